"""The one interface of every game. `frame_game` has the base of those made of frames."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from spiritboard.core.errors import BadRecord, BadSetup
from spiritboard.core.mind import Mind
from spiritboard.core.record import Tagged
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
    holder_of,
)

S = TypeVar("S", bound=State)
V = TypeVar("V")

OVER: Final = -3
"""In place of a seat: the game has ended."""

VERSION: Final = "version"
"""Beside the fields of a state that was saved; release 0.1 wrote none, which is version 1."""

NUMBERS: Final = 64
"""Answers to a question have smaller numbers; an out-of-turn action has its own and so much more."""

IMPULSES: Final = 16
"""In random play, every so many answers somebody may act out of turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one game. It holds no match: every method gets the state."""

    info: GameInfo
    version: ClassVar[int] = 1
    """Of what `dump` makes. Whoever changes a field or a frame raises it, and says in `upgraded` how
    what was saved before is read."""
    state_type: type[S]
    records: Tagged
    """The frames by their tags."""
    unlisted: tuple[type[Action], ...] = ()
    """The actions with unbounded room, of which `options` lists only some."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info
        self.records = {}

    draws_anew: bool = False
    """After something is taken back nature answers otherwise: nobody can wait for a better roll, and
    a roll that was seen does not come again."""

    def settled(self, options: msgspec.Struct) -> msgspec.Struct:
        """The options of a match with all that lies in its box, so that it can be set up anywhere."""
        return options

    def completed(self, options: msgspec.Struct) -> msgspec.Struct:
        """The same of a match that was kept earlier: what it left out is what lay in the box then."""
        return self.settled(options)

    def know(self, seats: int, options: msgspec.Struct) -> None:
        """Views of a match with these options, made elsewhere, can be read from here on."""

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

    def allows(self, s: S, seat: Seat, action: Action) -> bool:
        """May an asked seat answer with an action that is `unlisted`?"""
        return False

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

    # A game may number the answers to its questions: a search then needs no actions.

    def choices(self, s: S, seat: Seat) -> i64:
        """The answers of a seat that is asked, as a set of their numbers; 0: they have none."""
        return 0

    def sudden_choices(self, s: S, seat: Seat) -> i64:
        """What it may do out of turn meanwhile, in the same way."""
        return 0

    def kind_of_question(self, s: S) -> int:
        """Which kind it is; of two kinds the same number means two answers."""
        return 0

    def numbered(self, s: S, number: int) -> Action:
        """What a number means to the question that is open."""
        raise AssertionError(f"{self.info.name} does not number {number}")

    def choose(self, s: S, seat: Seat, number: i64) -> None:
        """As `advance`, by number."""
        self.advance(s, seat, self.numbered(s, int(number)))

    def default(self, s: S, seat: Seat) -> Action:
        """The answer given for somebody who is away."""
        return self.options(s, seat)[0]

    @abstractmethod
    def chances(self, s: S) -> Chances:
        """What nature may do now."""

    @abstractmethod
    def draw(self, s: S, rng: Rng) -> Action:
        """Nature's answer."""

    def let_nature_answer(self, s: S, rng: Rng) -> None:
        """Nature draws, and it takes effect."""
        self.advance(s, NATURE, self.draw(s, rng))

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
                self.let_nature_answer(s, rng)
                continue
            answers += 1
            sudden = self.impulse(s, rng) if answers % IMPULSES == 0 else None
            if sudden is not None:
                self.advance(s, sudden[0], sudden[1])
            else:
                self.advance(s, seat, self.sample(s, seat, rng))
        return answers

    def play_on(self, s: S, rng: Rng, mind: Mind[S, V], view: V) -> int:
        """Plays likely answers to the horizon of a search from this view. Counts those of the seats."""
        answers = 0
        while not mind.is_horizon(s, view) and (seat := self.whose(s)) != OVER:
            if seat == NATURE:
                self.let_nature_answer(s, rng)
            else:
                answers += 1
                likely = mind.rollout(s, seat, rng)
                self.advance(s, seat, self.sample(s, seat, rng) if likely is None else likely)
        return answers

    @abstractmethod
    def view(self, s: S, seat: Seat) -> V:
        """All that a seat may know."""

    def view_beside(self, s: S, seat: Seat, other: V) -> V:
        """The same where the view of whoever looks on at the very same table is at hand: all that lies open is in it."""
        return self.view(s, seat)

    @abstractmethod
    def world(self, view: V, rng: Rng) -> S:
        """A state that agrees with all that the view shows."""

    def redeal(self, world: S, view: V, rng: Rng) -> S:
        """Another world for the view that an earlier one was drawn from; that one stays as it is."""
        return self.world(view, rng)

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    def rounds(self, s: S) -> int:
        """How many rounds were begun; a game without any is one."""
        return int(getattr(s, "round", 1))

    def carried(self, s: S) -> Mapping[str, object]:
        """What a match that is over hands on to the next one of a campaign, as plain JSON values."""
        return {}

    def continued(
        self, options: msgspec.Struct, carried: Mapping[str, object]
    ) -> msgspec.Struct | None:
        """The options of the next match, by those of the last one; None: the campaign is over."""
        return None

    def check_content(self, changes: Mapping[str, object]) -> None:
        """Raises BadSetup, naming the field, if these values of the box can't be played."""
        raise BadSetup("no-content", name=self.info.name)

    def conserved(self, s: S) -> Mapping[str, int]:
        """Amounts that stay the same from the first question to the last."""
        return {}

    def dump(self, s: S) -> dict[str, object]:
        """The state as plain JSON values, and the version of their form."""
        return dump(s, {VERSION: self.version})

    def load(self, data: Mapping[str, object], like: S | None = None) -> S:
        """The state that `dump` was called on, by this release or an earlier one.

        `like`: a state of the same match, with which it shares the contents of the box.
        """
        fields = dict(data)
        version = fields.pop(VERSION, 1)
        if not isinstance(version, int) or not 1 <= version <= self.version:
            raise BadRecord("state-version", theirs=str(version), ours=self.version)
        for old in range(version, self.version):
            fields = self.upgraded(fields, old)
        return load(self.state_type, fields, self.records, self.info.actions, like)

    def upgraded(self, data: dict[str, object], version: int) -> dict[str, object]:
        """What was saved in the form of a version, in the form of the next one."""
        raise BadRecord("state-version", theirs=str(version), ours=self.version)

    def action(self, data: object) -> Action:
        """An action from its JSON form."""
        try:
            found: Any = msgspec.convert({"value": data}, holder_of(self.info.actions))
        except msgspec.ValidationError as error:
            detail = str(error).replace("$.value", "$").removesuffix(" - at `$`")
            raise BadRecord("not-an-action", detail=detail) from None
        assert isinstance(found.value, Action)
        return found.value
