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

    def set(self, question: int | None) -> None:
        """People have to answer this question; None: nobody does. The same one's time runs on."""
        if self.seconds is None or question == self.question:
            return
        self.question = question
        self.until = time.monotonic() + self.seconds

    @property
    def is_running(self) -> bool:
        return self.question is not None

    @property
    def seconds_left(self) -> int:
        """At least one while it runs; 0: it does not."""
        return max(1, round(self.until - time.monotonic())) if self.is_running else 0
