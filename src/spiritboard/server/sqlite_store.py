"""The store in a file: SQLite, one writer, commits in groups."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from spiritboard.core.errors import BadSetup
from spiritboard.server.logs import logger
from spiritboard.server.metrics import STORE_TROUBLES, STORE_WRITES
from spiritboard.server.migrations import migrate
from spiritboard.server.store import Fenced, Overtaken, Statement, Store, StoreTrouble

log = logger(__name__)
T = TypeVar("T")

PATIENCE: Final = 5000
"""Milliseconds for somebody else who has locked the file."""
TABLES: Final = "tables.db"
"""The file in the folder of the data."""


WRITES_BETWEEN: Final = 1000
"""After so many, what stands in the log of the file is put into the file itself. They take some 8 MB there."""


class _Write(NamedTuple):
    statements: Sequence[Statement]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]


def settle(group: Sequence[_Write], error: BaseException | None) -> None:
    """Whoever waits for one of these goes on."""
    for write in group:
        if write.future.done():
            continue
        if error is None:
            write.future.set_result(None)
        else:
            write.future.set_exception(told(error))


def told(error: BaseException) -> BaseException:
    """Trouble with the disk as trouble, logged; whatever else is wrong is a fault of ours."""
    if isinstance(error, sqlite3.IntegrityError):
        found: BaseException = Overtaken()
        found.__cause__ = error
        return found
    if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.ProgrammingError):
        return error
    log.error("the store is in trouble", error=str(error))
    STORE_TROUBLES.inc()
    found = StoreTrouble()
    found.__cause__ = error
    return found


def carry_over(connection: sqlite3.Connection) -> None:
    """As much as can be without holding up anybody. Whatever fails is tried again after as many writes."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    except sqlite3.Error as error:
        log.warning("the store's log is not carried over", error=str(error))


def prepare(file: Path) -> None:
    """The file as this version writes it, made or brought up; refused if that can't be."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            migrate(connection, file)
    except (OSError, sqlite3.Error) as error:
        raise BadSetup("bad-data", folder=str(file.parent), detail=str(error)) from None


class SqliteStore(Store):
    """One thread reads, one writes, and one carries over what was written, from the log of the file into the file.

    SQLite would do that in the middle of a write, and everybody would wait for it.
    """

    def __init__(self, file: Path) -> None:
        prepare(file)
        self._file = file
        self._writes: SimpleQueue[_Write | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._carrier = ThreadPoolExecutor(1, "store-carrier")
        self._carried: Future[None] | None = None
        """What the carrier is at, or has just done."""
        self._to_carry = 0
        """So much was written since it was begun."""
        writing = self._connect()
        writing.execute("PRAGMA wal_autocheckpoint=0")
        self._reading = self._connect()
        self._writer = threading.Thread(target=self._write, args=(writing,), name="store-writer")
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
        return connection

    async def write(self, statements: Sequence[Statement]) -> None:
        loop, begun = asyncio.get_running_loop(), time.monotonic()
        write = _Write(statements, loop, loop.create_future())
        self._writes.put(write)
        try:
            await write.future
        finally:
            STORE_WRITES.observe(time.monotonic() - begun)

    async def read(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            return await self._in_reader(lambda: self._reading.execute(sql, params).fetchall())
        except sqlite3.Error as error:
            raise told(error) from error

    async def _in_reader(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    def close(self) -> None:
        """What was given to be written is written first."""
        self._writes.put(None)
        self._writer.join()
        self._carrier.shutdown()
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
            self._to_carry += len(group)
            self._maybe_carry_over(connection)
        connection.close()

    def _maybe_carry_over(self, connection: sqlite3.Connection) -> None:
        """The log begins anew once all of it is in the file: most is carried while we go on writing, the rest here."""
        if self._carried is None:
            if self._to_carry >= WRITES_BETWEEN:
                self._carried, self._to_carry = self._carrier.submit(self._carry_over), 0
        elif self._carried.done():
            self._carried = None
            carry_over(connection)

    def _carry_over(self) -> None:
        """In a thread of its own."""
        with closing(self._connect()) as connection:
            carry_over(connection)

    def _commit(self, connection: sqlite3.Connection, group: Sequence[_Write]) -> None:
        """One fsync for all. If one of them is wrong, each gets a commit of its own.

        Whatever fails is told to whoever wrote it: the writer itself goes on. Trouble with the disk is
        everybody's, so that nobody waits for it once more.
        """
        found: BaseException | None = None
        try:
            self._execute(connection, group)
        except Exception as error:
            if len(group) > 1 and not isinstance(error, sqlite3.OperationalError):
                for write in group:
                    self._commit(connection, [write])
                return
            found = error
        group[0].loop.call_soon_threadsafe(settle, group, found)

    def _execute(self, connection: sqlite3.Connection, group: Sequence[_Write]) -> None:
        """All or nothing."""
        cursor = connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            for write in group:
                self._change(cursor, write.statements)
            cursor.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise

    def _change(self, cursor: sqlite3.Cursor, statements: Sequence[Statement]) -> None:
        for statement in statements:
            cursor.execute(*statement)
            if isinstance(statement, Fenced) and cursor.rowcount == 0:
                raise Overtaken
