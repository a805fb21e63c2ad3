"""What must be true of every table of Duchařina, looked at from outside: by the rules page, in floats
and by brute force where the game reckons in whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import cos, hypot, radians, sin

from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE
from spiritboard.games.ducharina.geometry.placing import placed
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.state import DucharinaState
from tests.ducharina.table import GAME

SIZES = (0, 0, 0, 0, 1, 1, 2)
RADII = (0.20, 0.30, 0.42)
HEIGHTS = (0.8, 1.2, 1.7)
CORNER = (0.3, 0.2, 0.0)
SPOTS = ((0, 0), (-1, -1), (1, -1), (1, 1), (-1, 1))
HOME, OUT, EDGE = -1, -2, -3


def played(seats: int, options: DucharinaOptions, rng: Rng) -> Iterator[DucharinaState]:
    """A random match, after each answer."""
    s = GAME.setup(seats, options)
    while s.stack:
        seat = GAME.whose(s)
        action = GAME.draw(s, rng) if seat == NATURE else GAME.sample(s, seat, rng)
        GAME.advance(s, seat, action)
        yield s


def stands_at(s: DucharinaState, index: int) -> tuple[float, float]:
    """The middle of a ghost in the hall, in squares."""
    square, spot = divmod(s.ghosts[index], 5)
    off = CORNER[SIZES[index % 7]]
    return square % 6 + 0.5 + off * SPOTS[spot][0], square // 6 + 0.5 + off * SPOTS[spot][1]


def wrongs(s: DucharinaState) -> list[str]:
    """All that can't be."""
    return [*wrong_places(s), *wrong_neighbours(s), *wrong_levels(s), *wrong_furniture(s)]


def wrong_places(s: DucharinaState) -> Iterator[str]:
    """G5.3, G9.7 A large one in the middle; the edge is for merging, and not for small ones."""
    for index, place in enumerate(s.ghosts):
        size = SIZES[index % 7]
        if not -3 <= place < 180 or (size == 2 and place > 0 and place % 5):
            yield f"ghost {index} at {place}"
        if place == EDGE and (not s.box.merging or size == 0):
            yield f"ghost {index} at the edge"
        if place < 0 and s.levels[index]:
            yield f"ghost {index} is high, and not in the hall"


def wrong_neighbours(s: DucharinaState) -> Iterator[str]:
    """G5.3 Discs of one colour do not overlap."""
    for seat in range(s.box.seats):
        own = [i for i in range(7 * seat, 7 * seat + 7) if s.ghosts[i] >= 0]
        for one, other in combinations(own, 2):
            (x, y), (u, v) = stands_at(s, one), stands_at(s, other)
            if hypot(x - u, y - v) < RADII[SIZES[one % 7]] + RADII[SIZES[other % 7]] - 1e-9:
                yield f"ghosts {one} and {other} overlap"


def wrong_levels(s: DucharinaState) -> Iterator[str]:
    """G9.5 Under all of a ghost that is on top lies the top of one piece, at just that height."""
    for index, level in enumerate(s.levels):
        if level and not any(carries(s, piece, index) for piece in s.order):
            yield f"ghost {index} stands on nothing"


def carries(s: DucharinaState, piece: int, index: int) -> bool:
    x, y = stands_at(s, index)
    radius = RADII[SIZES[index % 7]] - 1e-6
    around = [
        (x + radius * cos(radians(a)), y + radius * sin(radians(a))) for a in range(0, 360, 15)
    ]
    tops = {top_at(s, piece, u, v) for u, v in [(x, y), *around]}
    return tops == {s.levels[index]}


def top_at(s: DucharinaState, piece: int, x: float, y: float) -> int:
    """How high a piece is at a point of the hall; 0: not there."""
    px, py, turn, side = s.poses[piece]
    angle = radians(5 * turn)
    east, north = 1000 * x - 10 * px, 1000 * y - 10 * py
    u, v = east * cos(angle) + north * sin(angle), north * cos(angle) - east * sin(angle)
    shape = s.box.shapes.on_side[6 * piece + side]
    boxes = shape.boxes[: shape.hard]
    over = [
        box[5] for box in boxes if box[0] - 1 <= u <= box[1] + 1 and box[2] - 1 <= v <= box[3] + 1
    ]
    return s.furniture().heights[piece] + max(over) if over else 0


def wrong_furniture(s: DucharinaState) -> Iterator[str]:
    """G4.1, G4.2 Every piece stands on what was put down before it, within the hall."""
    here = s.furniture()
    for nth, piece in enumerate(here.order):
        others = here.without(set(here.order[nth:]))
        found = placed(others, piece, here.poses[piece])
        if not found.stands:
            yield f"the {PIECES[piece]} does not stand: {found.refusal}"
        if found.z != here.heights[piece]:
            yield f"the {PIECES[piece]} is at {here.heights[piece]}, let down it would be at {found.z}"
