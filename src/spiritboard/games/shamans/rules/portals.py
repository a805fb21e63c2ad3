"""S5.1: the pawn's way, and the portals that may bend it at any time."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, cast

from mypy_extensions import i64

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskAll, Do
from spiritboard.core.rng import Rng
from spiritboard.core.state import Frame
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.actions import KeepPortal, UsePortal
from spiritboard.games.shamans.box import PORTAL
from spiritboard.games.shamans.rules.scoring import shadows_win, shamans_win
from spiritboard.games.shamans.state import WARPED, ShamansState

KEEP: Final = KeepPortal()
ONWARD: Final = UsePortal(1)
BACK: Final = UsePortal(-1)
PORTAL_ANSWERS: Final = (KEEP, ONWARD, BACK)
"""By their numbers."""


def is_brink(s: ShamansState, steps: int) -> bool:
    """Would so many steps reach the Moon?"""
    return s.pawn + steps >= s.box.moon


def advance_pawn(s: ShamansState, steps: int) -> None:
    """Towards the Moon; before the step onto it the portals are asked for."""
    room = s.box.moon - 1 - s.pawn
    free = min(steps, room)
    if free:
        s.pawn += free
        if s.events is not None:
            tell_pawn(s, free)
    if free < steps:
        s.stack.append(Brink(steps - free))


def retreat_pawn(s: ShamansState, steps: int) -> None:
    """S2.1 Away from the Moon, never below 0."""
    free = min(steps, s.pawn)
    s.pawn -= free
    if s.events is not None:
        tell_pawn(s, -free)


def tell_pawn(s: ShamansState, steps: int) -> None:
    s.tell("pawn-moves", by=steps, pawn=s.pawn, steps=s.box.moon - s.pawn)


def has_portal(s: ShamansState, seat: Seat) -> bool:
    return s.has(seat, PORTAL)


def portal_moves(s: ShamansState, seat: Seat) -> int:
    """S5.1 What the owner of a portal may do with it, as a set: 0 onward, 1 back."""
    if not has_portal(s, seat):
        return 0
    return 0b11 if s.pawn > 0 else 0b01


def why_no_portal(s: ShamansState, seat: Seat, action: UsePortal) -> Illegal:
    if not has_portal(s, seat):
        return Illegal("S5.1", "no-portal")
    if action.direction == -1:
        return Illegal("S2.1", "pawn-at-start")
    return Illegal("S5.1", "portal-direction")


def use_portal(s: ShamansState, seat: Seat, direction: int) -> None:
    """S5.1 Discard it and move the pawn one space either way."""
    discard_portal(s, seat, direction)
    Warp(direction).run(s)


def discard_portal(s: ShamansState, seat: Seat, direction: int) -> None:
    s.give_up(seat, PORTAL)
    s.note(WARPED, seat, direction)
    if s.events is not None:
        s.reveal("uses-portal", seat=seat, direction=direction)


class Warp(Do[ShamansState]):
    """S5.1 A discarded portal takes effect."""

    tag: ClassVar[str] = "warp"
    __match_args__ = ("direction",)
    rule: ClassVar[str] = "S5.1"

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def run(self, s: ShamansState) -> None:
        if self.direction > 0:
            advance_pawn(s, s.box.portal_step)
        else:
            retreat_pawn(s, s.box.portal_step)


class PortalQuestion(AskAll[ShamansState]):
    """S5.1 Put to every living player who may have a portal, so it betrays nobody who has one."""

    rule: ClassVar[str] = "S5.1"
    interruptible: ClassVar[bool] = False

    def asked(self, s: ShamansState) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(s.box.seats) if s.may_have_portal(seat)])

    def choices(self, s: ShamansState, seat: Seat) -> i64:
        return 1 | portal_moves(s, seat) << 1

    def numbered(self, number: int) -> Action:
        return PORTAL_ANSWERS[number]

    def pick(self, s: ShamansState, seat: Seat, rng: Rng) -> i64:
        """Must agree with `choices`."""
        return rng.below(3 if s.pawn > 0 else 2) if has_portal(s, seat) else 0

    def refusal(self, s: ShamansState, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, UsePortal):
            return why_no_portal(s, seat, action)
        return Illegal(self.rule, "portal-or-not")

    def resolve(self, s: ShamansState, answers: list[Action | int | None]) -> None:
        used = [seat for seat, answer in enumerate(answers) if isinstance(answer, UsePortal)]
        if used:
            s.stack.append(self.again())
            self.warp(s, used, answers)
        else:
            if s.events is not None:
                s.tell("no-portal-used")
            self.run(s)

    def warp(self, s: ShamansState, used: list[Seat], answers: list[Action | int | None]) -> None:
        """Steps back take effect before steps on, each clockwise from the Guide (house)."""
        back: list[Frame[ShamansState]] = []
        onward: list[Frame[ShamansState]] = []
        for seat in s.clockwise_from(s.guide):
            if seat in used:
                direction = cast("UsePortal", answers[seat]).direction
                discard_portal(s, seat, direction)
                (onward if direction > 0 else back).append(Warp(direction))
        s.push(*back, *onward)

    @abstractmethod
    def again(self) -> Frame[ShamansState]:
        """What follows after portals were used."""


class Brink(PortalQuestion):
    """S5.1 Just before a step onto the Moon."""

    tag: ClassVar[str] = "brink"
    __match_args__ = ("steps",)
    kind: ClassVar[str] = "portal-before-moon"

    def __init__(self, steps: int) -> None:
        self.steps = steps
        """Steps still to go; the first of them reaches the Moon."""

    def run(self, s: ShamansState) -> None:
        s.pawn = s.box.moon
        if s.events is not None:
            tell_pawn(s, 1)
        shadows_win(s)

    def again(self) -> Frame[ShamansState]:
        return Advance(self.steps)


class Advance(Do[ShamansState]):
    """The rest of a way that a portal has interrupted."""

    tag: ClassVar[str] = "advance"
    __match_args__ = ("steps",)
    rule: ClassVar[str] = "S5.1"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, s: ShamansState) -> None:
        advance_pawn(s, self.steps)


class LastCall(PortalQuestion):
    """S5.1 After the last trick, while the portals that may be owned could reach the Moon.

    S8.1 Then the Shamans win the round.
    """

    tag: ClassVar[str] = "last-call"
    kind: ClassVar[str] = "portal-after-last-trick"

    def asked(self, s: ShamansState) -> tuple[Seat, ...]:
        in_reach = is_brink(s, s.most_portals() * s.box.portal_step)
        return super().asked(s) if in_reach else ()

    def run(self, s: ShamansState) -> None:
        shamans_win(s, "worlds-guarded")

    def again(self) -> Frame[ShamansState]:
        return LAST_CALL


LAST_CALL: Final = LastCall()
