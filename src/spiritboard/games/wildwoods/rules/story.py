"""W4.4 The story: what it remembers, what it asks, where it goes."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import AskAny
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Choose
from spiritboard.games.wildwoods.box import NOTHING, Choice, Effect
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.crystals import PayCrystals
from spiritboard.games.wildwoods.rules.programme import Step, effect_at, performs, play
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.state import LOST, WON, WildwoodsState


@performs("count")
def count(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`count`: something is counted, up or down."""
    s.counts[effect.item] += amount_of(s, effect.n)


@performs("flag")
def flag(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`flag`: something is remembered."""
    s.flags[effect.item] = effect.value


@performs("if")
def branch(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`if`: the one list or the other."""
    is_so = holds(s, effect.condition, step.source)
    play(s, effect.programme if is_so else effect.otherwise, step.source)


@performs("repeat")
def repeat(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`repeat`: a list so many times."""
    for _ in range(amount_of(s, effect.n)):
        play(s, effect.programme, step.source)


@performs("story")
def story(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`story`: a page is read (W4.4)."""
    s.tell("story", page=effect.what)


@performs("win")
def win(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`win`: Luma prevails."""
    s.result = s.result or WON


@performs("lose")
def lose_scene(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`lose`: the shadow prevails."""
    s.result = s.result or LOST


@performs("goto")
def goto(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`goto`: the scene that follows this one."""
    s.goto = effect.item


@performs("choose")
def choose(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`choose`: the player is asked."""
    s.push(StoryChoice(step.programme, step.at, step.source))


class StoryChoice(AskAny[WildwoodsState]):
    """W4.4 A choice of the story; ways whose condition does not hold are shut."""

    tag: ClassVar[str] = "story-choice"
    kind: ClassVar[str] = "story-choice"
    rule: ClassVar[str] = "W4.4"
    __match_args__ = ("programme", "at", "source")

    def __init__(self, programme: int, at: int, source: int) -> None:
        self.programme = programme
        self.at = at
        self.source = source

    def ways(self, s: WildwoodsState) -> list[int]:
        """The choices that are open, by their numbers in the box."""
        all_ways = effect_at(s, self.programme, self.at).choices
        return [way for way in all_ways if holds(s, s.box.choices[way].condition, self.source)]

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if len(self.ways(s)) > 1 else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [Choose(way) for way in self.ways(s)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        self.take(s, action.choice)

    def run(self, s: WildwoodsState) -> None:
        for way in self.ways(s):
            self.take(s, way)

    def take(self, s: WildwoodsState, way: int) -> None:
        choice = s.box.choices[way]
        s.tell("chooses", choice=choice.name)
        play(s, choice.programme, self.source)
        cost = price_of(s, choice)
        if cost:
            s.push(PayCrystals(cost))


def price_of(s: WildwoodsState, choice: Choice) -> int:
    """The crystals that a way costs."""
    if choice.condition == NOTHING:
        return 0
    found = s.box.conditions[choice.condition]
    return found.n if found.kind == "crystals" and found.pay else 0
