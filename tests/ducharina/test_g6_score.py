"""G6 The score."""

from __future__ import annotations

from tests.ducharina.table import Table


def final(*ghosts: str, **options: object) -> Table:
    """The end of the last round."""
    return Table(max(2, len(ghosts)), *ghosts, at="end", round=5, **options)  # type: ignore[arg-type]


def test_out() -> None:
    """G6 Small 1, medium 3, large 5."""
    assert final("S1@out").outcome.scores == (1, 0)
    assert final("M1@out").outcome.scores == (3, 0)
    assert final("L@out").outcome.scores == (5, 0)


def test_still_in_the_hall() -> None:
    """G6 Small 1, medium 1, large 2; at home nothing."""
    assert final("S1@c3").outcome.scores == (1, 0)
    assert final("M1@c3").outcome.scores == (1, 0)
    assert final("L@c3").outcome.scores == (2, 0)


def test_all_of_it() -> None:
    """G6 Fifteen is the most: three ghosts out, the small ones anywhere."""
    t = final("L@out M1@out M2@out S1@out S2@b3 S3@c3 S4@d3", "L@f1 M1@c3 S1@out")
    assert t.outcome.scores == (15, 4)
    assert (t.outcome.winners, t.outcome.reason, t.outcome.rule) == ((0,), "most-points", "G6")


def test_a_tie_goes_to_more_ghosts_out() -> None:
    """G6 Three small ones out are more than a medium one."""
    t = final("M1@out", "S1@out S2@out S3@out")
    assert t.outcome.scores == (3, 3)
    assert (t.outcome.winners, t.outcome.reason) == ((1,), "more-out")


def test_then_to_fewer_at_home() -> None:
    """G6 Both have one out; two in the hall are fewer at home than one."""
    t = final("M1@out L@c3", "M1@out S1@a1 S2@b1")
    assert t.outcome.scores == (5, 5)
    assert (t.outcome.winners, t.outcome.reason) == ((1,), "fewer-at-home")


def test_then_it_is_shared() -> None:
    """G6, G9.3 House: whoever is still equal wins together; the third does not."""
    t = final("M1@out S1@a1", "M1@out M2@c2", "S1@out")
    assert (t.outcome.winners, t.outcome.reason) == ((0, 1), "shared")
    assert final("", "").outcome.winners == (0, 1)


def test_whoever_waits_at_the_edge_scores_nothing_and_is_at_home() -> None:
    """G9.7 Merging: a ghost at the edge counts for ties as at home."""
    t = final("L@edge S1@out", "S1@out", merging=True)
    assert t.outcome.scores == (1, 1)
    assert (t.outcome.winners, t.outcome.reason) == ((0, 1), "shared")


def test_points_after_each_round() -> None:
    """G3.6 What everybody would have is told when a round ends."""
    t = Table(2, "M1@out", "S1@c3", at="end")
    assert t.told("round-ends") == []
    t = Table(2, "M1@out", "S1@a3", at="keyhole", keyhole="N1").look("S6")
    assert t.told("round-ends") == [{"round": 1, "rounds": 5, "points": (3, 1)}]
