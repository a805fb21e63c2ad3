"""What a seat sees of the table. `knowledge` makes it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from spiritboard.core.record import Packed
from spiritboard.games.shamans.actions import AnyAction

UNKNOWN: Final = -1


class ShamansView(Struct, frozen=True):
    """One seat's table. Seat WATCHER sees what lies open."""

    seat: int
    box: Packed
    question: int
    round: int
    first: int
    points: tuple[int, ...]
    pawn: int
    alive: tuple[int, ...]
    """The seats still in the round."""
    revealed: tuple[int, ...]
    """The seats whose role card lies face up."""
    roles: tuple[int, ...]
    """By seat: 1 a Shadow, 0 a Shaman, -1 not known to this seat."""
    knows: tuple[int, ...]
    """By seat: the set of seats whose role it has seen. Exchanges are public, so this is too."""
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    placed: tuple[int, ...]
    closed: int
    guide: int
    destination: int
    trick: tuple[int, ...]
    plays: tuple[int, ...]
    deeds: tuple[tuple[int, int, int, int], ...]
    """What else everybody saw this round; see the state."""
    display: tuple[int, ...]
    pile: int
    """How many artifacts are in the pile, not counting the eclipse."""
    eclipse: bool
    """Is the eclipse still in it?"""
    up: tuple[tuple[int, ...], ...]
    down: tuple[int, ...]
    """One's own face-down artifacts."""
    down_sizes: tuple[int, ...]
    discard: tuple[int, ...]
    passed: int
    """S4.6 The card this seat passed on, while nobody has played it."""
    passed_to: tuple[int, ...]
    """By seat: to whom it passed a card."""
    received: int
    """S4.6 The card that was passed to this seat, while it is in its hand."""
    stack: tuple[Packed, ...]
    """What is pending. Frames hold nothing secret."""
    is_open: bool
    """Is a simultaneous question open?"""
    answered: tuple[int, ...]
    """Who has answered it."""
    answer: AnyAction | None
    """One's own hidden answer to it."""
