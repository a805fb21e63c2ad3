"""Is a game fair? Who wins by their place in the turn order, and with which cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import sqrt
from typing import Any

import msgspec

from spiritboard.arena.many import Progress, play_many
from spiritboard.arena.table import Table, Terms, check_count, terms_of
from spiritboard.bots import BotSpec
from spiritboard.catalog import game, opened
from spiritboard.core.counted import Counted
from spiritboard.core.values import Event, Outcome, Seat

Thing = tuple[str, int]
"""An event and the number of what was taken."""


class Use(msgspec.Struct):
    """How often a thing was taken, by how many seats, and what share of the wins they had."""

    times: int = 0
    seats: int = 0
    wins: float = 0.0


class Balance(msgspec.Struct):
    """What came of many games at one number of seats. Seats are in the order of play."""

    seats: int
    games: int = 0
    answers: int = 0
    rounds: int = 0
    wins: list[float] = []
    """By seat; a shared win counts as its part."""
    scores: list[int] = []
    uses: dict[Thing, Use] = {}

    @property
    def fair(self) -> float:
        """The share of wins that a seat should have."""
        return 1 / self.seats

    def share(self, seat: Seat) -> float:
        return self.wins[seat] / self.games

    def error(self, seat: Seat) -> float:
        """The standard error of that share."""
        return standard_error(self.share(seat), self.games)

    @property
    def summary(self) -> Mapping[str, Any]:
        """In plain values, for JSON."""
        return {
            "seats": self.seats,
            "games": self.games,
            "answers": self.answers,
            "rounds": self.rounds,
            "fair": self.fair,
            "shares": [self.share(seat) for seat in range(self.seats)],
            "share_errors": [self.error(seat) for seat in range(self.seats)],
            "mean_scores": [score / self.games for score in self.scores],
            "uses": [
                {"event": event, "number": number, **msgspec.to_builtins(use)}
                for (event, number), use in sorted(self.uses.items())
            ],
        }

    def add(self, other: Balance) -> None:
        self.games += other.games
        self.answers += other.answers
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        for thing, use in other.uses.items():
            own = self.uses.setdefault(thing, Use())
            own.times += use.times
            own.seats += use.seats
            own.wins += use.wins


def standard_error(share: float, games: int) -> float:
    return sqrt(share * (1 - share) / games) if games else 0.0


def nobody(seats: int) -> Balance:
    return Balance(seats, wins=[0.0] * seats, scores=[0] * seats)


class Watch:
    """Hears what happens in one game. What names nobody is put down to whoever acted last."""

    def __init__(self, counted: Mapping[str, Counted]) -> None:
        self.counted = counted
        self.had: dict[Thing, list[Seat]] = {}

    def hear(self, actor: Seat, events: Iterable[Event]) -> None:
        for event in events:
            if event.key in self.counted:
                seat = event.params.get("seat", actor)
                assert isinstance(seat, int)
                thing = (event.key, self.counted[event.key].number(event.params))
                self.had.setdefault(thing, []).append(seat)


def balance(
    name: str,
    seats: int,
    games: int = 2000,
    seed: int | str = 0,
    bots: BotSpec = "greedy",
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
) -> Balance:
    """Plays games of equal bots; seat 0 begins each, if the game lets one choose who does.

    >>> from spiritboard.catalog import names
    >>> balance(names()[0], seats=3, games=2, bots="random").games
    2
    """
    begins = {"first": 0} if "first" in game(name).info.options.__struct_fields__ else {}
    terms = terms_of(name, seats, seed, {**begins, **(options or {})})
    terms.check([bots] * seats)
    check_count(games)
    found = nobody(seats)
    play_many(
        EqualBots(terms, bots, opened(name).package.counted), games, processes, found.add, progress
    )
    return found


class EqualBots(msgspec.Struct, frozen=True):
    """A series of games in which all seats have the same bot."""

    terms: Terms
    bot: BotSpec
    counted: Mapping[str, Counted]

    def begin(self) -> Callable[[int], Balance]:
        table = Table(self.terms)
        specs = [self.bot] * self.terms.seats

        def play(number: int) -> Balance:
            watch = Watch(self.counted)
            bots = self.terms.seat(number, specs)
            answers, state = table.play(number, bots, watch.hear)
            rounds, outcome = table.rules.rounds(state), table.outcome(state)
            return of_one_game(self.terms.seats, answers, rounds, outcome, watch)

        return play


def of_one_game(seats: int, answers: int, rounds: int, outcome: Outcome, watch: Watch) -> Balance:
    part = 1 / max(1, len(outcome.winners))
    wins = [part if seat in outcome.winners else 0.0 for seat in range(seats)]
    uses = {
        thing: Use(len(takers), len(set(takers)), sum(wins[seat] for seat in set(takers)))
        for thing, takers in watch.had.items()
    }
    return Balance(seats, 1, answers, rounds, wins, list(outcome.scores), uses)
