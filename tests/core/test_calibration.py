"""Estimates set right by play: the curve never falls, and comes near to what is won."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiritboard.core.calibration import AS_SAID, LEAST, Curve, error_of, fitted

pairs = st.lists(st.tuples(st.floats(0, 1), st.booleans()), max_size=200)


@given(pairs)
def test_whoever_is_better_off_is_said_to_be_so(found: list[tuple[float, bool]]) -> None:
    curve = fitted(found, len(found))
    told = [curve.of(n / 50) for n in range(51)]
    assert all(one <= other for one, other in pairwise(told))
    assert all(0 <= one <= 1 for one in told)


@given(st.floats(0, 1))
def test_without_play_what_is_said_stands(said: float) -> None:
    assert AS_SAID.of(said) == pytest.approx(said)
    assert fitted([(said, True)] * (LEAST - 1), 1).of(said) == pytest.approx(said)


def test_what_is_impossible_or_certain_stays_so() -> None:
    curve = Curve((0.3, 0.6), (0.7, 0.9), 10)
    assert [curve.of(said) for said in (0.0, 0.3, 0.6, 1.0)] == pytest.approx([0.0, 0.7, 0.9, 1.0])
    assert curve.of(0.45) == pytest.approx(0.8)


def test_timid_estimates_are_raised_to_what_is_won() -> None:
    """Half of what is said is won twice as often."""
    rng = random.Random(1)
    said = [rng.random() / 2 for _ in range(2000)]
    played = [(one, rng.random() < 2 * one) for one in said]
    curve = fitted(played, 2000)
    for one in (0.1, 0.2, 0.3, 0.4):
        assert curve.of(one) == pytest.approx(2 * one, abs=0.07)
    assert error_of(played, curve) < error_of(played)


def test_a_chance_of_the_dice_does_not_make_the_curve_fall() -> None:
    few = [(0.2, True)] * LEAST + [(0.4, False)] * LEAST
    curve = fitted(few, 2)
    assert curve.of(0.2) <= curve.of(0.3) <= curve.of(0.4)
    assert len(curve.said) == 1
