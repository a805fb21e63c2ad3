"""The bot that sees the truth."""

from __future__ import annotations

import pytest

from spiritboard import BadSetup, Match, simulate
from spiritboard.arena import compete, duel
from spiritboard.arena.cheater import Cheater, best, contender
from spiritboard.bots import bot_for
from spiritboard.catalog import names
from spiritboard.core.values import Action
from tests.bots.sticks import Take


def test_it_is_nowhere_but_in_the_arena() -> None:
    with pytest.raises(BadSetup, match="unknown-bot"):
        bot_for("cheater", "shamans", b"")


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_it_answers_in_every_game(name: str) -> None:
    match = Match.new(name, seats=2 if name != "shamans" else 3, seed=1)
    for _ in range(3):
        assert match.decision is not None
        seat = match.decision.seats[0]
        bot = contender("cheater:3", name, b"")
        assert isinstance(bot, Cheater)
        bot.truth = match.state
        before = match.digest()
        action = bot.decide(match.view(seat), match.options(seat))
        assert match.digest() == before
        match.play(seat, action)


def test_it_plays_the_same_again() -> None:
    one, other = (
        simulate("shamans", 3, games=1, seed=1, bots=["cheater:6", "random", "random"])
        for _ in range(2)
    )
    assert one.outcomes == other.outcomes


@pytest.mark.slow
def test_whoever_sees_the_bids_wins_them() -> None:
    """Bids are secret and given at once: whoever answers last and sees them has an edge."""
    found = compete("tests.kit.toy:Bids", ["cheater:60", "greedy"], 2, deals=12, seed=1)
    assert found.standings()[0].share.mean > 0.6


def test_a_cheater_may_have_a_budget_for_a_match() -> None:
    assert duel("tests.bots.sticks:Sticks", "cheater:90/match", "random", 2, deals=2).games == 4


def test_the_best_is_by_the_mean_of_what_was_tried() -> None:
    answers: list[Action] = [Take(1), Take(2), Take(3)]
    assert best(answers, [1.0, 0.9, 0.0], 4) == Take(2)
    assert best(answers, [0.0, 0.0, 0.0], 1) == Take(1)
    assert best(answers, [0.1, 0.5, 0.0], 2) == Take(2)
