"""What may be done at any time in one's turn: bottling, awards, keys, gear."""

from __future__ import annotations

from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Bottle, Claim, Convert, UseGear
from spiritboard.games.djinn.box import COINS, MAGIC, SCROLLS
from spiritboard.games.djinn.rows import bosses_at, bottles_at, corked_at, held_at
from spiritboard.games.djinn.rules.awards import PRICE, claims, why_not_claim
from spiritboard.games.djinn.rules.gains import gain_bonus
from spiritboard.games.djinn.rules.gear import usable, use_gear
from spiritboard.games.djinn.rules.keeping import bottle
from spiritboard.games.djinn.rules.means import add
from spiritboard.games.djinn.rules.room import bottlings
from spiritboard.games.djinn.state import DjinnState

ERRANDS: Final = (Bottle, Claim, Convert, UseGear)
CONVERTS: Final = (Convert(COINS), Convert(SCROLLS), Convert(MAGIC))


def errands(s: DjinnState, seat: int) -> list[Action]:
    return bottlings(s, seat) + claims(s, seat) + usable(s, seat) + changes(s, seat)


def changes(s: DjinnState, seat: int) -> list[Action]:
    """R2.4 Of a key."""
    return list(CONVERTS) if s.keys[seat] else []


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


def claim_award(s: DjinnState, seat: int, claim: Claim) -> None:
    """The bottles and corks go back, bosses to the supply, djinn into the bag."""
    s.corked[corked_at(seat, claim.colour)] -= PRICE - claim.bosses
    s.corked[bosses_at(seat, claim.colour)] -= claim.bosses
    s.bag[claim.colour] += PRICE - claim.bosses
    s.bosses += claim.bosses
    s.awards[claim.award] = seat
    tile = s.box.awards[claim.award]
    s.tell("claims", seat=seat, award=claim.award, points=tile.points)
    gain_bonus(s, seat, tile.bonus)


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
    if not s.held[held_at(seat, action.djinn)]:
        return Illegal("D23", "no-such-djinn")
    if not s.corks[seat]:
        return Illegal("D23", "cork-missing", missing=1)
    if not s.bottles[bottles_at(seat, action.colour)]:
        return Illegal("D23", "bottle-missing", colour=action.colour)
    return Illegal("D23", "bottle-of-another-colour")
