"""Why a strong bot would rather play one card than another: each by its own side, from its own view."""

from __future__ import annotations

from collections.abc import Mapping

from spiritboard.catalog import table_side
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import Eliminate, KeepDagger, Play
from tests.shamans.table import Table, card

SIDE = table_side("shamans")


def why(
    t: Table, one: str, *others: str, seat: int | None = None
) -> tuple[str, Mapping[str, object]]:
    asked = t.turn if seat is None else seat
    found = SIDE.reason(t.view(asked), Play(card(one)), [Play(card(other)) for other in others])
    assert found is not None
    return found


def test_a_shaman_holds_the_pawn_back() -> None:
    """S3.4 Every off-suit card moves it a step."""
    t = Table(4, ["P1 ...", "P2 B1 ..."], shadows=[3], pawn=20)
    t.play("P1")
    left = t.s.box.moon - t.s.pawn
    assert why(t, "P2", "B1") == ("reason-pawn-stays", {"left": left})


def test_a_step_before_the_moon_that_is_all_that_counts() -> None:
    """S8.1 The Shadows win when the pawn is there."""
    t = Table(4, ["P1 ...", "P2 B1 ...", "..."], shadows=[3], pawn=23)
    t.play("P1")
    assert why(t, "P2", "B1") == ("reason-not-to-moon", {})
    t = Table(4, ["P1 ...", "P2 B1 ..."], shadows=[1], pawn=23)
    t.play("P1")
    assert why(t, "B1", "P2") == ("reason-reaches-moon", {})


def test_a_shadow_brings_it_nearer_or_hides() -> None:
    t = Table(4, ["P1 ...", "P2 B1 ..."], shadows=[1], pawn=20)
    t.play("P1")
    nearer, told = why(t, "B1", "P2")
    assert (nearer, told) == ("reason-pawn-nearer", {"left": t.s.box.moon - t.s.pawn - 1})
    assert why(t, "P2", "B1")[0] == "reason-unsuspected"


def test_what_the_others_hold_or_are_is_no_part_of_it() -> None:
    """The same view at tables with other hands and other Shadows."""
    told = []
    for shadow, theirs, last in ((2, "G1 G2 ...", "Y1 Y2 ..."), (3, "Y1 Y2 ...", "G1 G2 ...")):
        t = Table(4, ["P1 B2 ...", "P2 B1 B3 G5 Y5 ...", theirs, last], shadows=[shadow], pawn=20)
        t.play("P1")
        told.append(why(t, "P2", "B1"))
    assert told[0] == told[1]


def test_one_lead_is_likelier_followed_than_another() -> None:
    """S3.1 The more cards of a world are out, the fewer can follow."""
    t = Table(4, ["P1 Y1 ..."], shadows=[3], placed="Y2 Y3 Y4 Y5")
    key, told = why(t, "P1", "Y1")
    assert key == "reason-all-follow"
    percent, other = told["percent"], told["other"]
    assert isinstance(percent, int)
    assert isinstance(other, int)
    assert 0 <= other < percent <= 100
    assert told["card"] == card("Y1")


def test_a_ritual_of_ones_own_comes_before_all_else() -> None:
    """S6 The last card of a world."""
    t = Table(4, ["G1 P1 ..."], placed="G2 G3 G4 G5 G6", shadows=[3])
    key, told = why(t, "G1", "P1")
    assert (key, told["seat"]) == ("reason-ritual", 0)


def test_who_is_eliminated_is_told_with_the_suspicion() -> None:
    """S6.4 A Shadow whose role everybody knows."""
    t = Table(4, ["P1 ..."], shadows=[2], revealed=[2])
    view, others = t.view(0), [Eliminate(1), KeepDagger()]
    assert SIDE.reason(view, Eliminate(2), others) == (
        "reason-suspect",
        {"seat": 2, "percent": 100},
    )
    kept = SIDE.reason(view, KeepDagger(), [Eliminate(1)])
    assert kept == ("reason-unsure", {"seat": 1, "percent": 0})


def test_where_nothing_differs_nothing_is_said() -> None:
    t = Table(4, ["P1 ...", "P2 P3 ..."], shadows=[3])
    t.play("P1")
    others: list[Action] = [KeepDagger()]
    assert SIDE.reason(t.view(1), Play(card("P3")), others) is None
