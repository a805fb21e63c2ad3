"""What would come of a wish: told to the seat that asks, from its own view alone."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.server import wire
from spiritboard.server.identity import Visitor
from spiritboard.server.room import Room


async def weigh(room: Room, visitor: Visitor, command: wire.Weigh) -> wire.Weighed:
    """Nothing is answered, stored or told to anybody else."""
    async with room.lock:
        room.check_holds(visitor, command.seat)
        match = room.playing()
        decision = match.decision
        if decision is None:
            raise Illegal("", "game-over")
        if decision.id != command.decision:
            raise Illegal("", "another-question", asked=command.decision, open=decision.id)
        weights = room.sights.weigh(match.view(command.seat), command.wish)
    return wire.Weighed(command.key, command.seat, command.decision, weights)
