"""Plays a series of games in this process or in several, with the same results either way."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from pickle import PicklingError
from threading import Lock
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from spiritboard.core.errors import BadSetup

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

LIVELY: Final = 0.1
"""Seconds. A process that plays its games faster is given twice as many the next time."""
SPAWN: Final = get_context("spawn")

Progress = Callable[[int, int], None]
"""Is told how many games are played, and of how many."""


class Series(Protocol[T_co]):
    """Games that are alike. It is sent to other processes, so it holds plain values only."""

    def begin(self) -> Callable[[int], T_co]:
        """Called once in each process: how game number i is played. The result depends on i alone."""


def play_many(
    series: Series[T],
    count: int,
    processes: int,
    take: Callable[[T], object],
    progress: Progress | None = None,
) -> None:
    """Hands each game's result to `take`, in the order of the games. Ctrl+C ends it at once."""
    with closing(results_of(series, range(count), processes)) as results:
        for done, result in enumerate(results, 1):
            take(result)
            if progress is not None:
                progress(done, count)


def results_of(series: Series[T], numbers: range, processes: int) -> Generator[T, None, None]:
    """The results of these games, in their order. Whoever closes it ends the processes."""
    if processes < 1:
        raise BadSetup("processes-out-of-range", processes=processes)
    used = min(processes, len(numbers))
    return elsewhere(series, numbers, used) if used > 1 else here(series, numbers)


def here(series: Series[T], numbers: range) -> Generator[T, None, None]:
    yield from map(series.begin(), numbers)


def elsewhere(series: Series[T], numbers: range, processes: int) -> Generator[T, None, None]:
    """In processes that don't outlive it."""
    workers: list[Process] = []
    try:
        workers.extend(Process(series) for _ in range(processes))
        yield from in_order(workers, numbers, wait)
    finally:
        for worker in workers:
            worker.end()


def in_order(
    workers: Sequence[Worker], numbers: range, wait_for: Callable[[list[Any]], Iterable[Any]]
) -> Iterator[Any]:
    """Whoever is idle gets the next games; a result waits until those before it are in.

    `wait_for` says which of some channels have something to read, once one has.
    """
    given = due = numbers.start
    early: dict[int, Any] = {}
    busy: dict[Any, Worker] = {}
    idle = list(workers)
    while due < numbers.stop:
        for worker in idle:
            if given < numbers.stop:
                given = worker.give(given, numbers.stop)
                busy[worker.channel] = worker
        idle = [busy.pop(channel) for channel in wait_for(list(busy))]
        for worker in idle:
            early.update(zip(worker.numbers, worker.results(), strict=True))
        while due in early:
            yield early.pop(due)
            due += 1


# On either side of a channel


class Failure(NamedTuple):
    """What a process sends instead of results."""

    trace: str
    key: str = ""
    params: Mapping[str, object] = {}


class Worker(ABC):
    """Plays games somewhere else, as the one who hands them out sees it."""

    channel: Any
    """What is waited for."""
    numbers = range(0)
    size = 1
    since = 0.0

    def give(self, first: int, end: int) -> int:
        """Sends it to play some of the games from here on; says which is next."""
        self.numbers = range(first, min(first + self.size, end))
        self.since = time.monotonic()
        self.send()
        return self.numbers.stop

    def results(self) -> list[Any]:
        found = self.receive()
        if isinstance(found, Failure):
            raise BadSetup(found.key, **found.params) if found.key else RuntimeError(found.trace)
        if time.monotonic() - self.since < LIVELY:
            self.size *= 2
        assert isinstance(found, list)
        return found

    @abstractmethod
    def send(self) -> None:
        """Its numbers are on their way."""

    @abstractmethod
    def receive(self) -> Any:
        """Results, or a failure."""

    @abstractmethod
    def end(self) -> None:
        """At once."""


class Process(Worker):
    """On this machine."""

    def __init__(self, series: Series[Any]) -> None:
        self.channel, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(series, far), daemon=True)
        try:
            with on_its_own():
                self.process.start()
        except (PicklingError, AttributeError, TypeError) as error:
            raise BadSetup("cannot-be-sent", detail=str(error)) from None
        far.close()

    def send(self) -> None:
        try:
            self.channel.send(self.numbers)
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


def work(series: Series[Any], channel: Any) -> None:
    """Plays what it is told to, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin = cache(series.begin)
    while True:
        try:
            numbers = channel.recv()
        except (EOFError, OSError):
            return
        try:
            channel.send(played(begin, numbers))
        except OSError:
            return


def played(begin: Callable[[], Callable[[int], Any]], numbers: range) -> list[Any] | Failure:
    """The games of these numbers, or what went wrong."""
    try:
        play = begin()
        return [play(number) for number in numbers]
    except BadSetup as error:
        return Failure("", error.key, error.params)
    except Exception:
        return Failure(traceback.format_exc())


_starting: Final = Lock()


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
