"""Looking after a store in PostgreSQL: what can't be read. For copies the database has its own tools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from spiritboard.core.errors import BadSetup
from spiritboard.server import journal
from spiritboard.server.journal import reason_of
from spiritboard.server.postgres_claim import claimed
from spiritboard.server.postgres_store import opened, shown
from spiritboard.server.store import Row
from spiritboard.server.storekeeping import Fault, check_shows

MOVED: Final = (("tables", "id"), ("journal", "table_id"), ("holders", "table_id"))
"""What is kept of a table, and by which column."""
CHANGES: Final = """
SELECT seq, guest, key, body FROM journal WHERE table_id = $1 AND seq >= $2 ORDER BY seq
"""


async def faults_in(url: str) -> list[Fault]:
    """All that can't be read; a server may use the store meanwhile."""
    async with opened(url) as connection:
        try:
            tables = await connection.fetch("SELECT id FROM tables ORDER BY id")
        except asyncpg.UndefinedTableError:
            raise BadSetup("no-store", file=shown(url)) from None
        reasons = [(table, await why_unreadable(connection, table)) for (table,) in tables]
    return [Fault(table, reason) for table, reason in reasons if reason]


async def why_unreadable(connection: Any, table: str) -> str:
    """As a server would read it; nothing: it can."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        kept = await connection.fetchval("SELECT doc FROM tables WHERE id = $1", table)
        try:
            doc = journal.decode_doc(kept)
            rows = await connection.fetch(CHANGES, table, doc.started)
            check_shows(doc, [Row(*row) for row in rows])
        except Exception as error:
            return reason_of(error)
    return ""


async def set_aside(url: str, tables: Sequence[str]) -> None:
    """Moves tables to a schema of their own, whole or not at all. Nothing is deleted."""
    async with claimed(url), opened(url) as connection, connection.transaction():
        await connection.execute("CREATE SCHEMA IF NOT EXISTS set_aside")
        for name, key in MOVED:
            await connection.execute(f"CREATE TABLE IF NOT EXISTS set_aside.{name} (LIKE {name})")
            moved = f"FROM {name} WHERE {key} = ANY($1)"
            sql = f"INSERT INTO set_aside.{name} SELECT * {moved}"  # ours
            await connection.execute(sql, list(tables))
            await connection.execute(f"DELETE {moved}", list(tables))
