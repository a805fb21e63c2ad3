"""What would come of a wish: told to the seat that asks, from its own view alone."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.server import wire
from spiritboard.server.identity import Visitor
from spiritboard.server.room import Room


async def what_if(room: Room, visitor: Visitor, command: wire.WhatIf) -> wire.Prospects:
    """Nothing is answered, stored or told to anybody else."""
    async with room.lock:
        room.check_holds(visitor, command.seat)
        match = room.playing()
        decision = match.decision
        if decision is None:
            raise Illegal("", "game-over")
        if decision.id != command.decision:
            raise Illegal("", "another-question", asked=command.decision, open=decision.id)
        prospects = room.presenter.what_if(match.view(command.seat), command.wish)
    return wire.Prospects(command.key, command.seat, command.decision, prospects)
