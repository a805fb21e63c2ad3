"""A plan bettered: one ghost, or two at a time, go wherever that wins more often."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from spiritboard.core.mind import Patience
from spiritboard.games.ducharina.actions import Plan
from spiritboard.games.ducharina.hall import GHOSTS, OUT, OUTSIDE, place_of
from spiritboard.games.ducharina.mind.plans import Outlook, Stop, steps_of
from spiritboard.games.ducharina.mind.reckoning import Reckoning, added

KEPT: Final = 2
"""Where two go at a time: so many of the best stops of each, for what they cost."""
BETTER: Final = 1e-6


class Polish:
    """One seat's plan; what the others may hope for is taken as known."""

    def __init__(
        self, reckoning: Reckoning, outlook: Outlook, totals: list[list[float]], plan: Plan
    ) -> None:
        self.reckoning = reckoning
        self.outlook = outlook
        self.totals = list(totals)
        """By seat and door; those of the seat itself are tried."""
        self.stops = stops_in(outlook, plan)
        self.worth = self.worth_of(self.without([]))
        self.best = self.stops

    def plan(self) -> Plan:
        return steps_of(self.stops)

    def better(self, may_go_on: Patience) -> None:
        """As long as something is better, and there is time."""
        while may_go_on() and (self.moved_one() or self.moved_two(may_go_on)):
            pass

    def moved_one(self) -> bool:
        """One ghost goes elsewhere, if that is better."""
        for ghost in range(GHOSTS):
            if not self.is_twin(ghost):
                rest, points = self.without([ghost]), self.points([ghost])
                for stop in self.outlook.stops[ghost]:
                    if stop.cost <= points:
                        self.weigh(rest, [ghost], [stop])
        return self.took_best()

    def moved_two(self, may_go_on: Patience) -> bool:
        """Two ghosts go elsewhere, and share their points anew."""
        for pair in combinations(range(GHOSTS), 2):
            if not (self.is_twin(pair[0]) or self.is_twin(pair[1])) and may_go_on():
                self.weigh_pair(list(pair))
        return self.took_best()

    def weigh_pair(self, pair: list[int]) -> None:
        rest, points = self.without(pair), self.points(pair)
        first, second = self.good_stops(pair[0]), self.good_stops(pair[1])
        for one in first:
            for other in second:
                if one.cost + other.cost <= points:
                    self.weigh(rest, pair, [one, other])

    def weigh(self, rest: list[float], ghosts: list[int], stops: list[Stop]) -> None:
        """These ghosts at these stops; the others may bring the rest."""
        total = rest
        for ghost, stop in zip(ghosts, stops, strict=True):
            total = added(total, self.value(ghost, stop))
        worth = self.worth_of(total)
        if worth > self.worth + BETTER:
            changed = list(self.stops)
            for ghost, stop in zip(ghosts, stops, strict=True):
                changed[ghost] = stop
            if all(self.outlook.has_room(x, changed[x].place, changed) for x in ghosts):
                self.best, self.worth = changed, worth

    def took_best(self) -> bool:
        is_better = self.best is not self.stops
        self.stops = self.best
        return is_better

    def worth_of(self, total: list[float]) -> float:
        seat = self.outlook.seat
        self.totals[seat] = total
        return self.reckoning.worth(self.totals, seat)

    def without(self, ghosts: list[int]) -> list[float]:
        """By door: what all but these may bring."""
        found = [0.0] * self.reckoning.doors
        for ghost, stop in enumerate(self.stops):
            if ghost not in ghosts:
                found = added(found, self.value(ghost, stop))
        return found

    def value(self, ghost: int, stop: Stop) -> list[float]:
        s, seat = self.outlook.s, self.outlook.seat
        is_high = stop.cost == 0 and s.levels[GHOSTS * seat + ghost] > 0
        return self.reckoning.of_ghost(seat, ghost, stop.place, is_high)

    def points(self, ghosts: list[int]) -> int:
        """What these may spend: what the others leave."""
        spent = [stop.cost for ghost, stop in enumerate(self.stops) if ghost not in ghosts]
        return self.outlook.points - sum(spent)

    def is_twin(self, ghost: int) -> bool:
        """Like the one before it, and it goes to the same place."""
        if ghost == 0 or self.stops[ghost].place != self.stops[ghost - 1].place:
            return False
        return self.outlook.stops[ghost] is self.outlook.stops[ghost - 1]

    def good_stops(self, ghost: int) -> list[Stop]:
        """For each cost the best ones, by the mean over all doors."""
        means = [
            (-sum(self.value(ghost, stop)), at) for at, stop in enumerate(self.outlook.stops[ghost])
        ]
        found: list[Stop] = []
        counts: dict[int, int] = {}
        for _, at in sorted(means):
            stop = self.outlook.stops[ghost][at]
            counts[stop.cost] = counts.get(stop.cost, 0) + 1
            if counts[stop.cost] <= KEPT:
                found.append(stop)
        return found


def stops_in(outlook: Outlook, plan: Plan) -> list[Stop]:
    """By ghost: where a plan brings it."""
    found = [stops[0] for stops in outlook.stops]
    for ghost, square, spot, _ in plan.steps:
        place = OUT if square == OUTSIDE else place_of(square, spot)
        found[ghost] = next(
            stop for stop in outlook.stops[ghost] if stop.place == place and stop.cost
        )
    return found
