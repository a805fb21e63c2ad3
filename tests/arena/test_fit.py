"""Numbers for bots, learned from games."""

from __future__ import annotations

import tomllib

import pytest

from spiritboard.arena.fit import fit, written
from spiritboard.core.errors import BadSetup
from spiritboard.games.shamans.bot_evidence import COUNT, odds_in


def test_the_same_games_teach_the_same() -> None:
    once, again = (fit("shamans", games=5, seed="school") for _ in range(2))
    assert once == again


def test_what_was_learned_is_a_file_that_the_bots_read() -> None:
    found = fit("shamans", games=5, seed="school")
    odds = odds_in(tomllib.loads(written(found.values, "made by a test")))
    assert sorted(odds) == [3, 4, 5]
    assert all(len(learned) == COUNT and any(learned) for learned in odds.values())


def test_it_is_judged_by_games_that_were_kept_back() -> None:
    for figures in fit("shamans", games=40, seed="school").quality.values():
        assert figures["log loss"] < figures["log loss without"]
        assert figures["guessed"] > 0.5


def test_a_game_without_a_learner_is_refused() -> None:
    with pytest.raises(BadSetup, match="no-learner"):
        fit("wildwoods")
