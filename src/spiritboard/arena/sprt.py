"""A test that stops by itself: is a bot stronger, by so many points of win share?

The sequential probability ratio test of Wald on the shares of deals, which are independent and, summed
up, nearly normal; their variance is estimated from what has been played.
"""

from __future__ import annotations

from math import log
from typing import Final, Literal

import msgspec

from spiritboard.arena.estimates import Tally

LEAST: Final = 20
"""Deals without a verdict: the variance is not known well enough before."""
EXTREME: Final = 50.0
"""Points: one deal more, as far from the mean as this, is counted in the variance, since deals that
all came out alike prove little."""

Verdict = Literal["stronger", "no-stronger"]


class Sprt(msgspec.Struct, frozen=True):
    """Is the truth rather `low` or rather `high`, in points of win share above equal bots?"""

    low: float
    high: float
    alpha: float = 0.05
    """How often it may say `high` where `low` is true."""
    beta: float = 0.05
    """How often it may say `low` where `high` is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the ratio stops the test."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Evidence:
    """What the deals so far say."""

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.points = Tally()
        self.verdict: Verdict | None = None
        """It holds once it is found, whatever comes after."""

    def add(self, points: float) -> None:
        """A deal: by how much the share is above that of equal bots."""
        self.points.add(points)
        if self.verdict is None and self.points.count >= LEAST:
            low, high = self.sprt.bounds
            ratio = self.ratio
            self.verdict = "no-stronger" if ratio <= low else "stronger" if ratio >= high else None

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the deals are if `high` is true than if `low` is."""
        count = self.points.count
        if not count:
            return 0.0
        low, high = self.sprt.low, self.sprt.high
        variance = (self.points.spread + EXTREME**2) / (count + 1)
        return count * (high - low) * (self.points.mean - (low + high) / 2) / variance
