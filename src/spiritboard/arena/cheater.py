"""A bot that sees the truth: how strong could anybody be who reads the others perfectly?

It exists in the arena alone. It tries its answers in the true world, again and again in turn; there
everybody answers with the game's quick choice from their own view, to the horizon of the search, and
the game values what comes of it. In a game that teaches its bots nothing they answer at random. What nature
will draw it does not know: each time it is drawn anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spiritboard.bots import Bot, BotSpec, Budget, bot_for
from spiritboard.bots.around import inmost
from spiritboard.bots.budgets import USUAL, Purse, parted
from spiritboard.bots.seating import unknown
from spiritboard.bots.thinker import patience
from spiritboard.catalog import game, mind
from spiritboard.core.game import OVER
from spiritboard.core.package import AnyGame, AnyMind
from spiritboard.core.rng import Rng
from spiritboard.core.rollout import RolloutMind
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action

CHEATER: Final = "cheater"
CANDIDATES: Final = 8
"""Where the game knows which answers are promising, so many of them are tried."""


def contender(spec: BotSpec, name: str, key: bytes) -> Bot:
    """A bot for the arena, where there is also one that cheats."""
    bot, allowance = parted(spec) if isinstance(spec, str) else ("", None)
    if bot != CHEATER:
        return bot_for(spec, name, key)
    budget, is_for_a_match, processes = allowance or USUAL
    if processes > 1:
        raise unknown(str(spec))
    found = Cheater(key, game(name), mind(name), budget)
    return Purse(found, budget) if is_for_a_match else found


def maybe_show(bot: Bot, state: State) -> None:
    """Lets a cheater see the table."""
    cheater = inmost(bot)
    if isinstance(cheater, Cheater):
        cheater.truth = state


class Cheater(Bot):
    """An iteration of its budget is one try of one answer."""

    name = CHEATER
    truth: State

    def __init__(self, key: bytes, rules: AnyGame, knack: AnyMind, budget: Budget) -> None:
        super().__init__(key, budget)
        self.rules = rules
        self.mind = knack

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        rng = self.rng("decide", view)
        quick = self.mind.choose(view, options, rng)
        answers = self.candidates(view, options, quick, rng)
        if len(answers) == 1:
            return quick
        belief = self.mind.belief(view)
        totals = [0.0] * len(answers)
        may_go_on = patience(budget or self.budget)
        tries = 0
        while may_go_on():
            at = tries % len(answers)
            state = self.tried(view, answers[at], rng)
            totals[at] += self.mind.value(state, view, belief)[view.seat]
            tries += 1
        return best(answers, totals, tries)

    def candidates(
        self, view: Any, options: Sequence[Action], quick: Action, rng: Rng
    ) -> list[Action]:
        """The quick choice first, then what else may be good."""
        promising = self.mind.promising(clone(self.truth), view.seat, list(options), rng)
        others = promising[:CANDIDATES] or options
        return list(dict.fromkeys([quick, *others]))

    def tried(self, view: Any, answer: Action, rng: Rng) -> State:
        """The true world after an answer, at the horizon."""
        rules, state = self.rules, clone(self.truth)
        rules.advance(state, view.seat, answer)
        if isinstance(self.mind, RolloutMind):
            rules.play_on(state, rng, self.mind, view)
        while not self.mind.is_horizon(state, view) and (seat := rules.whose(state)) != OVER:
            if seat == NATURE:
                rules.advance(state, NATURE, rules.draw(state, rng))
            else:
                seen, options = rules.view(state, seat), rules.options(state, seat)
                rules.advance(state, seat, self.mind.choose(seen, options, rng))
        return state

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.mind.impulse(view, options, self.rng("impulse", view))


def best(answers: Sequence[Action], totals: Sequence[float], tries: int) -> Action:
    """By the mean; an answer that was never tried is not chosen."""
    rounds, more = divmod(tries, len(answers))
    means = [total / max(1, rounds + (at < more)) for at, total in enumerate(totals)]
    tried = range(len(answers) if rounds else max(1, more))
    return answers[max(tried, key=means.__getitem__)]
