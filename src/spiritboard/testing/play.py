"""Playing a match with somebody looking on: one chooser answers, one observer is told everything."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple, Protocol

from spiritboard.core.game import IMPULSES, Game
from spiritboard.core.rng import stream
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Decision, Event, Seat

AnyGame = Game[Any, Any]


class Step(NamedTuple):
    """One answer: to which question, whose, what, and what was told of it."""

    decision: Decision
    seat: Seat
    action: Action
    events: list[Event]

    def is_out_of_turn(self, game: AnyGame) -> bool:
        """Was it done beside the question?"""
        return self.seat in self.decision.beside and game.is_out_of_turn(self.action)


class Observer:
    """Somebody who looks on. The state is the true one: look, don't touch."""

    def asked(self, s: State, decision: Decision) -> None:
        """A question is open."""

    def chosen(self, s: State, seat: Seat, action: Action) -> None:
        """An answer is about to take effect."""

    def answered(self, s: State, step: Step) -> None:
        """It has taken effect."""

    def ended(self, s: State) -> None:
        """The game is over."""


class Chooser(Protocol):
    """Somebody who answers for every seat and for nature."""

    def choose(self, game: AnyGame, s: State, decision: Decision) -> tuple[Seat, Action]: ...


class RandomChooser:
    """As `Game.play_out` plays; of those asked at the same time, a random one answers first."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.rng = stream(key, "players", 0)

    def choose(self, game: AnyGame, s: State, decision: Decision) -> tuple[Seat, Action]:
        if decision.by_nature:
            purpose, index = game.draw_of(s)
            return NATURE, game.draw(s, stream(self.key, purpose, index))
        sudden = game.impulse(s, self.rng) if self.rng.below(IMPULSES) == 0 else None
        if sudden is not None:
            return sudden
        seat = self.rng.choice(decision.seats)
        return seat, game.sample(s, seat, self.rng)


class CuriousChooser:
    """Looks one answer ahead and likes what has seldom happened in this match.

    In each match it has other tastes. Random play rarely gets far; this one sees longer rounds and
    rarer things.
    """

    def __init__(self, key: bytes) -> None:
        self.random = RandomChooser(key)
        self.weariness: Counter[str] = Counter()
        self.tastes: dict[str, int] = {}

    def choose(self, game: AnyGame, s: State, decision: Decision) -> tuple[Seat, Action]:
        answer = self.random.choose(game, s, decision)
        if decision.by_nature:
            return answer
        found = happenings(game, clone(s), answer)
        for _ in range(CANDIDATES):
            other = self.random.choose(game, s, decision)
            others = happenings(game, clone(s), other)
            if self.freshness(others) < self.freshness(found):
                answer, found = other, others
        for name in found:
            self.weariness[name] += self.taste(name)
        return answer

    def freshness(self, names: set[str]) -> int:
        return min([self.weariness[name] for name in names])

    def taste(self, name: str) -> int:
        """How soon it is weary of this."""
        if name not in self.tastes:
            self.tastes[name] = stream(self.random.key, f"taste {name}", 0).choice(TASTES)
        return self.tastes[name]


CANDIDATES: Final = 4
TASTES: Final = (1, 5, 25)


def happenings(game: AnyGame, s: State, answer: tuple[Seat, Action]) -> set[str]:
    """What an answer brings about: events, and the kind of the next question."""
    events = game.apply(s, *answer)
    decision = game.decision(s)
    return {event.key for event in events} | {decision.kind if decision else ""}


def play(game: AnyGame, s: State, chooser: Chooser, observer: Observer, limit: int) -> bool:
    """Plays on, at most so many answers; True when the game has ended."""
    for _ in range(limit):
        decision = game.decision(s)
        if decision is None:
            break
        observer.asked(s, decision)
        seat, action = chooser.choose(game, s, decision)
        observer.chosen(s, seat, action)
        events = game.apply(s, seat, action)
        observer.answered(s, Step(decision, seat, action, events))
    if game.decision(s) is not None:
        return False
    observer.ended(s)
    return True
