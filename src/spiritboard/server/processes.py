"""Several nodes of one machine behind one address: whoever of them dies is started anew."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from socket import socket
from typing import Any, Final

from msgspec import structs

from spiritboard.bots.levels import bring_bot
from spiritboard.catalog import bring, brought
from spiritboard.core.errors import BadSetup
from spiritboard.server.logs import keep_log, logger
from spiritboard.server.serve import listening, serve_at
from spiritboard.server.settings import Settings
from spiritboard.server.stores import store_opened

log = logger(__name__)

Ready = Callable[[str, str], None]

PAUSE: Final = 1.0
"""Seconds before one is started anew: whatever ends it would end it again."""


def serve_all(settings: Settings, ready: Ready) -> None:
    """Until they are told to stop; `ready` is told once all of them listen."""
    if not settings.store:
        raise BadSetup("processes-need-database")
    keep_log(settings.logs)
    asyncio.run(check_opens(settings))
    with listening(settings.host, settings.port) as door:
        Nodes(settings, door, ready).live()


async def check_opens(settings: Settings) -> None:
    """Here it can be told why not."""
    async with store_opened(settings):
        pass


class Nodes:
    """The parent of all."""

    def __init__(self, settings: Settings, door: socket, ready: Ready) -> None:
        self.context = multiprocessing.get_context("spawn")
        share = max(1, settings.bot_processes // settings.processes)
        self.settings = structs.replace(settings, bot_processes=share)
        self.door = door
        self.ready = ready
        self.waiting = settings.processes
        """So many are still to say for the first time that they listen."""
        self.told, self.tell = self.context.Pipe(duplex=False)
        self.running: dict[int, SpawnProcess] = {}

    def live(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.tell.send(None))
        for _ in range(self.settings.processes):
            self.start()
        while self.hear():
            pass
        self.stop()

    def start(self) -> None:
        given = (self.settings, self.door, self.tell, brought())
        process = self.context.Process(target=be_a_node, args=given)
        process.start()
        self.running[process.sentinel] = process

    def hear(self) -> bool:
        """What happens next; no: all are to stop."""
        for found in wait([self.told, *self.running]):
            if found is self.told:
                address = self.told.recv()
                if address is None:
                    return False
                self.count(*address)
            else:
                assert isinstance(found, int)
                self.replace(self.running.pop(found))
        return True

    def count(self, address: str, friends: str) -> None:
        self.waiting -= 1
        if self.waiting == 0:
            self.ready(address, friends)

    def replace(self, process: SpawnProcess) -> None:
        log.error("a node has ended and is started anew", code=process.exitcode)
        time.sleep(PAUSE)
        self.start()

    def stop(self) -> None:
        for process in self.running.values():
            process.terminate()
        for process in self.running.values():
            process.join()


def be_a_node(settings: Settings, door: socket, tell: Any, games: tuple[str, ...]) -> None:
    threading.Thread(target=leave_with_the_parent, daemon=True).start()
    for path in games:
        bring(path)
    for named in settings.bots:
        bring_bot(named)
    with door:
        try:
            serve_at(door, settings, lambda *address: tell.send(address))
        except BadSetup as error:
            log.error("a node can't start", reason=error.key)
            sys.exit(1)


def leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    with suppress(OSError):
        os.kill(os.getpid(), signal.SIGTERM)
