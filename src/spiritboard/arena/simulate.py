"""Plays many games in one line, on as many processes as wanted, with the same results on any."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from spiritboard.bots import Bot, bot_for, bot_key
from spiritboard.catalog import AnyGame, check_seats, game, options_of
from spiritboard.core.errors import BadSetup
from spiritboard.core.game import OVER
from spiritboard.core.rng import key_of, quick, stream
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Event, Outcome, Seat

CHUNK = 256
"""Games that a process is given at a time."""

Ear = Callable[[Seat, list[Event]], None]
"""Is told who acted and what happened then."""


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
) -> Results:
    """Plays games of bots against each other.

    Game number i depends on the seed and on i alone, not on the number of processes.

    >>> simulate("shamans", seats=3, games=2, seed=1).summary["games"]
    2
    """
    specs = [bots] * seats if isinstance(bots, str) else list(bots)
    check_wishes(name, seats, games, specs, options)
    jobs = [
        (name, seats, str(seed), specs, options, first, min(first + CHUNK, games))
        for first in range(0, games, CHUNK)
    ]
    if processes == 1:
        parts = [_play_chunk(*job) for job in jobs]
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            parts = list(pool.map(_play_chunk, *zip(*jobs, strict=True)))
    outcomes = [outcome for part in parts for outcome in part[1]]
    return Results(name, seats, sum(part[0] for part in parts), outcomes)


def check_wishes(name: str, seats: int, games: int, specs: list[str], options: Any) -> None:
    rules = game(name)
    check_seats(rules, seats)
    options_of(rules, options)
    if games < 1:
        raise BadSetup("games-out-of-range", games=games)
    if len(specs) != seats:
        raise BadSetup("bots-for-seats", bots=len(specs), seats=seats)
    for spec in specs:
        bot_for(spec, name, b"")


def _play_chunk(
    name: str, seats: int, seed: str, specs: list[str], options: Any, first: int, last: int
) -> tuple[int, list[Outcome]]:
    rules = game(name)
    table = rules.setup(seats, options_of(rules, options))
    decisions = 0
    outcomes = []
    for number in range(first, last):
        state = clone(table)
        own = f"{seed} {number}"
        if all(spec == "random" for spec in specs):
            decisions += rules.play_out(state, quick(key_of(own), "random play", 0))
        else:
            seated = [bot_for(spec, name, bot_key(own, seat)) for seat, spec in enumerate(specs)]
            decisions += play_with_bots(rules, state, key_of(own), seated)
        outcome = rules.outcome(state)
        assert outcome is not None
        outcomes.append(outcome)
    return decisions, outcomes


def play_with_bots(
    rules: AnyGame, state: State, key: bytes, bots: Sequence[Bot], hear: Ear | None = None
) -> int:
    """One game to its end; each bot sees its view and no more. Counts the answers."""
    answers = 0
    actor = NATURE
    while (seat := rules.whose(state)) != OVER:
        if seat == NATURE:
            purpose, index = rules.draw_of(state)
            action = rules.draw(state, stream(key, purpose, index))
        else:
            answers += 1
            actor, action = _answer(rules, state, seat, bots)
            seat = actor
        if hear is None:
            rules.advance(state, seat, action)
        else:
            hear(actor, rules.apply(state, seat, action))
    return answers


def _answer(rules: AnyGame, state: State, seat: Seat, bots: Sequence[Bot]) -> tuple[Seat, Action]:
    """Of the one who is asked; somebody who is not may want to do something first."""
    decision = rules.decision(state)
    assert decision is not None
    for other in decision.beside:
        if other not in decision.seats and (able := rules.options(state, other)):
            action = bots[other].impulse(rules.view(state, other), able)
            if action is not None:
                return other, action
    return seat, bots[seat].decide(rules.view(state, seat), rules.options(state, seat))
