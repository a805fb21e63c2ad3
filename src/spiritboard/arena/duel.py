"""Two bots against each other: both get the same deals, from every seat.

A deal is played with the one bot alone among copies of the other, in every seat, and with the other
alone among copies of the one. So each bot sits in every seat equally often and meets the same luck.
With two seats these are the same two games; with one seat each bot plays the deal by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import fmean
from typing import Any

import msgspec

from spiritboard.arena.clocks import Clock, Timed
from spiritboard.arena.estimates import Estimate, estimate, win_estimate
from spiritboard.arena.extras import extra
from spiritboard.arena.many import Progress, play_many
from spiritboard.arena.table import Table, Terms, terms_of, won
from spiritboard.bots import BotSpec, name_of
from spiritboard.core.errors import BadSetup
from spiritboard.core.values import Outcome

Seating = tuple[int, ...]
"""By seat: 0 for the one bot, 1 for the other."""


class Deal(msgspec.Struct, frozen=True):
    """What came of one deal. Pairs are of the one bot and the other."""

    wins: tuple[float, float]
    """Of each bot in the games in which there is one of it, a game; a shared win is a part."""
    points: tuple[float, float]
    """Of a seat in a game."""
    answers: tuple[int, int]
    seconds: tuple[float, float]
    """Of the processor, to find those answers."""


class Duel(msgspec.Struct, frozen=True):
    """What came of it all. Errors are by deals: the games of one deal are not independent."""

    game: str
    bots: tuple[str, str]
    seats: int
    deals: list[Deal]

    @property
    def games(self) -> int:
        return len(self.deals) * len(seatings(self.seats))

    @property
    def fair(self) -> float:
        """What a bot wins alone among equal ones."""
        return 1 / self.seats

    @property
    def alone(self) -> tuple[Estimate, Estimate]:
        """What each bot wins alone among the others; with one seat: by itself."""
        one, other = ([deal.wins[side] for deal in self.deals] for side in (0, 1))
        return win_estimate(one), win_estimate(other)

    @property
    def lead(self) -> Estimate:
        """By how much the one bot wins more than the other, from -1 to 1."""
        return win_estimate([deal.wins[0] - deal.wins[1] for deal in self.deals])

    @property
    def share(self) -> Estimate:
        """The part of all wins that the one bot has. Equal bots have a half at any number of seats.

        A game that nobody wins counts half for each.
        """
        return Estimate((1 + self.lead.mean) / 2, self.lead.error / 2)

    @property
    def mean_points(self) -> tuple[float, float]:
        one, other = (fmean(deal.points[side] for deal in self.deals) for side in (0, 1))
        return one, other

    @property
    def points(self) -> Estimate:
        """By how many points the one bot is ahead."""
        return estimate([deal.points[0] - deal.points[1] for deal in self.deals])

    @property
    def milliseconds(self) -> tuple[float, float]:
        """Of the processor, for an answer of each bot."""
        one, other = (
            1000
            * sum(deal.seconds[side] for deal in self.deals)
            / sum(deal.answers[side] for deal in self.deals)
            for side in (0, 1)
        )
        return one, other

    @property
    def summary(self) -> Mapping[str, Any]:
        """In plain values, for JSON; pairs are of the one bot and the other."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seats": self.seats,
            "deals": len(self.deals),
            "games": self.games,
            "fair": self.fair,
            "share": self.share._asdict(),
            "lead": self.lead._asdict(),
            "alone": [alone._asdict() for alone in self.alone],
            "mean_points": list(self.mean_points),
            "points_ahead": self.points._asdict(),
            "milliseconds": list(self.milliseconds),
        }

    def to_polars(self) -> Any:
        """A row for each deal and bot, as a polars DataFrame (needs the extra `arena`)."""
        rows = [
            {
                "deal": number,
                "bot": bot,
                **{field: getattr(deal, field)[side] for field in Deal.__struct_fields__},
            }
            for number, deal in enumerate(self.deals)
            for side, bot in enumerate(self.bots)
        ]
        return extra("polars").DataFrame(rows)


def duel(
    name: str,
    one: BotSpec,
    other: BotSpec,
    seats: int,
    deals: int = 100,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
) -> Duel:
    """Which of two bots is stronger?

    Deal number i depends on the seed and on i alone. If the bots think by iterations and not by the
    clock, so does all that comes of it but the time it takes.

    >>> from spiritboard.catalog import names
    >>> duel(names()[0], "greedy", "random", seats=3, deals=2).games
    12
    """
    terms = terms_of(name, seats, seed, options)
    for bot in (one, other):
        terms.check([bot] * seats)
    if deals < 2:
        raise BadSetup("too-few-deals", deals=deals)
    found: list[Deal] = []
    play_many(Pairing(terms, (one, other)), deals, processes, found.append, progress)
    return Duel(name, (name_of(one), name_of(other)), seats, found)


def one_among(side: int, seats: int) -> list[Seating]:
    """A bot alone among the others, in each seat."""
    return [
        tuple(side if seat == own else 1 - side for seat in range(seats)) for own in range(seats)
    ]


def seatings(seats: int) -> list[Seating]:
    return list(dict.fromkeys(one_among(0, seats) + one_among(1, seats)))


class Pairing(msgspec.Struct, frozen=True):
    """A series of deals for two bots."""

    terms: Terms
    bots: tuple[BotSpec, BotSpec]

    def begin(self) -> Callable[[int], Deal]:
        table = Table(self.terms)

        def play(number: int) -> Deal:
            clocks = (Clock(), Clock())
            outcomes = {}
            for seating in seatings(self.terms.seats):
                seated = self.terms.seat(number, [self.bots[side] for side in seating])
                timed = [
                    Timed(bot, clocks[side]) for bot, side in zip(seated, seating, strict=True)
                ]
                outcomes[seating] = table.outcome(table.play(number, timed)[1])
            return told_of(outcomes, clocks)

        return play


def told_of(outcomes: Mapping[Seating, Outcome], clocks: tuple[Clock, Clock]) -> Deal:
    seats = len(next(iter(outcomes)))
    wins, points = [], []
    for side in (0, 1):
        alone = one_among(side, seats)
        wins.append(fmean(won(outcomes[seating], seating.index(side)) for seating in alone))
        points.append(
            fmean(
                outcome.scores[seat]
                for seating, outcome in outcomes.items()
                for seat in range(seats)
                if seating[seat] == side
            )
        )
    one, other = clocks
    return Deal(
        (wins[0], wins[1]),
        (points[0], points[1]),
        (one.answers, other.answers),
        (one.seconds, other.seconds),
    )
