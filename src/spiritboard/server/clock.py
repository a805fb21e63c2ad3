"""The time for an answer."""

from __future__ import annotations

import time


class Clock:
    """Each question has its own time. It begins anew when the server does."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        """None: nobody has to hurry."""
        self.question: int | None = None
        """Whose time runs; None: nobody's."""
        self.until = 0.0
        self.left = 0.0
        """While it stands still: so much is left."""
        self.is_still = False

    def set(self, question: int | None, *, is_still: bool = False) -> None:
        """People have to answer this question; None: nobody does. The same one's time runs on.

        While somebody who is asked can't see the question yet, it stands still.
        """
        if self.seconds is None:
            return
        now = time.monotonic()
        if question != self.question:
            self.question, self.left = question, self.seconds
            self.until = now + self.seconds
        if is_still and not self.is_still:
            self.left = self.until - now
        if self.is_still and not is_still:
            self.until = now + self.left
        self.is_still = is_still

    @property
    def is_running(self) -> bool:
        return self.question is not None and not self.is_still

    @property
    def seconds_left(self) -> int:
        """At least one while it runs; 0: it does not."""
        return max(1, round(self.until - time.monotonic())) if self.is_running else 0
