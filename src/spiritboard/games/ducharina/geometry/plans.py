"""Pieces as seen from above: whether their boxes overlap, and where they touch (G4.2).

Two pieces are compared in the frame of one of them, times the d of both turns: all numbers are whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from spiritboard.games.ducharina.geometry.shapes import Bounds, OnSide, Shapes
from spiritboard.games.ducharina.geometry.turns import TURNS

HUNDREDTH: Final = 10
"""In thousandths."""

Way = tuple[int, int]
"""A direction in plan, of any length."""
Corner = tuple[int, int, int]
"""A point in plan: x / w, y / w."""


class Pose(NamedTuple):
    """G4.2 Where a piece is put: hundredths of a square, turns of five degrees, the side that is down."""

    x: int
    y: int
    turn: int
    side: int


class Plan:
    """A piece in its pose."""

    def __init__(self, shapes: Shapes, piece: int, pose: Pose) -> None:
        self.piece = piece
        self.shape: OnSide = shapes.on_side[6 * piece + pose.side]
        self.c, self.s, self.d = TURNS[pose.turn]
        self.x = HUNDREDTH * pose.x
        self.y = HUNDREDTH * pose.y

    def reach_x(self) -> int:
        """How far it reaches east and west of its middle, times d."""
        return abs(self.c) * self.shape.half_x + abs(self.s) * self.shape.half_y

    def reach_y(self) -> int:
        return abs(self.s) * self.shape.half_x + abs(self.c) * self.shape.half_y

    def levels_under(self, x: int, y: int, radius: int) -> tuple[int, int]:
        """The lowest and the highest of its tops under a disc in the hall; 0: beside it."""
        across, along = self.seen(x, y)
        reach_x, reach_y = self.shape.half_x + radius, self.shape.half_y + radius
        if abs(across) >= reach_x * self.d or abs(along) >= reach_y * self.d:
            return 0, 0  # as most discs are: nothing of it lies under them
        return self.shape.tops.levels(across, along, radius * self.d, self.d)

    def holds(self, x: int, y: int, radius: int) -> bool:
        """A whole disc lies in its rectangle."""
        across, along = self.seen(x, y)
        room_x, room_y = self.shape.half_x - radius, self.shape.half_y - radius
        return abs(across) <= room_x * self.d and abs(along) <= room_y * self.d

    def seen(self, x: int, y: int) -> tuple[int, int]:
        """A point of the hall in its frame, times d."""
        east, north = x - self.x, y - self.y
        return self.c * east + self.s * north, self.c * north - self.s * east


class Pair:
    """Two pieces, seen in the frame of the first."""

    def __init__(self, own: Plan, other: Plan) -> None:
        self.own = own
        self.other = other
        self.d = own.d * other.d
        self.c = own.c * other.c + own.s * other.s
        self.s = own.c * other.s - own.s * other.c
        east, north = other.x - own.x, other.y - own.y
        self.x = other.d * (own.c * east + own.s * north)
        self.y = other.d * (own.c * north - own.s * east)

    def is_within(self, gap: int) -> bool:
        """The rectangle of the second overlaps that of the first, made wider by a gap all around."""
        one, other = self.own.shape, self.other.shape
        x, y = one.half_x + gap, one.half_y + gap
        return self.overlap(
            (-x, x, -y, y, 0, 0),
            (-other.half_x, other.half_x, -other.half_y, other.half_y, 0, 0),
        )

    def overlap(self, one: Bounds, other: Bounds) -> bool:
        """A box of the first and a box of the second; touching is apart.

        Two rectangles are apart if one of their four edge directions parts them.
        """
        c, s, d = self.c, self.s, self.d
        wide, deep = one[1] - one[0], one[3] - one[2]
        other_wide, other_deep = other[1] - other[0], other[3] - other[2]
        u, v = other[0] + other[1], other[2] + other[3]
        x = c * u - s * v + 2 * self.x - d * (one[0] + one[1])
        y = s * u + c * v + 2 * self.y - d * (one[2] + one[3])
        along, across = abs(c), abs(s)
        return (
            abs(x) < d * wide + along * other_wide + across * other_deep
            and abs(y) < d * deep + across * other_wide + along * other_deep
            and abs(c * x + s * y) < d * (along * wide + across * deep + d * other_wide)
            and abs(c * y - s * x) < d * (across * wide + along * deep + d * other_deep)
        )

    def lift(self, height: int) -> int:
        """How high the first rests, let down on the second at that height; 0: not on it."""
        found = 0
        if not self.is_within(0):
            return found
        for other in self.other.shape.boxes[: self.other.shape.hard]:
            top = height + other[5]
            for one in self.own.shape.boxes[: self.own.shape.hard]:
                if top - one[4] > found and self.overlap(one, other):
                    found = top - one[4]
        return found

    def touching(self, step: int) -> Iterator[tuple[Bounds, Bounds]]:
        """The boxes that meet, a bottom of the first with a top of the second, if it stands so
        much higher than the second."""
        if not self.is_within(0):
            return
        for other in self.other.shape.boxes[: self.other.shape.hard]:
            for one in self.own.shape.boxes[: self.own.shape.hard]:
                if other[5] - one[4] == step and self.overlap(one, other):
                    yield one, other

    def contact(self, one: Bounds, other: Bounds) -> list[Corner]:
        """Where two boxes overlap, as a convex polygon in the first's frame, times d."""
        area = [
            self.corner(other[at], other[across]) for at, across in ((0, 2), (1, 2), (1, 3), (0, 3))
        ]
        for axis in (0, 1):
            area = clipped(area, axis, 1, self.d * one[2 * axis + 1])
            area = clipped(area, axis, -1, -self.d * one[2 * axis])
        return area

    def corner(self, u: int, v: int) -> Corner:
        """A point of the second in the first's frame."""
        return self.c * u - self.s * v + self.x, self.s * u + self.c * v + self.y, 1


def clipped(area: list[Corner], axis: int, sign: int, bound: int) -> list[Corner]:
    """What lies on one side of a line. Fractions are kept as they are, so it is exact."""
    kept: list[Corner] = []
    for at, point in enumerate(area):
        before = area[at - 1]
        over, was_over = (
            sign * point[axis] - bound * point[2],
            sign * before[axis] - bound * before[2],
        )
        if (over > 0) != (was_over > 0):
            kept.append(between(point, before, abs(was_over), abs(over)))
        if over <= 0:
            kept.append(point)
    return kept


def between(one: Corner, other: Corner, weight: int, other_weight: int) -> Corner:
    return (
        one[0] * weight + other[0] * other_weight,
        one[1] * weight + other[1] * other_weight,
        one[2] * weight + other[2] * other_weight,
    )


def is_surrounded(ways: list[Way]) -> bool:
    """A point is in the closed convex hull of others, if from it they are not all ahead:
    strictly on one side of a line."""
    if (0, 0) in ways:
        return True
    return bool(ways) and not any(is_rightmost(way, ways) for way in ways)


def is_rightmost(way: Way, ways: list[Way]) -> bool:
    """All others lie to its left, by less than half a turn."""
    for x, y in ways:
        left, ahead = way[0] * y - way[1] * x, way[0] * x + way[1] * y
        if left < 0 or (left == 0 and ahead < 0):
            return False
    return True
