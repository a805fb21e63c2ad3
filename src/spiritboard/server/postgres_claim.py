"""Who uses a database: any number of nodes of this version, or one program that wants it to itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from zlib import crc32

from spiritboard.core.errors import BadSetup
from spiritboard.server.postgres_migrations import is_current, migrate
from spiritboard.server.postgres_store import PATIENCE, connected, shown

LOCK: Final = crc32(b"spiritboard")
"""What is locked in a database: by nodes together, by whoever changes its form alone."""
TRIES: Final = 10
BETWEEN_TRIES: Final = 0.2
"""Seconds. A server that was killed may still be leaving."""


async def shared(url: str) -> Any:
    """A connection whose lock others may have too; refused, if somebody has the database to themselves.

    It is brought up to date first, which nobody else may see half done.
    """
    connection = await connected(url)
    try:
        for again in range(TRIES):
            await asyncio.sleep(BETWEEN_TRIES if again else 0)
            if await has_locked(connection, "try_advisory_lock_shared"):
                if await is_current(connection, url):
                    return connection
                await connection.fetchval("SELECT pg_advisory_unlock_shared($1)", LOCK)
            if await has_locked(connection, "try_advisory_lock"):
                await migrate(connection, url)
                await connection.fetchval("SELECT pg_advisory_unlock($1)", LOCK)
        raise BadSetup("store-in-use", store=shown(url))
    except BaseException:
        await connection.close(timeout=PATIENCE)
        raise


async def has_locked(connection: Any, how: str) -> bool:
    return bool(await connection.fetchval(f"SELECT pg_{how}($1)", LOCK))


@asynccontextmanager
async def claimed(url: str) -> AsyncIterator[None]:
    """The database is no server's meanwhile, and as this version writes it."""
    connection = await connected(url)
    try:
        for again in range(TRIES):
            await asyncio.sleep(BETWEEN_TRIES if again else 0)
            if await has_locked(connection, "try_advisory_lock"):
                break
        else:
            raise BadSetup("store-in-use", store=shown(url))
        await migrate(connection, url)
        yield
    finally:
        await connection.close(timeout=PATIENCE)
