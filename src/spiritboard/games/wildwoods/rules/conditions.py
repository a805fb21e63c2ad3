"""Conditions: what holds on the table now. All of them are read, none changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spiritboard.games.wildwoods.box import ACTION_CARDS, BROM_SIDES, COMPANION, NOTHING, Condition
from spiritboard.games.wildwoods.rules.rolls import space_of
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState

Reader = Callable[[WildwoodsState, Condition], bool]


def holds(s: WildwoodsState, condition: int, source: int = NOTHING) -> bool:
    """NOTHING always holds. The source is the creature whose effect asks."""
    if condition == NOTHING:
        return True
    found = s.box.conditions[condition]
    if found.kind == "all":
        return all(holds(s, part, source) for part in found.items)
    if found.kind == "any":
        return any(holds(s, part, source) for part in found.items)
    if found.kind == "not":
        return not holds(s, found.items[0], source)
    if found.kind == "self_stunned":
        return source >= FIRST_CREATURE and s.is_stunned(source)
    return READERS[found.kind](s, found)


def light_at(s: WildwoodsState, c: Condition) -> bool:
    """`light_at = "centre"` is the last space of the light's way."""
    return s.light == (s.box.scene.light_track if c.what == "centre" else c.n)


def light_min(s: WildwoodsState, c: Condition) -> bool:
    return s.light >= c.n


def shadow_min(s: WildwoodsState, c: Condition) -> bool:
    return s.shadow >= c.n


def spirit_min(s: WildwoodsState, c: Condition) -> bool:
    return s.spirit >= c.n


def crystals(s: WildwoodsState, c: Condition) -> bool:
    """On one card, or on all together."""
    have = s.crystals[ACTION_CARDS.index(c.what)] if c.what else sum(s.crystals)
    return have >= c.n


def creatures_max(s: WildwoodsState, c: Condition) -> bool:
    return len(s.creatures()) <= c.n


def creatures_min(s: WildwoodsState, c: Condition) -> bool:
    return len(s.creatures()) >= c.n


def creature_here(s: WildwoodsState, c: Condition) -> bool:
    return c.item in [s.kinds[card - FIRST_CREATURE] for card in s.creatures()]


def card_at(s: WildwoodsState, c: Condition) -> bool:
    return space_of(s, ACTION_CARDS.index(c.what)) == c.n


def solved(s: WildwoodsState, c: Condition) -> bool:
    return all(s.is_solved(place) for place in c.items)


def solved_min(s: WildwoodsState, c: Condition) -> bool:
    return s.solved.bit_count() >= c.n


def count(s: WildwoodsState, c: Condition) -> bool:
    """At least so many; with `max`, at most."""
    return compared(s.counts[c.item], c)


def compared(have: int, c: Condition) -> bool:
    return have <= c.n if c.what == "max" else have >= c.n


def flag(s: WildwoodsState, c: Condition) -> bool:
    """One of these values; none given: any."""
    return s.flags[c.item] in c.items if c.items else s.flags[c.item] != 0


def has(s: WildwoodsState, c: Condition) -> bool:
    return c.item in s.slots


def has_companion(s: WildwoodsState, c: Condition) -> bool:
    return len([1 for card in s.slots if s.card(card).type == COMPANION]) >= c.n


def dice_left(s: WildwoodsState, c: Condition) -> bool:
    return sum(s.dice) >= c.n


def brom(s: WildwoodsState, c: Condition) -> bool:
    """`here`: either of his sides is up."""
    return s.brom < 2 if c.what == "here" else BROM_SIDES[s.brom] == c.what


def turn(s: WildwoodsState, c: Condition) -> bool:
    return s.turn >= c.n


def rolls_max(s: WildwoodsState, c: Condition) -> bool:
    return s.rolls <= c.n


def found(s: WildwoodsState, c: Condition) -> bool:
    return (s.found >> c.item) & 1 == 1


def healed(s: WildwoodsState, c: Condition) -> bool:
    """So many in this scene."""
    return compared(s.healed_here, c)


def healed_ever(s: WildwoodsState, c: Condition) -> bool:
    """So many in the campaign, or so many of a kind."""
    return compared(sum(s.healed) if c.item == NOTHING else s.healed[c.item], c)


def shadow_face_up(s: WildwoodsState, c: Condition) -> bool:
    return len(s.shadow_up) >= c.n


def gentle_reading(s: WildwoodsState, c: Condition) -> bool:
    return s.box.gentle


def all_places(s: WildwoodsState, c: Condition) -> bool:
    """Every place is solved."""
    return all(s.is_solved(place) for place in s.places())


READERS: Final[dict[str, Reader]] = {
    "light_at": light_at,
    "light_min": light_min,
    "shadow_min": shadow_min,
    "spirit_min": spirit_min,
    "crystals": crystals,
    "creatures_max": creatures_max,
    "creatures_min": creatures_min,
    "creature_here": creature_here,
    "card_at": card_at,
    "solved": solved,
    "solved_min": solved_min,
    "count": count,
    "flag": flag,
    "has": has,
    "companions_min": has_companion,
    "dice_left": dice_left,
    "brom": brom,
    "turn": turn,
    "rolls_max": rolls_max,
    "found": found,
    "healed": healed,
    "healed_ever": healed_ever,
    "shadow_face_up": shadow_face_up,
    "gentle_reading": gentle_reading,
    "all_solved": all_places,
}
"""By kind of condition, besides those that are made of others or ask about their own card."""
