"""The one interface of every game, and the games that are made of frames."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from spiritboard.core.errors import BadRecord, BadSetup, Illegal
from spiritboard.core.frames import NATURE_ONLY, Ask, Chance
from spiritboard.core.mind import Mind
from spiritboard.core.record import Record
from spiritboard.core.rng import Rng
from spiritboard.core.state import State, dump, load
from spiritboard.core.values import (
    NATURE,
    Action,
    Chances,
    Decision,
    Event,
    GameInfo,
    Outcome,
    Seat,
)

S = TypeVar("S", bound=State)
V = TypeVar("V")

OVER: Final = -3
"""In place of a seat: the game has ended."""

IMPULSES: Final = 16
"""In random play, every so many answers somebody may act out of turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one game. It holds no match: every method gets the state."""

    info: GameInfo

    def __init__(self, info: GameInfo) -> None:
        self.info = info

    @abstractmethod
    def setup(self, seats: int, options: msgspec.Struct) -> S:
        """The table before anything is dealt."""

    @abstractmethod
    def decision(self, s: S) -> Decision | None:
        """The open question; None when the game is over."""

    @abstractmethod
    def options(self, s: S, seat: Seat) -> list[Action]:
        """All that a seat may do now, in a stable order; out-of-turn actions last."""

    @abstractmethod
    def check(self, s: S, seat: Seat, action: Action) -> None:
        """Raises Illegal with the rule and the reason; changes nothing."""

    @abstractmethod
    def apply(self, s: S, seat: Seat, action: Action) -> list[Event]:
        """Carries out a checked action; says what happened."""

    def advance(self, s: S, seat: Seat, action: Action) -> None:
        """As `apply`, but says nothing."""
        self.apply(s, seat, action)

    def whose(self, s: S) -> Seat:
        """A seat that has to answer, NATURE, or OVER."""
        decision = self.decision(s)
        return OVER if decision is None else decision.seats[0]

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action:
        """A random one of a seat's options."""
        return rng.choice(self.options(s, seat))

    def default(self, s: S, seat: Seat) -> Action:
        """The answer given for somebody who is away."""
        return self.options(s, seat)[0]

    @abstractmethod
    def chances(self, s: S) -> Chances:
        """What nature may do now."""

    @abstractmethod
    def draw(self, s: S, rng: Rng) -> Action:
        """Nature's answer."""

    def draw_of(self, s: S) -> tuple[str, int]:
        """The purpose and the index of the stream that nature's answer comes from."""
        chances = self.chances(s)
        return chances.purpose, chances.index

    def impulse(self, s: S, rng: Rng) -> tuple[Seat, Action] | None:
        """Something a random seat might do out of turn."""
        decision = self.decision(s)
        if decision is None or not decision.beside:
            return None
        seat = rng.choice(decision.beside)
        sudden = [a for a in self.options(s, seat) if self.is_out_of_turn(a)]
        return (seat, rng.choice(sudden)) if sudden else None

    def is_out_of_turn(self, action: Action) -> bool:
        """May this action be done by somebody who is not asked?"""
        return False

    def play_out(self, s: S, rng: Rng) -> int:
        """Plays at random to the end, nature too. Counts the answers of the seats."""
        answers = 0
        while (seat := self.whose(s)) != OVER:
            if seat == NATURE:
                self.advance(s, NATURE, self.draw(s, rng))
                continue
            answers += 1
            sudden = self.impulse(s, rng) if answers % IMPULSES == 0 else None
            if sudden is not None:
                self.advance(s, sudden[0], sudden[1])
            else:
                self.advance(s, seat, self.sample(s, seat, rng))
        return answers

    def play_on(self, s: S, rng: Rng, mind: Mind[S, V], view: V) -> None:
        """Plays likely answers to the horizon of a search from this view."""
        while not mind.is_horizon(s, view) and (seat := self.whose(s)) != OVER:
            if seat == NATURE:
                self.advance(s, NATURE, self.draw(s, rng))
            else:
                likely = mind.rollout(s, seat, rng)
                self.advance(s, seat, self.sample(s, seat, rng) if likely is None else likely)

    @abstractmethod
    def view(self, s: S, seat: Seat) -> V:
        """All that a seat may know."""

    @abstractmethod
    def world(self, view: V, rng: Rng) -> S:
        """A state that agrees with all that the view shows."""

    def redeal(self, world: S, view: V, rng: Rng) -> S:
        """Another world for the view that an earlier one was drawn from; that one stays as it is."""
        return self.world(view, rng)

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    def check_content(self, changes: Mapping[str, object]) -> None:
        """Raises BadSetup, naming the field, if these values of the box can't be played."""
        raise BadSetup("no-content", name=self.info.name)

    def conserved(self, s: S) -> Mapping[str, int]:
        """Amounts that stay the same from the first question to the last."""
        return {}

    def dump(self, s: S) -> dict[str, object]:
        return dump(s)

    @abstractmethod
    def load(self, data: Mapping[str, object]) -> S:
        """The state that `dump` was called on."""

    def action(self, data: object) -> Action:
        """An action from its JSON form."""
        try:
            found = msgspec.convert(data, self.info.actions)
        except msgspec.ValidationError as error:
            raise BadRecord("not-an-action", detail=str(error)) from None
        assert isinstance(found, Action)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameGame(Game[S, V]):
    """A game whose pending steps are frames on the state's stack."""

    state_type: type[S]
    records: Mapping[str, type[Record]]
    interrupts: tuple[type[Action], ...] = ()
    """The actions that may be done out of turn."""

    def out_of_turn(self, s: S, seat: Seat) -> list[Action]:
        """What a seat may do although it is not asked."""
        return []

    def interrupt(self, s: S, seat: Seat, action: Action) -> None:
        """Carries out an out-of-turn action; the open question stays open."""

    def is_out_of_turn(self, action: Action) -> bool:
        return isinstance(action, self.interrupts)

    def beside(self, s: S) -> tuple[Seat, ...]:
        """Who may be able to act out of turn, as far as everybody can tell."""
        return ()

    def not_out_of_turn(self, s: S, seat: Seat, action: Action) -> Illegal:
        """Why an out-of-turn action is refused."""
        return Illegal("", "not-an-answer")

    def settle(self, s: S) -> None:
        """Runs what runs by itself, down to the next question."""
        stack = s.stack
        while stack:
            frame = stack[-1]
            if frame.needed(s):
                return
            stack.pop()
            frame.run(s)

    def whose(self, s: S) -> Seat:
        return s.stack[-1].first(s) if s.stack else OVER

    def decision(self, s: S) -> Decision | None:
        if not s.stack:
            return None
        frame = s.stack[-1]
        if isinstance(frame, Ask):
            beside = self.beside(s) if frame.interruptible else ()
            return Decision(s.question, frame.kind, frame.rule, frame.seats(s), beside)
        assert isinstance(frame, Chance)
        return Decision(s.question, frame.kind, frame.rule, NATURE_ONLY)

    def options(self, s: S, seat: Seat) -> list[Action]:
        frame = s.stack[-1] if s.stack else None
        if seat == NATURE or not isinstance(frame, Ask):
            return []
        own = frame.options(s, seat) if seat in frame.seats(s) else []
        return own + self.out_of_turn(s, seat) if frame.interruptible else own

    def check(self, s: S, seat: Seat, action: Action) -> None:
        if not s.stack:
            raise Illegal("", "game-over")
        frame = s.stack[-1]
        if isinstance(frame, Chance):
            if seat != NATURE:
                raise Illegal(frame.rule, "not-your-question")
            if not frame.is_possible(s, action):
                raise Illegal(frame.rule, "not-by-chance")
            return
        assert isinstance(frame, Ask)
        if action in self.options(s, seat):
            return
        if frame.interruptible and isinstance(action, self.interrupts):
            raise self.not_out_of_turn(s, seat, action)
        if seat not in frame.seats(s):
            raise Illegal(frame.rule, "not-your-question")
        raise frame.refusal(s, seat, action)

    def advance(self, s: S, seat: Seat, action: Action) -> None:
        frame = s.stack[-1]
        if frame.interruptible and isinstance(action, self.interrupts):
            self.interrupt(s, seat, action)
            self.settle(s)
            s.question += 1
            return
        s.stack.pop()
        frame.answer(s, seat, action)
        self.settle(s)
        if not s.answers or s.stack[-1] is not frame:
            s.question += 1

    def apply(self, s: S, seat: Seat, action: Action) -> list[Event]:
        told: list[Event] = []
        s.events = told
        try:
            self.advance(s, seat, action)
        finally:
            s.events = None
        return told

    def sample(self, s: S, seat: Seat, rng: Rng) -> Action:
        return s.stack[-1].sample(s, seat, rng)

    def play_out(self, s: S, rng: Rng) -> int:
        """Must agree with `Game.play_out`; it goes straight to the frames."""
        stack = s.stack
        answers = 0
        while stack:
            frame = stack[-1]
            seat = frame.first(s)
            if seat != NATURE:
                answers += 1
                sudden = self.impulse(s, rng) if answers % IMPULSES == 0 else None
                if sudden is not None:
                    self.advance(s, sudden[0], sudden[1])
                    continue
            action = frame.sample(s, seat, rng)
            stack.pop()
            frame.answer(s, seat, action)
            self.settle(s)
            if not s.answers or stack[-1] is not frame:
                s.question += 1
        return answers

    def play_on(self, s: S, rng: Rng, mind: Mind[S, V], view: V) -> None:
        """Must agree with `Game.play_on`."""
        stack = s.stack
        while stack and not mind.is_horizon(s, view):
            frame = stack[-1]
            seat = frame.first(s)
            action = mind.rollout(s, seat, rng) if seat != NATURE else None
            if action is None:
                action = frame.sample(s, seat, rng)
            stack.pop()
            frame.answer(s, seat, action)
            self.settle(s)
            if not s.answers or stack[-1] is not frame:
                s.question += 1

    def default(self, s: S, seat: Seat) -> Action:
        frame = s.stack[-1]
        assert isinstance(frame, Ask)
        return frame.default(s, seat)

    def chances(self, s: S) -> Chances:
        frame = s.stack[-1]
        assert isinstance(frame, Chance)
        return frame.chances(s)

    def draw_of(self, s: S) -> tuple[str, int]:
        frame = s.stack[-1]
        return frame.purpose, frame.index(s)

    def draw(self, s: S, rng: Rng) -> Action:
        return s.stack[-1].sample(s, NATURE, rng)

    def load(self, data: Mapping[str, object]) -> S:
        return load(self.state_type, data, self.records, self.info.actions)

    def answer_unseen(self, s: S, answered: Sequence[Seat], rng: Rng) -> None:
        """In a world made from a view: open the question, with some answer for each of these."""
        frame = s.stack[-1]
        frame.needed(s)
        for seat in answered:
            s.answers[seat] = frame.sample(s, seat, rng)
