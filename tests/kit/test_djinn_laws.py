"""Djinn under every law: a sample of what a soak plays."""

from __future__ import annotations

import pytest

from spiritboard.catalog import table_side
from spiritboard.catalog.content import box_of
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.info import DjinnOptions
from spiritboard.testing import LAWS, QUICK, Terms, check_game
from spiritboard.testing.coverage import Coverage
from tests.kit.questions import question_kinds

DJINN = Djinn(box_of("djinn"))
CHEAP = {"djinn": 1, "boss": 1, "boss_per_djinn": 0}
PAID = ("keys", "mages", "bottles")
TOLLS = {
    f"TOM{n:02}": {"first": "academy", "second": "academy", "pay": PAID[n % 3], "amount": 1}
    for n in range(1, 13)
}
EASY = DjinnOptions(
    content={
        "capture": CHEAP,
        "start": {"coins": 40},
        "awards": {"A18": {"column": 1}},
        "tom": TOLLS,
    }
)
"""A town that even random players save; the award that is seldom reached lies in the first column,
and Tom watches one space and takes what leaves a choice."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_law_now_and_then(seats: int) -> None:
    terms = Terms(effort=1)
    seed, table = f"laws {seats}", table_side("djinn")
    report = check_game(DJINN, [seats], [DjinnOptions()], 1, seed, 11, terms, table=table)
    assert report.matches == 1
    assert set(report.laws) == {law.name for law in LAWS}
    assert report.laws["amounts-are-conserved"]
    assert report.laws["previews-come-true"]


@pytest.mark.slow
def test_every_law_in_every_variant() -> None:
    terms = Terms(effort=1, warm_up=100)
    report = check_game(DJINN, matches=1, seed="variants", every=97, terms=terms)
    assert report.matches == 4 * 8


@pytest.mark.slow
def test_many_matches_with_the_cheap_laws_meet_every_question() -> None:
    """At random nobody wins against Tom; how that ends is in tests/djinn/test_solo.py."""
    terms = Terms(laws=QUICK, warm_up=0, apart=Coverage.of("djinn").apart())
    report = check_game(DJINN, options=[DjinnOptions()], matches=10, seed="many", terms=terms)
    report.add(check_game(DJINN, [1, 2], [EASY], matches=20, seed="easy", terms=terms))
    assert set(report.questions) == question_kinds("djinn")
    assert {"most-points", "tom-wins"} <= set(report.outcomes)
