"""G8.2: the midnight cards that move furniture. None of them locks a piece (G9.2)."""

from __future__ import annotations

from typing import Final

from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.placing import (
    lifted,
    moved,
    placed,
    room_needed,
    settled,
)
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import (
    BACK,
    FRONT,
    HEAD,
    LEFT,
    MIRROR,
    PIECES,
    RIGHT,
    STANDING,
)
from spiritboard.games.ducharina.geometry.turns import TURNS
from spiritboard.games.ducharina.hall import EAST, NORTH, SOUTH, WEST
from spiritboard.games.ducharina.rules.furniture import HUNDREDTHS, rearrange
from spiritboard.games.ducharina.state import DucharinaState

UPRIGHT: Final = (STANDING, HEAD)
"""Sides down of a piece that stands, or stands on its head."""
ON_ITS_SIDE: Final = (LEFT, RIGHT, BACK, FRONT)
"""In this order it is tried how a piece can lie."""
MIDDLE: Final = HUNDREDTHS // 2
NUDGE: Final = 5
"""Along a wall a free place is looked for on this grid, in hundredths."""
ALONG: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""By wall: to the right, as seen from outside looking in."""


def change(s: DucharinaState, piece: int, pose: Pose) -> None:
    """A piece is moved by a card, and everybody is told."""
    if pose != s.poses[piece]:
        s.tell("furniture-moves", piece=piece, pose=pose)
        rearrange(s, moved(s.furniture(), piece, pose))


def enthusiast(s: DucharinaState) -> None:
    """G8.2 All furniture is tipped on its side, the lowest piece first; what lies stays."""
    heights = s.furniture().heights
    for piece in sorted(range(len(PIECES)), key=lambda piece: (heights[piece], piece)):
        if s.poses[piece][3] in UPRIGHT:
            change(s, piece, tipped(s, piece))


def tipped(s: DucharinaState, piece: int) -> Pose:
    """The first side that it can lie on where it stands; else the nearest place on the floor."""
    others, pose = lifted(s.furniture(), piece), s.pose(piece)
    for side in ON_ITS_SIDE:
        if placed(others, piece, pose._replace(side=side)).stands:
            return pose._replace(side=side)
    return settled(others, piece, pose._replace(side=ON_ITS_SIDE[0]))


def turn_mirror(s: DucharinaState) -> None:
    """G8.2 The Face-maker: the mirror is stood up and turned to the middle of the hall."""
    x, y, turn, _ = s.poses[MIRROR]
    wanted = Pose(x, y, turn_towards(MIDDLE - x, MIDDLE - y, turn), STANDING)
    change(s, MIRROR, settled(lifted(s.furniture(), MIRROR), MIRROR, wanted))


def turn_towards(dx: int, dy: int, otherwise: int) -> int:
    """The turn by which a front looks that way most nearly; the first of equals."""
    if dx == dy == 0:
        return otherwise
    best = 0
    for turn in range(1, len(TURNS)):
        c, s, d = TURNS[turn]
        best_c, best_s, best_d = TURNS[best]
        if (s * dx - c * dy) * best_d > (best_s * dx - best_c * dy) * d:
            best = turn
    return best


def dance_floor(s: DucharinaState) -> None:
    """G8.2 Each piece goes straight to its nearest wall, the one nearest to a wall first."""
    walls = [nearest_wall(s, piece) for piece in range(len(PIECES))]
    for piece in sorted(range(len(PIECES)), key=lambda piece: (walls[piece][0], piece)):
        change(s, piece, by_the_wall(s, piece, nearest_wall(s, piece)[1]))


def nearest_wall(s: DucharinaState, piece: int) -> tuple[int, int]:
    """How far it is, and which; of equals south, east, north, west."""
    x, y, _, _ = s.poses[piece]
    wide, deep = room_needed(s.box.shapes, piece, s.pose(piece))
    gaps = (y - deep, HUNDREDTHS - x - wide, HUNDREDTHS - y - deep, x - wide)
    return min([(gap, wall) for wall, gap in enumerate(gaps)])


def by_the_wall(s: DucharinaState, piece: int, wall: int) -> Pose:
    """Against the wall, on the floor: where it comes to it, else along it, else anywhere near."""
    others, wanted = lifted(s.furniture(), piece), against(s, piece, wall)
    dx, dy = ALONG[wall]
    for step in range(HUNDREDTHS // NUDGE):
        for by in (-step * NUDGE, step * NUDGE):
            pose = wanted._replace(x=wanted.x + dx * by, y=wanted.y + dy * by)
            if is_on_floor(others, piece, pose):
                return pose
    return settled(others, piece, wanted)


def against(s: DucharinaState, piece: int, wall: int) -> Pose:
    """The pose in which a piece, gone straight to a wall, touches it."""
    pose = s.pose(piece)
    wide, deep = room_needed(s.box.shapes, piece, pose)
    if wall == SOUTH:
        return pose._replace(y=deep)
    if wall == EAST:
        return pose._replace(x=HUNDREDTHS - wide)
    if wall == NORTH:
        return pose._replace(y=HUNDREDTHS - deep)
    assert wall == WEST
    return pose._replace(x=wide)


def is_on_floor(others: Arrangement, piece: int, pose: Pose) -> bool:
    found = placed(others, piece, pose)
    return found.stands and found.z == 0
