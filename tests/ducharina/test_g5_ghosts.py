"""G5 How ghosts move. Merging is in `test_g8_merging.py`."""

from __future__ import annotations

import pytest

from spiritboard.games.ducharina.actions import Plan
from tests.ducharina.table import GAME, Table, ghost, plan, rng, square, step

TABLE = "table 350 350"
"""In the middle of d3, and a little beyond it on all sides."""


def costs(t: Table, seat: int = 0) -> list[object]:
    """What the ways of a seat's ghosts have cost."""
    ways = [event for event in t.events if "cost" in event.params]
    return [event.params["cost"] for event in ways if event.params["seat"] == seat]


# G5.1 Steps


def test_the_rulebooks_example() -> None:
    """G5.1 Card 9 among four: 2 to come in, 2 to get out, 4 to a hiding place, 1 to get out."""
    t = Table(2, "S1@b5 M1@c2 L@e1", cards=("9",))
    t.plans("S2>f5 M1>out S1>d3 L>out")
    assert t.ghosts() == "S1@d3 S2@f5 M1@out L@out"
    assert costs(t) == [2, 2, 4, 1]
    assert t.told("points-lost") == []


@pytest.mark.parametrize(
    ("seat", "to", "cost"),
    [
        (0, "a6", 1),
        (0, "f6", 1),
        (0, "c4", 3),
        (0, "c1", 6),
        (1, "a1", 1),
        (1, "a6", 1),
        (1, "d2", 4),
        (2, "b1", 1),
        (2, "b6", 6),
        (3, "f3", 1),
        (3, "a3", 6),
    ],
)
def test_from_home_through_any_door(seat: int, to: str, cost: int) -> None:
    """G5.1 A point for each square, whichever of one's own doors; from the south, west, north, east."""
    t = Table(4)
    lines = ["", "", "", ""]
    lines[seat] = f"S1>{to}"
    t.plans(*lines)
    assert costs(t, seat) == [cost]


def test_square_to_square_never_diagonal() -> None:
    """G5.1 Ghosts may turn, and go back; only the steps count."""
    t = Table(2, "S1@b5 S2@c3 S3@f1", cards=("9",)).plans("S1>c4 S2>c5 S3>d2")
    assert costs(t) == [2, 2, 3]


@pytest.mark.parametrize(("at", "cost"), [("a1", 1), ("f1", 1), ("d3", 3), ("b6", 6)])
def test_out_through_any_door_of_the_goal(at: str, cost: int) -> None:
    """G5.1 Straight on is shortest, and any door is a way out."""
    t = Table(2, f"S1@{at}").plans("S1>out")
    assert (costs(t), t.ghosts()) == ([cost], "S1@out")


def test_the_goal_is_the_opposite_side() -> None:
    """G2.1, G5.1 From the west to the east, and so on."""
    t = Table(4, "S1@c1", "S1@f3", "S1@c6", "S1@a3").plans("S1>out", "S1>out", "S1>out", "S1>out")
    assert [costs(t, seat) for seat in range(4)] == [[1], [1], [1], [1]]
    t = Table(4, "S1@c6", "S1@a3", "S1@c1", "S1@f3").plans("S1>out", "S1>out", "S1>out", "S1>out")
    assert [costs(t, seat) for seat in range(4)] == [[6], [6], [6], [6]]


def test_no_ghost_enters_and_leaves_in_one_round() -> None:
    """G5.1 Not even with a card of twelve."""
    t = Table(2, deck="generous")
    assert t.refused(plan("S1>out"), 0) == "G5.1 enters-and-leaves"
    assert t.refused(plan("S1>a1 S1>out"), 0) == "G5.1 moved-already"


def test_it_may_leave_in_the_next_round() -> None:
    """G5.1 Whoever was seen by nobody goes on."""
    t = Table(2, keyhole="N1", hall="grand-foyer").plans("S1>a1")
    t.look("S6")
    t.skip_to("move-ghosts")
    assert t.may(plan("S1>out"), 0)


def test_each_ghost_moves_once() -> None:
    """G5.1 One entry a ghost: where it ends."""
    assert Table(2, "S1@b5").refused(plan("S1>b4 S1>b3"), 0) == "G5.1 moved-already"


def test_ghosts_and_squares_that_there_are_not() -> None:
    """G5.1 Numbers that are no ghost and no square."""
    t = Table(2)
    for wrong in (-1, 7):
        assert t.refused(Plan(((wrong, 0, 0, 0),)), 0) == "G5.1 no-such-ghost"
    for wrong in (-1, 37):
        assert t.refused(Plan(((0, wrong, 0, 0),)), 0) == "G5.1 no-such-square"


def test_no_more_than_the_card_says() -> None:
    """G3.2 The first step that is too dear is named."""
    t = Table(2, "S1@b5", cards=("trolley desk",))
    assert t.may(plan("S1>b3 S2>a5"), 0)
    refusal = t.refusal(plan("S1>b3 S2>a4"), 0)
    assert (refusal.rule, refusal.key) == ("G3.2", "not-enough-points")
    assert refusal.params == {"cost": 3, "left": 2}


def test_unused_points_are_lost() -> None:
    """G5.3, G9.3 They are not kept for the next round."""
    t = Table(2, "S1@b5", cards=("9", "8"), hall="grand-foyer").plans("S1>b4", "")
    assert t.told("points-lost") == [{"seat": 0, "left": 8}]
    assert t.told("ghosts-stay") == [{"seat": 1, "left": 8}]
    t.look("N3").draws("7").draws("6")
    assert t.refusal(plan("S2>a1 S3>a6"), 0).params == {"cost": 1, "left": 0}


# G5.2 Furniture


def test_furniture_does_not_stop_a_ghost() -> None:
    """G5.2 Through the piano it is as far as around nothing."""
    t = Table(2, "S1@c5", hall="piano 250 250; desk 250 350").plans("S1>c2")
    assert (costs(t), t.ghosts()) == ([3], "S1@c2")


def test_a_ghost_may_end_in_a_piece() -> None:
    """G5.2, G9.5 On the floor, inside the piano's cabinet."""
    t = Table(2, hall="piano 250 250").plans("S1>c4")
    assert (t.ghosts(), t.level(0, "S1")) == ("S1@c4", 0)


def test_a_ghost_may_end_on_a_piece() -> None:
    """G5.2 It costs no more."""
    t = Table(2, "S1@c3", hall=TABLE).plans("S1>d3^ S2>d3.ne^ S3>d3.sw")
    assert t.ghosts() == "S1@d3^ S2@d3.ne^ S3@d3.sw"
    assert [t.level(0, name) for name in ("S1", "S2", "S3")] == [800, 800, 0]
    assert costs(t) == [1, 4, 4]


def test_on_top_the_whole_disc_lies_on_one_level() -> None:
    """G9.5 Not half over the edge, not across seat and arm, not beside it."""
    t = Table(2, hall="table 390 350; armchair 150 150")
    for where in ("d3.nw", "d3.sw", "c3", "b5.ne", "b5.sw"):
        assert t.refused(plan(f"S1>{where}^"), 0) == "G9.5 no-top-there"
    assert t.may(plan("S1>d3.ne^ S2>b5^"), 0)
    assert t.refused(plan("M1>b5^"), 0) == "G9.5 no-top-there"
    assert t.refusal(plan("S1>c3^"), 0).params == {"square": square("c3")}


def test_on_the_highest_of_a_heap() -> None:
    """G9.5 The trolley stands on the desk."""
    t = Table(2, hall="desk 350 350; trolley 350 350").plans("S1>d3^")
    assert t.level(0, "S1") == 1900


def test_a_place_on_top_is_not_taken_by_the_one_below() -> None:
    """G5.3 House: discs are compared from above, so two of one colour are not one over the other."""
    t = Table(2, "S1@d3", hall=TABLE)
    assert t.refused(plan("S2>d3^"), 0) == "G5.3 no-room"
    assert t.may(plan("S2>d3.ne^"), 0)


# G5.3 Room


def test_five_small_ones_fit() -> None:
    """G5.3 In the middle and the corners; four of one's own, and with the fifth spot left."""
    t = Table(2, deck="generous").plans("S1>c6 S2>c6.sw S3>c6.ne S4>c6.nw")
    assert t.ghosts() == "S1@c6 S2@c6.sw S3@c6.ne S4@c6.nw"


def test_a_medium_one_and_three_small_ones() -> None:
    """G5.3 The medium one in a corner, the small ones in the others; in the middle there is no room."""
    t = Table(2, "M1@c6.sw S1@c6.se S2@c6.ne", cards=("9",))
    assert t.may(plan("S3>c6.nw"), 0)
    assert t.refused(plan("S3>c6"), 0) == "G5.3 no-room"
    assert t.refused(plan("S3>c6.sw"), 0) == "G5.3 no-room"


def test_two_medium_ones_never() -> None:
    """G5.3 Wherever they stand in the square."""
    t = Table(2, "M1@c6.sw")
    for corner in ("", ".sw", ".se", ".ne", ".nw"):
        assert t.refused(plan(f"M2>c6{corner}"), 0) == "G5.3 no-room"


def test_a_large_one_stays_alone() -> None:
    """G5.3 Nobody of its colour beside it, and it beside nobody."""
    t = Table(2, "L@c6")
    for corner in ("", ".sw", ".se", ".ne", ".nw"):
        assert t.refused(plan(f"S1>c6{corner}"), 0) == "G5.3 no-room"
        assert t.refused(plan(f"L>d6 S1>d6{corner}"), 0) == "G5.3 no-room"
    assert t.refused(plan("L>d6.ne"), 0) == "G5.3 no-such-spot"


def test_different_colours_may_overlap() -> None:
    """G5.3 Two large ones on one square: they are see-through, and moves are simultaneous."""
    t = Table(2, "L@c4", "L@c2").plans("L>c3", "L>c3")
    assert (t.ghosts(0), t.ghosts(1)) == ("L@c3", "L@c3")


def test_whoever_leaves_makes_room() -> None:
    """G5.3 House: what counts is where all stand in the end, in whatever order they are named."""
    t = Table(2, "L@c6", cards=("9",))
    assert t.may(plan("S1>c6 L>c5"), 0)
    assert t.may(plan("L>c5 S1>c6"), 0)
    swap = Table(2, "S1@c5 S2@c4")
    assert swap.may(plan("S1>c4 S2>c5"), 0)


def test_two_that_arrive_must_both_fit() -> None:
    """G5.3 A plan is refused whole, with the square where it does not work."""
    refusal = Table(2).refusal(plan("S1>c6 S2>c6"), 0)
    assert (refusal.key, refusal.params) == ("no-room", {"square": square("c6")})
    assert Table(2).may(plan("S1>c6 S2>c6.ne"), 0)


def test_another_spot_is_no_move() -> None:
    """G5.3 A ghost that stays keeps its spot."""
    t = Table(2, "S1@c6")
    assert t.refused(plan("S1>c6.ne"), 0) == "G5.3 same-square"
    assert t.refused(plan("S1>c6"), 0) == "G5.3 same-square"


def test_spots_that_there_are_not() -> None:
    """G5.3 Five spots, on the floor or on top; outside there is none."""
    t = Table(2, "S1@c1")
    for wrong in ((1, 0, 5, 0), (1, 0, -1, 0), (1, 0, 0, 2), (0, 36, 1, 0), (0, 36, 0, 1)):
        assert t.refused(Plan((wrong,)), 0) == "G5.3 no-such-spot"


def test_a_ghost_is_upright_and_within_its_square() -> None:
    """G5.3 On every spot its disc lies in the square."""
    shapes = Table(2).s.box.shapes
    assert [shapes.spots[size] + shapes.radii[size] for size in range(3)] == [500, 500, 420]


# G5.4 Out


def test_out_stays_out_and_scores() -> None:
    """G5.4 It can't be moved again; no look sends it home."""
    t = Table(2, "M1@out S1@a1")
    assert t.refused(plan("M1>c1"), 0) == "G5.4 out-stays-out"
    assert t.refused(plan("M1>out"), 0) == "G5.4 out-stays-out"
    assert t.refused(plan("", recalled="S1"), 0) == "G5.4 out-stays-out"
    t.plans("S1>out").look("N6")
    assert (t.ghosts(), t.score()) == ("S1@out M1@out", 4)


# What is listed


def test_what_is_listed_may_be_done() -> None:
    """G5.1 One ghost straight on, as far as the card goes; and staying."""
    t = Table(4, "S1@b5 L@c2 M1@d1", cards=("trolley desk",))
    listed = t.options()
    assert listed[0] == Plan()
    assert all(t.may(action, 0) for action in listed)
    assert {plan("S1>b4"), plan("S1>b1"), plan("L>out"), plan("M1>out"), plan("S2>f3")} <= set(
        listed
    )
    assert plan("S1>out") not in listed
    assert len(listed) == len(set(listed))


def test_nothing_is_listed_for_whoever_is_out_or_rests() -> None:
    """G5.4 Of several alike at home, the first stands for all."""
    t = Table(2, "S1@out S2@out S3@out S4@out M1@out M2@out L@out")
    assert t.options() == [Plan()]
    moved = {steps[0][0] for steps in (a.steps for a in Table(2).options(Plan)) if steps}
    assert moved == {ghost("S1"), ghost("M1"), ghost("L")}


def test_random_plans_may_be_followed() -> None:
    """G3.2 What is drawn at random may be done."""
    t = Table(2, "S1@b5 L@c2 M1@d1", hall="grand-foyer")
    found = {GAME.sample(t.s, 0, rng(f"plan {seed}")) for seed in range(30)}
    assert len(found) > 20
    assert all(t.may(action, 0) for action in found)


def test_steps_have_names_here() -> None:
    assert step("M2>b5.ne^") == (5, square("b5"), 3, 1)
