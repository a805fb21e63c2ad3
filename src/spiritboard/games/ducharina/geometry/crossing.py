"""How many rounds a lone ghost needs to cross a hall from each side, as a measure of its fairness.

Every round it goes to the square from which it is best to go on, and is then looked for from a
random door; seen, it begins again. All in whole numbers, so that every machine accepts the same
halls.
"""

from __future__ import annotations

from typing import Final

from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.eyes import DOORS
from spiritboard.games.ducharina.geometry.shapes import SIZES, middle_of
from spiritboard.games.ducharina.geometry.sight import is_seen

SQUARES: Final = 36
LENGTH: Final = 6
HOMES: Final = 4
STEPS: Final = (3, 4)
"""What a ghost may go in a round."""
ROUND: Final = 1 << 20
"""A round, in fixed point."""
ITERATIONS: Final = 60
PERCENT: Final = 10
"""By how much the slowest side may differ from the quickest."""


def is_fair(arrangement: Arrangement) -> bool:
    """G2.2 From no side is it much slower to cross than from another."""
    rounds = rounds_to_cross(arrangement)
    return 100 * (max(rounds) - min(rounds)) <= PERCENT * min(rounds)


def rounds_to_cross(arrangement: Arrangement) -> list[int]:
    """By home: the rounds, added up over sizes and steps."""
    rounds = [0] * HOMES
    for size in range(len(SIZES)):
        seen = [doors_seeing(arrangement, size, square) for square in range(SQUARES)]
        for home in range(HOMES):
            ahead = [seen[square] for square in as_from(home)]
            rounds[home] += sum([rounds_with(ahead, steps) for steps in STEPS])
    return rounds


def doors_seeing(arrangement: Arrangement, size: int, square: int) -> int:
    """How many doors see a ghost in the middle of a square."""
    x, y = middle_of(arrangement.shapes, size, square, 0)
    return sum([is_seen(arrangement, door, size, x, y, 0, 0) for door in range(DOORS)])


def as_from(home: int) -> list[int]:
    """All squares, by rows from a home side and columns from its left."""
    squares = list(range(SQUARES))
    for _ in range(home):
        squares = [LENGTH * at_row + at_column for at_row, at_column in map(quarter, squares)]
    return squares


def quarter(square: int) -> tuple[int, int]:
    """The row and column of a square once the hall was turned by a quarter."""
    return square % LENGTH, LENGTH - 1 - square // LENGTH


def rounds_with(seen: list[int], steps: int) -> int:
    """The rounds to cross with so many steps in each, from how many doors see each square."""
    near = [in_reach(square, steps) for square in range(SQUARES)]
    entered = LENGTH * steps
    from_home = 0
    rounds = [0] * SQUARES
    for _ in range(ITERATIONS):
        after = [
            ((DOORS - doors) * stay + doors * from_home) // DOORS
            for doors, stay in zip(seen, rounds, strict=True)
        ]
        from_home = ROUND + min(after[:entered])
        rounds = [
            ROUND
            if square + entered >= SQUARES
            else ROUND + min([after[to] for to in near[square]])
            for square in range(SQUARES)
        ]
    return from_home


def in_reach(square: int, steps: int) -> list[int]:
    row, column = divmod(square, LENGTH)
    return [
        to for to in range(SQUARES) if abs(to // LENGTH - row) + abs(to % LENGTH - column) <= steps
    ]
