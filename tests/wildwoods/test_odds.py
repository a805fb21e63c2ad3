"""The odds of a roll against all ways that the dice can fall."""

from __future__ import annotations

import doctest
from itertools import product

import pytest

from spiritboard.catalog import table_side
from spiritboard.games.wildwoods import odds
from spiritboard.games.wildwoods.actions import Attempt, EndPhase
from spiritboard.games.wildwoods.box import BOTTOM, DICE, HELP, LIGHT, TOP
from spiritboard.games.wildwoods.odds import Chance, odds_of
from spiritboard.text import LANGUAGES, Words
from tests.wildwoods.table import GAME, Table

LAMP = """
[[place]]
id = "lamp"
kind = "help"
need = 3
"""


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(odds).failed == 0


@pytest.mark.parametrize("dice", [(1, 0, 0), (3, 0, 0), (2, 1, 0), (1, 1, 1)])
@pytest.mark.parametrize("number", [3, 4, 5, 6])
@pytest.mark.parametrize(("need", "crystals"), [(1, 0), (2, 1), (4, 3)])
def test_odds_are_exact(dice: tuple[int, ...], number: int, need: int, crystals: int) -> None:
    sides = [most for most, count in zip(DICE, dice, strict=True) for _ in range(count)]
    falls = [
        sum(value >= number for value in fall)
        for fall in product(*[range(1, most + 1) for most in sides])
    ]
    found = odds_of(dice, number, need, crystals)
    every = len(falls)
    assert found.successes == tuple(Chance(falls.count(n), every) for n in range(len(sides) + 1))
    assert found.top == Chance(sum(n >= need for n in falls), every)
    with_crystals = sum(n >= 1 and n + crystals >= need for n in falls)
    assert found.top_with_crystals == Chance(with_crystals, every)
    assert found.some == Chance(sum(n >= 1 for n in falls), every)
    assert found.yields == Chance(sum(falls), every)


@pytest.mark.parametrize(
    ("ways", "percent"), [(0, 0), (1, 1), (500, 50), (4, 1), (996, 99), (1000, 100), (625, 63)]
)
def test_no_rounding_to_a_certainty(ways: int, percent: int) -> None:
    assert Chance(ways, 1000).percent == percent


def test_every_attempt_shows_its_odds() -> None:
    table = Table(LAMP, "help light explore heal", "help=1")
    side = table_side("wildwoods")
    view = GAME.view(table.s, 0)
    words = Words("en", "wildwoods", ("Eva",), 0)
    said = [words.say(one) for one in side.preview(view, Attempt(HELP, TOP, 0, (3, 0, 0)))]
    assert said == [
        "needs 3: 42%",
        "84% with 1 crystal",
        "at least one success: 98%",
        "2.3 successes on average",
    ]
    for action in table.may(Attempt):
        assert side.preview(view, action)
    assert side.preview(view, EndPhase()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_a_bottom_ability(language: str) -> None:
    table, words = Table(), Words(language, "wildwoods", ("Eva",), 0)
    attempt = Attempt(LIGHT, BOTTOM, -1, (2, 0, 0))
    said = [
        words.say(one) for one in table_side("wildwoods").preview(GAME.view(table.s, 0), attempt)
    ]
    assert len(said) == 2
    assert "94" in said[0]
