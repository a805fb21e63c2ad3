"""How many play, as it is said on the command line."""

from __future__ import annotations

from collections.abc import Mapping

from spiritboard.catalog import check_seats
from spiritboard.catalog.options import seats_for, usual_seats
from spiritboard.core.errors import BadSetup
from spiritboard.core.package import AnyGame


def counts_in(text: str, rules: AnyGame) -> list[int]:
    """`3,5` or `3-5`: numbers of seats, each checked."""
    counts: list[int] = []
    for part in filter(None, text.split(",")):
        first, dash, last = (end.strip() for end in part.partition("-"))
        if not first.isdecimal() or (dash and not last.isdecimal()):
            allowed = ", ".join(str(able) for able in rules.info.seats)
            raise BadSetup("seats-out-of-range", seats=part, allowed=allowed)
        counts += range(int(first), int(last or first) + 1)
    for count in counts:
        check_seats(rules, count)
    return counts


def seats_or_usual(rules: AnyGame, given: Mapping[str, object], seats: int | None) -> int:
    """What was asked for, what the options imply, or else what is usual."""
    found = seats_for(rules, given, seats)
    return usual_seats(rules) if found is None else found
