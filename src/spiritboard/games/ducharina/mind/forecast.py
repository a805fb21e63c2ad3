"""What a round may bring to everybody: likely plans, the side that is likely chosen, the look."""

from __future__ import annotations

from typing import Final

from spiritboard.core.values import Seat
from spiritboard.games.ducharina.actions import Plan
from spiritboard.games.ducharina.geometry.table import SightTable
from spiritboard.games.ducharina.mind.hopes import Hopes
from spiritboard.games.ducharina.mind.look import Watch, lead_of, weighted
from spiritboard.games.ducharina.mind.merging import Gathering
from spiritboard.games.ducharina.mind.plans import Outlook, steps_of
from spiritboard.games.ducharina.state import DucharinaState

FEARED: Final = 0.6
"""How much of what others may choose falls on one side, where that is feared."""


class Forecast:
    """A round before its plans are made, in a hall as it stands or as it might."""

    def __init__(self, s: DucharinaState, hopes: Hopes, tables: list[SightTable]) -> None:
        """`tables`: by seat, what is seen of its ghosts."""
        self.watch = Watch(s)
        self.outlooks: list[Outlook] = [
            Outlook(s, seat, table, self.watch, hopes) for seat, table in enumerate(tables)
        ]

    def leads_staying(self) -> list[float]:
        """By seat, once the plans are carried out: how far it may expect to be ahead after the look."""
        return self.leads_after([outlook.stayed() for outlook in self.outlooks])

    def leads_after(self, values: list[list[float]]) -> list[float]:
        expected = self.watch.expected(values)
        return [lead_of(expected, seat) for seat in range(len(expected))]

    def leads(self) -> list[float]:
        """By seat: how far it may expect to be ahead after likely plans and the look."""
        return self.leads_after([self.likely(seat) for seat in range(len(self.outlooks))])

    def likely(self, seat: Seat) -> list[float]:
        """By side of the look: what a seat has after the plan that it likely makes."""
        outlook = self.outlooks[seat]
        if not outlook.stops:
            outlook.look_ahead()
        best: list[float] = []
        most = -1e9
        for weights in self.hoped_sides(seat):
            total = outlook.total(outlook.best(weights))
            value = weighted(total, weights)
            if value > most:
                best, most = total, value
        return best

    def hoped_sides(self, seat: Seat) -> list[list[float]]:
        """Weights of the sides: whoever may choose plans for one that it will choose."""
        own, evenly = self.watch.choosers[seat], self.watch.evenly()
        if own == 0 or len(evenly) == 1:
            return [evenly]
        return [mixed(evenly, at, own) for at in range(len(evenly))]

    def plans(self, seat: Seat) -> list[Plan]:
        """The plans worth a thought, the best first."""
        values = [self.likely(other) for other in range(len(self.outlooks))]
        outlook = self.outlooks[seat]
        outlook.look_around()
        ranked: dict[Plan, float] = {}
        for weights in self.feared_sides(seat):
            plan, values[seat] = planned(outlook, weights)
            ranked[plan] = lead_of(self.watch.expected(values), seat)
        return sorted(ranked, key=ranked.__getitem__, reverse=True)

    def feared_sides(self, seat: Seat) -> list[list[float]]:
        """The same, and one more for every side that the others may choose."""
        hoped = self.hoped_sides(seat)
        rest = 1 - self.watch.choosers[seat]
        if rest == 0:
            return hoped
        sides = range(len(self.watch.sides))
        return hoped + [mixed(weights, at, FEARED * rest) for weights in hoped for at in sides]


def mixed(weights: list[float], at: int, part: float) -> list[float]:
    """A part of the weights is laid on one side."""
    return [weight * (1 - part) + part * (x == at) for x, weight in enumerate(weights)]


def planned(outlook: Outlook, weights: list[float]) -> tuple[Plan, list[float]]:
    """The best plan for these weights, and what it is worth by side of the look."""
    if outlook.s.box.merging:
        gathering = Gathering(outlook, weights)
        plan = gathering.grown()
        return plan, gathering.total(gathering.party)
    stops = outlook.fitting(outlook.best(weights), weights)
    return steps_of(stops), outlook.total(stops)
