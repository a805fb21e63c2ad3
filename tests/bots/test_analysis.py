"""A match looked back at: choices, chance, and what could have been known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spiritboard import Match
from spiritboard.bots.analysis import Analysis, Moment, analyse, deciding
from spiritboard.bots.bot import Budget
from spiritboard.cli import run
from spiritboard.core.errors import BadRecord
from spiritboard.match import read_record
from spiritboard.text import Phrase
from tests.bots.sticks import Take

RECORDS = Path(__file__).parent.parent / "records"
SHORT = RECORDS / "shamans" / "three-greedy.json"
STICKS = "tests.bots.sticks:Sticks"


def nothing(_done: int, _of: int) -> None:
    """Nobody looks on."""


def looked_back_at(match: Match) -> Analysis:
    return analyse(match.record(), Budget(iterations=60), 0, nothing)


@pytest.fixture(scope="module")
def evening() -> Analysis:
    return analyse(read_record(SHORT), Budget(iterations=2), 60, nothing)


@pytest.fixture(scope="module")
def thrown_away() -> Analysis:
    """Three sticks lie there, and whoever takes all of them wins; the second player takes one."""
    match = Match.new(STICKS, 2, seed=1)
    for sticks in (3, 3, 3, 1, 2):
        match.play(match.decision.seats[0] if match.decision else 0, Take(sticks))
    return looked_back_at(match)


def test_the_win_that_was_thrown_away_decided_it(thrown_away: Analysis) -> None:
    dearest = max(thrown_away.moments, key=lambda moment: moment.cost)
    assert (dearest.entry, dearest.seat) == (3, 1)
    assert dearest.cost > 0.3
    judged = next(choice for choice in thrown_away.choices if choice.entry == 3)
    assert (judged.done, judged.better) == (Take(1), Take(3))


def test_what_the_strong_bot_would_do_too_costs_nothing(thrown_away: Analysis) -> None:
    last = next(choice for choice in thrown_away.choices if choice.entry == 4)
    assert last.done == last.better == Take(2)
    assert last.loss == 0
    assert 4 not in [moment.entry for moment in thrown_away.moments]


def test_a_game_without_chance_has_no_luck(thrown_away: Analysis) -> None:
    assert not thrown_away.draws
    assert not thrown_away.chances
    assert [one.luck for one in thrown_away.standings] == [0, 0]


def test_what_was_taken_back_is_not_judged() -> None:
    match = Match.new(STICKS, 2, seed=1)
    match.play(0, Take(1))
    match.take_back(0, 0)
    for sticks in (3, 3, 3, 3):
        match.play(match.decision.seats[0] if match.decision else 0, Take(sticks))
    assert [choice.entry for choice in looked_back_at(match).choices] == [2, 3, 4, 5]


@pytest.mark.slow
def test_start_luck_and_choices_make_the_end(evening: Analysis) -> None:
    for one in evening.standings:
        assert one.start + one.luck + one.rest == pytest.approx(one.end)
        assert one.error > 0
    assert sum(one.end for one in evening.standings) == pytest.approx(1)
    assert evening.chances[-1].shares == tuple(one.end for one in evening.standings)


@pytest.mark.slow
def test_at_every_moment_somebody_wins(evening: Analysis) -> None:
    for point in evening.chances:
        assert sum(point.shares) == pytest.approx(1)


@pytest.mark.slow
def test_a_perfect_reader_spreads_as_many_shadows_as_there_are(evening: Analysis) -> None:
    assert len(evening.beliefs) > 50
    for belief in evening.beliefs:
        assert sum(belief.shares) == pytest.approx(len(belief.truth))


@pytest.mark.slow
def test_a_perfect_reader_learns(evening: Analysis) -> None:
    """When the roles lie open at the end, there is nothing left to guess."""
    shares = evening.beliefs[-1].shares
    assert [seat for seat, share in enumerate(shares) if share > 0.5] == list(
        evening.beliefs[-1].truth
    )
    assert set(shares) == {0.0, 1.0}


@pytest.mark.slow
def test_by_iterations_it_is_the_same_every_time(evening: Analysis) -> None:
    assert analyse(read_record(SHORT), Budget(iterations=2), 60, nothing) == evening


def test_a_match_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(BadRecord, match="record-not-over"):
        looked_back_at(Match.new(STICKS, 2, seed=1))


def test_three_moments_in_their_order_and_none_that_is_noise() -> None:
    found = [moment(entry, cost) for entry, cost in enumerate((0.3, 0.01, 0.5, 0.1, 0.4))]
    assert [one.entry for one in deciding(found)] == [0, 2, 4]
    assert deciding(found[1:2]) == ()


def moment(entry: int, cost: float) -> Moment:
    return Moment(entry, 0, 1, Phrase("yes"), Phrase("no"), cost, error=0.02, games=400)


def analysed(capsys: pytest.CaptureFixture[str], file: Path, *more: str) -> str:
    assert run(["analyse", str(file), "--bot", "search:2", "--games", "30", *more], {}) == 0
    return capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Chance of being a Shadow"), ("cs", "že je to Stín"), ("ru", "что это Тень")],
)
def test_on_the_command_line(capsys: pytest.CaptureFixture[str], language: str, said: str) -> None:
    told = analysed(capsys, SHORT, "--lang", language)
    assert said in told
    assert "●" in told


@pytest.mark.slow
def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(analysed(capsys, SHORT, "--json"))
    assert found["game"] == "shamans"
    assert {"standings", "moments", "chances", "beliefs", "choices"} <= set(found)


def test_only_a_bot_that_weighs_can_judge(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(SHORT), "--bot", "greedy", "--lang", "en"], {}) == 2
    assert "search:200" in capsys.readouterr().err
