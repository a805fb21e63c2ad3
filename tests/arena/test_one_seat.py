"""The first of two bots has one seat in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard import BadSetup
from spiritboard.arena import compete
from spiritboard.arena.contest_report import report
from spiritboard.arena.deals import PlayedDeal, PlayedGame
from spiritboard.cli import run
from spiritboard.text import LANGUAGES, Words
from tests.arena.test_contest import figures


def test_it_is_alone_in_every_seat_and_never_the_other_way_round() -> None:
    found = compete("shamans", ["greedy", "random"], [3, 4], deals=2, seed=1, one_seat=True)
    lineups = [game.bots for game in found.deals[0].games]
    assert lineups[:3] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert [lineup.count(0) for lineup in lineups] == [1] * 7


def test_the_games_are_those_of_the_whole_deal() -> None:
    wishes = {"name": "shamans", "bots": ["greedy", "random"], "seats": 3, "deals": 2, "seed": 1}
    part = compete(**wishes, one_seat=True)  # type: ignore[arg-type]  # as named
    whole = compete(**wishes)  # type: ignore[arg-type]  # as named
    alone = [game for game in figures(whole) if isinstance(game, PlayedGame)]
    assert figures(part) == [game for game in alone if game.bots.count(0) == 1]


def test_equal_bots_leave_it_what_is_fair() -> None:
    found = compete("shamans", ["random", "random"], [3, 4], deals=3, seed=7, one_seat=True)
    first, second = found.standings()
    assert found.fair == pytest.approx(2 / 7)
    assert first.share.mean == pytest.approx(found.fair)
    assert first.share == first.alone
    assert second.share.mean == pytest.approx(1 - found.fair)
    assert found.at(4).fair == 0.25


def test_the_test_asks_whether_it_wins_more_than_is_fair() -> None:
    """At three seats equal bots have a third of the wins: just the lower of the two bounds."""
    wishes = {"name": "shamans", "seats": 3, "sprt": (0, 10), "seed": 1, "one_seat": True}
    stronger = compete(bots=["greedy", "random"], **wishes)  # type: ignore[arg-type]  # as named
    assert stronger.test[1] == "stronger"
    equal = compete(bots=["random", "random"], **wishes)  # type: ignore[arg-type]  # as named
    ratio, verdict = equal.test
    assert ratio == pytest.approx(-20 * 10 * 5 / (50**2 / 21))
    assert verdict == "no-stronger"


def test_what_nobody_wins_belongs_to_all_who_sit_there() -> None:
    lost = PlayedGame((0, 1, 1), (1, 1, 1), (0.0,) * 3, (1,) * 3, (0.1,) * 3, (0,) * 3, "")
    assert PlayedDeal(0, [lost]).share(0, 2) == pytest.approx(1 / 3)


@pytest.mark.parametrize("wishes", [{"bots": ["random"] * 3}, {"seats": 1}, {"seats": [1, 2]}])
def test_it_is_for_two_bots_with_opponents(wishes: dict[str, object]) -> None:
    usual = {"name": "djinn", "bots": ["greedy", "random"], "seats": 2, "deals": 2}
    with pytest.raises(BadSetup, match="no-one-seat"):
        compete(**{**usual, **wishes}, one_seat=True)  # type: ignore[arg-type]  # wrong on purpose


def test_a_folder_of_whole_deals_is_another_run(tmp_path: Path) -> None:
    wishes = {"name": "shamans", "bots": ["greedy", "random"], "seats": 3, "deals": 2}
    compete(**wishes, out=tmp_path)  # type: ignore[arg-type]  # as named
    with pytest.raises(BadSetup, match=r"another-run .*differs: one_seat\)"):
        compete(**wishes, out=tmp_path, one_seat=True)  # type: ignore[arg-type]  # as named


def test_the_command_says_what_is_fair(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["--bots", "greedy,random", "--seats", "4", "--deals", "2", "--one-seat"]
    assert run(["--lang", "en", "arena", "shamans", *wishes], {}) == 0
    told = capsys.readouterr().out
    assert "2 deals, 8 games, seed 0. greedy has one seat in each game; if it were no" in told
    assert "it would have 25% of the wins." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    found = compete("shamans", ["greedy", "random"], 3, deals=2, one_seat=True)
    assert " 33" in report(Words(language, "shamans"), found, "spiritboard")
