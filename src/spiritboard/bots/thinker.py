"""The bot that searches, within its budget."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from spiritboard.bots.bot import Bot, Budget
from spiritboard.bots.search import Search
from spiritboard.core.game import Game
from spiritboard.core.mind import UNWEIGHED, Mind, Patience, Weighed, steps
from spiritboard.core.values import Action

CONVINCED = 0.08
"""By so much another answer must look better, from 0 to 1, to give up the first thought."""
BETWEEN_LOOKS_AT_THE_CLOCK = 8


class SearchBot(Bot):
    """Thinks ahead. With a budget of iterations it always answers the same."""

    name = "search"

    def __init__(
        self, key: bytes, game: Game[Any, Any], mind: Mind[Any, Any], budget: Budget | None = None
    ) -> None:
        super().__init__(key, budget)
        self.game = game
        self.mind = mind

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
        return self.mind.weighed(view, options, self.rng("weigh", view), patience(budget))

    def search(self, view: Any, budget: Budget) -> Search:
        """What thinking ahead has found."""
        search = Search(self.game, self.mind, view, self.rng("decide", view))
        think(search, budget)
        return search

    def choose(self, search: Search, view: Any, options: Sequence[Action]) -> Action:
        first_thought = self.mind.choose(view, options, self.rng("first thought", view))
        return search.best(list(options), first_thought, CONVINCED)

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.mind.impulse(view, options, self.rng("impulse", view))


class TreeBot(SearchBot):
    """Searches the tree also where the game has a way of its own: what that way must be better than."""

    name = "tree"

    def weighed(self, view: Any, options: Sequence[Action], budget: Budget) -> Weighed:
        return UNWEIGHED


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
        search.run(budget.iterations)
        return
    while may_go_on():
        search.run(BETWEEN_LOOKS_AT_THE_CLOCK)
