"""How the searching bot thinks: the others play as is likely, and it looks for what wins most often."""

from __future__ import annotations

from typing import Final

from spiritboard.core.mind import Patience
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Plan
from spiritboard.games.ducharina.geometry.table import SightTable
from spiritboard.games.ducharina.mind.forecast import Forecast
from spiritboard.games.ducharina.mind.hopes import Hopes
from spiritboard.games.ducharina.mind.polishing import Polish
from spiritboard.games.ducharina.mind.reckoning import Reckoning
from spiritboard.games.ducharina.state import DucharinaState

POLISHED: Final = 3
"""So many plans are bettered."""


class Foresight:
    """A round in a hall as it stands, or as it might."""

    def __init__(
        self, s: DucharinaState, seat: Seat, hopes: Hopes, tables: list[SightTable]
    ) -> None:
        self.s = s
        self.seat = seat
        self.hopes = hopes
        self.tables = tables
        self.reckoning = Reckoning(s, hopes, tables)
        self.totals = [self.likely(other) for other in range(s.box.seats)]
        """By seat and door: what it may hope for after its likely plan."""

    def likely(self, seat: Seat) -> list[float]:
        if seat == self.seat:
            return []
        plan = Forecast(self.s, self.hopes, self.tables).plans(seat)[0]
        return self.reckoning.after(seat, plan)

    def worth(self, plan: Plan) -> float:
        """How often a plan wins."""
        totals = list(self.totals)
        totals[self.seat] = self.reckoning.after(self.seat, plan)
        return self.reckoning.worth(totals, self.seat)

    def plans(self, may_go_on: Patience) -> dict[Action, float]:
        """The plans that come to mind, the best of them bettered, and how often each wins."""
        forecast = Forecast(self.s, self.hopes, self.tables)
        found: dict[Action, float] = {}
        plans = forecast.plans(self.seat)
        for plan in plans:
            found[plan] = self.worth(plan)
        if not self.s.box.merging:
            plans.sort(key=lambda plan: -found[plan])
            for plan in plans[:POLISHED]:
                polish = Polish(self.reckoning, forecast.outlooks[self.seat], self.totals, plan)
                polish.better(may_go_on)
                found[polish.plan()] = polish.worth
        return found
