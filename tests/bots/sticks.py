"""A stranger's smallest game: no chance, no secrets, for one or two.

Twelve sticks lie on the table; in turn, one, two or three are taken. Of two players whoever takes the
last one wins. Alone one wants to take as often as possible.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng
from spiritboard.core.state import State
from spiritboard.core.values import (
    Action,
    Chances,
    Decision,
    Event,
    GameInfo,
    NoVariants,
    Outcome,
    Seat,
)


class Take(Action, frozen=True, tag="take"):
    sticks: int


@dataclass(eq=False, kw_only=True)
class SticksState(State):
    seats: int
    left: int = 12


class SticksView(msgspec.Struct, frozen=True):
    seat: Seat
    question: int
    seats: int
    left: int


class Sticks(Game[SticksState, SticksView]):
    def __init__(self) -> None:
        super().__init__(GameInfo("sticks", (1, 2), "sticks-1", NoVariants, Take, 12, {}))
        self.state_type = SticksState

    def setup(self, seats: int, options: msgspec.Struct) -> SticksState:
        return SticksState(seats=seats)

    def decision(self, s: SticksState) -> Decision | None:
        return Decision(s.question, "take", "N1", (s.question % s.seats,)) if s.left else None

    def options(self, s: SticksState, seat: Seat) -> list[Action]:
        decision = self.decision(s)
        if decision is None or seat not in decision.seats:
            return []
        return [Take(sticks) for sticks in range(1, min(3, s.left) + 1)]

    def check(self, s: SticksState, seat: Seat, action: Action) -> None:
        if action not in self.options(s, seat):
            raise Illegal("N1", "not-an-answer")

    def apply(self, s: SticksState, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Take)
        s.left -= action.sticks
        s.question += 1
        return []

    def chances(self, s: SticksState) -> Chances:
        raise AssertionError("nature is never asked")

    def draw(self, s: SticksState, rng: Rng) -> Action:
        raise AssertionError("nature is never asked")

    def view(self, s: SticksState, seat: Seat) -> SticksView:
        return SticksView(seat, s.question, s.seats, s.left)

    def world(self, view: SticksView, rng: Rng) -> SticksState:
        return SticksState(question=view.question, seats=view.seats, left=view.left)

    def outcome(self, s: SticksState) -> Outcome | None:
        if s.left:
            return None
        if s.seats == 1:
            return Outcome((), (s.question,), "no-sticks", "N2")
        last = (s.question - 1) % 2
        return Outcome((last,), tuple(int(seat == last) for seat in range(2)), "no-sticks", "N2")
