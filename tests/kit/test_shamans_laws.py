"""Shamans, and a stranger's game, under every law: a sample of what the soak plays."""

import re

import pytest

from spiritboard import catalog
from spiritboard.games.shamans.info import ShamansOptions
from spiritboard.testing import LAWS, QUICK, Terms, check_game
from spiritboard.testing.kit import variants
from spiritboard.testing.play import RandomChooser
from spiritboard.testing.property import lawful_play
from tests.kit.toy import Bids

SLOW = pytest.mark.slow
SHAMANS = catalog.game("shamans")
TABLE = catalog.table_side("shamans")


@pytest.mark.parametrize("edition", ["ru", "cs"])
@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=SLOW), pytest.param(5, marks=SLOW)])
def test_every_law_at_every_question(seats: int, edition: str) -> None:
    options = [ShamansOptions(edition=edition)]  # type: ignore[arg-type]  # a parameter is a str
    report = check_game(SHAMANS, [seats], options, 1, edition, terms=Terms(effort=1), table=TABLE)
    assert report.matches == 1
    assert report.laws["previews-come-true"]
    assert set(report.laws) == {law.name for law in LAWS}


def test_every_law_where_rounds_are_played_to_the_last_card() -> None:
    long_way = [ShamansOptions(content={"track": {"moon": 70}})]
    terms = Terms(effort=1)
    report = check_game(SHAMANS, [5], long_way, 1, "long way", 2, terms, table=TABLE)
    assert report.questions["neutralisation"]
    assert report.questions["transmutation"]


@pytest.mark.slow
def test_a_few_hundred_rounds_with_all_laws_now_and_then() -> None:
    report = check_game(SHAMANS, matches=8, seed="now and then", every=17, terms=Terms(effort=1))
    assert report.rounds >= 200


def test_many_rounds_with_the_cheap_laws() -> None:
    terms = Terms(laws=QUICK, warm_up=0, chooser=RandomChooser)
    assert check_game(SHAMANS, matches=30, terms=terms).rounds >= 500


test_hypothesis_finds_no_broken_law = SLOW(
    lawful_play(SHAMANS, 40, 6, Terms(effort=1, warm_up=100))
)


def test_a_game_made_without_frames_keeps_the_laws() -> None:
    report = check_game(Bids(), matches=10)
    unasked = {"only-those-beside-interrupt", "previews-come-true"}
    assert {name for name, checked in report.laws.items() if not checked} == unasked


test_hypothesis_finds_no_broken_law_in_a_strangers_game = lawful_play(Bids(), 20, 20)


def test_the_same_seed_gives_the_same_matches() -> None:
    terms = Terms(laws=QUICK, warm_up=0)
    one, other = (check_game(SHAMANS, [4], matches=3, terms=terms) for _ in range(2))
    assert one == other
    assert check_game(SHAMANS, [4], matches=3, seed="another", terms=terms).digest != one.digest


def test_variants_are_all_combinations_of_what_can_be_listed() -> None:
    assert variants(SHAMANS.info) == [ShamansOptions("ru"), ShamansOptions("cs")]


def test_a_report_prints_its_counts() -> None:
    printed = str(check_game(Bids(), matches=1, terms=Terms(laws=QUICK)))
    assert printed.startswith("bids: 4 matches, 4 rounds,")
    assert re.search(r"(?m)^ +4  matches-end$", printed) is None
    assert re.search(r"(?m)^ +\d+  matches-end$", printed)
    assert re.search(r"(?m)^ +4  most-points$", printed)
