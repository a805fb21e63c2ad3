"""The adviser's solver against its slow twin, its bound and its own policy at play."""

from __future__ import annotations

import pytest

from spiritboard.games.wildwoods.adviser.board import Board, PooledBoard
from spiritboard.games.wildwoods.adviser.bound import Bound
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.adviser.search import Solver, TooBig
from spiritboard.games.wildwoods.box import EXPLORE, SPACES
from tests.wildwoods import twin
from tests.wildwoods.policy import share_of
from tests.wildwoods.small_scenes import SCENES, small_table
from tests.wildwoods.table import Table


@pytest.mark.parametrize("scene", SCENES)
def test_the_solver_agrees_with_the_rules_played_out(scene: str) -> None:
    table = small_table(scene)
    board = Board(table.s)
    found = Solver(board).value(position_of(board, table.s))
    assert found == pytest.approx(twin.value(table.s), abs=1e-12)
    assert 0 < found < 1


@pytest.mark.parametrize("front", [0, 1, SPACES])
@pytest.mark.parametrize("scene", SCENES)
def test_the_bound_is_never_less(scene: str, front: int) -> None:
    """However few spaces the creatures block."""
    s = small_table(scene).s
    board, relaxed = Board(s), RelaxedBoard(s, front)
    exact = Solver(board).value(position_of(board, s))
    assert exact - 1e-12 <= Bound(relaxed).value(position_of(relaxed, s)) <= 1


@pytest.mark.parametrize("scene", ["lamp", "healing"])
def test_a_sharper_bound_is_never_more(scene: str) -> None:
    s = small_table(scene).s
    found = [
        Bound(board).value(position_of(board, s))
        for board in [RelaxedBoard(s, front) for front in (0, 1, SPACES)]
    ]
    assert found == sorted(found, reverse=True)


def test_the_bound_looks_at_fewer_positions() -> None:
    s = small_table("places").s
    board, relaxed = Board(s), RelaxedBoard(s)
    exact, bound = Solver(board), Bound(relaxed)
    exact.value(position_of(board, s))
    bound.value(position_of(relaxed, s))
    assert len(bound.known) < len(exact.known)


@pytest.mark.parametrize("crystals", ["help=1", "light=3 heal=2"])
def test_one_purse_loses_nothing_that_may_lie_elsewhere(crystals: str) -> None:
    """W4.3 "I'm fine" takes what lies on the first card: in one purse that may be nothing."""
    board = PooledBoard(Table("track = 2", "explore light help heal", crystals).s)
    p = position_of(board, Table("track = 2", "explore light help heal", crystals).s)
    before = p.crystals[0]
    board.change(p, EXPLORE, -3)
    assert p.crystals[0] == before
    board.change(p, EXPLORE, 2)
    assert p.crystals[0] == before + 2


def test_a_solver_says_when_there_is_too_much() -> None:
    s = small_table("lamp").s
    board = Board(s)
    with pytest.raises(TooBig):
        Solver(board, 10).value(position_of(board, s))


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
def test_its_policy_wins_as_often_as_it_says(scene: str) -> None:
    """100,000 plays: `python -m tests.wildwoods.policy`."""
    said, share, error = share_of(scene, 300)
    assert abs(share - said) < 4 * error
