"""The store in PostgreSQL: for whoever has a database already, or wants its backups and its replicas.

Each write is a transaction of its own; the database commits those of many tables together.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from spiritboard.core.errors import BadSetup
from spiritboard.server.logs import logger
from spiritboard.server.metrics import STORE_TROUBLES, STORE_WRITES
from spiritboard.server.store import (
    CHANGE,
    TAKE_OUT,
    Fenced,
    Overtaken,
    Statement,
    Store,
    StoreTrouble,
)

log = logger(__name__)

PATIENCE: Final = 5.0
"""Seconds for a connection, and for each statement."""
CONNECTIONS: Final = 10
DURABLE: Final = {"application_name": "spiritboard", "synchronous_commit": "on"}
"""Whatever is usual there: what is told was stored."""
OTHERWISE: Final[Mapping[str, str]] = {
    TAKE_OUT: """
    DELETE FROM played WHERE guest = ?
    AND convert_from(body, 'UTF8')::jsonb ->> 'table' = ?
    AND (convert_from(body, 'UTF8')::jsonb ->> 'match')::bigint = ?
    """
}
"""What PostgreSQL wants to be told in other words."""


@cache
def numbered(sql: str) -> str:
    """As PostgreSQL counts what fills a statement: `$1`, `$2` …"""
    numbers = count(1)
    first, *more = OTHERWISE.get(sql, sql).split("?")
    return first + "".join(f"${next(numbers)}{part}" for part in more)


def shown(url: str) -> str:
    """The address of a store without its password."""
    found = urlsplit(url)
    user = f"{found.username}@" if found.username else ""
    return f"{found.scheme}://{user}{found.netloc.rpartition('@')[2]}{found.path}"


def reason_of(error: Exception) -> str:
    """What the database says, without what it was told."""
    return f"{type(error).__name__}: {error.args[0] if error.args else ''}"


TROUBLES: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke in the middle of something
)
"""What comes of a database that is away, full, or not as it was."""


@contextmanager
def telling() -> Iterator[None]:
    """Trouble with the database as trouble; whatever else is wrong is a fault of ours."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Overtaken from error
    except asyncpg.DataError:
        raise
    except TROUBLES as error:
        log.error("the store is in trouble", error=reason_of(error))
        STORE_TROUBLES.inc()
        raise StoreTrouble from error


async def leave_as_it_is(_: Any) -> None:
    """Nothing of a session is changed here, so nothing need be put right after each write."""


def as_one(statements: Sequence[Statement]) -> Fenced | None:
    """A change and its table, which are most of all writes, as one statement: it is a transaction of its own."""
    if len(statements) != 2 or statements[0][0] != CHANGE or not isinstance(statements[1], Fenced):
        return None
    (_, row), table = statements
    return Fenced(changes_if(table[0]), (*table[1], *row))


@cache
def changes_if(table_is_kept: str) -> str:
    """The journal goes on if its table could be written, else neither."""
    row = "?::text, ?::bigint, ?::bigint, ?::text, ?::bytea"
    return f"WITH kept AS ({table_is_kept} RETURNING 1) INSERT INTO journal SELECT {row} FROM kept"  # noqa: S608  # ours


async def execute(connection: Any, statement: Statement) -> None:
    done = await connection.execute(numbered(statement[0]), *statement[1])
    if isinstance(statement, Fenced) and done.endswith(" 0"):
        raise Overtaken


class PostgresStore(Store):
    """Opens its connections when first there is something to read or write."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()

    async def _connections(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=DURABLE,
                    reset=leave_as_it_is,
                )
        return self._pool

    async def read(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with telling():
            found = await (await self._connections()).fetch(numbered(sql), *params)
        return [tuple(row) for row in found]

    async def write(self, statements: Sequence[Statement]) -> None:
        with STORE_WRITES.time(), telling():
            pool = await self._connections()
            async with pool.acquire(timeout=PATIENCE) as connection:
                if (move := as_one(statements)) is not None:
                    await execute(connection, move)
                else:
                    async with connection.transaction():
                        for statement in statements:
                            await execute(connection, statement)

    async def old_tables(self, before: float, most: int) -> list[str]:
        """No table that some node has in use."""
        sql = (
            "SELECT id FROM tables WHERE changed < ? AND (node IS NULL OR node NOT IN"
            " (SELECT id FROM live_nodes)) ORDER BY changed LIMIT ?"
        )
        return [table for (table,) in await self.read(sql, (before, most))]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.terminate()


async def connected(url: str) -> Any:
    """A connection; refused if there is none to be had."""
    try:
        return await asyncpg.connect(url, timeout=PATIENCE, server_settings=DURABLE)
    except (*TROUBLES, ValueError) as error:
        raise BadSetup("bad-store", file=shown(url), detail=reason_of(error)) from None


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Any]:
    """A connection for a while."""
    connection = await connected(url)
    try:
        yield connection
    finally:
        await connection.close()
