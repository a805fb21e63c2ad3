"""What lies in the box: the kinds of things, and the numbers of one match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from spiritboard.core.bits import set_of
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
    cards: tuple[int, ...] = field(init=False)
    """S1.2 The world cards in play. Card = 8 × world + value − 1."""
    dealt: int = field(init=False)
    """The same as a set."""
    artifacts: tuple[int, ...] = field(init=False)
    """S2.2 The artifacts in play, by their kinds."""

    def __post_init__(self) -> None:
        worlds, values = range(self.worlds), range(self.values)
        self.full = (1 << self.values) - 1
        self.cards = tuple([8 * world + value for world in worlds for value in values])
        self.dealt = set_of(self.cards)
        self.artifacts = tuple([kind for kind, n in enumerate(self.tiles) for _ in range(n)])

    def deck(self) -> list[int]:
        """The cards in a list of its own, to be shuffled."""
        return list(self.cards)
