"""Is a game fair? Who wins by their place in the turn order, and with which cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from spiritboard.arena.simulate import check_wishes, play_with_bots
from spiritboard.bots import bot_for, bot_key
from spiritboard.catalog import game, options_of
from spiritboard.core.rng import key_of
from spiritboard.core.state import clone
from spiritboard.core.values import Event, Outcome, Seat

CHUNK: Final = 50
"""Games that a process is given at a time."""

HAD: Final[Mapping[str, Mapping[str, str]]] = {
    "djinn": {
        "walks": "spot",
        "trades": "stall",
        "hires": "mage",
        "puts-on": "gear",
        "chest": "chest",
        "unlocks": "chest",
        "claims": "award",
        "takes-trait": "trait",
        "scores-card": "scoring",
    },
    "shamans": {"takes": "tile", "performs": "ritual"},
}
"""By game: the events that tell what somebody took or did, and the parameter that says what."""

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

    def __init__(self, name: str) -> None:
        self.telling = HAD.get(name, {})
        self.had: dict[Thing, list[Seat]] = {}

    def hear(self, actor: Seat, events: Iterable[Event]) -> None:
        for event in events:
            if event.key in self.telling:
                seat = event.params.get("seat", actor)
                assert isinstance(seat, int)
                thing = (event.key, number_of(event.params[self.telling[event.key]]))
                self.had.setdefault(thing, []).append(seat)


def number_of(value: object) -> int:
    """Of a spot: its location."""
    if isinstance(value, tuple):
        value = value[1]
    assert isinstance(value, int)
    return value


def balance(
    name: str,
    seats: int,
    games: int = 2000,
    seed: int | str = 0,
    bots: str = "greedy",
    options: Mapping[str, object] | None = None,
    processes: int = 1,
) -> Balance:
    """Plays games of equal bots; seat 0 begins each.

    >>> balance("shamans", seats=3, games=2, bots="random").games
    2
    """
    wishes = {"first": 0, **(options or {})}
    check_wishes(name, seats, games, [bots] * seats, wishes)
    jobs = [
        (name, seats, str(seed), bots, wishes, first, min(first + CHUNK, games))
        for first in range(0, games, CHUNK)
    ]
    found = nobody(seats)
    if processes == 1:
        for job in jobs:
            found.add(play_chunk(*job))
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for part in pool.map(play_chunk, *zip(*jobs, strict=True)):
                found.add(part)
    return found


def play_chunk(
    name: str, seats: int, seed: str, bots: str, options: Any, first: int, last: int
) -> Balance:
    rules = game(name)
    table = rules.setup(seats, options_of(rules, options))
    found = nobody(seats)
    for number in range(first, last):
        state = clone(table)
        own = f"{seed} {number}"
        seated = [bot_for(bots, name, bot_key(own, seat)) for seat in range(seats)]
        watch = Watch(name)
        answers = play_with_bots(rules, state, key_of(own), seated, watch.hear)
        outcome = rules.outcome(state)
        assert outcome is not None
        found.add(of_one_game(seats, answers, rules.rounds(state), outcome, watch))
    return found


def of_one_game(seats: int, answers: int, rounds: int, outcome: Outcome, watch: Watch) -> Balance:
    part = 1 / max(1, len(outcome.winners))
    wins = [part if seat in outcome.winners else 0.0 for seat in range(seats)]
    uses = {
        thing: Use(len(takers), len(set(takers)), sum(wins[seat] for seat in set(takers)))
        for thing, takers in watch.had.items()
    }
    return Balance(seats, 1, answers, rounds, wins, list(outcome.scores), uses)
