"""Who holds a Shadow card, as far as everybody could tell: the learned odds of all public acts."""

from __future__ import annotations

from spiritboard.core.beliefs import Beliefs
from spiritboard.core.values import Seat
from spiritboard.games.shamans.bot_evidence import Evidence, seat_odds
from spiritboard.games.shamans.bot_suspicion import shares
from spiritboard.games.shamans.knowledge import box_of
from spiritboard.games.shamans.state import NOTHING, ShamansState
from spiritboard.games.shamans.view import ShamansView


class RoleBeliefs(Beliefs):
    """Reads the acts of a round as the strong bot does, but with nobody's hand in mind."""

    def __init__(self, odds: dict[int, list[float]]) -> None:
        self.name = ("belief-shadow", {})
        self.odds = odds
        """By number of seats: how much the acts of a seat tell about its role."""

    def of(self, view: ShamansView) -> list[float]:
        found = Evidence(view, box_of(view), unseen(view))
        return shares(seat_odds(found, self.odds), found.roles, found.box.shadows)

    def truth(self, s: ShamansState) -> list[Seat]:
        return [seat for seat in range(s.box.seats) if s.is_shadow(seat)]


def unseen(view: ShamansView) -> list[int]:
    """By world: how many cards nobody has shown."""
    box = box_of(view)
    left = [box.values - values.bit_count() for values in view.placed]
    for card in view.trick:
        if card != NOTHING:
            left[card >> 3] -= 1
    return left
