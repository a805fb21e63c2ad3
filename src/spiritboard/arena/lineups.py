"""Who sits where in the games of a deal, so that each bot sits in each seat equally often."""

from __future__ import annotations

from spiritboard.arena.duel import seatings
from spiritboard.core.rng import key_of, quick

LineUp = tuple[int, ...]
"""By seat: the number of a bot."""


def lineups(bots: int, seats: int, seed: str, deal: int) -> list[LineUp]:
    """Two bots: each alone among copies of the other. More: all rotations of an order of the deal.

    >>> lineups(2, 3, "", 0)[:3]
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    if bots == 2:
        return seatings(seats)
    order = list(range(bots))
    quick(key_of(seed), "line-up", deal).shuffle(order)
    return [tuple([order[(seat + turn) % bots] for seat in range(seats)]) for turn in range(bots)]
