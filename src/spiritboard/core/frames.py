"""What is pending: a stack of small immutable frames inside the state.

`Do` runs by itself. `AskSeat` waits for one seat, `AskIfSeveral` too, where there is a choice; `AskAll`
waits for several at once, `AskAny` for the first of several, `Chance` for nature. A question that is no
longer needed when its turn comes is dropped.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from spiritboard.core.bits import numbers_in
from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng
from spiritboard.core.state import NOT_ASKED, UNNUMBERED, Frame, State
from spiritboard.core.values import NATURE, Action, Chances, Seat

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Frame[S]):
    """Runs by itself and is gone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """A question. It leaves the stack before its answer takes effect."""

    interruptible: ClassVar[bool] = True
    takes_any: ClassVar[bool] = False

    def needed(self, s: S) -> bool:
        return True

    def seats(self, s: S) -> tuple[Seat, ...]:
        """Who still has to answer."""
        return (self.first(s),)

    def first(self, s: S) -> Seat:
        return self.seats(s)[0]

    def options(self, s: S, seat: Seat) -> list[Action]:
        """Every legal answer, in a stable order; of an unbounded room, those worth a thought."""
        return [self.numbered(number) for number in numbers_in(self.choices(s, seat))]

    def allows(self, s: S, seat: Seat, action: Action) -> bool:
        """Is an answer legal although it is not among the options?"""
        return False

    def refusal(self, s: S, seat: Seat, action: Action) -> Illegal:
        """Why an answer that is not among the options is refused."""
        return Illegal(self.rule, "not-an-answer")

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action:
        number = self.pick(s, seat, rng)
        return (
            rng.choice(self.options(s, seat))
            if number == UNNUMBERED
            else self.numbered(int(number))
        )

    def default(self, s: S, seat: Seat) -> Action:
        """What is answered for somebody who is away."""
        return self.options(s, seat)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSeat(Ask[S]):
    """A question to one seat."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def first(self, s: S) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class AskIfSeveral(AskSeat[S]):
    """A question to one seat, put only if there are several answers. A single one is given at once."""

    def needed(self, s: S) -> bool:
        return len(self.options(s, self.seat)) > 1

    def run(self, s: S) -> None:
        for only in self.options(s, self.seat):
            self.answer(s, self.seat, only)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAll(Ask[S]):
    """A simultaneous question: answers stay hidden until all are in."""

    least: ClassVar[int] = 1
    """With fewer to ask it is dropped."""

    @abstractmethod
    def asked(self, s: S) -> tuple[Seat, ...]:
        """To whom it is put."""

    @abstractmethod
    def resolve(self, s: S, answers: list[Action | int | None]) -> None:
        """All are in; by seat, NOT_ASKED for those who were not asked."""

    def needed(self, s: S) -> bool:
        """The question opens here, and opens anew if its answers were dropped."""
        if s.answers:
            return True
        asked = self.asked(s)
        if len(asked) < self.least:
            return False
        answers: list[Action | int | None] = []
        for seat in asked:
            while len(answers) <= seat:
                answers.append(NOT_ASKED)
            answers[seat] = None
        s.answers = answers
        return True

    def seats(self, s: S) -> tuple[Seat, ...]:
        return tuple([seat for seat, answer in enumerate(s.answers) if answer is None])

    def first(self, s: S) -> Seat:
        return next_awaited(s.answers)

    def answer(self, s: S, seat: Seat, action: Action) -> None:
        answers = s.answers
        answers[seat] = action
        if next_awaited(answers) != NATURE:
            s.stack.append(self)
            return
        s.answers = []
        self.resolve(s, answers)


def next_awaited(answers: list[Action | int | None]) -> Seat:
    """The first seat whose answer is awaited; NATURE: none is."""
    for seat, answer in enumerate(answers):
        if answer is None:
            return seat
    return NATURE


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAny(Ask[S]):
    """A question that any one of several seats may answer: the first answer counts."""

    takes_any: ClassVar[bool] = True

    @abstractmethod
    def asked(self, s: S) -> tuple[Seat, ...]:
        """Who may answer."""

    def needed(self, s: S) -> bool:
        return len(self.asked(s)) > 0

    def seats(self, s: S) -> tuple[Seat, ...]:
        return self.asked(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A question to nature."""

    def needed(self, s: S) -> bool:
        return True

    def weighted(self, s: S) -> list[tuple[int, Action]]:
        """Every answer with its weight; empty if there are too many to list."""
        return []

    def chances(self, s: S) -> Chances:
        return Chances(self.purpose, self.index(s), tuple(self.weighted(s)))

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action:
        number = self.pick(s, seat, rng)
        if number != UNNUMBERED:
            return self.numbered(int(number))
        weighted = self.weighted(s)
        left = rng.below(sum([weight for weight, _ in weighted]))
        for weight, action in weighted:
            if left < weight:
                return action
            left -= weight
        raise AssertionError("the weights do not add up")

    def is_possible(self, s: S, action: Action) -> bool:
        """Could nature answer so?"""
        return any(weight > 0 and action == answer for weight, answer in self.weighted(s))


NATURE_ONLY: Final = (NATURE,)
