"""Ids of answers that a game numbers: no action is made to tell them."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from spiritboard.core.bits import first_of, numbers_in
from spiritboard.core.game import NUMBERS, Game
from spiritboard.core.spelling import Speller
from spiritboard.core.values import Seat

SEATS: Final = 8
UNKNOWN: Final = -1
MAY: Final[u8] = 1


class Numbering:
    """By number, as one seat tells the answers to one kind of question; filled as they come."""

    def __init__(self, ids: int) -> None:
        self.ids: vec[i64] = vec[i64]([UNKNOWN] * (2 * NUMBERS))
        self.numbers: vec[i64] = vec[i64]([UNKNOWN] * ids)
        """The way back."""


class Numberings:
    """Of one game at one table. Every answer must be one id."""

    def __init__(self, rules: Game[Any, Any], speller: Speller) -> None:
        self.rules = rules
        self.speller = speller
        self.nothing = bytes(speller.size)
        self.known: list[Numbering | None] = []
        """By kind of question and seat."""

    def of(self, s: Any, seat: Seat) -> Numbering:
        """For the question that is open."""
        at = SEATS * self.rules.kind_of_question(s) + seat
        while len(self.known) <= at:
            self.known.append(None)
        found = self.known[at]
        if found is None:
            found = self.known[at] = Numbering(self.speller.size)
        return found

    def told(self, known: Numbering, s: Any, seat: Seat, number: i64) -> i64:
        """By which id a seat tells the answer with a number."""
        found = known.ids[number]
        return self.learn(known, s, seat, number) if found == UNKNOWN else found

    def learn(self, known: Numbering, s: Any, seat: Seat, number: i64) -> i64:
        """From now on it is known."""
        found: i64 = self.speller.spell(self.rules.numbered(s, int(number)), seat)[0]
        known.ids[number] = found
        known.numbers[found] = number
        return found

    def ids(self, known: Numbering, s: Any, seat: Seat, choices: i64, sudden: i64) -> list[int]:
        """Of all answers in a set, and of the out-of-turn actions in another."""
        numbers = numbers_in(choices) + [NUMBERS + number for number in numbers_in(sudden)]
        return [int(self.told(known, s, seat, number)) for number in numbers]

    def write_mask(
        self, out: BytesWriter, known: Numbering, s: Any, seat: Seat, choices: i64, sudden: i64
    ) -> None:
        """A byte for every id: 1 for those of `ids`."""
        at: i64 = len(out)
        out.write(self.nothing)
        self.mark(out, at, known, s, seat, choices, 0)
        self.mark(out, at, known, s, seat, sudden, NUMBERS)

    def mark(
        self,
        out: BytesWriter,
        at: i64,
        known: Numbering,
        s: Any,
        seat: Seat,
        numbers: i64,
        first: i64,
    ) -> None:
        """The ids of a set of answers, whose numbers are counted from `first` on."""
        left: i64 = numbers
        while left:
            out[at + self.told(known, s, seat, first + first_of(left))] = MAY
            left &= left - 1


def number_of(known: Numbering, told: int, choices: i64, sudden: i64) -> i64:
    """The answer that an id tells; UNKNOWN: it may not come, or was not told before."""
    if not 0 <= told < len(known.numbers):
        return UNKNOWN
    number: i64 = known.numbers[told]
    if number >= NUMBERS:
        return number if (sudden >> (number - NUMBERS)) & 1 else UNKNOWN
    return number if number >= 0 and (choices >> number) & 1 else UNKNOWN
