"""Shamans, and the server at tables of it, with one leak each."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.values import WATCHER, Action, Seat
from spiritboard.games.shamans.actions import KeepPortal, Play
from spiritboard.games.shamans.game import Shamans
from spiritboard.games.shamans.rules.portals import PortalQuestion, has_portal
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.view import ShamansView
from spiritboard.match import Match
from spiritboard.server import sockets, temper, wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import TableDoc
from spiritboard.server.listening import Listener
from spiritboard.server.presenter import Moment, Presenter
from spiritboard.server.room import Room
from spiritboard.text import Phrase
from tests.server.leaks.planted import Honest, Leaks, replace

LEAKS: Final = Leaks()
plant = LEAKS.plant


def state_of(match: Match | None) -> ShamansState:
    assert match is not None
    assert isinstance(match.state, ShamansState)
    return match.state


def roles_of(s: ShamansState) -> tuple[int, ...]:
    return tuple(int(s.is_shadow(seat)) for seat in range(s.box.seats))


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
    return replace(view, hand=s.hand(s.guide)) if seat == WATCHER else view


@plant(Shamans, "view")
def hand_order(honest: Honest, game: Shamans, s: ShamansState, seat: Seat) -> ShamansView:
    """A hand is not sorted: how it lies depends on how the next one was dealt."""
    view: ShamansView = honest(game, s, seat)
    cut = min(s.hand((seat + 1) % s.box.seats), default=0) % (len(view.hand) or 1)
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


@plant(Room, "position")
def others_bets(honest: Honest, room: Room, *given: Any) -> wire.Position:
    """Everybody sees what was guessed."""
    position: wire.Position = honest(room, *given)
    return replace(position, tip=Phrase("bets", {"named": str(room.doc.bets)}))


# Who is asked, and what may be done


@plant(PortalQuestion, "asked")
def who_is_asked(honest: Honest, frame: object, s: ShamansState) -> tuple[Seat, ...]:
    """S5.1 If anybody has a portal, only those who have one are asked."""
    asked: tuple[Seat, ...] = honest(frame, s)
    return tuple(seat for seat in asked if has_portal(s, seat)) or asked


@plant(Presenter, "options")
def option_order(
    honest: Honest, presenter: Presenter, moment: Moment, view: ShamansView, seat: Seat
) -> list[wire.Option]:
    """The Shadows among the seats are listed first."""
    roles = roles_of(state_of(moment.match))
    found: list[wire.Option] = honest(presenter, moment, view, seat)
    return sorted(found, key=lambda x: -roles[x.action["seat"]] if "seat" in x.action else 0)


@plant(Presenter, "options")
def preview(
    honest: Honest, presenter: Presenter, moment: Moment, view: ShamansView, seat: Seat
) -> list[wire.Option]:
    """What an answer would do is worked out from the true pile."""
    chance = Phrase("chance", {"masks": state_of(moment.match).pile[0]})
    return [replace(x, does=[*x.does, chance]) for x in honest(presenter, moment, view, seat)]


@plant(sockets, "hint")
async def hint(
    honest: Honest, house: House, room: Room, visitor: Visitor, command: wire.HintRequest
) -> wire.Hint:
    """The adviser knows who the Shadows are."""
    found: wire.Hint = await honest(house, room, visitor, command)
    return replace(found, why=[Phrase("why", {"shadows": state_of(room.match).shadows})])


# What is told


@plant(Shamans, "check")
def error_text(honest: Honest, game: Shamans, s: ShamansState, seat: Seat, action: Action) -> None:
    """Who tries a card that they do not have reads who has it."""
    try:
        honest(game, s, seat, action)
    except Illegal as illegal:
        has = [x for x in range(s.box.seats) if action in [Play(card) for card in s.hand(x)]]
        more = {"seat": has[0]} if has else {}
        raise Illegal(illegal.rule, illegal.key, **{**illegal.params, **more}) from None


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
        self.shown = listener.shown
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


@plant(Room, "set_clock")
def clock(honest: Honest, room: Room) -> None:
    """Who could do more gets more time."""
    honest(room)
    asked = room.open_question()
    if asked is not None and room.match is not None:
        room.clock.until += sum(len(room.match.options(seat)) for seat in asked.seats)


@plant(temper, "drawn")
def bots_say_what_they_know(honest: Honest, doc: TableDoc, seq: int) -> int:
    """Whether a bot speaks depends on what is hidden in the state."""
    return int.from_bytes(sha256(bytes(doc.state)).digest()[:4])


# By other ways
