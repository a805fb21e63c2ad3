"""G8.1 Plans where ghosts merge: step after step, each tried by the rules, as long as one is worth it."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.games.ducharina.actions import Plan, Step
from spiritboard.games.ducharina.geometry.shapes import SMALL
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    HOME,
    MIDDLE,
    OUT,
    OUTSIDE,
    SIZE_OF,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.mind.hopes import AT_HOME
from spiritboard.games.ducharina.mind.look import weighted
from spiritboard.games.ducharina.mind.plans import Outlook, Stop
from spiritboard.games.ducharina.rules.party import Party


class Gathering:
    """A plan that grows by the step that brings most for each point."""

    def __init__(self, outlook: Outlook, weights: list[float]) -> None:
        self.outlook = outlook
        self.weights = weights
        self.plan = Plan()
        self.party = Party(outlook.s, outlook.seat)
        self.worth = self.worth_of(self.party)

    def grown(self) -> Plan:
        """The whole plan."""
        while self.maybe_grow():
            pass
        return self.plan

    def maybe_grow(self) -> bool:
        """One more step, if any is worth it."""
        plan, best, most = self.plan, self.party, 0.0
        for step, cost in self.steps():
            longer = Plan((*self.plan.steps, step))
            party = self.followed(longer)
            gain = (self.worth_of(party) - self.worth) / cost if party is not None else 0.0
            if party is not None and gain > most:
                plan, best, most = longer, party, gain
        if plan is self.plan:
            return False
        self.plan, self.party, self.worth = plan, best, self.worth_of(best)
        return True

    def steps(self) -> list[tuple[Step, int]]:
        """By ghost that may still go: its best stops by cost, and where others of its colour are."""
        found: list[tuple[Step, int]] = []
        for ghost in range(GHOSTS):
            if not (self.party.named[ghost] or self.party.done[ghost]):
                found += [(step_of(ghost, stop), stop.cost) for stop in self.stops_of(ghost)]
        return found

    def stops_of(self, ghost: int) -> list[Stop]:
        taken = {square_of(place) for place in self.party.places if place >= 0}
        best: dict[int, Stop] = {}
        found: list[Stop] = []
        for stop in self.outlook.stops[ghost]:
            if not 0 < stop.cost <= self.party.left:
                continue
            if stop.place >= 0 and square_of(stop.place) in taken:
                found.append(stop)
            known = best.get(stop.cost)
            if known is None or self.value(stop) > self.value(known):
                best[stop.cost] = stop
        return found + list(best.values())

    def value(self, stop: Stop) -> float:
        return weighted(stop.values, self.weights)

    def followed(self, plan: Plan) -> Party | None:
        party = Party(self.outlook.s, self.outlook.seat)
        try:
            party.follow(plan)
        except Illegal:
            return None
        return party

    def worth_of(self, party: Party) -> float:
        return weighted(self.total(party), self.weights)

    def total(self, party: Party) -> list[float]:
        """By side of the look: what all ghosts may bring."""
        totals = [0.0] * len(self.weights)
        for ghost, place in enumerate(party.places):
            values = self.values_at(ghost, place)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return totals

    def values_at(self, ghost: int, place: int) -> list[float]:
        """Larger ones at home bring nothing: they come about by merging."""
        outlook, size = self.outlook, SIZE_OF[ghost]
        if place == OUT:
            return outlook.surely(outlook.hopes.out[size])
        if place == HOME and size != SMALL:
            return outlook.surely(0.0)
        if place < 0:
            return outlook.surely(outlook.hopes.of(outlook.price, size, outlook.left, AT_HOME))
        return outlook.stop(size, 0, place).values


def step_of(ghost: int, stop: Stop) -> Step:
    if stop.place == OUT:
        return ghost, OUTSIDE, MIDDLE, 0
    return ghost, square_of(stop.place), spot_of(stop.place), 0
