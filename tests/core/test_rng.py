"""Streams: the same numbers everywhere, a stream per purpose."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest

from spiritboard.core import rng as module
from spiritboard.core.rng import HashRng, Rng, commitment, key_of, quick, stream


def test_the_examples_in_the_docstrings() -> None:
    """The very numbers: they must never change, or old seeds would deal anew."""
    assert doctest.testmod(module) == (0, 4)


@pytest.mark.parametrize("rng", [Rng(2026), HashRng(b"key")])
def test_every_number_is_as_likely(rng: Rng) -> None:
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_the_first_number_of_another_generator_is_as_likely() -> None:
    rng = Rng(2026)
    counts = Counter(Rng(rng.seed()).below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_shuffles_are_fair() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    rng = Rng(1)
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert all(850 < count < 1_150 for count in seen.values())


def test_purposes_do_not_disturb_each_other() -> None:
    key = key_of("seed")
    draws = {
        (purpose, index): tuple(stream(key, purpose, index).below(1000) for _ in range(1))
        for purpose in ("deal", "pile")
        for index in range(50)
    }
    assert len(set(draws.values())) > 80
    assert stream(key, "deal", 3).below(1000) == draws["deal", 3][0]
    assert quick(key, "bot", 1).below(10**6) != quick(key, "bot", 2).below(10**6)


def test_the_commitment_does_not_give_the_key() -> None:
    assert commitment("seed") != key_of("seed").hex()
