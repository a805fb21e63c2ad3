"""Steps away from a place, the nearest first."""

from __future__ import annotations

from typing import Final

from spiritboard.games.ducharina.geometry.plans import HUNDREDTH
from spiritboard.games.ducharina.geometry.shapes import HALL

STEP: Final = 5
"""A twentieth of a square, in hundredths."""

_steps: Final[list[tuple[int, int]]] = []


def spiral() -> list[tuple[int, int]]:
    """All steps on the grid that lead from somewhere in the hall to somewhere in it: by distance,
    then from the south, then from the west."""
    if not _steps:
        far = HALL // HUNDREDTH // STEP
        ways = range(-far, far + 1)
        found = [(x * x + y * y, y, x) for y in ways for x in ways]
        _steps.extend([(STEP * x, STEP * y) for _, y, x in sorted(found)])
    return _steps
