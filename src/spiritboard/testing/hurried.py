"""A game under the laws for about as long as somebody waits: all variants first, then more strictly."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec import structs

from spiritboard.core.table_side import TableSide
from spiritboard.testing.kit import FULL, check_match, variants
from spiritboard.testing.play import AnyGame
from spiritboard.testing.report import Report

STRICTER: Final = (199, 97, 41, 19, 7, 3, 1)
"""The laws look at every n-th question: seldom at first, in the end at each."""


class Pass(NamedTuple):
    """All variants once; it is told when it is over."""

    every: int
    """The laws have looked at one question in so many."""
    matches: int
    seconds: float


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
    """
    begun = time.monotonic()
    report = Report(game.info.name)
    tables = list(product(seats, variants(game.info)))
    for number, every in enumerate(STRICTER + (1,) * 1000):
        before = time.monotonic()
        terms = structs.replace(FULL, every=every, table=table)
        for done, (count, variant) in enumerate(tables):
            progress(done, len(tables))
            report.add(check_match(game, count, variant, f"kit {number}", terms))
        took = time.monotonic() - before
        tell(Pass(every, len(tables), took))
        finer = every / STRICTER[min(number + 1, len(STRICTER) - 1)]
        if time.monotonic() - begun + took * finer > seconds:
            break
    return report
