"""The adviser's solver against its slow twin, its bound and its own policy at play."""

from __future__ import annotations

import pytest

from spiritboard.games.wildwoods.adviser.board import Board, PooledBoard
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.adviser.search import Solver, TooBig
from tests.wildwoods import twin
from tests.wildwoods.policy import share_of
from tests.wildwoods.small_scenes import SCENES, small_table


@pytest.mark.parametrize("scene", SCENES)
def test_the_solver_agrees_with_the_rules_played_out(scene: str) -> None:
    table = small_table(scene)
    board = Board(table.s)
    found = Solver(board).value(position_of(board, table.s))
    assert found == pytest.approx(twin.value(table.s), abs=1e-12)
    assert 0 < found < 1


@pytest.mark.parametrize("scene", SCENES)
def test_one_purse_is_never_worse(scene: str) -> None:
    s = small_table(scene).s
    board, pooled = Board(s), PooledBoard(s)
    exact = Solver(board).value(position_of(board, s))
    assert Solver(pooled).value(position_of(pooled, s)) >= exact - 1e-12


def test_a_solver_says_when_there_is_too_much() -> None:
    s = small_table("lamp").s
    board = Board(s)
    with pytest.raises(TooBig):
        Solver(board, 10).value(position_of(board, s))


@pytest.mark.parametrize("scene", SCENES)
def test_its_policy_wins_as_often_as_it_says(scene: str) -> None:
    """100,000 plays: `python -m tests.wildwoods.policy`."""
    said, share, error = share_of(scene, 300)
    assert abs(share - said) < 4 * error
