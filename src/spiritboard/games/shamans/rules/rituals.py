"""S6: rituals, and the worlds whose completion calls for them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from spiritboard.core.bits import set_of
from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Do
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.actions import (
    ChooseRitual,
    Eliminate,
    Exchange,
    KeepDagger,
    StepBack,
    TakePile,
    TakeShown,
)
from spiritboard.games.shamans.box import DAGGER, ILLUMINATION, STABILISATION, TRANSMUTATION
from spiritboard.games.shamans.rules.artifacts import (
    TAKES,
    artifact_choices,
    number_of_take,
    take_artifact,
    why_not_take,
)
from spiritboard.games.shamans.rules.elimination import Elimination
from spiritboard.games.shamans.rules.portals import retreat_pawn
from spiritboard.games.shamans.rules.scoring import gain
from spiritboard.games.shamans.state import (
    ELIMINATED,
    EXCHANGED,
    NOTHING,
    STEPPED_BACK,
    ShamansState,
)

STEP_BACK: Final = StepBack()
KEEP_DAGGER: Final = KeepDagger()


def place(s: ShamansState, seat: Seat, card: int) -> None:
    """S3.4 A card goes to its world; if that is now complete, its player performs the ritual."""
    world = card >> 3
    values = s.placed[world] | 1 << (card & 7)
    s.placed[world] = values
    if values == s.box.full:
        s.closed |= 1 << world
        s.stack.append(Ritual(seat, world))


def take_completed(s: ShamansState) -> tuple[int, ...]:
    """The worlds that are complete and not dealt with yet; now they are."""
    full = s.box.full
    completed = [
        world
        for world, values in enumerate(s.placed)
        if values == full and not (s.closed >> world) & 1
    ]
    for world in completed:
        s.closed |= 1 << world
    return tuple(completed)


class Ritual(Do[ShamansState]):
    """S6 The ritual of a completed world. An eliminated player performs none (house)."""

    tag: ClassVar[str] = "ritual"
    __match_args__ = ("seat", "world")
    rule: ClassVar[str] = "S6"

    def __init__(self, seat: int, world: int) -> None:
        self.seat = seat
        self.world = world

    def run(self, s: ShamansState) -> None:
        if not s.is_alive(self.seat):
            return
        ritual = s.box.rituals[self.world]
        if s.events is not None:
            s.tell("performs", seat=self.seat, world=self.world, ritual=ritual)
        if ritual == STABILISATION:
            s.stack.append(Stabilisation(self.seat))
        elif ritual == TRANSMUTATION:
            s.stack.append(Transmutation(self.seat))
        elif ritual == ILLUMINATION:
            gain(s, self.seat, s.box.illumination_points, "illumination")
        else:
            s.stack.append(Neutralisation(self.seat))


class Stabilisation(AskSeat[ShamansState]):
    """S6.1 Two spaces back, or an artifact."""

    tag: ClassVar[str] = "stabilisation"
    kind: ClassVar[str] = "stabilisation"
    rule: ClassVar[str] = "S6.1"

    def choices(self, s: ShamansState, seat: Seat) -> i64:
        return 1 | artifact_choices(s) << 1

    def numbered(self, number: int) -> Action:
        return STEP_BACK if number == 0 else TAKES[number - 1]

    def refusal(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, TakeShown | TakePile):
            return why_not_take(action)
        return Illegal(self.rule, "step-back-or-take")

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        if isinstance(action, StepBack):
            s.note(STEPPED_BACK, seat, NOTHING)
            retreat_pawn(s, s.box.stabilisation_step)
        else:
            take_artifact(s, seat, number_of_take(action))


class Transmutation(AskSeat[ShamansState]):
    """S6.2 Exchange role cards with another living player; both may look."""

    tag: ClassVar[str] = "transmutation"
    kind: ClassVar[str] = "transmutation"
    rule: ClassVar[str] = "S6.2"

    def needed(self, s: ShamansState) -> bool:
        return self.choices(s, self.seat) != 0

    def choices(self, s: ShamansState, seat: Seat) -> i64:
        return s.alive & ~(1 << seat)

    def numbered(self, number: int) -> Action:
        return Exchange(number)

    def refusal(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Exchange) and action.seat == seat:
            return Illegal(self.rule, "exchange-with-another")
        return Illegal(self.rule, "exchange-with-living")

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Exchange)
        other = action.seat
        s.note(EXCHANGED, seat, other)
        s.shadows = swapped(s.shadows, seat, other)
        s.revealed = swapped(s.revealed, seat, other)
        s.knows = [swapped(known, seat, other) for known in s.knows]
        for one in (seat, other):
            s.knows[one] |= (1 << seat) | (1 << other)
        s.tell("exchanges", seat=seat, with_seat=other)
        for one in (seat, other):
            s.whisper((one,), "your-new-role", role=int(s.is_shadow(one)))


def swapped(seats: int, one: Seat, other: Seat) -> int:
    """A set of seats after two of them have changed places."""
    if (seats >> one) & 1 == (seats >> other) & 1:
        return seats
    return seats ^ (1 << one) ^ (1 << other)


class Neutralisation(AskSeat[ShamansState]):
    """S6.4 A face-up dagger must be used, a face-down one may; with none nothing happens.

    Whoever has a face-down artifact is asked, so the question betrays no hidden dagger.
    """

    tag: ClassVar[str] = "neutralisation"
    kind: ClassVar[str] = "neutralisation"
    rule: ClassVar[str] = "S6.4"

    def needed(self, s: ShamansState) -> bool:
        armed = DAGGER in s.up[self.seat] or len(s.down[self.seat]) > 0
        return armed and self.targets(s) != 0

    def targets(self, s: ShamansState) -> int:
        """Edition cs: any player; edition ru: any other player. As a set."""
        return s.alive if s.box.edition == "cs" else s.alive & ~(1 << self.seat)

    def choices(self, s: ShamansState, seat: Seat) -> i64:
        if DAGGER in s.up[seat]:
            return self.targets(s) << 1
        return 1 | self.targets(s) << 1 if DAGGER in s.down[seat] else 1

    def numbered(self, number: int) -> Action:
        """A victim by seat, plus 1."""
        return KEEP_DAGGER if number == 0 else Eliminate(number - 1)

    def refusal(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, KeepDagger):
            return Illegal(self.rule, "dagger-must")
        if not isinstance(action, Eliminate):
            return Illegal(self.rule, "choose-a-victim")
        if not s.has(seat, DAGGER):
            return Illegal(self.rule, "no-dagger")
        if action.seat == seat:
            return Illegal(self.rule, "not-yourself")
        return Illegal(self.rule, "victim-not-alive")

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        if isinstance(action, KeepDagger):
            s.tell("no-dagger-used", seat=seat)
            return
        assert isinstance(action, Eliminate)
        s.give_up(seat, DAGGER)
        s.note(ELIMINATED, seat, action.seat)
        s.reveal("uses-dagger", seat=seat, victim=action.seat)
        s.push(Elimination(action.seat), CompletedWorlds(seat))


class CompletedWorlds(Do[ShamansState]):
    """S7.3 Worlds completed by an eliminated Shadow's hand: their rituals are the eliminator's."""

    tag: ClassVar[str] = "completed-worlds"
    __match_args__ = ("seat",)
    rule: ClassVar[str] = "S7.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ShamansState) -> None:
        s.push(RitualOrder(self.seat, take_completed(s)))


class RitualOrder(AskSeat[ShamansState]):
    """S6.5 Several rituals at once: their performer chooses the order."""

    tag: ClassVar[str] = "ritual-order"
    __match_args__ = ("seat", "worlds")
    kind: ClassVar[str] = "ritual-order"
    rule: ClassVar[str] = "S6.5"

    def __init__(self, seat: int, worlds: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.worlds = worlds

    def needed(self, s: ShamansState) -> bool:
        return len(self.worlds) > 1 and s.is_alive(self.seat)

    def run(self, s: ShamansState) -> None:
        for world in self.worlds:
            s.push(Ritual(self.seat, world))

    def choices(self, s: ShamansState, seat: Seat) -> i64:
        return set_of(self.worlds)

    def numbered(self, number: int) -> Action:
        return ChooseRitual(number)

    def refusal(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "choose-a-ritual")

    def answer(self, s: ShamansState, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseRitual)
        rest = tuple([world for world in self.worlds if world != action.world])
        s.push(Ritual(seat, action.world), RitualOrder(seat, rest))
