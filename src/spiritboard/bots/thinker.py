"""The bot that searches, within its budget, in one process or in several."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from spiritboard.bots.bot import Bot, Budget
from spiritboard.bots.findings import Findings, added_up, agreed, found_by
from spiritboard.bots.helper import Helper, Task
from spiritboard.bots.search import Search
from spiritboard.catalog import game, mind
from spiritboard.core.game import Game
from spiritboard.core.mind import UNWEIGHED, Mind, Patience, Weighed, steps
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action

T = TypeVar("T")

CONVINCED = 0.08
"""By so much another answer must look better, from 0 to 1, to give up the first thought."""
BETWEEN_LOOKS_AT_THE_CLOCK = 8
AT_A_TIME: Final = 1000
"""Iterations between which somebody may interrupt."""


class SearchBot(Bot):
    """Thinks ahead. With a budget of iterations it always answers the same.

    Its helpers have the same budget each, and streams of their own; what all find adds up.
    """

    name = "search"

    def __init__(
        self,
        key: bytes,
        game: Game[Any, Any],
        mind: Mind[Any, Any],
        budget: Budget | None = None,
        helpers: Sequence[Helper] = (),
    ) -> None:
        super().__init__(key, budget)
        self.game = game
        self.mind = mind
        self.helpers = helpers

    @property
    def elsewhere(self) -> float:
        return sum([helper.processor for helper in self.helpers])

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        if len(options) == 1:
            return options[0]
        budget = budget or self.budget
        worth = self.weighed(view, options, budget).worth
        if worth:
            return max(worth, key=worth.__getitem__)
        return self.choose(self.search(view, budget), view, options)

    def weighed(self, view: Any, options: Sequence[Action], budget: Budget) -> Weighed:
        """What the game has found out in its own way, if it has one."""

        def own() -> Weighed:
            return self.mind.weighed(view, options, self.rng("weigh", view), patience(budget))

        return agreed(self.together("weigh", weigh, own, view, options, budget))

    def compared(self, view: Any, answers: Sequence[Action]) -> Weighed:
        """The same of these answers alone."""
        return self.mind.compared(view, answers, self.rng("weigh", view), patience(self.budget))

    def search(self, view: Any, budget: Budget) -> Findings:
        """What thinking ahead has found."""

        def own() -> Findings:
            return searched(self.game, self.mind, view, self.rng("decide", view), budget)

        return added_up(self.together("decide", grow, own, view, (), budget))

    def together(
        self,
        purpose: str,
        think: Callable[[Task], T],
        own: Callable[[], T],
        view: Any,
        options: Sequence[Action],
        budget: Budget,
    ) -> list[T]:
        """What this process finds, and what each helper does meanwhile."""
        try:
            for number, helper in enumerate(self.helpers, 1):
                seed = self.rng(f"{purpose} {number}", view).seed()
                helper.give(Task(think, helper.game_name, view, options, seed, budget))
            return [own(), *[helper.take() for helper in self.helpers]]
        except BaseException:
            self.close()  # nobody waits for what they find
            raise

    def choose(self, found: Findings, view: Any, options: Sequence[Action]) -> Action:
        first_thought = self.mind.choose(view, options, self.rng("first thought", view))
        return found.best(options, first_thought, CONVINCED)

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.mind.impulse(view, options, self.rng("impulse", view))

    def close(self) -> None:
        for helper in self.helpers:
            helper.close()


class TreeBot(SearchBot):
    """Searches the tree also where the game has a way of its own: what that way must be better than."""

    name = "tree"

    def weighed(self, view: Any, options: Sequence[Action], budget: Budget) -> Weighed:
        return UNWEIGHED


def weigh(task: Task) -> Weighed:
    """As a helper weighs."""
    knack, rng = mind(task.game), Rng(task.seed)
    return knack.weighed(task.view, task.options, rng, patience(task.budget))


def grow(task: Task) -> Findings:
    """As a helper searches: a tree of its own."""
    return searched(game(task.game), mind(task.game), task.view, Rng(task.seed), task.budget)


def searched(
    rules: Game[Any, Any], knack: Mind[Any, Any], view: Any, rng: Rng, budget: Budget
) -> Findings:
    search = Search(rules, knack, view, rng)
    think(search, budget)
    return found_by(search)


def time_left(budget: Budget) -> Patience | None:
    """By the clock or by the processor; None: iterations are counted."""
    if budget.seconds is not None:
        clock, seconds = time.monotonic, budget.seconds
    elif budget.processor is not None:
        clock, seconds = time.process_time, budget.processor
    else:
        return None
    deadline = clock() + seconds
    return lambda: clock() < deadline


def patience(budget: Budget) -> Patience:
    return time_left(budget) or steps(budget.iterations)


def think(search: Search, budget: Budget) -> None:
    may_go_on = time_left(budget)
    if may_go_on is None:
        for done in range(0, budget.iterations, AT_A_TIME):
            search.run(min(AT_A_TIME, budget.iterations - done))
        return
    while may_go_on():
        search.run(BETWEEN_LOOKS_AT_THE_CLOCK)
