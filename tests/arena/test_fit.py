"""Numbers for bots, learned from games."""

from __future__ import annotations

import tomllib
from math import log

import pytest

from spiritboard.arena.fit import fit, written
from spiritboard.catalog import opened
from spiritboard.core.errors import BadSetup
from spiritboard.games.djinn.bot_signs import SIGNS
from spiritboard.games.djinn.bot_worth import Scales
from spiritboard.games.djinn.learning import WIDTH, Example, Squares, content_now, solved
from spiritboard.games.shamans.bot_evidence import COUNT as ODDS
from spiritboard.games.shamans.bot_evidence import odds_in
from spiritboard.games.shamans.learning import Example as OddsExample
from spiritboard.games.shamans.learning import judged


def test_the_same_games_teach_the_same() -> None:
    once, again = (fit("shamans", games=5, seed="school") for _ in range(2))
    assert once == again


def test_what_was_learned_is_a_file_that_the_bots_read() -> None:
    found = fit("shamans", games=5, seed="school")
    odds = odds_in(tomllib.loads(written(found.values, "made by a test")))
    assert sorted(odds) == [3, 4, 5]
    assert all(len(learned) == ODDS and any(learned) for learned in odds.values())


def test_it_is_judged_by_games_that_were_kept_back() -> None:
    for figures in fit("shamans", games=40, seed="school").quality.values():
        assert figures["log loss"] < figures["log loss without"]
        assert figures["log loss before"] < figures["log loss without"]
        assert figures["guessed"] > 0.5


def test_odds_of_before_are_judged_by_the_same_games() -> None:
    """Sure of the truth, of a falsehood, and of nothing."""
    seen = [OddsExample([[(0, 1.0)], [], []], [0b001, 0b010], 0b001)]
    sure, wrong, even = ([odds, *[0.0] * (ODDS - 1)] for odds in (9.0, -9.0, 0.0))
    found = judged(seen, wrong, sure)
    assert found["log loss before"] == pytest.approx(9, abs=0.001)
    assert found["log loss"] < 0.001
    assert found["guessed"] == 1
    assert judged(seen, even, wrong) == {
        "examples": 1,
        "log loss without": pytest.approx(log(2)),
        "log loss before": pytest.approx(log(2)),
        "log loss": pytest.approx(9, abs=0.001),
        "guessed": 0,
    }


def test_djinn_corrects_its_weights_and_writes_a_file_that_its_bots_read() -> None:
    found = fit("djinn", games=2, seed="school")
    learned = tomllib.loads(written(found.values, "made by a test"))
    Scales(learned)
    before = content_now()["signs"]
    errors, learned = learned["errors"], learned["signs"]
    assert {kind: len(found) for kind, found in errors.items()} == {"play": 7, "ending": 4}
    assert all(error > 0 for found in errors.values() for error in found)
    changed = [name for name in SIGNS if learned[name] != before[name]]
    assert changed
    assert all(learned[name][4:] == before[name][4:] for name in SIGNS), "the solo game's stay"
    assert sorted(found.quality) == ["end", "middle", "opening"]


def test_the_weights_of_djinn_name_every_sign_in_its_order() -> None:
    assert list(opened("djinn").content["worth"]["signs"]) == list(SIGNS)


def test_corrections_go_to_what_the_examples_were_wrong_about() -> None:
    """Sign 3 is worth 2 points more than was thought, sign 5 as much: the first goes half the way."""
    squares = Squares()
    for nth in range(9000):
        amount = float(3 * (nth % 5 - 2))
        squares.add(Example(0, 0, 0, 2, 6, [3, 5], [amount, float(nth % 3 - 1)]), 2.0 * amount)
    found = squares.corrections()
    assert 0.9 < found[3] < 1.1
    assert abs(found[5]) < 0.05
    assert not any(found[at] for at in range(WIDTH) if at not in (3, 5))


def test_equations_are_solved() -> None:
    matrix = [[4.0, 0.0, 0.0], [2.0, 5.0, 0.0], [1.0, 3.0, 6.0]]
    assert solved(matrix, [11.0, 21.0, 25.0]) == pytest.approx([1.0, 2.0, 3.0])


def test_a_game_without_a_learner_is_refused() -> None:
    with pytest.raises(BadSetup, match="no-learner"):
        fit("wildwoods")
