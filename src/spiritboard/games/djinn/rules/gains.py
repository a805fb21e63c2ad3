"""What chests and awards hold."""

from __future__ import annotations

from typing import ClassVar, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Do
from spiritboard.core.state import Frame
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Catch, LetBe
from spiritboard.games.djinn.box import (
    BOTTLES,
    CAPACITY,
    CIRCLE,
    FILL,
    FROM_BAG,
    GEAR,
    MAGE,
    MAGIC,
    ROUNDS,
    SECRET,
    WAKE,
    Gain,
)
from spiritboard.games.djinn.rows import COLOUR_ROW, djinn_at
from spiritboard.games.djinn.rules.archive import PlaceOne
from spiritboard.games.djinn.rules.bosses import maybe_drive_out
from spiritboard.games.djinn.rules.gear import GainGear
from spiritboard.games.djinn.rules.keeping import BonusOffered, FromBag, Store, grow
from spiritboard.games.djinn.rules.mages import CallMage, WakeSome
from spiritboard.games.djinn.rules.means import gain_plain
from spiritboard.games.djinn.rules.picking import PickBottles
from spiritboard.games.djinn.rules.room import can_find_room, fits
from spiritboard.games.djinn.state import DjinnState


def gain_bonus(s: DjinnState, seat: int, gains: tuple[Gain, ...]) -> None:
    """D44 Capacity and circles, which may be left, then the rest."""
    growth = growth_in(gains)
    if growth:
        offers = [BonusOffered(seat, what) for what in growth]
        s.push(*offers, GainRest(seat, gains))
    else:
        gain_rest(s, seat, gains)


def gain_unlocked(s: DjinnState, seat: int, gains: tuple[Gain, ...]) -> None:
    """D13 What a key was paid for; nobody is asked again whether it is wanted."""
    for what in growth_in(gains):
        grow(s, seat, what)
    gain_rest(s, seat, gains)


def growth_in(gains: tuple[Gain, ...]) -> list[int]:
    """Steps of capacity and a circle come first, so that there is room for magic."""
    found: list[int] = []
    for what, amount in gains:
        if what == CAPACITY:
            found += [what] * amount
        elif what == CIRCLE:
            found.append(what)
    return found


class GainRest(Do[DjinnState]):
    """What is no capacity and no circle."""

    tag: ClassVar[str] = "gain-rest"
    __match_args__ = ("seat", "gains")
    rule: ClassVar[str] = "D44"

    def __init__(self, seat: int, gains: tuple[Gain, ...]) -> None:
        self.seat = seat
        self.gains = gains

    def run(self, s: DjinnState) -> None:
        gain_rest(s, self.seat, self.gains)


def gain_rest(s: DjinnState, seat: int, gains: tuple[Gain, ...]) -> None:
    """What is plain at once, then the choices."""
    choices: list[Frame[DjinnState]] = []
    for what, amount in gains:
        if what == FILL:
            gain_plain(s, seat, MAGIC, s.marker[seat])
        elif what < BOTTLES:
            gain_plain(s, seat, what, amount)
        elif what not in (CAPACITY, CIRCLE):
            choices.append(choice_of(seat, what, amount))
    s.push(*choices)


def choice_of(seat: int, what: int, amount: int) -> Frame[DjinnState]:
    if what == BOTTLES:
        return PickBottles(seat, amount)
    if what == WAKE:
        return WakeSome(seat, amount)
    if what == MAGE:
        return CallMage(seat)
    if what == GEAR:
        return GainGear(seat)
    if what == SECRET:
        return PlaceOne(seat)
    return FromBag(seat) if what == FROM_BAG else CatchOne(seat)


class CatchOne(AskSeat[DjinnState]):
    """4.6 A djinn from any round space, for nothing; it needs a place (D24)."""

    tag: ClassVar[str] = "catch-one"
    kind: ClassVar[str] = "catch"
    rule: ClassVar[str] = "D24"

    def ways(self, s: DjinnState) -> list[Action]:
        rooms = [fits(s, self.seat, colour) for colour in range(4)]
        return [
            Catch(space, colour)
            for space in range(ROUNDS)
            for colour in range(4)
            if s.djinn[djinn_at(space, colour)] and rooms[colour]
        ]

    def needed(self, s: DjinnState) -> bool:
        """D45 Room may be made first."""
        colours = [colour for colour in range(4) if any(s.djinn[colour::COLOUR_ROW])]
        return len(colours) > 0 and can_find_room(s, self.seat, colours)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [*self.ways(s), LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Catch) and 0 <= action.space < ROUNDS and 0 <= action.colour < 4:
            there = s.djinn[djinn_at(action.space, action.colour)] > 0
            return Illegal(self.rule, "nowhere-to-put" if there else "no-such-djinn")
        return Illegal(self.rule, "not-an-answer")

    def default(self, s: DjinnState, seat: Seat) -> Action:
        return LetBe()

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, LetBe):
            return
        catch = cast("Catch", action)
        s.djinn[djinn_at(catch.space, catch.colour)] -= 1
        s.tell("catches", seat=seat, djinn=catch.colour, spot=s.spot(catch.space))
        maybe_drive_out(s, catch.space)
        s.push(Store(seat, catch.colour))
