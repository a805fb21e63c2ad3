"""G8.2 Midnight cards that move ghosts: Face-maker, Tag!, lava, the brother, Red light."""

from __future__ import annotations

from typing import Any

from spiritboard.games.ducharina.actions import Enter, Grow, Tag
from spiritboard.games.ducharina.geometry.plans import Plan
from spiritboard.games.ducharina.geometry.shapes import MIRROR, middle_of
from spiritboard.games.ducharina.hall import square_of
from tests.ducharina.table import Table, enter, ghost, place, plan, square

MIRROR_IN_THE_NORTH = "mirror 300 450"
"""It looks to the middle of the hall."""

OUT = "S1@out S2@out S3@out S4@out"
"""Whose small ones are all away: nobody tags them, and they tag nobody."""


def struck(name: str, *ghosts: str, seats: int = 2, **given: Any) -> Table:
    return Table(seats, *ghosts, at="midnight", round=2, **given).turns(name)


# The Face-maker


def test_everybody_makes_faces() -> None:
    """G8.2 A small one from home as near before the glass as it goes; the die's holder first."""
    t = struck("face-maker", seats=4, die=2, hall=MIRROR_IN_THE_NORTH)
    assert [told["seat"] for told in t.told("ghost-enters")] == [2, 3, 0, 1]
    where = [t.where(seat, "S1") for seat in (2, 3, 0, 1)]
    assert where == ["c2.se", "d2.sw", "c3.ne", "d3.nw"]


def test_whole_before_the_glass_and_opposite_it() -> None:
    """G8.2 House: not in the mirror, not behind it and not beside it, whichever way it looks."""
    for hall in ("mirror 300 450", "mirror 200 150", "mirror 520 310", "mirror 90 520"):
        t = struck("face-maker", seats=4, hall=hall)
        mirror = Plan(t.s.box.shapes, MIRROR, t.s.pose(MIRROR))
        for seat in range(4):
            at = place(t.where(seat, "S1"))
            across, along = mirror.seen(*middle_of(t.s.box.shapes, 0, square_of(at), at % 5))
            assert -along >= 300 * mirror.d
            assert abs(across) <= 700 * mirror.d


def test_a_free_spot_overlaps_no_ghost_of_any_colour() -> None:
    """G9.8 Who stands there already stays, and is not stood into."""
    t = struck("face-maker", "", "L@c2 S1@d2.sw", hall=MIRROR_IN_THE_NORTH)
    assert (t.where(0, "S1"), t.where(1, "S2")) == ("c3.ne", "d3.nw")


def test_whoever_has_no_small_one_at_home_makes_no_face() -> None:
    """G9.8 The others do."""
    t = struck("face-maker", "S1@a1 S2@a2 S3@out S4@a3", hall=MIRROR_IN_THE_NORTH)
    assert [told["seat"] for told in t.told("ghost-enters")] == [1]


def test_it_does_not_move_this_round() -> None:
    """G8.2 It is not in anybody's plan; the others of its colour are. In the next round it may."""
    t = struck("face-maker", hall=MIRROR_IN_THE_NORTH).skip_to("move-ghosts")
    assert t.ghosts() == "S1@c2.se"
    assert t.refused(plan("S1>c3"), 0) == "G8.2 it-rests"
    assert t.refused(plan("S1>out"), 0) == "G8.2 it-rests"
    assert t.may(plan("S2>c6"), 0)
    t.plans().look("E1").skip_to("move-ghosts")
    assert t.s.resting == 0


def test_nobody_merges_before_the_mirror() -> None:
    """G9.8 Being placed never merges; G9.6 whoever comes later does, also with the one that rests."""
    t = struck("face-maker", "S1@c2.nw", hall=MIRROR_IN_THE_NORTH, merging=True)
    assert t.ghosts() == "S1@c2.nw S2@c2.se"
    t.skip_to("move-ghosts")
    assert t.refused(plan("S2>c3"), 0) == "G8.2 it-rests"
    t = struck("face-maker", "S1@b2", hall=MIRROR_IN_THE_NORTH, merging=True).skip_to("move-ghosts")
    assert t.plans("S1>c2.nw").ghosts() == "M1@c2.nw"


# Tag!


def test_tag() -> None:
    """G8.2, G9.8 Your small one takes the exact place of your left neighbour's, which goes home."""
    t = struck("tag", "", "S1@c3 S3@d4.ne", OUT, seats=3)
    assert (t.kind, t.turn) == ("tag", 0)
    assert t.options() == [Tag(ghost("S1")), Tag(ghost("S3"))]
    t.tag("S3")
    assert (t.ghosts(0), t.ghosts(1)) == ("S1@d4.ne", "S1@c3")


def test_tag_goes_round_from_the_dies_holder() -> None:
    """G8.2 In order; what was tagged before counts. A single choice is made by itself."""
    t = struck("tag", "S1@a1", "S1@b2", "S1@c3", seats=3, die=1)
    assert t.turn == 0
    t.tag("S1")
    assert [t.ghosts(seat) for seat in range(3)] == ["S1@b2", "S2@c3", "S1@a1"]
    assert [told["seat"] for told in t.told("tags")] == [1, 2, 0]
    assert [told["victim"] for told in t.told("tags")] == [2, 0, 1]


def test_tag_between_two() -> None:
    """G8.2 Each is the other's left neighbour: the second takes back the place of the first."""
    t = struck("tag", "", "S1@c3")
    assert (t.ghosts(0), t.ghosts(1)) == ("", "S1@c3")


def test_on_top_one_is_tagged_on_top() -> None:
    """G9.8 The exact place: the level too."""
    t = struck("tag", "", "S1@d3^", OUT, seats=3, hall="table 350 350")
    assert (t.ghosts(0), t.level(0, "S1")) == ("S1@d3^", 800)


def test_else_the_nearest_spot_there_that_fits() -> None:
    """G9.8 One of your own stands in it."""
    t = struck("tag", "S4@c3", "S1@c3.ne", OUT, seats=3)
    assert t.ghosts(0) == "S1@c3.ne S4@c3"
    t = struck("tag", "M1@c3.ne", "S1@c3.ne", OUT, seats=3)
    assert t.ghosts(0) == "S1@c3.se M1@c3.ne"


def test_if_none_fits_choose_another() -> None:
    """G9.8 Where your large one stands there is no room; if there is no other, nothing happens."""
    t = struck("tag", "L@c3", "S1@c3 S2@d4", OUT, seats=3)
    assert t.ghosts(0) == "S1@d4 L@c3"
    t = struck("tag", "L@c3", "S1@c3", OUT, seats=3)
    assert (t.ghosts(0), t.ghosts(1)) == ("L@c3", "S1@c3")


def test_only_small_ones_are_tagged() -> None:
    """G8.2 Larger ones stay; a neighbour who has only those in the hall has none to tag."""
    t = struck("tag", "S2@a1", "M1@c3 L@d4")
    assert (t.kind, t.turn) == ("tag", 0)
    assert set(map(type, t.options())) == {Enter}


def test_none_there_bring_one_in() -> None:
    """G9.8 House: up to three steps, the one through the door included; on a piece too."""
    t = struck("tag", "", OUT, hall="table 350 150")
    squares = {action.square for action in t.options(Enter)}
    assert squares == {square(f"{column}{row}") for column in "abcdef" for row in (4, 5, 6)}
    assert t.refused(enter("c3")) == "G8.2 not-an-answer"
    t.play(enter("d5.ne^"))
    assert (t.ghosts(0), t.level(0, "S1")) == ("S1@d5.ne^", 800)


def test_a_place_for_whoever_comes_in() -> None:
    """G9.8 It must fit among one's own."""
    t = struck("tag", "L@c6")
    assert t.refused(enter("c6.ne")) == "G8.2 not-an-answer"
    assert t.may(enter("b6.ne"))


def test_no_small_one_at_home_no_tag() -> None:
    """G9.8 Nothing happens, and nobody is asked."""
    t = struck("tag", "S1@out S2@a2 S3@a3 S4@a4", "S1@c3 S2@out S3@out S4@out")
    assert (t.kind, t.ghosts(1)) == ("draw", "S1@c3 S2@out S3@out S4@out")


def test_whoever_was_tagged_in_has_entered() -> None:
    """G9.8 Either way it may still be moved this round, but not out."""
    t = struck("tag", "", "S1@c1", OUT, seats=3).skip_to("move-ghosts")
    assert t.ghosts(0) == "S1@c1"
    assert t.refused(plan("S1>out"), 0) == "G5.1 enters-and-leaves"
    assert t.may(plan("S1>c2"), 0)
    t = struck("tag", "", OUT).play(enter("c4")).skip_to("move-ghosts")
    assert t.refused(plan("S1>out"), 0) == "G5.1 enters-and-leaves"
    assert t.may(plan("S1>c3"), 0)


def test_whoever_was_sent_home_may_come_again() -> None:
    """G9.8 The tagged one is at home as any other."""
    t = struck("tag", "S2@out S3@out S4@out", "S1@c1 S2@out S3@out S4@out").skip_to("move-ghosts")
    assert (t.where(0, "S1"), t.where(1, "S1")) == ("home", "c1")
    assert t.may(plan("S1>c6"), 0)


def test_tag_never_merges() -> None:
    """G9.8 House: a card puts a ghost somewhere, it does not move there; with merging too."""
    t = struck("tag", "S4@c3", "S1@c3.ne", OUT, seats=3, merging=True)
    assert t.ghosts(0) == "S1@c3.ne S4@c3"


# The floor is lava


def test_the_floor_is_lava() -> None:
    """G8.2, G9.8 Whoever is not wholly on, in or under one piece goes home; all colours."""
    hall = "table 350 350; piano 150 150; mirror 520 550"
    t = struck("lava", "S1@d3^ S2@d3.sw S3@b5 S4@a1", "M1@d3 L@c3 S1@f1", hall=hall)
    assert (t.ghosts(0), t.ghosts(1)) == ("S1@d3^ S2@d3.sw S3@b5", "M1@d3")
    assert [(told["seat"], told["size"]) for told in t.told("burns")] == [(0, 0), (1, 0), (1, 2)]


def test_half_on_the_carpet_is_not_wholly_in() -> None:
    """G9.8 The whole disc must lie in the rectangle of one piece; two half pieces are none."""
    t = struck("lava", "S1@d3.ne S2@d3.nw", hall="table 320 320")
    assert t.ghosts() == ""
    t = struck("lava", "S1@d3", hall="desk 270 350; trolley 400 350")
    assert t.ghosts() == ""


def test_a_large_one_under_the_table() -> None:
    """G9.8 It fits a table, a desk on its back, an armchair; a mirror saves nobody."""
    assert struck("lava", "L@d3", hall="table 350 350").ghosts() == "L@d3"
    assert struck("lava", "L@d3", hall="armchair 350 350").ghosts() == "L@d3"
    assert struck("lava", "S1@d3", hall="mirror 350 350").ghosts() == ""


def test_lava_with_merging() -> None:
    """G9.7 Medium and large ones go to the edge, small ones home."""
    t = struck("lava", "S1@c3 M1@d4 L@e5", merging=True)
    assert t.ghosts() == "M1@edge L@edge"


def test_lava_leaves_those_who_are_out() -> None:
    """G5.4 And those who are at home."""
    assert struck("lava", "S1@out M1@out").ghosts() == "S1@out M1@out"


# Wait till I tell my brother!


def test_the_brother() -> None:
    """G8.2 One of your ghosts in the hall is replaced by the next size up from home; you choose."""
    t = struck("brother", "S1@c3 S2@d4.ne M1@a1", "")
    assert (t.kind, t.turn) == ("grow", 0)
    assert t.options() == [Grow(ghost(name)) for name in ("S1", "S2", "M1")]
    t.grow("S2")
    assert t.ghosts() == "S1@c3 M1@a1 M2@d4.ne"


def test_the_brother_of_a_medium_one() -> None:
    """G8.2 A large one, in the middle of the square."""
    t = struck("brother", "S1@c3 M1@a1.ne").grow("M1")
    assert t.ghosts() == "S1@c3 L@a1"


def test_the_brother_is_told_in_order() -> None:
    """G8.2 From the die's holder clockwise; whoever has no choice is not asked."""
    t = struck("brother", "S1@c3", "S1@a1 S2@b2", "S1@d4", seats=3, die=1)
    assert t.turn == 1
    t.grow("S2")
    assert [t.ghosts(seat) for seat in range(3)] == ["M1@c3", "S1@a1 M1@b2", "M1@d4"]
    assert [told["seat"] for told in t.told("ghost-grows")] == [1, 2, 0]


def test_it_is_not_a_choice() -> None:
    """G8.2 If it is possible it must be done."""
    assert struck("brother", "S1@c3").ghosts() == "M1@c3"


def test_only_ghosts_in_the_hall_grow() -> None:
    """G9.8 House: not at home, not out, not at the edge; a large one has no brother."""
    t = struck("brother", "S1@out L@c3", "M1@edge", merging=True)
    assert (t.kind, t.ghosts(0), t.ghosts(1)) == ("draw", "S1@out L@c3", "M1@edge")


def test_no_brother_at_home() -> None:
    """G9.8 If possible: both medium ones are away, so a small one can't grow."""
    t = struck("brother", "S1@c3 M1@out M2@d4")
    assert t.ghosts() == "S1@c3 M1@out L@d4"
    t = struck("brother", "S1@c3 M1@out M2@out")
    assert t.ghosts() == "S1@c3 M1@out M2@out"


def test_no_room_for_a_brother() -> None:
    """G9.8 Where one's own leave no room; else the nearest spot that fits."""
    t = struck("brother", "S1@c3.sw M1@c3.ne")
    assert t.ghosts() == "S1@c3.sw M1@c3.ne"
    t = struck("brother", "S1@c3 S2@c3.sw M2@out")
    assert t.ghosts() == "S2@c3.sw M1@c3.se M2@out"


def test_a_brother_stands_on_the_table() -> None:
    """G8.2 Where the smaller one stood, as high, if there is room; else on the floor."""
    t = struck("brother", "S1@d3.ne^", hall="table 350 350")
    assert (t.ghosts(), t.level(0, "M1")) == ("M1@d3.ne^", 800)
    t = struck("brother", "S1@b5^", hall="armchair 150 150")
    assert t.ghosts() == "M1@b5"


def test_a_brother_may_move() -> None:
    """G8.2 The new one has not merged; and it may leave, since it was in the hall before."""
    t = struck("brother", "S1@c1", merging=True).skip_to("move-ghosts")
    assert t.may(plan("M1>out"), 0)
    assert t.may(plan("S2>c6 M1>c2"), 0)


def test_a_brother_does_not_merge() -> None:
    """G9.8 House: growing beside one's own small one merges nothing."""
    t = struck("brother", "S1@c3.sw S2@c3.ne", merging=True).grow("S1")
    assert t.ghosts() == "S2@c3.ne M1@c3.sw"


# Red light, green light


def test_red_light() -> None:
    """G8.2 Every ghost in the hall goes one square towards its goal; the spot stays."""
    ghosts = ("S1@c3.ne L@b6", "M1@a2", "S1@d5", "S1@f4.sw")
    t = struck("red-light", *ghosts, seats=4)
    assert [t.ghosts(seat) for seat in range(4)] == ["S1@c2.ne L@b5", "M1@b2", "S1@d6", "S1@e4.sw"]


def test_some_get_out() -> None:
    """G8.2 From the last row, and they score."""
    t = struck("red-light", "S1@c1 M1@d1", "L@e6")
    assert (t.ghosts(0), t.ghosts(1)) == ("S1@out M1@out", "L@out")
    assert (t.score(0), t.score(1)) == (4, 5)
    assert [told["points"] for told in t.told("ghost-leaves")] == [1, 3, 5]


def test_onto_the_floor() -> None:
    """G8.2 From a table one steps down."""
    assert struck("red-light", "S1@d3^", hall="table 350 350").ghosts() == "S1@d2"


def test_those_at_home_stay() -> None:
    """G8.2, G9.7 And so do those at the edge."""
    t = struck("red-light", "M1@edge S1@c3", merging=True)
    assert t.ghosts() == "S1@c2 M1@edge"


def test_red_light_merges_nothing() -> None:
    """G8.2 All of a colour go alike, so nobody comes to another."""
    t = struck("red-light", "S1@c3 S2@c2 M1@d3", merging=True)
    assert t.ghosts() == "S1@c2 S2@c1 M1@d2"


def test_whoever_went_may_go_on() -> None:
    """G8.2 It is no move of this round's card."""
    t = struck("red-light", "S1@c2").skip_to("move-ghosts")
    assert t.may(plan("S1>out"), 0)
