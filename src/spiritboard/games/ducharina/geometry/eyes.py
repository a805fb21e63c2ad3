"""The eye behind the keyhole (G7.2) and the bodies it may see (G7.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spiritboard.games.ducharina.geometry.shapes import HALL, POINTS, SQUARE, TOWARDS, Shapes

DOORS: Final = 24
THOUSAND: Final = 1000


class Eye:
    """The eye at a door, 6 × side + number: in the middle of the door, at the hall's edge."""

    def __init__(self, shapes: Shapes, door: int) -> None:
        keyhole = shapes.keyhole
        out_x, out_y = TOWARDS[door // 6]
        along = (door % 6 * SQUARE + SQUARE // 2) - HALL // 2
        self.x: i64 = HALL // 2 + HALL // 2 * out_x - along * out_y
        self.y: i64 = HALL // 2 + HALL // 2 * out_y + along * out_x
        self.z: i64 = keyhole.eye
        self.in_x: i64 = -out_x
        self.in_y: i64 = -out_y
        """The way it looks."""
        self.slope: i64 = keyhole.slope
        self.slot_width: i64 = keyhole.slot_width
        self.slot_depth: i64 = keyhole.slot_depth

    def depth(self, x: i64, y: i64) -> i64:
        """How far a point is in front of the door."""
        return (x - self.x) * self.in_x + (y - self.y) * self.in_y

    def aside(self, x: i64, y: i64) -> i64:
        """How far it is to the left or right."""
        return (x - self.x) * self.in_y - (y - self.y) * self.in_x

    def sees(self, x: i64, y: i64, z: i64) -> bool:
        """G7.2 A point is in the field: through the round hole or the slot; on the edge is inside."""
        depth: i64 = self.depth(x, y)
        if depth <= 0:
            return False
        aside: i64 = self.aside(x, y)
        rise: i64 = z - self.z
        hole: i64 = depth * self.slope
        if (aside * aside + rise * rise) * (THOUSAND * THOUSAND) <= hole * hole:
            return True
        slot: i64 = depth * self.slot_width
        below: i64 = -rise * THOUSAND
        return 0 <= below <= depth * self.slot_depth and -slot <= aside * THOUSAND <= slot

    def may_see(self, x: i64, y: i64, reach: i64) -> bool:
        """Something no further than that from a point, in plan, may be in the field."""
        depth: i64 = self.depth(x, y) + reach
        aside: i64 = self.aside(x, y)
        if aside < 0:
            aside = -aside
        slope: i64 = max(self.slope, self.slot_width)
        return depth > 0 and (aside - reach) * THOUSAND <= depth * slope


class Figure:
    """A ghost's body in the hall: upright, or lying with its tip towards a side (1 + side)."""

    def __init__(self, shapes: Shapes, size: int, x: int, y: int, z: int, lying: int) -> None:
        self.points: list[int] = shapes.points[5 * size + lying]
        """From where it stands: x y z of each."""
        self.corners: list[int] = shapes.corners[5 * size + lying]
        """Of a frustum around them."""
        height, radius = shapes.heights[size], shapes.radii[size]
        self.reach: i64 = height // 2 + radius if lying else radius
        """No point is further from where it stands, in plan."""
        self.height: i64 = 2 * radius if lying else height
        if lying:
            x, y = pushed_inward(x, y, lying - 1, height // 2)
        self.x: i64 = x
        self.y: i64 = y
        self.z: i64 = z

    def point(self, nth: int) -> tuple[int, int, int]:
        x, y, z = self.points[3 * nth : 3 * nth + 3]
        return self.x + x, self.y + y, self.z + z

    def in_field(self, eye: Eye) -> i64:
        """G7.2 The points in the field, as a set of bits."""
        points = self.points
        found: i64 = 0
        bit: i64 = 1
        at: i64 = 0
        while at < 3 * POINTS:
            x: i64 = self.x + points[at]
            y: i64 = self.y + points[at + 1]
            if eye.sees(x, y, self.z + points[at + 2]):
                found |= bit
            bit += bit
            at += 3
        return found


def pushed_inward(x: int, y: int, side: int, half: int) -> tuple[int, int]:
    """G8.2 A body that lies along the way to a side does not reach out of the hall."""
    if TOWARDS[side][0]:
        return min(max(x, half), HALL - half), y
    return x, min(max(y, half), HALL - half)
