"""Some of the matches of a batch, in this process or in another."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from spiritboard.bots.spawned import SPAWN, Spawned, answer
from spiritboard.catalog import bring, brought
from spiritboard.research.lanes import AT_ONCE, Lanes
from spiritboard.research.play import Play
from spiritboard.research.rows import NUMBER, Layout, Rows

DEAL: Final = "deal"
STEP: Final = "step"
Task = str | int
"""Deal, step, or draw ids: by a key, which differs each time."""


class Given(NamedTuple):
    """What a batch is made of."""

    game: str
    seats: int
    options: Mapping[str, object]
    seed: int | str


class Part:
    """In this process."""

    def __init__(self, given: Given, matches: range, play: Play | None = None) -> None:
        first = play or Play(given.game, given.seats, given.seed, given.options)
        self.lanes = Lanes(first, len(matches), given.seed, matches.start)

    def do(self, task: Task, rows: Rows) -> None:
        """Reads its ids and writes what came of it. Raises ValueError."""
        if task == STEP:
            self.show(rows.ids.tolist(), rows)
        elif task == DEAL:
            self.lanes.deal_all()
            self.show([], rows)
        else:
            assert isinstance(task, int)
            rows.ids[:] = unpacked(self.lanes.any_ids(task))

    def show(self, ids: Sequence[int], rows: Rows) -> None:
        now = rows.now
        now.reward[:], now.done[:] = 0, False
        for nth, returns in self.lanes.step(ids, as_bytes(now.observation), as_bytes(now.mask)):
            now.reward[nth], now.done[nth] = returns, True
        now.seat[:] = unpacked(self.lanes.seats())


class Others:
    """In processes of their own, which write into memory that all share. They end with it."""

    def __init__(self, given: Given, layout: Layout, parts: Sequence[range]) -> None:
        self.memory = SPAWN.RawArray("b", layout.size)
        self.rows = layout.rows(self.memory)
        self.processes: list[Spawned] = []
        weakref.finalize(self, end, self.processes)
        for matches in parts:
            share = Share(given, layout, self.memory, matches, brought())
            self.processes.append(Spawned(work, share))

    def give(self, task: Task) -> None:
        for process in self.processes:
            process.send(task)

    def wait(self) -> None:
        """Until all have done it."""
        failures = [process.receive() for process in self.processes]
        for failure in failures:
            if failure is not None:
                raise failure


def end(processes: Sequence[Spawned]) -> None:
    for process in processes:
        process.end()


# In another process


class Share(NamedTuple):
    """What such a process is told."""

    given: Given
    layout: Layout
    memory: Any
    matches: range
    brought: Sequence[str]


def work(share: Share, channel: Any) -> None:
    for path in share.brought:
        bring(path)
    part = Part(share.given, share.matches)
    rows = share.layout.rows(share.memory).part(share.matches)
    answer(channel, lambda task: failure_of(part, task, rows))


def failure_of(part: Part, task: Task, rows: Rows) -> Exception | None:
    """What went wrong, if anything did."""
    try:
        part.do(task, rows)
    except Exception as error:  # whoever gave the task raises it
        return error
    return None


# Between numbers and bytes


def parted(matches: int, processes: int) -> list[range]:
    """For each process about as many, by groups that draw their ids together; at least one part."""
    groups = -(-matches // AT_ONCE)
    used = min(processes, groups)
    ends = [min(matches, AT_ONCE * (groups * nth // used)) for nth in range(used + 1)]
    return [range(first, last) for first, last in pairwise(ends)]


def unpacked(numbers: bytes) -> Any:
    return np.frombuffer(numbers, NUMBER)


def as_bytes(rows: Any) -> memoryview:
    return memoryview(rows.reshape(-1).view(np.uint8))
