"""A game under the laws for about as long as somebody waits: all variants first, then more strictly."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec import structs

from spiritboard.core.rng import stream
from spiritboard.core.table_side import TableSide
from spiritboard.testing.kit import FULL, check_match, variants
from spiritboard.testing.play import AnyGame
from spiritboard.testing.report import Report

STRICTER: Final = (199, 97, 41, 19, 7, 3, 1)
"""The laws look at every n-th question: seldom at first, in the end at each."""


class Pass(NamedTuple):
    """All variants once, or as many as there was time for; it is told when it is over."""

    every: int
    """The laws have looked at one question in so many."""
    matches: int
    of: int
    """A match each of so many variants would have been all."""
    seconds: float

    @property
    def is_whole(self) -> bool:
        return self.matches == self.of


def check_for_a_while(
    game: AnyGame,
    seats: Sequence[int],
    seconds: float,
    tell: Callable[[Pass], None],
    progress: Callable[[int, int], None],
    table: TableSide | None = None,
) -> Report:
    """One match at every number of seats and in every variant; then again and more strictly, as
    long as the next pass can be expected to end in time. Raises LawBroken.

    A game whose first pass is too long for that is left when the time is up, after one match at least.
    """
    begun = time.monotonic()
    report = Report(game.info.name)
    tables = list(product(seats, variants(game.info)))
    stream(game.info.name.encode(), "order", 0).shuffle(
        tables
    )  # whatever is left out is of each kind
    for number, every in enumerate(STRICTER + (1,) * 1000):
        before, done = time.monotonic(), 0
        terms = structs.replace(FULL, every=every, table=table)
        for count, variant in tables:
            if report.matches and time.monotonic() - begun > seconds:
                break
            progress(done, len(tables))
            report.add(check_match(game, count, variant, f"kit {number}", terms))
            done += 1
        one = Pass(every, done, len(tables), time.monotonic() - before)
        tell(one)
        finer = every / STRICTER[min(number + 1, len(STRICTER) - 1)]
        if not one.is_whole or time.monotonic() - begun + one.seconds * finer > seconds:
            break
    return report
