"""Sets of numbers from 0 to 61, a bit for each in one whole number: hands of cards, answers by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from spiritboard.core.rng import Rng

BYTE: Final = 255

COUNTED: Final = bytes([byte.bit_count() for byte in range(256)])
"""By byte: how many bits are set in it."""
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
    found: i64 = 0
    left: i64 = numbers
    while left:
        found += COUNTED[left & BYTE]
        left >>= 8
    return found


def nth_of(numbers: i64, nth: i64) -> i64:
    """The one that so many smaller ones are before.

    >>> nth_of(0b1011, 2)
    3
    """
    at: i64 = 0
    left: i64 = numbers
    before: i64 = nth
    while True:
        byte: i64 = left & BYTE
        here: i64 = COUNTED[byte]
        if before < here:
            return at + PLACES[8 * byte + before]
        before -= here
        at += 8
        left >>= 8


def numbers_in(numbers: i64) -> list[int]:
    """All of them, in order.

    >>> numbers_in(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    at: i64 = 0
    left: i64 = numbers
    while left:
        byte: i64 = left & BYTE
        place: i64 = 8 * byte
        end: i64 = place + COUNTED[byte]
        while place < end:
            found.append(int(at + PLACES[place]))
            place += 1
        at += 8
        left >>= 8
    return found


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
