"""What is kept for so many days and no longer."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

from spiritboard.server.store import Statement, Store

DAY: Final = 24 * 3600
AT_ONCE: Final = 100
"""So many tables go with one commit: no move waits long for it."""
OLD: Final = "SELECT id FROM tables WHERE changed < ? ORDER BY changed LIMIT ?"
FORGET_GUESTS: Final = """
DELETE FROM guests WHERE since < ?
AND NOT EXISTS (SELECT 1 FROM holders WHERE guest = guests.id)
AND NOT EXISTS (SELECT 1 FROM played WHERE guest = guests.id)
"""
"""Those who have no table and no past."""


async def forget_old(store: Store, days: int, in_use: Collection[str]) -> int:
    """Deletes tables at which nothing has happened for so many days; says how many."""
    before, gone = time.time() - days * DAY, 0
    while True:
        found = await store.read(OLD, (before, AT_ONCE + len(in_use)))
        tables = [table for (table,) in found if table not in in_use]
        if not tables:
            break
        await store.write([one for table in tables for one in deleted(table, before)])
        gone += len(tables)
    await store.write([(FORGET_GUESTS, (before,))])
    return gone


def deleted(table: str, before: float) -> list[Statement]:
    """Unless somebody has come back to it this very moment."""
    still = "(SELECT id FROM tables WHERE id = ? AND changed < ?)"
    return [
        (f"DELETE FROM journal WHERE table_id IN {still}", (table, before)),  # noqa: S608  # ours
        (f"DELETE FROM holders WHERE table_id IN {still}", (table, before)),  # noqa: S608  # ours
        ("DELETE FROM tables WHERE id = ? AND changed < ?", (table, before)),
    ]
