"""G4.2 The 72 turns of furniture, five degrees each, as exact rotations.

A turn is (c, s, d) with c² + s² = d²: its cosine is c / d and its sine s / d, off by at most 0.061°.
"""

from __future__ import annotations

from typing import Final

Turn = tuple[int, int, int]

QUARTER: Final = 18
"""Turns of a right angle."""
TO_45: Final = (
    (1, 0, 1),
    (264, 23, 265),
    (525, 92, 533),
    (1380, 371, 1429),
    (140, 51, 149),
    (77, 36, 85),
    (780, 451, 901),
    (325, 228, 397),
    (105, 88, 137),
    (696, 697, 985),
)


def all_turns() -> tuple[Turn, ...]:
    first = [*TO_45, *[(s, c, d) for c, s, d in TO_45[8:0:-1]]]
    second = [(-s, c, d) for c, s, d in first]
    half = first + second
    return tuple(half + [(-c, -s, d) for c, s, d in half])


TURNS: Final = all_turns()
