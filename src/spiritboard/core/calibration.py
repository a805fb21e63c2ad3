"""An estimate of a chance, set right by play: what was said of many matches beside what was won."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import Struct

Pair = tuple[float, bool]
"""What was said of a match, and whether it was won."""

KNOTS: Final = 8
"""A curve has at most so many points between its ends."""
LEAST: Final = 12
"""So many pairs make a point, or more."""
FAITH: Final = 10.0
"""What was said counts as much as so many pairs that went as it said: those of one match go together,
so a few matches prove little."""
DIGITS: Final = 3


class Group(NamedTuple):
    """Pairs of which about the same was said."""

    said: float
    won: float
    size: int

    def with_next(self, other: Group) -> Group:
        size = self.size + other.size
        said = (self.said * self.size + other.said * other.size) / size
        won = (self.won * self.size + other.won * other.size) / size
        return Group(said, won, size)


class Curve(Struct, frozen=True):
    """Never falls: who is better off is said to be so. From one point to the next it is straight; what
    is impossible or certain stays so.
    """

    said: tuple[float, ...]
    won: tuple[float, ...]
    plays: int
    """So many matches it was made of; 0: none, and what is said stands."""

    def of(self, said: float) -> float:
        """The chance, when so much was said.

        >>> Curve((0.5,), (0.8,), 40).of(0.25)
        0.4
        """
        xs, ys = (0.0, *self.said, 1.0), (0.0, *self.won, 1.0)
        at = min(bisect_right(xs, said), len(xs) - 1)
        span = xs[at] - xs[at - 1]
        part = (said - xs[at - 1]) / span if span else 1.0
        return ys[at - 1] + part * (ys[at] - ys[at - 1])


AS_SAID: Final = Curve((), (), 0)


def fitted(pairs: Sequence[Pair], plays: int) -> Curve:
    """The curve that never falls and comes nearest to what was won."""
    rising: list[Group] = []
    for group in groups_of(sorted(pairs)):
        rising.append(group)
        while len(rising) > 1 and rising[-2].won >= rising[-1].won:
            last = rising.pop()
            rising.append(rising.pop().with_next(last))
    return Curve(
        tuple([round(group.said, DIGITS) for group in rising]),
        tuple([round(group.won, DIGITS) for group in rising]),
        plays,
    )


def groups_of(pairs: Sequence[Pair]) -> list[Group]:
    """As many of equal size as there are pairs for, from the lowest said on."""
    count = min(KNOTS, len(pairs) // LEAST)
    cuts = [len(pairs) * nth // count for nth in range(count + 1)] if count else []
    return [group_of(pairs[first:end]) for first, end in pairwise(cuts)]


def group_of(pairs: Sequence[Pair]) -> Group:
    size = len(pairs)
    said = sum([one for one, _ in pairs]) / size
    wins = sum([won for _, won in pairs])
    return Group(said, (wins + FAITH * said) / (size + FAITH), size)


def error_of(pairs: Sequence[Pair], curve: Curve = AS_SAID) -> float:
    """The mean square error; 0.25 is a coin's."""
    return sum([(curve.of(said) - won) ** 2 for said, won in pairs]) / len(pairs)
