"""What is being made for somebody who asks again until it is there."""

from __future__ import annotations

import asyncio


class UnderWay:
    """An analysis that is being made."""

    def __init__(self, asks: int | str) -> None:
        self.asks = asks
        """Who wants it; those whom we do not know are one."""
        self.done = 0
        """So many of its jobs."""
        self.task: asyncio.Task[bytes] | None = None

    @property
    def is_over(self) -> bool:
        return self.task is not None and self.task.done()
