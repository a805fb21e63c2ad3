"""Plays a series of games in this process or in several, with the same results either way."""

from __future__ import annotations

import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from spiritboard.bots.spawned import Spawned, answer
from spiritboard.core.errors import BadSetup

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

LIVELY: Final = 0.1
"""Seconds. A process that plays its games faster is given twice as many the next time."""

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
        self.process = Spawned(work, series)
        self.channel = self.process.channel

    def send(self) -> None:
        self.process.send(self.numbers)

    def receive(self) -> Any:
        return self.process.receive()

    def end(self) -> None:
        self.process.end()


def work(series: Series[Any], channel: Any) -> None:
    """Plays what it is told to."""
    begin = cache(series.begin)
    answer(channel, lambda numbers: played(begin, numbers))


def played(begin: Callable[[], Callable[[int], Any]], numbers: range) -> list[Any] | Failure:
    """The games of these numbers, or what went wrong."""
    try:
        play = begin()
        return [play(number) for number in numbers]
    except BadSetup as error:
        return Failure("", error.key, error.params)
    except Exception:
        return Failure(traceback.format_exc())
