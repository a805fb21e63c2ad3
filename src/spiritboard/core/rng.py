"""Random numbers that are the same on every machine, compiled or not.

Every purpose has a stream of its own, derived from the seed: what one purpose
draws never shifts what another one gets.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from struct import unpack
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF


class Rng:
    """The generator sfc32: four words of 32 bits, so nothing overflows a native integer.

    >>> rng = Rng(b"any sixteen bits")
    >>> [rng.below(6) for _ in range(8)]
    [4, 1, 1, 2, 4, 3, 3, 1]
    """

    __slots__ = ("a", "b", "c", "count")

    a: i64
    b: i64
    c: i64
    count: i64

    def __init__(self, seed: bytes) -> None:
        self.a, self.b, self.c, self.count = unpack("<4I", seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. For n up to 2**16 no number is favoured by more than 2**-16."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        count: i64 = self.count
        bound: i64 = n
        word: i64 = (a + b + count) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = ((c << 21 & WORD | c >> 11) + word) & WORD
        self.count = (count + 1) & WORD
        return (word * bound) >> 32

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def commitment(seed: str) -> str:
    """What is published before the first move: it binds the seed and does not tell it."""
    return sha256(b"spiritboard commitment\n" + seed.encode()).hexdigest()


def key_of(seed: str) -> bytes:
    """The key that all streams of a seed are derived from."""
    return sha256(b"spiritboard key\n" + seed.encode()).digest()


def stream(key: bytes, purpose: str, index: int) -> Rng:
    """The generator for the index-th draw of a purpose."""
    return Rng(blake2b(f"{purpose} {index}".encode(), digest_size=16, key=key).digest())
