"""How events and refusals name what the content files bring: by its name, never by a number."""

from __future__ import annotations

from spiritboard.games.wildwoods.box import ACTION_CARDS
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState


def kind_name(s: WildwoodsState, kind: int) -> str:
    """A kind of creature."""
    return s.box.creatures[kind].name


def creature_name(s: WildwoodsState, number: int) -> str:
    return s.kind_of(number).name


def card_name(s: WildwoodsState, card: int) -> str:
    """An explore card."""
    return s.card(card).name


def place_name(s: WildwoodsState, number: int) -> str:
    """`p2-at-hinge`; a place that is a shadow card: `shadow-im_fine`."""
    place = s.box.scene.places[number]
    return f"shadow-{place.name}" if place.shadow >= 0 else f"{s.box.scene.name}-at-{place.name}"


def river_name(s: WildwoodsState, card: int) -> str:
    """`action-light` or `creature-tin_moth`."""
    if card < FIRST_CREATURE:
        return f"action-{ACTION_CARDS[card]}"
    return f"creature-{creature_name(s, card)}"
