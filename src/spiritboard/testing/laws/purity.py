"""Laws of purity: rules look at nothing but the state, and looking at it changes nothing."""

from __future__ import annotations

import os
import random
import secrets
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, ClassVar, Final

import msgspec

from spiritboard.core.state import State, clone
from spiritboard.core.values import Decision, Event
from spiritboard.testing.laws.law import Law
from spiritboard.testing.trial import Trial, refusal


class EventsDriveNothing(Law):
    """`apply` and `advance` lead to the same state; what is told is the same once kept, and names seats."""

    name: ClassVar[str] = "events-drive-nothing"

    def asked(self, s: State, decision: Decision) -> None:
        for seat, action in self.trial.some_answers(s, decision, "advance"):
            told, silent = clone(s), clone(s)
            events = self.game.apply(told, seat, action)
            self.game.advance(silent, seat, action)
            if told != silent:
                raise self.broken(f"{seat}: {action} has another effect when nobody listens")
            if kept_in_a_journal(events) != events:
                raise self.broken(f"{events} are told otherwise after they were kept")
            strangers = {x for event in events for x in event.audience or ()}
            if not strangers <= set(self.trial.viewers):
                raise self.broken(f"told to {strangers}, who do not sit at the table")
            self.checked += 1


def kept_in_a_journal(events: list[Event]) -> list[Event]:
    return msgspec.json.decode(msgspec.json.encode(events), type=list[Event])


class LookingChangesNothing(Law):
    """Views, worlds, options, samples, draws, checks and dumps leave the state as it was."""

    name: ClassVar[str] = "looking-changes-nothing"

    def asked(self, s: State, decision: Decision) -> None:
        before = clone(s)
        look(self.trial, s, decision)
        if s != before:
            raise self.broken("the state was only looked at, and has changed")
        self.checked += 1


DOUBTS: Final = 3
"""The generator is every thread's: another one may have drawn once, but not each time."""


class NothingFromOutside(Law):
    """No rule asks a clock or a generator of its own: the same question, the same answers."""

    name: ClassVar[str] = "nothing-from-outside"

    def asked(self, s: State, decision: Decision) -> None:
        before = random.getstate()
        try:
            with outside_forbidden():
                once = self.try_all(s, decision)
            again, drew = self.try_with_random(s, decision)
            if drew and all(self.try_with_random(s, decision)[1] for _ in range(DOUBTS)):
                raise self.broken("the global random generator was used")
        except OutsideTouched as touched:
            raise self.broken(f"{touched} was called") from touched
        finally:
            random.setstate(before)
        if once != again:
            raise self.broken("the same calls gave other results the second time")
        self.checked += 1

    def try_with_random(self, s: State, decision: Decision) -> tuple[list[object], bool]:
        """What the calls give, and whether somebody drew from the global generator meanwhile."""
        random.seed(len(self.trial.steps))
        mark = random.getstate()
        results = self.try_all(s, decision)
        return results, random.getstate() != mark

    def try_all(self, s: State, decision: Decision) -> list[object]:
        seen = look(self.trial, s, decision)
        for seat, action in self.trial.some_answers(s, decision, "outside"):
            twin = clone(s)
            seen += [self.game.apply(twin, seat, action), twin]
        return seen


def look(trial: Trial, s: State, decision: Decision) -> list[object]:
    """Every question that a game answers about a state, answered once."""
    game, rng = trial.game, trial.rng("look")
    seen: list[object] = [game.decision(s), game.outcome(s), game.conserved(s)]
    for viewer in trial.viewers:
        seen += [game.options(s, viewer), game.view(s, viewer)]
    viewer = rng.choice(trial.viewers)
    seen.append(game.world(game.view(s, viewer), rng))
    seen += [refusal(game, s, viewer, action) for action in trial.some_actions(s, "look")]
    if decision.by_nature:
        seen += [game.chances(s), game.draw(s, rng)]
    for seat in range(trial.seats):
        if seat in decision.seats and game.options(s, seat):
            seen += [game.sample(s, seat, rng), game.default(s, seat)]
    return seen


class OutsideTouched(BaseException):
    """A rule has asked the world outside the state. No rule may catch it."""


def is_function(value: object) -> bool:
    return callable(value) and not isinstance(value, type)


OUTSIDE: Final[list[tuple[ModuleType, str]]] = [
    *[(random, name) for name in random.__all__ if is_function(getattr(random, name))],
    *[(time, name) for name in dir(time) if is_function(getattr(time, name))],
    *[(secrets, name) for name in secrets.__all__ if is_function(getattr(secrets, name))],
    (os, "urandom"),
    (os, "getpid"),
    (uuid, "uuid1"),
    (uuid, "uuid4"),
]
SPARED: Final = {"getstate", "setstate", "seed"}


@contextmanager
def outside_forbidden() -> Iterator[None]:
    """Meanwhile clocks and generators raise when this thread calls them."""
    here = threading.get_ident()
    saved = [(module, name, getattr(module, name)) for module, name in OUTSIDE]
    try:
        for module, name, function in saved:
            if name not in SPARED:
                setattr(module, name, guarded(f"{module.__name__}.{name}", function, here))
        yield
    finally:
        for module, name, function in saved:
            setattr(module, name, function)


def guarded(name: str, function: Callable[..., Any], thread: int) -> Callable[..., Any]:
    def guard(*args: Any, **kwargs: Any) -> Any:
        if threading.get_ident() == thread:
            raise OutsideTouched(name)
        return function(*args, **kwargs)

    return guard
