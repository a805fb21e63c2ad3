"""The table of Duchařina: the furnished hall, the ghosts, the cards, the keyhole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spiritboard.core.state import State, contents, counter, number_set, row, seat_set
from spiritboard.games.ducharina.box import GET_DOWN, Box
from spiritboard.games.ducharina.geometry.arrangement import Arrangement, arranged
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.hall import GHOSTS, HOME, SIZE_OF

NOTHING: Final = -1
"""No card, no door, no seat, no side."""


@dataclass(eq=False, kw_only=True)
class DucharinaState(State):
    """One match. All of it lies open but the plans that are not yet all in."""

    box: Box = contents()
    round: int = counter()
    die: int = counter(NOTHING)
    """G3.1 Who holds the die, and begins the round."""
    homes: list[int] = row()
    """By seat: the side its ghosts come from; the goal is the opposite one."""
    ghosts: list[int] = row()
    """By seat and ghost: HOME, OUT, EDGE, or where in the hall; see `hall.place_of`."""
    levels: list[int] = row()
    """By seat and ghost: how high it stands, in thousandths; 0: on the floor."""
    entered: int = number_set()
    """G5.1 The ghosts that came into the hall this round, by seat and ghost."""
    resting: int = number_set()
    """G8.2 The ghosts that may not be moved this round, by seat and ghost."""

    poses: list[tuple[int, int, int, int]] = row()
    """By piece: x, y, turn, side down."""
    order: list[int] = row()
    """The pieces, in the order in which they were put down: each rests on those before it."""
    locked: int = number_set()
    """G3.1 The pieces moved by a card this round."""

    unseen: int = number_set()
    """The movement cards that nobody has seen: those in the deck, and those laid aside (G1.4)."""
    cards: list[int] = row()
    """By seat: the movement card of this round."""
    midnights: int = number_set()
    """The midnight cards still in their deck."""
    midnight: int = counter(NOTHING)
    """The midnight card of this round."""

    coming: list[tuple[int, int]] = row()
    """Of a puzzle: the card and the door of each round, known from the beginning."""

    keyhole: int = counter(NOTHING)
    """The door where the keyhole is."""
    chosen: int = seat_set()
    """G3.3 Who has chosen a side in this cycle."""
    rolled: int = counter()
    """How many roll-offs there were."""
    chooser: int = counter(NOTHING)
    """G3.3 Who chooses the side of this look."""
    side: int = counter(NOTHING)
    """The side that was chosen for this look."""
    number: int = counter()
    """The number that was rolled for its door; 0: none yet."""

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in the order of play, beginning with this one."""
        seats = self.box.seats
        return [(seat + step) % seats for step in range(seats)]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.box.seats

    def ghosts_of(self, seat: int) -> list[int]:
        """Where each of its ghosts is."""
        return self.ghosts[GHOSTS * seat : GHOSTS * (seat + 1)]

    def at(self, seat: int, ghost: int) -> int:
        return self.ghosts[GHOSTS * seat + ghost]

    def put(self, seat: int, ghost: int, place: int, level: int = 0) -> None:
        self.ghosts[GHOSTS * seat + ghost] = place
        self.levels[GHOSTS * seat + ghost] = level

    def has_entered(self, seat: int, ghost: int) -> bool:
        return (self.entered >> (GHOSTS * seat + ghost)) & 1 == 1

    def rests(self, seat: int, ghost: int) -> bool:
        return (self.resting >> (GHOSTS * seat + ghost)) & 1 == 1

    def note_entry(self, seat: int, ghost: int) -> None:
        self.entered |= 1 << (GHOSTS * seat + ghost)

    def let_rest(self, seat: int, ghost: int) -> None:
        self.resting |= 1 << (GHOSTS * seat + ghost)

    def at_home(self, seat: int, size: int) -> int:
        """The first ghost of a size that is at home; NOTHING: none is."""
        for ghost, place in enumerate(self.ghosts_of(seat)):
            if place == HOME and SIZE_OF[ghost] == size:
                return ghost
        return NOTHING

    def pose(self, piece: int) -> Pose:
        return Pose(*self.poses[piece])

    def furniture(self) -> Arrangement:
        """How all pieces stand now."""
        return arranged(self.box.shapes, tuple(self.poses), tuple(self.order))

    def are_lying(self) -> bool:
        """G8.2 Get down!"""
        return self.midnight == GET_DOWN
