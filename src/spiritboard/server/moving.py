"""All that a file holds, put into an empty database: for whoever has begun small."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from spiritboard.core.errors import BadSetup
from spiritboard.server import postgres_claim
from spiritboard.server.claim import claimed
from spiritboard.server.postgres_store import TROUBLES, reason_of, shown
from spiritboard.server.postgres_store import opened as database_opened
from spiritboard.server.sqlite_store import TABLES, prepare
from spiritboard.server.storekeeping import opened

MOVED: Final = "tables-moved.db"
"""What the file is called afterwards, so that no server goes on with it by mistake."""
COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "guests": ("id", "token", "name", "since"),
    "tables": ("id", "status", "public", "changed", "doc", "writes"),
    "journal": ("table_id", "seq", "guest", "key", "body"),
    "holders": ("guest", "table_id"),
    "played": ("guest", "finished", "body", "game", "won"),
    "evenings": ("id", "host", "created", "game", "seed", "is_closed"),
    "evening_tables": ("evening", "place", "table_id", "result"),
    "evening_guests": ("evening", "guest", "table_id"),
}
"""By table of both stores: what is moved, which is all."""
BYTES: Final = ("doc", "body", "result")
FREE: Final = "UPDATE tables SET node = 0 WHERE status = 'playing'"
"""Nobody's yet: taken over by whoever looks first."""
NEXT_GUEST: Final = """
SELECT setval(pg_get_serial_sequence('guests', 'id'), GREATEST(MAX(id), 1), COUNT(*) > 0) FROM guests
"""


async def move(folder: Path, url: str) -> int:
    """Whole or not at all; gives the number of tables. Refused while a server uses either."""
    with claimed(folder):
        file = folder / TABLES
        with opened(file) as source:
            prepare(file)
            counts = await copied(source, url)
            source.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file.replace(folder / MOVED)
    return counts["tables"]


async def copied(source: sqlite3.Connection, url: str) -> Mapping[str, int]:
    """By table: how many rows there are now, and were there before."""
    async with postgres_claim.claimed(url), database_opened(url) as target:
        try:
            async with target.transaction():
                await check_empty(target, url)
                for name, columns in COLUMNS.items():
                    rows = rows_of(source, name, columns)
                    await target.copy_records_to_table(name, records=rows, columns=columns)
                await target.execute(FREE)
                await target.execute(NEXT_GUEST)
                return await checked(source, target, url)
        except (TypeError, ValueError, *TROUBLES) as error:  # also of what it can't hold
            raise BadSetup("bad-store", file=shown(url), detail=reason_of(error)) from None


async def check_empty(target: Any, url: str) -> None:
    """Nothing that somebody has is written over or mixed with other things."""
    for name in COLUMNS:
        if await target.fetchval(f"SELECT EXISTS (SELECT FROM {name})"):  # noqa: S608  # ours
            raise BadSetup("store-not-empty", store=shown(url))


def rows_of(
    source: sqlite3.Connection, name: str, columns: tuple[str, ...]
) -> Iterator[tuple[Any, ...]]:
    """As PostgreSQL wants them: a file holds text and bytes in one column, if it is old."""
    kinds = [bytes if column in BYTES else str for column in columns]
    for row in source.execute(f"SELECT {', '.join(columns)} FROM {name}"):  # noqa: S608  # ours
        yield tuple(as_kind(value, kind) for value, kind in zip(row, kinds, strict=True))


def as_kind(value: Any, kind: type) -> Any:
    if kind is bytes and isinstance(value, str):
        return value.encode()
    return value.decode() if kind is str and isinstance(value, bytes) else value


async def checked(source: sqlite3.Connection, target: Any, url: str) -> Mapping[str, int]:
    """As many rows as there were, of everything; else nothing is kept of it."""
    counts: dict[str, int] = {}
    for name in COLUMNS:
        count = f"SELECT COUNT(*) FROM {name}"  # noqa: S608  # ours
        ((before,),) = source.execute(count).fetchall()
        counts[name] = await target.fetchval(count)
        if counts[name] != before:
            detail = f"{name}: {counts[name]} ≠ {before}"
            raise BadSetup("bad-store", file=shown(url), detail=detail)
    return counts
