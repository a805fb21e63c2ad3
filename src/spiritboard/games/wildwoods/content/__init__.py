"""The campaign: chapters, scenes, creatures and cards, and the box of one scene made from them.

They stand in the files beside this one; `spiritboard.catalog` reads them. A table may bring its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import json

from spiritboard.core.content import read
from spiritboard.core.errors import BadSetup
from spiritboard.games.wildwoods.box import NOTHING, Box, ShadowIf
from spiritboard.games.wildwoods.content.compiling import (
    cards_of,
    creatures_of,
    endings_of,
    epilogues_of,
    forgets_of,
    scene_of,
    shadows_of,
)
from spiritboard.games.wildwoods.content.names import Names
from spiritboard.games.wildwoods.content.starting import (
    chapter_of,
    read_carried,
    start_of,
    travelled,
)
from spiritboard.games.wildwoods.content.tables import ChapterTable, Content
from spiritboard.games.wildwoods.content.words import Words
from spiritboard.games.wildwoods.info import WildwoodsOptions

KEPT = 8
"""Campaigns that are kept ready."""
LEAST = 3
"""In `shadow_if`: lower numbers are added to the usual one."""


def gathered(files: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """All content files as one: tables of the same name lie together."""
    found: dict[str, Any] = {}
    for name in sorted(files):
        if name in ("brought", "chances", "coverage", "lesson", "starts"):
            continue
        for table, values in files[name].items():
            old = found.get(table)
            found[table] = {**old, **values} if isinstance(old, Mapping) else values
    return found


def read_content(base: Mapping[str, object], changes: Mapping[str, object]) -> Content:
    """The content with some of its values replaced; a wrong one is refused by its field."""
    return _read(json.encode([base, changes]))


@lru_cache(KEPT)
def _read(both: bytes) -> Content:
    base, changes = json.decode(both)
    return read(Content, base, changes)


def make_box(content: Content, seats: int, options: WildwoodsOptions) -> Box:
    """The box for one scene; raises BadSetup when something in it can't be played."""
    scene = options.scene or content.start
    if scene not in content.scene:
        raise BadSetup("no-such-scene", scene=scene, known=", ".join(content.scene))
    carried = read_carried(options.carried)
    start = start_of(content, Names(content), scene, carried, options.difficulty)
    table = content.scene[scene]
    names = Names(content, table)
    words = Words(names)
    shadows = shadows_of(words, content)
    said = () if table.places_from is None else shadows
    creatures, cards = creatures_of(words, content), cards_of(words, content)
    news = travelled(content, carried, start)
    board = scene_of(words, scene, table, options.difficulty, said, news)
    forgets, endings = forgets_of(words, content), endings_of(words, content)
    counts = tuple(content.counts)
    known = content.forget_count in counts
    epilogues = epilogues_of(words, content)
    chapter = chapter_of(content, scene)
    shadow_ifs = thresholds(words, content, chapter)
    restart = chapter.restart or chapter.scenes[0]
    return Box(
        seats=seats,
        scene=board,
        scenes=names.known["scenes"],
        endings=endings,
        epilogues=epilogues,
        creatures=creatures,
        cards=cards,
        shadows=shadows,
        flags=tuple([(name, *values) for name, values in content.flags.items()]),
        counts=counts,
        forget_count=counts.index(content.forget_count) if known else NOTHING,
        programmes=tuple(words.programmes),
        conditions=tuple(words.conditions),
        choices=tuple(words.choices_made),
        forgets=forgets if known else (),
        shadow_ifs=shadow_ifs,
        restart=names.index(
            "scenes", restart, f"chapter[{content.chapter.index(chapter)}].restart"
        ),
        start=start,
        spirit=content.spirit,
        slots=content.slots,
        curses_act_when_drawn=options.difficulty == "hard",
        gentle=options.gentle_reading,
    )


def thresholds(words: Words, content: Content, chapter: ChapterTable) -> tuple[ShadowIf, ...]:
    """W7.3 How many cards the shadow pile of a chapter has, by what has happened."""
    field = f"chapter[{content.chapter.index(chapter)}].shadow_if"
    return tuple(
        [
            ShadowIf(words.condition(one.when, f"{field}[{at}].when"), one.n, one.n < LEAST)
            for at, one in enumerate(chapter.shadow_if)
        ]
    )
