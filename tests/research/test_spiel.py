"""OpenSpiel's own programs play at our tables."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is in the extra `bench`")

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from spiritboard.research.spiel import DRAW, SpielGame, SpielState

TABLES = [("shamans", 3), ("djinn", 2), ("wildwoods", 1)]


def asked(state: SpielState) -> bool:
    """Lets nature draw; is somebody asked then?"""
    while state.is_chance_node():
        state.apply_action(DRAW)
    return not state.is_terminal()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_play_comes_to_an_end(name: str, seats: int) -> None:
    state = SpielGame(name, seats, seed=1).new_initial_state()
    dice = random.Random(1)
    while asked(state):
        action = dice.choice(state.legal_actions())
        assert state.action_to_string(state.current_player(), action)
        state.apply_action(action)
    assert len(state.returns()) == seats
    assert set(state.returns()) <= {0.0, 1.0}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_its_search_answers_our_questions(name: str, seats: int) -> None:
    game = SpielGame(name, seats, seed=1)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.4, max_simulations=2, random_state=dice
    )
    state = game.new_initial_state()
    for _ in range(3):
        assert asked(state)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_clone_goes_its_own_way() -> None:
    state = SpielGame("shamans", 3, seed=1).new_initial_state()
    assert asked(state)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_another_table_looks_the_same_and_is_another() -> None:
    state = SpielGame("shamans", 5, seed=1).new_initial_state()
    assert asked(state)
    seat = state.current_player()
    others = [state.resample_from_infostate(seat, random.Random(n).random) for n in range(5)]
    known = state.information_state_string(seat)
    assert {other.information_state_string(seat) for other in others} == {known}
    assert {other.observed(seat) == state.observed(seat) for other in others} == {True}
    assert len({str(other) for other in others}) > 1
