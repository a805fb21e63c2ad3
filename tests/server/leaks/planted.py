"""The server and the game with one leak each. The docstring of a leak says what it betrays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from inspect import getattr_static
from typing import Any, Final
from unittest.mock import patch

import msgspec
from msgspec import structs

from spiritboard.core.errors import Illegal
from spiritboard.core.values import WATCHER, Action, Decision, Event, Seat
from spiritboard.games.shamans.actions import KeepPortal, Play
from spiritboard.games.shamans.game import Shamans
from spiritboard.games.shamans.rules.portals import PortalQuestion, has_portal
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.view import ShamansView
from spiritboard.match import Match
from spiritboard.server import archive, journal, sockets, wire
from spiritboard.server.autopilot import Autopilot
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair
from spiritboard.server.room import Listener, Room, Told
from spiritboard.server.sights import Sights
from spiritboard.server.store import Row
from spiritboard.text import Phrase

replace = structs.replace
Honest = Callable[..., Any]

LEAKS: Final[dict[str, Callable[[], AbstractContextManager[object]]]] = {}


def plant(owner: object, name: str) -> Callable[[Honest], Honest]:
    """The function below it takes the place of an honest one, which it is given first."""

    def planted(leak: Honest) -> Honest:
        honest = getattr_static(owner, name)

        def put(*given: Any, **more: Any) -> Any:
            return leak(honest, *given, **more)

        new = property(lambda self: leak(honest.fget, self)) if is_property(honest) else put
        LEAKS[leak.__name__] = lambda: patch.object(owner, name, new)
        return leak

    return planted


def is_property(honest: object) -> bool:
    return isinstance(honest, property)


def state_of(match: Match | None) -> ShamansState:
    assert match is not None
    assert isinstance(match.state, ShamansState)
    return match.state


def roles_of(s: ShamansState) -> tuple[int, ...]:
    return tuple(int(s.is_shadow(seat)) for seat in range(s.box.seats))


def heard_by_all(events: Iterable[Event]) -> list[Event]:
    return [replace(event, audience=None) for event in events]


# The state


@plant(Shamans, "view")
def roles_to_all(honest: Honest, game: Shamans, s: ShamansState, seat: Seat) -> ShamansView:
    """Everybody sees every role."""
    view: ShamansView = honest(game, s, seat)
    return replace(view, roles=roles_of(s))


@plant(Shamans, "view")
def watcher_sees(honest: Honest, game: Shamans, s: ShamansState, seat: Seat) -> ShamansView:
    """Who looks on sees the Guide's hand."""
    view: ShamansView = honest(game, s, seat)
    return replace(view, hand=s.hands[s.guide]) if seat == WATCHER else view


@plant(Shamans, "view")
def hand_order(honest: Honest, game: Shamans, s: ShamansState, seat: Seat) -> ShamansView:
    """A hand is not sorted: how it lies depends on how the next one was dealt."""
    view: ShamansView = honest(game, s, seat)
    cut = min(s.hands[(seat + 1) % s.box.seats], default=0) % (len(view.hand) or 1)
    return replace(view, hand=view.hand[cut:] + view.hand[:cut])


@plant(Shamans, "view")
def hidden_answers(honest: Honest, game: Shamans, s: ShamansState, seat: Seat) -> ShamansView:
    """Of hidden answers only those without a portal are marked as given."""
    view: ShamansView = honest(game, s, seat)
    kept = tuple(x for x in view.answered if s.answers[x] == KeepPortal())
    return replace(view, answered=kept)


@plant(Shamans, "view")
def others_passes(honest: Honest, game: Shamans, s: ShamansState, seat: Seat) -> ShamansView:
    """S4.6 Everybody sees which card the first seat passed."""
    view: ShamansView = honest(game, s, seat)
    return replace(view, passed=s.passed[0])


@plant(Match, "commitment")
def seed_in_client_data(honest: Honest, match: Match) -> str:
    """Published is the seed, not its hash."""
    return match.seeds[0].seed


@plant(Room, "places")
def cookies(honest: Honest, room: Room) -> list[wire.Place]:
    """Everybody sees the tokens of the seats."""
    tokens = [chair.token for chair in room.doc.chairs]
    return [replace(x, name=token) for x, token in zip(honest(room), tokens, strict=True)]


@plant(Room, "position")
def others_bets(honest: Honest, room: Room, seat: Seat) -> wire.Position:
    """Everybody sees what was guessed."""
    position: wire.Position = honest(room, seat)
    return replace(position, tip=Phrase("bets", {"named": str(room.doc.bets)}))


# Who is asked, and what may be done


@plant(PortalQuestion, "asked")
def who_is_asked(honest: Honest, frame: object, s: ShamansState) -> tuple[Seat, ...]:
    """S5.1 If anybody has a portal, only those who have one are asked."""
    asked: tuple[Seat, ...] = honest(frame, s)
    return tuple(seat for seat in asked if has_portal(s, seat)) or asked


@plant(Sights, "options")
def option_list(
    honest: Honest, sights: Sights, match: Match, view: ShamansView, seat: Seat
) -> list[wire.Option]:
    """Who waits sees what the one who is asked may do."""
    asked = match.decision.seats[0] if match.decision else seat
    found: list[wire.Option] = honest(sights, match, view, seat)
    return found or honest(sights, match, match.view(asked), asked)


@plant(Sights, "options")
def option_order(
    honest: Honest, sights: Sights, match: Match, view: ShamansView, seat: Seat
) -> list[wire.Option]:
    """The Shadows among the seats are listed first."""
    roles = roles_of(state_of(match))
    found: list[wire.Option] = honest(sights, match, view, seat)
    return sorted(found, key=lambda x: -roles[x.action["seat"]] if "seat" in x.action else 0)


@plant(Sights, "options")
def preview(
    honest: Honest, sights: Sights, match: Match, view: ShamansView, seat: Seat
) -> list[wire.Option]:
    """What an answer would do is worked out from the true pile."""
    chance = Phrase("chance", {"masks": state_of(match).pile[0]})
    return [replace(x, does=[*x.does, chance]) for x in honest(sights, match, view, seat)]


@plant(sockets, "hint")
async def hint(
    honest: Honest, house: House, room: Room, visitor: Visitor, command: wire.Ask
) -> wire.Hint:
    """The adviser knows who the Shadows are."""
    found: wire.Hint = await honest(house, room, visitor, command)
    return replace(found, why=[Phrase("why", {"shadows": state_of(room.match).shadows})])


# What is told


@plant(Sights, "told")
def log_arguments(
    honest: Honest, sights: Sights, events: Sequence[Event], seat: Seat
) -> list[wire.Told]:
    """Everybody is told what was meant for one."""
    found: list[wire.Told] = honest(sights, heard_by_all(events), seat)
    return found


@plant(Shamans, "check")
def error_text(honest: Honest, game: Shamans, s: ShamansState, seat: Seat, action: Action) -> None:
    """Who tries a card that they do not have reads who has it."""
    try:
        honest(game, s, seat, action)
    except Illegal as illegal:
        has = [x for x, hand in enumerate(s.hands) if action in [Play(card) for card in hand]]
        more = {"seat": has[0]} if has else {}
        raise Illegal(illegal.rule, illegal.key, **{**illegal.params, **more}) from None


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


@plant(Room, "keep_quietly")
async def changes_are_counted(honest: Honest, room: Room) -> int:
    """The next number tells that somebody has given an order."""
    return await room.keep(journal.Kept())


# How it is told


@plant(Room, "tell_news")
def size(honest: Honest, room: Room) -> None:
    """Messages are longer when there are more portals in the pile."""
    pad, listeners = b" " * state_of(room.match).pile[1], room.listeners
    room.listeners = {Padded(listener, pad) for listener in listeners}
    honest(room)
    room.listeners = listeners


class Padded:
    """A listener that gets longer messages."""

    def __init__(self, listener: Listener, pad: bytes) -> None:
        self.listener = listener
        self.visitor = listener.visitor
        self.eyes = listener.eyes
        self.pad = pad

    def send(self, message: bytes) -> None:
        self.listener.send(message + self.pad)

    def close(self, message: wire.Bye) -> None:
        self.listener.close(message)


@plant(Room, "tell_news")
def message_order(honest: Honest, room: Room) -> None:
    """Who sits where is told before the news if the first seat is a Shadow, else after."""
    tellings: list[Callable[[], None]] = [lambda: honest(room), room.tell_seating]
    for tell in reversed(tellings) if roles_of(state_of(room.match))[0] else tellings:
        tell()


@plant(Autopilot, "set_clock")
def clock(honest: Honest, autopilot: Autopilot, decision: Decision | None) -> None:
    """Who could do more gets more time."""
    honest(autopilot, decision)
    deadline = autopilot.room.deadline
    if deadline and decision:
        more = sum(len(autopilot.match().options(seat)) for seat in decision.seats)
        autopilot.room.deadline = (deadline[0], deadline[1] + more)


# By other ways


@plant(archive, "replay_of")
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
    room.history = [told._replace(events=heard_by_all(told.events)) for told in room.history]
