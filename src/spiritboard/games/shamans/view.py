"""What a seat sees of the table. `knowledge` makes it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from spiritboard.core.record import Packed
from spiritboard.core.values import Shown
from spiritboard.games.shamans.actions import AnyAction

UNKNOWN: Final = -1


class ShamansView(Struct, frozen=True, cache_hash=True):
    """One seat's table. Seat WATCHER sees what lies open: the fields that are `Shown`."""

    question: Shown[int]
    round: Shown[int]
    first: Shown[int]
    pawn: Shown[int]
    closed: Shown[int]
    guide: Shown[int]
    destination: Shown[int]
    points: Shown[tuple[int, ...]]
    knows: Shown[tuple[int, ...]]
    """By seat: the set of seats whose role it has seen. Exchanges are public, so this is too."""
    placed: Shown[tuple[int, ...]]
    trick: Shown[tuple[int, ...]]
    plays: Shown[tuple[int, ...]]
    deeds: Shown[tuple[tuple[int, int, int, int], ...]]
    """What else everybody saw this round; see the state."""
    display: Shown[tuple[int, ...]]
    up: Shown[tuple[tuple[int, ...], ...]]
    discard: Shown[tuple[int, ...]]
    passed_to: Shown[tuple[int, ...]]
    """By seat: to whom it passed a card."""
    alive: Shown[tuple[int, ...]]
    """The seats still in the round."""
    revealed: Shown[tuple[int, ...]]
    """The seats whose role card lies face up."""
    box: Shown[str]
    """The key of what lies in the box."""
    stack: Shown[tuple[Packed, ...]]
    """What is pending. Frames hold nothing secret."""

    seat: int
    roles: tuple[int, ...]
    """By seat: 1 a Shadow, 0 a Shaman, -1 not known to this seat."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    """How many artifacts are in the pile, not counting the eclipse."""
    eclipse: bool
    """Is the eclipse still in it?"""
    down: tuple[int, ...]
    """One's own face-down artifacts."""
    down_sizes: tuple[int, ...]
    passed: int
    """S4.6 The card this seat passed on, while nobody has played it."""
    received: int
    """S4.6 The card that was passed to this seat, while it is in its hand."""
    is_open: bool
    """Is a simultaneous question open?"""
    answered: tuple[int, ...]
    """Who has answered it."""
    answer: AnyAction | None
    """One's own hidden answer to it."""
