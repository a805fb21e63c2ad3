"""Where all furniture stands now. Heights follow: pieces are let down in their order (G4.2)."""

from __future__ import annotations

from typing import Final

from spiritboard.games.ducharina.geometry.plans import Pair, Plan, Pose
from spiritboard.games.ducharina.geometry.scene import Scene
from spiritboard.games.ducharina.geometry.shapes import Shapes

REMEMBERED: Final = 64
"""How many arrangements, the newest ones."""
ABSENT: Final = -1

Poses = tuple[Pose, ...]
PlainPoses = tuple[tuple[int, int, int, int], ...]
"""As they were saved."""


class Arrangement:
    """The pieces in the hall. It never changes."""

    def __init__(
        self, shapes: Shapes, poses: Poses, order: tuple[int, ...], heights: list[int]
    ) -> None:
        self.shapes = shapes
        self.poses = poses
        """By piece; of one that is not there, where it was."""
        self.order = order
        """The pieces that are there, as they were put down."""
        self.heights = heights
        """By piece: how high its lowest side is; ABSENT: it is not there."""
        self.plans: list[Plan] = [Plan(shapes, piece, poses[piece]) for piece in order]
        self._scene: Scene | None = None

    @property
    def scene(self) -> Scene:
        """All of it, as rays meet it."""
        if self._scene is None:
            self._scene = Scene(self.plans, dict(enumerate(self.heights)))
        return self._scene

    def lift(self, plan: Plan) -> int:
        """G4.2 How high a further piece rests that is let down here."""
        return max(
            [0, *[Pair(plan, other).lift(self.heights[other.piece]) for other in self.plans]]
        )

    def touches(self, upper: Plan, lower: Plan) -> bool:
        """One piece stands on another."""
        step = self.heights[upper.piece] - self.heights[lower.piece]
        return any(True for _ in Pair(upper, lower).touching(step))

    def without(self, pieces: set[int]) -> Arrangement:
        """Some pieces are taken away; no other may stand on them."""
        order = tuple([piece for piece in self.order if piece not in pieces])
        heights = [ABSENT if piece in pieces else high for piece, high in enumerate(self.heights)]
        return Arrangement(self.shapes, self.poses, order, heights)

    def with_piece(self, piece: int, pose: Pose) -> Arrangement:
        """G4.2 A further piece is let down, wherever it comes to rest."""
        heights = list(self.heights)
        heights[piece] = self.lift(Plan(self.shapes, piece, pose))
        poses = (*self.poses[:piece], pose, *self.poses[piece + 1 :])
        return Arrangement(self.shapes, poses, (*self.order, piece), heights)


def arranged(shapes: Shapes, poses: PlainPoses, order: tuple[int, ...]) -> Arrangement:
    """The pieces let down in this order. The newest arrangements are remembered."""
    key = poses, order
    found = _newest.get(key)
    if found is None or found.shapes is not shapes:
        if len(_newest) >= REMEMBERED:
            del _newest[next(iter(_newest))]
        found = let_down(shapes, poses, order)
        _newest[key] = found
    return found


def let_down(shapes: Shapes, plain: PlainPoses, order: tuple[int, ...]) -> Arrangement:
    poses = tuple([Pose(*pose) for pose in plain])
    built = Arrangement(shapes, poses, (), [ABSENT] * len(poses))
    for piece in order:
        built = built.with_piece(piece, poses[piece])
    return built


_newest: Final[dict[tuple[PlainPoses, tuple[int, ...]], Arrangement]] = {}
