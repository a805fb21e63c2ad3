"""G7.3, G7.4 What is seen through a keyhole, and why.

`look` tells of each ghost what was seen or what hid it, by testing every point against every
piece. `is_seen` gives the same answers sooner: it leaves out what can't matter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.eyes import Eye, Figure
from spiritboard.games.ducharina.geometry.mirror import glasses, is_reflected, reflection
from spiritboard.games.ducharina.geometry.scene import FRAME, Scene
from spiritboard.games.ducharina.geometry.shadows import quick_shadow, shadow
from spiritboard.games.ducharina.geometry.shapes import POINTS

SEEN: Final = "seen"
IN_THE_MIRROR: Final = "mirror"
OUT_OF_FIELD: Final = "field"
BEHIND_THE_DOOR: Final = "behind"
HIDDEN: Final = "piece"
HIDDEN_TOGETHER: Final = "pieces"

Point = tuple[int, int, int]


class Body:
    """A ghost in the hall: where it stands, in thousandths; upright, or with its tip towards a side."""

    def __init__(self, size: int, x: int, y: int, z: int = 0, lying: int = 0) -> None:
        self.size = size
        self.x = x
        self.y = y
        self.z = z
        self.lying = lying
        """0: it stands upright; 1 + side: it lies with its tip towards that side."""


class Verdict:
    """G7.4 Whether a ghost is seen, and why."""

    def __init__(self, reason: str, pieces: tuple[int, ...], ray: tuple[Point, ...]) -> None:
        self.reason = reason
        self.pieces = pieces
        """What hid it; the first hid most."""
        self.ray = ray
        """From the eye to a point, over the bounce in a mirror; of a hidden ghost, the first in the
        field that was blocked."""

    @property
    def seen(self) -> bool:
        return self.reason in {SEEN, IN_THE_MIRROR}


def look(arrangement: Arrangement, door: int, bodies: list[Body]) -> list[Verdict]:
    """G3.5 What is seen from a door of all these bodies, each by itself: ghosts hide nothing."""
    eye = Eye(arrangement.shapes, door)
    return [verdict(arrangement.scene, eye, figure_of(arrangement, body)) for body in bodies]


def figure_of(arrangement: Arrangement, body: Body) -> Figure:
    return Figure(arrangement.shapes, body.size, body.x, body.y, body.z, body.lying)


def verdict(scene: Scene, eye: Eye, figure: Figure) -> Verdict:
    """G7.3 First what is seen straight, then what is seen in a mirror, then what hid it."""
    field = int(figure.in_field(eye))
    shadows = [int(shadow(scene, frame, eye, figure, field)) for frame in scene.all_frames()]
    free = field
    for hidden in shadows:
        free &= ~hidden
    if free:
        return Verdict(SEEN, (), (place(eye), figure.point(first(free))))
    mirrored = reflection(scene, eye, figure)
    if mirrored is not None:
        ray = (place(eye), mirrored.bounce, figure.point(mirrored.nth))
        return Verdict(IN_THE_MIRROR, (), ray)
    if field:
        return hidden_by(scene, eye, figure, field, shadows)
    return Verdict(BEHIND_THE_DOOR if is_behind(eye, figure) else OUT_OF_FIELD, (), ())


def hidden_by(scene: Scene, eye: Eye, figure: Figure, field: int, shadows: list[int]) -> Verdict:
    """G7.4 The piece that hides most of what is in the field, then those that hide most of the rest."""
    found: list[int] = []
    rest = field
    while rest:
        most = max(range(len(shadows)), key=lambda at: ((shadows[at] & rest).bit_count(), -at))
        found.append(scene.pieces[most])
        rest &= ~shadows[most]
    reason = HIDDEN if len(found) == 1 else HIDDEN_TOGETHER
    return Verdict(reason, tuple(found), (place(eye), figure.point(first(field))))


def is_behind(eye: Eye, figure: Figure) -> bool:
    """No point is in front of the door."""
    points = [figure.point(nth) for nth in range(POINTS)]
    return all(eye.depth(x, y) <= 0 for x, y, _ in points)


def place(eye: Eye) -> Point:
    return eye.x, eye.y, eye.z


def first(points: int) -> int:
    """The first of a set of points, in their published order."""
    return (points & -points).bit_length() - 1


def is_seen(
    arrangement: Arrangement, door: int, size: int, x: int, y: int, z: int, lying: int
) -> bool:
    """The same as `look`, sooner."""
    eye = Eye(arrangement.shapes, door)
    figure = Figure(arrangement.shapes, size, x, y, z, lying)
    scene = arrangement.scene
    if is_seen_straight(scene, eye, figure):
        return True
    return is_reflected(scene, glasses(scene, eye), eye, figure)


def is_seen_straight(scene: Scene, eye: Eye, figure: Figure) -> bool:
    if not eye.may_see(figure.x, figure.y, figure.reach):
        return False
    free: i64 = figure.in_field(eye)
    frame: i64 = 0
    while free and frame < len(scene.frames):
        free &= ~quick_shadow(scene, frame, eye, figure, free)
        frame += FRAME
    return free != 0
