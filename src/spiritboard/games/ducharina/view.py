"""What a seat sees of the table. `knowledge` makes it."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.record import Packed
from spiritboard.core.values import Shown
from spiritboard.games.ducharina.actions import Plan


class DucharinaView(Struct, frozen=True, cache_hash=True):
    """One seat's table. All of it lies open but the others' plans."""

    question: Shown[int]
    round: Shown[int]
    die: Shown[int]
    entered: Shown[int]
    resting: Shown[int]
    locked: Shown[int]
    unseen: Shown[int]
    midnights: Shown[int]
    midnight: Shown[int]
    keyhole: Shown[int]
    rolled: Shown[int]
    chooser: Shown[int]
    side: Shown[int]
    number: Shown[int]
    homes: Shown[tuple[int, ...]]
    ghosts: Shown[tuple[int, ...]]
    levels: Shown[tuple[int, ...]]
    poses: Shown[tuple[tuple[int, int, int, int], ...]]
    order: Shown[tuple[int, ...]]
    cards: Shown[tuple[int, ...]]
    coming: Shown[tuple[tuple[int, int], ...]]
    chosen: Shown[tuple[int, ...]]
    """The seats that have chosen a side in this cycle."""
    box: Shown[str]
    """The key of what lies in the box."""
    stack: Shown[tuple[Packed, ...]]
    """What is pending. Frames hold nothing secret."""

    seat: int
    is_open: bool
    """Is a simultaneous question open?"""
    answered: tuple[int, ...]
    """Who has answered it."""
    answer: Plan | None
    """One's own hidden plan."""
