"""Who still reads how a round ended: bots and that seat's clock wait, for a while.

A page says when its summary opens and when it is put away. Whoever has no such page holds up nobody.
Nothing of it is stored: after a restart a page that still shows its summary says so again.
"""

from __future__ import annotations

import time
from collections.abc import Collection

from spiritboard.core.values import Seat


class Reading:
    """At one table, of the last round that ended. Each seat has its time once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.change = 0
        """The change of the table that ended the round."""
        self.until: dict[Seat, float] = {}

    def begin(self, seat: Seat, change: int) -> None:
        if change != self.change:
            self.change, self.until = change, {}
        self.until.setdefault(seat, time.monotonic() + self.seconds)

    def end(self, seat: Seat) -> None:
        """Whoever has read reads no more."""
        if seat in self.until:
            self.until[seat] = 0.0

    def forget(self) -> None:
        """The round is being played again, or another match."""
        self.change, self.until = 0, {}

    def readers(self) -> Collection[Seat]:
        if not self.until:
            return ()
        now = time.monotonic()
        return [seat for seat, until in sorted(self.until.items()) if until > now]

    @property
    def ends(self) -> float:
        """When the first of them has had its time."""
        now = time.monotonic()
        return min((until for until in self.until.values() if until > now), default=now)
