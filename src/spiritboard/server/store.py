"""Where tables are kept: what can be asked of a store and written to it, by name.

`sqlite_store.py` keeps it in a file, `postgres_store.py` in a database that a network reaches. Both are
told the same statements. What has been committed is on the disk. A second writer is refused: by the
primary key of the journal, and by a table's count of writes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import Any, Final, NamedTuple

from spiritboard.core.errors import SpiritboardError

Statement = tuple[str, Sequence[Any]]
"""SQL that both kinds of store understand, and what fills it."""


class Fenced(NamedTuple):
    """A statement that must find its row: if it does not, somebody else has written since."""

    sql: str
    params: Sequence[Any]


class StoreTrouble(SpiritboardError):
    """The disk is full, locked, read-only or damaged, or the database is away. What was stored before is stored."""

    def __init__(self) -> None:
        super().__init__("store-trouble")


class Overtaken(Exception):
    """Somebody else has written what we would write over."""


class LostLease(SpiritboardError):
    """Another node has taken the table over: what was to be written here is to be written there."""

    def __init__(self) -> None:
        super().__init__("lost-lease")


class Row(NamedTuple):
    """One change of a table."""

    seq: int
    guest: int
    """Who made it; 0: nobody's hand."""
    key: str
    body: bytes


class KeptTable(NamedTuple):
    """A table as it was kept last."""

    status: str
    public: int
    changed: float
    doc: bytes
    writes: int
    """So often it was written."""


# What is written


CHANGE: Final = "INSERT INTO journal VALUES (?, ?, ?, ?, ?)"


def change(table: str, row: Row) -> Statement:
    """The next change of a table; nobody may have made it already."""
    return CHANGE, (table, *row)


def kept(table: str, now: KeptTable, epoch: int | None = None) -> Statement:
    """The table as it is now, over what its writer has written or read itself.

    What is deleted meanwhile stays deleted. `epoch`: where there are several nodes, since when one has it.
    """
    if now.writes == 1:
        sql = "INSERT INTO tables (status, public, changed, doc, writes, id) VALUES (?, ?, ?, ?, ?, ?)"
        return sql, (*now, table)
    what = "status = ?, public = ?, changed = ?, doc = ?, writes = ?"
    return written_over(what, now, table, now.writes, epoch)


def kept_on(table: str, now: KeptTable, epoch: int | None = None) -> Statement:
    """The same where the table is found as before: no index is written."""
    return written_over("doc = ?, writes = ?", (now.doc, now.writes), table, now.writes, epoch)


def written_over(
    what: str, values: Sequence[Any], table: str, writes: int, epoch: int | None
) -> Fenced:
    sql = f"UPDATE tables SET {what} WHERE id = ? AND writes = ?"  # noqa: S608  # ours
    if epoch is None:
        return Fenced(sql, (*values, table, writes - 1))
    return Fenced(f"{sql} AND epoch = ?", (*values, table, writes - 1, epoch))


def holds(guest: int, table: str) -> Statement:
    """The table is among a guest's own."""
    return "INSERT INTO holders VALUES (?, ?) ON CONFLICT DO NOTHING", (guest, table)


class Ended(NamedTuple):
    """By what a finished match is found in a guest's history, and counted."""

    guest: int
    finished: float
    game: str
    won: int


def joins_history(ended: Ended, body: bytes) -> Statement:
    sql = "INSERT INTO played (guest, finished, game, won, body) VALUES (?, ?, ?, ?, ?)"
    return sql, (*ended, body)


TAKE_OUT: Final = """
DELETE FROM played WHERE guest = ?
AND json_extract(CAST(body AS TEXT), '$.table') = ?
AND json_extract(CAST(body AS TEXT), '$.match') = ?
"""


def leaves_history(guest: int, table: str, match: int) -> Statement:
    return TAKE_OUT, (guest, table, match)


def deleted(table: str, before: float = inf) -> list[Statement]:
    """Unless somebody has come back to it since."""
    still = "(SELECT id FROM tables WHERE id = ? AND changed < ?)"
    return [
        (f"DELETE FROM journal WHERE table_id IN {still}", (table, before)),  # noqa: S608  # ours
        (f"DELETE FROM holders WHERE table_id IN {still}", (table, before)),  # noqa: S608  # ours
        ("DELETE FROM tables WHERE id = ? AND changed < ?", (table, before)),
    ]


PUBLIC: Final = (
    "SELECT id, doc FROM tables WHERE public = 1 AND status != 'over' ORDER BY changed DESC LIMIT ?"
)
FORGET_GUESTS: Final = """
DELETE FROM guests WHERE since < ?
AND NOT EXISTS (SELECT 1 FROM holders WHERE guest = guests.id)
AND NOT EXISTS (SELECT 1 FROM played WHERE guest = guests.id)
AND NOT EXISTS (SELECT 1 FROM evenings WHERE host = guests.id)
"""


class Store(ABC):
    """Reads and writes; neither ever waits on the event loop."""

    @abstractmethod
    async def read(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def write(self, statements: Sequence[Statement]) -> None:
        """All of them or none. When it returns they are on the disk."""

    @abstractmethod
    def close(self) -> None: ...

    async def check_answers(self) -> None:
        """Raises StoreTrouble if it does not."""
        await self.read("SELECT 1 FROM tables LIMIT 1")

    # Guests

    async def guest(self, token: str) -> tuple[int, str] | None:
        """Number and name of whoever has the token with this hash."""
        found = await self.read("SELECT id, name FROM guests WHERE token = ?", (token,))
        return (found[0][0], found[0][1]) if found else None

    async def enlist(self, token: str, name: str, since: float) -> None:
        """Keeps a guest; one who is kept already stays as they are."""
        sql = "INSERT INTO guests (token, name, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.write([(sql, (token, name, since))])

    async def rename(self, guest: int, name: str) -> None:
        await self.write([("UPDATE guests SET name = ? WHERE id = ?", (name, guest))])

    async def forget_guests(self, before: float) -> None:
        """Those of earlier days who have no table and no past."""
        await self.write([(FORGET_GUESTS, (before,))])

    # Tables

    async def table(self, table: str) -> KeptTable | None:
        sql = "SELECT status, public, changed, doc, writes FROM tables WHERE id = ?"
        found = await self.read(sql, (table,))
        return KeptTable(*found[0]) if found else None

    async def tables(self) -> list[str]:
        """All there are, by name."""
        return [table for (table,) in await self.read("SELECT id FROM tables ORDER BY id")]

    async def being_played(self) -> list[str]:
        sql = "SELECT id FROM tables WHERE status = 'playing'"
        return [table for (table,) in await self.read(sql)]

    async def public(self, most: int) -> list[tuple[str, bytes]]:
        """Tables for everybody that are not over, as they were kept; the newest first."""
        return [(table, doc) for table, doc in await self.read(PUBLIC, (most,))]

    async def tables_of(self, guest: int, most: int) -> list[tuple[str, float]]:
        """A guest's tables that are not over, and when each last changed; the newest first."""
        sql = (
            "SELECT table_id, changed FROM holders JOIN tables ON id = table_id"
            " WHERE guest = ? AND status != 'over' ORDER BY changed DESC LIMIT ?"
        )
        return [(table, changed) for table, changed in await self.read(sql, (guest, most))]

    async def rows(self, table: str, first: int, last: int | None = None) -> list[Row]:
        """A table's changes from one to another, the last one too."""
        sql = (
            "SELECT seq, guest, key, body FROM journal"
            " WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq"
        )
        found = await self.read(sql, (table, first, 1 << 60 if last is None else last))
        return [Row(*row) for row in found]

    async def keys(self, table: str, after: int) -> dict[tuple[int, str], int]:
        """By whom and key: the change that a command has made."""
        sql = "SELECT guest, key, seq FROM journal WHERE table_id = ? AND seq > ? AND key != ''"
        return {(guest, key): seq for guest, key, seq in await self.read(sql, (table, after))}

    async def old_tables(self, before: float, most: int) -> list[str]:
        """Those at which nothing has happened since; the oldest first."""
        sql = "SELECT id FROM tables WHERE changed < ? ORDER BY changed LIMIT ?"
        return [table for (table,) in await self.read(sql, (before, most))]

    async def delete(self, tables: Sequence[str], before: float = inf) -> None:
        """With all their changes, at once."""
        await self.write([one for table in tables for one in deleted(table, before)])

    # Matches

    async def played_by(self, guest: int, most: int = 1 << 60) -> list[bytes]:
        """What a guest has finished, the latest first."""
        sql = "SELECT body FROM played WHERE guest = ? ORDER BY finished DESC LIMIT ?"
        return [body for (body,) in await self.read(sql, (guest, most))]

    async def page_of(self, guest: int, before: float, most: int, game: str = "") -> list[bytes]:
        """What a guest has finished before some time, the latest first; of one game, or of all."""
        of_it, filled = (" AND game = ?", (game,)) if game else ("", ())
        sql = f"SELECT body FROM played WHERE guest = ?{of_it} AND finished < ? ORDER BY finished DESC LIMIT ?"  # noqa: S608  # ours
        return [body for (body,) in await self.read(sql, (guest, *filled, before, most))]

    async def tallies(self, guest: int) -> list[tuple[str, int, int]]:
        """By game: how many matches a guest has finished, and how many of them won."""
        sql = "SELECT game, COUNT(*), SUM(won) FROM played WHERE guest = ? GROUP BY game ORDER BY game"
        return [(game, played, won) for game, played, won in await self.read(sql, (guest,))]
