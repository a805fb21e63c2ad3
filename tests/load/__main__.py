"""Measures the server under load, beside boardgame.io's in the same run, and prints the ratios.

Each server is a process of its own; this one is all the people, with sockets that cost little. What PostgreSQL works
itself is not counted.
Other work on the machine slows everything down: run it on a quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from tests.load import ours, peer
from tests.load.meter import Figures, Meter, memory_of
from tests.server.keeping import database
from tests.server.running import PROJECT, Installed

SEATS = 4
PACE = 300
WARM_UP = 3.0
LONGEST_RACE = 15.0
"""Seconds at full speed."""
AT_ONCE = 50
GROWING = 20
"""So many tables play on and on to see whether a move becomes dearer."""
EARLY, LATE = 100, 900
"""The moves of each of these tables after which a hundred more are measured."""
FLAGS = ("--tables-per-minute", "0", "--commands-per-second", "0")
ROWS = ("file", "postgresql", "peer")


T = TypeVar("T")


class Person(Protocol):
    async def come(self) -> None: ...


Seating = Coroutine[Any, Any, Sequence[Person]]


class Row(NamedTuple):
    """What was measured of one server."""

    name: str
    fast: Figures
    paced: Figures
    table_kb: float
    socket_kb: float


async def measure(
    name: str, meter: Meter, tables: int, seconds: float, seated: Callable[[int], Seating]
) -> Row:
    """`seated` sets up so many tables."""
    await seated(1)  # what the first one brings in is no table's
    empty = memory_of(meter.servers)
    people = await seated(tables)
    laid = memory_of(meter.servers)
    await come(people, meter)
    full = memory_of(meter.servers)
    await meter.at_full_speed(WARM_UP)
    fast = await meter.at_full_speed(min(seconds, LONGEST_RACE))
    paced = await meter.paced(PACE, seconds)
    table, socket = (laid - empty) / tables / 1024, (full - laid) / len(people) / 1024
    return Row(name, fast, paced, table, socket)


async def come(people: Sequence[Person], meter: Meter, seats: int = SEATS) -> None:
    """Everybody, and at each table somebody is asked."""
    for first in range(0, len(people), AT_ONCE):
        group = people[first : first + AT_ONCE]
        await asyncio.gather(*[person.come() for person in group])
    while len(meter.waiting) < len(people) // seats:
        await asyncio.sleep(0.1)


def our_row(name: str, tables: int, seconds: float, store: str = "", nodes: int = 1) -> Row:
    """`store`: a database instead of a file, which several nodes may share."""

    async def measured(addresses: Sequence[str], meter: Meter) -> Row:
        async def seated(tables: int) -> Sequence[Person]:
            people: list[ours.Person] = []
            for number, address in enumerate(addresses):
                share = len(range(number, tables, len(addresses)))
                people += await ours.seated(address, share, SEATS, meter)
            return people

        return await measure(name, meter, tables, seconds, seated)

    return at_our_servers(measured, store, nodes)


def late_over_early() -> float:
    """How much dearer a move is late in a long match (1 means: not at all)."""

    async def measured(addresses: Sequence[str], meter: Meter) -> float:
        people = await ours.seated(addresses[0], GROWING, SEATS, meter)
        await come(people, meter)
        await meter.until(GROWING * EARLY)
        early = await meter.until(GROWING * 100)
        await meter.until(GROWING * LATE - meter.moves)
        late = await meter.until(GROWING * 100)
        return late.cost / early.cost

    return at_our_servers(measured)


def at_our_servers(
    measured: Callable[[Sequence[str], Meter], Coroutine[Any, Any, T]],
    store: str = "",
    nodes: int = 1,
) -> T:
    flags = (*FLAGS, "--store", store) if store else FLAGS
    servers: list[Installed] = []
    with tempfile.TemporaryDirectory() as data:
        try:
            servers += [Installed(Path(data), *flags) for _ in range(nodes)]
            meter = Meter(*[server.process.pid for server in servers])
            return asyncio.run(measured([server.address for server in servers], meter))
        finally:
            for server in servers:
                server.kill()


def peer_row(name: str, tables: int, seconds: float, kept: Path | None) -> Row:
    folder = PROJECT / "build" / "peer"
    peer.installed(folder)

    async def measured(pid: int, address: str) -> Row:
        meter = Meter(pid)
        return await measure(
            name, meter, tables, seconds, lambda number: peer.seated(address, number, meter)
        )

    with peer.running(folder, kept) as (pid, address):
        return asyncio.run(measured(pid, address))


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load ARGS=", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--seconds",
        type=float,
        default=15,
        help=f"at {PACE} moves a second; at most 15 at full speed",
    )
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=ROWS, help="what is measured")
    given = parser.parse_args()
    print(f"{given.tables} tables, {SEATS * given.tables} sockets, {os.cpu_count()} cores")
    size = given.tables, given.seconds
    mine: Row | None = None
    if "file" in given.rows:
        mine = our_row("Spiritboard, on disk", *size)
        show(mine, mine)
        print(f"  a late move costs {late_over_early():.2f} × an early one")
    if "postgresql" in given.rows:
        with database() as postgres:
            for nodes in (1, 2):
                name = f"Spiritboard, in PostgreSQL, {nodes} nodes"
                show(our_row(name, *size, postgres.new(), nodes), mine)
    if "peer" in given.rows:
        show(peer_row("boardgame.io, in memory", *size, kept=None), mine)
        with tempfile.TemporaryDirectory() as kept:
            show(peer_row("boardgame.io, in files", *size, kept=Path(kept)), mine)


def show(row: Row, mine: Row | None) -> None:
    fast, paced = row.fast, row.paced
    print(
        f"{row.name}: {fast.rate:,.0f} moves/s, {row.table_kb:.0f} kB a table,"
        f" {row.socket_kb:.0f} kB a socket"
    )
    print(f"  a move takes {fast.cost:.2f} ms of the processor, {fast.weight:,.0f} bytes to all")
    if mine is not None and row is not mine:
        by_clock, by_processor = mine.fast.rate / fast.rate, fast.cost / mine.fast.cost
        print(
            f"  ours on disk: {by_clock:.2f} × its moves by the clock, {by_processor:.2f} × by the processor"
        )
    for figures in (fast, paced):
        print(
            f"  at {figures.rate:,.0f} moves/s everybody knows within {figures.within(0.5):,.0f} ms"
            f" (half of the moves), {figures.within(0.99):,.0f} ms (99 %);"
            f" the server works {figures.cpu / figures.seconds:.0%} of the time"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
