"""Several bots in the arena: the same deals for all, in every seat, until it is known who is stronger."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from spiritboard.arena.contest import Contest, fair_share
from spiritboard.arena.deals import Deals, PlayedDeal
from spiritboard.arena.estimates import Estimate, Tally
from spiritboard.arena.keeping import Folder
from spiritboard.arena.many import results_of
from spiritboard.arena.on_ray import results_on_ray
from spiritboard.arena.sprt import Evidence, Sprt
from spiritboard.arena.table import terms_of
from spiritboard.bots import BotSpec, name_of
from spiritboard.catalog import game
from spiritboard.core.errors import BadSetup
from spiritboard.core.release import VERSION

CHUNK: Final = 10
"""Deals that are kept together."""
USUAL_DEALS: Final = 100
MOST_DEALS: Final = 100_000
"""A test that has not stopped by then is stopped."""


class News(NamedTuple):
    """How far a contest is, after each deal."""

    deals: int
    most: int
    share: Estimate
    """Of the first bot."""
    ratio: float | None
    """Of the test, if there is one."""


def compete(
    name: str,
    bots: Sequence[BotSpec],
    seats: int | Sequence[int],
    deals: int | None = None,
    sprt: tuple[float, float] | None = None,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    out: Path | str | None = None,
    progress: Callable[[News], object] | None = None,
    ray: str | None = None,
    one_seat: bool = False,
) -> Contest:
    """Which of these bots is strongest?

    A deal is played in every line-up, at each number of seats. `sprt=(0, 5)` plays until it is known
    whether the first bot has 5 points of all wins more than equal bots would, or none; otherwise so many
    `deals` are played. In the folder `out` every ten deals are kept, and the same call goes on there.
    With `one_seat` the first of two bots is alone among copies of the second, and never the other way round.
    `ray` is the address of a Ray cluster that plays instead of processes of this machine.

    If the bots think by iterations, what comes of it depends on the seed alone, but for the time.

    >>> from spiritboard.catalog import names
    >>> compete(names()[0], ["greedy", "random"], seats=2, deals=2).games
    4
    """
    run = Run(name, bots, seats, deals, sprt, seed, options, out, one_seat)
    run.play(processes, progress, ray)
    return run.contest()


class Run:
    """A contest that is being played. Whoever interrupts it still has what was played."""

    def __init__(
        self,
        name: str,
        bots: Sequence[BotSpec],
        seats: int | Sequence[int],
        deals: int | None = None,
        sprt: tuple[float, float] | None = None,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        out: Path | str | None = None,
        one_seat: bool = False,
    ) -> None:
        counts = [seats] if isinstance(seats, int) else list(seats)
        terms = [terms_of(name, count, seed, options) for count in counts]
        self.series = Deals(terms, list(bots), one_seat)
        self.fair = fair_share(len(bots), counts, one_seat)
        self.names = distinct([name_of(bot) for bot in bots])
        self.sprt = None if sprt is None else checked(sprt)
        self.most = deals if deals is not None else MOST_DEALS if sprt else USUAL_DEALS
        self.check()
        self.deals: list[PlayedDeal] = []
        self.unkept = 0
        """So many of the last deals are not yet in the folder."""
        self.shares = Tally()
        """Of the first bot."""
        self.evidence = Evidence(self.sprt) if self.sprt else None
        self.folder = None if out is None else Folder(Path(out), self.told())
        for deal in self.folder.read()[: self.most] if self.folder else ():
            self.take(deal)

    def check(self) -> None:
        if len(self.series.bots) < 2:
            raise BadSetup("too-few-bots", bots=len(self.series.bots))
        if self.series.one_seat and (len(self.series.bots) > 2 or 1 in self.series.seats):
            raise BadSetup("no-one-seat")
        if self.most < 2:
            raise BadSetup("too-few-deals", deals=self.most)
        for terms in self.series.terms:
            for bot in self.series.bots:
                terms.check([bot] * terms.seats)

    def told(self) -> dict[str, Any]:
        """What is played, for the folder. How long is not part of it."""
        first = self.series.terms[0]
        return {
            "game": first.game,
            "rules": game(first.game).info.rules_version,
            "version": VERSION,
            "bots": list(self.names),
            "one_seat": self.series.one_seat,
            "seats": self.series.seats,
            "seed": first.seed,
            "options": first.options,
        }

    def contest(self) -> Contest:
        """What came of it so far."""
        first = self.series.terms[0]
        seats, one_seat = tuple(self.series.seats), self.series.one_seat
        return Contest(first.game, self.names, seats, first.seed, self.deals, self.sprt, one_seat)

    def is_over(self) -> bool:
        has_verdict = self.evidence is not None and self.evidence.verdict is not None
        return has_verdict or len(self.deals) >= self.most

    def play(
        self,
        processes: int = 1,
        progress: Callable[[News], object] | None = None,
        ray: str | None = None,
    ) -> None:
        """To its end, from where it is: in processes, or on the Ray cluster of that address."""
        if self.is_over():
            return
        try:
            with closing(self.results(processes, ray)) as results:
                for deal in results:
                    self.take(deal)
                    self.unkept += 1
                    if self.unkept == CHUNK:
                        self.keep()
                    if progress:
                        progress(self.news())
                    if self.is_over():
                        return
        finally:
            self.keep()

    def results(self, processes: int, ray: str | None) -> Generator[PlayedDeal, None, None]:
        """Of the deals that are not yet played."""
        numbers = range(len(self.deals), self.most)
        if ray is not None:
            return results_on_ray(self.series, numbers, ray)
        return results_of(self.series, numbers, processes)

    def take(self, deal: PlayedDeal) -> None:
        share = deal.share(0, len(self.names))
        self.deals.append(deal)
        self.shares.add(share)
        if self.evidence:
            self.evidence.add(100 * (share - self.fair))

    def keep(self) -> None:
        if self.folder and self.unkept:
            self.folder.write(self.deals[-self.unkept :])
        self.unkept = 0

    def news(self) -> News:
        ratio = self.evidence.ratio if self.evidence else None
        return News(len(self.deals), self.most, self.shares.win_estimate(), ratio)


def checked(sprt: tuple[float, float]) -> Sprt:
    low, high = sprt
    if not -100 <= low < high <= 100:
        raise BadSetup("bad-sprt", low=low, high=high)
    return Sprt(low, high)


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """A bot may be named twice: the second is called by its number too."""
    found: list[str] = []
    for name in names:
        again = sum(one == name for one in names[: len(found)])
        found.append(f"{name} ({again + 1})" if again else name)
    return tuple(found)
