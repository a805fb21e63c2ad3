"""Furniture as rays meet it: flat lists of whole numbers."""

from __future__ import annotations

from typing import Final

from spiritboard.games.ducharina.geometry.plans import Plan

FRAME: Final = 8
"""Numbers of a frame: c, s, d, where the piece is, where its boxes begin and end."""
BOX: Final = 6
"""Numbers of a box: twice its middle, then its extents; all times d."""


class Scene:
    """Pieces where they stand as flat lists, in their fixed order."""

    def __init__(self, plans: list[Plan], heights: dict[int, int]) -> None:
        by_piece = {plan.piece: plan for plan in plans}
        self.pieces: list[int] = sorted(by_piece)
        self.frames: list[int] = []
        self.boxes: list[int] = []
        """Of each piece: one around all of it, then each of its own."""
        self.glass: list[int] = []
        """Of each face that reflects: its frame, its axis, and 1 or -1 for the way it looks."""
        for piece in self.pieces:
            self.add(by_piece[piece], heights[piece])

    def add(self, plan: Plan, z: int) -> None:
        shape, first = plan.shape, len(self.boxes)
        for axis, sign in shape.glass:
            self.glass += [len(self.frames), axis, sign]
        around = (-shape.half_x, shape.half_x, -shape.half_y, shape.half_y, 0, shape.height)
        for x0, x1, y0, y1, z0, z1 in [around, *shape.boxes]:
            box = (x0 + x1, y0 + y1, z0 + z1, x1 - x0, y1 - y0, z1 - z0)
            self.boxes += [plan.d * number for number in box]
        self.frames += [plan.c, plan.s, plan.d, plan.x, plan.y, z, first, len(self.boxes)]

    def all_frames(self) -> range:
        """Where the frames begin, by piece."""
        return range(0, len(self.frames), FRAME)
