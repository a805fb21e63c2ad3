"""Measures our speed beside OpenSpiel's C++ hearts and Catanatron in one run, and prints the ratios.

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
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from spiritboard.arena import bench_rows
from spiritboard.arena.bench_rows import EACH, Figures
from spiritboard.catalog import ours, shelf
from spiritboard.core import rng

TURNS = 3
ROWS = Path(str(bench_rows.__file__))
STEPS = ROWS.with_name("bench_steps.py")
RATES = ("decisions", "search")
"""More is better; of the other figures less is."""


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
"""Of our games the first on the shelf: those of cards and goods, as the peers' are."""
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
    """A game compiled and plain."""
    rows: dict[str, list[Figures]] = defaultdict(list)
    for _ in range(TURNS):
        if is_compiled():
            rows[f"{name}, compiled"].append(measure(name))
        rows[f"{name}, plain"].append(measure(name, plain))
    return {title: best(figures) for title, figures in rows.items()}


def show(title: str, row: Figures) -> None:
    rates = "".join(f"{row[what]:>15,.0f}" if what in row else " " * 15 for what in RATES)
    view = f"{row['view']:.2f}" if "view" in row else ""
    print(f"{title:34}{rates}{row['clone']:>11.2f}{view:>9}")


def show_beside(row: Figures, peer: str, theirs: Figures) -> None:
    shared = {what: row[what] / theirs[what] for what in RATES if what in row and what in theirs}
    ratios = "".join(f"{f'{shared[w]:.2f} ×':>15}" if w in shared else " " * 15 for w in RATES)
    print(f"  {f'against {peer}':32}{ratios.rstrip()}")


def show_rest(title: str, row: Figures) -> None:
    print(
        f"{title}: a finished match holds {row['match_kb']:.0f} kB; "
        f"a late answer costs {row['late_over_early']:.2f} × an early one"
    )


def show_work(title: str, row: Figures) -> None:
    for name, value in row.items():
        if name.startswith(EACH):
            print(f"{title}: {value:,.0f} {name.removeprefix(EACH)}/s")


def show_steps() -> None:
    """Steps a second with observation and mask: the peers', then ours in batches, with the ratios."""
    rows = {row: best_steps(row) for row in STEP_PEERS if find_spec(STEP_PEERS[row].module)}
    print(f"\n{'':34}{'steps/s with observation and mask':>35}")
    for row, steps in rows.items():
        print(f"{STEP_PEERS[row].title:34}{steps:>35,.0f}")
    for name in shelf()[:STEPPED]:
        steps = best_steps(name)
        print(f"{f'{name}, {MATCHES} at once':34}{steps:>35,.0f}")
        for row, theirs in rows.items():
            print(f"  {f'against {STEP_PEERS[row].title}':32}{f'{steps / theirs:.2f} ×':>35}")


def best_steps(row: str) -> float:
    return max(measure(row, script=STEPS)["steps"] for _ in range(TURNS))


def main() -> None:
    """Prints the peers, then each game of ours, compiled and plain, with its ratio to each."""
    print(f"{'':34}{'decisions/s':>15}{'search/s':>15}{'clone µs':>11}{'view µs':>9}")
    peers = rows_of_peers()
    for title, row in peers.items():
        show(title, row)
    with tempfile.TemporaryDirectory() as folder:
        plain = plain_copy(folder)
        for name in ours():
            rows = rows_of_ours(name, plain)
            for title, row in rows.items():
                show(title, row)
                for peer, theirs in peers.items():
                    show_beside(row, peer, theirs)
            show_rest(*next(iter(rows.items())))
            for title, row in rows.items():
                show_work(title, row)
    if find_spec("numpy"):
        show_steps()
