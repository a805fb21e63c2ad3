"""G3.1, G4: moving furniture."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Furnish, Leave
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.placing import (
    OVER_THE_EDGE,
    carrier_of,
    lifted,
    moved,
    nearest_standing,
    placed,
)
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES, SIDES, middle_of
from spiritboard.games.ducharina.geometry.turns import QUARTER, TURNS
from spiritboard.games.ducharina.hall import GHOSTS, SIZE_OF, spot_of, square_of
from spiritboard.games.ducharina.state import DucharinaState

HUNDREDTHS: Final = 600
"""The hall's width in those of a pose."""
STEPS: Final = ((100, 0), (0, 100), (-100, 0), (0, -100))
TRIES: Final = 8
"""A random pose is looked for this often; most of them would fall or stick out."""


class MoveFurniture(AskSeat[DucharinaState]):
    """G3.1 One of the two pieces on the card may be moved, if it is not locked."""

    tag: ClassVar[str] = "move-furniture"
    kind: ClassVar[str] = "move-furniture"
    rule: ClassVar[str] = "G3.1"

    def needed(self, s: DucharinaState) -> bool:
        return len(movable(s, self.seat)) > 0

    def options(self, s: DucharinaState, seat: Seat) -> list[Action]:
        """G4.1 Anywhere, any way; listed are a turn, another side down, and a square further."""
        found: list[Action] = [Leave()]
        for piece in movable(s, seat):
            others = lifted(s.furniture(), piece)
            poses = [pose for pose in neighbours(s.pose(piece)) if is_pose(pose)]
            standing = [pose for pose in poses if placed(others, piece, pose).stands]
            found += [Furnish(piece, *pose) for pose in standing]
        return found

    def allows(self, s: DucharinaState, seat: Seat, action: Action) -> bool:
        return isinstance(action, Furnish) and why_not(s, seat, action) is None

    def refusal(self, s: DucharinaState, seat: Seat, action: Action) -> Illegal:
        found = why_not(s, seat, action) if isinstance(action, Furnish) else None
        return found or Illegal(self.rule, "move-or-leave")

    def sample(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action:
        piece = rng.choice(movable(s, seat))
        found = some_pose(s, piece, rng)
        return Leave() if found is None else Furnish(piece, *found)

    def default(self, s: DucharinaState, seat: Seat) -> Action:
        return Leave()

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        if isinstance(action, Furnish):
            s.locked |= 1 << action.piece
            s.tell("furnishes", seat=seat, piece=action.piece, pose=action.pose, new=0)
            rearrange(s, moved(s.furniture(), action.piece, action.pose))
        else:
            s.tell("leaves-furniture", seat=seat)


def movable(s: DucharinaState, seat: Seat) -> list[int]:
    """G3.1 The unlocked ones of the two on the card; if both are locked, any other unlocked one."""
    pair = s.box.cards[s.cards[seat]].pieces
    if not pair:
        return []
    unlocked = [piece for piece in range(len(PIECES)) if not (s.locked >> piece) & 1]
    return [piece for piece in unlocked if piece in pair] or unlocked


def is_furnishing(action: Furnish) -> bool:
    """G4.2 Does it name a piece, and some pose in the hall?"""
    return 0 <= action.piece < len(PIECES) and is_pose(action.pose)


def is_pose(pose: Pose) -> bool:
    """Are its numbers those of some pose in the hall?"""
    x, y, turn, side = pose
    inside = 0 <= x <= HUNDREDTHS and 0 <= y <= HUNDREDTHS
    return inside and 0 <= turn < len(TURNS) and 0 <= side < len(SIDES)


def why_not(s: DucharinaState, seat: Seat, action: Furnish) -> Illegal | None:
    """Why a piece may not be moved so; None: it may."""
    piece = action.piece
    if not is_furnishing(action):
        return Illegal("G4.2", "no-such-pose")
    if (s.locked >> piece) & 1:
        return Illegal("G3.1", "piece-locked", piece=piece)
    if piece not in movable(s, seat):
        return Illegal("G3.1", "not-on-your-card", piece=piece, pieces=tuple(movable(s, seat)))
    if action.pose == s.poses[piece]:
        return Illegal("G9.2", "same-pose", piece=piece)
    return why_it_does_not_stand(s, piece, action.pose)


def why_it_does_not_stand(s: DucharinaState, piece: int, pose: Pose) -> Illegal | None:
    """G4.1, G4.2 Over the edge, or it would fall; with the place nearby where it would stand."""
    others = lifted(s.furniture(), piece)
    found = placed(others, piece, pose)
    if found.stands:
        return None
    nearest = nearest_standing(others, piece, pose) or ()
    if found.refusal == OVER_THE_EDGE:
        return Illegal("G4.1", "over-the-edge", piece=piece, tip=found.tip, nearest=nearest)
    return Illegal("G4.2", "would-fall", piece=piece, tip=found.tip, nearest=nearest)


def neighbours(pose: Pose) -> list[Pose]:
    """Poses that differ in one thing: turned by an eighth or a quarter, tipped, or moved a square."""
    x, y, turn, side = pose
    turns = [QUARTER // 2, QUARTER, 2 * QUARTER, 3 * QUARTER]
    found = [Pose(x, y, (turn + by) % len(TURNS), side) for by in turns]
    found += [Pose(x, y, turn, down) for down in range(len(SIDES)) if down != side]
    return found + [Pose(x + dx, y + dy, turn, side) for dx, dy in STEPS]


def some_pose(s: DucharinaState, piece: int, rng: Rng) -> Pose | None:
    """G4.1 A random one in which a piece stands; None: none was found quickly."""
    others = lifted(s.furniture(), piece)
    for _ in range(TRIES):
        x, y = 10 * rng.below(HUNDREDTHS // 10 + 1), 10 * rng.below(HUNDREDTHS // 10 + 1)
        pose = Pose(x, y, rng.below(len(TURNS)), rng.below(len(SIDES)))
        if pose != s.poses[piece] and placed(others, piece, pose).stands:
            return pose
    return None


def rearrange(s: DucharinaState, after: Arrangement) -> None:
    """G4.3, G9.4 The furniture stands otherwise now; ghosts that stood on what moved are put down."""
    before = s.furniture()
    s.poses = list(after.poses)
    s.order = list(after.order)
    stayed = [piece for piece in range(len(PIECES)) if stands_as_before(piece, before, after)]
    for index, level in enumerate(s.levels):
        if level > 0 and carrier(s, index, after) not in stayed:
            s.levels[index] = 0
            if s.events is not None:
                seat, ghost = divmod(index, GHOSTS)
                square = square_of(s.ghosts[index])
                s.tell("put-down", seat=seat, size=SIZE_OF[ghost], square=square)


def stands_as_before(piece: int, before: Arrangement, after: Arrangement) -> bool:
    return (
        before.poses[piece] == after.poses[piece] and before.heights[piece] == after.heights[piece]
    )


def carrier(s: DucharinaState, index: int, after: Arrangement) -> int:
    """G9.5 The piece whose level top a ghost stands on, if it is still there; else -1."""
    size, place = SIZE_OF[index % GHOSTS], s.ghosts[index]
    x, y = middle_of(s.box.shapes, size, square_of(place), spot_of(place))
    return carrier_of(after, x, y, s.box.shapes.radii[size], s.levels[index])
