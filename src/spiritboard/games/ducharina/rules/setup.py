"""G2: setting up the hall."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.state import Frame
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Die, Furnish, Interior, Keyhole
from spiritboard.games.ducharina.box import MIDNIGHTS, Box
from spiritboard.games.ducharina.geometry.halls import is_pleasant, pleasant
from spiritboard.games.ducharina.geometry.placing import moved, nearest_standing, placed
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.hall import DOORS, GHOSTS, HOME
from spiritboard.games.ducharina.rules.furniture import (
    is_furnishing,
    rearrange,
    some_pose,
    why_it_does_not_stand,
)
from spiritboard.games.ducharina.rules.puzzle import SetPuzzle
from spiritboard.games.ducharina.rules.rounds import Rounds
from spiritboard.games.ducharina.state import NOTHING, DucharinaState


def new_table(box: Box) -> DucharinaState:
    """G2.1 All ghosts at home, the hall not furnished yet unless it is one of ours."""
    s = DucharinaState(
        box=box,
        die=box.first if box.seats > 1 else 0,
        homes=list(box.homes),
        ghosts=[HOME] * (GHOSTS * box.seats),
        levels=[0] * (GHOSTS * box.seats),
        poses=list(box.hall),
        order=list(range(len(box.hall))),
        unseen=box.deck,
        cards=[NOTHING] * box.seats,
        midnights=(1 << len(MIDNIGHTS)) - 1,
    )
    s.push(*steps_of_setup(box), Rounds())
    return s


def steps_of_setup(box: Box) -> list[Frame[DucharinaState]]:
    """The furniture, the keyhole, the die; alone, a puzzle."""
    if box.goal:
        return [SetPuzzle()]
    steps: list[Frame[DucharinaState]] = []
    if box.first == NOTHING:
        steps.append(WhoHasTheDie())
    if box.by_players:
        steps.append(FurnishInTurn())
    elif not box.hall:
        steps.append(FurnishTheHall())
    return [*steps, FirstKeyhole()]


class WhoHasTheDie(Chance[DucharinaState]):
    """G2.3 The die begins with a random player unless the host has chosen."""

    tag: ClassVar[str] = "who-has-the-die"
    kind: ClassVar[str] = "who-has-the-die"
    rule: ClassVar[str] = "G2.3"
    purpose: ClassVar[str] = "first player"

    def weighted(self, s: DucharinaState) -> list[tuple[int, Action]]:
        return [(1, Die(seat)) for seat in range(s.box.seats)]

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Die)
        s.die = action.seat


class FurnishTheHall(Chance[DucharinaState]):
    """G2.2 A pleasant interior that favours no side."""

    tag: ClassVar[str] = "furnish-the-hall"
    kind: ClassVar[str] = "interior"
    rule: ClassVar[str] = "G2.2"
    purpose: ClassVar[str] = "interior"

    def sample(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action:
        return Interior(pleasant(s.box.shapes, rng).poses)

    def is_possible(self, s: DucharinaState, action: Action) -> bool:
        return isinstance(action, Interior) and is_pleasant(s.box.shapes, action.poses)

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Interior)
        s.poses = list(action.poses)
        s.order = list(range(len(PIECES)))
        s.reveal("furnished", poses=action.poses)


class FirstKeyhole(Chance[DucharinaState]):
    """G2.3 The keyhole begins at a random door."""

    tag: ClassVar[str] = "first-keyhole"
    kind: ClassVar[str] = "first-keyhole"
    rule: ClassVar[str] = "G2.3"
    purpose: ClassVar[str] = "keyhole"

    def weighted(self, s: DucharinaState) -> list[tuple[int, Action]]:
        return [(1, Keyhole(door)) for door in range(DOORS)]

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keyhole)
        s.keyhole = action.door
        s.reveal("keyhole-begins", door=action.door)


class FurnishInTurn(Do[DucharinaState]):
    """G2.2 The players furnish the hall: a piece each, in turn, until all stand."""

    tag: ClassVar[str] = "furnish-in-turn"
    rule: ClassVar[str] = "G2.2"

    def run(self, s: DucharinaState) -> None:
        s.poses = [NOWHERE] * len(PIECES)
        s.push(*[PutPiece((s.die + turn) % s.box.seats) for turn in range(len(PIECES))])


class PutPiece(AskSeat[DucharinaState]):
    """G2.2, G4.1 Any piece that is left, anywhere, any way."""

    tag: ClassVar[str] = "put-piece"
    kind: ClassVar[str] = "put-piece"
    rule: ClassVar[str] = "G2.2"

    def options(self, s: DucharinaState, seat: Seat) -> list[Action]:
        """Listed is a place in each quarter of the hall, or the nearest where the piece stands."""
        found: list[Action] = []
        for piece in left_over(s):
            near = [standing_near(s, piece, pose) for pose in QUARTERS]
            found += [Furnish(piece, *pose) for pose in dict.fromkeys(near) if pose is not None]
        return found

    def allows(self, s: DucharinaState, seat: Seat, action: Action) -> bool:
        return isinstance(action, Furnish) and self.why_not(s, action) is None

    def why_not(self, s: DucharinaState, action: Furnish) -> Illegal | None:
        if not is_furnishing(action):
            return Illegal("G4.2", "no-such-pose")
        if action.piece not in left_over(s):
            return Illegal("G2.2", "stands-already")
        return why_it_does_not_stand(s, action.piece, action.pose)

    def refusal(self, s: DucharinaState, seat: Seat, action: Action) -> Illegal:
        found = self.why_not(s, action) if isinstance(action, Furnish) else None
        return found or Illegal(self.rule, "put-a-piece")

    def sample(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action:
        piece = rng.choice(left_over(s))
        pose = some_pose(s, piece, rng)
        return Furnish(piece, *pose) if pose is not None else rng.choice(self.options(s, seat))

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Furnish)
        s.tell("furnishes", seat=seat, piece=action.piece, pose=action.pose, new=1)
        rearrange(s, moved(s.furniture(), action.piece, action.pose))


NOWHERE: Final = Pose(0, 0, 0, 0)
QUARTERS: Final = tuple([Pose(x, y, 0, 0) for y in (150, 450) for x in (150, 450)])


def left_over(s: DucharinaState) -> list[int]:
    """The pieces that do not stand in the hall yet."""
    return [piece for piece in range(len(PIECES)) if piece not in s.order]


def standing_near(s: DucharinaState, piece: int, pose: Pose) -> Pose | None:
    others = s.furniture()
    return pose if placed(others, piece, pose).stands else nearest_standing(others, piece, pose)
