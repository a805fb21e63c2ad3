"""Many games in one line."""

from __future__ import annotations

import pytest

from spiritboard import BadSetup, game, simulate
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
