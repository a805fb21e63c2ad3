"""How people play on in the worlds that a tree search imagines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spiritboard.core.bits import nth_of, size_of
from spiritboard.core.rng import Rng
from spiritboard.core.state import UNNUMBERED
from spiritboard.core.values import Seat
from spiritboard.games.shamans.rules.portals import Brink, LastCall, has_portal
from spiritboard.games.shamans.rules.rituals import Neutralisation, Stabilisation
from spiritboard.games.shamans.rules.trick import Follow
from spiritboard.games.shamans.state import ShamansState

FOLLOWS_OF_TEN: Final = 5
"""How often, of ten times, a Shadow that can follow does."""

KEEP: Final = 0
ONWARD: Final = 1
BACK: Final = 2
STEP_BACK: Final = 0
"""The answers of `PortalQuestion` and `Stabilisation`, by number."""
A_WORLD: Final = 255
"""The cards of world 0, as a set."""


def likely_number(s: ShamansState, seat: Seat, rng: Rng) -> i64:
    """Shamans follow and hold the pawn back; Shadows follow now and then. UNNUMBERED: anything."""
    frame = s.stack[-1]
    if isinstance(frame, Follow):
        return likely_card(s, seat, rng)
    if isinstance(frame, Brink):
        return BACK if has_portal(s, seat) and not s.is_shadow(seat) else KEEP
    if isinstance(frame, LastCall):
        return ONWARD if has_portal(s, seat) and s.is_shadow(seat) else KEEP
    if isinstance(frame, Stabilisation):
        return UNNUMBERED if s.is_shadow(seat) else STEP_BACK
    if isinstance(frame, Neutralisation) and s.is_shadow(seat):
        return likely_victim(s, frame, seat)
    return UNNUMBERED


def likely_card(s: ShamansState, seat: Seat, rng: Rng) -> i64:
    first: i64 = 8 * s.destination
    hand: i64 = s.hands[seat]
    matching: i64 = (hand >> first) & A_WORLD
    if matching == 0 or (s.is_shadow(seat) and rng.below(10) >= FOLLOWS_OF_TEN):
        return UNNUMBERED
    return first + nth_of(matching, rng.below(int(size_of(matching))))


def likely_victim(s: ShamansState, frame: Neutralisation, seat: Seat) -> i64:
    """S6.4 A Shadow's dagger goes to a Shaman, the one with the most cards."""
    choices = frame.choices(s, seat)
    found: i64 = UNNUMBERED
    most: i64 = -1
    for victim in range(s.box.seats):
        number = victim + 1  # as `Neutralisation` numbers them
        cards = size_of(s.hands[victim])
        if (choices >> number) & 1 and not s.is_shadow(victim) and cards > most:
            found, most = number, cards
    return found
