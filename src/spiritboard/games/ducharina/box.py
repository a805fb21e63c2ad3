"""What lies in the box: cards, furniture, ghosts, and the numbers of one match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from spiritboard.core.content import Contents
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import Figures, Shapes

BUSYBODY: Final = 0
GET_DOWN: Final = 1
ENTHUSIAST: Final = 2
FACE_MAKER: Final = 3
TAG: Final = 4
DANCE_FLOOR: Final = 5
LAVA: Final = 6
BROTHER: Final = 7
KNOCK_KNOCK: Final = 8
DIZZY: Final = 9
CRYSTAL_BALL: Final = 10
RED_LIGHT: Final = 11
MIDNIGHTS: Final = (
    "busybody",
    "get-down",
    "enthusiast",
    "face-maker",
    "tag",
    "dance-floor",
    "lava",
    "brother",
    "knock-knock",
    "dizzy",
    "crystal-ball",
    "red-light",
)
"""G8.2 The twelve midnight cards."""


class MovementCard(NamedTuple):
    """G1.4 A value, and the two pieces of which one may be moved; none: -1."""

    value: int
    first: int
    second: int

    @property
    def pieces(self) -> tuple[int, ...]:
        return (self.first, self.second) if self.first >= 0 else ()


@dataclass(eq=False, kw_only=True)
class Box(Contents):
    """The numbers of one match."""

    seats: int
    first: int
    """The seat that begins with the die; -1: a random one."""
    homes: tuple[int, ...]
    """By seat: its side at the beginning."""
    cards: tuple[MovementCard, ...]
    rounds: int
    out_points: tuple[int, ...]
    """By size."""
    inside_points: tuple[int, ...]
    hall: tuple[Pose, ...]
    """By piece; none: it is not one of ours."""
    by_players: bool
    """Do the players furnish the hall themselves?"""
    merging: bool
    midnight_rounds: int
    """In how many rounds, from the second on, a midnight card is turned."""
    trying: bool
    goal: tuple[int, ...]
    """Of a puzzle: how many ghosts must get out, by size; none: it is no puzzle."""
    puzzle: int
    """The number of the puzzle; 0: any."""
    figures: Figures
    """Furniture, ghosts and the keyhole."""
    shapes: Shapes = field(init=False)

    def __post_init__(self) -> None:
        self.shapes = Shapes(*self.figures)

    @property
    def deck(self) -> int:
        """All movement cards, as a set."""
        return (1 << len(self.cards)) - 1
