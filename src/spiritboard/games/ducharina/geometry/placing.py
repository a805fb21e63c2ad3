"""Putting down furniture: not over the edge, let down from above, and it must not fall (G4.2, G9.4)."""

from __future__ import annotations

from typing import Final

from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.plans import (
    HUNDREDTH,
    Pair,
    Plan,
    Pose,
    Way,
    is_surrounded,
)
from spiritboard.games.ducharina.geometry.rounding import rounded
from spiritboard.games.ducharina.geometry.shapes import HALL, SIDES, Shapes
from spiritboard.games.ducharina.geometry.spiral import spiral

WIDTH: Final = HALL // HUNDREDTH
ANY_HEIGHT: Final = 100_000
OVER_THE_EDGE: Final = "over-the-edge"
WOULD_FALL: Final = "would-fall"


class Placing:
    """What comes of putting down a piece."""

    def __init__(self, z: int, refusal: str, tip: tuple[int, int]) -> None:
        self.z = z
        """How high its lowest side is."""
        self.refusal = refusal
        """Empty: it stands."""
        self.tip = tip
        """Where its centre of mass is, in thousandths."""

    @property
    def stands(self) -> bool:
        return not self.refusal


def placed(others: Arrangement, piece: int, pose: Pose) -> Placing:
    """G4.2 A piece put down among others: the edge, then the drop, then the support."""
    plan = Plan(others.shapes, piece, pose)
    if is_over_the_edge(plan):
        return Placing(0, OVER_THE_EDGE, tip_of(plan))
    z = others.lift(plan)
    refusal = "" if is_supported(others, plan, z) else WOULD_FALL
    return Placing(z, refusal, tip_of(plan))


def is_over_the_edge(plan: Plan) -> bool:
    """G4.1 Touching the edge is fine."""
    room_x, room_y = min(plan.x, HALL - plan.x), min(plan.y, HALL - plan.y)
    return plan.reach_x() > room_x * plan.d or plan.reach_y() > room_y * plan.d


def is_supported(others: Arrangement, plan: Plan, z: int) -> bool:
    """G4.2 Its centre of mass is above what carries it."""
    if z == 0:
        return plan.shape.stands
    ways: list[Way] = []
    for other in others.plans:
        ways += ways_to_contacts(Pair(plan, other), z - others.heights[other.piece])
    return is_surrounded(ways)


def ways_to_contacts(pair: Pair, step: int) -> list[Way]:
    """From the first's centre of mass to every corner of what it stands on."""
    x, y = pair.d * pair.own.shape.mass_x, pair.d * pair.own.shape.mass_y
    return [
        (corner[0] - x * corner[2], corner[1] - y * corner[2])
        for one, other in pair.touching(step)
        for corner in pair.contact(one, other)
    ]


def tip_of(plan: Plan) -> tuple[int, int]:
    u, v = plan.shape.mass_x, plan.shape.mass_y
    east, north = plan.c * u - plan.s * v, plan.s * u + plan.c * v
    return plan.x + rounded(east, plan.d), plan.y + rounded(north, plan.d)


def lifted(arrangement: Arrangement, piece: int) -> Arrangement:
    """G9.4 A piece is taken up, and whatever stands on it."""
    return arrangement.without({piece, *carried(arrangement, piece)})


def carried(arrangement: Arrangement, piece: int) -> list[int]:
    """What stands on a piece, directly or not, as it was put down."""
    lower = [plan for plan in arrangement.plans if plan.piece == piece]
    found: list[int] = []
    for plan in arrangement.plans:
        is_high = arrangement.heights[plan.piece] > 0 and plan.piece != piece
        if is_high and any(arrangement.touches(plan, one) for one in lower):
            lower.append(plan)
            found.append(plan.piece)
    return found


def tried(arrangement: Arrangement, piece: int, pose: Pose) -> Placing:
    """What would come of moving a piece there."""
    return placed(lifted(arrangement, piece), piece, pose)


def moved(arrangement: Arrangement, piece: int, pose: Pose) -> Arrangement:
    """G9.4 A piece is moved to where it stands. What it carried is let down again where it was, in
    the old order; what would fall goes to the nearest place on the floor."""
    assert tried(arrangement, piece, pose).stands, (arrangement.poses, piece, pose)
    riders = carried(arrangement, piece)
    found = lifted(arrangement, piece).with_piece(piece, pose)
    for rider in riders:
        was = arrangement.poses[rider]
        stays = placed(found, rider, was).stands
        found = found.with_piece(rider, was if stays else settled(found, rider, was))
    return found


def nearest_standing(others: Arrangement, piece: int, pose: Pose) -> Pose | None:
    """The nearest pose in which it stands, on the floor or on something; None: there is none."""
    return nearest(others, piece, pose, ANY_HEIGHT)


def settled(others: Arrangement, piece: int, pose: Pose) -> Pose:
    """G9.4 The nearest pose in which it stands on the floor: on the same side, or where that can't
    be, on the first that can; with no floor left, the nearest in which it stands at all."""
    for highest in (0, ANY_HEIGHT):
        for side in (pose.side, *range(len(SIDES))):
            found = nearest(others, piece, pose._replace(side=side), highest)
            if found is not None:
                return found
    raise AssertionError(others.poses, others.order, piece, pose)


def nearest(others: Arrangement, piece: int, pose: Pose, highest: int) -> Pose | None:
    """The nearest pose in which it stands no higher than that: the same turn and side, in steps of a
    twentieth, by distance, then from the south, then from the west."""
    near_x, near_y = room_needed(others.shapes, piece, pose)
    far_x, far_y = WIDTH - near_x, WIDTH - near_y
    for east, north in spiral():
        x, y = pose.x + east, pose.y + north
        if near_x <= x <= far_x and near_y <= y <= far_y:
            wish = pose._replace(x=x, y=y)
            placing = placed(others, piece, wish)
            if placing.stands and placing.z <= highest:
                return wish
    return None


def room_needed(shapes: Shapes, piece: int, pose: Pose) -> tuple[int, int]:
    """How near the middle of a piece may come to a wall in the west or east, and in the south or
    north, in hundredths."""
    plan = Plan(shapes, piece, pose)
    hundredth = HUNDREDTH * plan.d
    return -(-plan.reach_x() // hundredth), -(-plan.reach_y() // hundredth)


def top_under(arrangement: Arrangement, x: int, y: int, radius: int) -> int:
    """G9.5 The height of the one level top surface that a whole disc lies on; -1: there is none."""
    return surface_under(arrangement, x, y, radius)[1]


def surface_under(arrangement: Arrangement, x: int, y: int, radius: int) -> tuple[int, int]:
    """G9.5 The piece that a whole disc lies on, and how high; -1 and -1: it lies on none. What is
    highest under the disc must be level under all of it."""
    found, height, is_level = -1, 0, False
    for plan in arrangement.plans:
        lowest, highest = plan.levels_under(x, y, radius)
        top = arrangement.heights[plan.piece] + highest
        if highest > 0 and top > height:
            found, height, is_level = plan.piece, top, lowest == highest
    return (found, height) if is_level else (-1, -1)


def is_within_a_piece(arrangement: Arrangement, x: int, y: int, radius: int) -> bool:
    """G9.8 A whole disc lies in the plan rectangle of one piece: on it, in it or under it."""
    return any(plan.holds(x, y, radius) for plan in arrangement.plans)


def carrier_of(arrangement: Arrangement, x: int, y: int, radius: int, z: int) -> int:
    """G9.5 The piece with a level top at that height under a whole disc; -1: there is none."""
    for plan in arrangement.plans:
        lowest, highest = plan.levels_under(x, y, radius)
        if lowest == highest > 0 and arrangement.heights[plan.piece] + highest == z:
            return plan.piece
    return -1
