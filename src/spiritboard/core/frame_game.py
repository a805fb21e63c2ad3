"""Games whose pending steps are frames on the state's stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from spiritboard.core.bits import numbers_in
from spiritboard.core.errors import Illegal
from spiritboard.core.frames import NATURE_ONLY, Ask, Chance
from spiritboard.core.game import IMPULSES, NUMBERS, OVER, Game
from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng
from spiritboard.core.state import UNNUMBERED, Frame, State
from spiritboard.core.values import NATURE, Action, Chances, Decision, Event, GameInfo, Seat

S = TypeVar("S", bound=State)
V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameGame(Game[S, V]):
    """Answers all that the interface asks from the frame on top."""

    interrupts: tuple[type[Action], ...] = ()
    """The actions that may be done out of turn."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(info)
        self.kinds: dict[type, int] = {}
        """Where each kind of frame stands among the records."""

    def out_of_turn(self, s: S, seat: Seat) -> list[Action]:
        """What a seat may do although it is not asked."""
        return [self.sudden_numbered(number) for number in numbers_in(self.sudden(s, seat))]

    def sudden(self, s: S, seat: Seat) -> i64:
        """The same as a set of numbers, where a game numbers its answers."""
        return 0

    def sudden_numbered(self, number: int) -> Action:
        """The out-of-turn action with a number."""
        raise AssertionError(f"{self.info.name} numbers no out-of-turn action {number}")

    def interrupt(self, s: S, seat: Seat, action: Action) -> None:
        """Carries out an out-of-turn action; the open question stays open."""

    def is_out_of_turn(self, action: Action) -> bool:
        return type(action) in self.interrupts

    def beside(self, s: S) -> tuple[Seat, ...]:
        """Who may be able to act out of turn, as far as everybody can tell."""
        return ()

    def not_out_of_turn(self, s: S, seat: Seat, action: Action) -> Illegal:
        """Why an out-of-turn action is refused."""
        return Illegal("", "not-an-answer")

    def settle(self, s: S) -> None:
        """Runs what runs by itself, down to the next question."""
        stack: list[Any] = s.stack  # what is popped was looked at before
        while stack:
            frame: Frame[S] = stack[-1]
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
            return Decision(
                s.question,
                frame.kind,
                frame.rule,
                frame.seats(s),
                beside,
                frame.params(),
                frame.takes_any,
            )
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
        # What is not listed whole is soon judged by itself, while the list may be long.
        if seat in frame.seats(s) and self.allows(s, seat, action):
            return
        if action in self.options(s, seat):
            return
        if frame.interruptible and isinstance(action, self.interrupts):
            raise self.not_out_of_turn(s, seat, action)
        if seat not in frame.seats(s):
            raise Illegal(frame.rule, "not-your-question")
        if not frame.allows(s, seat, action):
            raise frame.refusal(s, seat, action)

    def allows(self, s: S, seat: Seat, action: Action) -> bool:
        frame = s.stack[-1]
        is_unlisted = isinstance(action, self.unlisted)
        return is_unlisted and isinstance(frame, Ask) and frame.allows(s, seat, action)

    def advance(self, s: S, seat: Seat, action: Action) -> None:
        frame = s.stack[-1]
        if frame.interruptible and isinstance(action, self.interrupts):
            self.interrupt(s, seat, action)
            self.settle(s)
            s.question += 1
            return
        self.take(s, frame, seat, action)

    def kind_of_question(self, s: S) -> int:
        if not self.kinds:
            self.kinds.update({cls: nth for nth, cls in enumerate(self.records.values())})
        return self.kinds[type(s.stack[-1])]

    def choices(self, s: S, seat: Seat) -> i64:
        return s.stack[-1].choices(s, seat)

    def sudden_choices(self, s: S, seat: Seat) -> i64:
        return self.sudden(s, seat) if s.stack[-1].interruptible else 0

    def numbered(self, s: S, number: int) -> Action:
        if number >= NUMBERS:
            return self.sudden_numbered(number - NUMBERS)
        return s.stack[-1].numbered(number)

    def choose(self, s: S, seat: Seat, number: i64) -> None:
        if number >= NUMBERS:
            self.advance(s, seat, self.sudden_numbered(int(number) - NUMBERS))
        else:
            self.take_numbered(s, s.stack[-1], seat, number)

    def take_numbered(self, s: S, frame: Frame[S], seat: Seat, number: i64) -> None:
        """As `take`, by number."""
        stack: list[Any] = s.stack
        stack.pop()
        frame.choose(s, seat, number)
        self.settle_after(s, frame)

    def take(self, s: S, frame: Frame[S], seat: Seat, action: Action) -> None:
        """The frame on top gets an answer."""
        stack: list[Any] = s.stack
        stack.pop()
        frame.answer(s, seat, action)
        self.settle_after(s, frame)

    def settle_after(self, s: S, frame: Frame[S]) -> None:
        """Down to the next question; the same one stays open while others' answers are awaited."""
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
            self.take_any(s, frame, seat, rng)
        return answers

    def take_any(self, s: S, frame: Frame[S], seat: Seat, rng: Rng) -> None:
        """The frame on top gets a random answer."""
        number = frame.pick(s, seat, rng)
        if number != UNNUMBERED:
            self.take_numbered(s, frame, seat, number)
            return
        stack: list[Any] = s.stack
        stack.pop()
        frame.happen(s, seat, rng)
        self.settle_after(s, frame)

    def play_on(self, s: S, rng: Rng, mind: Mind[S, V], view: V) -> int:
        """Must agree with `Game.play_on`."""
        stack = s.stack
        answers = 0
        while stack and not mind.is_horizon(s, view):
            frame = stack[-1]
            seat = frame.first(s)
            number: i64 = UNNUMBERED
            if seat != NATURE:
                answers += 1
                number = mind.likely(s, seat, rng)
            if number >= 0:
                self.take_numbered(s, frame, seat, number)
            elif number == UNNUMBERED:
                self.take_any(s, frame, seat, rng)
            else:
                self.take_likely(s, frame, seat, mind.rollout(s, seat, rng), rng)
        return answers

    def take_likely(
        self, s: S, frame: Frame[S], seat: Seat, likely: Action | None, rng: Rng
    ) -> None:
        """The question gets this answer; None: anything."""
        if likely is None:
            self.take_any(s, frame, seat, rng)
        else:
            self.advance(s, seat, likely)

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

    def let_nature_answer(self, s: S, rng: Rng) -> None:
        self.take_any(s, s.stack[-1], NATURE, rng)

    def answer_unseen(self, s: S, answered: Sequence[Seat], rng: Rng) -> None:
        """In a world made from a view: open the question, with some answer for each of these."""
        frame = s.stack[-1]
        frame.needed(s)
        for seat in answered:
            s.answers[seat] = frame.sample(s, seat, rng)
