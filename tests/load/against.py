"""What a move costs, beside another build of ours: `python -m tests.load.against FOLDER`.

The folder holds the other package. Both are put under the same load in pairs, one after the other and in
turn the first, at a pace that both can keep; a ratio is the median over all pairs, and below 1 we need less.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import tempfile
from pathlib import Path
from statistics import median

from tests.load import ours
from tests.load.__main__ import FLAGS, WARM_UP, come
from tests.load.meter import Figures, Meter
from tests.server.running import PROJECT, Installed

KINDS = (("shamans", 4), ("shamans", 5), ("djinn", 4))


def figures(sources: str, game: str, seats: int, given: argparse.Namespace) -> Figures:
    """Of a server of these sources; none: the installed one."""

    class Chosen(Installed):
        pass

    Chosen.sources = sources

    async def measured(address: str, meter: Meter) -> Figures:
        people = await ours.seated(address, given.tables, seats, meter, game)
        await come(people, meter, seats)
        await meter.paced(given.pace, WARM_UP)
        return await meter.paced(given.pace, given.seconds)

    with tempfile.TemporaryDirectory() as data:
        server = Chosen(Path(data), *FLAGS)
        try:
            return asyncio.run(measured(server.address, Meter(server.process.pid)))
        finally:
            server.kill()


def compare(game: str, seats: int, given: argparse.Namespace) -> None:
    mine: list[Figures] = []
    theirs: list[Figures] = []
    for number in range(given.pairs):
        both = [(mine, ""), (theirs, str(given.folder))]
        for found, sources in both if number % 2 == 0 else reversed(both):
            found.append(figures(sources, game, seats, given))
    pairs = list(zip(mine, theirs, strict=True))
    cost = median(one.cost / other.cost for one, other in pairs)
    weight = median(one.weight / other.weight for one, other in pairs)
    print(
        f"{game}, {seats} seats: {middle(theirs)} → {middle(mine)}"
        f"; {cost:.2f} × the time, {weight:.2f} × the bytes",
        flush=True,
    )


def middle(found: list[Figures]) -> str:
    cost, weight = median(one.cost for one in found), median(one.weight for one in found)
    return f"{cost:.2f} ms and {weight:,.0f} bytes a move"


def lend_page(folder: Path) -> None:
    """No server starts without one, and what it looks like is not measured."""
    page = folder / "spiritboard" / "server" / "page"
    if not page.exists():
        shutil.copytree(PROJECT / "src" / "spiritboard" / "server" / "page", page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the other package")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=8, help="of each measurement")
    parser.add_argument("--pairs", type=int, default=3)
    given = parser.parse_args()
    lend_page(given.folder)
    for game, seats in KINDS:
        compare(game, seats, given)


if __name__ == "__main__":
    main()
