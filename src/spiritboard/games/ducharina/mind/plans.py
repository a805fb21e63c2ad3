"""Where one's ghosts should go: every ghost's stops by what they cost, and a knapsack over the card."""

from __future__ import annotations

from typing import Final

from spiritboard.core.values import Seat
from spiritboard.games.ducharina.actions import Plan, Step
from spiritboard.games.ducharina.geometry.shapes import LARGE, SMALL, discs_overlap
from spiritboard.games.ducharina.geometry.table import SightTable
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    HOME,
    MIDDLE,
    OUT,
    OUTSIDE,
    SIZE_OF,
    SPOTS,
    SQUARES,
    depth,
    distance,
    opposite,
    place_of,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.mind.hopes import AT_HOME, Hopes, points_of, rounds_left
from spiritboard.games.ducharina.mind.look import Watch, weighted
from spiritboard.games.ducharina.state import NOTHING, DucharinaState

TURNED: Final = 3
"""In so many of the best squares, for each ghost and cost, all spots are looked at."""
IMPOSSIBLE: Final = -1e9


class Stop:
    """Where a ghost may be at the look."""

    def __init__(self, cost: int, place: int, values: list[float]) -> None:
        self.cost = cost
        self.place = place
        self.values = values
        """By side of the look: what the ghost may bring after it."""


class Outlook:
    """What a seat's ghosts may do in this round, and what that is worth by the side of the look."""

    def __init__(
        self, s: DucharinaState, seat: Seat, table: SightTable, watch: Watch, hopes: Hopes
    ) -> None:
        self.s = s
        self.seat = seat
        self.home = s.homes[seat]
        self.table = table
        self.watch = watch
        self.hopes = hopes
        self.left = rounds_left(s)
        self.price = hopes.price(s, seat)
        self.points = points_of(s, seat)
        self.stops: list[list[Stop]] = []
        """By ghost, once it was looked ahead: staying is the first."""

    def look_ahead(self) -> None:
        """All that may be done."""
        for ghost in range(GHOSTS):
            self.stops.append(self.stops_of(ghost))

    def stops_of(self, ghost: int) -> list[Stop]:
        """Staying, every square in its middle, and out. Those that are alike at home share theirs."""
        twin = self.twin_of(ghost)
        if twin != NOTHING:
            return self.stops[twin]
        found = [self.staying(ghost)]
        return found + self.inside(ghost) + self.way_out(ghost) if self.may_go(ghost) else found

    def twin_of(self, ghost: int) -> int:
        """One before it of the same size that waits in the same place; NOTHING: there is none."""
        s, seat = self.s, self.seat
        for other in range(ghost):
            is_alike = SIZE_OF[other] == SIZE_OF[ghost] and s.at(seat, other) == s.at(seat, ghost)
            if is_alike and s.at(seat, ghost) < 0 and s.rests(seat, other) == s.rests(seat, ghost):
                return other
        return NOTHING

    def may_go(self, ghost: int) -> bool:
        """G5.4, G8.1, G8.2 Not if it is out, or rests, or has to come about by merging."""
        place = self.s.at(self.seat, ghost)
        enters_small = self.s.box.merging and place == HOME and SIZE_OF[ghost] != SMALL
        return place != OUT and not enters_small and not self.s.rests(self.seat, ghost)

    def inside(self, ghost: int) -> list[Stop]:
        place, size = self.s.at(self.seat, ghost), SIZE_OF[ghost]
        costs = [self.cost(place, square) for square in range(SQUARES)]
        near = [square for square in range(SQUARES) if 0 < costs[square] <= self.points]
        return [self.stop(size, costs[square], place_of(square, MIDDLE)) for square in near]

    def way_out(self, ghost: int) -> list[Stop]:
        """G5.1 None, if it came in this round or has too far to go."""
        place = self.s.at(self.seat, ghost)
        if place < 0 or self.s.has_entered(self.seat, ghost):
            return []
        cost = depth(square_of(place), opposite(self.home)) + 1
        out = Stop(cost, OUT, self.surely(self.hopes.out[SIZE_OF[ghost]]))
        return [out] if cost <= self.points else []

    def staying(self, ghost: int) -> Stop:
        place, size = self.s.at(self.seat, ghost), SIZE_OF[ghost]
        if place < 0:
            hope = self.hopes.at(self.s, self.seat, self.price, ghost, self.left)
            return Stop(0, place, self.surely(hope))
        is_high = self.s.levels[GHOSTS * self.seat + ghost] > 0
        risks = self.watch.risks(self.table, size, place, top=is_high)
        return Stop(0, place, self.values(size, place, risks))

    def cost(self, place: int, square: int) -> int:
        """G5.1 Steps to a square; 0: it is there."""
        return depth(square, self.home) + 1 if place < 0 else distance(square_of(place), square)

    def surely(self, value: float) -> list[float]:
        return [value] * len(self.watch.sides)

    def stop(self, size: int, cost: int, place: int) -> Stop:
        risks = self.watch.risks(self.table, size, place, top=False)
        return Stop(cost, place, self.values(size, place, risks))

    def values(self, size: int, place: int, risks: list[float]) -> list[float]:
        """Seen, it begins again; with merging a larger one keeps its size (G8.1)."""
        row = 1 + depth(square_of(place), self.home)
        there = self.hopes.of(self.price, size, self.left, row)
        back = self.hopes.of(self.price, size, self.left, AT_HOME)
        return [there - (there - back) * risk for risk in risks]

    def look_around(self) -> None:
        """G5.3 In the best squares of each ghost, all spots are added."""
        weights = self.watch.evenly()
        seen: list[list[Stop]] = []
        for ghost, stops in enumerate(self.stops):
            if SIZE_OF[ghost] == LARGE or any(stops is other for other in seen):
                continue
            seen.append(stops)
            for stop in best_squares(stops[1:], weights):
                square = square_of(stop.place)
                for spot in range(1, SPOTS):
                    stops.append(self.stop(SIZE_OF[ghost], stop.cost, place_of(square, spot)))

    def best(self, weights: list[float]) -> list[Stop]:
        """By ghost: where it should be, if the sides are chosen by these weights."""
        ladders: list[Ladder] = []
        for ghost, stops in enumerate(self.stops):
            is_alike = ghost > 0 and stops is self.stops[ghost - 1]
            ladders.append(ladders[-1] if is_alike else Ladder(stops, weights, self.points))
        return packed(ladders, self.points)

    def stayed(self) -> list[float]:
        """By side of the look: what all ghosts may bring from where they are."""
        return self.total([self.staying(ghost) for ghost in range(GHOSTS)])

    def total(self, stops: list[Stop]) -> list[float]:
        """By side: what all ghosts may bring."""
        totals = self.surely(0.0)
        for stop in stops:
            for at, value in enumerate(stop.values):
                totals[at] += value
        return totals

    def fitting(self, stops: list[Stop], weights: list[float]) -> list[Stop]:
        """G5.3 The same with room for all: who finds a place taken goes to the next best one."""
        found = [stop if stop.cost == 0 else self.stops[x][0] for x, stop in enumerate(stops)]
        order = sorted(range(GHOSTS), key=lambda x: -weighted(stops[x].values, weights))
        for ghost in order:
            wish = stops[ghost]
            if wish.cost:
                found[ghost] = self.free_stop(ghost, wish, found, weights)
        return found

    def free_stop(self, ghost: int, wish: Stop, others: list[Stop], weights: list[float]) -> Stop:
        if self.has_room(ghost, wish.place, others):
            return wish
        able = [stop for stop in self.stops[ghost] if 0 < stop.cost <= wish.cost]
        able.sort(key=lambda stop: -weighted(stop.values, weights))
        for stop in able:
            if self.has_room(ghost, stop.place, others):
                return stop
        return self.stops[ghost][0]

    def has_room(self, ghost: int, place: int, others: list[Stop]) -> bool:
        if place < 0:
            return True
        shapes, square = self.s.box.shapes, square_of(place)
        for other, stop in enumerate(others):
            if other == ghost or stop.place < 0 or square_of(stop.place) != square:
                continue
            size, spot = SIZE_OF[other], spot_of(stop.place)
            if discs_overlap(shapes, SIZE_OF[ghost], spot_of(place), size, spot):
                return False
        return True


def best_squares(stops: list[Stop], weights: list[float]) -> list[Stop]:
    """A few for each cost."""
    inside = [stop for stop in stops if stop.place >= 0]
    inside.sort(key=lambda stop: -weighted(stop.values, weights))
    kept: list[Stop] = []
    counts: dict[int, int] = {}
    for stop in inside:
        counts[stop.cost] = counts.get(stop.cost, 0) + 1
        if counts[stop.cost] <= TURNED:
            kept.append(stop)
    return kept


class Ladder:
    """The best stop of a ghost for each cost, and what it is worth."""

    def __init__(self, stops: list[Stop], weights: list[float], points: int) -> None:
        self.stops: list[Stop] = [stops[0]] * (points + 1)
        self.values: list[float] = [IMPOSSIBLE] * (points + 1)
        for stop in stops:
            value = weighted(stop.values, weights)
            if value > self.values[stop.cost]:
                self.stops[stop.cost], self.values[stop.cost] = stop, value


def packed(ladders: list[Ladder], points: int) -> list[Stop]:
    """G3.2 A knapsack: the points shared out so that all ghosts together are worth most."""
    best = [0.0] * (points + 1)
    spent: list[list[int]] = []
    for ladder in ladders:
        after = [IMPOSSIBLE] * (points + 1)
        costs = [0] * (points + 1)
        for purse in range(points + 1):
            for cost in range(purse + 1):
                value = best[purse - cost] + ladder.values[cost]
                if value > after[purse]:
                    after[purse], costs[purse] = value, cost
        best = after
        spent.append(costs)
    return unpacked(ladders, spent, points)


def unpacked(ladders: list[Ladder], spent: list[list[int]], purse: int) -> list[Stop]:
    found: list[Stop] = []
    for ladder, costs in zip(reversed(ladders), reversed(spent), strict=True):
        found.append(ladder.stops[costs[purse]])
        purse -= costs[purse]
    found.reverse()
    return found


def steps_of(stops: list[Stop]) -> Plan:
    found: list[Step] = []
    for ghost, stop in enumerate(stops):
        if stop.place == OUT and stop.cost:
            found.append((ghost, OUTSIDE, MIDDLE, 0))
        elif stop.cost:
            found.append((ghost, square_of(stop.place), spot_of(stop.place), 0))
    return Plan(tuple(found))
