"""How many instructions of the processor a move takes, beside another build: `python -m tests.load.steps FOLDER`.

Unlike time they are nearly the same from run to run, whatever else the machine does. Valgrind counts them, of the
whole server but not of the system under it: reading, rules, store, telling. `--keep FOLDER` keeps its
profiles, which `callgrind_annotate --inclusive=yes` reads.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.load import ours
from tests.load.__main__ import FLAGS, come
from tests.load.against import KINDS, lend_page
from tests.load.meter import Meter

TABLES: Final = 10
WARM_UP: Final = 100
"""Moves until all that is kept from one to the next is there."""
SETTLED: Final = 20
"""Moves until valgrind has translated what it counts."""


class Counted:
    """A server under valgrind."""

    def __init__(self, sources: str, data: Path, profile: Path) -> None:
        self.profile = profile
        counter = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        served = [sys.executable, "-m", "spiritboard", "serve", "--lang", "en", "--port", "0"]
        with (data / "log.txt").open("wb") as log:
            self.process = subprocess.Popen(
                [*counter, f"--callgrind-out-file={profile}", *served, "--data", data, *FLAGS],
                env={**os.environ, "PYTHONPATH": sources, "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (data / "log.txt").read_text()
        self.address = line.split()[-1].rstrip("/")

    def control(self, *what: str) -> None:
        given = ["callgrind_control", *what, str(self.process.pid)]
        subprocess.run(given, check=True, capture_output=True)

    def counted(self) -> int:
        """Since it was set to zero last."""
        self.control("-d", "counted")
        written = self.profile.with_name(f"{self.profile.name}.1").read_text()
        (line,) = [one for one in written.splitlines() if one.startswith("totals:")]
        return int(line.split()[1])


@contextmanager
def counting(sources: str, profile: Path) -> Iterator[Counted]:
    with tempfile.TemporaryDirectory() as data:
        server = Counted(sources, Path(data), profile)
        try:
            yield server
        finally:
            os.killpg(server.process.pid, signal.SIGKILL)
            server.process.wait()


async def one_by_one(meter: Meter, moves: int) -> None:
    """As at an easy pace: each is told before the next is made."""
    for _ in range(moves):
        before = meter.moves
        while not meter.waiting:
            await asyncio.sleep(0.001)
        meter.waiting.popleft()()
        while meter.moves == before:
            await asyncio.sleep(0.001)


async def steps(server: Counted, game: str, seats: int, moves: int) -> float:
    """Of one move, in thousands."""
    meter = Meter(server.process.pid)
    people = await ours.seated(server.address, TABLES, seats, meter, game)
    await come(people, meter, seats)
    await one_by_one(meter, WARM_UP)
    server.control("-i", "on")
    await one_by_one(meter, SETTLED)
    server.control("-z")
    await one_by_one(meter, moves)
    return server.counted() / moves / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the other package")
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--keep", type=Path, help="where the profiles go")
    given = parser.parse_args()
    lend_page(given.folder)
    with tempfile.TemporaryDirectory() as passing:
        kept = given.keep or Path(passing)
        kept.mkdir(parents=True, exist_ok=True)
        for game, seats in KINDS:
            found: list[float] = []
            for name, sources in (("theirs", str(given.folder)), ("ours", "")):
                with counting(sources, kept / f"{game}-{seats}-{name}") as server:
                    found.append(asyncio.run(steps(server, game, seats, given.moves)))
            theirs, mine = found
            print(
                f"{game}, {seats} seats: {theirs:,.0f} → {mine:,.0f} thousand instructions a move,"
                f" {mine / theirs:.2f} ×",
                flush=True,
            )


if __name__ == "__main__":
    main()
