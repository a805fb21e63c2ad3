"""Laws of a match as a whole."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.bits import numbers_in
from spiritboard.core.game import NUMBERS, OVER, Game
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Decision, Outcome, Seat
from spiritboard.testing.laws.law import Law
from spiritboard.testing.trial import Trial, refusal


class AmountsAreConserved(Law):
    """What `conserved` names stays the same from the first question to a player to the last."""

    name: ClassVar[str] = "amounts-are-conserved"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.amounts: dict[str, int] | None = None

    def asked(self, s: State, decision: Decision) -> None:
        if self.amounts is None:
            if decision.by_nature:
                return
            self.amounts = dict(self.game.conserved(s))
        self.look(s)

    def ended(self, s: State) -> None:
        self.look(s)

    def look(self, s: State) -> None:
        self.checked += 1
        if self.amounts is not None and self.game.conserved(s) != self.amounts:
            raise self.broken(f"{dict(self.game.conserved(s))} was {self.amounts}")


class MatchesEnd(Law):
    """A match ends within its bound, and only then has an outcome, a sound one, and refuses all."""

    name: ClassVar[str] = "matches-end"

    def asked(self, s: State, decision: Decision) -> None:
        self.checked += 1
        if len(self.trial.steps) >= self.game.info.bound:
            raise self.broken(f"it goes on after {self.game.info.bound} answers")
        if self.game.outcome(s) is not None:
            raise self.broken(f"{self.game.outcome(s)} while {decision} is open")

    def ended(self, s: State) -> None:
        self.checked += 1
        outcome = self.game.outcome(s)
        if outcome is None or not self.is_sound(outcome):
            raise self.broken(f"{outcome} is no outcome for {self.trial.seats} seats")
        if self.game.whose(s) != OVER:
            raise self.broken(f"it is over, and seat {self.game.whose(s)} is to answer")
        for seat in (*self.trial.viewers, NATURE):
            if self.game.options(s, seat):
                raise self.broken(f"it is over, and seat {seat} has options")
            for action in self.trial.some_actions(s, f"after the end {seat}"):
                if refusal(self.game, s, seat, action) is None:
                    raise self.broken(f"it is over, and {action} passes for seat {seat}")

    def is_sound(self, outcome: Outcome) -> bool:
        winners = set(outcome.winners)
        distinct = len(winners) == len(outcome.winners)
        there = winners <= set(range(self.trial.seats))
        return (
            distinct and there and len(outcome.scores) == self.trial.seats and outcome.reason != ""
        )


class ShortcutsAgree(Law):
    """A quicker `play_out` or `impulse` of a game does the same as the plain one of `Game`; and where
    it numbers its answers, these are the options, and do the same by number."""

    name: ClassVar[str] = "shortcuts-agree"

    def asked(self, s: State, decision: Decision) -> None:
        rng, again = self.trial.rng("impulse"), self.trial.rng("impulse")
        if self.game.impulse(s, rng) != Game.impulse(self.game, s, again):
            raise self.broken("`impulse` is not what `Game.impulse` finds")
        seat = self.game.whose(s)
        choices = 0 if seat < 0 else self.game.choices(s, seat)
        if choices:
            sudden = numbers_in(self.game.sudden_choices(s, seat))
            numbers = numbers_in(choices) + [NUMBERS + number for number in sudden]
            self.look_at_numbers(s, seat, numbers)
        self.checked += 1

    def look_at_numbers(self, s: State, seat: Seat, numbers: list[int]) -> None:
        options = self.game.options(s, seat)
        if [self.game.numbered(s, number) for number in numbers] != options:
            raise self.broken(f"the numbers {numbers} do not mean {options}")
        at = self.trial.rng("number").below(len(numbers))
        quick, plain = clone(s), clone(s)
        self.game.choose(quick, seat, numbers[at])
        self.game.advance(plain, seat, options[at])
        if quick != plain:
            raise self.broken(f"number {numbers[at]} does not do what {options[at]} does")

    def ended(self, s: State) -> None:
        """Only here: a game that may not end is better not played out."""
        self.play_out(self.game.setup(self.trial.seats, self.trial.options))

    def play_out(self, s: State) -> None:
        quick, plain = clone(s), clone(s)
        answers = self.game.play_out(quick, self.trial.rng("play out"))
        if Game.play_out(self.game, plain, self.trial.rng("play out")) != answers or quick != plain:
            raise self.broken("`play_out` does not lead to where `Game.play_out` leads")
