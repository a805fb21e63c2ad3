"""What a seat sees of Djinn: all but the scoring cards that somebody keeps hidden."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.record import Packed
from spiritboard.core.values import Shown


class DjinnView(Struct, frozen=True, cache_hash=True):
    """One seat's table. Nearly all of it lies open."""

    question: Shown[int]
    first: Shown[int]
    turn: Shown[int]
    last: Shown[int]
    is_final: Shown[int]
    draws: Shown[int]
    openings: Shown[int]
    bosses: Shown[int]
    blocked: Shown[int]
    sets: Shown[int]
    done: Shown[int]
    used: Shown[int]
    fresh: Shown[int]
    boost: Shown[int]
    stays: Shown[int]
    layout: Shown[tuple[int, ...]]
    djinn: Shown[tuple[int, ...]]
    boss: Shown[tuple[int, ...]]
    bag: Shown[tuple[int, ...]]
    chests: Shown[tuple[int, ...]]
    mages: Shown[tuple[int, ...]]
    mage_piles: Shown[tuple[int, ...]]
    gear: Shown[tuple[int, ...]]
    gear_piles: Shown[tuple[int, ...]]
    awards: Shown[tuple[int, ...]]
    traits: Shown[tuple[int, ...]]
    tom: Shown[tuple[int, ...]]
    place: Shown[tuple[int, ...]]
    came: Shown[tuple[int, ...]]
    stall: Shown[tuple[int, ...]]
    magic: Shown[tuple[int, ...]]
    marker: Shown[tuple[int, ...]]
    minimum: Shown[tuple[int, ...]]
    coins: Shown[tuple[int, ...]]
    scrolls: Shown[tuple[int, ...]]
    keys: Shown[tuple[int, ...]]
    corks: Shown[tuple[int, ...]]
    circles: Shown[tuple[int, ...]]
    bottles: Shown[tuple[int, ...]]
    held: Shown[tuple[int, ...]]
    corked: Shown[tuple[int, ...]]
    secrets: Shown[tuple[int, ...]]
    box: Shown[str]
    stack: Shown[tuple[Packed, ...]]

    seat: int
    scoring: tuple[int, ...]
    """Those that somebody else keeps are OUT here."""
    keeper: int
    """T19 Who keeps two hidden ones; -1: nobody."""
