"""What may be done at any time in one's turn: bottling, awards, keys, gear."""

from __future__ import annotations

from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Bottle, Claim, Convert, UseGear
from spiritboard.games.djinn.box import COINS, MAGIC, SCROLLS
from spiritboard.games.djinn.rules.awards import claim_award, claims, why_not_claim
from spiritboard.games.djinn.rules.gear import usable, use_gear
from spiritboard.games.djinn.rules.keeping import bottle, bottlings
from spiritboard.games.djinn.rules.means import add
from spiritboard.games.djinn.state import DjinnState

ERRANDS: Final = (Bottle, Claim, Convert, UseGear)
CONVERTS: Final = (Convert(COINS), Convert(SCROLLS), Convert(MAGIC))


def errands(s: DjinnState, seat: int) -> list[Action]:
    found = bottlings(s, seat) + claims(s, seat) + usable(s, seat)
    if s.keys[seat]:
        found += CONVERTS
    return found


def run_errand(s: DjinnState, seat: int, action: Action) -> None:
    if isinstance(action, Bottle):
        bottle(s, seat, action.djinn, action.colour)
    elif isinstance(action, Claim):
        claim_award(s, seat, action)
    elif isinstance(action, Convert):
        s.keys[seat] -= 1
        s.tell("converts", seat=seat, what=action.what)
        add(s, seat, action.what, 1)
    else:
        assert isinstance(action, UseGear)
        use_gear(s, seat, action.card)


def why_no_errand(s: DjinnState, seat: int, action: Action) -> Illegal:
    if isinstance(action, Bottle):
        return why_not_bottle(s, seat, action)
    if isinstance(action, Claim):
        return why_not_claim(s, seat, action)
    if isinstance(action, Convert):
        return Illegal("R2.4", "no-key" if not s.keys[seat] else "not-an-answer")
    return Illegal("D16", "gear-does-nothing")


def why_not_bottle(s: DjinnState, seat: int, action: Bottle) -> Illegal:
    if not (0 <= action.djinn < 5 and 0 <= action.colour < 4):
        return Illegal("D23", "not-an-answer")
    if not s.held[5 * seat + action.djinn]:
        return Illegal("D23", "no-such-djinn")
    if not s.corks[seat]:
        return Illegal("D23", "cork-missing", missing=1)
    if not s.bottles[4 * seat + action.colour]:
        return Illegal("D23", "bottle-missing", colour=action.colour)
    return Illegal("D23", "bottle-of-another-colour")
