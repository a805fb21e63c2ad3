"""Sets of small numbers."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from spiritboard.core.bits import holds, nth_of, numbers_in, set_of, size_of, some_of
from spiritboard.core.rng import Rng, mixed

NUMBERS = st.sets(st.integers(0, 61), min_size=1)


@given(NUMBERS)
def test_a_set_holds_what_it_was_made_of(numbers: set[int]) -> None:
    held = set_of(sorted(numbers))
    assert numbers_in(held) == sorted(numbers)
    assert size_of(held) == len(numbers)
    assert [nth_of(held, nth) for nth in range(len(numbers))] == sorted(numbers)
    assert {number for number in range(62) if holds(held, number)} == numbers


@given(NUMBERS, st.integers(0, 2**62 - 1), st.data())
def test_some_are_as_many_as_wanted(numbers: set[int], seed: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(numbers)))
    found = numbers_in(some_of(set_of(sorted(numbers)), count, Rng(seed)))
    assert len(found) == count
    assert set(found) <= numbers


def test_any_of_them_are_as_likely_as_others() -> None:
    rng = Rng(1 << 32)
    drawn = Counter(some_of(0b10110, 2, rng) for _ in range(3000))
    assert set(drawn) == {0b10100, 0b10010, 0b00110}
    assert min(drawn.values()) > 900


def test_neighbouring_draws_of_a_purpose_have_nothing_to_do_with_each_other() -> None:
    drawn = Counter(
        (mixed(7, "deal", nth).below(6), mixed(7, "deal", nth + 1).below(6)) for nth in range(7200)
    )
    assert len(drawn) == 36
    assert 140 < min(drawn.values()) <= max(drawn.values()) < 260
    assert mixed(7, "pile", 0).below(1 << 30) != mixed(7, "deal", 0).below(1 << 30)
