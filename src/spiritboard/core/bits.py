"""Sets of numbers from 0 to 61, a bit for each in one whole number: hands of cards, answers by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spiritboard.core.rng import Rng

BYTE: Final = 255

ONES: Final = 0x1555555555555555
TWOS: Final = 0x3333333333333333
FOURS: Final = 0x0F0F0F0F0F0F0F0F
EIGHTS: Final = 0x00FF00FF00FF00FF
"""Every second bit, two of four, four of eight, eight of sixteen."""
PLACES: Final = b"".join(
    [
        bytes([bit for bit in range(8) if (byte >> bit) & 1] + [0] * (8 - byte.bit_count()))
        for byte in range(256)
    ]
)
"""By byte, eight of each: where its bits are, the lowest first."""


def size_of(numbers: i64) -> i64:
    """How many there are.

    >>> size_of(0b1011)
    3
    """
    found = by_bytes(numbers)
    found += found >> 8
    found += found >> 16
    return (found + (found >> 32)) & BYTE


def by_bytes(numbers: i64) -> i64:
    """How many there are in each byte, in its place: pairs are counted, then fours, then eights, all at once."""
    pairs: i64 = numbers - ((numbers >> 1) & ONES)
    fours: i64 = (pairs & TWOS) + ((pairs >> 2) & TWOS)
    return (fours + (fours >> 4)) & FOURS


def nth_of(numbers: i64, nth: i64) -> i64:
    """The one that so many smaller ones are before.

    >>> nth_of(0b1011, 2)
    3
    """
    eights: i64 = by_bytes(numbers)
    sixteens: i64 = (eights + (eights >> 8)) & EIGHTS
    before: i64 = nth
    # In the lower half, or beyond what is there? No branch: a processor would guess it wrongly half the time.
    here: i64 = (sixteens + (sixteens >> 16)) & BYTE
    beyond: i64 = (here - 1 - before) >> 63  # -1: yes; 0: no
    before -= here & beyond
    at: i64 = 32 & beyond
    here = (sixteens >> at) & BYTE
    beyond = (here - 1 - before) >> 63
    before -= here & beyond
    at += 16 & beyond
    here = (eights >> at) & BYTE
    beyond = (here - 1 - before) >> 63
    before -= here & beyond
    at += 8 & beyond
    return at + PLACES[8 * ((numbers >> at) & BYTE) + before]


def numbers_in(numbers: i64) -> list[int]:
    """All of them, in order.

    >>> numbers_in(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    left: i64 = numbers
    while left:
        found.append(int(first_of(left)))
        left &= left - 1
    return found


def first_of(numbers: i64) -> i64:
    """The smallest one; `numbers & (numbers - 1)` is the set without it.

    >>> first_of(0b1010)
    1
    """
    return size_of(~numbers & (numbers - 1))


def alone(number: i64) -> i64:
    """The set that holds nothing else.

    >>> alone(3) == 0b1000
    True
    """
    return shifted(1, number)


def shifted(bits: i64, by: i64) -> i64:
    """What is written as a number, mypyc would shift as one of 32 bits."""
    return bits << by


def some_of(numbers: i64, count: i64, rng: Rng) -> i64:
    """So many of them, at random."""
    found: i64 = 0
    left: i64 = numbers
    size: i64 = size_of(numbers)
    if size == count:
        return numbers
    for _ in range(count):
        bit = alone(nth_of(left, rng.below(int(size))))
        found |= bit
        left ^= bit
        size -= 1
    return found


def holds(numbers: i64, number: i64) -> bool:
    """Is it one of them?"""
    return (numbers >> number) & 1 == 1


def set_of(numbers: Sequence[int]) -> int:
    """The set of some numbers.

    >>> set_of((0, 1, 3)) == 0b1011
    True
    """
    found: i64 = 0
    for number in numbers:
        found |= alone(number)
    return int(found)
