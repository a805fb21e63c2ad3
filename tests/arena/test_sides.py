"""Who wins the rounds of Shamans, by what the bots of each side can do."""

from __future__ import annotations

from spiritboard.bots import bot_key
from spiritboard.core.state import clone
from tests.arena.rounds_won import rounds_won
from tests.arena.sides import BySide, LoyalMind, sided
from tests.shamans.table import Table


def test_each_side_has_its_own_bot() -> None:
    """The side that plays at random wins fewer rounds."""
    skilful = rounds_won(3, ("random", "greedy"), "sides", 12, {})
    clumsy = rounds_won(3, ("greedy", "random"), "sides", 12, {})
    assert sum(skilful) / len(skilful) > sum(clumsy) / len(clumsy) + 0.2


def test_the_same_bot_on_both_sides_is_that_bot() -> None:
    t = Table(4, shadows=[2], pawn=5)
    bot = BySide(bot_key("seed", 0), "greedy", "random")
    options = t.game.options(t.s, 0)
    alone = sided("greedy", bot_key("seed", 0)).decide(t.view(0), options)
    assert bot.decide(t.view(0), options) == alone


def test_a_loyal_bot_asks_only_who_wins_the_round() -> None:
    t = Table(4, shadows=[2], pawn=5)
    mind, view = LoyalMind(), t.view(0)
    richer, lost = clone(t.s), clone(t.s)
    richer.points[0] += 3
    lost.pawn = lost.box.moon
    assert mind.value(richer, view, []) == mind.value(t.s, view, []) == [1, 1, 0, 1]
    assert mind.value(lost, view, []) == [0, 0, 1, 0]
