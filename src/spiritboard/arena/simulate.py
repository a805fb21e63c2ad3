"""Plays many games in one line, on as many processes as wanted, with the same results on any."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from spiritboard.arena.many import Progress, play_many
from spiritboard.arena.table import Table, Terms, check_count, terms_of
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

    @property
    def wins(self) -> list[int]:
        """By seat; a shared win counts for each."""
        wins = [0] * self.seats
        for outcome in self.outcomes:
            for seat in outcome.winners:
                wins[seat] += 1
        return wins

    @property
    def mean_scores(self) -> list[float]:
        games = len(self.outcomes)
        return [sum(o.scores[seat] for o in self.outcomes) / games for seat in range(self.seats)]

    @property
    def summary(self) -> Mapping[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": len(self.outcomes),
            "decisions": self.decisions,
            "wins": self.wins,
            "mean_scores": [round(score, 3) for score in self.mean_scores],
        }


def simulate(
    name: str,
    seats: int,
    games: int = 1000,
    seed: int | str = 0,
    bots: str | Sequence[str] = "random",
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
    specs = [bots] * seats if isinstance(bots, str) else list(bots)
    terms = terms_of(name, seats, seed, options)
    terms.check(specs)
    check_count(games)
    played: list[Played] = []
    play_many(Simulation(terms, specs), games, processes, played.append, progress)
    answers = sum(answers for answers, _ in played)
    return Results(name, seats, answers, [outcome for _, outcome in played])


class Simulation(msgspec.Struct, frozen=True):
    """A series of games with the same bots in the same seats."""

    terms: Terms
    bots: list[str]

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
