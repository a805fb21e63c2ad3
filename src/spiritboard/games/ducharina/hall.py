"""The hall: its squares, spots, sides and doors, and where its ghosts can be.

x runs east and y north, a thousand to a square. Seen from its own side, looking in, each side has its
doors 1 to 6 from left to right (G9.1), so no side differs from another but by a quarter turn.
"""

from __future__ import annotations

from typing import Final

from spiritboard.games.ducharina.geometry.shapes import LARGE, MEDIUM, SMALL

WIDTH: Final = 6
"""G1.1 Squares along a side, and doors."""
SQUARES: Final = WIDTH * WIDTH

SOUTH: Final = 0
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3
SIDES: Final = ("south", "east", "north", "west")
DOORS: Final = WIDTH * len(SIDES)

SIZE_OF: Final = (SMALL, SMALL, SMALL, SMALL, MEDIUM, MEDIUM, LARGE)
"""G1.2 By ghost of a colour."""
GHOSTS: Final = len(SIZE_OF)
GHOSTS_OF: Final = ((0, 1, 2, 3), (4, 5), (6,))
"""By size."""

SPOTS: Final = 5
"""G5.3 The middle, then the corners: south-west, south-east, north-east, north-west."""
MIDDLE: Final = 0

OUTSIDE: Final = SQUARES
"""In a plan, in place of a square: out through a door of the goal."""

HOME: Final = -1
OUT: Final = -2
EDGE: Final = -3
"""G9.7 Merging: seen at a larger size, it waits beside its home's doors."""
PLACES: Final = SQUARES * SPOTS


def place_of(square: int, spot: int) -> int:
    """Where a ghost in the hall stands, as one number; how high is told apart."""
    return SPOTS * square + spot


def square_of(place: int) -> int:
    return place // SPOTS


def spot_of(place: int) -> int:
    return place % SPOTS


def square_at(column: int, row: int) -> int:
    return WIDTH * row + column


def column_of(square: int) -> int:
    """From the west."""
    return square % WIDTH


def row_of(square: int) -> int:
    """From the south."""
    return square // WIDTH


def opposite(side: int) -> int:
    return (side + 2) % 4


def depth(square: int, side: int) -> int:
    """How many squares lie between a square and a side."""
    row, column = square // WIDTH, square % WIDTH
    if side == SOUTH:
        return row
    if side == EAST:
        return WIDTH - 1 - column
    if side == NORTH:
        return WIDTH - 1 - row
    return column


def at_depth(lane: int, deep: int, side: int) -> int:
    """The square behind a door: so many squares in from it. Lanes are numbered as the doors are."""
    last = WIDTH - 1
    if side == SOUTH:
        return square_at(lane, deep)
    if side == EAST:
        return square_at(last - deep, lane)
    if side == NORTH:
        return square_at(last - lane, last - deep)
    return square_at(deep, last - lane)


def distance(square: int, other: int) -> int:
    """G5.1 Steps from one to the other: never diagonally."""
    return abs(square // WIDTH - other // WIDTH) + abs(square % WIDTH - other % WIDTH)


def door_of(side: int, number: int) -> int:
    """Numbers are from 1."""
    return WIDTH * side + number - 1


def side_of(door: int) -> int:
    return door // WIDTH


def number_of(door: int) -> int:
    return door % WIDTH + 1


def same_number_opposite(door: int) -> int:
    """G8.2 The door of the same number on the opposite side."""
    return door_of(opposite(side_of(door)), number_of(door))
