"""Processes of our own beside this one, and the lines to them."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from pickle import PicklingError
from threading import Lock
from types import ModuleType
from typing import Any, Final

from spiritboard.core.errors import BadSetup

SPAWN: Final = get_context("spawn")
_starting: Final = Lock()


class Spawned:
    """A process, as the one that started it sees it."""

    def __init__(self, work: Callable[[Any, Any], None], given: object) -> None:
        """`work` gets what it is given and its end of the line; both must be such that can be sent."""
        self.channel, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(given, far), daemon=True)
        try:
            with on_its_own():
                self.process.start()
        except (PicklingError, AttributeError, TypeError) as error:
            raise BadSetup("cannot-be-sent", detail=str(error)) from None
        far.close()

    def send(self, task: Any) -> None:
        try:
            self.channel.send(task)
        except OSError:
            raise self.loss() from None

    def receive(self) -> Any:
        try:
            return self.channel.recv()
        except (EOFError, OSError):
            raise self.loss() from None

    def loss(self) -> BadSetup:
        self.process.join()
        return BadSetup("process-lost", code=self.process.exitcode)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.channel.close()


def answer(channel: Any, do: Callable[[Any], object]) -> None:
    """On the other side: does what it is told to, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = channel.recv()
        except (EOFError, OSError):
            return
        try:
            channel.send(do(task))
        except OSError:
            return


@contextmanager
def on_its_own() -> Iterator[None]:
    """A process started here does not run the program's main module again, so a script needs no
    `if __name__ == "__main__"`; and Ctrl+C does not reach it: whoever started it ends it.
    """
    with _starting:
        if sys.platform != "win32":
            resource_tracker.ensure_running()  # if it started below, it would lift the block
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        if sys.platform != "win32":
            heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            sys.modules["__main__"] = main
            if sys.platform != "win32":
                signal.pthread_sigmask(signal.SIG_SETMASK, heard)
