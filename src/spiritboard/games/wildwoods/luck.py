"""A relaxed run: with every die on its highest face, can a scene be won within its track?

What even luck does not win, nobody does: a place behind a place that never opens, a third creature that
never comes. Choices are eager and otherwise random, from fixed seeds.
"""

from __future__ import annotations

from typing import Any, Final

from spiritboard.core.frame_game import FrameGame
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action
from spiritboard.games.wildwoods.actions import Attempt, EndPhase, Forgo, Resolve, Roll
from spiritboard.games.wildwoods.box import TOP
from spiritboard.games.wildwoods.rules.needs import need_of
from spiritboard.games.wildwoods.rules.rolling import RollDice
from spiritboard.games.wildwoods.state import WON, WildwoodsState

TRIES: Final = 120
ANSWERS: Final = 2000
"""A run that takes longer is given up."""


def is_winnable(game: FrameGame[WildwoodsState, Any], seats: int, options: Any) -> bool:
    """Does some lucky run win it?"""
    return any(wins(game, game.setup(seats, options), Rng(seed)) for seed in range(1, TRIES + 1))


def wins(game: FrameGame[WildwoodsState, Any], s: WildwoodsState, rng: Rng) -> bool:
    for _ in range(ANSWERS):
        if s.is_over:
            return s.result == WON
        seat = game.whose(s)
        action = lucky(game, s, rng) if seat == NATURE else eager(s, game.options(s, seat), rng)
        game.advance(s, seat, action)
    return False


def lucky(game: FrameGame[WildwoodsState, Any], s: WildwoodsState, rng: Rng) -> Action:
    """Every die that is not written shows its highest face."""
    frame = s.stack[-1]
    if not isinstance(frame, RollDice):
        return game.draw(s, rng)
    sides = frame.sides()
    written = frame.written(s)[: len(sides)]
    return Roll((*written, *sides[len(written) :]))


def eager(s: WildwoodsState, options: list[Action], rng: Rng) -> Action:
    """A top ability with just enough dice, if there is one; nothing is given up early."""
    tops = [one for one in options if is_enough(s, one)]
    if tops and rng.below(4):
        return rng.choice(tops)
    busy = [one for one in options if not isinstance(one, EndPhase | Forgo)]
    return rng.choice(busy or options)


def is_enough(s: WildwoodsState, action: Action) -> bool:
    if isinstance(action, Resolve):
        return action.ability == TOP
    if not isinstance(action, Attempt) or action.ability != TOP:
        return False
    return sum(action.dice) == need_of(s, action.card, action.target)
