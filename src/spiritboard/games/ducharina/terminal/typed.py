"""What somebody may mean who types `small b6`, `large out, medium c3 top`, `piano c4 90 back`, `north`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.speech import Wording
from spiritboard.core.values import Action
from spiritboard.games.ducharina.actions import ChooseSide, Furnish, Leave, Plan, Step
from spiritboard.games.ducharina.geometry.shapes import PIECES, SIZES
from spiritboard.games.ducharina.geometry.shapes import SIDES as DOWN
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    GHOSTS_OF,
    MIDDLE,
    OUT,
    OUTSIDE,
    SIDES,
    WIDTH,
    column_of,
    row_of,
    square_at,
    square_of,
)
from spiritboard.games.ducharina.view import DucharinaView

CORNERS: Final = ("sw", "se", "ne", "nw")
"""From spot 1 on."""
DEGREES: Final = 5


def meant(text: str, view: DucharinaView, languages: Sequence[Wording]) -> list[Action]:
    """Everything the text may mean, likeliest first; much of it may be against the rules."""
    found: list[Action] = []
    for words in languages:
        found += about_plans(text.casefold(), view, words)
        typed = text.casefold().split()
        found += about_furniture(typed, view, words)
        found += about_sides(typed, words)
    return list(dict.fromkeys(found))


def about_plans(text: str, view: DucharinaView, words: Wording) -> list[Action]:
    """Steps parted by commas; each is a size, perhaps the square it starts from, and where it goes."""
    if text.strip() in aliases(words, "typed-stay"):
        return [Plan()]
    steps: list[Step] = []
    for part in text.split(","):
        step = step_in(part.split(), view, words, steps)
        if step is None:
            return []
        steps.append(step)
    return [Plan(tuple(steps))]


def step_in(
    typed: list[str], view: DucharinaView, words: Wording, before: list[Step]
) -> Step | None:
    sizes = [size for size in SIZES if typed and typed[0] in aliases(words, f"typed-{size}")]
    squares = [square for word in typed if (square := square_called(word)) is not None]
    is_out = any(word in aliases(words, "typed-out") for word in typed)
    if not sizes or not squares + [OUTSIDE] * is_out:
        return None
    goal = OUTSIDE if is_out else squares[-1]
    start = squares[0] if len(squares) + is_out > 1 else None
    ghost = ghost_meant(view, SIZES.index(sizes[0]), start, [step[0] for step in before])
    if ghost is None:
        return None
    corner = [spot for spot, name in enumerate(CORNERS, 1) if name in typed]
    top = int(any(word in aliases(words, "typed-top") for word in typed))
    return ghost, goal, corner[0] if corner else MIDDLE, top


def ghost_meant(view: DucharinaView, size: int, start: int | None, taken: list[int]) -> int | None:
    """One of that size: from the square named, else one in the hall, else one at home."""
    places = view.ghosts[GHOSTS * view.seat : GHOSTS * (view.seat + 1)]
    free = [ghost for ghost in GHOSTS_OF[size] if ghost not in taken and places[ghost] != OUT]
    if start is not None:
        free = [ghost for ghost in free if places[ghost] >= 0 and square_of(places[ghost]) == start]
    return min(free, key=lambda ghost: (places[ghost] < 0, ghost), default=None)


def about_furniture(typed: list[str], view: DucharinaView, words: Wording) -> list[Action]:
    """A piece, then what changes: a square, degrees, the side that is down."""
    if len(typed) == 1 and typed[0] in aliases(words, "typed-leave"):
        return [Leave()]
    pieces = [
        piece
        for piece, name in enumerate(PIECES)
        if typed and words(f"piece-{name}").casefold().startswith(typed[0])
    ]
    if not pieces or len(typed) < 2 or not view.poses:
        return []
    return [Furnish(piece, *pose_in(typed[1:], view.poses[piece], words)) for piece in pieces]


def pose_in(
    typed: list[str], now: tuple[int, int, int, int], words: Wording
) -> tuple[int, int, int, int]:
    x, y, turn, side = now
    for word in typed:
        square = square_called(word)
        if square is not None:
            x, y = 100 * column_of(square) + 50, 100 * row_of(square) + 50
        elif word.rstrip("°").isdecimal():
            turn = int(word.rstrip("°")) % 360 // DEGREES
        else:
            side = next(
                (at for at, name in enumerate(DOWN) if word in aliases(words, f"typed-{name}")),
                side,
            )
    return x, y, turn, side


def about_sides(typed: list[str], words: Wording) -> list[Action]:
    return [
        ChooseSide(side)
        for side, name in enumerate(SIDES)
        if len(typed) == 1 and typed[0] in aliases(words, f"typed-{name}")
    ]


def square_called(name: str) -> int | None:
    """`a1` is in the north-west.

    >>> square_called("a6"), square_called("f1"), square_called("g1")
    (0, 35, None)
    """
    if len(name) != 2 or name[0] not in "abcdef" or name[1] not in "123456":
        return None
    return square_at("abcdef".index(name[0]), WIDTH - int(name[1]))


def aliases(words: Wording, key: str) -> list[str]:
    """A message with several words for the same thing."""
    return [alias.strip().casefold() for alias in words(key).split(",")]
