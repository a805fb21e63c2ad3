"""A worker: it thinks for the servers on a database, and does nothing else."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from spiritboard.core.errors import BadSetup
from spiritboard.server.logs import keep_log
from spiritboard.server.postgres_membership import Told, joined
from spiritboard.server.postgres_store import PostgresStore
from spiritboard.server.settings import Settings
from spiritboard.server.shared_queue import SharedQueue
from spiritboard.server.workers import Workers


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Until it is told to stop. `ready` is told once it can be asked."""
    if not settings.store:
        raise BadSetup("work-needs-database")
    keep_log(settings.logs)
    asyncio.run(think_for_all(settings, ready))


async def think_for_all(settings: Settings, ready: Callable[[], None]) -> None:
    stop = told_to_stop()
    async with helping(settings):
        ready()
        await stop.wait()


@asynccontextmanager
async def helping(settings: Settings) -> AsyncIterator[Workers]:
    """Processes that take thoughts from the shared queue."""
    store = PostgresStore(settings.store)
    async with joined(settings.store, "") as membership:
        membership.telling = lambda: Told(processes=settings.bot_processes, serves=False)
        shared = SharedQueue(store, membership)
        workers = Workers(settings.bot_processes, settings.logs, shared)
        shared.call()
        try:
            yield workers
        finally:
            workers.close()
            store.close()


def told_to_stop() -> asyncio.Event:
    """By Ctrl+C or SIGTERM. What is being thought then is taken by somebody else."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop
