"""Halls in a line of text: `piano 300 400 90; trolley 300 520 0 front`, in hundredths and degrees."""

from __future__ import annotations

from functools import cache

from spiritboard.catalog.content import content_of, unmarked
from spiritboard.games.ducharina.content.shapes import read_shapes
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.halls import empty
from spiritboard.games.ducharina.geometry.placing import Placing, placed, tried
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES, SIDES, Shapes


@cache
def shapes() -> Shapes:
    parts = [unmarked(content_of("ducharina", part)) for part in ("furniture", "ghosts")]
    return read_shapes(*parts)


def pose(text: str) -> tuple[int, Pose]:
    """`piano 300 400 90 front`: the piece and its pose."""
    piece, x, y, *rest = text.split()
    degrees, side = [*rest, *["0", "standing"][len(rest) :]]
    return PIECES.index(piece), Pose(int(x), int(y), int(degrees) // 5, SIDES.index(side))


def hall(text: str = "") -> Arrangement:
    """The named pieces, put down one after the other. Each must stand."""
    built = empty(shapes())
    for one in text.split(";") if text else []:
        piece, where = pose(one)
        assert placed(built, piece, where).stands, one
        built = built.with_piece(piece, where)
    return built


def put(text: str, onto: Arrangement) -> Placing:
    piece, where = pose(text)
    return tried(onto, piece, where)


def height(arrangement: Arrangement, piece: str) -> int:
    return arrangement.heights[PIECES.index(piece)]
