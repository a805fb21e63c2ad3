"""How high a piece is above each part of its plan (G9.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Box = tuple[int, int, int, int, int, int]
FAR: Final = 100_000
"""Beyond the hall."""


class Tops:
    """The plan of a piece, cut along the edges of all its boxes; by field: its highest top."""

    def __init__(self, boxes: list[Box]) -> None:
        self.xs: list[int] = [-FAR, *sorted({x for box in boxes for x in (box[0], box[1])}), FAR]
        self.ys: list[int] = [-FAR, *sorted({y for box in boxes for y in (box[2], box[3])}), FAR]
        self.tops: list[int] = [
            max([0, *[box[5] for box in boxes if is_over(box, x, y)]])
            for y in self.ys[:-1]
            for x in self.xs[:-1]
        ]

    def levels(self, x: i64, y: i64, radius: i64, d: i64) -> tuple[int, int]:
        """The lowest and the highest top under a disc; all is given times d."""
        lowest: i64 = FAR
        highest: i64 = 0
        wide: i64 = len(self.xs) - 1
        for field in range(len(self.tops)):
            column, row = field % wide, field // wide
            east = outside(x, d * self.xs[column], d * self.xs[column + 1])
            north = outside(y, d * self.ys[row], d * self.ys[row + 1])
            if east * east + north * north < radius * radius:
                top: i64 = self.tops[field]
                lowest = min(lowest, top)
                highest = max(highest, top)
        return lowest, highest


def is_over(box: Box, x: int, y: int) -> bool:
    """A box covers the field that begins there."""
    return box[0] <= x < box[1] and box[2] <= y < box[3]


def outside(at: i64, low: i64, high: i64) -> i64:
    """How far a number is from a range."""
    if at < low:
        return low - at
    if at > high:
        return at - high
    return 0
