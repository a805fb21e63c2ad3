"""Work that goes on beside the tables for as long as the server runs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

from spiritboard.server.logs import logger

log = logger(__name__)


async def never_ending(
    work: Callable[[], Awaitable[None]], failures: Counter[str], pause: float = 5.0
) -> None:
    """Where it fails, that is logged and counted, and after a pause it starts anew."""
    while True:
        try:
            await work()
        except Exception:
            failures[work.__name__] += 1
            log.exception("work failed and starts anew", work=work.__name__)
        await asyncio.sleep(pause)
