"""Laws of secrecy: what looks alike to a seat is alike on every channel that reaches it.

Each compares the true state with worlds drawn from a seat's view. The seat can't tell which of
them it sits in, so nothing it is shown may differ. WATCHER counts as a seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import msgspec

from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Decision, Event, Seat
from spiritboard.testing.laws.law import Law
from spiritboard.testing.play import AnyGame
from spiritboard.testing.trial import refusal


class ViewLaw(Law, ABC):
    """Looks at what each seat sees, at every question and at the end."""

    def asked(self, s: State, decision: Decision) -> None:
        self.look_around(s)

    def ended(self, s: State) -> None:
        self.look_around(s)

    def look_around(self, s: State) -> None:
        for seat in self.trial.viewers:
            self.look(s, seat)

    @abstractmethod
    def look(self, s: State, seat: Seat) -> None: ...


class ViewsArePlain(ViewLaw):
    """A view is what it declares: frozen numbers, words and actions. Nothing in it is the table."""

    name: ClassVar[str] = "views-are-plain"

    def look(self, s: State, seat: Seat) -> None:
        view = self.game.view(s, seat)
        undeclared = sorted(set(getattr(view, "__dict__", ())))
        if undeclared:
            raise self.broken(f"the view of seat {seat} has {undeclared}, never declared")
        if not is_plain(view):
            raise self.broken(f"in the view of seat {seat}, {not_plain(view)} may change")
        self.checked += 1


def is_plain(value: object) -> bool:
    if isinstance(value, tuple | frozenset):
        return all(is_plain(item) for item in value)
    if isinstance(value, msgspec.Struct):
        fields = [getattr(value, name) for name in value.__struct_fields__]
        return value.__struct_config__.frozen and is_plain(tuple(fields))
    return value is None or isinstance(value, int | float | str)


def not_plain(view: object) -> list[str]:
    names: Sequence[str] = getattr(view, "__struct_fields__", ())
    return [name for name in names if not is_plain(getattr(view, name))] or ["something"]


class WorldsAgreeWithViews(ViewLaw):
    """A world drawn from a view looks the same from that seat, and nothing is lost in it."""

    name: ClassVar[str] = "worlds-agree-with-views"

    def look(self, s: State, seat: Seat) -> None:
        view, rng = self.game.view(s, seat), self.trial.rng(f"redeal {seat}")
        for world in self.trial.worlds(s, seat):
            self.compare(s, world, seat)
            before = clone(world)
            self.compare(s, self.game.redeal(world, view, rng), seat)
            if world != before:
                raise self.broken("another world was drawn, and the first has changed")

    def compare(self, s: State, world: State, seat: Seat) -> None:
        self.checked += 1
        view, again = self.game.view(s, seat), self.game.view(world, seat)
        if again != view or msgspec.json.encode(again) != msgspec.json.encode(view):
            detail = f"seat {seat} sees {different(view, again)} change"
            raise self.broken(f"{detail} in a world made from its view")
        amounts, found = self.game.conserved(s), self.game.conserved(world)
        if found != amounts:
            raise self.broken(f"a world for seat {seat} has {found} and not {amounts}")


def different(one: object, other: object) -> list[str]:
    """The fields in which two views differ."""
    names: Sequence[str] = getattr(one, "__struct_fields__", ())
    return [x for x in names if getattr(one, x) != getattr(other, x, None)] or ["something"]


class QuestionsTellNothing(Law):
    """Equal views: the same question to the same seats, the same seats beside, the same outcome."""

    name: ClassVar[str] = "questions-tell-nothing"

    def asked(self, s: State, decision: Decision) -> None:
        for seat in self.trial.viewers:
            for world in self.trial.worlds(s, seat):
                other = self.game.decision(world)
                if other != decision:
                    raise self.broken(f"seat {seat} could tell {decision} from {other}")
                self.checked += 1

    def ended(self, s: State) -> None:
        for seat in self.trial.viewers:
            for world in self.trial.worlds(s, seat):
                if self.game.outcome(world) != self.game.outcome(s):
                    raise self.broken(f"seat {seat}: an outcome depends on what nobody saw")


class OptionsTellNothing(Law):
    """Equal views: the same options in the same order, and the same default answer."""

    name: ClassVar[str] = "options-tell-nothing"

    def asked(self, s: State, decision: Decision) -> None:
        for seat in self.trial.viewers:
            listed = self.game.options(s, seat)
            for world in self.trial.worlds(s, seat):
                other = self.game.options(world, seat)
                if other != listed or msgspec.json.encode(other) != msgspec.json.encode(listed):
                    raise self.broken(f"seat {seat} could tell {listed} from {other}")
                if seat in decision.seats:
                    self.compare_defaults(s, world, seat)
                self.checked += 1

    def compare_defaults(self, s: State, world: State, seat: Seat) -> None:
        if self.game.default(s, seat) != self.game.default(world, seat):
            raise self.broken(f"the default answer of seat {seat} depends on what it can't see")


class RefusalsTellNothing(Law):
    """Equal views: the same refusal, rule, reason and parameters, whatever the seat tries."""

    name: ClassVar[str] = "refusals-tell-nothing"

    def asked(self, s: State, decision: Decision) -> None:
        for seat in self.trial.viewers:
            tries = self.trial.some_actions(s, f"refusals {seat}")
            told = [refusal(self.game, s, seat, action) for action in tries]
            for world in self.trial.worlds(s, seat):
                for action, one in zip(tries, told, strict=True):
                    other = refusal(self.game, world, seat, action)
                    if other != one:
                        raise self.broken(f"seat {seat}, {action}: {one} or {other}")
                    self.checked += 1


class EventsTellNothing(Law):
    """Equal views and the same answer: what is told differs only from an event that reveals on.

    The same legal answer, anybody's or nature's, is given in the true state and in a world made
    from a seat's view. Go through the events for that seat in both. An event says all that it shows
    in its parameters; as long as both are equal the seat has learned nothing that tells the two
    apart, so the first that differs (or stands in one list only) must be marked as revealing on
    at least one side: the other side may be the silence that answers it. If none differs, the next
    view and the next question must be equal too.
    """

    name: ClassVar[str] = "events-tell-nothing"

    def asked(self, s: State, decision: Decision) -> None:
        for seat, action in self.trial.some_answers(s, decision, "events"):
            after = clone(s)
            events = self.game.apply(after, seat, action)
            for viewer in self.trial.viewers:
                for world in self.trial.worlds(s, viewer):
                    if is_possible(self.game, world, seat, action):
                        other = clone(world)
                        told = self.game.apply(other, seat, action)
                        self.compare(viewer, f"{seat}: {action}", (after, events), (other, told))

    def compare(
        self,
        viewer: Seat,
        answer: str,
        one: tuple[State, list[Event]],
        other: tuple[State, list[Event]],
    ) -> None:
        self.checked += 1
        apart = first_difference(events_for(one[1], viewer), events_for(other[1], viewer))
        if apart:
            if not any(event.reveals for event in apart):
                raise self.broken(f"seat {viewer} could tell by {apart} after {answer}")
            return
        view, seen = self.game.view(one[0], viewer), self.game.view(other[0], viewer)
        if view != seen:
            detail = f"seat {viewer} sees {different(view, seen)} differ after {answer}"
            raise self.broken(f"{detail}, though it was told the same")
        if self.game.decision(one[0]) != self.game.decision(other[0]):
            raise self.broken(f"seat {viewer} could tell by the next question after {answer}")


class AnswersStayHidden(Law):
    """Two answers of another seat or of nature: what a seat sees of it and what it is told agree.

    Both are given in the same state. (1) Nature's answers are news: the first event that differs
    for the seat is marked as revealing. (2) If the next views are equal and the states are not, the
    seat was told the same: what it has learned, its view carries. (3) If it was told the same and
    the table looks the same to WATCHER, its next view is the same: it sees no secret untold.
    """

    name: ClassVar[str] = "answers-stay-hidden"

    def asked(self, s: State, decision: Decision) -> None:
        answers = self.trial.all_answers(s, decision)
        rng = self.trial.rng("hidden")
        seat, action = rng.choice(answers)
        others = [(x, other) for x, other in answers if x == seat and other != action]
        if not others:
            return
        one, told_one = self.after(s, seat, action)
        two, told_two = self.after(s, *rng.choice(others))
        for viewer in self.trial.viewers:
            if viewer != seat:
                told = (events_for(told_one, viewer), events_for(told_two, viewer))
                self.compare(seat, viewer, (one, two), told)

    def after(self, s: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
        twin = clone(s)
        return twin, self.game.apply(twin, seat, action)

    def compare(
        self,
        seat: Seat,
        viewer: Seat,
        states: tuple[State, State],
        told: tuple[list[Event], list[Event]],
    ) -> None:
        self.checked += 1
        view, other = (self.game.view(s, viewer) for s in states)
        apart = first_difference(*told)
        if seat == NATURE and apart and not any(event.reveals for event in apart):
            raise self.broken(f"{apart} is news to seat {viewer} and not marked as revealing")
        if apart and view == other and states[0] != states[1]:
            raise self.broken(f"seat {viewer} was told {apart}, and its view does not carry it")
        if not apart and view != other and self.looks_the_same(states):
            detail = f"seat {viewer} sees {different(view, other)} of seat {seat}'s answer"
            raise self.broken(f"{detail}, though it was not told")

    def looks_the_same(self, states: tuple[State, State]) -> bool:
        """To somebody who only looks on."""
        one, other = (self.game.view(s, self.trial.viewers[-1]) for s in states)
        return bool(one == other)


def is_possible(game: AnyGame, s: State, seat: Seat, action: Action) -> bool:
    return refusal(game, s, seat, action) is None


def events_for(events: list[Event], seat: Seat) -> list[Event]:
    return [event for event in events if event.is_for(seat)]


def first_difference(one: list[Event], other: list[Event]) -> list[Event]:
    """The first events that are not equal, one from each list that has one; else none."""
    for left, right in zip(one, other, strict=False):
        if left != right:
            return [left, right]
    common = min(len(one), len(other))
    return one[common : common + 1] + other[common : common + 1]
