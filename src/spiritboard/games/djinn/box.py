"""What lies in the box: the kinds of things, and the numbers and cards of one match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from spiritboard.core.content import Contents

ACADEMY: Final = 0
TAVERN: Final = 1
CATACOMBS: Final = 2
ARCHIVE: Final = 3
WORKSHOP: Final = 4
MARKET: Final = 5
LOCATIONS: Final = ("academy", "tavern", "catacombs", "archive", "workshop", "market")

SPACES: Final = (
    "R1", "R2", "R3", "P12", "P23", "P31",
    "S12", "S23", "S31", "T1", "T2", "T3",
    "M",
)  # fmt: skip
ROUNDS: Final = 6
"""The spaces below this one are round."""
SOURCE: Final = 12
LINKED: Final = (0, 1, 2)
"""F2 The round spaces that are joined to the Source."""
SQUARES: Final = tuple(range(ROUNDS, SOURCE))

COLOURS: Final = ("blue", "brown", "orange", "purple")
BOSS: Final = 4
"""Stands where a colour stands."""

STAFF: Final = 0
HAT: Final = 1
CLOAK: Final = 2
GEAR_KINDS: Final = ("staff", "hat", "cloak")

COINS: Final = 0
SCROLLS: Final = 1
MAGIC: Final = 2
KEYS: Final = 3
CORKS: Final = 4
BOTTLES: Final = 5
CAPACITY: Final = 6
CIRCLE: Final = 7
FILL: Final = 8
WAKE: Final = 9
MAGE: Final = 10
GEAR: Final = 11
SECRET: Final = 12
FROM_BAG: Final = 13
FROM_MAP: Final = 14
GAINS: Final = (
    "coins", "scrolls", "magic", "keys", "corks", "bottles", "capacity", "circle", "fill", "wake",
    "mage", "gear", "secret", "from_bag", "from_map",
)  # fmt: skip
"""What a chest or an award may hold. Those from `wake` on may leave a choice, as bottles do."""

AT: Final = 0
CAPTURE: Final = 1
BOSS_LESS: Final = 2
EXTRA_CHEST: Final = 3
NO_TOLL: Final = 4
BURST: Final = 5
BANISH: Final = 6
WAKE_SOME: Final = 7
CALL_MAGE: Final = 8
SWAP: Final = 9
STAY: Final = 10
BLOW_BOTTLE: Final = 11
EFFECTS: Final = 12

STALLS: Final = ("bottles", "cork", "scrolls", "bottle_and_cork", "mages", "coins")
BUY_BOTTLES: Final = 0
BUY_CORK: Final = 1
BUY_SCROLLS: Final = 2
BUY_BOTH: Final = 3
WAKE_MAGES: Final = 4
BUY_COINS: Final = 5

TRAITS: Final = 20
"""T1 to T20; odd ones are boons, even ones are banes."""
COUNTED: Final = (
    "mages", "sets", "awards", "coins", "keys", "circles", "capacity", "gear_kinds", "key_mages",
    "secrets", "third_pieces", "minimum", "ready_mages", "unused",
)  # fmt: skip
"""What scoring cards count; the tasks of the solo game count those up to the secrets."""
BOUNDS: Final = ("least", "most")
"""At least so many, or at most."""
CARDS: Final = 99
"""So many of a kind a box may hold: packs add to ours."""
TOM_CARDS: Final = 12
NOTHING_CARDS: Final = 3

Gain = tuple[int, int]
"""What, and how many."""


class MageCard(NamedTuple):
    key: int
    """1: it has a key."""
    power: int
    colours: int
    """As a set."""
    fee: int


class GearCard(NamedTuple):
    kind: int
    once: int
    """1: it is turned face down when it is used."""
    effect: int
    of: int
    """The location or the colour that it is about; -1: none."""
    amount: int
    is_coins: int
    """1: the amount is coins, not magic."""


class ChestCard(NamedTuple):
    holds: tuple[Gain, ...]
    unlocked: tuple[Gain, ...]
    """What a key opens."""


class AwardTile(NamedTuple):
    column: int
    """1 to 3."""
    points: int
    bonus: tuple[Gain, ...]


class TomCard(NamedTuple):
    first: int
    """The location where a djinn comes; if there is no boss, the second one."""
    second: int
    what: int
    """What is paid, if there is no boss at either."""
    amount: int


class ScoringCard(NamedTuple):
    """Points for at least or at most a limit, or for each up to a most."""

    what: int
    """What it counts."""
    is_most: int
    limit: int
    points: int
    each: int
    most: int


class SoloTask(NamedTuple):
    """At least or at most a limit of what is counted."""

    what: int
    is_most: int
    limit: int


@dataclass(eq=False, kw_only=True)
class Box(Contents):
    """The numbers and cards of one match."""

    seats: int
    first: int
    """The seat with the dragon roof; -1: a random one."""
    apart: int
    """Equal symbols are not joined by a path."""
    traits: int
    """How many of each sign are revealed; 0: played without."""
    scoring: int
    """How many scoring cards lie open."""
    tom: int
    """Cards in Tom's deck; 0: there is no Tom."""
    extra_turn: int
    coins: int
    magic: int
    marker: int
    circles: int
    secrets: int
    keys: int
    scrolls: int
    djinn: int
    bosses: int
    djinn_price: int
    boss_price: int
    boss_per_djinn: int
    source_price: int
    corked_points: int
    circle_points: int
    unused_points: int
    tom_points: int
    djinn_each: int
    djinn_linked: int
    refill: int
    award_offer: int
    scroll_prices: tuple[int, ...]
    """By the capacity marker; 9 is the flipped one."""
    paths: tuple[tuple[int, int], ...]
    groups: tuple[int, ...]
    """By stall: the group that the assistant stands on."""
    mages: tuple[MageCard, ...]
    gear: tuple[GearCard, ...]
    chests: tuple[ChestCard, ...]
    awards: tuple[AwardTile, ...]
    tom_cards: tuple[TomCard, ...]
    scoring_cards: tuple[ScoringCard, ...]
    tasks: tuple[SoloTask, ...]
    ways: list[tuple[int, ...]] = field(init=False)
    """By space: where its paths lead."""
    mage_key: list[int] = field(init=False)
    mage_power: list[int] = field(init=False)
    mage_colours: list[int] = field(init=False)
    mage_fee: list[int] = field(init=False)
    gear_kind: list[int] = field(init=False)
    gear_effect: list[int] = field(init=False)
    gear_with: list[list[int]] = field(init=False)
    """By effect: the cards that have it."""

    def __post_init__(self) -> None:
        self.ways = ways_of(self.paths)
        self.mage_key = [card.key for card in self.mages]
        self.mage_power = [card.power for card in self.mages]
        self.mage_colours = [card.colours for card in self.mages]
        self.mage_fee = [card.fee for card in self.mages]
        self.gear_kind = [card.kind for card in self.gear]
        self.gear_effect = [card.effect for card in self.gear]
        self.gear_with = [
            [nth for nth, card in enumerate(self.gear) if card.effect == effect]
            for effect in range(EFFECTS)
        ]


def ways_of(paths: tuple[tuple[int, int], ...]) -> list[tuple[int, ...]]:
    ways: list[list[int]] = [[] for _ in SPACES]
    for one, other in paths:
        ways[one].append(other)
        ways[other].append(one)
    return [tuple(sorted(way)) for way in ways]
