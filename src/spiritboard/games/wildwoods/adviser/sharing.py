"""The whole scene, solved quickly: what a roll comes to is looked at once for all handfuls of dice."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.effects import happen
from spiritboard.games.wildwoods.adviser.position import DICE_SHIFT, Position
from spiritboard.games.wildwoods.adviser.rolls import Try, begin, handfuls, results, targets
from spiritboard.games.wildwoods.adviser.search import Solver
from spiritboard.games.wildwoods.adviser.steps import prevailed
from spiritboard.games.wildwoods.box import EXPLORE, HEAL, HELP, LIGHT
from spiritboard.games.wildwoods.state import OPEN

SURE: Final = 1 - 1e-12
Hand = tuple[int, int, int]


class Outcome:
    """What a roll with so many successes may come to, whatever dice are left."""

    def __init__(self) -> None:
        self.least = 0.0
        """Of the ways that decide the scene, the best one."""
        self.ways: list[Position] = []
        self.keys: set[int] = set()
        """Of each way, without its dice."""
        self.pending: list[Position] = []
        """Ways on which chance comes first."""


class Sharing(Solver):
    """Agrees with `Solver`, and looks at each position once instead of once for each handful."""

    def forget(self, p: Position) -> None:
        """Nothing: what it finds is exact."""

    def worth(self, p: Position) -> float:
        self.forget(p)
        return Solver.worth(self, p)

    def best_act(self, p: Position) -> float:
        best = 0.0
        hands = handfuls(p)[::-1]
        if hands:
            for card in (HELP, EXPLORE, HEAL, LIGHT):
                if self.board.number(p, card):
                    best = self.of_card(p, card, hands, best)
                if best >= SURE:
                    return best
        return max(best, self.of_ending(p))

    def of_card(self, p: Position, card: int, hands: list[Hand], best: float) -> float:
        for target in targets(self.board, p, card):
            best = self.of_target(p, Try(card, target, 0, 0, 0), hands, best)
        return best

    def of_target(self, p: Position, one: Try, hands: list[Hand], best: float) -> float:
        number = self.board.number(p, one.card)
        for way in begin(self.board, p, one):
            outcomes = [self.outcome(way, one, hits) for hits in range(sum(hands[0]) + 1)]
            for hand in hands:
                chances = self.board.chance(number, hand[0], hand[1], hand[2])
                left = (p.d8 - hand[0], p.d10 - hand[1], p.d12 - hand[2])
                best = max(best, self.of_hand(outcomes, chances, left, best))
        return best

    def outcome(self, p: Position, one: Try, hits: int) -> Outcome:
        """Ways that come to the same are one."""
        found = Outcome()
        for way in results(self.board, p, one, hits):
            way.d8 = way.d10 = way.d12 = 0
            self.follow(found, way)
        return found

    def follow(self, found: Outcome, way: Position) -> None:
        """A choice is taken every way; where chance comes in, the dice that are left must be known."""
        before = way.copy()
        fork = happen(self.board, way)
        if fork is not None:
            if fork.is_choice:
                for chosen in fork.ways:
                    self.follow(found, chosen)
            else:
                found.pending.append(before)
            return
        result = prevailed(self.board, way)
        if result != OPEN:
            found.least = max(found.least, self.decided(way, result))
            return
        self.forget(way)
        key = way.key()
        if key not in found.keys:
            found.ways.append(way)
            found.keys.add(key)

    def of_hand(
        self, outcomes: list[Outcome], chances: list[float], left: Hand, least: float
    ) -> float:
        """Given up as soon as it can't be worth more than that."""
        dice = ((left[0] << 2) | (left[1] << 1) | left[2]) << DICE_SHIFT
        guesses = [self.at_most(outcomes[hits], dice) for hits in range(len(chances))]
        most = 0.0
        for hits in range(len(chances)):
            most += chances[hits] * guesses[hits]
        for hits in range(len(chances)):
            if most <= least:
                return 0.0
            most += chances[hits] * (self.of_outcome(outcomes[hits], left) - guesses[hits])
        return most

    def at_most(self, outcome: Outcome, dice: int) -> float:
        """As far as it is known already."""
        if outcome.pending:
            return 1.0
        most = outcome.least
        for key in outcome.keys:
            most = max(most, self.known.get(key | dice, 1.0))
        return most

    def of_outcome(self, outcome: Outcome, left: Hand) -> float:
        best = outcome.least
        for way in outcome.ways:
            way.d8, way.d10, way.d12 = left
            best = max(best, Solver.worth(self, way))
        for pending in outcome.pending:
            way = pending.copy()
            way.d8, way.d10, way.d12 = left
            best = max(best, self.value(way))
        return best

    def of_ending(self, p: Position) -> float:
        """Dice that are not used make no difference, unless somebody must roll."""
        if not p.dice() or self.board.must_roll:
            return super().of_ending(p)
        way = p.copy()
        way.d8 = way.d10 = way.d12 = 0
        return self.worth(way)
