"""Who may win after the look that is coming: door by door, with all ghosts where they will be then."""

from __future__ import annotations

from math import exp
from typing import Final

from spiritboard.core.values import Seat
from spiritboard.games.ducharina.actions import Plan
from spiritboard.games.ducharina.geometry.shapes import SMALL
from spiritboard.games.ducharina.geometry.table import SightTable
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    HOME,
    OUT,
    OUTSIDE,
    PLACES,
    SIZE_OF,
    WIDTH,
    depth,
    place_of,
    square_of,
)
from spiritboard.games.ducharina.mind.hopes import AT_HOME, Hopes, rounds_left
from spiritboard.games.ducharina.mind.look import Watch, best_side
from spiritboard.games.ducharina.rules.party import Party
from spiritboard.games.ducharina.state import DucharinaState

DECISIVE: Final = [0.0002, 1.0, 1.4, 1.7, 2.0]
"""By rounds left after the look: so many points more make somebody e times as likely to win."""
HOPELESS: Final = 50.0
AT_HOME_LESS: Final = 0.002
"""G6 Of equal scores with equally many ghosts out the one with fewer at home wins."""
BY_POINTS: Final = 0.05
"""So much of what a look is worth is how far ahead one is, even if the win is sure, or lost."""
CLEAR: Final = 4.0
"""So many points ahead are halfway to everything."""
STRANGE: Final = 0.15
"""How often another chooser takes any side instead of the one that seems best for it."""


class Reckoning:
    """The hall as it stands or as it might; doors are counted by the sides that may be chosen."""

    def __init__(self, s: DucharinaState, hopes: Hopes, tables: list[SightTable]) -> None:
        """`tables`: by seat, what is seen of its ghosts."""
        self.s = s
        self.hopes = hopes
        self.tables = tables
        self.watch = Watch(s)
        self.left = rounds_left(s)
        self.decisive = DECISIVE[min(self.left, len(DECISIVE) - 1)]
        self.prices = [hopes.price(s, seat) for seat in range(s.box.seats)]
        self.numbers = [number for number in range(WIDTH) if (self.watch.numbers >> number) & 1]
        self.doors = len(self.watch.sides) * len(self.numbers)
        self.known: dict[int, list[float]] = {}

    # What a seat may hope for, by door

    def after(self, seat: Seat, plan: Plan) -> list[float]:
        """When its plan is carried out."""
        places = arrived(self.s, seat, plan)
        levels = self.s.levels[GHOSTS * seat : GHOSTS * (seat + 1)]
        found = [0.0] * self.doors
        for ghost, place in enumerate(places):
            is_high = levels[ghost] > 0 and place == self.s.at(seat, ghost)
            found = added(found, self.of_ghost(seat, ghost, place, is_high))
        return found

    def of_ghost(self, seat: Seat, ghost: int, place: int, is_high: bool) -> list[float]:
        """What a ghost may bring from a place."""
        key = ((seat * GHOSTS + ghost) * 2 + is_high) * (PLACES - OUT + 1) + place - OUT + 1
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.hoped(seat, ghost, place, is_high)
        return found

    def hoped(self, seat: Seat, ghost: int, place: int, is_high: bool) -> list[float]:
        size, price = SIZE_OF[ghost], self.prices[seat]
        if place < 0:
            return [self.waiting(seat, ghost, place)] * self.doors
        row = 1 + depth(square_of(place), self.s.homes[seat])
        there = self.hopes.of(price, size, self.left, row)
        back = self.hopes.of(price, size, self.left, AT_HOME) - AT_HOME_LESS
        found: list[float] = []
        for side in self.watch.sides:
            seeing = self.watch.seeing(self.tables[seat], size, place, side, top=is_high)
            found += [back if (seeing >> number) & 1 else there for number in self.numbers]
        return found

    def waiting(self, seat: Seat, ghost: int, place: int) -> float:
        """Out, at home, or at the edge; with merging the larger ones at home bring nothing (G8.1)."""
        if place == OUT:
            return self.hopes.out[SIZE_OF[ghost]]
        if place == HOME and self.s.box.merging and SIZE_OF[ghost] != SMALL:
            return -AT_HOME_LESS
        return self.hopes.of(self.prices[seat], SIZE_OF[ghost], self.left, AT_HOME) - AT_HOME_LESS

    # Who wins

    def worth(self, totals: list[list[float]], seat: Seat) -> float:
        """From 0 to 1, how a seat may stand after the look; by what everybody may hope for by door."""
        sides = self.by_side([self.standing(totals, seat, door) for door in range(self.doors)])
        found = 0.0
        for chooser, likely in enumerate(self.watch.choosers):
            if likely > 0:
                found += likely * (
                    max(sides) if chooser == seat else self.suffered(totals, chooser, sides)
                )
        return found

    def suffered(self, totals: list[list[float]], chooser: Seat, sides: list[float]) -> float:
        """What comes of it if another one chooses the side."""
        best = best_side([self.by_side(total) for total in totals], chooser)
        return STRANGE * sum(sides) / len(sides) + (1 - STRANGE) * sides[best]

    def standing(self, totals: list[list[float]], seat: Seat, door: int) -> float:
        """Above all how likely it wins."""
        rivals = [by_door[door] for other, by_door in enumerate(totals) if other != seat]
        ahead = totals[seat][door] - max(rivals)
        by_points = 0.5 + 0.5 * ahead / (CLEAR + abs(ahead))
        return (1 - BY_POINTS) * self.chance(totals, seat, door) + BY_POINTS * by_points

    def chance(self, totals: list[list[float]], seat: Seat, door: int) -> float:
        """To win after a look from a door."""
        own = totals[seat][door]
        rivals = 0.0
        for by_door in totals:
            rivals += exp(min(HOPELESS, (by_door[door] - own) / self.decisive))
        return 1 / rivals

    def by_side(self, by_door: list[float]) -> list[float]:
        count = len(self.numbers)
        return [sum(by_door[at : at + count]) / count for at in range(0, self.doors, count)]


def arrived(s: DucharinaState, seat: Seat, plan: Plan) -> list[int]:
    """Where a seat's ghosts are when its plan is carried out."""
    if s.box.merging:
        party = Party(s, seat)
        party.follow(plan)
        return party.places
    places = s.ghosts_of(seat)
    for ghost, square, spot, _ in plan.steps:
        places[ghost] = OUT if square == OUTSIDE else place_of(square, spot)
    return places


def added(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]
