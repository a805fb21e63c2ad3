"""Budgets: by iterations, seconds or processor seconds, for an answer or for a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from spiritboard import BadSetup, Match, simulate
from spiritboard.bots import Budget, bot_for
from spiritboard.bots.budgets import PARTS, Allowance, allowance_in, parted
from spiritboard.bots.thinker import patience
from spiritboard.core.values import Action


@pytest.mark.parametrize(
    ("text", "allowance"),
    [
        ("300", Allowance(Budget(iterations=300))),
        ("0.2s", Allowance(Budget(seconds=0.2))),
        ("2cpu", Allowance(Budget(processor=2.0))),
        ("20s/match", Allowance(Budget(seconds=20.0), is_for_a_match=True)),
        ("5000/match", Allowance(Budget(iterations=5000), is_for_a_match=True)),
        ("1.5", None),
        ("fast", None),
        ("", None),
        ("3s/game", None),
    ],
)
def test_how_a_budget_is_written(text: str, allowance: Allowance | None) -> None:
    assert allowance_in(text) == allowance


def test_a_budget_stands_behind_the_last_colon() -> None:
    assert parted("search:0.5s") == ("search", Allowance(Budget(seconds=0.5)))
    assert parted("./mine.py:Bot") == ("./mine.py:Bot", None)
    assert parted("cmd:node bot.mjs:7") == ("cmd:node bot.mjs", Allowance(Budget(iterations=7)))
    assert parted("300") == ("300", None)


@pytest.mark.parametrize("spec", ["greedy:300", "random:0.1s", "search:1.5", "search:3s/game"])
def test_a_budget_that_makes_no_sense(spec: str) -> None:
    with pytest.raises(BadSetup, match="unknown-bot"):
        bot_for(spec, "shamans", b"")


@pytest.mark.parametrize("budget", [Budget(seconds=0.0), Budget(processor=0.0), Budget(0)])
def test_patience_ends(budget: Budget) -> None:
    assert not patience(budget)()


class Noting:
    """Notes what it may use up."""

    budgets: list[Budget]

    def __init__(self) -> None:
        self.budgets = []

    def decide(self, view: Any, options: Sequence[Action], budget: Budget) -> Action:
        if len(options) > 1:
            self.budgets.append(budget)
        return options[0]


def test_a_budget_of_a_match_is_used_up_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    noting = Noting()
    monkeypatch.setattr("tests.bots.test_budgets.made", noting, raising=False)
    bots = ["tests.bots.test_budgets:made:4000/match", "random", "random"]
    simulate("shamans", 3, games=1, bots=bots)
    given = [budget.iterations for budget in noting.budgets]
    assert given[0] == 4000 // PARTS
    assert given == sorted(given, reverse=True)
    assert given[-1] < given[0] / 2
    assert sum(given) <= 4000


def test_time_of_a_match_is_used_up_too() -> None:
    match = Match.new("shamans", seats=3, seed=1)
    assert match.decision is not None
    seat = match.decision.seats[0]
    bot = bot_for("search:0.2s/match", "shamans", b"key")
    left = []
    for _ in range(3):
        bot.decide(match.view(seat), match.options(seat))
        left.append(bot.left)  # type: ignore[attr-defined]  # of a purse
    assert 0.2 > left[0] > left[1] > left[2] >= 0


def test_a_search_by_iterations_of_a_match_is_repeatable() -> None:
    one, other = (
        simulate("shamans", 3, games=1, seed=3, bots=["search:200/match", "random", "random"])
        for _ in range(2)
    )
    assert one.outcomes == other.outcomes
