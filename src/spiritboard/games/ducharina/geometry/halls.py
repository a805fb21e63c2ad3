"""G2.2 A pleasant interior: furniture put down at random, so that no side of the hall is favoured."""

from __future__ import annotations

from typing import Final

from spiritboard.core.rng import Rng
from spiritboard.games.ducharina.geometry.arrangement import ABSENT, Arrangement, arranged
from spiritboard.games.ducharina.geometry.crossing import is_fair
from spiritboard.games.ducharina.geometry.placing import is_over_the_edge, placed
from spiritboard.games.ducharina.geometry.plans import Pair, Plan, Pose
from spiritboard.games.ducharina.geometry.shapes import (
    ARMCHAIR,
    DESK,
    MIRROR,
    PIANO,
    PIECES,
    SIDES,
    STANDING,
    TABLE,
    TROLLEY,
    Shapes,
)
from spiritboard.games.ducharina.geometry.turns import QUARTER, TURNS

ORDER: Final = (PIANO, DESK, TABLE, MIRROR, ARMCHAIR, TROLLEY)
GAP: Final = 200
"""Between any two pieces, in thousandths."""
TRIES: Final = 80
"""For each piece, before all are put down anew."""
HALF: Final = 300
"""Of the hall, in hundredths."""
SQUARELY: Final = 70
"""Of a hundred pieces, those that stand parallel to the walls; others by multiples of 15 degrees."""


def pleasant(shapes: Shapes, rng: Rng) -> Arrangement:
    """A pleasant interior that is fair."""
    while True:
        found = interior(shapes, rng)
        if is_fair(found):
            return found


def interior(shapes: Shapes, rng: Rng) -> Arrangement:
    """A pleasant interior; it may favour a side."""
    while True:
        found = maybe_interior(shapes, rng)
        if found is not None:
            return found


def is_pleasant(shapes: Shapes, poses: tuple[Pose, ...]) -> bool:
    """Could `pleasant` have furnished the hall so?"""
    return is_interior(shapes, poses) and is_fair(arranged(shapes, poses, ORDER))


def is_interior(shapes: Shapes, poses: tuple[Pose, ...]) -> bool:
    """Could `interior` have furnished the hall so?"""
    if len(poses) != len(PIECES) or not all(is_sensible(pose) for pose in poses):
        return False
    built = empty(shapes)
    for piece in ORDER:
        if not has_room(built, Plan(shapes, piece, poses[piece])):
            return False
        built = built.with_piece(piece, poses[piece])
    return True


def is_sensible(pose: Pose) -> bool:
    return pose.side == STANDING and 0 <= pose.turn < len(TURNS) and pose.turn % 3 == 0


def maybe_interior(shapes: Shapes, rng: Rng) -> Arrangement | None:
    """One piece in each quarter of the hall and two wherever; None: there was no room for one."""
    quarters = [0, 1, 2, 3, rng.below(4), rng.below(4)]
    first = quarters[:4]
    rng.shuffle(first)
    built = empty(shapes)
    for piece, quarter in zip(ORDER, first + quarters[4:], strict=True):
        pose = maybe_place(built, piece, quarter, rng)
        if pose is None:
            return None
        built = built.with_piece(piece, pose)
    return built


def maybe_place(others: Arrangement, piece: int, quarter: int, rng: Rng) -> Pose | None:
    for _ in range(TRIES):
        x = HALF * (quarter % 2) + rng.below(HALF + 1)
        y = HALF * (quarter // 2) + rng.below(HALF + 1)
        pose = Pose(x, y, some_turn(rng), STANDING)
        if has_room(others, Plan(others.shapes, piece, pose)):
            return pose
    return None


def some_turn(rng: Rng) -> int:
    if rng.below(100) < SQUARELY:
        return QUARTER * rng.below(4)
    return 3 * rng.below(len(TURNS) // 3)


def has_room(others: Arrangement, plan: Plan) -> bool:
    """It is inside the hall, with a gap to every other piece."""
    if is_over_the_edge(plan):
        return False
    return not any(Pair(plan, other).is_within(GAP) for other in others.plans)


def scattered(shapes: Shapes, rng: Rng) -> Arrangement:
    """All pieces in any order, any way up, also on each other."""
    order = list(range(len(PIECES)))
    rng.shuffle(order)
    built = empty(shapes)
    for piece in order:
        built = built.with_piece(piece, some_pose(built, piece, rng))
    return built


def some_pose(others: Arrangement, piece: int, rng: Rng) -> Pose:
    """A pose in which a piece stands."""
    while True:
        x, y = rng.below(2 * HALF + 1), rng.below(2 * HALF + 1)
        pose = Pose(x, y, rng.below(len(TURNS)), rng.below(len(SIDES)))
        if placed(others, piece, pose).stands:
            return pose


def empty(shapes: Shapes) -> Arrangement:
    nowhere = Pose(0, 0, 0, STANDING)
    return Arrangement(shapes, (nowhere,) * len(PIECES), (), [ABSENT] * len(PIECES))
