"""G7.5 The quick table of what is seen from where."""

from __future__ import annotations

import pytest

from spiritboard.core.rng import Rng
from spiritboard.games.ducharina.geometry.halls import scattered, some_pose
from spiritboard.games.ducharina.geometry.placing import lifted, moved
from spiritboard.games.ducharina.geometry.shapes import LARGE, SMALL, middle_of
from spiritboard.games.ducharina.geometry.sight import is_seen
from spiritboard.games.ducharina.geometry.table import sight_table
from tests.ducharina.geometry.hall import hall, pose, shapes

SOUTH_3 = 1 << 2
NORTH_4 = 1 << 15


def test_behind_the_piano() -> None:
    """Square c5 is hidden from the third southern door, and open to the northern door opposite."""
    table = sight_table(hall("piano 300 300"))
    doors = table.doors_seeing(SMALL, 26, 0, top=False)
    assert not doors & SOUTH_3
    assert doors & NORTH_4


def test_on_top() -> None:
    """In the piano it is hidden, on the piano it is not."""
    table = sight_table(hall("piano 250 438"))
    assert not table.doors_seeing(SMALL, 26, 0, top=False) & SOUTH_3
    assert table.doors_seeing(SMALL, 26, 0, top=True) & SOUTH_3


def test_where_there_is_no_top() -> None:
    with pytest.raises(AssertionError):
        sight_table(hall()).doors_seeing(LARGE, 0, 0, top=True)


def test_what_did_not_move_is_not_looked_at_again() -> None:
    before = sight_table(hall("piano 300 300; desk 100 100; mirror 500 300 90"))
    before.doors_seeing(SMALL, 26, 0, top=False)
    after = before.after(moved(before.arrangement, *pose("desk 120 100")))
    assert [one is other for one, other in zip(before.shades, after.shades, strict=True)] == [
        True,
        False,
        True,
    ]


def test_what_sinks_is_looked_at_again() -> None:
    """G9.4 The desk goes, and the trolley on it comes down where it was."""
    before = sight_table(hall("desk 250 250; trolley 250 250"))
    high = before.doors_seeing(SMALL, 26, 0, top=False)
    after = before.after(moved(before.arrangement, *pose("desk 500 50")))
    assert after.shades[0].z == 0
    assert after.doors_seeing(SMALL, 26, 0, top=False) != high


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_table_after_a_move_is_as_if_it_were_new(seed: int) -> None:
    """A piece moves, and with it perhaps what stood on it or what is seen in the mirror."""
    rng = Rng(seed)
    here = scattered(shapes(), rng)
    table = sight_table(here)
    squares = [rng.below(36) for _ in range(6)]
    rows = [(size, square, 0) for size in range(3) for square in squares]
    for row in rows:
        table.doors_seeing(*row, top=False)
    piece = here.order[0]
    there = moved(here, piece, some_pose(lifted(here, piece), piece, rng))
    new = sight_table(there)
    again = table.after(there)
    assert [again.doors_seeing(*row, top=False) for row in rows] == [
        new.doors_seeing(*row, top=False) for row in rows
    ]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_piece_tried_on_the_table_without_it_is_as_if_it_were_moved(seed: int) -> None:
    """Any piece, the mirror too, and whatever stood on it."""
    rng = Rng(100 + seed)
    here = scattered(shapes(), rng)
    piece = here.order[seed]
    without = sight_table(here).lifted(piece)
    rows = [(rng.below(3), rng.below(36), 0) for _ in range(12)]
    for _ in range(2):
        there = moved(here, piece, some_pose(lifted(here, piece), piece, rng))
        tried, new = without.joined(there), sight_table(there)
        assert [tried.doors_seeing(*row, top=False) for row in rows] == [
            new.doors_seeing(*row, top=False) for row in rows
        ]


@pytest.mark.slow
def test_ghosts_that_lie() -> None:
    """G8.2 The slow twin asks every door."""
    here = hall("piano 300 300; mirror 500 300 90; desk 150 450 30")
    for lying in range(1, 5):
        table = sight_table(here, lying)
        for square in (0, 8, 15, 29, 35):
            x, y = middle_of(here.shapes, LARGE, square, 0)
            slow = [is_seen(here, door, LARGE, x, y, 0, lying) for door in range(24)]
            doors = table.doors_seeing(LARGE, square, 0, top=False)
            assert [bool(doors >> door & 1) for door in range(24)] == slow
