"""Bots that play the two sides of Shamans in different ways, to see what each side's strength does to a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spiritboard.bots import Bot, Budget, bot_for
from spiritboard.bots.budgets import USUAL, parted
from spiritboard.bots.thinker import SearchBot
from spiritboard.catalog import game, mind
from spiritboard.core.mind import Mind, Patience, Weighed
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import TurnUp
from spiritboard.games.shamans.bot_worlds import Worlds
from spiritboard.games.shamans.state import ShamansState
from spiritboard.games.shamans.view import ShamansView

LOYAL: Final = "loyal"
"""`loyal:100`: thinks as `search:100` does, but asks only who wins the round."""
SHADOW: Final = 1


class LoyalMind(Mind[ShamansState, ShamansView]):
    """Quick answers and beliefs are the game's own."""

    def __init__(self) -> None:
        self.own = mind("shamans")

    def choose(self, view: ShamansView, options: Sequence[Action], rng: Rng) -> Action:
        return self.own.choose(view, options, rng)

    def impulse(self, view: ShamansView, options: Sequence[Action], rng: Rng) -> Action | None:
        return self.own.impulse(view, options, rng)

    def is_horizon(self, s: ShamansState, root: ShamansView) -> bool:
        return self.own.is_horizon(s, root)

    def belief(self, view: ShamansView) -> list[float]:
        return self.own.belief(view)

    def lean(self, s: ShamansState, view: ShamansView, belief: list[float], rng: Rng) -> None:
        self.own.lean(s, view, belief, rng)

    def value(self, s: ShamansState, root: ShamansView, belief: list[float]) -> list[float]:
        """By seat: has its side won? S8.1 At the end of a round the pawn tells."""
        shadows_won = s.pawn >= s.box.moon
        return [float(s.is_shadow(seat) == shadows_won) for seat in range(s.box.seats)]

    def weighed(
        self, view: ShamansView, options: Sequence[Action], rng: Rng, may_go_on: Patience
    ) -> Weighed:
        first = self.choose(view, options, rng)
        answers = [one for one in options if one == first or not isinstance(one, TurnUp)]
        worlds = Worlds(game("shamans"), self, view, answers, first, rng)
        worlds.think(may_go_on)
        return Weighed(worlds.worth(), worlds.games)


def sided(spec: str, key: bytes) -> Bot:
    """One of ours, or a loyal one."""
    name, allowance = parted(spec)
    if name != LOYAL:
        return bot_for(spec, "shamans", key)
    return SearchBot(key, game("shamans"), LoyalMind(), (allowance or USUAL).budget)


class BySide(Bot):
    """One bot while it holds a Shaman card, another while it holds a Shadow card."""

    name = "by side"

    def __init__(self, key: bytes, shaman: str, shadow: str) -> None:
        super().__init__(key)
        self.shaman, self.shadow = sided(shaman, key), sided(shadow, key)

    def of(self, view: ShamansView) -> Bot:
        return self.shadow if view.roles[view.seat] == SHADOW else self.shaman

    def decide(self, view: Any, options: Sequence[Action], budget: Budget | None = None) -> Action:
        return self.of(view).decide(view, options, budget)

    def impulse(self, view: Any, options: Sequence[Action]) -> Action | None:
        return self.of(view).impulse(view, options)
