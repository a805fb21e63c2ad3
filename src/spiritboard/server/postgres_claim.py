"""One server for each database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from zlib import crc32

from spiritboard.core.errors import BadSetup
from spiritboard.server.logs import logger
from spiritboard.server.postgres_store import PATIENCE, TROUBLES, connected, migrate, shown

log = logger(__name__)

LOCK: Final = crc32(b"spiritboard")
"""What a server locks in its database for as long as it runs."""
TRIES: Final = 10
BETWEEN_TRIES: Final = 0.2
"""Seconds. A server that was killed may still be leaving."""


class Claim:
    """A lock that its connection holds. Where that breaks, the lock is taken again once the database is back."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Any = None
        self.lost = asyncio.Event()

    async def take(self) -> None:
        """Refused, if another server has it or there is no database."""
        connection = await connected(self.url)
        for again in range(TRIES):
            await asyncio.sleep(BETWEEN_TRIES if again else 0)
            if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                break
        else:
            await connection.close()
            raise BadSetup("store-in-use", store=shown(self.url))
        self.lost.clear()
        connection.add_termination_listener(self.lose)
        self.connection = connection

    def lose(self, _: Any) -> None:
        self.lost.set()

    async def keep(self) -> None:
        """For as long as the server runs. Meanwhile every write is fenced."""
        while True:
            await self.lost.wait()
            log.error("the claim on the store was lost", store=shown(self.url))
            while self.lost.is_set():
                with suppress(BadSetup, *TROUBLES):
                    await self.take()
                await asyncio.sleep(BETWEEN_TRIES)
            log.warning("the store is claimed again", store=shown(self.url))

    async def leave(self) -> None:
        self.connection.remove_termination_listener(self.lose)
        await self.connection.close(timeout=PATIENCE)


@asynccontextmanager
async def claimed(url: str) -> AsyncIterator[None]:
    """The database is no other server's meanwhile, and as this version writes it."""
    claim = Claim(url)
    await claim.take()
    keeping = asyncio.create_task(claim.keep())
    try:
        await migrate(claim.connection, url)
        yield
    finally:
        keeping.cancel()
        await claim.leave()
