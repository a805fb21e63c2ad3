"""From which doors a ghost on each spot would be seen (G7.5), quickly, also after a piece was moved.

Of each piece is kept which points of which ghost it hides from which door: 61 points are a set of
bits. A ghost is seen if a point in the field is hidden by no piece. Moving a piece changes only what
that piece hides. Of mirrors is kept in which of their faces which ghost may show from which door; any
piece may stand in the way of a reflection.

Where a piece could go is tried on the table without it (`lifted`): of what is seen there, only what
lies behind the piece is looked at again (`joined`).
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.eyes import DOORS, Eye, Figure
from spiritboard.games.ducharina.geometry.mirror import Glass, glasses, is_reflected
from spiritboard.games.ducharina.geometry.placing import lifted, top_under
from spiritboard.games.ducharina.geometry.plans import Plan, Pose
from spiritboard.games.ducharina.geometry.scene import FRAME, Scene
from spiritboard.games.ducharina.geometry.shadows import is_left_free, quick_shadow
from spiritboard.games.ducharina.geometry.shapes import SIZES, Shapes, middle_of
from spiritboard.games.ducharina.geometry.sight import is_seen

SQUARES: Final = 36
SPOTS: Final = 5
ROWS: Final = len(SIZES) * SQUARES * SPOTS
SIDES: Final = 4
NUMBERS: Final = DOORS // SIDES
UNKNOWN: Final = -1


class Onlookers:
    """All doors, and all places of ghosts on the floor, whatever the furniture: what is in the field.

    The ghosts stand upright (0), or lie with their tip towards a side (1 + side)."""

    def __init__(self, shapes: Shapes, lying: int = 0) -> None:
        self.shapes = shapes
        self.lying = lying
        self.eyes: list[Eye] = [Eye(shapes, door) for door in range(DOORS)]
        self.figures: list[Figure] = [figure_in(shapes, row, lying) for row in range(ROWS)]
        self.fields: list[int] = [UNKNOWN] * (ROWS * DOORS)

    def field(self, at: i64) -> i64:
        """The points in the field, by row and door."""
        found: i64 = self.fields[at]
        if found == UNKNOWN:
            eye, figure = self.eyes[at % DOORS], self.figures[at // DOORS]
            found = figure.in_field(eye) if eye.may_see(figure.x, figure.y, figure.reach) else 0
            self.fields[at] = found
        return found


class Shade:
    """What a piece in its place hides."""

    def __init__(self, onlookers: Onlookers, piece: int, pose: Pose, z: int) -> None:
        self.onlookers = onlookers
        self.pose = pose
        self.z = z
        plan = Plan(onlookers.shapes, piece, pose)
        self.scene = Scene([plan], {piece: z})
        self.x: i64 = plan.x
        self.y: i64 = plan.y
        self.reach: i64 = isqrt(plan.shape.half_x**2 + plan.shape.half_y**2) + 1
        """No part of it is further from its middle, in plan."""
        self.shadows: list[int] = [UNKNOWN] * (ROWS * DOORS)

    def shadow(self, at: i64, field: i64) -> i64:
        """The points in the field that it hides, by row and door."""
        found: i64 = self.shadows[at]
        if found == UNKNOWN:
            found = self.hidden(at, field)
            self.shadows[at] = found
        return found

    def hidden(self, at: i64, wanted: i64) -> i64:
        """Of the wanted points those that it hides."""
        eye, figure = self.onlookers.eyes[at % DOORS], self.onlookers.figures[at // DOORS]
        if not self.is_by_the_way(eye, figure):
            return 0
        return quick_shadow(self.scene, 0, eye, figure, wanted)

    def leaves_free(self, at: i64, wanted: i64) -> bool:
        """It hides not all of the wanted points."""
        eye, figure = self.onlookers.eyes[at % DOORS], self.onlookers.figures[at // DOORS]
        if not self.is_by_the_way(eye, figure):
            return True
        return is_left_free(self.scene, 0, eye, figure, wanted)

    def is_by_the_way(self, eye: Eye, figure: Figure) -> bool:
        """It may hide something: in plan, it is not further from the line of sight than both reach."""
        dx: i64 = figure.x - eye.x
        dy: i64 = figure.y - eye.y
        x: i64 = self.x - eye.x
        y: i64 = self.y - eye.y
        reach: i64 = self.reach + figure.reach
        length: i64 = dx * dx + dy * dy
        near: i64 = reach * reach * length
        aside: i64 = dx * y - dy * x
        if aside * aside > near:
            return False
        beyond: i64 = dx * x + dy * y - length
        return beyond <= 0 or beyond * beyond <= near


class Gleam:
    """What may show in the mirrors, as they stand."""

    def __init__(self, onlookers: Onlookers, scene: Scene) -> None:
        self.onlookers = onlookers
        self.mirrors = mirrors_in(scene)
        self.glasses: list[list[Glass]] = [glasses(scene, eye) for eye in onlookers.eyes]
        self.shown: list[int] = [UNKNOWN] * (ROWS * DOORS)

    def may_show(self, at: i64) -> bool:
        if self.shown[at] == UNKNOWN:
            figure = self.onlookers.figures[at // DOORS]
            faces = self.glasses[at % DOORS]
            self.shown[at] = int(any(glass.may_show(figure) for glass in faces))
        return self.shown[at] == 1


class SightTable:
    """By size, square and spot: the doors that see a ghost there. Each is found when it is asked for."""

    def __init__(
        self,
        arrangement: Arrangement,
        onlookers: Onlookers,
        shades: list[Shade],
        gleam: Gleam,
        base: SightTable | None = None,
    ) -> None:
        self.arrangement = arrangement
        self.onlookers = onlookers
        self.shades = shades
        """Of all pieces; with a base, of those that were added to it."""
        self.gleam = gleam
        self.base = base
        self.seeing: list[int] = [UNKNOWN] * (ROWS * SIDES)
        self.frees: list[int] = [UNKNOWN] * (ROWS * DOORS)
        self.mirrored: list[int] = [UNKNOWN] * (ROWS * DOORS)
        self.seeing_tops: dict[int, int] = {}

    def doors_seeing(self, size: int, square: int, spot: int, *, top: bool) -> int:
        """The doors as a set of bits. `top`: the ghost stands on the furniture there."""
        row = (size * SQUARES + square) * SPOTS + spot
        if top:
            if row not in self.seeing_tops:
                self.seeing_tops[row] = self.doors_seeing_top(row)
            return self.seeing_tops[row]
        return sum([self.numbers_seeing(row, side) << (NUMBERS * side) for side in range(SIDES)])

    def numbers_seeing(self, row: int, side: int) -> int:
        """The doors of one side that see a ghost on the floor, as a set of bits."""
        found = self.seeing[row * SIDES + side]
        if found == UNKNOWN:
            first = row * DOORS + side * NUMBERS
            found = 0
            for number in range(NUMBERS):
                if self.is_seen(first + number):
                    found |= 1 << number
            self.seeing[row * SIDES + side] = found
        return found

    def is_seen(self, at: i64) -> bool:
        return self.is_seen_straight(at) or self.is_mirrored(at)

    def is_seen_straight(self, at: i64) -> bool:
        if self.base is None:
            return self.free(at) != 0
        free: i64 = self.base.free(at)
        for shade in self.shades[1:]:
            if free:
                free &= ~shade.hidden(at, free)
        return free != 0 and self.shades[0].leaves_free(at, free)

    def free(self, at: i64) -> i64:
        """The points in the field that no piece hides, by row and door; not with a base."""
        found: i64 = self.frees[at]
        if found == UNKNOWN:
            field: i64 = self.onlookers.field(at)
            found = field
            for shade in self.shades:
                if not found:
                    break
                found &= ~shade.shadow(at, field)
            self.frees[at] = found
        return found

    def is_mirrored(self, at: i64) -> bool:
        """What the base does not show in its mirrors, no further piece shows in the same ones."""
        if self.mirrored[at] == UNKNOWN:
            base = self.base
            is_hopeless = base is not None and base.gleam is self.gleam and not base.is_mirrored(at)
            is_shown = not is_hopeless and self.gleam.may_show(at) and self.is_reflected(at)
            self.mirrored[at] = int(is_shown)
        return self.mirrored[at] == 1

    def is_reflected(self, at: i64) -> bool:
        eye, figure = self.onlookers.eyes[at % DOORS], self.onlookers.figures[at // DOORS]
        return is_reflected(self.arrangement.scene, self.gleam.glasses[at % DOORS], eye, figure)

    def doors_seeing_top(self, row: int) -> int:
        """G9.5 Of a ghost on top; there must be a top."""
        size, place = divmod(row, SQUARES * SPOTS)
        here, lying = self.arrangement, self.onlookers.lying
        x, y = middle_of(here.shapes, size, place // SPOTS, place % SPOTS)
        z = top_under(here, x, y, here.shapes.radii[size])
        assert z >= 0, row
        return sum(
            [1 << door for door in range(DOORS) if is_seen(here, door, size, x, y, z, lying)]
        )

    def after(self, arrangement: Arrangement) -> SightTable:
        """The table of another arrangement. What stands as before is not looked at again."""
        known = (
            {} if self.base else dict(zip(self.arrangement.scene.pieces, self.shades, strict=True))
        )
        shades = shades_of(arrangement, self.onlookers, known)
        return SightTable(arrangement, self.onlookers, shades, self.gleam_of(arrangement))

    def lifted(self, piece: int) -> SightTable:
        """G9.4 The table while a piece is taken up, and whatever stands on it."""
        return self.after(lifted(self.arrangement, piece))

    def joined(self, arrangement: Arrangement) -> SightTable:
        """The table with one or more further pieces; those of this one stand as they do here."""
        assert self.base is None
        pieces = [x for x in arrangement.scene.pieces if x not in self.arrangement.order]
        added = [shade_of(arrangement, self.onlookers, piece) for piece in pieces]
        return SightTable(arrangement, self.onlookers, added, self.gleam_of(arrangement), self)

    def gleam_of(self, arrangement: Arrangement) -> Gleam:
        is_same = mirrors_in(arrangement.scene) == self.gleam.mirrors
        return self.gleam if is_same else Gleam(self.onlookers, arrangement.scene)


def sight_table(arrangement: Arrangement, lying: int = 0) -> SightTable:
    """Of ghosts that stand upright (0), or lie with their tip towards a side (1 + side)."""
    onlookers = Onlookers(arrangement.shapes, lying)
    shades = shades_of(arrangement, onlookers, {})
    return SightTable(arrangement, onlookers, shades, Gleam(onlookers, arrangement.scene))


def shades_of(
    arrangement: Arrangement, onlookers: Onlookers, known: dict[int, Shade]
) -> list[Shade]:
    found: list[Shade] = []
    for piece in arrangement.scene.pieces:
        pose, z, old = arrangement.poses[piece], arrangement.heights[piece], known.get(piece)
        is_same = old is not None and old.pose == pose and old.z == z
        found.append(old if old and is_same else shade_of(arrangement, onlookers, piece))
    return found


def shade_of(arrangement: Arrangement, onlookers: Onlookers, piece: int) -> Shade:
    return Shade(onlookers, piece, arrangement.poses[piece], arrangement.heights[piece])


def mirrors_in(scene: Scene) -> list[list[int]]:
    """All that a scene says of its pieces with glass: frames, faces, boxes."""
    found = [scene.glass]
    for frame in scene.glass[::3]:
        first, last = scene.frames[frame + FRAME - 2 : frame + FRAME]
        found += [scene.frames[frame : frame + FRAME], scene.boxes[first:last]]
    return found


def figure_in(shapes: Shapes, row: int, lying: int) -> Figure:
    size, place = divmod(row, SQUARES * SPOTS)
    x, y = middle_of(shapes, size, place // SPOTS, place % SPOTS)
    return Figure(shapes, size, x, y, 0, lying)
