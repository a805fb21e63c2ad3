"""What scoring cards and the tasks of the solo game count (4.8, R15.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spiritboard.games.djinn.box import COUNTED, ROUNDS
from spiritboard.games.djinn.rows import bottles_row, secrets_row
from spiritboard.games.djinn.rules.gear import gear_counts
from spiritboard.games.djinn.state import DOWN, DjinnState


def count_of(s: DjinnState, seat: int, what: int) -> int:
    """`what` is a place in `COUNTED`. Cards count face up or down, unless they have to be ready."""
    return BY_PLACE[what](s, seat)


def is_within(there: int, is_most: int, count: int) -> bool:
    """At most so many, or at least."""
    return there <= count if is_most else there >= count


def mages(s: DjinnState, seat: int) -> int:
    return s.mages.count(seat) + s.mages.count(seat + DOWN)


def key_mages(s: DjinnState, seat: int) -> int:
    keys = s.box.mage_key
    return sum([keys[card] for card, at in enumerate(s.mages) if at in (seat, seat + DOWN)])


def ready_mages(s: DjinnState, seat: int) -> int:
    return s.mages.count(seat)


def sets(s: DjinnState, seat: int) -> int:
    return min(gear_counts(s, seat))


def gear_kinds(s: DjinnState, seat: int) -> int:
    return sum([count > 0 for count in gear_counts(s, seat)])


def third_pieces(s: DjinnState, seat: int) -> int:
    return sum([count >= 3 for count in gear_counts(s, seat)])


def secrets(s: DjinnState, seat: int) -> int:
    return sum([at >= ROUNDS for at in s.secrets[secrets_row(seat)]])


def awards(s: DjinnState, seat: int) -> int:
    return s.awards.count(seat)


def coins(s: DjinnState, seat: int) -> int:
    return s.coins[seat]


def keys(s: DjinnState, seat: int) -> int:
    return s.keys[seat]


def circles(s: DjinnState, seat: int) -> int:
    """D35 The active ones; one under the blocker is not."""
    return s.circles[seat]


def capacity(s: DjinnState, seat: int) -> int:
    return s.marker[seat]


def minimum(s: DjinnState, seat: int) -> int:
    return s.minimum[seat]


def unused(s: DjinnState, seat: int) -> int:
    """Bottles and corks."""
    return sum(s.bottles[bottles_row(seat)]) + s.corks[seat]


Count = Callable[[DjinnState, int], int]
COUNTS: Final[dict[str, Count]] = {
    "mages": mages,
    "sets": sets,
    "awards": awards,
    "coins": coins,
    "keys": keys,
    "circles": circles,
    "capacity": capacity,
    "gear_kinds": gear_kinds,
    "key_mages": key_mages,
    "secrets": secrets,
    "third_pieces": third_pieces,
    "minimum": minimum,
    "ready_mages": ready_mages,
    "unused": unused,
}
BY_PLACE: Final = [COUNTS[name] for name in COUNTED]
