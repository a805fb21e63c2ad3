"""Compares pairs of worlds, on all cores: python -m tests.server.leaks --game djinn --pairs 100000

It goes on where it was stopped: what was compared with the same sources is kept in `build/leaks.json` and adds up.
"""

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
from tests.server.running import PROJECT
from tests.server.tally import Tally as KeptTally

PAIRS: Final = 2_500
"""In one go."""


def one_go(game: str, seed: str) -> Tally:
    with TemporaryDirectory() as folder:
        return compare(Path(folder), SUBJECTS[game], seed, PAIRS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(SUBJECTS), help="only this one")
    parser.add_argument(
        "--pairs",
        type=int,
        default=500_000,
        help="of each game, with those that were compared before",
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default=str(time.time()))
    given = parser.parse_args()
    for game in [given.game] if given.game else SUBJECTS:
        if leak := run(game, given.seed, given.pairs, given.processes):
            sys.exit(leak)


def run(game: str, seed: str, pairs: int, processes: int) -> str | None:
    """The first leak, if there is one."""
    kept, begun, made = KeptTally(PROJECT / "build" / "leaks.json", game), time.monotonic(), 0
    left = pairs - kept.sums.get("pairs", 0)
    with ProcessPoolExecutor(processes) as pool:
        goes = [pool.submit(one_go, game, f"{seed} {n}") for n in range(-(-left // PAIRS))]
        for go in as_completed(goes):
            try:
                found = go.result()
            except Leak as leak:
                pool.shutdown(cancel_futures=True)
                return str(leak)
            kept.add(found)
            made += found["pairs"]
            speed = made / (time.monotonic() - begun)
            print(f"{game}: {kept.sums['pairs']} pairs, {speed:.0f}/s", flush=True)  # noqa: T201  # its job
    sums = sorted(kept.sums.items(), key=lambda sum_of: -sum_of[1])
    print(*[f"{count:9} {what}" for what, count in sums], sep="\n")  # noqa: T201
    return None


if __name__ == "__main__":
    main()
