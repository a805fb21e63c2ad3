"""Compares pairs of worlds, on all cores: python -m tests.server.leaks --game djinn --pairs 100000"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.server.leaks.pairs import Tally, compare
from tests.server.leaks.session import Leak
from tests.server.leaks.subjects import SUBJECTS

PAIRS: Final = 2_500
"""In one go."""


def one_go(game: str, seed: str) -> Tally:
    with TemporaryDirectory() as folder:
        return compare(Path(folder), SUBJECTS[game], seed, PAIRS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(SUBJECTS), help="only this one")
    parser.add_argument("--pairs", type=int, default=500_000, help="of each game")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default=str(time.time()))
    given = parser.parse_args()
    for game in [given.game] if given.game else SUBJECTS:
        if leak := run(game, given.seed, given.pairs, given.processes):
            sys.exit(leak)


def run(game: str, seed: str, pairs: int, processes: int) -> str | None:
    """The first leak, if there is one."""
    total, begun = Tally(), time.monotonic()
    with ProcessPoolExecutor(processes) as pool:
        goes = [pool.submit(one_go, game, f"{seed} {n}") for n in range(-(-pairs // PAIRS))]
        for go in as_completed(goes):
            try:
                total.update(go.result())
            except Leak as leak:
                pool.shutdown(cancel_futures=True)
                return str(leak)
            speed = total["pairs"] / (time.monotonic() - begun)
            print(f"{game}: {total['pairs']} pairs, {speed:.0f}/s", flush=True)  # noqa: T201  # its job
    print(*[f"{count:9} {what}" for what, count in total.most_common()], sep="\n")  # noqa: T201
    return None


if __name__ == "__main__":
    main()
