"""Which message says a parameter: a piece, a square, a door, a pose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.speech import Saying
from spiritboard.games.ducharina.box import MIDNIGHTS
from spiritboard.games.ducharina.geometry import shapes
from spiritboard.games.ducharina.geometry.shapes import BACK, PIECES, SIZES
from spiritboard.games.ducharina.hall import (
    MIDDLE,
    SIDES,
    SIZE_OF,
    SQUARES,
    WIDTH,
    column_of,
    number_of,
    row_of,
    side_of,
    spot_of,
    square_at,
    square_of,
)

LETTERS: Final = "abcdef"
"""Of the columns, from the west; the rows are numbered from the north."""
WAYS: Final = (
    "south",
    "south-east",
    "east",
    "north-east",
    "north",
    "north-west",
    "west",
    "south-west",
)
"""Where a front looks, by eighths of a turn."""
CORNERS: Final = ("south-west", "south-east", "north-east", "north-west")
"""Of a square, by spot from 1."""
EIGHTH: Final = 9
"""Of a turn, in steps of 5 degrees."""
HUNDRED: Final = 100
"""A square, as poses measure it."""


def saying(name: str, value: object) -> list[Saying] | None:
    """The messages that say a parameter, one for each thing; None: it speaks for itself."""
    if isinstance(value, int):
        one = saying_one(name, value)
        return None if one is None else [one]
    if isinstance(value, Sequence) and not isinstance(value, str):
        return saying_several(name, tuple(value))
    return None


def saying_one(name: str, value: int) -> Saying | None:
    if name == "piece":
        return (f"piece-{PIECES[value]}", {})
    if name in ("size", "ghost"):
        return (f"size-{SIZES[value if name == 'size' else SIZE_OF[value]]}", {})
    if name == "square" and 0 <= value < SQUARES:
        return ("square", {"letter": LETTERS[column_of(value)], "row": WIDTH - row_of(value)})
    if name in ("place", "from") and value >= 0:
        return place(value)
    if name == "corner":
        return (f"corner-{CORNERS[value - 1]}", {})
    if name == "way":
        return (f"way-{WAYS[value]}", {})
    if name == "side":
        return (f"side-{SIDES[value]}", {})
    if name == "door":
        return ("door", {"side": side_of(value), "number": number_of(value)})
    if name == "midnight":
        return (f"midnight-{MIDNIGHTS[value]}", {})
    return None


def place(value: int) -> Saying:
    """A spot of a square; its middle goes without saying."""
    square, spot = square_of(value), spot_of(value)
    if spot == MIDDLE:
        return ("place-middle", {"square": square})
    return ("place-corner", {"square": square, "corner": spot})


def saying_several(name: str, values: tuple[int, ...]) -> list[Saying] | None:
    if name == "pieces":
        return [furniture(values)]
    if name == "pose":
        return [pose(*values)]
    if name == "nearest":
        return [("nearest-place", {"pose": values}) if values else ("nearest-none", {})]
    if name == "doors":
        return doors(values)
    if name == "points":
        return [("score-of", {"seat": seat, "score": score}) for seat, score in enumerate(values)]
    if name == "rolls":
        rolled = [(seat, roll) for seat, roll in enumerate(values) if roll]
        return [("roll-of", {"seat": seat, "roll": roll}) for seat, roll in rolled]
    if name == "goal":
        return ghosts_of(values)
    if name == "sides":
        return [("home-of", {"seat": seat, "side": side}) for seat, side in enumerate(values)]
    return None


def ghosts_of(counts: tuple[int, ...]) -> list[Saying]:
    """How many of each size; those that there are."""
    sizes = [(size, count) for size, count in enumerate(counts) if count]
    return [("ghosts-of", {"size": size, "count": count}) for size, count in sizes]


def furniture(pieces: tuple[int, ...]) -> Saying:
    """One phrase, however many they are, so that a message can tell none from some."""
    if not pieces:
        return ("pieces-none", {})
    listed: list[Saying] = [(f"piece-{PIECES[piece]}", {}) for piece in pieces]
    return listed[0] if len(listed) == 1 else ("pieces-several", {"listed": listed})


def pose(x: int, y: int, turn: int, down: int) -> Saying:
    """Where a piece is, which side is down, and where it looks; if it looks up or down, its top."""
    last = WIDTH - 1
    square = square_at(min(x // HUNDRED, last), min(y // HUNDRED, last))
    way = (turn + EIGHTH // 2) // EIGHTH + (len(WAYS) // 2 if down == BACK else 0)
    return (f"pose-{shapes.SIDES[down]}", {"square": square, "way": way % len(WAYS)})


def doors(values: tuple[int, ...]) -> list[Saying]:
    """By side: there may be many."""
    found: list[Saying] = []
    for side in range(len(SIDES)):
        numbers = [str(number_of(door)) for door in values if side_of(door) == side]
        if numbers:
            found.append(("doors-of", {"side": side, "numbers": ", ".join(numbers)}))
    return found
