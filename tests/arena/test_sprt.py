"""The test that stops by itself."""

from __future__ import annotations

from random import Random

import pytest

from spiritboard.arena.sprt import LEAST, Evidence, Sprt, Verdict

RUNS = 300


def verdict(truth: float, spread: float, seed: int) -> tuple[Verdict | None, int]:
    """Of deals that are truly so many points above equal ones; and after how many."""
    random = Random(seed)
    evidence = Evidence(Sprt(0, 5))
    while evidence.verdict is None and evidence.points.count < 5000:
        evidence.add(random.gauss(truth, spread))
    return evidence.verdict, evidence.points.count


@pytest.mark.parametrize(
    ("truth", "wrong"), [(0, "stronger"), (-3, "stronger"), (5, "no-stronger"), (9, "no-stronger")]
)
@pytest.mark.parametrize("spread", [12, 30])
def test_it_errs_in_one_of_twenty_runs_at_most(truth: float, wrong: str, spread: float) -> None:
    """Three standard errors of so many runs are allowed for."""
    found = [verdict(truth, spread, seed)[0] for seed in range(RUNS)]
    assert None not in found
    assert found.count(wrong) / RUNS < 0.05 + 3 * (0.05 * 0.95 / RUNS) ** 0.5  # type: ignore[arg-type]  # a verdict


def test_the_plainer_the_truth_the_sooner_it_stops() -> None:
    def mean(truth: float) -> float:
        return sum(verdict(truth, 20, seed)[1] for seed in range(50)) / 50

    assert mean(20) < mean(5) < mean(2.5)


def test_it_never_stops_before_the_variance_is_known() -> None:
    evidence = Evidence(Sprt(0, 5))
    for _ in range(LEAST - 1):
        evidence.add(50.0)
    assert evidence.verdict is None
    evidence.add(50.0)
    assert evidence.verdict == "stronger"


def test_deals_that_all_came_out_alike_leave_a_doubt() -> None:
    """No variance was seen, but there may be some."""
    evidence = Evidence(Sprt(0, 5))
    for _ in range(LEAST):
        evidence.add(3.0)
    assert 0 < evidence.ratio < Sprt(0, 5).bounds[1]


def test_a_verdict_holds_whatever_comes_after() -> None:
    evidence = Evidence(Sprt(0, 5))
    for points in [50.0] * LEAST + [-50.0] * 200:
        evidence.add(points)
    assert evidence.verdict == "stronger"
    assert evidence.ratio < 0
