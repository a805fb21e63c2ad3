"""A table in short: what decides a scene that is played by dice alone."""

from __future__ import annotations

from typing import Final, NamedTuple

FIRST: Final = 4
"""In the river: lower numbers are the action cards; a creature is this and twice its form, and one
more if it is stunned. A form is a side of a kind."""
WAITING: Final = 64
"""W3.1 Added to a creature that is still to be activated."""
SELF: Final = 128
"""Added to the creature whose effect is told."""
FACE: Final = 63
SHIFT: Final = 6
"""Bits of a card of the river in a key."""
RIVER_BITS: Final = 43
"""Seven cards, and where they begin."""
WHERE_BITS: Final = 34
"""Dice, tracks and crystals."""
DICE_SHIFT: Final = 28
"""Where the dice stand in a key."""
PURSE_BITS: Final = 13
"""Three for each card; one more, since all may lie in one purse."""
CRYSTALS: Final = 0
AT_LEAST: Final = 1
STEPS: Final = 2
ON_CARD: Final = 3
"""What is noted: so many crystals come or go, so many there must be, so many steps of the light; from
here on, crystals of the first card, and so on."""


class Rest(NamedTuple):
    """What seldom changes."""

    counts: tuple[int, ...]
    flags: tuple[int, ...]
    pile: tuple[int, ...]
    """Creatures by kind, as in the state."""
    discard: tuple[int, ...]
    top: tuple[int, ...]
    shadows: tuple[int, ...]
    shadow_left: int
    shadow_up: int
    shadow_ever: int
    brom: int
    healed: int
    found: int
    ruled_out: int
    paid: int
    fewer: int
    no_bottom: int
    result: int


Step = tuple[int, int, int]
"""Something that is still to happen, and what it is about."""


class Position:
    """One table; `todo` is what happens before anybody is asked, the next one last."""

    def __init__(self) -> None:
        self.river: list[int] = []
        self.crystals: list[int] = []
        self.spirit = 0
        self.light = 0
        self.shadow = 0
        self.d8 = 0
        self.d10 = 0
        self.d12 = 0
        self.solved = 0
        self.finds = 0
        """Explore cards that were drawn since."""
        self.rest = 0
        """Its number among those that the board knows."""
        self.turns = 0
        """Turns begun since the adviser looked."""
        self.todo: list[Step] = []

    def copy(self) -> Position:
        found = Position()
        found.river = self.river[:]
        found.crystals = self.crystals[:]
        found.spirit = self.spirit
        found.light = self.light
        found.shadow = self.shadow
        found.d8 = self.d8
        found.d10 = self.d10
        found.d12 = self.d12
        found.solved = self.solved
        found.finds = self.finds
        found.rest = self.rest
        found.turns = self.turns
        found.todo = self.todo[:]
        return found

    def key(self) -> int:
        """Equal for positions of the same worth in the same turn; nothing may be pending."""
        river = 1
        for card in self.river:
            river = (river << SHIFT) | card
        purse = self.crystals
        crystals = (purse[0] << 9) | (purse[1] << 6) | (purse[2] << 3) | purse[3]
        tracks = (((self.spirit << 5) | self.light) << 5) | self.shadow
        dice = (((self.d8 << 1) | self.d10) << 1) | self.d12
        rest = (((self.rest << 4) | self.finds) << 14) | self.solved
        where = (((dice << 15) | tracks) << PURSE_BITS) | crystals
        return (((rest << RIVER_BITS) | river) << WHERE_BITS) | where

    def dice(self) -> int:
        return self.d8 + self.d10 + self.d12

    def creatures(self) -> int:
        return len(self.river) - FIRST

    def space_of(self, card: int) -> int:
        return self.river.index(card)

    def to_end(self, card: int) -> None:
        self.river.remove(card)
        self.river.append(card)

    def self_at(self) -> int:
        """Where the creature is whose effect is told; -1: gone."""
        for space, card in enumerate(self.river):
            if card >= SELF:
                return space
        return -1


def form_of(card: int) -> int:
    return ((card & FACE) - FIRST) >> 1


def is_stunned(card: int) -> bool:
    return card >= FIRST and card & 1 == 1


def awake(card: int) -> int:
    return card - 1 if is_stunned(card) else card
