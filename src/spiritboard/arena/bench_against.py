"""Compares our speed with another build's: `python -m spiritboard.arena.bench_against FOLDER [PAIRS]`.

The folder holds the other package. Both are measured in pairs, one after the other and in turn the
first, by the processor's time; a ratio is the median over all pairs, and above 1 we are faster.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from statistics import median

from spiritboard.arena.bench import measure
from spiritboard.arena.bench_report import RATES
from spiritboard.arena.bench_rows import Figures
from spiritboard.catalog import ours

COMPARED = ("decisions", "search", "clone", "view")
AIM = 0.95


def shared(other: Path) -> list[str]:
    """The games that the other package has too."""
    return [name for name in ours() if (other / "spiritboard" / "games" / name).is_dir()]


def pair(name: str, other: Path, other_first: bool) -> tuple[Figures, Figures]:
    """Ours and theirs."""
    if other_first:
        theirs = measure(name, other)
        return measure(name), theirs
    return measure(name), measure(name, other)


def ratios(name: str, other: Path, pairs: int) -> dict[str, float]:
    """How much faster we are, by figure."""
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(pairs):
        ours, theirs = pair(name, other, number % 2 == 1)
        for figure in COMPARED:
            ratio = ours[figure] / theirs[figure]
            found[figure].append(ratio if figure in RATES else 1 / ratio)
    return {figure: median(each) for figure, each in found.items()}


def compare(other: Path, pairs: int) -> bool:
    """Prints a row for each game that both have; is every ratio as it should be?"""
    print(f"{'':16}" + "".join(f"{figure:>12}" for figure in COMPARED) + f"   (aim: {AIM})")
    fine = True
    for name in shared(other):
        found = ratios(name, other, pairs)
        cells = (f"{ratio:.2f}{' ' if ratio >= AIM else '!'}" for ratio in found.values())
        print(f"{name:16}" + "".join(f"{cell:>12}" for cell in cells), flush=True)
        fine = fine and min(found.values()) >= AIM
    return fine


if __name__ == "__main__":
    folder, *count = sys.argv[1:]
    sys.exit(not compare(Path(folder), int(count[0]) if count else 10))
