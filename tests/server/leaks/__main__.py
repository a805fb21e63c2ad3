"""Compares pairs of worlds, on all cores: python -m tests.server.leaks --pairs 1000000"""

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

PAIRS: Final = 2_500
"""In one go."""


def one_go(seed: str) -> Tally:
    with TemporaryDirectory() as folder:
        return compare(Path(folder), seed, PAIRS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1_000_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default=str(time.time()))
    given = parser.parse_args()
    sys.exit(run(given.seed, given.pairs, given.processes))


def run(seed: str, pairs: int, processes: int) -> str | None:
    """The first leak, if there is one."""
    total, begun = Tally(), time.monotonic()
    with ProcessPoolExecutor(processes) as pool:
        goes = [pool.submit(one_go, f"{seed} {n}") for n in range(-(-pairs // PAIRS))]
        for go in as_completed(goes):
            try:
                total.update(go.result())
            except Leak as leak:
                pool.shutdown(cancel_futures=True)
                return str(leak)
            speed = total["pairs"] / (time.monotonic() - begun)
            print(f"{total['pairs']} pairs, {speed:.0f}/s", flush=True)  # noqa: T201  # its job
    print(*[f"{count:9} {what}" for what, count in total.most_common()], sep="\n")  # noqa: T201
    return None


if __name__ == "__main__":
    main()
