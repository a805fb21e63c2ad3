"""What came of a contest of several bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from spiritboard.arena.deals import PlayedDeal
from spiritboard.arena.estimates import Estimate, estimate, win_estimate
from spiritboard.arena.extras import extra
from spiritboard.arena.keeping import rows_of
from spiritboard.arena.ratings import Rating, ratings
from spiritboard.arena.sprt import Evidence, Sprt, Verdict


class Standing(NamedTuple):
    """How a bot did. Errors are by deals."""

    bot: str
    share: Estimate
    """Its part of all wins."""
    alone: Estimate | None
    """What it wins in a game with one of it; None: there are always more."""
    points: Estimate
    answers: int
    milliseconds: float
    """Of the processor, for an answer; of a program: until it answers."""
    faults: int
    """Answers that were taken for it."""


class Contest(msgspec.Struct, frozen=True):
    """What came of it."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    seed: str
    deals: list[PlayedDeal]
    sprt: Sprt | None = None
    one_seat: bool = False
    """Has the first bot one seat in every game?"""

    @property
    def fair(self) -> float:
        """The part of all wins that the first of equal bots has."""
        return fair_share(len(self.bots), self.seats, self.one_seat)

    @property
    def games(self) -> int:
        return sum(len(deal.games) for deal in self.deals)

    def at(self, seats: int) -> Contest:
        """Its games with so many seats."""
        deals = [deal.at(seats) for deal in self.deals]
        return msgspec.structs.replace(self, seats=(seats,), deals=deals)

    def standings(self) -> list[Standing]:
        """Of each bot, in the order in which they were named."""
        return [self.standing(bot) for bot in range(len(self.bots))]

    def standing(self, bot: int) -> Standing:
        alone = [won for deal in self.deals if (won := deal.alone(bot)) is not None]
        answers = self.total(bot, "answers")
        return Standing(
            self.bots[bot],
            win_estimate(self.shares(bot)),
            win_estimate(alone) if alone else None,
            estimate([deal.points(bot) for deal in self.deals]),
            int(answers),
            1000 * self.total(bot, "seconds") / max(1, answers),
            int(self.total(bot, "faults")),
        )

    def shares(self, bot: int) -> list[float]:
        """By deal."""
        return [deal.share(bot, len(self.bots)) for deal in self.deals]

    def total(self, bot: int, field: str) -> float:
        return sum(deal.total(bot, field) for deal in self.deals)

    def ratings(self) -> list[Rating]:
        """Of each bot (needs the extra `arena`)."""
        return ratings(len(self.bots), self.deals)

    def ratios(self) -> Iterator[tuple[float, Verdict | None]]:
        """By deal: the ratio of the test, and its verdict if it has one."""
        assert self.sprt is not None
        evidence = Evidence(self.sprt)
        for share in self.shares(0):
            evidence.add(100 * (share - self.fair))
            yield evidence.ratio, evidence.verdict

    @property
    def test(self) -> tuple[float, Verdict | None]:
        """The ratio of the test now, and its verdict."""
        found = (0.0, None)
        return (list(self.ratios()) or [found])[-1] if self.sprt else found

    @property
    def summary(self) -> Mapping[str, Any]:
        """In plain values, for JSON."""
        return {
            "game": self.game,
            "seats": list(self.seats),
            "seed": self.seed,
            "deals": len(self.deals),
            "games": self.games,
            "fair": self.fair,
            "one_seat": self.one_seat,
            "bots": [as_plain(standing) for standing in self.standings()],
            "sprt": None if self.sprt is None else msgspec.to_builtins(self.sprt),
            "ratio": self.test[0],
            "verdict": self.test[1],
        }

    def to_polars(self) -> Any:
        """A row for each seat of each game, as a polars DataFrame (needs the extra `arena`)."""
        rows = [{**row, "name": self.bots[row["bot"]]} for row in rows_of(self.deals)]
        return extra("polars").DataFrame(rows)


def fair_share(bots: int, seats: Sequence[int], one_seat: bool) -> float:
    """Of the first bot, if all were equal. With one seat it has as many games as there are seats."""
    return len(seats) / sum(seats) if one_seat else 1 / bots


def as_plain(standing: Standing) -> dict[str, Any]:
    found = standing._asdict()
    for field in ("share", "alone", "points"):
        value = found[field]
        found[field] = None if value is None else {"mean": value.mean, "error": value.error}
    return found
