"""Which store a server uses: a file in its folder, or the database that its operator names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from spiritboard.server import postgres_claim
from spiritboard.server.claim import claimed
from spiritboard.server.postgres_store import PostgresStore
from spiritboard.server.settings import Settings
from spiritboard.server.sqlite_store import TABLES, SqliteStore, prepare
from spiritboard.server.store import Store


def store_of(settings: Settings) -> Store:
    if settings.store:
        return PostgresStore(settings.store)
    return SqliteStore(settings.data / TABLES)


@asynccontextmanager
async def store_claimed(settings: Settings) -> AsyncIterator[None]:
    """No other server has it meanwhile, and it is as this version writes it."""
    if settings.store:
        async with postgres_claim.claimed(settings.store):
            yield
    else:
        with claimed(settings.data):
            prepare(settings.data / TABLES)
            yield
