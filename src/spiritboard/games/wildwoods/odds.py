"""The odds of a roll, exactly: whole numbers out of all ways the dice can fall.

A die is a success when it shows at least the number of the card's space (W2.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spiritboard.games.wildwoods.box import DICE


class Chance(NamedTuple):
    """Some of all ways that the dice can fall."""

    ways: int
    of: int

    @property
    def share(self) -> float:
        return self.ways / self.of

    @property
    def percent(self) -> int:
        """Rounded, but never to a certainty that is none."""
        rounded = (200 * self.ways + self.of) // (2 * self.of)
        if 0 < self.ways < self.of:
            return min(max(rounded, 1), 99)
        return rounded


class Odds(NamedTuple):
    """What may come of one roll."""

    successes: tuple[Chance, ...]
    """By number of successes: exactly so many."""
    top: Chance
    """The dice alone reach the need."""
    top_with_crystals: Chance
    """They do, with all crystals of the card if that is needed."""
    some: Chance
    """At least one success, so the bottom ability yields something."""
    yields: Chance
    """Successes on average: ways added up, out of all ways."""


def ways_of(dice: Sequence[int], number: int) -> list[int]:
    """By number of successes: in how many ways the dice give it.

    >>> ways_of((2, 0, 0), 5)
    [16, 32, 16]
    """
    found = [1]
    for sides, count in zip(DICE, dice, strict=True):
        hits = max(0, sides - number + 1)
        for _ in range(count):
            found = with_die(found, sides - hits, hits)
    return found


def with_die(ways: list[int], misses: int, hits: int) -> list[int]:
    """One die more."""
    more = [way * misses for way in ways] + [0]
    for successes, way in enumerate(ways):
        more[successes + 1] += way * hits
    return more


def at_least(ways: Sequence[int], successes: int) -> Chance:
    return Chance(sum(ways[max(0, successes) :]), sum(ways))


def odds_of(dice: Sequence[int], number: int, need: int = 0, crystals: int = 0) -> Odds:
    """Of a roll of so many d8, d10 and d12.

    W1.5 Crystals help only after at least one success.

    >>> odds_of((1, 0, 0), 3, 4, 3).top_with_crystals.share
    0.75
    """
    ways = ways_of(dice, number)
    total = sum(ways)
    return Odds(
        tuple([Chance(way, total) for way in ways]),
        at_least(ways, max(1, need)),
        at_least(ways, max(1, need - crystals)),
        at_least(ways, 1),
        Chance(sum([successes * way for successes, way in enumerate(ways)]), total),
    )
