"""G8.1 Merging, with G9.6 and G9.7."""

from __future__ import annotations

from typing import Any

from spiritboard.games.ducharina.actions import Plan
from tests.ducharina.table import GAME, Table, plan, rng, square


def merging(*ghosts: str, **given: Any) -> Table:
    return Table(2, *ghosts, merging=True, **given)


def test_the_rulebooks_example() -> None:
    """G8.1 Card 8: one comes in, another joins it; the medium one from the edge joins a small one."""
    t = merging("M2@edge S3@c1", cards=("8",)).plans("S1>c6 S2>c6 M2>c1")
    assert t.ghosts() == "M1@c6 L@c1"
    assert t.told("points-lost") == []
    assert [told["size"] for told in t.told("ghosts-merge")] == [1, 2]


def test_ghosts_enter_small_only() -> None:
    """G8.1 The larger figures at home are the supply."""
    t = merging()
    assert t.refused(plan("M1>c6"), 0) == "G8.1 enters-small"
    assert t.refused(plan("L>c6"), 0) == "G8.1 enters-small"
    assert t.may(plan("S1>c6"), 0)
    assert {a.steps[0][0] for a in t.options(Plan)[1:]} == {0}


def test_without_merging_nothing_merges() -> None:
    """G8.1 It is a variant: two small ones stand side by side."""
    assert Table(2, "S1@c5").plans("S2>c5.ne").ghosts() == "S1@c5 S2@c5.ne"


def test_small_and_small_make_a_medium_one() -> None:
    """G8.1 Both figures go back to the supply."""
    assert merging("S1@c5 S2@c3").plans("S1>c3").ghosts() == "M1@c3"


def test_small_and_medium_make_a_large_one() -> None:
    """G8.1 Whichever of them arrives."""
    assert merging("S1@c5 M1@c3").plans("S1>c3").ghosts() == "L@c3"
    assert merging("S1@c5 M1@c3").plans("M1>c5").ghosts() == "L@c5"


def test_never_two_medium_ones() -> None:
    """G8.1 They do not merge, and they do not fit."""
    assert merging("M1@c5 M2@c3").refused(plan("M1>c3"), 0) == "G5.3 no-room"


def test_nothing_merges_with_a_large_one() -> None:
    """G8.1 Nor does it leave room."""
    assert merging("S1@c5 L@c3").refused(plan("S1>c3.ne"), 0) == "G5.3 no-room"
    assert merging("S1@c5 L@c3").refused(plan("L>c5"), 0) == "G5.3 no-room"


def test_other_colours_do_not_merge() -> None:
    """G8.1 Only ghosts of one colour."""
    t = merging("S1@c5", "S1@c3").plans("S1>c3")
    assert (t.ghosts(0), t.ghosts(1)) == ("S1@c3", "S1@c3")


def test_it_is_not_optional() -> None:
    """G9.6 Beside each other there would be room for both; they merge all the same."""
    assert merging("S1@c5.sw").plans("S2>c5.ne").ghosts() == "M1@c5.ne"


def test_passing_through_never_merges() -> None:
    """G9.6 Only where a move ends."""
    assert merging("S1@c5").plans("S2>c4").ghosts() == "S1@c5 S2@c4"


def test_it_takes_the_arriving_ones_spot_and_level() -> None:
    """G9.6 House: on top of the table, in that corner."""
    t = merging("S1@d3.sw", hall="table 350 350").plans("S2>d3.ne^")
    assert (t.ghosts(), t.level(0, "M1")) == ("M1@d3.ne^", 800)
    t = merging("S1@d3.ne^", hall="table 350 350").plans("S2>d3.sw")
    assert t.ghosts() == "M1@d3.sw"


def test_else_the_nearest_spot_that_fits() -> None:
    """G9.6 House: another small one stands in the corner, so the medium one moves aside."""
    t = merging("S1@c5.sw S3@c5.ne").plans("S2>c5")
    assert t.ghosts() == "S1@c5.sw M1@c5.se"


def test_a_large_one_stands_in_the_middle() -> None:
    """G9.6 Wherever in the square the arriving one would have stood, on top if it can."""
    assert merging("M1@c5.sw").plans("S2>c5.ne").ghosts() == "L@c5"
    on_table = merging("M1@d3.sw", hall="table 350 350").plans("S2>d3.ne^")
    assert on_table.ghosts() == "L@d3^"
    beside = merging("M1@d3.sw", hall="table 380 380").plans("S2>d3.ne^")
    assert beside.ghosts() == "L@d3"


def test_furniture_never_prevents_it() -> None:
    """G9.6 In the middle of the piano two small ones merge as anywhere."""
    assert merging("S1@c4", hall="piano 250 250").plans("S2>c4.ne").ghosts() == "M1@c4.ne"


def test_a_large_one_needs_the_square_free_of_ones_own() -> None:
    """G9.6 A small one stands there too: no large one; and no medium one beside the medium one."""
    t = merging("M1@c5.sw S1@c5.se", cards=("9",))
    assert t.refused(plan("S2>c5.se"), 0) == "G5.3 no-room"
    assert t.plans("S2>c5.ne").ghosts() == "S1@c5.se S2@c5.ne M1@c5.sw"


def test_with_the_largest_that_it_can() -> None:
    """G9.6 House: where it can't join the medium one it joins a small one, if that makes one that fits."""
    t = merging("M1@c5.sw S1@c5.ne M2@out").plans("S2>c5.se")
    assert t.ghosts() == "S1@c5.ne S2@c5.se M1@c5.sw M2@out"
    t = merging("S1@c5.sw S3@c5.ne", cards=("9",)).plans("S2>c5.nw")
    assert t.ghosts() == "S1@c5.sw M1@c5.nw"


def test_no_figure_at_home_no_merge() -> None:
    """G9.6 Both medium ones are elsewhere: two small ones stay two, if they fit."""
    t = merging("S1@c5 M1@out M2@edge")
    assert t.refused(plan("S2>c5"), 0) == "G5.3 no-room"
    assert t.plans("S2>c5.ne").ghosts() == "S1@c5 S2@c5.ne M1@out M2@edge"
    t = merging("S1@c5 M1@c4.sw L@out")
    assert t.refused(plan("S1>c4"), 0) == "G5.3 no-room"
    assert t.plans("S1>c4.ne").ghosts() == "S1@c4.ne M1@c4.sw L@out"


def test_freed_small_ones_may_enter_again() -> None:
    """G9.6 House: in the same round, as often as points last; the second medium one comes so too."""
    t = merging(cards=("9",)).plans("S1>c6 S2>c6 S1>a6 S2>a6 S1>f6")
    assert t.ghosts() == "S1@f6 M1@c6 M2@a6"
    assert t.told("points-lost") == [{"seat": 0, "left": 4}]


def test_a_freed_one_has_not_entered() -> None:
    """G9.6 It came in, merged and is at home: it can't leave, but it can enter."""
    t = merging("S1@c1")
    assert t.refused(plan("S2>c1 S1>out"), 0) == "G5.1 enters-and-leaves"


def test_the_new_one_does_not_move_this_round() -> None:
    """G8.1 Nor does it merge again; it does in the next."""
    t = merging("S1@c5 S2@d5", cards=("9",))
    assert t.refused(plan("S1>d5 M1>d4"), 0) == "G8.1 it-rests"
    assert t.refused(plan("S1>d5 S3>d5"), 0) == "G5.3 no-room"
    t.plans("S1>d5.sw S3>d5.ne")
    assert t.ghosts() == "S3@d5.ne M1@d5.sw"
    t = merging("S1@c5 S2@d5", keyhole="N1", hall="piano 350 350").plans("S1>d5")
    t.look("E6").skip_to("move-ghosts")
    assert t.ghosts() == "M1@d5"
    assert t.may(plan("M1>d4"), 0)
    assert t.may(plan("S3>d5"), 0)


def test_the_order_of_a_plan_counts() -> None:
    """G9.6 Whoever has left does not merge; whoever is still there does."""
    assert merging("S1@c5", cards=("9",)).plans("S1>c4 S2>c5").ghosts() == "S1@c4 S2@c5"
    assert merging("S1@c5", cards=("9",)).plans("S2>c5 S1>c4").ghosts() == "S1@c4 M1@c5"


def test_seen_at_a_larger_size() -> None:
    """G8.1, G9.7 A medium or large one goes to the edge, a small one home."""
    t = merging("S1@c3 M1@c4 L@c2", at="keyhole", keyhole="N1").look("S3")
    assert t.ghosts() == "M1@edge L@edge"


def test_from_the_edge_it_goes_on_at_its_size() -> None:
    """G9.7 In through any own door for 1; it does not enter and leave in one round."""
    t = merging("M1@edge L@edge", cards=("9",))
    assert t.refused(plan("M1>out"), 0) == "G5.1 enters-and-leaves"
    t.plans("M1>f6 L>a5")
    assert t.ghosts() == "M1@f6 L@a5"
    assert [told["cost"] for told in t.told("ghost-enters")] == [1, 2]


def test_at_the_edge_one_is_not_seen_and_scores_nothing() -> None:
    """G9.7 It waits outside the 36 squares."""
    t = merging("M1@edge L@edge", at="keyhole", keyhole="N1").look("S3")
    assert (t.ghosts(), t.score()) == ("M1@edge L@edge", 0)
    assert t.told("looks")[0]["hidden"] == 0


def test_a_figure_at_the_edge_is_not_at_home() -> None:
    """G9.6, G9.7 It can't be taken for a merge."""
    t = merging("S1@c5 M1@edge M2@edge").plans("S2>c5.ne")
    assert t.ghosts() == "S1@c5 S2@c5.ne M1@edge M2@edge"


def test_taking_back_small_ones_that_are_out() -> None:
    """G8.1, G9.6 With none at home: they are ordinary ghosts at home again, and stop scoring."""
    t = merging("S1@out S2@out S3@c3 S4@a3", cards=("9",))
    assert t.score() == 4
    t.answer(0, plan("S1>c6", recalled="S1 S2"))
    t.answer(1, plan())
    assert (t.ghosts(), t.score()) == ("S1@c6 S3@c3 S4@a3", 3)
    assert t.told("recalls") == [{"seat": 0, "count": 2}]


def test_taking_back_and_staying() -> None:
    """G9.6 Nobody has to move whom they took back."""
    t = merging("S1@out S2@out S3@c3 S4@a3")
    t.answer(0, plan("", recalled="S2"))
    t.answer(1, plan())
    assert t.ghosts() == "S1@out S3@c3 S4@a3"


def test_nobody_has_to_take_back() -> None:
    """G9.6 One may."""
    t = merging("S1@out S2@out S3@c3 S4@a3").plans("S3>c2")
    assert t.ghosts() == "S1@out S2@out S3@c2 S4@a3"


def test_not_while_there_are_small_ones_at_home() -> None:
    """G9.6 Only when the small figures have run out."""
    t = merging("S1@out S2@out S3@c3")
    assert t.refused(plan("S1>c6", recalled="S1"), 0) == "G9.6 small-ones-at-home"


def test_only_small_ones_that_are_out() -> None:
    """G9.6 None from the hall, none of another size, none twice."""
    t = merging("S1@out S2@out S3@c3 S4@a3 M1@out")
    for wrong in ("S3", "M1", "S1 S1"):
        assert t.refused(plan("", recalled=wrong), 0) == "G9.6 not-a-small-one-out"
    for wrong_ghost in (-1, 7):
        assert t.refused(Plan((), (wrong_ghost,)), 0) == "G9.6 not-a-small-one-out"


def test_a_refusal_names_the_square() -> None:
    """G5.3 Where an arriving ghost can't merge it must fit."""
    refusal = merging("L@c3 S1@c2").refusal(plan("S1>c3"), 0)
    assert refusal.params == {"square": square("c3")}


def test_random_plans_merge_and_may_be_followed() -> None:
    """G8.1 What is drawn at random may be done."""
    t = merging("S1@c5 M1@c4 S2@d5 L@edge", cards=("9",))
    found = {GAME.sample(t.s, 0, rng(f"plan {seed}")) for seed in range(40)}
    assert all(t.may(action, 0) for action in found)


def test_listed_plans_may_be_followed() -> None:
    """G8.1 Also those from the edge, and those that merge."""
    t = merging("S1@c5 M1@c3 M2@edge", cards=("9",))
    listed = t.options()
    assert {plan("S1>c3"), plan("M2>a6")} <= set(listed)
    assert all(t.may(action, 0) for action in listed)
