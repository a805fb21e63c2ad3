"""G6: the score."""

from __future__ import annotations

from typing import NamedTuple

from spiritboard.core.values import Outcome, Seat
from spiritboard.games.ducharina.geometry.shapes import SIZES
from spiritboard.games.ducharina.hall import EDGE, HOME, OUT, SIZE_OF
from spiritboard.games.ducharina.state import DucharinaState


class Tally(NamedTuple):
    """Where somebody's ghosts are, by size."""

    out: tuple[int, ...]
    inside: tuple[int, ...]
    home: int
    """G9.7 Those that wait at the edge count as at home."""


def tally(places: list[int]) -> Tally:
    out, inside, home = [0] * len(SIZES), [0] * len(SIZES), 0
    for ghost, place in enumerate(places):
        if place == OUT:
            out[SIZE_OF[ghost]] += 1
        elif place in (HOME, EDGE):
            home += 1
        else:
            inside[SIZE_OF[ghost]] += 1
    return Tally(tuple(out), tuple(inside), home)


def score(s: DucharinaState, seat: Seat) -> int:
    """G6 What a seat would have if the match ended now."""
    found = tally(s.ghosts_of(seat))
    total = sum([count * points for count, points in zip(found.out, s.box.out_points, strict=True)])
    for count, points in zip(found.inside, s.box.inside_points, strict=True):
        total += count * points
    return total


def rank(s: DucharinaState, seat: Seat) -> tuple[int, int, int]:
    """G6 More points; of equals, more ghosts out; then fewer at home."""
    found = tally(s.ghosts_of(seat))
    return score(s, seat), sum(found.out), -found.home


def outcome(s: DucharinaState) -> Outcome | None:
    """G6, G9.3 Whoever is still equal shares the win."""
    if s.stack:
        return None
    seats = range(s.box.seats)
    ranks = [rank(s, seat) for seat in seats]
    best = max(ranks)
    winners = tuple([seat for seat in seats if ranks[seat] == best])
    scores = tuple([score(s, seat) for seat in seats])
    return Outcome(winners, scores, reason(ranks, best), "G6")


def reason(ranks: list[tuple[int, int, int]], best: tuple[int, int, int]) -> str:
    """What decided it."""
    if sum([rank[0] == best[0] for rank in ranks]) == 1:
        return "most-points"
    if sum([rank[:2] == best[:2] for rank in ranks]) == 1:
        return "more-out"
    return "fewer-at-home" if ranks.count(best) == 1 else "shared"
