"""Who wins, by their place in the turn order and with which cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard import BadSetup, simulate
from spiritboard.arena import Balance, balance
from spiritboard.arena.balance import Use, Watch, nobody, of_one_game
from spiritboard.arena.balance_report import drawing, report
from spiritboard.catalog import opened
from spiritboard.cli import run
from spiritboard.core.values import Event, Outcome
from spiritboard.text import Words


def three_games() -> Balance:
    """Seat 0 wins with mage 5, seat 1 wins without, both win with it."""
    found = nobody(2)
    for winners, takers in (((0,), [0, 0]), ((1,), [0]), ((0, 1), [0, 1])):
        watch = Watch(opened("djinn").package.counted)
        for seat in takers:
            watch.hear(seat, [Event("hires", {"seat": seat, "mage": 5})])
        found.add(of_one_game(2, 40, 9, Outcome(winners, (60, 50), "most-points", "R13.1"), watch))
    return found


def test_wins_are_counted_by_seat_and_by_what_they_had() -> None:
    found = three_games()
    assert (found.games, found.rounds, found.answers) == (3, 27, 120)
    assert found.wins == [1.5, 1.5]
    assert found.share(0) == found.fair == 0.5
    assert found.error(0) == pytest.approx(0.2887, abs=1e-4)
    assert found.uses == {("hires", 5): Use(times=5, seats=4, wins=2.0)}


def test_rounds_of_a_game_that_says_nothing_of_them() -> None:
    """Its state counts them; where it does not, a match is one."""
    assert balance("tests.kit.wisps:Wisps", 2, games=2, bots="random").rounds == 2 * 3
    assert balance("tests.kit.toy:Bids", 2, games=2, bots="random").rounds == 2


def test_what_names_nobody_is_put_down_to_whoever_acted() -> None:
    watch = Watch(opened("djinn").package.counted)
    watch.hear(1, [Event("chest", {"chest": 3}), Event("gains", {"seat": 0, "what": 1})])
    assert watch.had == {("chest", 3): [1]}


@pytest.mark.parametrize(("name", "seats"), [("djinn", 2), ("shamans", 3)])
def test_the_games_are_those_of_a_simulation_in_which_seat_0_begins(name: str, seats: int) -> None:
    found = balance(name, seats, games=2, seed=5)
    played = simulate(name, seats, games=2, seed=5, bots="greedy", options={"first": 0})
    assert found.answers == played.decisions
    assert found.scores == [sum(o.scores[seat] for o in played.outcomes) for seat in range(seats)]
    assert found.rounds > 2
    assert found.uses


def test_it_does_not_depend_on_the_number_of_processes() -> None:
    alone = balance("shamans", 3, games=60, seed=1, bots="random")
    assert balance("shamans", 3, games=60, seed=1, bots="random", processes=2) == alone


@pytest.mark.parametrize("name", ["tests.kit.toy:Bids", "tests.kit.wisps:Wisps"])
def test_a_strangers_game_is_measured_too(name: str) -> None:
    """It need not say who begins, nor what is worth counting."""
    found = balance(name, 2, games=40, seed=1, bots="random")
    assert (found.games, sum(found.wins), found.uses) == (40, 40, {})


def test_no_option_is_dropped() -> None:
    with pytest.raises(BadSetup, match=r"unknown-game-option .name: edition"):
        balance("djinn", 2, games=1, options={"edition": "cs"})


@pytest.mark.parametrize(
    ("language", "seat", "mage"),
    [
        ("en", "| 1 | 50.0 ± 28.9% | 1.00 | 60.0 |", "1.67 · 1.00 ± 0.50"),
        ("cs", "| 1 | 50,0 ± 28,9 % | 1,00 | 60,0 |", "1,67 · 1,00 ± 0,50"),
        ("ru", "| 1 | 50,0 ± 28,9 % | 1,00 | 60,0 |", "1,67 · 1,00 ± 0,50"),
    ],
)
def test_the_report_tells_seats_and_cards(language: str, seat: str, mage: str) -> None:
    words = Words(language, "djinn")
    page = report(words, "djinn", [three_games()], "spiritboard balance djinn", "plot.svg")
    assert seat in page
    assert f"| {words.capital(words.thing('mage', 5))} | {mage} |" in page
    assert "plot.svg" in page


def test_the_plot_has_a_bar_for_every_seat() -> None:
    drawn = drawing(Words("en", "djinn"), [nobody_but_fair(seats) for seats in (1, 2, 3, 4)])
    assert drawn.count('fill="#c9803f"') == 2 + 3 + 4


def nobody_but_fair(seats: int) -> Balance:
    return Balance(seats, 12, 1, 1, [12 / seats] * seats, [0] * seats, {})


def test_the_command_writes_both(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, plot = tmp_path / "balance.md", tmp_path / "img" / "balance.svg"
    plot.parent.mkdir()
    wishes = ["--players", "2", "--games", "2", "--bots", "random"]
    wishes += ["--output", str(page), "--plot", str(plot)]
    assert run(["--lang", "en", "balance", "djinn", *wishes], {}) == 0
    assert "2 players" in capsys.readouterr().out
    assert "# Balance of Djinn" in page.read_text("utf-8")
    assert "(img/balance.svg)" in page.read_text("utf-8")
    assert plot.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(("seats", "games", "key"), [(7, 1, "seats"), (2, 0, "games")])
def test_bad_input(seats: int, games: int, key: str) -> None:
    with pytest.raises(BadSetup, match=f"{key}-out-of-range"):
        balance("djinn", seats, games=games)
