"""Putting down furniture: G4.1, G4.2, G9.4, G9.5."""

from __future__ import annotations

import pytest

from spiritboard.games.ducharina.geometry.arrangement import arranged
from spiritboard.games.ducharina.geometry.placing import (
    carried,
    is_within_a_piece,
    moved,
    nearest_standing,
    placed,
    room_needed,
    settled,
    surface_under,
    top_under,
)
from spiritboard.games.ducharina.geometry.plans import Pair
from spiritboard.games.ducharina.geometry.rounding import rounded
from spiritboard.games.ducharina.geometry.shapes import PIECES
from tests.ducharina.geometry.hall import hall, height, pose, put, shapes


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ("piano 90 35", ""),
        ("piano 89 35", "over-the-edge"),
        ("piano 90 34", "over-the-edge"),
        ("piano 510 565", ""),
        ("piano 511 565", "over-the-edge"),
        ("piano 90 35 90", "over-the-edge"),
        ("piano 35 90 90", ""),
        ("table 85 85 45", ""),
        ("table 84 85 45", "over-the-edge"),
    ],
)
def test_never_over_the_edge(wish: str, refusal: str) -> None:
    """G4.1 Touching the edge is fine; a table on its corner needs 0.849."""
    assert put(wish, hall()).refusal == refusal


def test_room_needed() -> None:
    assert room_needed(shapes(), *pose("piano 300 300")) == (90, 35)
    assert room_needed(shapes(), *pose("piano 300 300 90")) == (35, 90)
    assert room_needed(shapes(), *pose("table 300 300 45")) == (85, 85)


def test_a_trolley_on_the_desk() -> None:
    """G4.2 It is let down and rests on what it meets."""
    assert height(hall("desk 300 300; trolley 300 300"), "trolley") == 900


def test_a_table_lowered_over_a_desk_rests_on_its_top() -> None:
    """G4.2 At 0.18: the cloth is soft, and the table's own top is 0.08 thick above 0.72."""
    over = put("table 300 300", hall("desk 300 300"))
    assert (over.z, over.refusal) == (180, "")


def test_a_table_with_a_leg_on_the_desk() -> None:
    """G4.2 It would stand on one leg."""
    assert put("table 400 380", hall("desk 300 300")).refusal == "would-fall"


@pytest.mark.parametrize("sitter", ["armchair", "trolley"])
def test_in_the_upturned_table(sitter: str) -> None:
    """G4.2 Among its legs, on its top."""
    inside = put(f"{sitter} 300 300", hall("table 300 300 0 head"))
    assert (inside.z, inside.refusal) == (80, "")


def test_an_armchair_on_its_head_is_refused() -> None:
    """G4.2 It touches the floor with its back only; the picture shows where it would tip."""
    refused = put("armchair 300 300 0 head", hall())
    assert (refused.refusal, refused.tip) == ("would-fall", (3000, 3083))


def test_the_tip_turns_with_the_piece() -> None:
    assert put("armchair 300 300 90 head", hall()).tip == (2917, 3000)
    assert put("armchair 300 300 180 head", hall()).tip == (3000, 2917)
    assert put("armchair 300 300 30 head", hall()).tip == (2958, 3072)


def test_a_wheel_off_the_desk() -> None:
    """G4.2 With one pair of wheels in the air the trolley falls; with all four on the desk it stands."""
    desk = hall("desk 300 300")
    assert put("trolley 330 300", desk).stands
    assert put("trolley 335 300", desk).stands
    assert put("trolley 336 300", desk).refusal == "would-fall"
    assert put("trolley 350 300", desk).refusal == "would-fall"


def test_a_bridge_across_desk_and_table() -> None:
    """G4.2 A desk on its back is as high as the table: a mirror laid across both stands, though its
    middle is over neither; across one alone it falls."""
    across = "mirror 300 300 90 back"
    bridge = put(across, hall("desk 170 300 0 back; table 410 300"))
    assert (bridge.z, bridge.refusal) == (800, "")
    assert put(across, hall("desk 170 300 0 back")).refusal == "would-fall"
    assert put(across, hall("table 410 300")).refusal == "would-fall"
    assert put(across, hall("desk 170 300; table 410 300")).refusal == "would-fall"


def test_touching_is_apart() -> None:
    """G4.2 Side by side, both stand on the floor; a hundredth further in, one stands on the other."""
    assert put("table 360 300", hall("desk 220 300")).z == 0
    assert put("table 359 300", hall("desk 220 300")).refusal == "would-fall"


def test_a_corner_that_touches_is_apart() -> None:
    """G4.2 Turned by 25°, a box of half side 85 reaches just 113, with a corner at −41."""
    straight, turned = hall("table 300 300"), hall("desk 300 300 25")
    pair = Pair(straight.plans[0], turned.plans[0])
    back = Pair(turned.plans[0], straight.plans[0])
    square = (-85, 85, -85, 85, 0, 0)
    for x, overlap in ((113, False), (112, True)):
        strip = (x, 200, -100, 0, 0, 0)
        assert pair.overlap(strip, square) == overlap
        assert back.overlap(square, strip) == overlap


def test_nothing_is_put_underneath() -> None:
    """G9.4 A mirror that would fit flat under the table comes to lie on it."""
    assert put("mirror 300 300 0 back", hall("table 300 300")).z == 800
    lowered = hall("mirror 300 300 0 back; table 300 300")
    assert height(lowered, "table") == 200


def test_what_is_carried() -> None:
    stack = hall("desk 300 300; table 100 100; trolley 300 300; mirror 300 300")
    assert carried(stack, PIECES.index("desk")) == [PIECES.index("trolley"), PIECES.index("mirror")]
    assert carried(stack, PIECES.index("table")) == []


def test_a_carried_piece_is_let_down_where_it_was() -> None:
    """G9.4 The desk moves a little: the trolley is put back on it; away: it stands on the floor."""
    stack = hall("desk 300 300; trolley 300 300")
    near = moved(stack, *pose("desk 310 300"))
    assert (height(near, "trolley"), near.poses[1].x) == (900, 300)
    away = moved(stack, *pose("desk 300 500"))
    assert (height(away, "trolley"), away.poses[1]) == (0, stack.poses[1])


def test_a_carried_piece_that_would_fall_goes_to_the_floor() -> None:
    """G9.4 To the nearest place there, the same way up: 0.7 to the south beats 0.8 to the west."""
    stack = hall("desk 300 300; trolley 300 300")
    shifted = moved(stack, *pose("desk 350 300"))
    assert height(shifted, "trolley") == 0
    assert shifted.poses[1] == stack.poses[1]._replace(y=230)
    assert shifted.order == (2, 1)


def test_nearest_standing() -> None:
    """G4.2 In steps of a twentieth: its middle just above the edge of the desk."""
    desk = hall("desk 300 300")
    table = pose("table 400 300")
    assert put("table 400 300", desk).refusal == "would-fall"
    near = nearest_standing(desk, *table)
    assert near is not None
    assert (near.x, near.y) == (380, 300)
    assert placed(desk, table[0], near).z == 180


def test_a_standing_pose_is_its_own_nearest() -> None:
    assert nearest_standing(hall(), *pose("table 301 299")) == pose("table 301 299")[1]


def test_nothing_stands_on_a_full_floor_on_its_head() -> None:
    """An armchair on its head stands nowhere on the floor."""
    assert nearest_standing(hall(), *pose("armchair 300 300 0 head")) is None


def test_settled() -> None:
    """G9.4 On the floor, although it would stand on the desk."""
    assert settled(hall("desk 300 300"), *pose("trolley 300 300")) == pose("trolley 300 230")[1]
    upright = settled(hall(), *pose("armchair 300 300 0 head"))
    assert upright == pose("armchair 300 300")[1]


def test_arrangements_are_remembered() -> None:
    one = hall("desk 300 300; trolley 300 300")
    again = arranged(shapes(), one.poses, one.order)
    assert again.heights == one.heights
    assert arranged(shapes(), one.poses, one.order) is again


@pytest.mark.parametrize(
    ("x", "y", "radius", "height"),
    [
        (3000, 3000, 420, 800),
        (3180, 3180, 420, 800),
        (3181, 3180, 420, -1),
        (3000, 4000, 200, -1),
    ],
)
def test_on_the_table(x: int, y: int, radius: int, height: int) -> None:
    """G9.5 The whole disc lies on the top."""
    assert top_under(hall("table 300 300"), x, y, radius) == height


def test_on_the_armchair() -> None:
    """G9.5 On its seat a small ghost fits; across seat and arm none does."""
    chair = hall("armchair 300 300")
    assert top_under(chair, 3000, 2800, 200) == 480
    assert top_under(chair, 3101, 2800, 200) == -1
    assert top_under(chair, 3000, 3050, 200) == 480
    assert top_under(chair, 3000, 3051, 200) == -1


def test_on_a_turned_table() -> None:
    """G9.5 In the table's own frame; a corner that sticks out carries a small ghost."""
    turned = hall("table 300 300 45")
    assert top_under(turned, 3000, 3550, 200) == 800
    assert top_under(turned, 3000, 3570, 200) == -1
    assert top_under(hall("table 300 300"), 3000, 3450, 200) == -1


def test_on_a_seam() -> None:
    """G9.5 The desk on its front: back panel and pedestal make one level surface."""
    desk = hall("desk 300 300 0 front")
    assert surface_under(desk, 2550, 3000, 200) == (PIECES.index("desk"), 800)
    assert top_under(desk, 3000, 3350, 200) == -1


def test_on_what_is_highest() -> None:
    """G9.5 The trolley on the desk; half on the trolley is on neither."""
    stack = hall("desk 300 300; trolley 310 300")
    assert surface_under(stack, 3100, 3000, 200) == (PIECES.index("trolley"), 1900)
    assert surface_under(stack, 2600, 3000, 200) == (-1, -1)
    assert surface_under(stack, 2400, 3000, 200) == (PIECES.index("desk"), 900)


def test_within_a_piece() -> None:
    """G9.8 Under the table counts; the mirror saves nobody."""
    assert is_within_a_piece(hall("table 300 300"), 3180, 2820, 420)
    assert not is_within_a_piece(hall("table 300 300"), 3181, 3000, 420)
    assert not is_within_a_piece(hall("mirror 300 300"), 3000, 3000, 200)


def test_halves_are_rounded_away_from_zero() -> None:
    """G7.3 So that no side of the hall is favoured."""
    assert [rounded(number, 4) for number in (-6, -5, -2, -1, 0, 1, 2, 5, 6)] == [
        *[-2, -1, -1, 0, 0],
        *[0, 1, 1, 2],
    ]
