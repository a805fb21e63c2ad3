"""Duchařina under every law: a sample of what a soak plays."""

from __future__ import annotations

import pytest

from spiritboard.catalog import game, table_side
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.testing import LAWS, QUICK, Terms, check_game
from spiritboard.testing.coverage import Coverage
from tests.kit.questions import question_kinds

SLOW = pytest.mark.slow
DUCHARINA = game("ducharina")
PLAIN = DucharinaOptions(hall="grand-foyer")
FULL = DucharinaOptions(hall="players", deck="generous", merging=True, midnight="each", trying=True)
"""All that can be asked, but for the hall that nature furnishes."""


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=SLOW), pytest.param(4, marks=SLOW)])
def test_every_law_now_and_then(seats: int) -> None:
    terms = Terms(effort=1, warm_up=100)
    seed, table = f"laws {seats}", table_side("ducharina")
    report = check_game(DUCHARINA, [seats], [PLAIN, FULL], 1, seed, 5, terms, table=table)
    assert report.matches == 2
    assert set(report.laws) == {law.name for law in LAWS}
    assert report.laws["amounts-are-conserved"]
    assert report.laws["only-those-beside-interrupt"]


@pytest.mark.slow
def test_every_law_in_a_puzzle() -> None:
    terms = Terms(effort=1, warm_up=4)
    puzzle, table = DucharinaOptions(puzzle=1), table_side("ducharina")
    report = check_game(DUCHARINA, [1], [puzzle], 1, "alone", 1, terms, table=table)
    assert report.questions["puzzle"]
    assert set(report.outcomes) == {"puzzle-failed"}


@pytest.mark.slow
def test_every_law_in_a_new_hall() -> None:
    terms = Terms(effort=1, warm_up=20)
    report = check_game(DUCHARINA, [2], [DucharinaOptions()], 1, "new", 11, terms)
    assert report.questions["interior"]


@pytest.mark.slow
def test_many_matches_with_the_cheap_laws_meet_every_question() -> None:
    terms = Terms(laws=QUICK, warm_up=0, apart=Coverage.of("ducharina").apart())
    report = check_game(DUCHARINA, options=[FULL], matches=8, seed="many", terms=terms)
    assert set(report.questions) == question_kinds("ducharina") - {"interior"}
    assert set(report.outcomes) >= {"most-points", "puzzle-failed"}
    assert report.events["ghosts-merge, size 2"]
