"""Plays many games in one line, on as many processes as wanted, with the same results on any."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from spiritboard.arena.estimates import Estimate, estimate, win_estimate
from spiritboard.arena.extras import extra
from spiritboard.arena.many import Progress, play_many
from spiritboard.arena.table import Table, Terms, check_count, terms_of, won
from spiritboard.bots import BotSpec, name_of
from spiritboard.core.rng import quick
from spiritboard.core.values import Outcome

Played = tuple[int, Outcome]
"""How many answers a game took, and how it ended."""


class Results(msgspec.Struct, frozen=True):
    """What came of it."""

    game: str
    seats: int
    decisions: int
    """Answers given by players; nature's are not counted."""
    outcomes: list[Outcome]
    seed: str = "0"
    bots: tuple[str, ...] = ()
    """By seat."""
    answers: list[int] = []
    """By game."""

    @property
    def wins(self) -> list[int]:
        """By seat; a shared win counts for each."""
        wins = [0] * self.seats
        for outcome in self.outcomes:
            for seat in outcome.winners:
                wins[seat] += 1
        return wins

    @property
    def shares(self) -> list[Estimate]:
        """By seat: how often it wins, and the error of that; a shared win is a part."""
        return [
            win_estimate([won(outcome, seat) for outcome in self.outcomes])
            for seat in range(self.seats)
        ]

    @property
    def scores(self) -> list[Estimate]:
        """By seat: points, and their error."""
        return [
            estimate([outcome.scores[seat] for outcome in self.outcomes])
            for seat in range(self.seats)
        ]

    @property
    def mean_scores(self) -> list[float]:
        return [score.mean for score in self.scores]

    @property
    def summary(self) -> Mapping[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": len(self.outcomes),
            "decisions": self.decisions,
            "seed": self.seed,
            "bots": list(self.bots),
            "wins": self.wins,
            "win_shares": [round(share.mean, 4) for share in self.shares],
            "win_share_errors": [round(share.error, 4) for share in self.shares],
            "mean_scores": [round(score.mean, 3) for score in self.scores],
            "mean_score_errors": [round(score.error, 3) for score in self.scores],
        }

    def to_polars(self) -> Any:
        """A row for each seat of each game, as a polars DataFrame (needs the extra `arena`)."""
        rows = [
            {
                "game": number,
                "seed": f"{self.seed} {number}",
                "answers": answers,
                "seat": seat,
                "bot": self.bots[seat],
                "score": outcome.scores[seat],
                "win": won(outcome, seat),
                "reason": outcome.reason,
            }
            for number, (outcome, answers) in enumerate(
                zip(self.outcomes, self.answers, strict=True)
            )
            for seat in range(self.seats)
        ]
        return extra("polars").DataFrame(rows)


def simulate(
    name: str,
    seats: int,
    games: int = 1000,
    seed: int | str = 0,
    bots: BotSpec | Sequence[BotSpec] = "random",
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
) -> Results:
    """Plays games of bots against each other.

    Game number i depends on the seed and on i alone, not on the number of processes.

    >>> from spiritboard.catalog import names
    >>> simulate(names()[0], seats=3, games=2, seed=1).summary["games"]
    2
    """
    terms = terms_of(name, seats, seed, options)
    specs = by_seat(bots, seats)
    terms.check(specs)
    check_count(games)
    played: list[Played] = []
    play_many(Simulation(terms, specs), games, processes, played.append, progress)
    answers = [answers for answers, _ in played]
    outcomes = [outcome for _, outcome in played]
    named = tuple([name_of(spec) for spec in specs])
    return Results(name, seats, sum(answers), outcomes, str(seed), named, answers)


def by_seat(bots: BotSpec | Sequence[BotSpec], seats: int) -> list[BotSpec]:
    """A bot for each seat; one is for all."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        return [bots] * seats
    return list(bots)


class Simulation(msgspec.Struct, frozen=True):
    """A series of games with the same bots in the same seats."""

    terms: Terms
    bots: list[BotSpec]

    def begin(self) -> Callable[[int], Played]:
        table = Table(self.terms)

        def at_random(number: int) -> Played:
            state = table.fresh()
            answers = table.rules.play_out(state, quick(table.key(number), "random play", 0))
            return answers, table.outcome(state)

        def with_bots(number: int) -> Played:
            answers, state = table.play(number, self.terms.seat(number, self.bots))
            return answers, table.outcome(state)

        return at_random if all(spec == "random" for spec in self.bots) else with_bots
