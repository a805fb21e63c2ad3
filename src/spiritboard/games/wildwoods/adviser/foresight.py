"""What a scene may still bring: read off its data, for those who forget what can't matter any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spiritboard.games.wildwoods.box import NOTHING, Box, Condition, Effect, Trigger
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState

MANY: Final = 99
LEFT_OUT: Final = frozenset(
    ("shuffle_in", "trauma", "companion", "lose_blessing", "forget", "brom", "story", "die", "goto")
)
"""Effects that a play by dice alone need not see."""


def effects_in(box: Box, programme: int) -> Iterator[Effect]:
    """Of a programme, and of all that it may lead to."""
    if programme == NOTHING:
        return
    for effect in box.programmes[programme]:
        yield effect
        yield from effects_in(box, effect.programme)
        yield from effects_in(box, effect.otherwise)
        for choice in effect.choices:
            yield from effects_in(box, box.choices[choice].programme)


class Foresight:
    """Of one scene, with the creatures that are in it."""

    def __init__(self, s: WildwoodsState) -> None:
        self.box = s.box
        self.kinds = self.kinds_in(s)
        others = list(self.by_itself())
        icons = [one for icon in s.box.scene.icons for one in effects_in(s.box, icon.programme)]
        told = others + icons
        self.named = {one.item for one in told if is_draw(one) and one.item != NOTHING}
        """Creatures that come by their name, from wherever they are."""
        self.is_fixed = not any(is_random_draw(one) or is_step_back(one) for one in others)
        """Creatures come only with icons, and no icon comes twice."""
        for shadow in s.box.shadows:
            told += effects_in(s.box, shadow.programme)
        self.conditions = set(self.asked(told))
        """All that may still be asked, each part of it too."""
        self.amounts = [one.n for one in told if one.n.quantity]
        self.draws = [self.drawn_after(space) for space in range(s.box.scene.track + 1)]
        """By space of the shadow: the creatures that icons still bring."""

    def kinds_in(self, s: WildwoodsState) -> set[int]:
        river = {s.kinds[card - FIRST_CREATURE] for card in s.river if card >= FIRST_CREATURE}
        piles = (s.creature_pile, s.creature_discard)
        found = {kind for pile in piles for kind, count in enumerate(pile) if count}
        named = {
            one.item
            for place in s.box.scene.places
            for one in effects_in(s.box, place.programme)
            if is_draw(one) and one.item != NOTHING
        }
        return river | found | set(s.creature_top) | named

    def by_itself(self) -> Iterator[Effect]:
        """All that places, rules, hidden things and creatures do."""
        scene = self.box.scene
        programmes = [place.programme for place in scene.places]
        programmes += [hide.programme for hide in scene.hides]
        programmes += [one.programme for one in self.triggers()]
        for programme in programmes:
            yield from effects_in(self.box, programme)

    def triggers(self) -> Iterator[Trigger]:
        """Of the scene, and of the creatures that are in it."""
        yield from self.box.scene.rules
        for kind in self.kinds:
            creature = self.box.creatures[kind]
            yield from creature.triggers
            for side in creature.side_triggers:
                yield from side

    def asked(self, told: list[Effect]) -> Iterator[Condition]:
        scene = self.box.scene
        numbers = [way.condition for way in scene.ways] + [scene.may_leave]
        numbers += [place.condition for place in scene.places]
        numbers += [one.condition for one in self.triggers()]
        numbers += [one.condition for one in told]
        numbers += [self.box.choices[choice].condition for one in told for choice in one.choices]
        while numbers:
            number = numbers.pop()
            if number != NOTHING:
                found = self.box.conditions[number]
                yield found
                if found.kind in ("all", "any", "not"):
                    numbers += found.items

    def items_asked(self, kind: str) -> set[int]:
        """The counts or flags that a condition or an amount names."""
        found = {one.item for one in self.conditions if one.kind == kind}
        return found | {one.name for one in self.amounts if one.quantity == kind}

    def drawn_after(self, space: int) -> int:
        total = 0
        for icon in self.box.scene.icons:
            if icon.at > space:
                drawn = [one for one in effects_in(self.box, icon.programme) if is_random_draw(one)]
                total += sum([MANY if one.n.quantity else one.n.n for one in drawn])
        return total


def is_draw(effect: Effect) -> bool:
    return effect.kind == "creature"


def is_random_draw(effect: Effect) -> bool:
    return effect.kind == "creature" and effect.item == NOTHING


def is_step_back(effect: Effect) -> bool:
    return effect.kind == "shadow" and (effect.n.n < 0 or effect.n.quantity != "")
