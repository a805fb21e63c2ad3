"""Measures our speed beside OpenSpiel's C++ hearts and Catanatron in one run, and tells the ratios.

Each row is measured in a process of its own, in turn, several times, by the processor's time;
the best of each counts, since other work on the machine can only slow a row down.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from spiritboard.arena import bench_rows
from spiritboard.arena.bench_report import RATES, BenchReport
from spiritboard.arena.bench_rows import EACH, IN_TWO, Figures
from spiritboard.catalog import ours, shelf
from spiritboard.core import rng
from spiritboard.text import Words

TURNS = 3
ROWS = Path(str(bench_rows.__file__))
STEPS = ROWS.with_name("bench_steps.py")


class Peer(NamedTuple):
    """Whom our games are measured by."""

    row: str
    module: str
    title: str


PEERS = (
    Peer("hearts", "pyspiel", "OpenSpiel hearts (C++)"),
    Peer("catan", "catanatron", "Catanatron"),
)


STEP_PEERS = {
    "uno": Peer("uno", "rlcard", "RLCard uno"),
    "doudizhu": Peer("doudizhu", "rlcard", "RLCard dou dizhu"),
    "leduc": Peer("leduc", "pettingzoo", "PettingZoo leduc hold'em"),
}
STEPPED = 2
"""Of our games the first on the shelf, those of cards and goods as the peers' are, also in two processes and in batches."""
MATCHES = 256
"""So many at once; as in `bench_steps`."""


def is_compiled() -> bool:
    return not str(rng.__file__).endswith(".py")


def measure(row: str, path: Path | None = None, script: Path = ROWS) -> Figures:
    """Runs one row in a new process; `path` is where it finds the package, if not where we do."""
    command = [sys.executable, "-P", str(script), row]
    variables = {**os.environ} if path is None else {**os.environ, "PYTHONPATH": str(path)}
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=variables)  # noqa: S603  # our own module
    figures: Figures = json.loads(run.stdout)
    return figures


def plain_copy(folder: str) -> Path:
    """The package without its compiled modules."""
    package = Path(__file__).parent.parent
    shutil.copytree(
        package, Path(folder, "spiritboard"), ignore=shutil.ignore_patterns("*.so", "*.pyd")
    )
    return Path(folder)


def best(rows: list[Figures]) -> Figures:
    return {name: (max if is_rate(name) else min)(row[name] for row in rows) for name in rows[0]}


def is_rate(name: str) -> bool:
    return name in RATES or name.startswith(EACH)


def rows_of_peers() -> dict[str, Figures]:
    here = [peer for peer in PEERS if find_spec(peer.module)]
    return {peer.title: best([measure(peer.row) for _ in range(TURNS)]) for peer in here}


def rows_of_ours(name: str, plain: Path) -> dict[str, Figures]:
    """A game by its build, compiled and plain."""
    rows: dict[str, list[Figures]] = defaultdict(list)
    for _ in range(TURNS):
        if is_compiled():
            rows["compiled"].append(measure(name))
        rows["plain"].append(measure(name, plain))
    return {build: best(figures) for build, figures in rows.items()}


def best_steps(row: str) -> float:
    return max(measure(row, script=STEPS)["steps"] for _ in range(TURNS))


def lines(words: Words) -> Iterator[str]:
    """The peers, then each game of ours, compiled and plain, with its ratio to each; then the steps."""
    report = BenchReport(words)
    yield report.head()
    peers = rows_of_peers()
    for title, row in peers.items():
        yield report.row(title, row)
    with tempfile.TemporaryDirectory() as folder:
        plain = plain_copy(folder)
        for name in ours():
            yield from lines_of_ours(report, name, plain, peers)
    yield from lines_in_two(report, peers)
    if find_spec("numpy"):
        yield from lines_of_steps(report)


def lines_of_ours(
    report: BenchReport, name: str, plain: Path, peers: dict[str, Figures]
) -> Iterator[str]:
    rows = rows_of_ours(name, plain)
    for build, row in rows.items():
        yield report.row(report.build(name, build), row)
        for peer, theirs in peers.items():
            yield report.beside(row, peer, theirs)
    build, row = next(iter(rows.items()))
    yield report.rest(report.build(name, build), row)
    for build, row in rows.items():
        yield from report.work(name, build, row)


def lines_in_two(report: BenchReport, peers: dict[str, Figures]) -> Iterator[str]:
    """The tree in two processes, beside the peers' in one."""
    for name in shelf()[:STEPPED]:
        row = best([measure(f"{IN_TWO}{name}") for _ in range(TURNS)])
        yield report.row(report.build(name, "in-two"), row)
        for peer, theirs in peers.items():
            if "searched" in theirs:
                yield report.beside(row, peer, theirs)


def lines_of_steps(report: BenchReport) -> Iterator[str]:
    """Steps a second with observation and mask: the peers', then ours in batches, with the ratios."""
    theirs = {
        peer.title: best_steps(row) for row, peer in STEP_PEERS.items() if find_spec(peer.module)
    }
    yield ""
    yield report.head_of_steps()
    for title, steps in theirs.items():
        yield report.steps(title, steps)
    for name in shelf()[:STEPPED]:
        for row, titled in ((name, report.batch), (f"{IN_TWO}{name}", report.batch_in_two)):
            steps = best_steps(row)
            yield report.steps(titled(name, MATCHES), steps)
            for title, peers in theirs.items():
                yield report.steps_beside(title, steps / peers)
