"""A series of games on a Ray cluster, with the same results as here.

Games go out as tasks that keep nothing between them, so Ray gives those of a machine that is lost to another.
Each machine has Spiritboard itself, and files of bots at the same places.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from socket import create_connection
from typing import Any, Final, TypeVar

from spiritboard.arena.extras import extra
from spiritboard.arena.many import Failure, Series, Worker, in_order, played
from spiritboard.core.errors import BadSetup
from spiritboard.core.release import VERSION

T = TypeVar("T")

TRIES: Final = 4
"""Games whose process was lost so often are not begun again: they may be why it was."""
ANSWERS: Final = 10.0
"""Seconds, in which a cluster answers that is there."""


def results_on_ray(series: Series[T], numbers: range, address: str) -> Generator[T, None, None]:
    """The results of these games, in their order. Whoever closes it ends what is being played."""
    ray = extra("ray", "ray")
    with connected(ray, address):
        slots: list[Slot] = []
        try:
            sent = put(ray, series)
            slots.extend(Slot(ray, sent) for _ in range(processors(ray)))
            yield from in_order(slots, numbers, lambda tasks: ray.wait(tasks)[0])
        finally:
            for slot in slots:
                slot.end()


@contextmanager
def connected(ray: Any, address: str) -> Iterator[None]:
    """A program that is connected already stays so."""
    if ray.is_initialized():
        yield
        return
    check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadSetup("no-cluster", address=address, detail=str(error)) from None
    try:
        yield
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Ray itself would ask for minutes. A word such as `auto` it answers at once."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return
    try:
        create_connection((host, int(port)), timeout=ANSWERS).close()
    except OSError as error:
        raise BadSetup("no-cluster", address=address, detail=str(error)) from None


def put(ray: Any, series: Series[Any]) -> Any:
    try:
        return ray.put(series)
    except TypeError as error:
        raise BadSetup("cannot-be-sent", detail=str(error).splitlines()[0]) from None


def processors(ray: Any) -> int:
    """Of all machines together."""
    return max(1, int(ray.cluster_resources().get("CPU", 0)))


def play(series: Series[Any], numbers: range, version: str) -> list[Any] | Failure:
    """On a machine of the cluster."""

    def begin() -> Callable[[int], Any]:
        if version != VERSION:
            raise BadSetup("another-version", theirs=VERSION, ours=version)
        return series.begin()

    return played(begin, numbers)


class Slot(Worker):
    """A processor of the cluster, whichever it is."""

    channel: Any = None

    def __init__(self, ray: Any, series: Any) -> None:
        self.ray = ray
        self.series = series
        self.task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play)

    def send(self) -> None:
        self.channel = self.task.remote(self.series, self.numbers, VERSION)

    def receive(self) -> Any:
        task, self.channel = self.channel, None
        try:
            return self.ray.get(task)
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError) as error:
            raise BadSetup("games-lost", tries=TRIES, detail=type(error).__name__) from None

    def end(self) -> None:
        if self.channel is not None:
            self.ray.cancel(self.channel, force=True)
