"""What a strong player would do."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.core.rng import key_of
from spiritboard.server import wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.room import Room


async def hint(house: House, room: Room, visitor: Visitor, command: wire.Ask) -> wire.Hint:
    """What a strong player would do with this seat's view. It costs the table nothing."""
    async with room.lock:
        room.check_holds(visitor, command.seat)
        match = room.playing()
        decision = match.decision
        if decision is None or command.seat not in decision.seats:
            raise Illegal("", "not-your-question")
        view, seen = match.view(command.seat), room.sights
        options = [a for a in match.options(command.seat) if not match.game.is_out_of_turn(a)]
    key = key_of(f"hint {room.doc.id} {decision.id}")
    found = await house.workers.advise(
        room.doc.game, key, view, options, house.settings.bot_seconds
    )
    option = seen.option(view, found.action)
    why = [
        seen.phraser.phrase(
            (
                "hint-only" if not found.games else "hint-feel" if found.by_feel else "hint-share",
                {"games": found.games, "share": found.share, "next": found.next_share},
            )
        )
    ]
    return wire.Hint(command.key, command.seat, option.action, option.say, why + option.does)
