"""How people play on in the worlds that a tree search imagines."""

from __future__ import annotations

from typing import Final

from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.shamans.actions import Eliminate, StepBack
from spiritboard.games.shamans.rules.portals import (
    BACK,
    KEEP,
    ONWARD,
    Brink,
    LastCall,
    has_portal,
)
from spiritboard.games.shamans.rules.rituals import Neutralisation, Stabilisation
from spiritboard.games.shamans.rules.trick import PLAYS, Follow
from spiritboard.games.shamans.state import ShamansState

FOLLOWS_OF_TEN: Final = 5
"""How often, of ten times, a Shadow that can follow does."""

STEP_BACK: Final = StepBack()


def likely_answer(s: ShamansState, seat: Seat, rng: Rng) -> Action | None:
    """Shamans follow and hold the pawn back; Shadows follow now and then. None: anything."""
    frame = s.stack[-1]
    if isinstance(frame, Follow):
        return likely_card(s, seat, rng)
    if isinstance(frame, Brink):
        return BACK if has_portal(s, seat) and not s.is_shadow(seat) else KEEP
    if isinstance(frame, LastCall):
        return ONWARD if has_portal(s, seat) and s.is_shadow(seat) else KEEP
    if isinstance(frame, Stabilisation):
        return None if s.is_shadow(seat) else STEP_BACK
    if isinstance(frame, Neutralisation) and s.is_shadow(seat):
        return likely_victim(s, frame, seat)
    return None


def likely_card(s: ShamansState, seat: Seat, rng: Rng) -> Action | None:
    matching = [card for card in s.hands[seat] if card >> 3 == s.destination]
    if not matching or (s.is_shadow(seat) and rng.below(10) >= FOLLOWS_OF_TEN):
        return None
    return PLAYS[matching[rng.below(len(matching))]]


def likely_victim(s: ShamansState, frame: Neutralisation, seat: Seat) -> Action | None:
    """S6.4 A Shadow's dagger goes to a Shaman, the one with the most cards."""
    victims = [
        action
        for action in frame.options(s, seat)
        if isinstance(action, Eliminate) and not s.is_shadow(action.seat)
    ]
    return max(victims, key=lambda action: len(s.hands[action.seat])) if victims else None
