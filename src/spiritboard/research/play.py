"""One match, driven by ids."""

from __future__ import annotations

from collections.abc import Mapping

from spiritboard.catalog import opened
from spiritboard.core.encoding import Choosing, ListedChoosing, unpacked
from spiritboard.core.game import OVER
from spiritboard.core.package import AnyEncoding, AnyGame
from spiritboard.core.rng import key_of, quick
from spiritboard.core.state import State, clone
from spiritboard.core.values import NATURE, Action, Outcome, Seat
from spiritboard.research.encoding import laid_table

NOBODY = ListedChoosing({})
"""In place of an answer, when the match is over."""


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
    key: bytes
    """What nature draws from."""
    steps: int
    """Ids taken so far."""
    seat: Seat
    """Who is asked; OVER."""
    choosing: Choosing
    """The answer that has been begun."""

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
        self.key = key_of(str(seed))
        self.state = clone(self.laid)
        self.steps = 0
        self.go_on()

    def go_on(self) -> None:
        """Nature answers, up to the next question to a seat."""
        rules, state = self.rules, self.state
        while (seat := rules.whose(state)) == NATURE:
            purpose, index = rules.draw_of(state)
            rules.advance(state, NATURE, rules.draw(state, quick(self.key, purpose, index)))
        self.seat = seat
        self.choosing = NOBODY if seat == OVER else self.encoding.choosing(state, seat)

    @property
    def is_over(self) -> bool:
        return self.seat == OVER

    def ids(self) -> list[int]:
        """Those that may come next."""
        return self.choosing.ids()

    def step(self, number: int) -> None:
        """Goes on with an id. Raises ValueError if it may not come."""
        action = self.choosing.take(int(number))
        self.steps += 1
        if action is not None:
            self.answer(action)

    def answer(self, action: Action, seat: Seat | None = None) -> None:
        """A whole answer, as a bot gives it; what was begun is dropped."""
        self.rules.advance(self.state, self.seat if seat is None else seat, action)
        self.go_on()

    def ask(self, seat: Seat) -> None:
        """Of several who are asked, this seat answers next."""
        if seat != self.seat:
            self.seat = seat
            self.choosing = self.encoding.choosing(self.state, seat)

    def observe(self, seat: Seat) -> list[int]:
        """What a seat sees, as `encoding.fields` says."""
        return unpacked(self.packed(seat))

    def packed(self, seat: Seat) -> bytes:
        """The same, packed as an array of int16 is."""
        chosen = self.choosing.chosen if seat == self.seat else ()
        return self.encoding.packed(self.rules.view(self.state, seat), chosen)

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
        twin.key, twin.steps, twin.seat = self.key, self.steps, self.seat
        twin.state = clone(self.state)
        twin.choosing = self.choosing
        twin.replay(self.choosing.chosen)
        return twin

    def replay(self, chosen: tuple[int, ...]) -> None:
        """Begins the answer anew, with these ids."""
        if not self.is_over:
            self.choosing = self.encoding.choosing(self.state, self.seat)
            for number in chosen:
                self.choosing.take(number)
