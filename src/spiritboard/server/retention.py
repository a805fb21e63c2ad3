"""What is kept for so many days and no longer."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from spiritboard.server.evening_store import forget_evenings
from spiritboard.server.store import Store

DAY: Final = 24 * 3600
AT_ONCE: Final = 100
"""So many tables go with one commit: no move waits long for it."""


async def forget_old(store: Store, days: int, in_use: Collection[str]) -> int:
    """Deletes tables at which nothing has happened for so many days; says how many."""
    before, gone = time.time() - days * DAY, 0
    while True:
        found = await store.old_tables(before, AT_ONCE + len(in_use))
        tables = [table for table in found if table not in in_use]
        if not tables:
            break
        await store.delete(tables, before)
        gone += len(tables)
    await forget_evenings(store, before)
    await store.forget_guests(before)
    return gone
