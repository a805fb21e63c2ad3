"""Laws of copies and of what is saved."""

from __future__ import annotations

import random
from typing import ClassVar, Final

import msgspec

from spiritboard.core.state import State, clone, field_names
from spiritboard.core.values import Action, Decision, Seat
from spiritboard.testing.laws.law import Law
from spiritboard.testing.play import Step
from spiritboard.testing.trial import Trial, fingerprint

OLD_COPIES: Final = 6
APART: Final = 10
"""Old copies are taken so many answers apart."""
AHEAD: Final = 3


class ClonesDoNotShare(Law):
    """Playing on with a copy changes neither its original nor any older copy."""

    name: ClassVar[str] = "clones-do-not-share"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.kept: list[tuple[int, State, bytes]] = []

    def asked(self, s: State, decision: Decision) -> None:
        before = fingerprint(self.game, s)
        twin = clone(s)
        if twin != s or hash(twin) != hash(s) or fingerprint(self.game, twin) != before:
            raise self.broken("a copy is not equal to its original")
        for seat, action in self.trial.ahead(s, AHEAD):
            self.game.apply(twin, seat, action)
        if fingerprint(self.game, s) != before:
            raise self.broken("playing on with a copy has changed the original")
        self.checked += 1
        self.maybe_keep(s, before)

    def maybe_keep(self, s: State, now: bytes) -> None:
        if len(self.trial.steps) % APART == 0:
            self.look_back()
            self.kept = [*self.kept[-OLD_COPIES:], (len(self.trial.steps), clone(s), now)]

    def ended(self, s: State) -> None:
        self.look_back()

    def look_back(self) -> None:
        for at, old, then in self.kept:
            if fingerprint(self.game, old) != then:
                raise self.broken(f"the copy taken after {at} answers has changed since")


class StatesAreSaved(Law):
    """A state that went through JSON is equal, has the same bytes, and plays on in the same way."""

    name: ClassVar[str] = "states-are-saved"

    def asked(self, s: State, decision: Decision) -> None:
        loaded = self.reload(s)
        twin = clone(s)
        for seat, action in self.trial.ahead(s, AHEAD):
            told = self.game.apply(twin, seat, action)
            if self.game.apply(loaded, seat, action) != told or loaded != twin:
                raise self.broken(f"a loaded state goes on differently after {seat}: {action}")

    def ended(self, s: State) -> None:
        self.reload(s)

    def reload(self, s: State) -> State:
        undeclared = set(getattr(s, "__dict__", ())) - {*field_names(type(s)), "events"}
        if undeclared:
            raise self.broken(f"no declared fields, so never saved: {sorted(undeclared)}")
        written = fingerprint(self.game, s)
        loaded: State = self.game.load(msgspec.json.decode(written))
        if loaded != s or hash(loaded) != hash(s):
            raise self.broken(f"not equal after loading: {different_fields(s, loaded)}")
        if fingerprint(self.game, loaded) != written:
            raise self.broken("saved again, the bytes differ")
        self.checked += 1
        return loaded


def different_fields(s: State, other: State) -> list[str]:
    names = field_names(type(s))
    return [name for name in names if getattr(s, name) != getattr(other, name, None)]


class ActionsAreSaved(Law):
    """An action is hashable, and equal after JSON."""

    name: ClassVar[str] = "actions-are-saved"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.seen: set[Action] = set()

    def asked(self, s: State, decision: Decision) -> None:
        for _, action in self.trial.all_answers(s, decision):
            if action not in self.seen:
                self.seen.add(action)
                self.look(action)

    def look(self, action: Action) -> None:
        written = msgspec.json.encode(action)
        read = self.game.action(msgspec.json.decode(written))
        if type(read) is not type(action) or read != action or hash(read) != hash(action):
            raise self.broken(f"{action} comes back as {read}")
        if msgspec.json.encode(read) != written:
            raise self.broken(f"{action} is written in two ways")
        self.checked += 1


class ReplaysAreEqual(Law):
    """The recorded answers, given again from the set-up, lead through the same states."""

    name: ClassVar[str] = "replays-are-equal"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.trail: list[tuple[Seat, Action, int]] = []

    def answered(self, s: State, step: Step) -> None:
        self.trail.append((step.seat, step.action, hash(s)))

    def ended(self, s: State) -> None:
        before = random.getstate()
        random.seed("another seed")
        try:
            self.replay()
        finally:
            random.setstate(before)

    def replay(self) -> None:
        s: State = self.game.setup(self.trial.seats, self.trial.options)
        for at, (seat, action, then) in enumerate(self.trail):
            self.game.check(s, seat, action)
            self.game.advance(s, seat, action)
            if hash(s) != then:
                raise self.broken(f"another state after answer {at}, {seat}: {action}")
            self.checked += 1
