"""Checks a whole campaign: every scene can be laid out, reached, won and left again."""

from __future__ import annotations

from spiritboard.core.errors import BadSetup
from spiritboard.games.wildwoods.box import Box
from spiritboard.games.wildwoods.content import make_box
from spiritboard.games.wildwoods.content.names import ending_names
from spiritboard.games.wildwoods.content.tables import Content
from spiritboard.games.wildwoods.info import WildwoodsOptions

DICE = 5
CRYSTALS = 3
REACH = DICE + CRYSTALS
"""The successes that a place may need at most: every die, and every crystal of a card."""


def check_campaign(content: Content) -> None:
    """Raises BadSetup for the first thing that can't be played."""
    if content.start not in content.scene:
        raise BadSetup("no-such-scene", scene=content.start, known=", ".join(content.scene))
    if not content.ending:
        raise BadSetup("content-no-ending", field="ending")
    boxes = {scene: make_box(content, 1, WildwoodsOptions(scene=scene)) for scene in content.scene}
    check_chapters(content)
    ways = {scene: follows(box) for scene, box in boxes.items()}
    check_reached(content, ways)
    check_ended(content, ways)
    check_flags(content, boxes)
    for scene, box in boxes.items():
        check_places(scene, box)
        check_place_needs(scene, box)


def check_chapters(content: Content) -> None:
    """Scenes and cards that a chapter names are there; it has enough shadow cards."""
    for at, chapter in enumerate(content.chapter):
        field = f"chapter[{at}]"
        last = () if chapter.shadow_last is None else (chapter.shadow_last,)
        named = (
            ("scenes", chapter.scenes, content.scene),
            ("explore", chapter.explore, content.card),
            ("shadow_cards", chapter.shadow_cards, content.shadow),
            ("shadow_last", last, content.shadow),
        )
        for key, names, known in named:
            for name in names:
                if name not in known:
                    raise BadSetup(
                        "content-unknown",
                        field=f"{field}.{key}",
                        kind=key,
                        found=name,
                        known=", ".join(known),
                    )
        if len(chapter.shadow_cards) + len(last) < chapter.shadow:
            raise BadSetup("content-shadows", field=f"{field}.shadow", shadow=chapter.shadow)


def follows(box: Box) -> set[str]:
    """The scenes and endings that may follow; `ending` stands for all endings."""
    ends = (box.scene.won, box.scene.lost)
    found = {box.scenes[end.goto] for end in ends if end.goto >= 0}
    if any(end.goto < 0 for end in ends):
        found |= {box.scenes[ending.scene] for ending in box.endings}
    for effects in box.programmes:
        found |= {box.scenes[one.item] for one in effects if one.kind == "goto" and one.item >= 0}
    return found


def check_reached(content: Content, ways: dict[str, set[str]]) -> None:
    """Every scene can be reached from the start, under some flags."""
    seen = {content.start}
    left = [content.start]
    while left:
        for scene in ways.get(left.pop(), set()) - seen:
            seen.add(scene)
            left.append(scene)
    for scene in content.scene:
        if scene not in seen:
            raise BadSetup("content-unreached", field=f"scene.{scene}", start=content.start)


def check_ended(content: Content, ways: dict[str, set[str]]) -> None:
    """From every scene the story can come to an ending."""
    ends = set(ending_names(content))
    is_growing = True
    while is_growing:
        more = {scene for scene, found in ways.items() if found & ends} - ends
        ends |= more
        is_growing = bool(more)
    for scene in content.scene:
        if scene not in ends:
            raise BadSetup("content-endless", field=f"scene.{scene}")


def check_flags(content: Content, boxes: dict[str, Box]) -> None:
    """Every value of a flag that something asks for is set somewhere."""
    names = list(content.flags)
    set_somewhere = {
        (effect.item, effect.value)
        for box in boxes.values()
        for effects in box.programmes
        for effect in effects
        if effect.kind == "flag"
    }
    for scene, box in boxes.items():
        for condition in box.conditions:
            if condition.kind != "flag":
                continue
            for value in condition.items:
                if (condition.item, value) not in set_somewhere:
                    raise BadSetup(
                        "content-never-set",
                        field=f"scene.{scene}",
                        flag=names[condition.item],
                        value=content.flags[names[condition.item]][value - 1],
                    )


def check_places(scene: str, box: Box) -> None:
    """W5.1 No place waits for itself."""
    places = box.scene.places
    done: set[int] = set()
    is_growing = True
    while is_growing:
        more = {n for n, place in enumerate(places) if set(place.after) <= done} - done
        done |= more
        is_growing = bool(more)
    for number, place in enumerate(places):
        if number not in done:
            field = f"scene.{scene}.place[{number}].after"
            raise BadSetup("content-circle", field=field, place=place.name)


def check_place_needs(scene: str, box: Box, most: int = REACH) -> None:
    """W5.1 No place needs more than dice and crystals can give."""
    for number, place in enumerate(box.scene.places):
        if place.need > most:
            field = f"scene.{scene}.place[{number}].need"
            raise BadSetup("content-need", field=field, need=place.need, most=most)
