"""The numbers and cards of the game, and the box of one match made from them.

They stand in `box.toml`; `spiritboard.catalog` reads it. A table may change any of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta, Struct

from spiritboard.core.content import is_whole, read
from spiritboard.core.errors import BadSetup
from spiritboard.games.djinn.box import CARDS, COLOURS, ROUNDS, SOURCE, SPACES, STALLS, Box, ways_of
from spiritboard.games.djinn.content.cards import (
    Award,
    Chest,
    Count,
    Gear,
    Mage,
    Part,
    Positive,
    Scoring,
    Task,
    Tom,
)

T = TypeVar("T")
Cards = Annotated[dict[str, T], Meta(max_length=CARDS)]

GROWING: Final = ("mages", "gear", "chests", "awards", "scoring")
"""The cards that a pack may add to."""
COUNTED_OUT: Final = ("tom", "tasks")
"""Tom's deck is as long as the host chose; the tasks are ticked off over many matches."""


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

    def by_marker(self) -> tuple[int, ...]:
        """9 is the flipped one."""
        return 0, 0, 0, 0, 0, self.price_5, self.price_6, self.price_7, self.price_8, self.price_8


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

    def groups(self) -> tuple[int, ...]:
        return tuple([getattr(self, stall) for stall in STALLS])


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
    mages: Cards[Mage]
    gear: Cards[Gear]
    chests: Cards[Chest]
    awards: Cards[Award]
    tom: dict[str, Tom]
    scoring: Cards[Scoring]
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
    if not is_whole(changes):
        _check_new_cards(content, base)
    return content


def _check_new_cards(content: Content, base: Mapping[str, Any]) -> None:
    """They are numbered on from those in the box, so that their names are found."""
    for table in GROWING:
        own, cards = len(base[table]), getattr(content, table)
        for number, name in enumerate([*cards][own:], own + 1):
            if name != str(number):
                raise BadSetup("content-unknown-card", field=f"{table}.{name}", number=number)
            cards[name].check(f"{table}.{name}")
    for table in COUNTED_OUT:
        for name in [*getattr(content, table)][len(base[table]) :]:
            raise BadSetup("content-no-new-cards", field=f"{table}.{name}", table=table)


def make_box(content: Content, seats: int, wishes: Wishes) -> Box:
    """The box for one match; raises BadSetup when the numbers can't be played."""
    counts = content.players
    players = (counts.one, counts.two, counts.three, counts.four)[seats - 1]
    plain = wishes.is_first_game or seats == 1
    start, supply, capture = content.start, content.supply, content.capture
    points = content.points
    box = Box(
        seats=seats,
        first=wishes.first,
        apart=int(wishes.is_first_game),
        traits=0 if plain else seats + 1,
        scoring=0 if plain else 3,
        tom=wishes.tom if seats == 1 else 0,
        extra_turn=int(wishes.has_extra_turn),
        coins=start.coins,
        magic=start.magic,
        marker=start.capacity,
        circles=start.circles,
        secrets=start.secrets,
        keys=supply.keys,
        scrolls=supply.scrolls,
        djinn=supply.djinn,
        bosses=supply.bosses,
        djinn_price=capture.djinn,
        boss_price=capture.boss,
        boss_per_djinn=capture.boss_per_djinn,
        source_price=capture.source_boss,
        corked_points=points.corked,
        circle_points=points.circle,
        unused_points=points.unused,
        tom_points=points.tom_card,
        djinn_each=players.djinn,
        djinn_linked=players.linked + int(wishes.is_long),
        refill=players.refill,
        award_offer=players.awards,
        scroll_prices=content.source.by_marker(),
        paths=tuple(path_of(name) for name in content.town.paths),
        groups=content.stalls.groups() if seats <= 2 else tuple(range(len(STALLS))),
        mages=tuple(mage.card() for mage in content.mages.values()),
        gear=tuple(gear.card() for gear in content.gear.values()),
        chests=tuple(chest.card() for chest in content.chests.values()),
        awards=tuple(award.tile() for award in content.awards.values()),
        tom_cards=tuple(tom.card() for tom in content.tom.values()),
        scoring_cards=tuple(card.card() for card in content.scoring.values()),
        tasks=tuple(task.solo() for task in content.tasks.values()),
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
        there = sum(tile.column == column for tile in box.awards)
        if there < box.award_offer:
            raise BadSetup("content-awards", field="awards", column=column, least=box.award_offer)
