"""A line between a server and its database that can be cut: nothing comes through, nobody is told."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import unquote


class Cable:
    """Forwards bytes to the socket of a database, in a thread of its own."""

    def __init__(self, url: str) -> None:
        name, _, folder = url.partition("@/")[2].partition("?host=")
        self.name = name
        self.target = next(Path(unquote(folder)).glob(".s.PGSQL.*[0-9]"))
        self.loop = asyncio.new_event_loop()
        self.whole = asyncio.Event()
        self.port = 0
        self.listens = threading.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.live(),))

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{self.name}"

    async def live(self) -> None:
        self.end = asyncio.Event()
        self.whole.set()
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.listens.set()
        await self.end.wait()
        server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_unix_connection(str(self.target))
        with suppress(OSError):
            await asyncio.gather(self.forward(reader, there), self.forward(back, writer))

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while content := await reader.read(65536):
                await self.whole.wait()
                writer.write(content)
                await writer.drain()
        finally:
            writer.close()

    def cut(self) -> None:
        self.loop.call_soon_threadsafe(self.whole.clear)

    def mend(self) -> None:
        self.loop.call_soon_threadsafe(self.whole.set)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.end.set)
        self.thread.join()
        self.loop.close()


@contextmanager
def cable(url: str) -> Iterator[Cable]:
    found = Cable(url)
    found.thread.start()
    found.listens.wait()
    try:
        yield found
    finally:
        found.stop()
