"""Observations that are written straight from the table, for games whose views need not be made for them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, TypeVar, cast

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from spiritboard.core.bits import first_of
from spiritboard.core.encoding import IS_LITTLE, Encoding, Field, unpacked, zeros
from spiritboard.core.game import Game
from spiritboard.core.rng import Rng
from spiritboard.core.spelling import Speller, Spelling
from spiritboard.core.state import State
from spiritboard.core.values import Seat

S = TypeVar("S", bound=State)
V = TypeVar("V")

LOW: Final = 0 if IS_LITTLE else 1
"""Where the low byte of a number is."""
TO_HIGH: Final = 1 if IS_LITTLE else -1
"""How far from there the high byte is."""
A_BYTE: Final = 255
ONE: Final[u8] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class TableEncoding(Encoding[S, V]):
    """Writes an observation straight from the table. What it may tell is what the view shows, so every table
    that agrees with a view is told in the same way.
    """

    def __init__(
        self,
        rules: Game[S, V],
        speller: Speller,
        fields: Sequence[Field],
        longest: int,
        seats: int,
    ) -> None:
        super().__init__(rules, speller, fields, longest)
        self.seats: i64 = seats
        self.everybody: i64 = (1 << seats) - 1
        self.nothing: bytes = zeros(sum([field.size for field in fields]))
        """Of this game."""

    @abstractmethod
    def write_seen(self, out: BytesWriter, at: i64, s: S, seat: Seat) -> None:
        """The fields of this game, into zeros, since most is nothing; `at` is the low byte of the first."""

    def seen(self, view: V) -> list[int]:
        out, seat = BytesWriter(), cast("Any", view).seat
        at = low_byte_of_next(out)
        out.write(self.nothing)
        self.write_seen(out, at, self.rules.world(view, Rng(0)), seat)
        return unpacked(out.getvalue())

    def write(self, out: BytesWriter, s: S, seat: Seat, chosen: Spelling) -> None:
        self.write_head(out, s, chosen)
        at = low_byte_of_next(out)
        out.write(self.nothing)
        self.write_seen(out, at, s, seat)

    def step_to(self, seat: i64, me: i64) -> i64:
        """How far a seat sits to one's left."""
        return seat - me if seat >= me else seat - me + self.seats

    def put_seats(self, out: BytesWriter, at: i64, seats: i64, me: i64) -> None:
        """A set of seats, from one's own on."""
        put_set(out, at, ((seats >> me) | (seats << (self.seats - me))) & self.everybody)


# Into zeros that were written before: `at` is the low byte of the first number.


def low_byte_of_next(out: BytesWriter) -> i64:
    """Of the number that will be written next."""
    return len(out) + LOW


def put(out: BytesWriter, at: i64, number: i64) -> None:
    out[at] = u8(number & A_BYTE)
    if number > A_BYTE or number < 0:
        out[at + TO_HIGH] = u8((number >> 8) & A_BYTE)


def put_one(out: BytesWriter, at: i64, place: i64) -> None:
    """1 at a place; what is negative is nowhere."""
    if place >= 0:
        out[at + 2 * place] = ONE


def put_set(out: BytesWriter, at: i64, numbers: i64) -> None:
    """1 at each place of a set."""
    left: i64 = numbers
    while left:
        out[at + 2 * first_of(left)] = ONE
        left &= left - 1


def put_row(out: BytesWriter, at: i64, row: list[int]) -> None:
    """One after another."""
    for number in row:
        put(out, at, number)
        at += 2


def add_one(out: BytesWriter, at: i64) -> None:
    """To a small number."""
    out[at] = out[at] + ONE
