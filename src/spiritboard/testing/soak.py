"""Very many random rounds under the cheap laws, many under all laws, and a look at what happened.

    python -m spiritboard.testing.soak --game NAME --rounds 1000000 --lawful 20000

Without a name each game is soaked, for as long as its own list of what must happen asks for. With
`--keep FILE` what was played is kept, and a run that was stopped goes on from there.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from spiritboard import catalog
from spiritboard.catalog.options import options_in
from spiritboard.testing.coverage import Coverage
from spiritboard.testing.kit import Terms, check_match, variants
from spiritboard.testing.laws import QUICK
from spiritboard.testing.play import AnyGame, RandomChooser
from spiritboard.testing.report import Report
from spiritboard.testing.trial import LawBroken

CHUNKS: Final = {"quick": 2_000, "lawful": 50}
"""So many rounds are one job for a process."""
TELL_EVERY: Final = 10.0
"""Seconds between two lines of progress."""


class Chunk(msgspec.Struct, frozen=True):
    """One job: rounds of one kind for one number of seats and one variant of the options."""

    game: str
    kind: str
    seats: int
    variant: int
    rounds: int
    every: int
    seed: str

    def terms(self, game: AnyGame) -> Terms:
        apart = Coverage.of(game.info.name).apart()
        if self.kind == "quick":
            return Terms(laws=QUICK, warm_up=0, apart=apart, chooser=RandomChooser)
        table = catalog.table_side(self.game)
        return Terms(every=self.every, effort=1, apart=apart, table=table)

    def play(self) -> Report:
        """Whole matches until there are rounds enough. Raises LawBroken."""
        game = catalog.game(self.game)
        options, terms = tables(game)[self.variant], self.terms(game)
        report = Report(game.info.name)
        while report.rounds < self.rounds:
            seed = f"{self.seed} {report.matches}"
            report.add(check_match(game, self.seats, options, seed, terms))
        return report


def tables(game: AnyGame) -> list[msgspec.Struct]:
    """The game's own variants, and those at which more happens."""
    more = Coverage.of(game.info.name).tables
    return variants(game.info) + [msgspec.convert(table, game.info.options) for table in more]


def chunks_of(
    game: AnyGame, name: str, kind: str, rounds: int, every: int, seed: str
) -> Iterable[Chunk]:
    """All numbers of seats and all variants in turn, until there are rounds enough."""
    places = places_at(game)
    size = max(1, min(CHUNKS[kind], rounds // len(places)))
    for number in range(-(-rounds // size)):
        variant, seats = places[number % len(places)]
        yield Chunk(name, kind, seats, variant, size, every, f"{seed} {kind} {number}")


def places_at(game: AnyGame) -> list[tuple[int, int]]:
    """Variants with numbers of seats; not one that is another in all that is asked with so many seats."""
    places: list[tuple[int, int]] = []
    played: list[tuple[int, msgspec.Struct]] = []
    for (variant, table), seats in product(enumerate(tables(game)), game.info.seats):
        place = (seats, as_asked(game, table, seats))
        if place not in played:
            played.append(place)
            places.append((variant, seats))
    return places


def as_asked(game: AnyGame, table: msgspec.Struct, seats: int) -> msgspec.Struct:
    """The options of a table; those that make no sense with so many seats as they usually are."""
    unasked = [one for one in options_in(game) if one.seats and seats not in one.seats]
    return msgspec.structs.replace(table, **{one.name: one.default for one in unasked})


def soak(chunks: list[Chunk], workers: int, keep: Path | None = None) -> Report:
    """Plays the chunks in processes and adds up their reports. Raises LawBroken."""
    report = Report(chunks[0].game)
    started = told = time.monotonic()
    known = kept_in(keep)
    for chunk in chunks:
        if chunk in known:
            report.add(known[chunk])
    chunks = [chunk for chunk in chunks if chunk not in known]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = {pool.submit(chunk.play): chunk for chunk in chunks}
        try:
            for done, job in enumerate(as_completed(jobs), 1):
                report.add(job.result())
                put_away(keep, jobs[job], job.result())
                if time.monotonic() - told > TELL_EVERY or done == len(jobs):
                    told = time.monotonic()
                    sys.stderr.write(progress(report, done / len(jobs), told - started))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    return report


def kept_in(file: Path | None) -> dict[Chunk, Report]:
    """What earlier runs have played."""
    if file is None or not file.exists():
        return {}
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    return {msgspec.convert(chunk, Chunk): Report.of(report) for chunk, report in lines}


def put_away(file: Path | None, chunk: Chunk, report: Report) -> None:
    if file is not None:
        with file.open("ab") as kept:
            kept.write(msgspec.json.encode((chunk, report.plain())) + b"\n")


def progress(report: Report, part: float, seconds: float) -> str:
    rate = report.rounds / seconds
    return f"{part:4.0%}  {report.rounds} rounds in {seconds:.0f} s, {rate:.0f} a second\n"


def run(
    name: str,
    rounds: int,
    lawful: int,
    every: int,
    seed: str,
    workers: int,
    keep: Path | None = None,
) -> list[str]:
    """Soaks a game, prints what was seen, and says what is wrong."""
    game = catalog.game(name)
    total = Report(game.info.name)
    for kind, count in (("quick", rounds), ("lawful", lawful)):
        chunks = list(chunks_of(game, name, kind, count, every, seed))
        if not chunks:
            continue
        sys.stderr.write(f"{count} {kind} rounds in {len(chunks)} chunks\n")
        try:
            total.add(soak(chunks, workers, keep))
        except LawBroken as broken:
            return [str(broken)]
    sys.stdout.write(f"{total}\n")
    missing = Coverage.of(game.info.name).missing(total)
    return [f"never happened: {what}" for what in missing]


def main(arguments: list[str] | None = None) -> int:
    """0: all well; 1: a law is broken, or something has never happened."""
    parser = argparse.ArgumentParser("spiritboard.testing.soak", description=__doc__)
    parser.add_argument("--game", help="a name or module:name; else all on the shelf")
    parser.add_argument("--rounds", type=int, help="under the cheap laws")
    parser.add_argument("--lawful", type=int, help="under all laws")
    parser.add_argument("--every", type=int, help="all laws look at every n-th question")
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file: what is in it is not played again")
    given = parser.parse_args(arguments)
    code = 0
    for name in [given.game] if given.game else catalog.names():
        usual = Coverage.of(name).soak
        rounds, lawful, every = (
            own if asked is None else asked
            for asked, own in (
                (given.rounds, usual.rounds),
                (given.lawful, usual.lawful),
                (given.every, usual.every),
            )
        )
        wrong = run(name, rounds, lawful, every, given.seed, given.workers, given.keep)
        sys.stdout.writelines(f"{line}\n" for line in wrong)
        code = 1 if wrong else code
    return code


if __name__ == "__main__":
    sys.exit(main())
