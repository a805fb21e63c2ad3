"""Tries answers in imagined worlds: all of them in the same ones, to the end of the round.

In a world everybody plays on the quick way, each from what that seat would see: nobody there knows
more than at the table. After some worlds the answers that lag clearly are tried no more.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from spiritboard.core.bits import numbers_in, set_of
from spiritboard.core.game import OVER, Game
from spiritboard.core.mind import Mind, Patience
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.games.shamans.bot_table import Table
from spiritboard.games.shamans.knowledge import redeal_passed
from spiritboard.games.shamans.rules.setup import DealRound
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.view import ShamansView

BATCH: Final = 8
"""After so many worlds the answers are compared; fewer tell nothing."""
LAGS: Final = 2.0
"""So many standard errors behind the best, an answer is given up."""
DOUBT: Final = 1.0
"""So many standard errors better than the first thought, another answer must be."""


class Worlds:
    """One question, and what its answers have brought so far."""

    def __init__(
        self,
        game: Game[ShamansState, ShamansView],
        mind: Mind[ShamansState, ShamansView],
        view: ShamansView,
        answers: list[Action],
        first: Action,
        rng: Rng,
    ) -> None:
        self.game = game
        self.mind = mind
        self.view = view
        self.first = first
        self.rng = rng
        self.left = list(answers)
        """The answers that are still tried; the first thought always is."""
        self.brought: dict[Action, list[float]] = {answer: [] for answer in answers}
        """By answer: its value in each world, as long as it was tried."""
        self.games = 0
        self.world = game.world(view, rng)
        self.belief = mind.belief(view)
        self.strays = Table(view).strays

    def think(self, may_go_on: Patience) -> None:
        """World after world, until one answer is left or patience is at its end."""
        worlds = 0
        while len(self.left) > 1 and self.try_world(may_go_on):
            worlds += 1
            if worlds % BATCH == 0:
                self.give_up()

    def try_world(self, may_go_on: Patience) -> bool:
        """All that is left in one more world. False: there was no time for it, and nothing counts."""
        world = self.imagine()
        seed = self.rng.seed()
        values: list[float] = []
        for answer in self.left:
            if not may_go_on():
                return False
            values.append(self.play_on(clone(world), answer, Rng(seed)))
        for place, answer in enumerate(self.left):
            self.brought[answer].append(values[place])
        self.games += len(values)
        return True

    def imagine(self) -> ShamansState:
        """A likely world: the roles by belief, and hands that fit to them."""
        view, rng = self.view, self.rng
        s = self.game.redeal(self.world, view, rng)
        self.mind.lean(s, view, self.belief, rng)
        if not view.is_open:
            settle_strays(s, view, self.strays, rng)
        return s

    def play_on(self, s: ShamansState, answer: Action, rng: Rng) -> float:
        """What the answer is worth when everybody then plays the quick way."""
        game, me = self.game, self.view.seat
        game.advance(s, me, answer)
        while s.stack and not isinstance(s.stack[-1], DealRound):
            seat = game.whose(s)
            if seat == OVER:
                break
            if seat == NATURE:
                game.advance(s, NATURE, game.draw(s, rng))
            else:
                game.advance(s, seat, self.quick_answer(s, seat, rng))
        return self.mind.value(s, self.view, self.belief)[me]

    def quick_answer(self, s: ShamansState, seat: Seat, rng: Rng) -> Action:
        """Of a seat, from what it would see."""
        options = self.game.options(s, seat)
        if len(options) == 1:
            return options[0]
        return self.mind.choose(self.game.view(s, seat), options, rng)

    def give_up(self) -> None:
        """Whatever lags clearly behind the best."""
        best = max(self.left, key=self.mean)
        self.left = [
            answer
            for answer in self.left
            if answer in (best, self.first) or not self.lags(answer, best)
        ]

    def lags(self, answer: Action, best: Action) -> bool:
        ahead, error = self.ahead(best, answer)
        return ahead > LAGS * error

    def mean(self, answer: Action) -> float:
        values = self.brought[answer]
        return sum(values) / len(values) if values else 0.0

    def ahead(self, one: Action, other: Action) -> tuple[float, float]:
        """By how much the one is better in the worlds where both were tried, and the error of that."""
        pairs = zip(self.brought[one], self.brought[other], strict=False)
        leads = [value - against for value, against in pairs]
        count = len(leads)
        if count < BATCH:
            return 0.0, 1.0
        mean = sum(leads) / count
        spread = sum([(lead - mean) ** 2 for lead in leads]) / (count - 1)
        return mean, sqrt(spread / count)

    def worth(self) -> dict[Action, float]:
        """What each answer is worth for sure: doubt speaks for the first thought."""
        first = self.mean(self.first)
        found: dict[Action, float] = {}
        for answer in self.brought:
            ahead, error = self.ahead(answer, self.first)
            if answer == self.first:
                found[answer] = first
            elif answer in self.left:
                found[answer] = first + ahead - DOUBT * error
            else:
                found[answer] = first + min(0.0, ahead) - DOUBT * error
        return found


def settle_strays(s: ShamansState, view: ShamansView, strays: list[int], rng: Rng) -> None:
    """S3.2 A Shaman who has strayed from a world has none of it: such cards change hands."""
    seats = [seat for seat in range(s.box.seats) if seat != view.seat and s.hands[seat]]
    hands = [numbers_in(hand) for hand in s.hands]
    moved = False
    for seat in seats:
        for place, card in enumerate(hands[seat]):
            if card == view.passed or not refuses(s, strays, seat, card):
                continue
            takers = [
                (other, there)
                for other in seats
                if other != seat and not refuses(s, strays, other, card)
                for there, own in enumerate(hands[other])
                if own != view.passed and not refuses(s, strays, seat, own)
            ]
            if takers:
                other, there = takers[rng.below(len(takers))]
                hands[seat][place], hands[other][there] = hands[other][there], card
                moved = True
    if moved:
        s.hands = [set_of(hand) for hand in hands]
        redeal_passed(s, view.seat, rng)


def refuses(s: ShamansState, strays: list[int], seat: int, card: int) -> bool:
    """Would this card make a liar of a Shaman?"""
    return not s.is_shadow(seat) and strays[seat * s.box.worlds + (card >> 3)] > 0
