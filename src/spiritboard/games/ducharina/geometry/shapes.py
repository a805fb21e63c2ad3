"""The shapes of furniture and ghosts as flat lists of integers, ready for geometry."""

from __future__ import annotations

from typing import Final, NamedTuple

from spiritboard.games.ducharina.geometry.tops import Tops

HALL: Final = 6000
"""The hall's length and width, in thousandths of a square."""
SQUARE: Final = 1000

MIRROR: Final = 0
TROLLEY: Final = 1
DESK: Final = 2
PIANO: Final = 3
ARMCHAIR: Final = 4
TABLE: Final = 5
PIECES: Final = ("mirror", "trolley", "desk", "piano", "armchair", "table")

STANDING: Final = 0
HEAD: Final = 1
BACK: Final = 2
FRONT: Final = 3
LEFT: Final = 4
RIGHT: Final = 5
SIDES: Final = ("standing", "head", "back", "front", "left", "right")
"""Which side of a piece is down."""

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final = ("small", "medium", "large")
POINTS: Final = 61
"""What can be seen of a ghost."""
TOWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By side of the hall, south, east, north, west: the way there."""
CORNERS: Final = ((0, 0), (-1, -1), (1, -1), (1, 1), (-1, 1))
"""By spot: the middle of a square, then its corners from the south-west."""

Bounds = tuple[int, int, int, int, int, int]
"""A box: x0 x1 y0 y1 z0 z1."""
Axis = tuple[int, int]
"""0, 1, 2 for x, y, z; and 1 or -1."""
Triple = tuple[int, int, int]
DOWN: Final = (2, -1)


class PieceShape(NamedTuple):
    """A piece of furniture as it stands."""

    size: Triple
    hard: tuple[Bounds, ...]
    soft: tuple[Bounds, ...]
    """Boxes that hide, but carry nothing."""
    glass: tuple[Axis, ...]
    """The faces that reflect, by the way they look."""
    mass: Triple
    """The centre of mass."""
    falls: tuple[int, ...]
    """The sides on which it does not stand on the floor."""


class GhostShape(NamedTuple):
    height: int
    radius: int
    spot: int
    """From the middle of a square to a spot in a corner, along either side; 0: it has none."""
    points: tuple[Triple, ...]
    frustum: tuple[int, int, int, int]
    """All points lie in it: height and half side below, height and half side above."""


class Keyhole(NamedTuple):
    eye: int
    """Its height."""
    slope: int
    """How wide the round hole's field is, in thousandths of the depth."""
    slot_width: int
    slot_depth: int


class Figures(NamedTuple):
    """All that has a shape."""

    pieces: tuple[PieceShape, ...]
    sides: tuple[tuple[Axis, Axis, Axis], ...]
    """Which axes of a piece its x, y and z are, by the side that is down."""
    ghosts: tuple[GhostShape, ...]
    keyhole: Keyhole


class OnSide:
    """A piece with one of its sides down, centred in plan, its lowest point at height 0."""

    def __init__(self, shape: PieceShape, axes: tuple[Axis, Axis, Axis], *, stands: bool) -> None:
        self.half_x = shape.size[axes[0][0]] // 2
        self.half_y = shape.size[axes[1][0]] // 2
        self.height = shape.size[axes[2][0]]
        self.stands = stands
        """On the floor, that is."""
        self.hard = len(shape.hard)
        """How many boxes carry: the first ones."""
        self.boxes: list[Bounds] = [turned(box, shape, axes) for box in shape.hard + shape.soft]
        self.tops = Tops(self.boxes[: self.hard])
        mass = shape.mass
        centre = turned((mass[0], mass[0], mass[1], mass[1], mass[2], mass[2]), shape, axes)
        self.mass_x = centre[0]
        self.mass_y = centre[2]
        faces = [seen_from(face, axes) for face in shape.glass]
        self.glass: list[Axis] = [face for face in faces if face != DOWN]
        """The faces that reflect; one that looks down does not."""


def turned(box: Bounds, shape: PieceShape, axes: tuple[Axis, Axis, Axis]) -> Bounds:
    """A box of a piece that lies so: its corners turned about the middle of the piece."""
    middle = (0, 0, shape.size[2] // 2)
    bounds: list[int] = []
    for axis, sign in axes:
        ends = (box[2 * axis] - middle[axis], box[2 * axis + 1] - middle[axis])
        bounds += sorted((sign * ends[0], sign * ends[1]))
    lift = shape.size[axes[2][0]] // 2
    return bounds[0], bounds[1], bounds[2], bounds[3], bounds[4] + lift, bounds[5] + lift


def seen_from(face: Axis, axes: tuple[Axis, Axis, Axis]) -> Axis:
    """Where a face looks once the piece lies so."""
    for new, (axis, sign) in enumerate(axes):
        if axis == face[0]:
            return new, sign * face[1]
    raise AssertionError(face, axes)


class Shapes:
    """All furniture and ghosts of a match."""

    def __init__(
        self,
        pieces: tuple[PieceShape, ...],
        sides: tuple[tuple[Axis, Axis, Axis], ...],
        ghosts: tuple[GhostShape, ...],
        keyhole: Keyhole,
    ) -> None:
        self.keyhole = keyhole
        self.on_side: list[OnSide] = [
            OnSide(piece, axes, stands=side not in piece.falls)
            for piece in pieces
            for side, axes in enumerate(sides)
        ]
        """By piece and side: 6 × piece + side."""
        self.box_counts: list[int] = [len(piece.hard) + len(piece.soft) for piece in pieces]
        self.heights: list[int] = [ghost.height for ghost in ghosts]
        self.radii: list[int] = [ghost.radius for ghost in ghosts]
        self.spots: list[int] = [ghost.spot for ghost in ghosts]
        self.points: list[list[int]] = [
            placed_points(ghost, ghost.points, lying) for ghost in ghosts for lying in range(5)
        ]
        """By size and way of lying, 5 × size + lying: x y z of every point."""
        self.corners: list[list[int]] = [
            placed_points(ghost, frustum_corners(ghost.frustum), lying)
            for ghost in ghosts
            for lying in range(5)
        ]
        """The same of the corners of a frustum around all points."""


def frustum_corners(frustum: tuple[int, int, int, int]) -> tuple[Triple, ...]:
    low, below, high, above = frustum
    squares = ((low, below), (high, above))
    return tuple((x * half, y * half, z) for z, half in squares for x, y in CORNERS[1:])


def placed_points(ghost: GhostShape, points: tuple[Triple, ...], lying: int) -> list[int]:
    """G9.8 Points of a ghost that stands (0), or lies with its tip towards a side (1 + side)."""
    flat: list[int] = []
    for point in points:
        flat += point if lying == 0 else lying_point(ghost, point, lying - 1)
    return flat


def lying_point(ghost: GhostShape, point: Triple, side: int) -> Triple:
    """Along the way to the side, across it, and up."""
    way_x, way_y = TOWARDS[side]
    along, across = point[2] - ghost.height // 2, point[0]
    up = point[1] + ghost.radius
    return along * way_x - across * way_y, along * way_y + across * way_x, up


def middle_of(shapes: Shapes, size: int, square: int, spot: int) -> tuple[int, int]:
    """G5.3 Where in the hall a ghost on a spot of a square stands."""
    east, north = CORNERS[spot]
    x = square % 6 * SQUARE + SQUARE // 2 + east * shapes.spots[size]
    y = square // 6 * SQUARE + SQUARE // 2 + north * shapes.spots[size]
    return x, y


def discs_overlap(shapes: Shapes, size: int, spot: int, other_size: int, other_spot: int) -> bool:
    """G5.3 Would two ghosts stand in each other in one square? Touching is fine."""
    east, north = CORNERS[spot]
    other_east, other_north = CORNERS[other_spot]
    x = east * shapes.spots[size] - other_east * shapes.spots[other_size]
    y = north * shapes.spots[size] - other_north * shapes.spots[other_size]
    apart = shapes.radii[size] + shapes.radii[other_size]
    return x * x + y * y < apart * apart
