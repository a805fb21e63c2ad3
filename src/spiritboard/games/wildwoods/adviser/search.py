"""What a position is worth: exactly over rolls and cards, the best choice wherever there is one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.conditions import holds
from spiritboard.games.wildwoods.adviser.effects import happen
from spiritboard.games.wildwoods.adviser.effort import estimate
from spiritboard.games.wildwoods.adviser.happenings import end_phase
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.rolls import Try, begin, results, tries
from spiritboard.games.wildwoods.adviser.steps import prevailed
from spiritboard.games.wildwoods.box import NOTHING
from spiritboard.games.wildwoods.state import OPEN, WON

BREADTH: Final = 5
"""So many attempts are looked at beyond their own roll."""
REMEMBERED: Final = 300_000
"""Estimates that are kept."""
CHOICES: Final = 3
"""So many ways to lay down crystals."""


class TooBig(Exception):
    """There are more positions than the solver may look at."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a test has a slower one
class Solver:
    """The whole scene, to its end."""

    def __init__(self, board: Board, limit: int = 3_000_000) -> None:
        self.board = board
        self.limit = limit
        self.known: dict[int, float] = {}

    def value(self, p: Position) -> float:
        """Of a position on which something may be pending; it is used up."""
        fork = happen(self.board, p)
        if fork is not None:
            return self.of_fork(fork.is_choice, fork.weights, fork.ways)
        result = prevailed(self.board, p)
        if result != OPEN:
            return self.decided(p, result)
        return self.worth(p)

    def of_fork(self, is_choice: bool, weights: list[float], ways: list[Position]) -> float:
        if is_choice:
            return self.best_of(ways)
        total = 0.0
        for at in range(len(ways)):
            total += weights[at] * self.value(ways[at])
        return total

    def best_of(self, ways: list[Position]) -> float:
        best = 0.0
        for way in ways:
            best = max(best, self.value(way))
        return best

    def decided(self, p: Position, result: int) -> float:
        return 1.0 if result == WON else 0.0

    def worth(self, p: Position) -> float:
        """Of a position at which a card may be chosen; nothing is made of explore cards."""
        p.finds = 0
        key = p.key()
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.limit:
                raise TooBig
            found = self.best_act(p)
            self.known[key] = found
        return found

    def best_act(self, p: Position) -> float:
        best = self.of_ending(p)
        for one in self.open_tries(p):
            best = max(best, self.of_try(p, one))
        return best

    def open_tries(self, p: Position) -> list[Try]:
        return tries(self.board, p)

    def of_ending(self, p: Position) -> float:
        """W2.3 The phase ends here, or the scene where it may be left."""
        scene = self.board.scene
        if scene.may_leave != NOTHING and holds(self.board, p, scene.may_leave):
            return self.decided(p, WON)
        if self.board.must_roll and tries(self.board, p):
            return 0.0
        way = p.copy()
        end_phase(way)
        return self.value(way)

    def of_try(self, p: Position, one: Try) -> float:
        """Over all that the dice may show."""
        best = 0.0
        for way in begin(self.board, p, one):
            best = max(best, self.of_roll(way, one))
        return best

    def of_roll(self, p: Position, one: Try) -> float:
        """The dice are taken and the price is paid."""
        number = self.board.number(p, one.card)
        chances = self.board.chance(number, one.d8, one.d10, one.d12)
        total = 0.0
        for hits in range(len(chances)):
            total += chances[hits] * self.best_of(results(self.board, p, one, hits))
        return total


class Glance(Solver):
    """Looks no further than what is pending now."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.estimated: dict[int, float] = {}

    def worth(self, p: Position) -> float:
        return self.guess(p)

    def guess(self, p: Position) -> float:
        """The estimate; it is remembered for a while."""
        key = p.key()
        found = self.estimated.get(key)
        if found is None:
            if len(self.estimated) >= REMEMBERED:
                self.estimated.clear()
            found = estimate(self.board, p)
            self.estimated[key] = found
        return found

    def decided(self, p: Position, result: int) -> float:
        """Of two ways to win, the one that leaves more for the next scene."""
        kept = 0.001 * (p.spirit + sum(p.crystals))
        return 0.96 + kept if result == WON else 0.0


class Exact(Glance):
    """The whole scene where a bot would look at the next roll: best play by dice alone."""

    def worth(self, p: Position) -> float:
        return Solver.worth(self, p)

    def decided(self, p: Position, result: int) -> float:
        return 1.0 if result == WON else 0.0


class TurnSearch(Glance):
    """Searches the present turn among the most promising attempts; the next one is estimated."""

    def __init__(self, glance: Glance, breadth: int = BREADTH) -> None:
        super().__init__(glance.board)
        self.breadth = breadth
        self.glance = glance

    def allow(self, positions: int) -> None:
        """So many more may be looked at; what lies behind them is estimated."""
        self.limit = len(self.known) + positions

    def of_fork(self, is_choice: bool, weights: list[float], ways: list[Position]) -> float:
        """Of many choices only the most promising ones are looked at."""
        if is_choice and len(ways) > CHOICES:
            worth = [self.glance.value(way.copy()) for way in ways]
            order = sorted(range(len(ways)), key=lambda at: -worth[at])
            return self.best_of([ways[at] for at in order[:CHOICES]])
        return super().of_fork(is_choice, weights, ways)

    def worth(self, p: Position) -> float:
        if p.turns:
            return self.glance.guess(p)
        key = p.key()
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.limit:
                return self.glance.guess(p)
            self.known[key] = self.glance.guess(p)
            found = self.best_act(p)
            self.known[key] = found
        return found

    def open_tries(self, p: Position) -> list[Try]:
        """The most promising ones, by a glance."""
        found = tries(self.board, p)
        if len(found) <= self.breadth:
            return found
        worth = [self.glance.of_try(p, one) for one in found]
        order = sorted(range(len(found)), key=lambda at: -worth[at])
        return [found[at] for at in order[: self.breadth]]
