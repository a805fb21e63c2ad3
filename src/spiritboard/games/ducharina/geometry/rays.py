"""Lines of sight against furniture, in whole numbers (G7.3).

A ray is seen in the frame of a piece, times the d of its turn: x' = c·x + s·y, y' = c·y − s·x,
z' = d·z. There the piece's boxes are parallel to the axes, and nothing is divided or rounded.
"""

from __future__ import annotations

from mypy_extensions import i64

from spiritboard.games.ducharina.geometry.scene import BOX, Scene


def meets(
    boxes: list[int],
    box: i64,
    mx: i64,
    my: i64,
    mz: i64,
    dx: i64,
    dy: i64,
    dz: i64,
    wide: i64,
    tall: i64,
) -> bool:
    """A segment meets a closed box: touching counts.

    Given are the sum and the difference of the segment's ends. Two convex bodies are apart if some
    plane parts them; for a segment and a box six are enough, along the faces of the box and along
    one of its edges and the segment. `wide` and `tall` thicken the box.
    """
    x: i64 = mx - boxes[box]
    y: i64 = my - boxes[box + 1]
    z: i64 = mz - boxes[box + 2]
    ex: i64 = boxes[box + 3] + wide
    ey: i64 = boxes[box + 4] + wide
    ez: i64 = boxes[box + 5] + tall
    ax: i64 = dx if dx >= 0 else -dx
    ay: i64 = dy if dy >= 0 else -dy
    az: i64 = dz if dz >= 0 else -dz
    if not (-ex - ax <= x <= ex + ax and -ey - ay <= y <= ey + ay and -ez - az <= z <= ez + az):
        return False
    across: i64 = ey * az + ez * ay
    if not -across <= y * dz - z * dy <= across:
        return False
    across = ez * ax + ex * az
    if not -across <= z * dx - x * dz <= across:
        return False
    across = ex * ay + ey * ax
    return -across <= x * dy - y * dx <= across


def meets_any(
    boxes: list[int], first: i64, last: i64, mx: i64, my: i64, mz: i64, dx: i64, dy: i64, dz: i64
) -> bool:
    """A segment meets one of the boxes of a piece; the first is around all of them."""
    if not meets(boxes, first, mx, my, mz, dx, dy, dz, 0, 0):
        return False
    box: i64 = first + BOX
    while box < last:
        if meets(boxes, box, mx, my, mz, dx, dy, dz, 0, 0):
            return True
        box += BOX
    return False


def blocks(scene: Scene, frame: i64, ax: i64, ay: i64, az: i64, bx: i64, by: i64, bz: i64) -> bool:
    """A piece stands between two points of the hall."""
    frames = scene.frames
    c: i64 = frames[frame]
    s: i64 = frames[frame + 1]
    d: i64 = frames[frame + 2]
    mx: i64 = ax + bx - 2 * frames[frame + 3]
    my: i64 = ay + by - 2 * frames[frame + 4]
    mz: i64 = az + bz - 2 * frames[frame + 5]
    dx: i64 = bx - ax
    dy: i64 = by - ay
    return meets_any(
        scene.boxes,
        frames[frame + 6],
        frames[frame + 7],
        c * mx + s * my,
        c * my - s * mx,
        d * mz,
        c * dx + s * dy,
        c * dy - s * dx,
        d * (bz - az),
    )
