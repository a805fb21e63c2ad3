"""What best play wins at most: the relaxed scene, solved to its end."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.creatures import one_more
from spiritboard.games.wildwoods.adviser.effects import happen
from spiritboard.games.wildwoods.adviser.foresight import effects_in, is_random_draw
from spiritboard.games.wildwoods.adviser.forgetting import Forgetting
from spiritboard.games.wildwoods.adviser.happenings import end_phase
from spiritboard.games.wildwoods.adviser.position import DICE_SHIFT, Position
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.adviser.rolls import (
    BOTTOM_ONLY,
    Try,
    begin,
    handfuls,
    results,
    targets,
)
from spiritboard.games.wildwoods.adviser.search import Solver
from spiritboard.games.wildwoods.adviser.steps import DRAW, prevailed, push
from spiritboard.games.wildwoods.box import EXPLORE, HEAL, HELP, LIGHT, NOTHING
from spiritboard.games.wildwoods.state import OPEN

SURE: Final = 1 - 1e-12
Hand = tuple[int, int, int]


class Outcome:
    """What a roll with so many successes may come to, whatever dice are left."""

    def __init__(self) -> None:
        self.least = 0.0
        """Of the ways that decide the scene, the best one."""
        self.ways: list[Position] = []
        self.keys: list[int] = []
        """Of each way, without its dice."""
        self.pending: list[Position] = []
        """Ways on which chance or a choice comes first."""


class Bound(Solver):
    """No play by dice and crystals wins more."""

    def __init__(self, board: RelaxedBoard, limit: int = 3_000_000) -> None:
        super().__init__(board, limit)
        self.relaxed = board
        self.forgetting = Forgetting(board)
        self.callers = [
            card
            for card, shadow in enumerate(board.box.shadows)
            if any(is_random_draw(one) for one in effects_in(board.box, shadow.programme))
        ]

    def worth(self, p: Position) -> float:
        self.forgetting.forget(p)
        return super().worth(p)

    def best_act(self, p: Position) -> float:
        best = 0.0
        hands = handfuls(p)[::-1]
        if hands:
            for card in (HELP, EXPLORE, HEAL, LIGHT):
                if self.relaxed.number(p, card):
                    best = self.of_card(p, card, hands, best)
                if best >= SURE:
                    return best
        return max(best, self.of_ending(p))

    def of_card(self, p: Position, card: int, hands: list[Hand], best: float) -> float:
        """Bottom abilities that bring nothing only move the card away, with one die."""
        for target in targets(self.relaxed, p, card):
            if target != BOTTOM_ONLY or self.is_bottom_useful(p, card):
                best = self.of_target(p, Try(card, target, 0, 0, 0), hands, best)
            elif p.river[-1] != card:
                best = self.of_target(p, Try(card, target, 0, 0, 0), hands[-1:], best)
        return best

    def of_target(self, p: Position, one: Try, hands: list[Hand], best: float) -> float:
        number = self.relaxed.number(p, one.card)
        for way in begin(self.relaxed, p, one):
            outcomes = [self.outcome(way, one, hits) for hits in range(sum(hands[0]) + 1)]
            for hand in hands:
                chances = self.relaxed.chance(number, hand[0], hand[1], hand[2])
                left = (p.d8 - hand[0], p.d10 - hand[1], p.d12 - hand[2])
                best = max(best, self.of_hand(outcomes, chances, left, best))
        return best

    def outcome(self, p: Position, one: Try, hits: int) -> Outcome:
        """Ways that come to the same are one."""
        found = Outcome()
        for way in results(self.relaxed, p, one, hits):
            before = way.copy()
            way.d8 = way.d10 = way.d12 = 0
            if happen(self.relaxed, way) is not None:
                found.pending.append(before)
                continue
            result = prevailed(self.relaxed, way)
            if result != OPEN:
                found.least = max(found.least, self.decided(way, result))
                continue
            self.forgetting.forget(way)
            key = way.key()
            if key not in found.keys:
                found.ways.append(way)
                found.keys.append(key)
        return found

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
            best = max(best, super().worth(way))
        for pending in outcome.pending:
            way = pending.copy()
            way.d8, way.d10, way.d12 = left
            best = max(best, self.value(way))
        return best

    def is_bottom_useful(self, p: Position, card: int) -> bool:
        b = self.relaxed
        if card == LIGHT:
            return b.is_shone_for or (b.needs_light and p.light < b.scene.light_track)
        if card == HELP:
            return True
        return card == HEAL and (b.counts_spirit or b.is_empty)

    def of_ending(self, p: Position) -> float:
        """Where healings are counted, a shadow card that brings a creature comes when it is wished."""
        if p.dice():
            way = p.copy()
            way.d8 = way.d10 = way.d12 = 0
            return self.worth(way)
        found = super().of_ending(p)
        if not self.relaxed.counts_healed or self.relaxed.counts_spirit or found >= SURE:
            return found
        rest = self.relaxed.rests[p.rest]
        for card in self.callers:
            if rest.shadows[card]:
                way = p.copy()
                shadows = one_more(rest.shadows, card, -1)
                way.rest = self.relaxed.number_of(rest._replace(shadows=shadows))
                end_phase(way)
                push(way, DRAW, NOTHING)
                found = max(found, self.value(way))
        return found
