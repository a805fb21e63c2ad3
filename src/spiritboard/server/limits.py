"""How fast somebody may ask."""

from __future__ import annotations

import time


class Bucket:
    """A token bucket: so many a second, and so many at once."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self) -> bool:
        """One more; no, if it is too many."""
        self.refill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def is_full(self) -> bool:
        self.refill()
        return self.level >= self.size

    def refill(self) -> None:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
