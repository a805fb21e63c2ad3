"""Which store a server uses: a file in its folder, or the database that its operator names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from spiritboard.server.claim import claimed
from spiritboard.server.postgres_membership import Membership, joined
from spiritboard.server.postgres_store import PostgresStore
from spiritboard.server.settings import Settings
from spiritboard.server.sqlite_store import TABLES, SqliteStore, prepare
from spiritboard.server.store import Store


def store_of(settings: Settings) -> Store:
    if settings.store:
        return PostgresStore(settings.store)
    return SqliteStore(settings.data / TABLES)


@asynccontextmanager
async def store_opened(settings: Settings, address: str = "") -> AsyncIterator[Membership | None]:
    """It is as this version writes it; a file for this server alone, a database for as many as like.

    `address`: where other servers on the same database reach this one.
    """
    if settings.store:
        async with joined(settings.store, address) as membership:
            yield membership
    else:
        with claimed(settings.data):
            prepare(settings.data / TABLES)
            yield None
