"""The look that is coming: from which doors it may be, who may choose, and what is seen from there."""

from __future__ import annotations

from typing import Final

from spiritboard.core.values import Seat
from spiritboard.games.ducharina.box import BUSYBODY, KNOCK_KNOCK
from spiritboard.games.ducharina.geometry.table import SightTable
from spiritboard.games.ducharina.hall import (
    SIDES,
    SPOTS,
    SQUARES,
    WIDTH,
    number_of,
    opposite,
    side_of,
)
from spiritboard.games.ducharina.state import NOTHING, DucharinaState

ALL: Final = (1 << WIDTH) - 1
"""The doors of a side."""
UNSURE: Final = 0.3
"""How often somebody chooses another side than it seems best."""
LEADER: Final = 0.5
"""How much of a bot's envy is for the best of the others; the rest is for all of them alike."""


class Watch:
    """G3.3, G8.2 The sides that the keyhole may come to, and the numbers that may be rolled."""

    def __init__(self, s: DucharinaState) -> None:
        self.sides: list[int] = sides_of(s)
        self.numbers = numbers_of(s)
        self.twice = s.midnight == BUSYBODY
        self.choosers: list[float] = choosers_of(s)
        """By seat: how likely it chooses the side."""

    def risks(self, table: SightTable, size: int, place: int, *, top: bool) -> list[float]:
        """By side that may be chosen: how likely a ghost is seen there."""
        return [self.risk(table, size, place, side, top=top) for side in self.sides]

    def risk(self, table: SightTable, size: int, place: int, side: int, *, top: bool) -> float:
        seen = self.seeing(table, size, place, side, top=top)
        return (seen & self.numbers).bit_count() / self.numbers.bit_count()

    def seeing(self, table: SightTable, size: int, place: int, side: int, *, top: bool) -> int:
        """The numbers at which a look from a side sees a ghost, as a set."""
        seen = numbers_seeing(table, size, place, side, top=top)
        if self.twice:
            seen |= numbers_seeing(table, size, place, opposite(side), top=top)
        return seen

    def expected(self, values: list[list[float]]) -> list[float]:
        """By seat, from what each has after a look from each side: what it may expect."""
        found = [0.0] * len(values)
        for seat, chance in enumerate(self.choosers):
            if chance > 0:
                weights = self.weights(best_side(values, seat))
                for other, by_side in enumerate(values):
                    found[other] += chance * weighted(by_side, weights)
        return found

    def weights(self, best: int) -> list[float]:
        """By side: how likely it is chosen by somebody for whom one is best."""
        count = len(self.sides)
        return [UNSURE / count + (1 - UNSURE) * (at == best) for at in range(count)]

    def evenly(self) -> list[float]:
        return [1 / len(self.sides)] * len(self.sides)


def sides_of(s: DucharinaState) -> list[int]:
    if s.box.goal:
        return [side_of(s.coming[s.round - 1][1])]
    if s.side != NOTHING:
        return [s.side]
    if s.keyhole == NOTHING:
        return list(range(len(SIDES)))
    here = side_of(s.keyhole)
    if s.midnight == KNOCK_KNOCK:
        return [here]
    return [side for side in range(len(SIDES)) if side != here]


def numbers_of(s: DucharinaState) -> int:
    """As a set; a number that is rolled already is the only one."""
    if s.box.goal:
        return 1 << (number_of(s.coming[s.round - 1][1]) - 1)
    return 1 << (s.number - 1) if s.number else ALL


def choosers_of(s: DucharinaState) -> list[float]:
    """G3.3 Those who have not chosen in this cycle, all alike; or who does choose."""
    seats = range(s.box.seats)
    able = [seat == s.chooser if s.chooser >= 0 else not (s.chosen >> seat) & 1 for seat in seats]
    return [float(is_able) / sum(able) for is_able in able]


def numbers_seeing(table: SightTable, size: int, place: int, side: int, *, top: bool) -> int:
    if top:
        doors = table.doors_seeing(size, place // SPOTS, place % SPOTS, top=True)
        return (doors >> (WIDTH * side)) & ALL
    return table.numbers_seeing(size * SQUARES * SPOTS + place, side)


def best_side(values: list[list[float]], seat: Seat) -> int:
    """The one that costs the others most and oneself least."""
    best, most = 0, -1e9
    for at in range(len(values[seat])):
        lead = lead_of([by_side[at] for by_side in values], seat)
        if lead > most:
            best, most = at, lead
    return best


def lead_of(totals: list[float], seat: Seat) -> float:
    """How far a seat is ahead of the others, of the best one above all."""
    others = [total for other, total in enumerate(totals) if other != seat]
    if not others:
        return totals[seat]
    mean = weighted(others, [1 / len(others)] * len(others))
    return totals[seat] - LEADER * max(others) - (1 - LEADER) * mean


def weighted(values: list[float], weights: list[float]) -> float:
    """Added one after the other: every Python rounds that alike."""
    total = 0.0
    for value, weight in zip(values, weights, strict=True):
        total += value * weight
    return total
