"""What lies in the box: the kinds of things, and the numbers of one match."""

from __future__ import annotations

from typing import Final

from spiritboard.core.record import Record

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


class Box(Record):
    """The numbers of one match."""

    __match_args__ = (
        "edition",
        "seats",
        "first",
        "shadows",
        "worlds",
        "values",
        "hand",
        "start",
        "moon",
        "rituals",
        "tiles",
        "stray_step",
        "portal_step",
        "stabilisation_step",
        "eliminated_card_step",
        "illumination_points",
        "shaman_points",
        "shadow_points",
        "moonstone_points",
        "moonstones_needed",
        "target",
    )

    def __init__(
        self,
        edition: str,
        seats: int,
        first: int,
        shadows: int,
        worlds: int,
        values: int,
        hand: int,
        start: int,
        moon: int,
        rituals: tuple[int, ...],
        tiles: tuple[int, ...],
        stray_step: int,
        portal_step: int,
        stabilisation_step: int,
        eliminated_card_step: int,
        illumination_points: int,
        shaman_points: int,
        shadow_points: int,
        moonstone_points: int,
        moonstones_needed: int,
        target: int,
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.first = first
        """The seat that starts with the first-player token; -1: a random one."""
        self.shadows = shadows
        self.worlds = worlds
        self.values = values
        self.hand = hand
        self.start = start
        self.moon = moon
        self.rituals = rituals
        self.tiles = tiles
        self.stray_step = stray_step
        self.portal_step = portal_step
        self.stabilisation_step = stabilisation_step
        self.eliminated_card_step = eliminated_card_step
        self.illumination_points = illumination_points
        self.shaman_points = shaman_points
        self.shadow_points = shadow_points
        self.moonstone_points = moonstone_points
        self.moonstones_needed = moonstones_needed
        self.target = target
        self.full = (1 << values) - 1
        """A world that holds all its cards, as a set of values."""

    def deck(self) -> list[int]:
        """S1.2 The world cards in play. Card = 8 × world + value − 1."""
        return [8 * world + value for world in range(self.worlds) for value in range(self.values)]
