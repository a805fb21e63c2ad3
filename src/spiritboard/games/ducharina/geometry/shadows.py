"""Which points of a ghost a piece hides, as a set of bits (G7.3)."""

from __future__ import annotations

from mypy_extensions import i64

from spiritboard.games.ducharina.geometry.eyes import Eye, Figure
from spiritboard.games.ducharina.geometry.rays import meets
from spiritboard.games.ducharina.geometry.scene import BOX, Scene
from spiritboard.games.ducharina.geometry.shapes import POINTS


def shadow(scene: Scene, frame: i64, eye: Eye, figure: Figure, wanted: i64) -> i64:
    """Of the wanted points those that a piece hides from an eye."""
    view = View(scene, frame, eye, figure)
    around = view.shadow([view.first], wanted)
    return view.shadow(view.boxes_of_piece(), around)


def quick_shadow(scene: Scene, frame: i64, eye: Eye, figure: Figure, wanted: i64) -> i64:
    """The same, but only boxes near the rays are looked at, and none of them twice if one hides all."""
    view = View(scene, frame, eye, figure)
    if not view.is_near(view.first):
        return 0
    near = view.near_boxes()
    for box in near:
        if view.is_behind(box):
            return wanted
    return view.shadow(near, wanted) if near else 0


def is_left_free(scene: Scene, frame: i64, eye: Eye, figure: Figure, wanted: i64) -> bool:
    """Does a piece leave one of the wanted points free? The first is enough."""
    view = View(scene, frame, eye, figure)
    if not view.is_near(view.first):
        return True
    near = view.near_boxes()
    for box in near:
        if view.is_behind(box):
            return False
    return view.leaves_free(near, wanted)


class View:
    """An eye and a ghost in the frame of a piece, and a ray from the one to the other."""

    def __init__(self, scene: Scene, frame: i64, eye: Eye, figure: Figure) -> None:
        frames = scene.frames
        self.boxes = scene.boxes
        self.figure = figure
        self.c: i64 = frames[frame]
        self.s: i64 = frames[frame + 1]
        self.d: i64 = frames[frame + 2]
        x: i64 = frames[frame + 3]
        y: i64 = frames[frame + 4]
        z: i64 = frames[frame + 5]
        self.first: i64 = frames[frame + 6]
        self.last: i64 = frames[frame + 7]
        self.eye_x: i64 = self.across(eye.x - x, eye.y - y)
        self.eye_y: i64 = self.along(eye.x - x, eye.y - y)
        self.eye_z: i64 = self.d * (eye.z - z)
        self.x: i64 = self.across(figure.x - x, figure.y - y)
        self.y: i64 = self.along(figure.x - x, figure.y - y)
        self.z: i64 = self.d * (figure.z - z)
        self.mx: i64 = 0
        self.my: i64 = 0
        self.mz: i64 = 0
        """The sum of the ray's ends."""
        self.dx: i64 = 0
        self.dy: i64 = 0
        self.dz: i64 = 0
        """Their difference."""

    def across(self, east: i64, north: i64) -> i64:
        return self.c * east + self.s * north

    def along(self, east: i64, north: i64) -> i64:
        return self.c * north - self.s * east

    def aim(self, east: i64, north: i64, up: i64) -> None:
        """The ray goes to a point of the ghost, given from where it stands."""
        x: i64 = self.x + self.across(east, north)
        y: i64 = self.y + self.along(east, north)
        z: i64 = self.z + self.d * up
        self.mx = self.eye_x + x
        self.my = self.eye_y + y
        self.mz = self.eye_z + z
        self.dx = x - self.eye_x
        self.dy = y - self.eye_y
        self.dz = z - self.eye_z

    def meets(self, box: i64, wide: i64, tall: i64) -> bool:
        return meets(
            self.boxes,
            box,
            self.mx,
            self.my,
            self.mz,
            self.dx,
            self.dy,
            self.dz,
            wide,
            tall,
        )

    def shadow(self, boxes: list[int], wanted: i64) -> i64:
        """Of the wanted points those behind one of these boxes."""
        points = self.figure.points
        hidden: i64 = 0
        bit: i64 = 1
        at: i64 = 0
        while at < 3 * POINTS:
            if wanted & bit:
                self.aim(points[at], points[at + 1], points[at + 2])
                if self.is_blocked(boxes):
                    hidden |= bit
            bit += bit
            at += 3
        return hidden

    def leaves_free(self, boxes: list[int], wanted: i64) -> bool:
        """One of the wanted points is behind none of these boxes."""
        points = self.figure.points
        bit: i64 = 1
        at: i64 = 0
        while at < 3 * POINTS:
            if wanted & bit:
                self.aim(points[at], points[at + 1], points[at + 2])
                if not self.is_blocked(boxes):
                    return True
            bit += bit
            at += 3
        return False

    def is_blocked(self, boxes: list[int]) -> bool:
        for box in boxes:  # noqa: SIM110  # asked for every ray: a generator takes twice the time
            if self.meets(box, 0, 0):
                return True
        return False

    def boxes_of_piece(self) -> list[int]:
        """Without the one around all of them, which is the first."""
        return list(range(self.first + BOX, self.last, BOX))

    def near_boxes(self) -> list[int]:
        return [box for box in self.boxes_of_piece() if self.is_near(box)]

    def is_near(self, box: i64) -> bool:
        """A ray to some point of the ghost may meet the box: the ray to its middle meets one that is
        thicker by the size of the ghost."""
        reach: i64 = self.figure.reach
        height: i64 = self.figure.height
        self.aim(0, 0, height // 2)
        return self.meets(box, 2 * self.d * reach, self.d * height)

    def is_behind(self, box: i64) -> bool:
        """The box hides a frustum around all points. Its shadow is convex, so the corners of the
        frustum are enough."""
        corners = self.figure.corners
        at: i64 = 0
        while at < len(corners):
            self.aim(corners[at], corners[at + 1], corners[at + 2])
            if not self.meets(box, 0, 0):
                return False
            at += 3
        return True
