"""All laws look on while one match is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from spiritboard.core.state import State
from spiritboard.core.values import Action, Decision, Seat
from spiritboard.testing.laws import Law
from spiritboard.testing.play import Chooser, Observer, RandomChooser, Step, play
from spiritboard.testing.pool import Pool
from spiritboard.testing.report import Report, Tally
from spiritboard.testing.trial import LawBroken, Trial

PLAYS: Final = "every-legal-answer-plays"
"""The law that is broken when a rule fails instead of taking an answer."""


class Collector(Observer):
    """Keeps the actions of a match."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def answered(self, s: State, step: Step) -> None:
        self.pool.add(step.action)


class LawRunner(Observer):
    """Puts a match before its laws; an error inside a law breaks it."""

    def __init__(self, trial: Trial, laws: Sequence[type[Law]], every: int, tally: Tally) -> None:
        self.trial = trial
        self.laws = [law(trial) for law in laws]
        self.every = every
        self.tally = tally

    def asked(self, s: State, decision: Decision) -> None:
        if len(self.trial.steps) % self.every == 0:
            for law in self.laws:
                guard(law, law.asked, s, decision)

    def chosen(self, s: State, seat: Seat, action: Action) -> None:
        for law in self.laws:
            guard(law, law.chosen, s, seat, action)

    def answered(self, s: State, step: Step) -> None:
        self.trial.add(step.seat, step.action)
        self.tally.answered(s, step)
        for law in self.laws:
            guard(law, law.answered, s, step)

    def ended(self, s: State) -> None:
        self.tally.ended(s)
        for law in self.laws:
            guard(law, law.ended, s)

    def warm_up(self, answers: int) -> None:
        """Fills the pool from another match, with actions that do not fit the one before us."""
        trial = self.trial
        collector, chooser = Collector(trial.pool), RandomChooser(trial.key + b"warm-up")
        # What goes wrong here goes wrong in the match too, and there a law gives it its name.
        with suppress(Exception):
            s = trial.game.setup(trial.seats, trial.options)
            play(trial.game, s, chooser, collector, answers)

    def hear(self, chooser: Chooser, limit: int) -> Report:
        """Plays the match from its set-up; raises LawBroken."""
        trial = self.trial
        try:
            s: State = trial.game.setup(trial.seats, trial.options)
            play(trial.game, s, chooser, self, limit)
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(PLAYS, told(error), trial.trace()) from error
        report = self.tally.finish(s)
        report.laws.update({law.name: law.checked for law in self.laws})
        return report


def guard(law: Law, hook: Callable[..., None], *args: Any) -> None:
    try:
        hook(*args)
    except LawBroken:
        raise
    except Exception as error:
        raise law.broken(told(error)) from error


def told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
