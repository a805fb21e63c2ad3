"""Random numbers that are the same on every machine, compiled or not.

Nature draws from `stream`: each purpose has a stream of its own, derived from the seed by a
cryptographic hash, so that what one purpose draws never shifts another, and that nobody can work
out a deal from the part of it they see. Simulations and bots use the quick `Rng` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, shake_128
from struct import unpack
from typing import Final, TypeVar
from zlib import crc32

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
HALF: Final = 1 << 31
MULTIPLIER: Final = 2051013963
"""2**32 times it, less 1, is a safe prime: the period is about 2**62."""
SPREAD: Final = 0x9E3779B1
"""Makes neighbours among the draws of a purpose differ in many bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Multiply with carry: one product a number, and nothing overflows a native integer.

    >>> rng = Rng(2026)
    >>> [rng.below(6) for _ in range(8)]
    [0, 2, 5, 3, 4, 1, 1, 1]
    """

    __slots__ = ("carry", "word")

    word: i64
    carry: i64

    def __init__(self, seed: int) -> None:
        """From 63 bits; those of a hash are best."""
        self.word = seed & WORD
        self.carry = ((seed >> 32) % (MULTIPLIER - 2)) + 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. For n up to 2**16 no number is favoured by more than 2**-16."""
        word: i64 = self.word
        carry: i64 = self.carry
        bound: i64 = n
        product: i64 = MULTIPLIER * word + carry
        self.word = product & WORD
        self.carry = product >> 32
        return ((word ^ carry) * bound) >> 32

    def seed(self) -> int:
        """What another generator begins from: 62 bits, since from fewer its first numbers would be small."""
        return (self.below(HALF) << 31) | self.below(HALF)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class HashRng(Rng):
    """Words of SHAKE-128: slower, but nobody can tell the next one from those before.

    >>> rng = HashRng(b"a key")
    >>> [rng.below(6) for _ in range(8)]
    [2, 1, 5, 4, 4, 1, 3, 5]
    """

    __slots__ = ("blocks", "key", "used", "words")

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        self.key = key
        self.blocks = 0
        self.words: tuple[int, ...] = ()
        self.used = 0

    def below(self, n: int) -> int:
        used = self.used
        if used == len(self.words):
            self.refill()
            used = 0
        self.used = used + 1
        return (self.words[used] * n) >> 32

    def refill(self) -> None:
        block = shake_128(self.key + self.blocks.to_bytes(8, "little")).digest(64)
        self.words = unpack("<16I", block)
        self.blocks += 1


def commitment(seed: str) -> str:
    """What is published before the first move: it binds the seed and does not tell it."""
    return sha256(b"spiritboard commitment\n" + seed.encode()).hexdigest()


def key_of(seed: str) -> bytes:
    """The key that all streams of a seed are derived from."""
    return sha256(b"spiritboard key\n" + seed.encode()).digest()


def stream(key: bytes, purpose: str, index: int) -> HashRng:
    """The generator for the index-th draw of a purpose."""
    return HashRng(key + f"{purpose} {index} ".encode())


checks: Final[dict[str, int]] = {}
"""By purpose: its checksum. There are few."""


def mixed(seed: int, purpose: str, index: int) -> Rng:
    """As `quick`, from 62 bits in place of a key, without a hash: for simulations by the thousand."""
    check = checks.get(purpose)
    if check is None:
        check = checks[purpose] = crc32(purpose.encode())
    low = scrambled((seed ^ check ^ (index * SPREAD)) & WORD)
    high = scrambled((low + (seed >> 32)) & WORD)
    return Rng((int(high) >> 2 << 32) | int(low))


def scrambled(word: i64) -> i64:
    """32 bits of which each depends on all of another 32; no product overflows a native integer."""
    bits: i64 = word ^ (word >> 16)
    bits = (bits * 0x21F0AAAD) & WORD
    bits ^= bits >> 15
    bits = (bits * 0x735A2D97) & WORD
    return bits ^ (bits >> 15)


def quick(key: bytes, purpose: str, index: int) -> Rng:
    """A quick generator, for what need not be kept secret."""
    digest = sha256(key + f"{purpose} {index} ".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "little"))
