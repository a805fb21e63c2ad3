"""What is worth measuring by itself: looks through the keyhole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spiritboard.core.package import AnyGame
from spiritboard.games.ducharina.hall import DOORS, GHOSTS, MIDDLE, SQUARES, place_of
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.rules.keyhole import is_in_sight
from spiritboard.games.ducharina.state import DucharinaState

SEATS: Final = 4


def full_hall(rules: AnyGame) -> DucharinaState:
    """All ghosts of four players are in a furnished hall."""
    found = rules.setup(SEATS, DucharinaOptions(hall="grand-foyer"))
    assert isinstance(found, DucharinaState)
    for index in range(SEATS * GHOSTS):
        found.ghosts[index] = place_of(index * SQUARES // (SEATS * GHOSTS), MIDDLE)
    return found


def looks(rules: AnyGame) -> Callable[[], int]:
    """G3.5 One look from every door, each at all ghosts."""
    s = full_hall(rules)

    def look_from_all() -> int:
        for door in range(DOORS):
            s.keyhole = door
            for index in range(SEATS * GHOSTS):
                is_in_sight(s, index)
        return DOORS

    return look_from_all


TIMED: Final = {"looks": looks}
