"""Awards: who may claim which for three in bottles of one colour (D29 to D32)."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Claim
from spiritboard.games.djinn.rows import bosses_at, corked_at
from spiritboard.games.djinn.state import OFFERED, DjinnState

PRICE = 3


def awards_of(s: DjinnState, seat: int) -> int:
    return s.awards.count(seat)


def offered_to(s: DjinnState, seat: int) -> list[int]:
    """D29 The first from column I, then II, then III, then any; D31 any if that one is empty."""
    there = [tile for tile, owner in enumerate(s.awards) if owner == OFFERED]
    column = awards_of(s, seat) + 1
    in_column = [tile for tile in there if s.box.awards[tile].column == column]
    return in_column or there


def claims(s: DjinnState, seat: int) -> list[Action]:
    """D32 Not in the last action at the Source."""
    if s.is_final:
        return []
    found: list[Action] = []
    for colour in range(4):
        djinn, bosses = s.corked[corked_at(seat, colour)], s.corked[bosses_at(seat, colour)]
        if djinn + bosses < PRICE:
            continue
        offer = offered_to(s, seat)
        for paid in range(max(0, PRICE - djinn), min(PRICE, bosses) + 1):
            found += [Claim(colour, paid, award) for award in offer]
    return found


def why_not_claim(s: DjinnState, seat: int, claim: Claim) -> Illegal:
    if s.is_final:
        return Illegal("D32", "no-awards-now")
    if not 0 <= claim.colour < 4:
        return Illegal("D29", "not-an-answer")
    have = s.corked[corked_at(seat, claim.colour)] + s.corked[bosses_at(seat, claim.colour)]
    if have < PRICE:
        return Illegal("D29", "three-of-a-colour", colour=claim.colour, have=have)
    if claim.award not in offered_to(s, seat):
        return Illegal("D29", "award-not-offered", column=min(3, awards_of(s, seat) + 1))
    return Illegal("D29", "not-an-answer")
