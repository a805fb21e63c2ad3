"""W2.2 The open roll: which of its dice are successes."""

from __future__ import annotations

from spiritboard.games.wildwoods.box import ACTION_CARDS, NOTHING, NUMBERS
from spiritboard.games.wildwoods.state import WildwoodsState


def space_of(s: WildwoodsState, card: int) -> int:
    """The river space of a card, from 0; NOTHING: it is not there."""
    return s.river.index(card) if card in s.river else NOTHING


def printed_number(s: WildwoodsState, card: int) -> int:
    """W1.2 The number of the space a card stands on; 0: a blank one."""
    space = space_of(s, card)
    return NUMBERS[space] if 0 <= space < len(NUMBERS) else 0


def successes(s: WildwoodsState) -> int:
    """W2.2 Of the open roll, and what a card has added to it."""
    if s.acting == NOTHING or not s.rolled:
        return 0
    return s.bonus + len([1 for _, value in s.rolled if value >= s.roll_number])


def is_action_card(card: int) -> bool:
    return 0 <= card < len(ACTION_CARDS)
