"""Room for a djinn: a circle, a bottle with a cork, or what may be done at any time for one."""

from __future__ import annotations

from typing import Final

from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Bottle
from spiritboard.games.djinn.box import BLOW_BOTTLE, BOSS, BOTTLES, CIRCLE, CORKS, GEAR, SWAP
from spiritboard.games.djinn.rows import bottles_at, bottles_row, held_at
from spiritboard.games.djinn.rules.awards import claims, offered_to
from spiritboard.games.djinn.state import NOTHING, DjinnState

BOTTLE: Final = [[Bottle(djinn, colour) for colour in range(4)] for djinn in range(5)]
ROOMY: Final = (CORKS, BOTTLES, CIRCLE, GEAR)
"""What may give room, of all that awards give."""


def can_bottle(s: DjinnState, seat: int, colour: int) -> bool:
    """D23 A bottle without a cork does not count."""
    return s.corks[seat] > 0 and s.bottles[bottles_at(seat, colour)] > 0


def fits(s: DjinnState, seat: int, colour: int) -> bool:
    """D23 Is there a free circle, or a bottle for it?"""
    return s.free_circles(seat) > 0 or can_bottle(s, seat, colour)


def bottlings(s: DjinnState, seat: int) -> list[Action]:
    """From a circle into a bottle of the colour, a boss into any, at any time in one's turn."""
    if not s.corks[seat]:
        return []
    found: list[Action] = []
    boss = s.held[held_at(seat, BOSS)] > 0
    for colour in range(4):
        if s.bottles[bottles_at(seat, colour)]:
            if s.held[held_at(seat, colour)]:
                found.append(BOTTLE[colour][colour])
            if boss:
                found.append(BOTTLE[BOSS][colour])
    return found


def can_find_room(s: DjinnState, seat: int, colours: list[int]) -> bool:
    """D18, D24, D45 For one of these colours: now, or by bottling, by a cloak or by an award."""
    if any(fits(s, seat, colour) for colour in colours):
        return True
    return bool(bottlings(s, seat)) or has_helpful_cloak(s, seat) or has_roomy_award(s, seat)


def has_helpful_cloak(s: DjinnState, seat: int) -> bool:
    """With a cork at hand: one that gives a bottle, or changes the colour of one."""
    if not s.corks[seat]:
        return False
    if s.has_effect(seat, SWAP) != NOTHING and any(s.bottles[bottles_row(seat)]):
        return True
    return s.has_effect(seat, BLOW_BOTTLE) != NOTHING


def has_roomy_award(s: DjinnState, seat: int) -> bool:
    if not claims(s, seat):
        return False
    bonuses = [s.box.awards[tile].bonus for tile in offered_to(s, seat)]
    return any(what in ROOMY for bonus in bonuses for what, _ in bonus)
