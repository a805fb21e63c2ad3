"""G7.3 What is seen once reflected in a glass.

In the frame of the mirror, times d, the eye is `a` in front of the glass and the point `b`; the
line from the eye to the point's image meets the glass at (eye · b + image · a) / (a + b). Whether
that is within the glass is exact. Then it is rounded once, to a thousandth of a square, and the
two legs are rays like any other.
"""

from __future__ import annotations

from mypy_extensions import i64

from spiritboard.games.ducharina.geometry.eyes import Eye, Figure
from spiritboard.games.ducharina.geometry.rays import blocks, meets
from spiritboard.games.ducharina.geometry.rounding import rounded
from spiritboard.games.ducharina.geometry.scene import FRAME, Scene
from spiritboard.games.ducharina.geometry.shapes import POINTS


class Reflection:
    """A point of a ghost seen in a mirror, and where the ray bounces."""

    def __init__(self, nth: int, bounce: tuple[int, int, int]) -> None:
        self.nth = nth
        self.bounce = bounce


class Glass:
    """One reflecting face as an eye sees it."""

    def __init__(self, scene: Scene, face: i64, eye: Eye) -> None:
        self.frame: i64 = scene.glass[face]
        self.axis: i64 = scene.glass[face + 1]
        self.sign: i64 = scene.glass[face + 2]
        frames = scene.frames
        self.c: i64 = frames[self.frame]
        self.s: i64 = frames[self.frame + 1]
        self.d: i64 = frames[self.frame + 2]
        self.x: i64 = frames[self.frame + 3]
        self.y: i64 = frames[self.frame + 4]
        self.z: i64 = frames[self.frame + 5]
        self.boxes = scene.boxes
        self.around: i64 = frames[self.frame + 6]
        self.mid_z: i64 = self.boxes[self.around + 2]
        """Twice the height of the mirror's middle; its plan is centred."""
        self.wide: i64 = self.boxes[self.around + 3]
        self.deep: i64 = self.boxes[self.around + 4]
        self.tall: i64 = self.boxes[self.around + 5]
        plane: i64 = self.sign * self.boxes[self.around + 3 + self.axis]
        self.plane: i64 = plane + self.mid_z if self.axis == 2 else plane
        """Twice where the glass is, along its axis."""
        east: i64 = eye.x - self.x
        north: i64 = eye.y - self.y
        self.eye_x: i64 = self.c * east + self.s * north
        self.eye_y: i64 = self.c * north - self.s * east
        self.eye_z: i64 = self.d * (eye.z - self.z)
        self.eye_before: i64 = self.before(self.eye_x, self.eye_y, self.eye_z)
        self.point_before: i64 = 0
        self.image_x: i64 = 0
        self.image_y: i64 = 0
        self.image_z: i64 = 0
        """The point that was last aimed at, and its image."""
        self.bounce_x: i64 = 0
        self.bounce_y: i64 = 0
        self.bounce_z: i64 = 0
        """Where the newest ray bounced, in the hall."""

    def before(self, x: i64, y: i64, z: i64) -> i64:
        """Twice how far a point is in front of the glass."""
        along: i64 = x
        if self.axis == 1:
            along = y
        elif self.axis == 2:
            along = z
        return self.sign * (2 * along - self.plane)

    def aim(self, east: i64, north: i64, height: i64) -> None:
        """At the image of a point of the hall."""
        east -= self.x
        north -= self.y
        x: i64 = self.c * east + self.s * north
        y: i64 = self.c * north - self.s * east
        z: i64 = self.d * (height - self.z)
        self.point_before = self.before(x, y, z)
        self.image_x = self.plane - x if self.axis == 0 else x
        self.image_y = self.plane - y if self.axis == 1 else y
        self.image_z = self.plane - z if self.axis == 2 else z

    def may_show(self, figure: Figure) -> bool:
        """Some point of a ghost may be seen in the glass: the ray to the image of its middle meets a
        mirror that is thicker by the size of the ghost."""
        self.aim(figure.x, figure.y, figure.z + figure.height // 2)
        reach: i64 = 2 * self.d * figure.reach
        height: i64 = self.d * figure.height
        if self.point_before + max(reach, height) <= 0:
            return False
        return meets(
            self.boxes,
            self.around,
            self.eye_x + self.image_x,
            self.eye_y + self.image_y,
            self.eye_z + self.image_z,
            self.image_x - self.eye_x,
            self.image_y - self.eye_y,
            self.image_z - self.eye_z,
            reach,
            height,
        )

    def reflects(self, east: i64, north: i64, height: i64) -> bool:
        """A ray from the eye to a point of the hall bounces within the glass."""
        self.aim(east, north, height)
        a: i64 = self.eye_before
        b: i64 = self.point_before
        if b <= 0:
            return False
        x: i64 = 2 * (self.eye_x * b + self.image_x * a)
        y: i64 = 2 * (self.eye_y * b + self.image_y * a)
        z: i64 = 2 * (self.eye_z * b + self.image_z * a) - self.mid_z * (a + b)
        if not self.is_within(x, y, z, a + b):
            return False
        self.bounce(x, y, z, a + b)
        return True

    def is_within(self, x: i64, y: i64, z: i64, whole: i64) -> bool:
        """Within the edges of the glass; on an edge nothing is seen."""
        wide: i64 = self.wide * whole
        deep: i64 = self.deep * whole
        tall: i64 = self.tall * whole
        if self.axis != 0 and not -wide < x < wide:
            return False
        if self.axis != 1 and not -deep < y < deep:
            return False
        return self.axis == 2 or -tall < z < tall

    def bounce(self, x: i64, y: i64, z: i64, whole: i64) -> None:
        """The bounce to the nearest thousandth, halves away from the mirror's middle."""
        scale: i64 = 2 * whole * self.d
        self.bounce_x = self.x + rounded(self.c * x - self.s * y, scale * self.d)
        self.bounce_y = self.y + rounded(self.s * x + self.c * y, scale * self.d)
        self.bounce_z = self.z + rounded(self.mid_z, 2 * self.d) + rounded(z, scale)


def reflection(scene: Scene, eye: Eye, figure: Figure) -> Reflection | None:
    """G7.3 The first point that is seen in a mirror; None: no point is."""
    for glass in glasses(scene, eye):
        nth = reflected_point(scene, glass, eye, figure)
        if nth >= 0:
            return Reflection(nth, (glass.bounce_x, glass.bounce_y, glass.bounce_z))
    return None


def is_reflected(scene: Scene, faces: list[Glass], eye: Eye, figure: Figure) -> bool:
    """The same, but only of glasses that may show the ghost."""
    for glass in faces:
        if glass.may_show(figure) and reflected_point(scene, glass, eye, figure) >= 0:
            return True
    return False


def glasses(scene: Scene, eye: Eye) -> list[Glass]:
    """Those that the eye is in front of."""
    faces = [Glass(scene, face, eye) for face in range(0, len(scene.glass), 3)]
    return [glass for glass in faces if glass.eye_before > 0]


def reflected_point(scene: Scene, glass: Glass, eye: Eye, figure: Figure) -> int:
    points = figure.points
    at: i64 = 0
    while at < 3 * POINTS:
        x: i64 = figure.x + points[at]
        y: i64 = figure.y + points[at + 1]
        z: i64 = figure.z + points[at + 2]
        if glass.reflects(x, y, z) and is_free(scene, glass, eye, x, y, z):
            return at // 3
        at += 3
    return -1


def is_free(scene: Scene, glass: Glass, eye: Eye, x: i64, y: i64, z: i64) -> bool:
    """The bounce is in the field, and neither leg is blocked. The mirror lies behind its own glass."""
    bx: i64 = glass.bounce_x
    by: i64 = glass.bounce_y
    bz: i64 = glass.bounce_z
    if not eye.sees(bx, by, bz):
        return False
    frame: i64 = 0
    while frame < len(scene.frames):
        if frame != glass.frame and (
            blocks(scene, frame, eye.x, eye.y, eye.z, bx, by, bz)
            or blocks(scene, frame, bx, by, bz, x, y, z)
        ):
            return False
        frame += FRAME
    return True
