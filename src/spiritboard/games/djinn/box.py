"""What lies in the box: the kinds of things, and the numbers and cards of one match."""

from __future__ import annotations

from typing import Final

from spiritboard.core.record import Record

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
SCORING: Final = 10
"""V1 to V10."""
COUNTED: Final = (
    "mages", "sets", "awards", "coins", "keys", "circles", "capacity", "gear_kinds", "key_mages",
    "secrets", "third_pieces", "minimum", "ready_mages", "unused",
)  # fmt: skip
"""What scoring cards count; the tasks of the solo game count those up to the secrets."""
BOUNDS: Final = ("least", "most")
"""At least so many, or at most."""
TOM_CARDS: Final = 12
NOTHING_CARDS: Final = 3

Gain = tuple[int, int]
"""What, and how many."""
MageCard = tuple[int, int, int, int]
"""Has a key, power, its colours as a set, fee."""
GearCard = tuple[int, int, int, int, int, int]
"""Kind, only once, effect, of which place or colour (-1: none), amount, is the amount coins."""
ChestCard = tuple[tuple[Gain, ...], tuple[Gain, ...]]
"""What it holds, and what a key opens."""
AwardTile = tuple[int, int, tuple[Gain, ...]]
"""Column 1 to 3, points, bonus."""
TomCard = tuple[int, int, int, int]
"""Two places, and what is paid: kind and amount."""
ScoringCard = tuple[int, int, int, int, int, int]
"""What it counts; for at most or at least so many these points; or so many for each, up to a most."""
Task = tuple[int, int, int]
"""What is counted, is it a least or a most, and how many."""


class Box(Record):
    """The numbers and cards of one match."""

    __match_args__ = (
        "seats",
        "first",
        "apart",
        "traits",
        "scoring",
        "tom",
        "extra_turn",
        "numbers",
        "paths",
        "groups",
        "mages",
        "gear",
        "chests",
        "awards",
        "tom_cards",
        "scoring_cards",
        "tasks",
    )

    def __init__(
        self,
        seats: int,
        first: int,
        apart: int,
        traits: int,
        scoring: int,
        tom: int,
        extra_turn: int,
        numbers: tuple[int, ...],
        paths: tuple[tuple[int, int], ...],
        groups: tuple[int, ...],
        mages: tuple[MageCard, ...],
        gear: tuple[GearCard, ...],
        chests: tuple[ChestCard, ...],
        awards: tuple[AwardTile, ...],
        tom_cards: tuple[TomCard, ...],
        scoring_cards: tuple[ScoringCard, ...],
        tasks: tuple[Task, ...],
    ) -> None:
        self.seats = seats
        self.first = first
        """The seat with the dragon roof; -1: a random one."""
        self.apart = apart
        """Equal symbols are not joined by a path."""
        self.traits = traits
        """So many of each sign are revealed; 0: played without."""
        self.scoring = scoring
        """So many scoring cards lie open."""
        self.tom = tom
        """Cards in Tom's deck; 0: there is no Tom."""
        self.extra_turn = extra_turn
        self.numbers = numbers
        self.paths = paths
        self.groups = groups
        """By stall: the group that the assistant stands on."""
        self.mages = mages
        self.gear = gear
        self.chests = chests
        self.awards = awards
        self.tom_cards = tom_cards
        self.scoring_cards = scoring_cards
        self.tasks = tasks
        (
            self.coins,
            self.magic,
            self.marker,
            self.circles,
            self.secrets,
            self.keys,
            self.scrolls,
            self.djinn,
            self.bosses,
            self.djinn_price,
            self.boss_price,
            self.boss_per_djinn,
            self.source_price,
            self.corked_points,
            self.circle_points,
            self.unused_points,
            self.tom_points,
            self.djinn_each,
            self.djinn_linked,
            self.refill,
            self.award_offer,
            price_5,
            price_6,
            price_7,
            price_8,
        ) = numbers
        self.scroll_prices = (0, 0, 0, 0, 0, price_5, price_6, price_7, price_8, price_8)
        """By the capacity marker; 9 is the flipped one."""
        self.ways = ways_of(paths)
        """By space: where its paths lead."""
        self.mage_key = [key for key, _, _, _ in mages]
        self.mage_power = [power for _, power, _, _ in mages]
        self.mage_colours = [colours for _, _, colours, _ in mages]
        self.mage_fee = [fee for _, _, _, fee in mages]
        self.gear_kind = [card[0] for card in gear]
        self.gear_effect = [card[2] for card in gear]
        self.gear_with = [
            [nth for nth, card in enumerate(gear) if card[2] == effect] for effect in range(EFFECTS)
        ]
        """By effect: the cards that have it."""


def ways_of(paths: tuple[tuple[int, int], ...]) -> list[tuple[int, ...]]:
    ways: list[list[int]] = [[] for _ in SPACES]
    for one, other in paths:
        ways[one].append(other)
        ways[other].append(one)
    return [tuple(sorted(way)) for way in ways]
