"""What can be done in Duchařina, by players and by nature. Ids only.

Squares, spots, sides, doors, pieces, sizes and ghosts are numbered as in `hall`; a pose is x and y in
hundredths of a square, one of 72 turns, and the side that is down.
"""

from __future__ import annotations

from spiritboard.core.values import Action
from spiritboard.games.ducharina.geometry.plans import Pose

Step = tuple[int, int, int, int]
"""A ghost, the square where it ends or OUTSIDE, its spot there, and 1 if on top of what stands there."""


class Furnish(Action, frozen=True, tag="furnish"):
    """G3.1, G4.1 Put a piece of furniture somewhere else. Touched is moved (G9.2)."""

    piece: int
    x: int
    y: int
    turn: int
    side: int

    @property
    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.turn, self.side)


class Leave(Action, frozen=True, tag="leave"):
    """G3.1 Leave the furniture as it is."""


class Plan(Action, frozen=True, tag="plan"):
    """G3.2, G5 Where one's ghosts go this round, in order; a ghost that stays is not named."""

    steps: tuple[Step, ...] = ()
    recalled: tuple[int, ...] = ()
    """G9.6 Merging: small ghosts that are out and are taken home before anything else."""


class Withdraw(Action, frozen=True, tag="withdraw"):
    """G9.3 Take one's plan back while others are still thinking."""


class ChooseSide(Action, frozen=True, tag="choose-side"):
    """G3.3 The side where the keyhole goes."""

    side: int


class Tag(Action, frozen=True, tag="tag"):
    """G8.2 Tag! Put a small ghost in the place of this one of the left neighbour's."""

    ghost: int


class Enter(Action, frozen=True, tag="enter"):
    """G8.2 Tag! The neighbour has no small ghost in the hall: bring in one of your own."""

    square: int
    spot: int
    top: int


class Grow(Action, frozen=True, tag="grow"):
    """G8.2 Wait till I tell my brother! The next size up takes this ghost's place."""

    ghost: int


class Interior(Action, frozen=True, tag="interior"):
    """G2.2 Nature: how the hall is furnished, by piece."""

    poses: tuple[Pose, ...]


class LayPuzzle(Action, frozen=True, tag="lay-puzzle"):
    """House. Nature: a puzzle for one: the furniture by piece; the card and the door of each round."""

    poses: tuple[Pose, ...]
    rounds: tuple[tuple[int, int], ...]


class Keyhole(Action, frozen=True, tag="keyhole"):
    """G2.3 Nature: the door where the keyhole begins."""

    door: int


class Die(Action, frozen=True, tag="die"):
    """G2.3 Nature: who begins with the die."""

    seat: int


class Draw(Action, frozen=True, tag="draw"):
    """G3.1 Nature: the movement card on top."""

    card: int


class Rolls(Action, frozen=True, tag="rolls"):
    """G3.3 Nature: what those who take part in the roll-off have rolled, by seat; 0: not rolled."""

    values: tuple[int, ...]


class Number(Action, frozen=True, tag="number"):
    """G3.4 Nature: the number of the door, from 1."""

    number: int


class TurnMidnight(Action, frozen=True, tag="turn-midnight"):
    """G8.2 Nature: the midnight card that is turned up."""

    card: int


AnyAction = (
    Furnish
    | Leave
    | Plan
    | Withdraw
    | ChooseSide
    | Tag
    | Enter
    | Grow
    | Interior
    | LayPuzzle
    | Keyhole
    | Die
    | Draw
    | Rolls
    | Number
    | TurnMidnight
)
