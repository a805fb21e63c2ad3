"""Two bots, the same deals, every seat."""

from __future__ import annotations

import json

import pytest

from spiritboard import BadSetup, simulate
from spiritboard.arena import Duel, duel
from spiritboard.arena.duel import Deal, one_among, seatings
from spiritboard.arena.duel_report import duel_lines
from spiritboard.arena.estimates import estimate
from spiritboard.cli import run
from spiritboard.text import LANGUAGES, Words


def test_each_bot_is_alone_once_in_every_seat() -> None:
    assert one_among(0, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert len(seatings(4)) == 8
    assert sum(seating.count(0) for seating in seatings(4)) == 16
    assert sum(seating.count(1) for seating in seatings(4)) == 16


def test_with_two_seats_both_are_alone_in_the_same_games() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]


def test_alone_each_plays_the_deal() -> None:
    assert seatings(1) == [(0,), (1,)]


def test_errors_are_counted_by_deals() -> None:
    assert estimate([1.0, 0.0, 1.0, 0.0]) == pytest.approx((0.5, 0.28868), abs=1e-4)


def some_duel(seats: int) -> Duel:
    """One of the bots wins three deals of four."""
    deals = [Deal((w, 1 - w), (9.0 + w, 8.0), (10, 20), (0.5, 0.1)) for w in (1.0, 1.0, 0.0, 1.0)]
    return Duel("shamans", ("greedy", "random"), seats, deals)


def test_the_share_of_the_wins() -> None:
    found = some_duel(2)
    assert found.share == pytest.approx((0.75, 0.25))
    assert found.share.low == pytest.approx(0.26)
    assert found.alone[0] == found.share
    assert (found.points.mean, found.mean_points) == (1.75, (9.75, 8.0))
    assert found.milliseconds == pytest.approx((50, 5))
    assert found.games == 8


def test_deals_that_all_came_out_alike_leave_a_doubt() -> None:
    found = Duel("djinn", ("greedy", "random"), 1, [Deal((1, 0), (9, 9), (1, 1), (1, 1))] * 10)
    assert [tuple(alone) for alone in found.alone] == [(1, 0.1), (0, 0.1)]
    assert tuple(found.share) == (1, 0.05)


@pytest.mark.parametrize(("name", "seats"), [("djinn", 2), ("shamans", 3)])
def test_equal_bots_are_equal(name: str, seats: int) -> None:
    """They meet the same luck in every seat, so no deal favours either."""
    found = duel(name, "random", "random", seats, deals=3, seed=7)
    assert found.share.mean == 0.5
    assert tuple(found.points) == (0, 0)
    assert all(one.wins[0] == one.wins[1] for one in found.deals)


def test_the_stronger_bot_wins() -> None:
    found = duel("shamans", "greedy", "random", 3, deals=12, seed=1)
    assert found.share.low > 0.5
    assert found.alone[0].mean > found.fair > found.alone[1].mean
    assert found.points.low > 0
    assert found.games == 72


def test_a_strangers_game_has_bots_of_every_kind() -> None:
    found = duel("tests.kit.wisps:Wisps", "greedy", "random", 2, deals=20, seed=1, processes=2)
    assert found.share.low > 0.5


def test_alone_the_deals_are_those_of_a_simulation() -> None:
    """With the shorter deck of Tom, too: options are the game's own."""
    options = {"tom": 13}
    found = duel("djinn", "greedy", "random", 1, deals=2, seed=5, options=options)
    played = simulate("djinn", 1, games=2, seed=5, bots="greedy", options=options)
    assert [deal.points[0] for deal in found.deals] == [one.scores[0] for one in played.outcomes]


def test_it_does_not_depend_on_the_number_of_processes() -> None:
    def figures(processes: int) -> list[tuple[object, ...]]:
        found = duel("shamans", "search:2", "random", 3, deals=3, seed=2, processes=processes)
        return [(deal.wins, deal.points, deal.answers) for deal in found.deals]

    assert figures(2) == figures(1)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"seats": 9}, "seats-out-of-range"),
        ({"deals": 1}, "too-few-deals"),
        ({"other": "clever"}, "unknown-bot"),
        ({"options": {"edition": "cs"}}, "unknown-game-option"),
        ({"processes": 0}, "processes-out-of-range"),
    ],
)
def test_bad_input(changes: dict[str, object], key: str) -> None:
    wishes = {"name": "djinn", "one": "greedy", "other": "random", "seats": 2, "deals": 2}
    with pytest.raises(BadSetup, match=key):
        duel(**{**wishes, **changes})  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "lines"), [(1, 6), (2, 4), (3, 6)])
def test_it_is_told_in_sentences(language: str, seats: int, lines: int) -> None:
    told = list(duel_lines(Words(language, "shamans"), some_duel(seats)))
    assert len(told) == lines
    assert "75" in told[1]


@pytest.mark.parametrize("game", [["--game", "djinn"], ["--game=djinn"]])
def test_the_command_takes_bots_with_budgets_and_options_of_the_game(
    game: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Tom has no cards to spare, and one plays alone against him."""
    wishes = ["duel", "search:2", "random", *game, "--tom", "12", "--deals", "2"]
    assert run(["--lang", "en", *wishes], {}) == 0
    told = capsys.readouterr().out
    assert told.startswith("search:2 against random: 2 deals, each played by both bots")
    assert "search:2 wins " in told


def test_the_command_asks_which_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "duel", "search:2", "random"], {}) == 2
    assert "djinn, ducharina, shamans, wildwoods" in capsys.readouterr().err


def test_it_is_told_in_json_and_as_a_frame(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["greedy", "random", "--game", "shamans", "--seats", "3", "--deals", "2", "--json"]
    assert run(["duel", *wishes], {}) == 0
    told = json.loads(capsys.readouterr().out)
    found = duel("shamans", "greedy", "random", 3, deals=2)
    assert told["share"] == {"mean": found.share.mean, "error": found.share.error}
    assert found.to_polars()["bot"].to_list() == ["greedy", "random"] * 2


def test_an_interval_stays_within_the_possible() -> None:
    words = Words("en", "shamans")
    assert list(duel_lines(words, some_duel(2)))[1] == (
        "greedy takes 75% of the wins, ± 25. 95% interval: 26–100%. Equal bots would take 50%."
    )
