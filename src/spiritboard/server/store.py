"""Where tables are kept: SQLite, one writer, commits in groups.

What has been committed is on the disk. The primary key of the journal refuses a second writer.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from spiritboard.core.errors import BadSetup

T = TypeVar("T")

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS guests (
    id INTEGER PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    since REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    changed REAL NOT NULL,
    doc BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, public, changed);
CREATE TABLE IF NOT EXISTS journal (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    guest INTEGER NOT NULL,
    key TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS holders (
    guest INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS played (
    guest INTEGER NOT NULL,
    finished REAL NOT NULL,
    body BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS played_by_guest ON played (guest, finished);
"""

VERSION: Final = 1

Statement = tuple[str, Sequence[Any]]


class Row(NamedTuple):
    """One change of a table."""

    seq: int
    guest: int
    """Who made it; 0: nobody's hand."""
    key: str
    body: bytes


class _Write(NamedTuple):
    statements: Sequence[Statement]
    done: Callable[[int, BaseException | None], None]


def check_version(connection: sqlite3.Connection, file: Path) -> None:
    """A file of a later version is not touched."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found not in (0, VERSION):
        raise BadSetup("store-version", file=str(file), found=found, ours=VERSION)
    connection.execute(f"PRAGMA user_version={VERSION}")


class Store:
    """Reads and writes; neither ever waits on the event loop."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file
        self._writes: SimpleQueue[_Write | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        connection = self._connect()
        check_version(connection, file)
        connection.executescript(SCHEMA)
        self._reading = self._connect()
        self._writer = threading.Thread(target=self._write, args=(connection,), name="store-writer")
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")
        return connection

    async def write(self, statements: Sequence[Statement]) -> int:
        """All of them or none. When it returns they are on the disk; says the last row's id."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[int] = loop.create_future()

        def settle(row: int, error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(row)
            else:
                future.set_exception(error)

        def done(row: int, error: BaseException | None) -> None:
            loop.call_soon_threadsafe(settle, row, error)

        self._writes.put(_Write(statements, done))
        return await future

    async def read(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return await self._in_reader(lambda: self._reading.execute(sql, params).fetchall())

    async def _in_reader(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    def close(self) -> None:
        """What was given to be written is written first."""
        self._writes.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()

    # In the writer's thread

    def _write(self, connection: sqlite3.Connection) -> None:
        while (first := self._writes.get()) is not None:
            group = [first]
            while not self._writes.empty() and len(group) < 500:
                following = self._writes.get()
                if following is None:
                    self._writes.put(None)
                    break
                group.append(following)
            self._commit(connection, group)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, group: Sequence[_Write]) -> None:
        """One fsync for all. If one of them fails, each gets a commit of its own."""
        try:
            rows = self._execute(connection, group)
        except sqlite3.Error as error:
            if len(group) == 1:
                group[0].done(0, error)
            else:
                for write in group:
                    self._commit(connection, [write])
            return
        for write, row in zip(group, rows, strict=True):
            write.done(row, None)

    def _execute(self, connection: sqlite3.Connection, group: Sequence[_Write]) -> list[int]:
        """All or nothing; says the last row of each."""
        execute = connection.execute
        rows: list[int] = []
        try:
            execute("BEGIN IMMEDIATE")
            for write in group:
                last = [execute(sql, params).lastrowid for sql, params in write.statements][-1]
                rows.append(last or 0)
            execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                execute("ROLLBACK")
            raise
        return rows
