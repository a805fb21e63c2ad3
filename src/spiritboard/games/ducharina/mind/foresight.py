"""How the searching bot thinks: the others play as is likely, and it looks for what wins most often."""

from __future__ import annotations

from typing import Final

from spiritboard.core.mind import Patience, steps
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Furnish, Leave, Plan
from spiritboard.games.ducharina.geometry.table import SightTable
from spiritboard.games.ducharina.mind.forecast import Forecast
from spiritboard.games.ducharina.mind.furniture import Mover
from spiritboard.games.ducharina.mind.hopes import Hopes
from spiritboard.games.ducharina.mind.polishing import Polish
from spiritboard.games.ducharina.mind.reckoning import Reckoning
from spiritboard.games.ducharina.state import DucharinaState

POLISHED: Final = 3
"""So many plans are bettered."""
CLOSER: Final = 8
"""Of all poses the best so many are looked at closer."""
WORTH_IT: Final = 0.004
"""By so much more often a move of furniture must win than none."""
SCATTERED: Final = 3
"""Of so many poses one is near the best, all others are anywhere."""


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

    def plans(self, may_go_on: Patience, polished: int = POLISHED) -> dict[Action, float]:
        """The plans that come to mind, the best of them bettered, and how often each wins."""
        forecast = Forecast(self.s, self.hopes, self.tables)
        found: dict[Action, float] = {}
        plans = forecast.plans(self.seat)
        for plan in plans:
            found[plan] = self.worth(plan)
        if not self.s.box.merging:
            plans.sort(key=lambda plan: -found[plan])
            for plan in plans[:polished]:
                polish = Polish(self.reckoning, forecast.outlooks[self.seat], self.totals, plan)
                polish.better(may_go_on)
                found[polish.plan()] = polish.worth
        return found


class FarSightedMover(Mover):
    """Looks closer at every pose that seems good: how often one wins then."""

    def __init__(
        self, s: DucharinaState, seat: Seat, hopes: Hopes, tables: list[SightTable]
    ) -> None:
        super().__init__(s, seat, hopes, tables)
        self.worths: dict[Action, float] = {Leave(): self.worth(tables) + WORTH_IT}

    def search(self, may_go_on: Patience) -> dict[Action, float]:
        pieces = self.pieces()
        tried = 0
        while may_go_on():
            best = max(self.worths, key=self.worths.__getitem__)
            if tried % SCATTERED == 0 and isinstance(best, Furnish):
                self.weigh(best.piece, best.pose)
            else:
                self.weigh(pieces[tried % len(pieces)], None)
            tried += 1
        return self.worths

    def note(self, action: Action, tables: list[SightTable]) -> None:
        super().note(action, tables)
        better = [lead for lead in self.leads.values() if lead > self.leads[action]]
        if len(better) < CLOSER:
            self.worths[action] = self.worth(tables)

    def worth(self, tables: list[SightTable]) -> float:
        foresight = Foresight(self.s, self.seat, self.hopes, tables)
        return max(foresight.plans(steps(1), 1).values())
