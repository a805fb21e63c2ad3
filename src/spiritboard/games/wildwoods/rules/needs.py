"""W1.4 What an ability needs."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.box import EXPLORE, HEAL, HELP, LIGHT, TOP
from spiritboard.games.wildwoods.rules.explore import is_any_left
from spiritboard.games.wildwoods.rules.force import is_in_force, modified, scopes_of
from spiritboard.games.wildwoods.rules.places import place_need, place_scopes
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState

SLOT: Final = -2
"""As a target: this and lower numbers are slots."""


def slot_of(target: int) -> int:
    return SLOT - target


def is_bottom_open(s: WildwoodsState, card: int) -> bool:
    """May the bottom ability of a card be taken?"""
    if is_in_force(s, "skip_bottom"):
        return False
    if card == LIGHT:
        return not s.box.scene.light_shut
    return card != EXPLORE or is_any_left(s)


def is_target_gone(s: WildwoodsState) -> bool:
    """W4.1 Has the creature that was aimed at left the river since the roll?"""
    is_creature = s.acting in (LIGHT, HEAL) and s.target >= FIRST_CREATURE
    return is_creature and s.target not in s.river


def need_of(s: WildwoodsState, card: int, target: int) -> int:
    """W1.4 The successes that a target needs."""
    if card in (HELP, EXPLORE):
        return place_need(s, target)
    change = modified(s, "need", scopes_of(card, TOP))
    if target <= SLOT:
        return max(1, s.card(s.slots[slot_of(target)]).heal + change)
    side = s.side_of(target)
    return max(1, (side.shine if card == LIGHT else side.heal) + change)


def need_scopes(s: WildwoodsState, card: int, target: int) -> tuple[str, ...]:
    """What changes of the need fit an attempt."""
    if card in (HELP, EXPLORE):
        return place_scopes(s.box.scene.places[target])
    return scopes_of(card, TOP)
