"""W6.2 What comes along into a scene: by name in a campaign, by number in its box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, ValidationError, convert

from spiritboard.core.errors import BadSetup
from spiritboard.games.wildwoods.box import (
    ACTION_CARDS,
    BROM_SIDES,
    COMPANION,
    PROTECT,
    TRAUMA,
    Amount,
    Effect,
    Start,
)
from spiritboard.games.wildwoods.content.names import Names
from spiritboard.games.wildwoods.content.tables import (
    ChapterTable,
    Content,
    Level,
    LevelTable,
    SceneTable,
)

FIRST_DICE = (5, 0, 0)


class Pile(Struct, frozen=True):
    """A pile: what may still come, by name; the known top cards, the next one last; its discard."""

    pile: Mapping[str, int] = {}
    top: tuple[str, ...] = ()
    discard: Mapping[str, int] = {}


class Shadows(Struct, frozen=True):
    left: int = 0
    pile: Mapping[str, int] = {}
    up: tuple[str, ...] = ()
    ever: tuple[str, ...] = ()


class Carried(Struct, frozen=True, forbid_unknown_fields=True):
    """W6.2 What a scene hands on to the next one."""

    scene: str = ""
    """The one that follows."""
    chapter: int = -1
    """The chapter that it came from."""
    restarts: bool = False
    """It was lost and begins again."""
    river: tuple[str, ...] = ()
    crystals: tuple[int, ...] = (0, 0, 0, 0)
    spirit: int = 0
    slots: tuple[str, ...] = ()
    owned: tuple[int, ...] = FIRST_DICE
    brom: str = "protect"
    explore: Pile = Pile()
    creatures: Pile = Pile()
    shadow: Shadows = Shadows()
    flags: Mapping[str, str] = {}
    counts: Mapping[str, int] = {}
    healed: Mapping[str, int] = {}
    used: tuple[str, ...] = ()
    added: int = 0
    gone: int = 0


def read_carried(values: Mapping[str, Any]) -> Carried:
    try:
        return convert(values, Carried)
    except ValidationError as error:
        raise BadSetup("content-type", field="carried", detail=str(error)) from None


def row_of(counts: Mapping[str, int], names: Sequence[str]) -> tuple[int, ...]:
    """By number; names that the content no longer has are left out."""
    return tuple([counts.get(name, 0) for name in names])


def numbers_of(wanted: Sequence[str], names: Sequence[str]) -> tuple[int, ...]:
    return tuple([names.index(name) for name in wanted if name in names])


def set_of(wanted: Sequence[str], names: Sequence[str]) -> int:
    return sum([1 << number for number in numbers_of(wanted, names)])


def chapter_of(content: Content, scene: str) -> ChapterTable:
    number = content.scene[scene].chapter
    for chapter in content.chapter:
        if chapter.id == number:
            return chapter
    raise BadSetup("content-chapter", field=f"scene.{scene}.chapter", chapter=number)


def start_of(content: Content, names: Names, scene: str, carried: Carried, level: Level) -> Start:
    """W6.2 Within a chapter everything comes along; a new one begins as ruling 24 says."""
    chapter = chapter_of(content, scene)
    river, crystals = packed(content, scene, carried, level)
    is_new = carried.chapter != chapter.id or carried.restarts
    cards = names.known["cards"]
    shadows = names.known["shadows"]
    explore = new_explore(content, chapter, carried) if is_new else carried.explore
    creatures = creatures_for(content.scene[scene], carried)
    left = carried.shadow.left
    pile = {} if is_new else carried.shadow.pile
    if is_new:
        left = chapter.shadow
        pile = dict.fromkeys(chapter.shadow_cards, 1)
        if chapter.shadow_last is not None:
            pile[chapter.shadow_last] = 1
    kinds = names.known["creatures"]
    return Start(
        river=tuple([ACTION_CARDS.index(card) for card in river]),
        crystals=crystals,
        spirit=content.spirit if is_new else carried.spirit,
        slots=numbers_of(carried.slots, cards),
        owned=FIRST_DICE if is_new else carried.owned,
        brom=brom_for(carried, is_new),
        explore_pile=row_of(explore.pile, cards),
        explore_top=numbers_of(explore.top, cards),
        explore_discard=row_of(explore.discard, cards),
        creature_pile=row_of(creatures.pile, kinds),
        creature_top=numbers_of(creatures.top, kinds),
        creature_discard=row_of(creatures.discard, kinds),
        shadow_left=left,
        shadow_pile=row_of(pile, shadows),
        shadow_up=() if is_new else numbers_of(carried.shadow.up, shadows),
        shadow_ever=set_of(carried.shadow.ever, shadows),
        flags=flags_of(content, carried),
        counts=tuple([carried.counts.get(n, v) for n, v in content.counts.items()]),
        healed=row_of(carried.healed, kinds),
        used_chapter=0 if is_new else set_of(carried.used, cards),
        added=0 if is_new else carried.added,
        gone=0 if is_new else carried.gone,
        begins_chapter=is_new,
    )


def packed(
    content: Content, scene: str, carried: Carried, level: Level
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """W6.2 The river and its crystals, as the level lets them travel; not where nobody can lose."""
    bag, table = content.level.get(level, LevelTable()), content.scene[scene]
    if table.cannot_be_lost or table.chapter < bag.from_chapter:
        bag = LevelTable()
    river = (bag.river_stays and carried.river) or content.river
    least = [bag.crystals_least.get(card, 0) for card in ACTION_CARDS]
    pairs = zip(carried.crystals, least, strict=True)
    return river, tuple([max(low, min(had, bag.crystals_most)) for had, low in pairs])


def travelled(content: Content, carried: Carried, start: Start) -> tuple[Effect, ...]:
    """What is told as the scene begins; nothing, if all came along as it was."""
    steps = [have - had for had, have in zip(carried.crystals, start.crystals, strict=True)]
    behind = -sum([n for n in steps if n < 0])
    found = [(card, n) for card, n in enumerate(steps) if n > 0]
    came = [ACTION_CARDS.index(card) for card in carried.river or content.river]
    is_anew = came != list(start.river)
    if not (behind or is_anew):
        return tuple([Effect("finds_crystals", Amount(n), item=card) for card, n in found])
    total = sum([n for _, n in found])
    return (Effect("travels_light", Amount(behind), value=total, what="anew" if is_anew else ""),)


def brom_for(carried: Carried, is_new: bool) -> int:
    """Ruling 7: with a chapter Brom is back, unless the story has sent him away."""
    found = BROM_SIDES.index(carried.brom)
    return PROTECT if is_new and carried.brom != "away" else found


def creatures_for(scene: SceneTable, carried: Carried) -> Pile:
    """Ruling 19: the pile comes along into a scene that lays none of its own."""
    return carried.creatures if scene.creatures is None else Pile(scene.creatures)


def new_explore(content: Content, chapter: ChapterTable, carried: Carried) -> Pile:
    """Ruling 24: decks are rebuilt; what the story brought and nobody used stays in."""
    pile = dict.fromkeys(chapter.explore, 0)
    for name in chapter.explore:
        pile[name] += 1
    usual = [name for old in content.chapter if old.id == carried.chapter for name in old.explore]
    left = dict(carried.explore.pile)
    for name in carried.explore.top:
        left[name] = left.get(name, 0) + 1
    for name, count in carried.explore.discard.items():
        if name in content.card and content.card[name].type in (COMPANION, TRAUMA):
            left[name] = left.get(name, 0) + count
    for name, count in left.items():
        if name not in usual and count:
            pile[name] = pile.get(name, 0) + count
    return Pile(pile)


def flags_of(content: Content, carried: Carried) -> tuple[int, ...]:
    """0: not set."""
    return tuple(
        [
            values.index(carried.flags[name]) + 1 if carried.flags.get(name) in values else 0
            for name, values in content.flags.items()
        ]
    )
