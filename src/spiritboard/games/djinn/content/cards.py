"""The cards of the game as they stand in `box.toml`, and what each is in a box."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from spiritboard.core.errors import BadSetup
from spiritboard.games.djinn.box import (
    AT,
    BANISH,
    BLOW_BOTTLE,
    BOSS_LESS,
    BOUNDS,
    BURST,
    CALL_MAGE,
    CAPTURE,
    COLOURS,
    COUNTED,
    EXTRA_CHEST,
    GAINS,
    GEAR_KINDS,
    LOCATIONS,
    NO_TOLL,
    STAY,
    SWAP,
    WAKE_SOME,
    AwardTile,
    ChestCard,
    Gain,
    GearCard,
    MageCard,
    ScoringCard,
    SoloTask,
    TomCard,
)

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Place = Literal["academy", "tavern", "catacombs", "archive", "workshop", "market"]
Colour = Literal["blue", "brown", "orange", "purple"]
Payment = Literal["coins", "scrolls", "magic", "keys", "corks", "bottles", "mages"]
Counted = Literal[
    "mages",
    "sets",
    "awards",
    "coins",
    "keys",
    "circles",
    "capacity",
    "gear_kinds",
    "key_mages",
    "secrets",
]
Scored = Counted | Literal["third_pieces", "minimum", "ready_mages", "unused"]
Bound = Literal["least", "most"]
PAYMENTS: Final = ("coins", "scrolls", "magic", "keys", "corks", "bottles", "mages")


USED_UP: Final = ("banish", "wake", "mage", "swap", "stay", "bottle")
"""What gear does once, and then lies face down."""
LASTING: Final = ("boss_less", "chest", "no_toll")
"""What it does as long as it is face up."""
DEEDS: Final = ("at", "capture", *LASTING, *USED_UP)
SINGLE_DEEDS: Final = ("chest", "banish", "mage", "bottle")
SINGLE_GAINS: Final = ("circle", "fill", "mage", "gear", "secret", "from_bag", "from_map")
"""What the rules do and give one at a time."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


def check_single(part: Part, names: tuple[str, ...], field: str) -> None:
    for name in names:
        if getattr(part, name) > 1:
            raise BadSetup("content-only-one", field=f"{field}.{name}")


class Card(Part, frozen=True):
    """One that a pack may add."""

    def check(self, field: str) -> None:
        """The rules can play it, and it does what is told of it."""


class Gains(Part, frozen=True):
    coins: Count = 0
    scrolls: Count = 0
    magic: Count = 0
    keys: Count = 0
    corks: Count = 0
    bottles: Count = 0
    capacity: Count = 0
    circle: Count = 0
    fill: Count = 0
    wake: Count = 0
    mage: Count = 0
    gear: Count = 0
    secret: Count = 0
    from_bag: Count = 0
    from_map: Count = 0

    def listed(self) -> tuple[Gain, ...]:
        """What there is of it, in the order of `GAINS`."""
        amounts = [getattr(self, name) for name in GAINS]
        return tuple((what, amount) for what, amount in enumerate(amounts) if amount)


class Mage(Card, frozen=True):
    power: Positive
    colours: list[Colour]
    fee: Count
    key: bool = False

    def card(self) -> MageCard:
        colours = sum(1 << COLOURS.index(colour) for colour in set(self.colours))
        return MageCard(int(self.key), self.power, colours, self.fee)


class Gear(Card, frozen=True):
    """One effect each, used once or lasting; `at` and `capture` may be either."""

    kind: Literal["staff", "hat", "cloak"]
    once: bool = False
    at: Place | None = None
    coins: Count = 0
    magic: Count = 0
    capture: Count = 0
    capture_of: Colour | None = None
    boss_less: Count = 0
    chest: Count = 0
    no_toll: bool = False
    banish: Count = 0
    wake: Count = 0
    mage: Count = 0
    swap: Count = 0
    stay: bool = False
    bottle: Count = 0

    def check(self, field: str) -> None:
        check_single(self, SINGLE_DEEDS, field)
        deeds = [deed for deed in DEEDS if getattr(self, deed)]
        if len(deeds) != 1:
            raise BadSetup("content-gear-effect", field=field, effects=", ".join(DEEDS))
        if [self.coins > 0, self.magic > 0].count(True) != int(self.at is not None):
            raise BadSetup("content-gear-at", field=field)
        if self.capture_of and (self.once or not self.capture):
            raise BadSetup("content-gear-colour", field=field)
        if deeds[0] in (LASTING if self.once else USED_UP):
            raise BadSetup("content-gear-once", field=field, once=not self.once, effect=deeds[0])

    def card(self) -> GearCard:
        kind, once = GEAR_KINDS.index(self.kind), int(self.once)
        if self.at:
            amount = self.coins or self.magic
            place = LOCATIONS.index(self.at)
            return GearCard(kind, once, AT, place, amount, int(self.coins > 0))
        if self.capture:
            colour = COLOURS.index(self.capture_of) if self.capture_of else -1
            effect = BURST if self.once else CAPTURE
            return GearCard(kind, once, effect, colour, self.capture, is_coins=0)
        effects = (
            (BOSS_LESS, self.boss_less),
            (EXTRA_CHEST, self.chest),
            (NO_TOLL, int(self.no_toll)),
            (BANISH, self.banish),
            (WAKE_SOME, self.wake),
            (CALL_MAGE, self.mage),
            (SWAP, self.swap),
            (STAY, int(self.stay)),
            (BLOW_BOTTLE, self.bottle),
        )
        effect, amount = next((pair for pair in effects if pair[1]), (NO_TOLL, 0))
        return GearCard(kind, once, effect, -1, amount, is_coins=0)


class Chest(Card, frozen=True):
    holds: Gains
    unlocked: Gains = Gains()

    def check(self, field: str) -> None:
        check_single(self.holds, SINGLE_GAINS, f"{field}.holds")
        check_single(self.unlocked, SINGLE_GAINS, f"{field}.unlocked")

    def card(self) -> ChestCard:
        return ChestCard(self.holds.listed(), self.unlocked.listed())


class Award(Card, frozen=True):
    column: Annotated[int, Meta(ge=1, le=3)]
    points: Count
    bonus: Gains = Gains()

    def check(self, field: str) -> None:
        check_single(self.bonus, SINGLE_GAINS, f"{field}.bonus")

    def tile(self) -> AwardTile:
        return AwardTile(self.column, self.points, self.bonus.listed())


class Tom(Part, frozen=True):
    first: Place
    second: Place
    pay: Payment
    amount: Positive

    def card(self) -> TomCard:
        first, second = LOCATIONS.index(self.first), LOCATIONS.index(self.second)
        return TomCard(first, second, PAYMENTS.index(self.pay), self.amount)


class Task(Part, frozen=True):
    what: Counted
    bound: Bound
    count: Count

    def solo(self) -> SoloTask:
        return SoloTask(COUNTED.index(self.what), BOUNDS.index(self.bound), self.count)


class Scoring(Card, frozen=True):
    """Points for at least or at most so many, or for each of them."""

    what: Scored
    bound: Bound = "least"
    count: Count = 0
    points: Count = 0
    each: Count = 0
    most: Count = 99

    def check(self, field: str) -> None:
        if [self.points > 0, self.each > 0].count(True) != 1:
            raise BadSetup("content-scoring", field=field)

    def card(self) -> ScoringCard:
        what, is_most = COUNTED.index(self.what), BOUNDS.index(self.bound)
        return ScoringCard(what, is_most, self.count, self.points, self.each, self.most)
