"""Laws of questions and answers."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, WATCHER, Action, Decision, Seat
from spiritboard.testing.laws.law import Law
from spiritboard.testing.play import Step
from spiritboard.testing.trial import refusal, unanswerable


class OptionsAreWhatCheckAllows(Law):
    """Every option passes `check`, and what passes `check` is an option; `check` changes nothing."""

    name: ClassVar[str] = "options-are-what-check-allows"

    def asked(self, s: State, decision: Decision) -> None:
        before = clone(s)
        for seat in (*range(self.trial.seats), NATURE, WATCHER, self.trial.seats):
            if not (decision.by_nature and seat == NATURE):
                self.look(s, seat)
        if s != before:
            raise self.broken("an answer was only checked, and the state has changed")

    def look(self, s: State, seat: Seat) -> None:
        listed = self.game.options(s, seat)
        for action in listed:
            why = refusal(self.game, s, seat, action)
            if why is not None:
                raise self.broken(f"{action} is an option of seat {seat} and refused: {why}")
        for action in self.trial.some_actions(s, f"check {seat}"):
            if action not in listed and not isinstance(action, self.trial.game.unlisted):
                self.look_at_refusal(s, seat, action)
        self.checked += 1

    def look_at_refusal(self, s: State, seat: Seat, action: Action) -> None:
        why = refusal(self.game, s, seat, action)
        if why is None:
            raise self.broken(f"{action} passes for seat {seat} and is not among its options")
        if not why[1]:
            raise self.broken(f"{action} of seat {seat} is refused without a reason")


class ChancesAreWhatCheckAllows(Law):
    """Nature's answers have positive weights and pass `check`; what it draws is one of them."""

    name: ClassVar[str] = "chances-are-what-check-allows"

    def asked(self, s: State, decision: Decision) -> None:
        if not decision.by_nature:
            return
        chances = self.game.chances(s)
        if self.game.draw_of(s) != (chances.purpose, chances.index):
            raise self.broken(f"{self.game.draw_of(s)} is not the stream of {chances}")
        listed = [action for _, action in chances.weighted]
        drawn = self.game.draw(s, self.trial.rng("draw"))
        if listed and drawn not in listed:
            raise self.broken(f"{drawn} was drawn and is not among the chances")
        for weight, action in (*chances.weighted, (1, drawn)):
            if weight <= 0 or refusal(self.game, s, NATURE, action) is not None:
                raise self.broken(f"{action} is a chance with weight {weight} and refused")
        for action in self.trial.some_actions(s, "chances") if listed else ():
            if action not in listed and refusal(self.game, s, NATURE, action) is None:
                raise self.broken(f"{action} passes for nature and is not among the chances")
        self.checked += 1


class AnswersAreLegal(Law):
    """What is sampled in play is an option and passes `check` (the cheap form of the laws above).

    Of the kinds that a game does not list whole, it has to pass `check` alone.
    """

    name: ClassVar[str] = "answers-are-legal"

    def chosen(self, s: State, seat: Seat, action: Action) -> None:
        self.checked += 1
        may_be_unlisted = seat == NATURE or isinstance(action, self.game.unlisted)
        if not may_be_unlisted and action not in self.game.options(s, seat):
            raise self.broken(f"{action} was chosen by seat {seat} and is not an option")
        why = refusal(self.game, s, seat, action)
        if why is not None:
            raise self.broken(f"{action} was chosen by seat {seat} and refused: {why}")


class QuestionsCanBeAnswered(Law):
    """Somebody is asked, each has an answer, and the sampled and the default one are options."""

    name: ClassVar[str] = "questions-can-be-answered"

    def asked(self, s: State, decision: Decision) -> None:
        why = unanswerable(self.game, s, decision, self.trial.seats)
        if why:
            raise self.broken(why)
        if self.game.whose(s) not in decision.seats:
            raise self.broken(f"seat {self.game.whose(s)} is to answer and not asked")
        for seat in decision.seats if not decision.by_nature else ():
            self.look(s, seat)
        self.checked += 1

    def look(self, s: State, seat: Seat) -> None:
        listed = self.game.options(s, seat)
        if len(set(listed)) != len(listed):
            raise self.broken(f"seat {seat} is offered the same twice: {listed}")
        if self.game.options(clone(s), seat) != listed:
            raise self.broken(f"the options of seat {seat} come in another order each time")
        if self.game.default(s, seat) not in listed:
            raise self.broken(f"{self.game.default(s, seat)}, the default, is no option")
        sampled = self.game.sample(s, seat, self.trial.rng(f"sample {seat}"))
        if sampled not in listed and not isinstance(sampled, self.game.unlisted):
            raise self.broken(f"{sampled} was sampled for seat {seat} and is no option")
        if refusal(self.game, s, seat, sampled) is not None:
            raise self.broken(f"{sampled} was sampled for seat {seat} and is refused")


class OnlyThoseBesideInterrupt(Law):
    """Who is not asked has options only if named beside the question; to use them leads on."""

    name: ClassVar[str] = "only-those-beside-interrupt"

    def asked(self, s: State, decision: Decision) -> None:
        if not set(decision.beside) <= set(range(self.trial.seats)):
            raise self.broken(f"no such seats beside: {decision}")
        self.look_at_impulse(s, decision)
        for seat in (*range(self.trial.seats), NATURE, WATCHER):
            asked = seat in decision.seats
            listed = self.game.options(s, seat)
            if listed and not asked and seat not in decision.beside:
                raise self.broken(f"seat {seat} is neither asked nor beside and may {listed}")
            if seat in decision.beside:
                for action in listed:
                    if not asked or self.game.is_out_of_turn(action):
                        self.interrupt(s, seat, action)

    def look_at_impulse(self, s: State, decision: Decision) -> None:
        sudden = self.game.impulse(s, self.trial.rng("impulse"))
        if sudden is None:
            return
        seat, action = sudden
        if seat not in decision.beside or action not in self.game.options(s, seat):
            raise self.broken(f"{action} is an impulse of seat {seat}, which may not do it")

    def interrupt(self, s: State, seat: Seat, action: Action) -> None:
        twin = clone(s)
        self.game.apply(twin, seat, action)
        then = self.game.decision(twin)
        why = unanswerable(self.game, twin, then, self.trial.seats) if then else ""
        if why:
            raise self.broken(f"after {action} of seat {seat}, out of turn, {why}")
        if dict(self.game.conserved(twin)) != dict(self.game.conserved(s)):
            raise self.broken(f"{action} of seat {seat}, out of turn, does not conserve")
        self.checked += 1


class QuestionsAreNumbered(Law):
    """Each question has a higher number than the last; only one that still waits keeps its own.

    One that takes any answer waits no longer when it has got one.
    """

    name: ClassVar[str] = "questions-are-numbered"

    def answered(self, s: State, step: Step) -> None:
        then, now = step.decision, self.game.decision(s)
        if now is None or now.id > then.id:
            self.checked += 1
            return
        still = (now.id, now.kind) == (then.id, then.kind) and set(now.seats) < set(then.seats)
        if not still or then.takes_any:
            raise self.broken(
                f"{now} came after {then}: an old answer could be taken for a new one"
            )
