"""Who is away from a table, and since when; whom others may call, or let a bot go on for.

Away is whoever has no page of the table open, or whose page has said that nobody looks at it.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Seat
from spiritboard.server.journal import TableDoc

NUDGE_PAUSE: Final = 60.0
"""Seconds until one may call the same other again."""


class Absence:
    """At one table. Since when somebody is away is kept with the table; the rest is said anew."""

    def __init__(self, doc: TableDoc, patience: float) -> None:
        self.doc = doc
        self.patience = patience
        """So many seconds somebody is waited for before a bot may go on for them."""
        self.unseen: set[Seat] = set()
        """Whose page is open, but nobody looks at it."""
        self.nudged: dict[tuple[Seat, Seat], float] = {}
        """By whom, and whom: when last."""

    def resume(self) -> None:
        """From the store: whoever was here at the last change has been away since."""
        for chair in self.doc.chairs:
            if chair.kind == "person" and not chair.left:
                chair.left = self.doc.changed

    def note(self, online: Collection[Seat]) -> None:
        """These have the table open now."""
        self.unseen.intersection_update(online)
        now = time.time()
        for seat, chair in enumerate(self.doc.chairs):
            if seat in online and seat not in self.unseen:
                chair.left, chair.relief = 0.0, []
            elif chair.kind == "person":
                chair.left = chair.left or now

    def forget(self) -> None:
        """Everybody sits elsewhere: their pages say it again."""
        self.unseen.clear()
        self.nudged.clear()

    def seconds(self, seat: Seat) -> float:
        """For how long somebody who is away has been so."""
        left = self.doc.chairs[seat].left
        return time.time() - left if left else 0.0

    def check_patience(self, seat: Seat) -> None:
        left = self.patience - self.seconds(seat)
        if left > 0:
            raise Illegal("", "gone-just-now", seconds=max(1, round(left)))

    def nudge(self, seat: Seat, whom: Seat) -> None:
        """Once in a while, not again and again."""
        now = time.monotonic()
        if now - self.nudged.get((seat, whom), -NUDGE_PAUSE) < NUDGE_PAUSE:
            raise Illegal("", "nudged-just-now")
        self.nudged[seat, whom] = now
