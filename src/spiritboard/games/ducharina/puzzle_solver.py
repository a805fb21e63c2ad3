"""Puzzles solved: ghosts brought out under looks that are known beforehand, by an exact search.

Ghosts are in each other's way only by the points they share and the room in a square. So the ways of
each ghost past the looks are found by themselves, then combined within the cards; what is found is
tried by the rules before it counts as a proof.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final, NamedTuple

from spiritboard.core.errors import Illegal
from spiritboard.core.state import clone
from spiritboard.games.ducharina.actions import Plan, Step
from spiritboard.games.ducharina.geometry.shapes import LARGE, middle_of
from spiritboard.games.ducharina.geometry.sight import is_seen
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    GHOSTS_OF,
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
from spiritboard.games.ducharina.rules.keyhole import is_in_sight
from spiritboard.games.ducharina.rules.party import Party, settle_party
from spiritboard.games.ducharina.state import DucharinaState

SOLVER: Final = 0
"""The only seat of a puzzle."""


class Route(NamedTuple):
    """One ghost's way out, round by round."""

    costs: tuple[int, ...]
    stops: tuple[int, ...]
    """Where it is after each round."""


Layer = dict[tuple[int, tuple[int, ...]], tuple[int, ...]]
"""By place and costs so far: the stops on the way there."""


class Solver:
    """The ways out of one hall, from where the ghosts are now."""

    def __init__(self, s: DucharinaState) -> None:
        self.s = s
        self.home = s.homes[SOLVER]
        first = s.round - 1
        self.cards = [s.box.cards[card].value for card, _ in s.coming[first:]]
        self.doors = [door for _, door in s.coming[first:]]
        self.seen: dict[tuple[int, int, int], bool] = {}
        self.known: dict[tuple[int, int], list[Route]] = {}

    def solution(self) -> list[Plan] | None:
        """Plans for the rounds that are left, after which the goal is reached; None: there is no way."""
        for ghosts in product(*[self.choices(size) for size in range(len(self.s.box.goal))]):
            found = self.combined([ghost for party in ghosts for ghost in party], [], self.cards)
            if found is not None:
                return found
        return None

    def choices(self, size: int) -> list[tuple[int, ...]]:
        """Which ghosts of a size may be those that are still missing outside."""
        places = self.s.ghosts_of(SOLVER)
        own = GHOSTS_OF[size]
        missing = self.s.box.goal[size] - sum([places[ghost] == OUT for ghost in own])
        left = [ghost for ghost in own if places[ghost] != OUT]
        return list(combinations(left, max(0, missing)))

    def combined(
        self, ghosts: list[int], routes: list[Route], left: list[int]
    ) -> list[Plan] | None:
        """Routes for all of them within the points that are left; tried by the rules."""
        if len(routes) == len(ghosts):
            return self.proved(ghosts, routes)
        ghost = ghosts[len(routes)]
        for route in self.routes(SIZE_OF[ghost], self.s.at(SOLVER, ghost)):
            rest = [points - cost for points, cost in zip(left, route.costs, strict=True)]
            if min(rest) >= 0 and not any(share_a_square(route, other) for other in routes):
                found = self.combined(ghosts, [*routes, route], rest)
                if found is not None:
                    return found
        return None

    def routes(self, size: int, start: int) -> list[Route]:
        """The ways out of a ghost; none that costs more in one round and less in no other."""
        found = self.known.get((size, start))
        if found is None:
            found = self.known[size, start] = undominated(self.all_routes(size, start))
        return found

    def all_routes(self, size: int, start: int) -> list[Route]:
        layer: Layer = {(start, ()): ()}
        done: list[Route] = []
        for nth in range(len(self.cards)):
            layer, out = self.further(size, layer, nth)
            rest = (0,) * (len(self.cards) - nth - 1)
            done += [
                Route(costs + rest, stops + (OUT,) * len(rest)) for (_, costs), stops in out.items()
            ]
        return done

    def further(self, size: int, layer: Layer, nth: int) -> tuple[Layer, Layer]:
        """One round later: those in the hall or at home, and those that went out."""
        inside: Layer = {}
        out: Layer = {}
        for (place, costs), stops in layer.items():
            if place == HOME or not self.is_seen(size, place, nth):
                inside.setdefault((place, (*costs, 0)), (*stops, place))
            if place >= 0:
                cost = depth(square_of(place), opposite(self.home)) + 1
                if cost <= self.cards[nth]:
                    out.setdefault((OUT, (*costs, cost)), (*stops, OUT))
            for square in range(SQUARES):
                cost = self.cost(place, square)
                goal = self.unseen_spot(size, square, nth) if 0 < cost <= self.cards[nth] else OUT
                if goal != OUT:
                    inside.setdefault((goal, (*costs, cost)), (*stops, goal))
        return inside, out

    def cost(self, place: int, square: int) -> int:
        if place == HOME:
            return depth(square, self.home) + 1
        return distance(square_of(place), square)

    def unseen_spot(self, size: int, square: int, nth: int) -> int:
        """The first spot of a square that the look does not see; OUT: there is none."""
        for spot in range(1 if size == LARGE else SPOTS):
            place = place_of(square, spot)
            if not self.is_seen(size, place, nth):
                return place
        return OUT

    def is_seen(self, size: int, place: int, nth: int) -> bool:
        key = (size, place, self.doors[nth])
        if key not in self.seen:
            x, y = middle_of(self.s.box.shapes, size, square_of(place), spot_of(place))
            self.seen[key] = is_seen(self.s.furniture(), self.doors[nth], size, x, y, 0, 0)
        return self.seen[key]

    def proved(self, ghosts: list[int], routes: list[Route]) -> list[Plan] | None:
        """The plans, if the rules allow them and no look sees what they moved."""
        s = clone(self.s)
        plans: list[Plan] = []
        for nth, door in enumerate(self.doors):
            s.cards[SOLVER] = s.coming[self.s.round - 1 + nth][0]
            s.entered = 0
            s.keyhole = door
            plan = Plan(tuple(steps_of(s, ghosts, routes, nth)))
            party = Party(s, SOLVER)
            try:
                party.follow(plan)
            except Illegal:
                return None
            settle_party(s, party)
            if any(s.at(SOLVER, ghost) >= 0 and is_in_sight(s, ghost) for ghost in ghosts):
                return None
            send_seen_home(s)
            plans.append(plan)
        return plans


def steps_of(s: DucharinaState, ghosts: list[int], routes: list[Route], nth: int) -> list[Step]:
    found: list[Step] = []
    for ghost, route in zip(ghosts, routes, strict=True):
        stop = route.stops[nth]
        if stop == OUT and s.at(SOLVER, ghost) != OUT:
            found.append((ghost, OUTSIDE, MIDDLE, 0))
        elif stop >= 0 and stop != s.at(SOLVER, ghost):
            found.append((ghost, square_of(stop), spot_of(stop), 0))
    return found


def send_seen_home(s: DucharinaState) -> None:
    """Ghosts that no route is about may be seen."""
    for ghost in range(GHOSTS):
        if s.at(SOLVER, ghost) >= 0 and is_in_sight(s, ghost):
            s.put(SOLVER, ghost, HOME)


def undominated(routes: list[Route]) -> list[Route]:
    kept: list[Route] = []
    for route in sorted(routes):
        if not any(is_no_dearer(other, route) for other in kept):
            kept = [other for other in kept if not is_no_dearer(route, other)]
            kept.append(route)
    return kept


def is_no_dearer(one: Route, other: Route) -> bool:
    """In every round."""
    return all(cost <= others for cost, others in zip(one.costs, other.costs, strict=True))


def share_a_square(one: Route, other: Route) -> bool:
    """After some round both stand in the same square."""
    for stop, others in zip(one.stops, other.stops, strict=True):
        if stop >= 0 and others >= 0 and square_of(stop) == square_of(others):
            return True
    return False
