"""Is a campaign sound? Checks that need all of it, or that play it: an error names the field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from spiritboard.core.errors import BadSetup
from spiritboard.core.frame_game import FrameGame
from spiritboard.games.wildwoods.box import Box
from spiritboard.games.wildwoods.content import make_box
from spiritboard.games.wildwoods.content.checking import check_campaign
from spiritboard.games.wildwoods.content.tables import Content, Level
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.luck import is_winnable
from spiritboard.games.wildwoods.sayings import key_of
from spiritboard.games.wildwoods.state import WildwoodsState

LEVELS: Final[tuple[Level, ...]] = ("gentle", "normal", "hard")


def faults_in(
    rules: FrameGame[WildwoodsState, Any], content: Content, changes: Mapping[str, object]
) -> Iterator[BadSetup]:
    """All that is found; what can't be laid out at all ends the search.

    `changes`: by which the content differs from the game's own, as options have it.
    """
    try:
        check_campaign(content)
    except BadSetup as error:
        yield error
        return
    boxes = {scene: make_box(content, 1, WildwoodsOptions(scene=scene)) for scene in content.scene}
    yield from circles(content, boxes)
    yield from empty_piles(content, boxes)
    for scene in content.scene:
        yield from hopeless(rules, scene, changes)


# The story


def ways_on(box: Box) -> set[str]:
    """The scenes that may follow this one, under any flags; endings are left out."""
    scene = box.scene
    found = {box.scenes[end.goto] for end in (scene.won, scene.lost) if end.goto >= 0}
    for effects in box.programmes:
        found |= {box.scenes[one.item] for one in effects if one.kind == "goto" and one.item >= 0}
    return found


def circles(content: Content, boxes: dict[str, Box]) -> Iterator[BadSetup]:
    """Under all flags an ending comes: no way leads back, but for a chapter that is lost."""
    ways = {scene: ways_on(box) & set(boxes) for scene, box in boxes.items()}
    ended: set[str] = set()
    is_growing = True
    while is_growing:
        more = {scene for scene, found in ways.items() if found <= ended} - ended
        ended |= more
        is_growing = bool(more)
    for scene in content.scene:
        if scene not in ended:
            yield BadSetup("content-circle-of-scenes", field=f"scene.{scene}.won.goto", scene=scene)


def empty_piles(content: Content, boxes: dict[str, Box]) -> Iterator[BadSetup]:
    """Whoever draws creatures has some; every chapter has explore cards."""
    for at, chapter in enumerate(content.chapter):
        if not chapter.explore:
            yield BadSetup("content-empty-pile", field=f"chapter[{at}].explore", pile="explore")
    for scene, box in boxes.items():
        icons = [icon.programme for icon in box.scene.icons if icon.programme >= 0]
        draws = any(
            effect.kind == "creature" and effect.item < 0
            for programme in icons
            for effect in box.programmes[programme]
        )
        if draws and content.scene[scene].creatures == {}:
            yield BadSetup("content-empty-pile", field=f"scene.{scene}.creatures", pile="creature")


# Played


def hopeless(
    rules: FrameGame[WildwoodsState, Any], scene: str, changes: Mapping[str, object]
) -> Iterator[BadSetup]:
    """With every die on its highest face a scene is won within its track, on every level."""
    for level in LEVELS:
        options = WildwoodsOptions(scene=scene, difficulty=level, content=changes)
        if not is_winnable(rules, 1, options):
            yield BadSetup("content-unwinnable", field=f"scene.{scene}.track")


# Words


def texts_of(content: Content) -> Iterator[tuple[str, str]]:
    """By field: the message that a player reads there."""
    for chapter in content.chapter:
        yield f"chapter.{chapter.id}", f"chapter-{chapter.id}"
    for scene in content.scene:
        yield from texts_of_scene(content, scene)
    for kind, names in (
        ("creature", content.creature),
        ("card", content.card),
        ("shadow", content.shadow),
    ):
        for name in names:
            yield f"{kind}.{name}", f"{kind}-{key_of(name)}"
    for at, ending in enumerate(content.ending):
        yield f"ending[{at}]", f"ending-{key_of(str(ending.id))}"


def texts_of_scene(content: Content, scene: str) -> Iterator[tuple[str, str]]:
    field, key = f"scene.{scene}", f"scene-{key_of(scene)}"
    for part in ("", "-opening", "-aim", "-won", "-lost"):
        yield field, key + part
    for at, place in enumerate(content.scene[scene].place):
        yield f"{field}.place[{at}].id", f"{key}-at-{key_of(place.id)}"
    why = content.scene[scene].easy_on_purpose
    if why is not None:
        yield f"{field}.easy_on_purpose", f"easy-{key_of(why)}"
    box = make_box(content, 1, WildwoodsOptions(scene=scene))
    for choice in box.choices:
        yield field, key_of(choice.name)
