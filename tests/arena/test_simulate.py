"""Many games in one line."""

from __future__ import annotations

import json

import pytest

from spiritboard import BadSetup, game, simulate
from spiritboard.cli import run
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = simulate("shamans", seats=5, games=600, seed=1)
    together = simulate("shamans", seats=5, games=600, seed=1, processes=2)
    assert together == alone


def test_another_seed_other_games() -> None:
    one, other = (simulate("shamans", seats=4, games=20, seed=seed) for seed in (1, 2))
    assert one.outcomes != other.outcomes


def test_summary() -> None:
    results = simulate("shamans", seats=3, games=50, seed=1)
    assert sum(results.wins) == 50
    assert results.summary["decisions"] == results.decisions > 50 * 9
    assert all(max(outcome.scores) >= 8 for outcome in results.outcomes)


def test_everything_is_told_with_its_error() -> None:
    results = simulate("shamans", seats=3, games=200, seed=1)
    share, score = results.shares[0], results.scores[0]
    assert share.error == pytest.approx((share.mean * (1 - share.mean) / 200) ** 0.5, rel=0.02)
    assert 0 < score.error < 1
    assert results.summary["win_share_errors"][0] == round(share.error, 4)


def test_a_frame_has_a_row_for_each_seat_of_each_game() -> None:
    results = simulate("shamans", seats=3, games=5, seed=1, bots=["greedy", "random", "random"])
    frame = results.to_polars()
    assert frame.height == 15
    assert frame["bot"].to_list()[:3] == ["greedy", "random", "random"]
    assert frame["win"].sum() == 5
    assert frame["answers"].to_list()[::3] == results.answers
    again = simulate("shamans", seats=3, games=2, seed=1, bots=list(results.bots))
    assert again.to_polars().equals(frame.head(6))


@pytest.mark.parametrize("command", [["simulate"], ["balance", "--players", "3"]])
def test_the_commands_speak_json(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    name, *more = command
    wishes = [*more, "--games", "3", "--bots", "random", "--json"]
    assert run([name, "shamans", *wishes], {}) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "shamans"
    told = found if name == "simulate" else found["players"][0]
    assert told["games"] == 3
    assert any("error" in key for key in told)


def test_bots_by_seat() -> None:
    bots = ["greedy", "random", "random"]
    results = simulate("shamans", seats=3, games=40, seed=1, bots=bots)
    assert results.wins[0] > max(results.wins[1:])
    assert results == simulate("shamans", seats=3, games=40, seed=1, bots=bots, processes=2)


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"seats": 7}, "seats-out-of-range"),
        ({"seats": 3, "games": 0}, "games-out-of-range"),
        ({"seats": 3, "games": 1.5}, "games-out-of-range"),
        ({"seats": "3"}, "seats-out-of-range"),
        ({"seats": 3, "bots": "clever"}, "unknown-bot"),
        ({"seats": 3, "bots": ["random"]}, "bots-for-seats"),
        ({"seats": 3, "bots": ["random"] * 4}, "bots-for-seats"),
        ({"seats": 3, "options": {"edition": "xx"}}, "bad-option"),
        ({"seats": 3, "options": {"tom": 14}}, "unknown-game-option .*tom"),
        ({"seats": 3, "processes": 0}, "processes-out-of-range"),
        ({"seats": 3, "processes": -3}, "processes-out-of-range"),
    ],
)
def test_bad_input(arguments: dict[str, object], key: str) -> None:
    with pytest.raises(BadSetup, match=key):
        simulate("shamans", **arguments)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize(("name", "seats"), [("bids", 2), ("wisps", 3)])
def test_a_game_never_drops_an_option_it_does_not_know(name: str, seats: int) -> None:
    """However a stranger has declared the options: Bids refuses none by itself, Wisps has none."""
    path = {"bids": "tests.kit.toy:Bids", "wisps": "tests.kit.wisps:Wisps"}[name]
    with pytest.raises(BadSetup, match="game-option"):
        simulate(path, seats, games=1, options={"edition": "cs"})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_fast_loop_agrees_with_the_slow_one(seats: int) -> None:
    rules = game("shamans")
    table = rules.setup(seats, rules.info.options())
    for seed in range(60):
        fast, slow = clone(table), clone(table)
        answers = rules.play_out(fast, Rng(seed))
        assert Game.play_out(rules, slow, Rng(seed)) == answers
        assert fast == slow
