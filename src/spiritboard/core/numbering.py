"""Ids of answers that a game numbers: no action is made to tell them."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from spiritboard.core.bits import numbers_in
from spiritboard.core.game import NUMBERS, Game
from spiritboard.core.spelling import Speller
from spiritboard.core.values import Seat

SEATS: Final = 8
UNKNOWN: Final = -1
MAY: Final[u8] = 1


class Numbering:
    """By number, as one seat tells the answers to one kind of question; filled as they come."""

    def __init__(self) -> None:
        self.ids: list[int] = [UNKNOWN] * (2 * NUMBERS)
        self.numbers: dict[int, int] = {}
        """The way back."""


class Numberings:
    """Of one game at one table. Every answer must be one id."""

    def __init__(self, rules: Game[Any, Any], speller: Speller) -> None:
        self.rules = rules
        self.speller = speller
        self.nothing = bytes(speller.size)
        self.known: dict[int, Numbering] = {}

    def of(self, s: Any, seat: Seat) -> Numbering:
        """For the question that is open."""
        key = SEATS * self.rules.kind_of_question(s) + seat
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Numbering()
        return found

    def told(self, known: Numbering, s: Any, seat: Seat, number: i64) -> int:
        """By which id a seat tells the answer with a number."""
        found = known.ids[number]
        if found == UNKNOWN:
            (found,) = self.speller.spell(self.rules.numbered(s, int(number)), seat)
            known.ids[number] = found
            known.numbers[found] = int(number)
        return found

    def ids(self, known: Numbering, s: Any, seat: Seat, choices: i64, sudden: i64) -> list[int]:
        """Of all answers in a set, and of the out-of-turn actions in another."""
        numbers = numbers_in(choices) + [NUMBERS + number for number in numbers_in(sudden)]
        return [self.told(known, s, seat, number) for number in numbers]

    def write_mask(
        self, out: BytesWriter, known: Numbering, s: Any, seat: Seat, choices: i64, sudden: i64
    ) -> None:
        """A byte for every id: 1 for those of `ids`."""
        at: i64 = len(out)
        out.write(self.nothing)
        left: i64 = choices
        number: i64 = 0
        while left:
            if left & 1:
                out[at + self.told(known, s, seat, number)] = MAY
            left >>= 1
            number += 1
        left = sudden
        number = NUMBERS
        while left:
            if left & 1:
                out[at + self.told(known, s, seat, number)] = MAY
            left >>= 1
            number += 1


def number_of(known: Numbering, told: int, choices: i64, sudden: i64) -> i64:
    """The answer that an id tells; UNKNOWN: it may not come, or was not told before."""
    number: i64 = known.numbers.get(told, UNKNOWN)
    if number >= NUMBERS:
        return number if (sudden >> (number - NUMBERS)) & 1 else UNKNOWN
    return number if number >= 0 and (choices >> number) & 1 else UNKNOWN
