"""What a strong player would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from spiritboard.bots.advice import reasons_for
from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.core.rng import key_of
from spiritboard.core.speech import Saying
from spiritboard.core.values import Action
from spiritboard.server import wire
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.logs import logger
from spiritboard.server.room import Room
from spiritboard.server.workers import setup_of

log = logger(__name__)


async def hint(house: House, room: Room, visitor: Visitor, command: wire.HintRequest) -> wire.Hint:
    """What a strong player would do with this seat's view. It costs the table nothing."""
    async with room.lock:
        room.check_holds(visitor, command.seat)
        match = room.playing()
        decision = match.decision
        if decision is None or command.seat not in decision.seats:
            raise Illegal("", "not-your-question")
        view, options = match.view(command.seat), match.options(command.seat)
        taught = room.script.next_move(match) if room.script else None
    if taught is not None:
        action = match.game.action(taught.action)
        return advised(room, command, view, action, [("hint-lesson", {})])
    key, turn = key_of(f"hint {room.doc.id} {decision.id}"), Turn(Rank.ADVICE, visitor.guest)
    seconds = house.settings.bot_seconds
    try:
        with alone(house, visitor):
            found = await house.workers.advise(turn, setup_of(match), key, view, options, seconds)
    except SpiritboardError:
        raise
    except Exception as error:
        log.warning("a hint failed", table=room.doc.id, error=type(error).__name__)
        raise Illegal("", "no-hint") from error
    return advised(room, command, view, found.action, reasons_for(found))


@contextmanager
def alone(house: House, visitor: Visitor) -> Iterator[None]:
    """Whoever waits for a hint gets no second one meanwhile, at whatever table and socket."""
    asks = visitor.guest or visitor.seat_token
    if asks in house.hinted:
        raise Illegal("", "hint-on-its-way")
    house.hinted.add(asks)
    try:
        yield
    finally:
        house.hinted.discard(asks)


def advised(
    room: Room, command: wire.HintRequest, view: Any, action: Action, why: Sequence[Saying]
) -> wire.Hint:
    """Where the game gives no reason of its own, what the answer does stands for it."""
    (option,) = room.presenter.offered(view, [action])
    reasons = [room.presenter.phraser.phrase(one) for one in why]
    does = option.does if len(why) == 1 else []
    return wire.Hint(command.key, command.seat, option.action, option.say, [*reasons, *does])
