"""What lies in the box: the kinds of things, and the numbers of one match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from spiritboard.core.content import Contents

STABILISATION: Final = 0
TRANSMUTATION: Final = 1
ILLUMINATION: Final = 2
NEUTRALISATION: Final = 3
RITUALS: Final = ("stabilisation", "transmutation", "illumination", "neutralisation")

DAGGER: Final = 0
PORTAL: Final = 1
MOONSTONE: Final = 2
MASK: Final = 3
TILES: Final = ("dagger", "portal", "moonstone", "mask")

WORLDS: Final = ("purple", "blue", "green", "yellow", "grey", "brown", "red")
CARDS: Final = 8 * 7
"""There is no card with this number or a higher one."""


@dataclass(eq=False, kw_only=True)
class Box(Contents):
    """The numbers of one match."""

    edition: str
    seats: int
    first: int
    """The seat that starts with the first-player token; -1: a random one."""
    shadows: int
    worlds: int
    values: int
    hand: int
    start: int
    moon: int
    rituals: tuple[int, ...]
    tiles: tuple[int, ...]
    stray_step: int
    portal_step: int
    stabilisation_step: int
    eliminated_card_step: int
    illumination_points: int
    shaman_points: int
    shadow_points: int
    moonstone_points: int
    moonstones_needed: int
    target: int
    full: int = field(init=False)
    """A world that holds all its cards, as a set of values."""

    def __post_init__(self) -> None:
        self.full = (1 << self.values) - 1

    def deck(self) -> list[int]:
        """S1.2 The world cards in play. Card = 8 × world + value − 1."""
        return [8 * world + value for world in range(self.worlds) for value in range(self.values)]
