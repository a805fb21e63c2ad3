"""The server with one leak each, whatever is played. The docstring of a leak says what it betrays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from inspect import getattr_static
from typing import Any, Final
from unittest.mock import patch

import msgspec
from msgspec import structs

from spiritboard.core.values import Event, Seat
from spiritboard.match import Match
from spiritboard.server import api, journal, retelling, wire
from spiritboard.server.history import Told
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair
from spiritboard.server.presenter import Moment, Presenter
from spiritboard.server.room import Room
from spiritboard.server.store import Row
from spiritboard.text import Phrase

replace = structs.replace
Honest = Callable[..., Any]


class Leaks(dict[str, Callable[[], AbstractContextManager[object]]]):
    """By name: how each is planted."""

    def plant(self, owner: object, name: str) -> Callable[[Honest], Honest]:
        """The function below it takes the place of an honest one, which it is given first."""

        def planted(leak: Honest) -> Honest:
            honest = getattr_static(owner, name)

            def put(*given: Any, **more: Any) -> Any:
                return leak(honest, *given, **more)

            new = property(lambda self: leak(honest.fget, self)) if is_property(honest) else put
            self[leak.__name__] = lambda: patch.object(owner, name, new)
            return leak

        return planted


def is_property(honest: object) -> bool:
    return isinstance(honest, property)


def heard_by_all(events: Iterable[Event]) -> list[Event]:
    return [replace(event, audience=None) for event in events]


LEAKS: Final = Leaks()
plant = LEAKS.plant


@plant(Match, "commitment")
def seed_in_client_data(honest: Honest, match: Match) -> str:
    """Published is the seed, not its hash."""
    return match.seeds[0].seed


@plant(Room, "places")
def cookies(honest: Honest, room: Room) -> list[wire.Place]:
    """Everybody sees the tokens of the seats."""
    tokens = [chair.token for chair in room.doc.chairs]
    return [replace(x, name=token) for x, token in zip(honest(room), tokens, strict=True)]


@plant(Presenter, "options")
def option_list(
    honest: Honest, presenter: Presenter, moment: Moment, view: Any, seat: Seat
) -> list[wire.Option]:
    """Who waits sees what the one who is asked may do."""
    asked = moment.decision.seats[0] if moment.decision else seat
    found: list[wire.Option] = honest(presenter, moment, view, seat)
    return found or honest(presenter, moment, moment.view(asked), asked)


@plant(Presenter, "told")
def log_arguments(
    honest: Honest, presenter: Presenter, events: Sequence[Event], seat: Seat
) -> list[wire.Told]:
    """Everybody is told what was meant for one."""
    found: list[wire.Told] = honest(presenter, heard_by_all(events), seat)
    return found


@plant(Room, "news")
def undo_history(honest: Honest, room: Room, told: Told, seat: Seat) -> wire.News:
    """When something is taken back, the log goes over the wire, so that the page can do it."""
    news: wire.News = honest(room, told, seat)
    if not told.back_to or room.match is None:
        return news
    log = {"log": msgspec.to_builtins(room.match.log)}
    return replace(news, told=[wire.Told("taken-back", log, Phrase("taken-back"))])


@plant(Room, "play")
async def orders_show(honest: Honest, *given: Any) -> int:
    """Everybody reads that an order has answered, and some answer only for the empty-handed."""
    told: int = await honest(*["by order" if value == "order" else value for value in given])
    return told


@plant(Room, "persist_quietly")
async def changes_are_counted(honest: Honest, room: Room) -> int:
    """The next number tells that somebody has given an order."""
    return await room.persist(journal.Kept())


@plant(retelling, "replay_of")
def replay(honest: Honest, *given: Any, is_open: bool, finished: bool) -> wire.Replay:
    """Looking back shows all hands while the match goes on."""
    found: wire.Replay = honest(*given, is_open=True, finished=finished)
    return found


@plant(Room, "check_holds")
def others_eyes(honest: Honest, room: Room, visitor: Visitor, seat: Seat) -> Chair:
    """Nobody looks whose seat it is that is asked for."""
    return room.doc.chairs[seat % len(room.doc.chairs)]


@plant(Room, "restore")
def restart(honest: Honest, room: Room, rows: Iterable[Row]) -> None:
    """After a restart everything was told to everybody."""
    honest(room, rows)
    changes = room.history.changes
    room.history.changes = [told._replace(events=heard_by_all(told.events)) for told in changes]


@plant(Room, "position")
def others_orders(honest: Honest, room: Room, *given: Any) -> wire.Position:
    """Everybody sees which orders were given."""
    position: wire.Position = honest(room, *given)
    orders = [chair.orders for chair in room.doc.chairs]
    return replace(position, tip=Phrase("orders", {"given": str(orders)}))


@plant(Room, "is_finished")
def record_too_early(honest: Honest, room: Room, number: int) -> bool:
    """Records, proofs and open replays are served of a match that goes on."""
    return True


LEAKS["sentences"] = lambda: patch.object(api, "WATCHER", 0)
"""Anybody may have the table read aloud as the first seat sees it."""
