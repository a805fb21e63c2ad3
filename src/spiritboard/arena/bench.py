"""Measures our speed beside OpenSpiel's C++ hearts and Catanatron in one run, and prints the ratios.

Each row is measured in a process of its own, in turn, several times, by the processor's time;
the best of each counts, since other work on the machine can only slow a row down.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from spiritboard.arena.bench_rows import Figures
from spiritboard.core import rng

TURNS = 3
RATES = ("decisions", "search")


class Peer(NamedTuple):
    """Whom a game of ours is measured by."""

    game: str
    row: str
    module: str
    title: str


PEERS = (
    Peer("shamans", "hearts", "pyspiel", "OpenSpiel hearts (C++)"),
    Peer("djinn", "catan", "catanatron", "Catanatron"),
)


def is_compiled() -> bool:
    return not str(rng.__file__).endswith(".py")


def measure(row: str, path: Path | None = None) -> Figures:
    """Runs one row in a new process; `path` is where it finds the package."""
    command = [sys.executable, "-m", "spiritboard.arena.bench_rows", row]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=path)  # noqa: S603  # our own module
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
    return {name: (max if name in RATES else min)(row[name] for row in rows) for name in rows[0]}


def rows_beside(peer: Peer, plain: Path) -> dict[str, Figures]:
    """One game of ours, compiled and plain, after its peer."""
    rows: dict[str, list[Figures]] = {}
    for _ in range(TURNS):
        if find_spec(peer.module):
            rows.setdefault(peer.title, []).append(measure(peer.row))
        if is_compiled():
            rows.setdefault(f"{peer.game.title()}, compiled", []).append(measure(peer.game))
        rows.setdefault(f"{peer.game.title()}, plain", []).append(measure(peer.game, plain))
    return {title: best(figures) for title, figures in rows.items()}


def show(rows: dict[str, Figures], peer: Figures | None) -> None:
    print(f"{'':24}{'decisions/s':>20}{'search/s':>18}{'clone µs':>11}{'view µs':>9}")
    for title, row in rows.items():
        rates = [rate_beside(row, peer, what) for what in RATES]
        view = f"{row['view']:.2f}" if "view" in row else ""
        print(f"{title:24}{rates[0]:>20}{rates[1]:>18}{row['clone']:>11.2f}{view:>9}")
    for title, row in rows.items():
        if "match_kb" in row:
            print(
                f"{title}: a finished match holds {row['match_kb']:.0f} kB; "
                f"a late answer costs {row['late_over_early']:.2f} × an early one"
            )


def rate_beside(row: Figures, peer: Figures | None, what: str) -> str:
    if what not in row:
        return ""
    ratio = f" ({row[what] / peer[what]:.2f} ×)" if peer and what in peer else ""
    return f"{row[what]:,.0f}{ratio}"


def main() -> None:
    """Prints each game of ours, compiled and plain, beside its peer."""
    with tempfile.TemporaryDirectory() as folder:
        plain = plain_copy(folder)
        for peer in PEERS:
            rows = rows_beside(peer, plain)
            show(rows, rows.get(peer.title))
            print()
