"""Means with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

WIDTH: Final = 1.96
"""Standard errors to each side of a mean that hold the truth in 95 of 100 runs."""


class Estimate(NamedTuple):
    """A mean over deals, and its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - WIDTH * self.error

    @property
    def high(self) -> float:
        return self.mean + WIDTH * self.error

    @property
    def spread(self) -> str:
        """The error as it is told; of a single value nobody knows it."""
        return f"{self.error:.2f}" if isfinite(self.error) else "?"


def estimate(values: Sequence[float]) -> Estimate:
    """Of one value nobody knows the error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(fmean(values), error)


def win_estimate(values: Sequence[float]) -> Estimate:
    """Deals that all came out alike prove little: one may always have come out the other way."""
    mean, error = estimate(values)
    seen = error if len(values) > 1 else 0.0
    return Estimate(mean, max(seen, 1 / len(values)))


class Tally:
    """Sums from which a mean and its spread are known at any time."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def spread(self) -> float:
        """The sum of the squares of what each value is away from the mean."""
        return max(0.0, self.squares - self.total * self.mean)

    def win_estimate(self) -> Estimate:
        """As the function of this name."""
        error = sqrt(self.spread / max(1, self.count - 1) / self.count)
        return Estimate(self.mean, max(error, 1 / self.count))
