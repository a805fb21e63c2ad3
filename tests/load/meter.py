"""Tables under load, whatever is played at them: moves, and how soon everybody knows of one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

TICKS = 100
"""In a second, as the system counts a process's time."""
PAGE = 4096


class Figures(NamedTuple):
    """What a stretch of time brought."""

    moves: int
    seconds: float
    cpu: float
    """Of the server, in seconds."""
    bytes: int
    """That everybody got, as they came over the line."""
    latencies: list[float]
    """From an answer sent until everybody at the table has been told of it, in seconds, sorted."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Of a move, in milliseconds of the server's time."""
        return self.cpu / max(1, self.moves) * 1000

    @property
    def weight(self) -> float:
        """Of a move, in bytes to everybody at its table."""
        return self.bytes / max(1, self.moves)

    def within(self, share: float) -> float:
        """So soon this share of the moves was known to everybody, in milliseconds."""
        return self.latencies[int(share * (len(self.latencies) - 1))] * 1000


class Meter:
    """Lets moves happen as fast as they can, or so many a second, and counts them."""

    def __init__(self, *servers: int) -> None:
        self.servers = servers
        """Their process ids."""
        self.moves = 0
        self.bytes = 0
        self.latencies: list[float] = []
        self.is_open = False
        self.waiting: deque[Callable[[], None]] = deque()

    def move(self, make: Callable[[], None]) -> None:
        """A player could move now."""
        if self.is_open:
            make()
        else:
            self.waiting.append(make)

    def moved(self, latency: float) -> None:
        self.moves += 1
        self.latencies.append(latency)

    async def at_full_speed(self, seconds: float) -> Figures:
        self.open()
        return await self.measured(asyncio.sleep(seconds))

    def open(self) -> None:
        self.is_open = True
        while self.waiting:
            self.waiting.popleft()()

    async def paced(self, rate: float, seconds: float) -> Figures:
        return await self.measured(self.pace(rate, seconds))

    async def pace(self, rate: float, seconds: float) -> None:
        begun = perf_counter()
        made = 0
        while (passed := perf_counter() - begun) < seconds:
            while made < passed * rate and self.waiting:
                self.waiting.popleft()()
                made += 1
            await asyncio.sleep(1 / rate)

    async def until(self, moves: int) -> Figures:
        """At full speed until so many more moves were made."""
        goal = self.moves + moves

        async def reached() -> None:
            while self.moves < goal:
                await asyncio.sleep(0.01)

        self.open()
        return await self.measured(reached())

    async def measured(self, stretch: Awaitable[None]) -> Figures:
        before, read, cpu, begun = self.moves, self.bytes, cpu_of(self.servers), perf_counter()
        self.latencies = []
        await stretch
        passed = perf_counter() - begun
        self.is_open = False
        cpu = cpu_of(self.servers) - cpu
        sent, latencies = self.bytes - read, sorted(self.latencies)
        found = Figures(self.moves - before, passed, cpu, sent, latencies)
        await asyncio.sleep(1)  # what is under way arrives
        return found


class Table:
    """Who sits there; a move counts once everybody has been told of it."""

    def __init__(self, seats: int, meter: Meter) -> None:
        self.seats = seats
        self.meter = meter
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}
        self.known: dict[int, float] = {}

    def made(self, seq: int, at: float) -> None:
        """The change of this number was sent at that time."""
        self.sent[seq] = at
        self.settle(seq)

    def told(self, seq: int) -> None:
        """One more seat knows."""
        heard = self.heard.pop(seq, 0) + 1
        if heard < self.seats:
            self.heard[seq] = heard
        else:
            self.known[seq] = perf_counter()
            self.settle(seq)

    def settle(self, seq: int) -> None:
        if seq in self.sent and seq in self.known:
            self.meter.moved(self.known.pop(seq) - self.sent.pop(seq))


def cpu_of(processes: Sequence[int]) -> float:
    """Seconds that these have worked."""
    found = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in processes]
    return sum(int(fields[11]) + int(fields[12]) for fields in found) / TICKS


def memory_of(processes: Sequence[int]) -> int:
    """Bytes that these hold."""
    return PAGE * sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in processes)
