"""The numbers and cards of the game, and the box of one match made from them.

They stand in `box.toml`; `spiritboard.catalog` reads it. A table may change any of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

from spiritboard.core.content import read
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
    ROUNDS,
    SOURCE,
    SPACES,
    STALLS,
    STAY,
    SWAP,
    WAKE_SOME,
    AwardTile,
    Box,
    ChestCard,
    Gain,
    GearCard,
    MageCard,
    ScoringCard,
    TomCard,
    ways_of,
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
PAYMENTS = ("coins", "scrolls", "magic", "keys", "corks", "bottles", "mages")


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Start(Part, frozen=True):
    coins: Count
    magic: Annotated[int, Meta(ge=0, le=7)]
    capacity: Annotated[int, Meta(ge=5, le=8)]
    circles: Annotated[int, Meta(ge=1, le=2)]
    secrets: Annotated[int, Meta(ge=1, le=6)]


class Supply(Part, frozen=True):
    keys: Positive
    scrolls: Positive
    djinn: Positive
    bosses: Annotated[int, Meta(ge=6, le=99)]


class Capture(Part, frozen=True):
    djinn: Positive
    boss: Count
    boss_per_djinn: Count
    source_boss: Positive


class Source(Part, frozen=True):
    price_5: Positive
    price_6: Positive
    price_7: Positive
    price_8: Positive


class Points(Part, frozen=True):
    corked: Count
    circle: Count
    unused: Count
    tom_card: Count


class Players(Part, frozen=True):
    djinn: Positive
    linked: Count
    refill: Count
    awards: Annotated[int, Meta(ge=1, le=7)]


class PlayerCounts(Part, frozen=True, rename={"one": "1", "two": "2", "three": "3", "four": "4"}):
    one: Players
    two: Players
    three: Players
    four: Players


class Town(Part, frozen=True):
    paths: list[str]


class Stalls(Part, frozen=True):
    bottles: Positive
    cork: Positive
    scrolls: Positive
    bottle_and_cork: Positive
    mages: Positive
    coins: Positive


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


class Mage(Part, frozen=True):
    power: Positive
    colours: list[Colour]
    fee: Count
    key: bool = False

    def card(self) -> MageCard:
        colours = sum(1 << COLOURS.index(colour) for colour in set(self.colours))
        return int(self.key), self.power, colours, self.fee


class Gear(Part, frozen=True):
    """One effect each: the first of these that is there."""

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

    def card(self) -> GearCard:
        kind, once = GEAR_KINDS.index(self.kind), int(self.once)
        if self.at:
            amount = self.coins or self.magic
            return kind, once, AT, LOCATIONS.index(self.at), amount, int(self.coins > 0)
        if self.capture:
            colour = COLOURS.index(self.capture_of) if self.capture_of else -1
            return kind, once, BURST if self.once else CAPTURE, colour, self.capture, 0
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
        return kind, once, effect, -1, amount, 0


class Chest(Part, frozen=True):
    holds: Gains
    unlocked: Gains = Gains()

    def card(self) -> ChestCard:
        return self.holds.listed(), self.unlocked.listed()


class Award(Part, frozen=True):
    column: Annotated[int, Meta(ge=1, le=3)]
    points: Count
    bonus: Gains = Gains()

    def tile(self) -> AwardTile:
        return self.column, self.points, self.bonus.listed()


class Tom(Part, frozen=True):
    first: Place
    second: Place
    pay: Payment
    amount: Positive

    def card(self) -> TomCard:
        places = LOCATIONS.index(self.first), LOCATIONS.index(self.second)
        return *places, PAYMENTS.index(self.pay), self.amount


class Task(Part, frozen=True):
    what: Counted
    bound: Bound
    count: Count

    def row(self) -> tuple[int, int, int]:
        return COUNTED.index(self.what), BOUNDS.index(self.bound), self.count


class Scoring(Part, frozen=True):
    """Points for at least or at most so many, or for each of them."""

    what: Scored
    bound: Bound = "least"
    count: Count = 0
    points: Count = 0
    each: Count = 0
    most: Count = 99

    def card(self) -> ScoringCard:
        bound = BOUNDS.index(self.bound)
        return COUNTED.index(self.what), bound, self.count, self.points, self.each, self.most


class Content(Part, frozen=True):
    """Everything in `box.toml`, without the marks."""

    start: Start
    supply: Supply
    capture: Capture
    source: Source
    points: Points
    players: PlayerCounts
    town: Town
    stalls: Stalls
    mages: dict[str, Mage]
    gear: dict[str, Gear]
    chests: dict[str, Chest]
    awards: dict[str, Award]
    tom: dict[str, Tom]
    scoring: dict[str, Scoring]
    tasks: dict[str, Task]


class Wishes(Struct, frozen=True):
    """What the host of the table chose."""

    first: int
    is_first_game: bool
    is_long: bool
    tom: int
    has_extra_turn: bool


def read_content(base: Mapping[str, object], changes: Mapping[str, object]) -> Content:
    """The content with some of its values replaced; a wrong one is refused by its field."""
    content = read(Content, base, changes)
    for table in ("mages", "gear", "chests", "awards", "tom", "scoring", "tasks"):
        strange = set(getattr(content, table)) - set(base[table])  # type: ignore[call-overload]
        if strange:
            raise BadSetup("content-unknown-card", field=f"{table}.{min(strange)}")
    return content


def make_box(content: Content, seats: int, wishes: Wishes) -> Box:
    """The box for one match; raises BadSetup when the numbers can't be played."""
    counts = content.players
    players = (counts.one, counts.two, counts.three, counts.four)[seats - 1]
    plain = wishes.is_first_game or seats == 1
    stalls = structs.astuple(content.stalls)
    box = Box(
        seats=seats,
        first=wishes.first,
        apart=int(wishes.is_first_game),
        traits=0 if plain else seats + 1,
        scoring=0 if plain else 3,
        tom=wishes.tom if seats == 1 else 0,
        extra_turn=int(wishes.has_extra_turn),
        numbers=(
            *structs.astuple(content.start),
            *structs.astuple(content.supply),
            *structs.astuple(content.capture),
            *structs.astuple(content.points),
            players.djinn,
            players.linked + int(wishes.is_long),
            players.refill,
            players.awards,
            *structs.astuple(content.source),
        ),
        paths=tuple(path_of(name) for name in content.town.paths),
        groups=stalls if seats <= 2 else tuple(range(len(STALLS))),
        mages=tuple(mage.card() for mage in content.mages.values()),
        gear=tuple(gear.card() for gear in content.gear.values()),
        chests=tuple(chest.card() for chest in content.chests.values()),
        awards=tuple(award.tile() for award in content.awards.values()),
        tom_cards=tuple(tom.card() for tom in content.tom.values()),
        scoring_cards=tuple(card.card() for card in content.scoring.values()),
        tasks=tuple(task.row() for task in content.tasks.values()),
    )
    _check(box)
    return box


def path_of(name: str) -> tuple[int, int]:
    ends = name.split("-")
    if len(ends) != 2 or not set(ends) <= set(SPACES):
        raise BadSetup("content-path", field="town.paths", path=name)
    return SPACES.index(ends[0]), SPACES.index(ends[1])


def _check(box: Box) -> None:
    """The numbers must fit each other; each refusal names the field to mend."""
    for space, ways in enumerate(ways_of(box.paths)):
        if len(ways) < 3 or any((way < ROUNDS) == (space < ROUNDS) for way in ways):
            raise BadSetup("content-town", field="town.paths", space=SPACES[space])
    if any(way >= ROUNDS for way in ways_of(box.paths)[SOURCE]):
        raise BadSetup("content-town", field="town.paths", space=SPACES[SOURCE])
    placed = ROUNDS * box.djinn_each + 3 * box.djinn_linked
    if placed > len(COLOURS) * box.djinn:
        raise BadSetup("content-djinn", field="supply.djinn", least=placed)
    for column in (1, 2, 3):
        there = sum(tile[0] == column for tile in box.awards)
        if there < box.award_offer:
            raise BadSetup("content-awards", field="awards", column=column, least=box.award_offer)
