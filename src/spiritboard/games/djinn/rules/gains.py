"""What chests and awards hold."""

from __future__ import annotations

from typing import ClassVar, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat
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
from spiritboard.games.djinn.rules.archive import PlaceOne
from spiritboard.games.djinn.rules.bosses import maybe_drive_out
from spiritboard.games.djinn.rules.gear import GainGear
from spiritboard.games.djinn.rules.keeping import (
    FromBag,
    Store,
    bottlings,
    fits,
    open_circle,
    raise_capacity,
)
from spiritboard.games.djinn.rules.mages import CallMage, WakeSome
from spiritboard.games.djinn.rules.means import gain_plain
from spiritboard.games.djinn.rules.picking import PickBottles
from spiritboard.games.djinn.state import DjinnState


def gain_all(s: DjinnState, seat: int, gains: tuple[Gain, ...]) -> None:
    """Capacity first, so that there is room for magic; then what is plain; then the choices."""
    choices: list[Frame[DjinnState]] = []
    for what, amount in gains:
        if what == CAPACITY:
            for _ in range(amount):
                raise_capacity(s, seat)
        elif what == CIRCLE:
            open_circle(s, seat)
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

    kind: ClassVar[str] = "catch"
    rule: ClassVar[str] = "D24"

    def ways(self, s: DjinnState) -> list[Action]:
        rooms = [fits(s, self.seat, colour) for colour in range(4)]
        there = [at for at in range(4 * ROUNDS) if s.djinn[at] and rooms[at & 3]]
        return [Catch(at >> 2, at & 3) for at in there]

    def needed(self, s: DjinnState) -> bool:
        """A circle may be freed first."""
        return any(s.djinn) and (bool(self.ways(s)) or bool(bottlings(s, self.seat)))

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [*self.ways(s), LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Catch) and 0 <= action.space < ROUNDS and 0 <= action.colour < 4:
            there = s.djinn[4 * action.space + action.colour] > 0
            return Illegal(self.rule, "nowhere-to-put" if there else "no-such-djinn")
        return Illegal(self.rule, "not-an-answer")

    def default(self, s: DjinnState, seat: Seat) -> Action:
        return LetBe()

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if isinstance(action, LetBe):
            return
        catch = cast("Catch", action)
        s.djinn[4 * catch.space + catch.colour] -= 1
        s.tell("catches", seat=seat, djinn=catch.colour, spot=s.spot(catch.space))
        maybe_drive_out(s, catch.space)
        s.push(Store(seat, catch.colour))
