"""Amounts: numbers, and what can be counted on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spiritboard.games.wildwoods.box import COMPANION, Amount
from spiritboard.games.wildwoods.rules.rolls import successes
from spiritboard.games.wildwoods.state import WildwoodsState


def amount_of(s: WildwoodsState, amount: Amount) -> int:
    """What an amount comes to now; halves are rounded down."""
    if not amount.quantity:
        return amount.n
    return amount.n * (quantity(s, amount) // amount.divisor)


def quantity(s: WildwoodsState, amount: Amount) -> int:
    """`count.<name>` is what the story counts; the others are read off the table."""
    if amount.quantity == "count":
        return s.counts[amount.name]
    return READERS[amount.quantity](s)


def companions(s: WildwoodsState) -> int:
    return len([card for card in s.slots if s.card(card).type == COMPANION])


def missing_companions(s: WildwoodsState) -> int:
    return s.box.slots - companions(s)


def surplus(s: WildwoodsState) -> int:
    return s.surplus


def unused_dice(s: WildwoodsState) -> int:
    return sum(s.dice)


def creatures(s: WildwoodsState) -> int:
    return len(s.creatures())


def shadow_face_up(s: WildwoodsState) -> int:
    """In this chapter."""
    return len(s.shadow_up)


def shadow_ever(s: WildwoodsState) -> int:
    return s.shadow_ever.bit_count()


def healed(s: WildwoodsState) -> int:
    """In this scene."""
    return s.healed_here


def healed_ever(s: WildwoodsState) -> int:
    return sum(s.healed)


def solved(s: WildwoodsState) -> int:
    return s.solved.bit_count()


def turn(s: WildwoodsState) -> int:
    return s.turn


def crystals(s: WildwoodsState) -> int:
    return sum(s.crystals)


READERS: Final[dict[str, Callable[[WildwoodsState], int]]] = {
    "successes": successes,
    "surplus": surplus,
    "unused_dice": unused_dice,
    "creatures": creatures,
    "companions": companions,
    "missing_companions": missing_companions,
    "shadow_face_up": shadow_face_up,
    "shadow_ever": shadow_ever,
    "healed": healed,
    "healed_ever": healed_ever,
    "solved": solved,
    "turn": turn,
    "crystals": crystals,
}
"""By name."""
