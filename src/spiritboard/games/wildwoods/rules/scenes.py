"""W6 A scene: how it begins, who prevails, and the way to the next one."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Chance, Do
from spiritboard.core.values import Action, Outcome
from spiritboard.games.wildwoods.actions import OpenBook
from spiritboard.games.wildwoods.box import NOTHING, Box, Effect, End
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.creatures import discard
from spiritboard.games.wildwoods.rules.phases import Turns
from spiritboard.games.wildwoods.rules.programme import Step, performs, play
from spiritboard.games.wildwoods.rules.using import moment
from spiritboard.games.wildwoods.state import LOST, OPEN, RESTARTED, WON, WildwoodsState


def new_table(box: Box) -> WildwoodsState:
    """W6.2 The scene as it is laid out, with all that came along."""
    start = box.start
    s = WildwoodsState(
        box=box,
        river=list(start.river),
        crystals=list(start.crystals),
        spirit=start.spirit,
        owned=list(start.owned),
        dice=[0] * len(start.owned),
        used_dice=[0] * len(start.owned),
        slots=list(start.slots),
        used_chapter=start.used_chapter,
        explore_pile=list(start.explore_pile),
        explore_top=list(start.explore_top),
        explore_discard=list(start.explore_discard),
        creature_pile=list(start.creature_pile),
        creature_top=list(start.creature_top),
        creature_discard=list(start.creature_discard),
        shadow_left=start.shadow_left,
        shadow_pile=list(start.shadow_pile),
        shadow_up=list(start.shadow_up),
        shadow_ever=start.shadow_ever,
        brom=start.brom,
        flags=list(start.flags),
        counts=list(start.counts),
        healed=list(start.healed),
        added=start.added,
        gone=start.gone,
    )
    if start.begins_chapter:
        s.shadow_left = shadow_pile_size(s)
    s.push(TurnThePage(), BeginScene(), Turns())
    return s


def shadow_pile_size(s: WildwoodsState) -> int:
    """W7.3 As the chapter says, and as the story has changed it."""
    found = s.shadow_left
    for change in s.box.shadow_ifs:
        if holds(s, change.condition):
            found = found + change.n if change.is_added else change.n
    return max(1, min(found, sum(s.shadow_pile)))


class TurnThePage(Chance[WildwoodsState]):
    """W6.2 Nature has no choice; but what the set-up brings about is told."""

    tag: ClassVar[str] = "turn-the-page"
    kind: ClassVar[str] = "turn-the-page"
    rule: ClassVar[str] = "W6.2"
    purpose: ClassVar[str] = "page"

    def weighted(self, s: WildwoodsState) -> list[tuple[int, Action]]:
        return [(1, OpenBook())]


class BeginScene(Do[WildwoodsState]):
    """W6.2 What the set-up of the scene says, then what held cards do."""

    tag: ClassVar[str] = "begin-scene"
    rule: ClassVar[str] = "W6.2"

    def run(self, s: WildwoodsState) -> None:
        s.tell("scene-begins", scene=s.box.scene.name)
        moment(s, "scene_start")
        play(s, s.box.scene.setup)


@performs("travels_light")
def travels_light(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """W6.2 What the level has changed of what came along."""
    s.tell("travels-light", left=effect.n.n, found=effect.value, anew=int(effect.what == "anew"))


@performs("finds_crystals")
def finds_crystals(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """W6.2 A card on which nothing was left has something all the same; they lie there already."""
    s.tell("finds-crystals", action=effect.item, n=effect.n.n)


def maybe_prevail(s: WildwoodsState) -> None:
    """W6.1 At once. Ruling 18: at the same step Luma prevails."""
    if s.is_over:
        return
    if s.result == OPEN:
        s.result = who_prevails(s)
    if s.result != OPEN:
        prevail(s)


def who_prevails(s: WildwoodsState) -> int:
    """Nobody, before the scene is laid out."""
    if s.turn == 0:
        return OPEN
    for number, way in enumerate(s.box.scene.ways):
        if holds(s, way.condition):
            s.way = number
            return WON
    return LOST if s.shadow >= s.box.scene.track else OPEN


def prevail(s: WildwoodsState) -> None:
    """W6.1 All that was pending is dropped; what follows is told and resolved."""
    s.is_over = 1
    s.is_luma = 0
    s.stack.clear()
    s.push(Prevail(), Travel(), Arrive())


class Prevail(Do[WildwoodsState]):
    """W6.1 “Luma prevails” or “Shadow prevails”."""

    tag: ClassVar[str] = "prevail"
    rule: ClassVar[str] = "W6.1"

    def run(self, s: WildwoodsState) -> None:
        if s.result == RESTARTED:
            return
        is_won = s.result == WON
        s.tell("luma-prevails" if is_won else "shadow-prevails", scene=s.box.scene.name)
        play(s, end_of(s).programme)
        if s.way != NOTHING:
            play(s, s.box.scene.ways[s.way].programme)
        moment(s, "won" if is_won else "lost")


def end_of(s: WildwoodsState) -> End:
    return s.box.scene.won if s.result == WON else s.box.scene.lost


class Travel(Do[WildwoodsState]):
    """W6.2 Creatures leave the river, it closes, and what was open is put away."""

    tag: ClassVar[str] = "travel"
    rule: ClassVar[str] = "W6.2"

    def run(self, s: WildwoodsState) -> None:
        for number in s.creatures():
            discard(s, number)
        s.rolled = []
        s.acting = s.ability = s.target = NOTHING
        s.in_force = []
        if s.in_hand != NOTHING:
            s.explore_discard[s.in_hand] += 1
            s.in_hand = NOTHING
        for card in s.drawn:
            s.explore_discard[card] += 1
        s.drawn = []
        moment(s, "travel")


class Arrive(Do[WildwoodsState]):
    """W6.1 Where the story goes on; a lost chapter begins again."""

    tag: ClassVar[str] = "arrive"
    rule: ClassVar[str] = "W6.2"

    def run(self, s: WildwoodsState) -> None:
        if s.result == RESTARTED:
            s.goto = s.box.restart
        elif s.goto == NOTHING:
            s.goto = end_of(s).goto
        if s.goto == NOTHING:
            s.goto = fitting_ending(s)
        s.tell("story-goes-on", scene=s.box.scenes[s.goto])
        if is_ending(s.box, s.goto):
            tell_epilogue(s)


def tell_epilogue(s: WildwoodsState) -> None:
    """After any ending, the first that fits."""
    for epilogue in s.box.epilogues:
        if holds(s, epilogue.condition):
            s.tell("epilogue", epilogue=epilogue.name)
            return


def fitting_ending(s: WildwoodsState) -> int:
    """The first ending whose condition holds; the last one fits always."""
    for ending in s.box.endings:
        if holds(s, ending.condition):
            return ending.scene
    return s.box.endings[-1].scene


def is_ending(box: Box, scene: int) -> bool:
    return scene in [ending.scene for ending in box.endings]


REASONS = {WON: "luma-prevails", LOST: "shadow-prevails", RESTARTED: "chapter-lost"}


def outcome(s: WildwoodsState) -> Outcome | None:
    """W6.1 All seats win together; the score is what they come out with."""
    if s.stack:
        return None
    seats = tuple(range(s.box.seats))
    score = s.spirit + sum(s.crystals)
    winners = seats if s.result == WON else ()
    return Outcome(winners, tuple([score] * len(seats)), REASONS[s.result], "W6.1")
