"""One match, driven by ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import SupportsInt

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from spiritboard.catalog import opened
from spiritboard.core.bits import nth_of, size_of
from spiritboard.core.encoding import Choosing, ListedChoosing, unpacked
from spiritboard.core.game import NUMBERS, OVER
from spiritboard.core.numbering import MAY, UNKNOWN, Numbering, number_of
from spiritboard.core.package import AnyEncoding, AnyGame
from spiritboard.core.rng import Rng, key_of, mixed
from spiritboard.core.spelling import Spelling
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Outcome, Seat
from spiritboard.research.encoding import laid_table

NOBODY = ListedChoosing({})
"""In place of an answer, when the match is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A table at which the seat that is asked answers id by id. Nature answers by itself.

    The seed gives the deal, whatever is answered. Of a question to several at once each is asked in
    turn, without seeing the others' answers.

    >>> from spiritboard.catalog import shelf
    >>> play = Play(shelf()[0], seats=3, seed=1)
    >>> while not play.is_over:
    ...     play.step(play.ids()[0])
    >>> len(play.returns)
    3
    """

    name: str
    seats: int
    rules: AnyGame
    encoding: AnyEncoding
    laid: State
    """The table before anything is dealt."""
    state: State
    source: int
    """What nature draws from."""
    steps: int
    """Ids taken so far."""
    seat: Seat
    """Who is asked; OVER."""
    choices: i64
    """What may be answered, by number, where each answer is one id; 0: `choosing` knows."""
    sudden: i64
    """What may be done out of turn, in the same way."""
    numbering: Numbering
    """By which ids they are told."""
    begun: Choosing | None

    def __init__(
        self,
        name: str,
        seats: int,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        found = opened(name)
        self.name = name
        self.seats = seats
        self.rules = found.rules
        self.laid = laid_table(name, seats, options)
        self.encoding = found.package.encoding(found.rules, self.laid, seats)
        self.reset(seed)

    def reset(self, seed: int | str) -> None:
        """Deals a new match."""
        self.source = int.from_bytes(key_of(str(seed))[:8], "little") >> 2
        self.state = clone(self.laid)
        self.steps = 0
        self.go_on()

    def go_on(self) -> None:
        """Nature answers, up to the next question to a seat."""
        rules, state = self.rules, self.state
        while (seat := rules.whose(state)) == NATURE:
            purpose, index = rules.draw_of(state)
            rules.let_nature_answer(state, mixed(self.source, purpose, index))
        self.open(seat)

    def open(self, seat: Seat) -> None:
        """The question is put to a seat; nothing of its answer has been told."""
        self.seat = seat
        self.begun = None
        self.choices = self.sudden = 0
        numberings = self.encoding.numberings
        if seat != OVER and numberings is not None:
            self.choices = self.rules.choices(self.state, seat)
            self.sudden = self.rules.sudden_choices(self.state, seat)
            self.numbering = numberings.of(self.state, seat)

    def ask(self, seat: Seat) -> None:
        """Of several who are asked, this seat answers next."""
        if seat != self.seat:
            self.open(seat)

    @property
    def is_over(self) -> bool:
        return self.seat == OVER

    @property
    def choosing(self) -> Choosing:
        """The answer that has been begun."""
        if self.begun is None:
            is_over = self.seat == OVER
            self.begun = NOBODY if is_over else self.encoding.choosing(self.state, self.seat)
        return self.begun

    @property
    def chosen(self) -> Spelling:
        """Its ids so far."""
        return () if self.begun is None else self.begun.chosen

    def ids(self) -> list[int]:
        """Those that may come next."""
        numberings = self.encoding.numberings
        if numberings is None or not self.choices:
            return self.choosing.ids()
        found = numberings.ids(self.numbering, self.state, self.seat, self.choices, self.sudden)
        found.sort()
        return found

    def any_id(self, rng: Rng) -> int:
        """A random one of them."""
        numberings = self.encoding.numberings
        if numberings is None or not self.choices:
            return rng.choice(self.choosing.ids())
        answers = size_of(self.choices)
        nth: i64 = rng.below(int(answers + size_of(self.sudden)))
        if nth < answers:
            number = nth_of(self.choices, nth)
        else:
            number = NUMBERS + nth_of(self.sudden, nth - answers)
        return int(numberings.told(self.numbering, self.state, self.seat, number))

    def step(self, number: SupportsInt) -> None:
        """Goes on with an id, numpy's or Python's. Raises ValueError if it may not come."""
        self.take(int(number))

    def take(self, told: int) -> None:
        if self.choices:
            meant = number_of(self.numbering, told, self.choices, self.sudden)
            if meant != UNKNOWN:
                self.steps += 1
                self.rules.choose(self.state, self.seat, meant)
                self.go_on()
                return
        action = self.choosing.take(told)
        self.steps += 1
        if action is not None:
            self.answer(action)

    def answer(self, action: Action, seat: Seat | None = None) -> None:
        """A whole answer, as a bot gives it; what was begun is dropped."""
        self.rules.advance(self.state, self.seat if seat is None else seat, action)
        self.go_on()

    def observe(self, seat: Seat) -> list[int]:
        """What a seat sees, as `encoding.fields` says."""
        return unpacked(self.packed(seat))

    def packed(self, seat: Seat) -> bytes:
        """The same, packed as an array of int16 is."""
        out = BytesWriter()
        self.write(out, seat)
        return out.getvalue()

    def write(self, out: BytesWriter, seat: Seat) -> None:
        """The same, behind what was written before."""
        self.encoding.write(out, self.state, seat, self.chosen if seat == self.seat else ())

    def write_mask(self, out: BytesWriter) -> None:
        """A byte for every id: 1 if it may come next."""
        numberings = self.encoding.numberings
        if numberings is not None and self.choices:
            numberings.write_mask(
                out, self.numbering, self.state, self.seat, self.choices, self.sudden
            )
            return
        at: i64 = len(out)
        out.write(bytes(self.encoding.ids))
        for number in self.choosing.ids():
            out[at + number] = MAY

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def returns(self) -> list[float]:
        """By seat: 1 for a winner, else 0. While it goes on, 0 for all."""
        outcome = self.outcome
        winners = outcome.winners if outcome else ()
        return [float(seat in winners) for seat in range(self.seats)]

    def fork(self) -> Play:
        """The same match, to go on apart. An answer begun stays begun."""
        twin = Play.__new__(Play)
        twin.name, twin.seats = self.name, self.seats
        twin.rules, twin.encoding, twin.laid = self.rules, self.encoding, self.laid
        twin.source, twin.steps = self.source, self.steps
        twin.state = clone(self.state)
        twin.open(self.seat)
        twin.replay(self.chosen)
        return twin

    def replay(self, chosen: Spelling) -> None:
        """Begins the answer anew, with these ids."""
        self.begun = None
        for number in chosen:
            self.choosing.take(number)
