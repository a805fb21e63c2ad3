"""Furniture and ghosts as `furniture.toml` and `ghosts.toml` give them, and what must hold of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal, NoReturn

from msgspec import Meta, Struct

from spiritboard.core.content import read
from spiritboard.core.errors import BadSetup
from spiritboard.games.ducharina.geometry.shapes import (
    PIECES,
    POINTS,
    SIDES,
    SIZES,
    Axis,
    Bounds,
    Figures,
    GhostShape,
    Keyhole,
    PieceShape,
    Shapes,
    Triple,
)
from spiritboard.games.ducharina.geometry.turns import TURNS

HIGHEST = 10_000
"""The six pieces, each on its longest side, stand on each other no higher than this."""
WIDEST_TURN = 2048
"""With this, a ray in a piece's frame stays below 2**25, and its products below 2**53."""
MOST_BOXES = 10
ROOM = 20
"""How much wider than a small ghost, on either side, a box is that holds one with room."""
SHOWS = 25
"""How much of a small ghost, on either side, a box shows that is clearly thinner."""

Coordinate = Annotated[int, Meta(ge=-3000, le=3000, multiple_of=10)]
Length = Annotated[int, Meta(ge=20, le=3000, multiple_of=20)]
Place = Annotated[int, Meta(ge=-3000, le=3000)]
Count = Annotated[int, Meta(ge=0, le=3000)]
Corners = tuple[Coordinate, Coordinate, Coordinate, Coordinate, Coordinate, Coordinate]
Way = Literal["x", "y", "z", "-x", "-y", "-z"]
Axes = tuple[Axis, Axis, Axis]
FACES: Mapping[str, Axis] = {"front": (1, -1), "back": (1, 1), "left": (0, -1), "right": (0, 1)}


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Sides(Part, frozen=True):
    """Which axes of a piece its x, y and z are once a side is down."""

    standing: tuple[Way, Way, Way]
    head: tuple[Way, Way, Way]
    back: tuple[Way, Way, Way]
    front: tuple[Way, Way, Way]
    left: tuple[Way, Way, Way]
    right: tuple[Way, Way, Way]

    def axes(self) -> tuple[Axes, ...]:
        ways = [getattr(self, side) for side in SIDES]
        return tuple((axis_of(x), axis_of(y), axis_of(z)) for x, y, z in ways)


class Piece(Part, frozen=True):
    size: tuple[Length, Length, Length]
    boxes: tuple[Corners, ...]
    mass: tuple[Place, Place, Place]
    soft: tuple[Corners, ...] = ()
    glass: tuple[Literal["front", "back", "left", "right"], ...] = ()
    falls: tuple[Literal["standing", "head", "back", "front", "left", "right"], ...] = ()

    def shape(self) -> PieceShape:
        return PieceShape(
            size=self.size,
            hard=self.boxes,
            soft=self.soft,
            glass=tuple(FACES[face] for face in self.glass),
            mass=self.mass,
            falls=tuple(SIDES.index(side) for side in self.falls),
        )


class Pieces(Part, frozen=True):
    mirror: Piece
    trolley: Piece
    desk: Piece
    piano: Piece
    armchair: Piece
    table: Piece


class Furniture(Part, frozen=True):
    """Everything in `furniture.toml`, without the marks."""

    sides: Sides
    pieces: Pieces

    def shapes(self) -> tuple[PieceShape, ...]:
        return tuple(getattr(self.pieces, piece).shape() for piece in PIECES)


class Hole(Part, frozen=True):
    eye: Count
    slope: Count
    slot_width: Count
    slot_depth: Count


class Ghost(Part, frozen=True):
    height: Annotated[int, Meta(ge=2, le=2000, multiple_of=2)]
    radius: Annotated[int, Meta(ge=1, le=500)]
    points: Annotated[
        tuple[tuple[Place, Place, Count], ...], Meta(min_length=POINTS, max_length=POINTS)
    ]
    frustum: tuple[Count, Count, Count, Count]
    spot: Annotated[int, Meta(ge=0, le=500)] = 0

    def shape(self) -> GhostShape:
        return GhostShape(self.height, self.radius, self.spot, self.points, self.frustum)


class Ghosts(Part, frozen=True):
    small: Ghost
    medium: Ghost
    large: Ghost


class Spirits(Part, frozen=True):
    """Everything in `ghosts.toml`, without the marks."""

    keyhole: Hole
    ghosts: Ghosts

    def shapes(self) -> tuple[GhostShape, ...]:
        return tuple(getattr(self.ghosts, size).shape() for size in SIZES)

    def hole(self) -> Keyhole:
        hole = self.keyhole
        return Keyhole(hole.eye, hole.slope, hole.slot_width, hole.slot_depth)


def read_shapes(furniture: Mapping[str, object], ghosts: Mapping[str, object]) -> Shapes:
    """The shapes from both files, checked."""
    return Shapes(*figures_of(read(Furniture, furniture, {}), read(Spirits, ghosts, {})))


def figures_of(house: Furniture, spirits: Spirits) -> Figures:
    """Furniture, ghosts and the keyhole, checked."""
    pieces, sides, bodies = house.shapes(), house.sides.axes(), spirits.shapes()
    check_sides(sides)
    check_furniture(pieces, bodies[0])
    for size, body in zip(SIZES, bodies, strict=True):
        check_ghost(f"ghosts.{size}", body)
    return Figures(pieces, sides, bodies, spirits.hole())


def axis_of(way: Way) -> Axis:
    return "xyz".index(way[-1]), -1 if way[0] == "-" else 1


def check_sides(sides: tuple[Axes, ...]) -> None:
    """A side is a turn: an image in a mirror would swap left and right."""
    for side, axes in zip(SIDES, sides, strict=True):
        if determinant(axes) != 1:
            wrong(f"sides.{side}", "not a rotation")


def determinant(axes: Axes) -> int:
    places = [axis for axis, _ in axes]
    if sorted(places) != [0, 1, 2]:
        return 0
    swaps = sum(one > other for at, one in enumerate(places) for other in places[at + 1 :])
    return axes[0][1] * axes[1][1] * axes[2][1] * (-1 if swaps % 2 else 1)


def check_furniture(pieces: tuple[PieceShape, ...], small: GhostShape) -> None:
    assert all(d <= WIDEST_TURN and c * c + s * s == d * d for c, s, d in TURNS)
    if sum(max(shape.size) for shape in pieces) > HIGHEST:
        wrong("pieces", f"higher than {HIGHEST} on top of each other")
    for name, shape in zip(PIECES, pieces, strict=True):
        check_piece(f"pieces.{name}", shape)
        for box in shape.hard:
            if not (holds(box, small) or is_thinner(box, small)):
                wrong(f"pieces.{name}.boxes", f"{box}: neither holds a small ghost nor is thinner")


def check_piece(field: str, shape: PieceShape) -> None:
    boxes = shape.hard + shape.soft
    if not shape.hard or len(boxes) > MOST_BOXES:
        wrong(f"{field}.boxes", f"1 to {MOST_BOXES} boxes")
    if any(low >= high for box in boxes for low, high in sides_of(box)):
        wrong(f"{field}.boxes", "x0 < x1, y0 < y1, z0 < z1")
    if bounds_of(shape.hard) != bounds_of(boxes) or bounds_of(boxes) != bounds_of_size(shape.size):
        wrong(f"{field}.boxes", "the hard boxes do not fill the size")
    if shape.glass and len(boxes) != 1:
        wrong(f"{field}.glass", "only a piece of one box has glass")


def check_ghost(field: str, ghost: GhostShape) -> None:
    if any(not is_in_frustum(point, ghost.frustum) for point in ghost.points):
        wrong(f"{field}.frustum", "a point lies outside it")
    if {(-y, x, z) for x, y, z in ghost.points} != set(ghost.points):
        wrong(f"{field}.points", "a quarter turn changes them")
    if ghost.spot + ghost.radius > 500:
        wrong(f"{field}.spot", "overhanging the square")


def sides_of(box: Bounds) -> Iterator[tuple[int, int]]:
    return ((box[axis], box[axis + 1]) for axis in (0, 2, 4))


def bounds_of(boxes: tuple[Bounds, ...]) -> tuple[int, ...]:
    columns = list(zip(*boxes, strict=True))
    return tuple(max(column) if at % 2 else min(column) for at, column in enumerate(columns))


def bounds_of_size(size: Triple) -> tuple[int, ...]:
    x, y, z = size
    return -x // 2, x // 2, -y // 2, y // 2, 0, z


def extents(box: Bounds) -> list[int]:
    return [high - low for low, high in sides_of(box)]


def holds(box: Bounds, small: GhostShape) -> bool:
    """A small ghost inside it is wholly hidden, with room."""
    x, y, z = extents(box)
    return min(x, y) >= 2 * (small.radius + ROOM) and z >= small.height


def is_thinner(box: Bounds, small: GhostShape) -> bool:
    """A small ghost inside it plainly shows: at either side, or by a quarter of its height."""
    x, y, z = extents(box)
    return min(x, y) <= 2 * (small.radius - SHOWS) or 4 * z <= 3 * small.height


def is_in_frustum(point: Triple, frustum: tuple[int, int, int, int]) -> bool:
    """Its half side shrinks evenly from the lower square to the upper one."""
    x, y, z = point
    low, below, high, above = frustum
    room = below * (high - z) + above * (z - low)
    return low <= z <= high and max(abs(x), abs(y)) * (high - low) <= room


def wrong(field: str, detail: str) -> NoReturn:
    raise BadSetup("content-type", field=field, detail=detail)
