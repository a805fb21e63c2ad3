"""What a seat sees of Djinn: all but the scoring cards that somebody keeps hidden."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.record import Packed


class DjinnView(Struct, frozen=True):
    """Fields as in the state."""

    seat: int
    box: Packed
    question: int
    first: int
    turn: int
    last: int
    is_final: int
    layout: tuple[int, ...]
    djinn: tuple[int, ...]
    boss: tuple[int, ...]
    bag: tuple[int, ...]
    draws: int
    openings: int
    bosses: int
    chests: tuple[int, ...]
    mages: tuple[int, ...]
    mage_piles: tuple[int, ...]
    gear: tuple[int, ...]
    gear_piles: tuple[int, ...]
    awards: tuple[int, ...]
    traits: tuple[int, ...]
    scoring: tuple[int, ...]
    """Those that somebody else keeps are OUT here."""
    keeper: int
    """T19 Who keeps two hidden ones; -1: nobody."""
    tom: tuple[int, ...]
    place: tuple[int, ...]
    came: tuple[int, ...]
    stall: tuple[int, ...]
    magic: tuple[int, ...]
    marker: tuple[int, ...]
    minimum: tuple[int, ...]
    coins: tuple[int, ...]
    scrolls: tuple[int, ...]
    keys: tuple[int, ...]
    corks: tuple[int, ...]
    circles: tuple[int, ...]
    blocked: int
    bottles: tuple[int, ...]
    held: tuple[int, ...]
    corked: tuple[int, ...]
    secrets: tuple[int, ...]
    sets: int
    done: int
    used: int
    fresh: int
    boost: int
    stays: int
    stack: tuple[Packed, ...]
