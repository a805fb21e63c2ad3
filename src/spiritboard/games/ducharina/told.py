"""Duchařina's answers by ids: a plan as ghost, destination, …, done; furniture on a quarter grid."""

from __future__ import annotations

from typing import Final

from spiritboard.core.spelling import Part, Speller, Told
from spiritboard.games.ducharina.actions import (
    ChooseSide,
    Enter,
    Grow,
    Leave,
    Step,
    Tag,
    Withdraw,
)
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.geometry.shapes import SIDES as FACES
from spiritboard.games.ducharina.geometry.turns import QUARTER
from spiritboard.games.ducharina.hall import GHOSTS, OUTSIDE, PLACES, SIDES, SPOTS, SQUARES

GRID: Final = 25
"""A quarter of a square, in hundredths."""
LINES: Final = 25
"""Of the grid, along a side of the hall."""
TURN: Final = QUARTER // 2
TURNS: Final = 8
WAYS: Final = len(FACES) * TURNS
"""How a piece can be put down on the grid: a side, and one of eight turns."""
NEARBY: Final = 16
"""Poses of a piece that the rules list."""

DONE: Final = "done"
RECALL: Final = "recall"
GHOST: Final = "ghost"
DESTINATION: Final = "destination"
PIECE: Final = "piece"
LISTED: Final = "listed"
COLUMN: Final = "column"
ROW: Final = "row"
WAY: Final = "way"

DESTINATIONS: Final = 2 * PLACES + 1
LONGEST: Final = 2 * GHOSTS + GHOSTS + 2
"""Ids of a plan that recalls small ghosts, moves every ghost, and is done."""

TOLD: Final[Told] = {
    Leave: (),
    Withdraw: (),
    ChooseSide: (Part("side", "side", 0, len(SIDES) - 1),),
    Tag: (Part("ghost", "ghost", 0, GHOSTS - 1),),
    Enter: (
        Part("square", "square", 0, SQUARES - 1),
        Part("spot", "spot", 0, SPOTS - 1),
        Part("top", "top", 0, 1),
    ),
    Grow: (Part("ghost", "ghost", 0, GHOSTS - 1),),
}


def speller_of(seats: int) -> Speller:
    """The ids of plain answers, then those of plans and furniture."""
    speller = Speller(TOLD, seats)
    speller.add(DONE, 1, "the plan is whole")
    speller.add(RECALL, GHOSTS, "merging: this small ghost is taken home first")
    speller.add(GHOST, GHOSTS, "this ghost goes; its `destination` comes next")
    speller.add(
        DESTINATION, DESTINATIONS, "5 × square + spot; the same on top of furniture; last: outside"
    )
    speller.add(PIECE, len(PIECES), "this piece is moved; `listed` or `column` comes next")
    speller.add(LISTED, NEARBY, "to a pose that the rules list for it, by their order")
    speller.add(COLUMN, LINES, "to x = 25 hundredths × this; `row` comes next")
    speller.add(ROW, LINES, "to y = 25 hundredths × this; `way` comes next")
    speller.add(WAY, WAYS, "8 × the side that is down + eighths of a turn")
    speller.size = sum([block.size for block in speller.blocks])
    return speller


def step_to(ghost: int, destination: int) -> Step:
    if destination == DESTINATIONS - 1:
        return ghost, OUTSIDE, 0, 0
    top, place = divmod(destination, PLACES)
    return ghost, place // SPOTS, place % SPOTS, top


def destination_of(step: Step) -> int:
    _, square, spot, top = step
    return DESTINATIONS - 1 if square == OUTSIDE else PLACES * top + SPOTS * square + spot


def pose_at(column: int, row: int, way: int) -> Pose:
    side, turn = divmod(way, TURNS)
    return Pose(GRID * column, GRID * row, TURN * turn, side)
