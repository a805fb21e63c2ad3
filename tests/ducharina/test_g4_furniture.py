"""G4 Moving furniture. How pieces stand on each other is in `geometry/test_placing.py`."""

from __future__ import annotations

import pytest

from spiritboard.games.ducharina.actions import Furnish
from spiritboard.games.ducharina.geometry.plans import Pose
from tests.ducharina.table import GAME, Table, furnish, rng

CORNERS = "mirror 520 520 90; armchair 60 540; table 530 70"
"""Three pieces out of the way."""


def moving(pieces: str, hall: str, *ghosts: str) -> Table:
    """Seat 0 may move one of two pieces, seat 1 none."""
    return Table(2, *ghosts, at="furniture", cards=(pieces, "9"), hall=hall)


@pytest.mark.parametrize(
    "way",
    [
        "desk 300 300",
        "desk 97 397 25",
        "desk 300 300 0 head",
        "desk 300 300 355 back",
        "desk 300 300 90 front",
        "desk 300 300 45 left",
        "desk 300 300 10 right",
        "desk 520 70 0 head",
    ],
)
def test_anywhere_any_way(way: str) -> None:
    """G4.1 Standing, on a side, upside down, turned to any angle, on top of another piece."""
    t = moving("desk piano", f"{CORNERS}; desk 100 100; piano 300 500")
    t.play(furnish(way))
    assert t.told("furnishes")[0]["pose"] == furnish(way).pose


def test_onto_another_piece() -> None:
    """G4.1, G4.2 It is let down from above and rests on what it meets."""
    t = moving("trolley desk", f"{CORNERS}; desk 300 300; trolley 100 100").furnish(
        "trolley 300 300"
    )
    assert t.height("trolley") == 900


def test_never_over_the_edge_of_the_hall() -> None:
    """G4.1 Touching it is fine. The refusal says where it would stand nearby."""
    t = moving("desk piano", f"{CORNERS}; desk 300 300; piano 300 100")
    assert t.may(furnish("piano 90 35"))
    refusal = t.refusal(furnish("piano 89 35"))
    assert (refusal.rule, refusal.key) == ("G4.1", "over-the-edge")
    assert refusal.params["nearest"] == Pose(94, 35, 0, 0)


def test_what_would_fall_is_refused() -> None:
    """G4.2 The refusal shows where it would tip, and the nearest place where it stands."""
    t = moving("mirror armchair", f"{CORNERS}; desk 300 300")
    refusal = t.refusal(furnish("armchair 300 200 0 head"))
    assert (refusal.rule, refusal.key) == ("G4.2", "would-fall")
    assert refusal.params["tip"] == (3000, 2083)
    assert t.may(Furnish(4, *refusal.params["nearest"]))  # type: ignore[misc]  # a pose
    refusal = t.refusal(furnish("mirror 300 345"))
    assert (refusal.rule, refusal.key) == ("G4.2", "would-fall")
    assert t.may(Furnish(0, *refusal.params["nearest"]))  # type: ignore[misc]  # a pose


def test_numbers_that_are_no_pose() -> None:
    """G4.2 Hundredths in the hall, 72 turns, six sides."""
    t = moving("desk piano", f"{CORNERS}; desk 300 300; piano 300 100")
    for wrong in (
        (2, -1, 300, 0, 0),
        (2, 300, 601, 0, 0),
        (2, 300, 300, 72, 0),
        (2, 300, 300, 0, 6),
        (6, 300, 300, 0, 0),
        (-1, 300, 300, 0, 0),
    ):
        assert t.refused(Furnish(*wrong)) == "G4.2 no-such-pose"


def test_a_ghost_in_the_way_is_put_back() -> None:
    """G4.3 The desk comes to stand where a ghost stands: the ghost is where it was, now inside."""
    t = moving("desk piano", f"{CORNERS}; desk 100 100; piano 300 500", "S1@d3", "M1@d3.ne")
    t.furnish("desk 350 350")
    assert (t.ghosts(0), t.ghosts(1)) == ("S1@d3", "M1@d3.ne")


def test_a_ghost_on_the_piece_is_put_down_where_it_stood() -> None:
    """G4.3, G9.4 It never rides along: the floor of its own square, the same spot."""
    t = moving("desk table", "table 350 350; desk 100 100", "S1@d3.ne^ L@c1", "M1@d3^")
    assert t.level(1, "M1") == 800
    t.furnish("table 350 450")
    assert (t.ghosts(0), t.ghosts(1)) == ("S1@d3.ne L@c1", "M1@d3")
    assert [told["seat"] for told in t.told("put-down")] == [0, 1]


def test_not_even_if_the_piece_is_still_below() -> None:
    """G9.4 A table that is only turned was moved; whoever stood on it is put down."""
    t = moving("desk table", "table 350 350; desk 100 100", "S1@d3^").furnish("table 350 350 90")
    assert t.ghosts() == "S1@d3"


def test_a_ghost_inside_or_under_it_stays() -> None:
    """G9.4 House: under the table one stays where one is when it goes."""
    t = moving("desk table", "table 350 350; desk 100 100", "S1@d3 S2@d3.sw").furnish(
        "table 150 450"
    )
    assert (t.ghosts(), t.told("put-down")) == ("S1@d3 S2@d3.sw", [])


def test_a_ghost_on_another_piece_stays() -> None:
    """G4.3 Also if something is put over its head."""
    hall = "table 350 350; desk 100 100; trolley 150 450"
    t = moving("trolley desk", hall, "S1@d3^ S2@a5.se^").furnish("trolley 350 350")
    assert (t.ghosts(), t.height("trolley")) == ("S1@d3^ S2@a5.se^", 800)


def test_what_was_carried_is_let_down_again() -> None:
    """G9.4 The desk goes; the trolley that stood on it is put back there, on the floor now."""
    t = moving("desk piano", "desk 350 350; trolley 350 350; piano 300 500", "S1@d3^ S2@e5")
    assert t.level(0, "S1") == 1900
    t.furnish("desk 100 100")
    assert (t.stands("trolley"), t.height("trolley")) == ("350 350", 0)
    assert t.ghosts() == "S1@d3 S2@e5"
    assert t.s.locked == 0b100


def test_what_was_carried_may_be_carried_again() -> None:
    """G9.4 The desk is moved a little, the trolley stands on it as before, and so does its ghost."""
    t = moving("desk piano", "desk 350 350; trolley 350 350; piano 300 500", "S1@d3^")
    t.furnish("desk 360 350")
    assert (t.height("trolley"), t.ghosts()) == (900, "S1@d3^")


def test_what_would_fall_then_goes_to_the_floor_nearby() -> None:
    """G9.4 House: half on the desk it can't stay; nothing is put underneath another piece."""
    t = moving("desk piano", "desk 300 300; trolley 300 300; piano 300 500").furnish("desk 380 300")
    assert (t.height("desk"), t.height("trolley")) == (0, 0)
    assert t.stands("trolley") == "250 300"


def test_a_tower_is_let_down_from_the_bottom_up() -> None:
    """G9.4 In the order in which the pieces were put down."""
    hall = "desk 300 300; trolley 300 300; mirror 300 300 0 back; piano 300 500"
    t = moving("desk piano", hall)
    assert t.height("mirror") == 1900
    t.furnish("desk 100 100")
    assert (t.height("trolley"), t.height("mirror")) == (0, 1000)


def test_a_piece_under_another_is_drawn_out() -> None:
    """G9.4 The table was lowered over the desk; it is lifted, and put back on the floor."""
    t = moving("mirror desk", "desk 300 300; table 300 300")
    assert t.height("table") == 180
    t.furnish("desk 300 500")
    assert (t.stands("table"), t.height("table"), t.height("desk")) == ("300 300", 0, 0)


def test_nothing_is_put_underneath() -> None:
    """G9.4 The way back is from above: onto the table."""
    t = moving("mirror desk", "table 300 300; mirror 300 500 0 back; desk 100 100")
    t.furnish("mirror 300 300 0 back")
    assert t.height("mirror") == 800


def test_put_back_locks_nothing() -> None:
    """G9.2 Pieces that were lifted and put back may still be moved by others."""
    t = Table(
        2,
        at="furniture",
        cards=("desk piano", "trolley table"),
        hall="desk 300 300; trolley 300 300; piano 300 500; table 500 100",
    )
    t.furnish("desk 100 100")
    assert t.may(furnish("trolley 500 300"))


def test_a_few_ways_are_listed_and_all_of_them_stand() -> None:
    """G4.1 Turned, tipped, or a square further."""
    t = moving("desk piano", f"{CORNERS}; desk 300 300; piano 300 100")
    listed = t.options(Furnish)
    assert len(listed) > 12
    assert all(t.may(action) for action in listed)
    assert furnish("desk 300 300 90") in listed
    assert furnish("desk 300 400") in listed


def test_random_moves_stand() -> None:
    """G4.1 What is drawn at random may be done."""
    t = moving("desk piano", f"{CORNERS}; desk 300 300; piano 300 100")
    for seed in range(20):
        assert t.may(GAME.sample(t.s, 0, rng(f"pose {seed}")))
