"""What is seen through the keyhole, and why: G7.1 to G7.4, G9.8. Halls one can picture."""

from __future__ import annotations

import pytest

from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.eyes import Eye, Figure
from spiritboard.games.ducharina.geometry.mirror import glasses, reflection
from spiritboard.games.ducharina.geometry.rays import blocks
from spiritboard.games.ducharina.geometry.shapes import LARGE, MEDIUM, PIECES, SMALL, middle_of
from spiritboard.games.ducharina.geometry.sight import Body, Verdict, is_seen, look
from tests.ducharina.geometry.hall import hall, shapes

SOUTH, EAST, NORTH, WEST = 0, 6, 12, 18
"""The first door of each side."""
DOORS = range(24)


def told(here: Arrangement, door: int, body: Body) -> Verdict:
    """What `look` says; `is_seen` must agree."""
    verdict = look(here, door, [body])[0]
    assert is_seen(here, door, body.size, body.x, body.y, body.z, body.lying) == verdict.seen
    return verdict


def names(verdict: Verdict) -> list[str]:
    return [PIECES[piece] for piece in verdict.pieces]


def test_doors_run_from_left_to_right() -> None:
    """G9.1 As one looks in from their side; door n faces 7 − n."""
    eyes = [Eye(shapes(), door) for door in (SOUTH, EAST, NORTH, WEST)]
    assert [(eye.x, eye.y) for eye in eyes] == [(500, 0), (6000, 500), (5500, 6000), (0, 5500)]
    assert [(eye.in_x, eye.in_y) for eye in eyes] == [(0, 1), (-1, 0), (0, -1), (1, 0)]
    assert Eye(shapes(), SOUTH + 1).x == Eye(shapes(), NORTH + 4).x


def test_spots() -> None:
    """G5.3 The middle, then the corners from the south-west; a1 is in the north-west."""
    assert [middle_of(shapes(), SMALL, 0, spot) for spot in range(5)] == [
        (500, 500),
        (200, 200),
        (800, 200),
        (800, 800),
        (200, 800),
    ]
    assert middle_of(shapes(), MEDIUM, 30, 4) == (300, 5700)
    assert middle_of(shapes(), LARGE, 35, 0) == (5500, 5500)


def test_in_an_empty_hall() -> None:
    """G7.3 Straight ahead the tip is seen; the ray goes to it from the eye."""
    verdict = told(hall(), SOUTH + 2, Body(SMALL, 2500, 3500))
    assert (verdict.reason, verdict.pieces) == ("seen", ())
    assert verdict.ray == ((2500, 0, 700), (2500, 3500, 800))


def test_behind_the_piano() -> None:
    verdict = told(hall("piano 300 300"), SOUTH + 2, Body(SMALL, 2500, 4500))
    assert (verdict.reason, names(verdict)) == ("piece", ["piano"])
    assert verdict.ray == ((2500, 0, 700), (2500, 4500, 800))
    assert told(hall("piano 300 300"), NORTH + 3, Body(SMALL, 2500, 4500)).seen


def test_inside_the_piano() -> None:
    """G5.2 In its cabinet a small ghost is hidden from every door; a medium one from few."""
    here = hall("piano 250 238")
    assert {told(here, door, Body(SMALL, 2500, 2500)).reason for door in DOORS} == {
        "field",
        "piece",
    }
    assert any(told(here, door, Body(MEDIUM, 2500, 2500)).seen for door in DOORS)


def test_over_the_top_of_the_desk() -> None:
    """G7.3 A large ghost looks over it, a small one does not."""
    here = hall("desk 300 300 180")
    assert told(here, SOUTH + 2, Body(LARGE, 2500, 4500)).reason == "seen"
    assert told(here, SOUTH + 2, Body(SMALL, 2500, 4800)).reason == "piece"


def test_through_the_open_desk() -> None:
    """G7.1 Between its pedestals and under its back panel, from nearby: feet are seen, not the tip."""
    verdict = told(hall("desk 250 150"), SOUTH + 2, Body(SMALL, 2500, 2500))
    assert verdict.reason == "seen"
    assert verdict.ray[1][2] == 48
    assert not told(hall("desk 250 150 0 left"), SOUTH + 2, Body(SMALL, 2500, 2500)).seen


def test_under_the_table() -> None:
    """G7.1 The cloth hides the upper part of a ghost; what is below it is seen."""
    verdict = told(hall("table 250 350"), SOUTH + 2, Body(SMALL, 2500, 3500))
    assert verdict.reason == "seen"
    assert verdict.ray[1][2] == 352
    assert told(hall("table 250 350 0 front"), SOUTH + 2, Body(SMALL, 2500, 3500)).reason == "piece"


def test_hidden_by_two_together() -> None:
    """G7.4 Mirror and piano side by side; the one that hides more is named first."""
    verdict = told(hall("piano 350 300; mirror 190 300"), SOUTH + 2, Body(LARGE, 2500, 4500))
    assert (verdict.reason, names(verdict)) == ("pieces", ["mirror", "piano"])


def test_a_covered_keyhole() -> None:
    """G7.2 A piano against the wall, over the middle of the door: nothing is seen through it."""
    here = hall("piano 250 35 180")
    assert told(here, SOUTH + 2, Body(LARGE, 500, 5500)).reason == "piece"
    assert told(here, SOUTH + 2, Body(SMALL, 2500, 1500)).reason == "piece"
    assert told(here, SOUTH + 4, Body(LARGE, 1500, 5500)).seen


def test_on_the_piano() -> None:
    """G5.2 On top it is seen over everything in front of it."""
    here = hall("piano 250 450; desk 250 200")
    assert told(here, SOUTH + 2, Body(SMALL, 2500, 4500, z=1500)).seen


@pytest.mark.parametrize(
    ("x", "y", "z", "sees"),
    [
        (2500, 1000, 700, True),
        (3500, 1000, 700, True),
        (3501, 1000, 700, False),
        (2500, 1000, 1700, True),
        (2500, 1000, 1701, False),
        (3100, 1000, 1500, True),
        (3101, 1000, 1500, False),
        (2500, 0, 700, False),
        (2500, -1, 700, False),
        (2500, 500, 0, True),
        (2575, 500, 0, True),
        (2576, 500, 0, False),
        (2500, 438, 0, True),
        (2500, 437, 0, False),
        (2500, 438, 1400, False),
    ],
)
def test_the_field(x: int, y: int, z: int, sees: bool) -> None:
    """G7.2 A round hole of 90°, a slot 0.15 to either side and 1.6 down; its edge is inside."""
    assert Eye(shapes(), SOUTH + 2).sees(x, y, z) == sees


def test_beside_the_field() -> None:
    verdict = told(hall(), SOUTH, Body(SMALL, 3500, 500))
    assert (verdict.reason, verdict.pieces, verdict.ray) == ("field", (), ())


def test_behind_the_door() -> None:
    assert told(hall(), SOUTH, Body(SMALL, 500, -500)).reason == "behind"


def segment(here: Arrangement, start: tuple[int, int, int], end: tuple[int, int, int]) -> bool:
    return blocks(here.scene, 0, *start, *end)


def test_touching_blocks() -> None:
    """G7.3 Boxes are closed: a ray along a side of the table's leg is blocked, beside it free."""
    here = hall("table 310 300")
    assert segment(here, (2500, 0, 300), (2500, 6000, 300))
    assert not segment(here, (2499, 0, 300), (2499, 6000, 300))
    assert segment(here, (2500, 2400, 300), (2400, 2300, 300))
    assert not segment(here, (2499, 2400, 300), (2400, 2300, 300))
    assert segment(here, (0, 3000, 800), (6000, 3000, 800))
    assert not segment(here, (0, 3000, 801), (6000, 3000, 801))


def test_no_light_between_boxes() -> None:
    """G7.3 Cabinet and keyboard of the piano share a face: a ray within it is blocked."""
    here = hall("piano 300 300")
    assert segment(here, (0, 2900, 700), (6000, 2900, 700))
    assert segment(here, (3000, 2900, 0), (3000, 2900, 3000))
    assert not segment(here, (0, 2899, 679), (2000, 2899, 679))


def test_a_ray_that_ends_before_or_inside() -> None:
    here = hall("piano 300 300")
    assert not segment(here, (3000, 0, 700), (3000, 2649, 700))
    assert segment(here, (3000, 0, 700), (3000, 2650, 700))
    assert segment(here, (3000, 3000, 700), (3000, 3000, 700))
    assert not segment(here, (3000, 0, 700), (3000, 0, 700))


BY_THE_MIRROR = "piano 190 300; mirror 10 290 90"
"""The piano hides a ghost behind it; a mirror on the west wall shows it."""


def test_by_the_mirror_only() -> None:
    """G7.3 Reflected once; the ray has three points."""
    ghost = Body(SMALL, 1500, 4500)
    verdict = told(hall(BY_THE_MIRROR), SOUTH + 2, ghost)
    assert (verdict.reason, verdict.seen, verdict.pieces) == ("mirror", True, ())
    assert verdict.ray == ((2500, 0, 700), (200, 2875, 764), (1500, 4500, 800))
    assert told(hall("piano 190 300"), SOUTH + 2, ghost).reason == "piece"


def test_the_mirror_shows_from_both_faces() -> None:
    """G7.1 Turned by half, its other glass does the same."""
    turned = BY_THE_MIRROR.replace("mirror 10 290 90", "mirror 10 290 270")
    assert told(hall(turned), SOUTH + 2, Body(SMALL, 1500, 4500)).reason == "mirror"


def test_the_edge_of_the_glass() -> None:
    """G7.3 A ray that bounces just at the edge, 0.7 from the mirror's middle, shows nothing."""
    scene = hall("mirror 10 290 90").scene
    (glass,) = glasses(scene, Eye(shapes(), SOUTH + 2))
    assert glass.reflects(2500, 7199, 800)
    assert (glass.bounce_x, glass.bounce_y) == (200, 3600)
    assert not glass.reflects(2500, 7200, 800)


@pytest.mark.parametrize("piece", ["desk 60 290 90 left", "armchair 80 390"])
def test_a_piece_before_the_mirror(piece: str) -> None:
    """G7.3 Either leg may be blocked; what is named is what hid the ghost itself."""
    blocked = told(hall(f"{BY_THE_MIRROR}; {piece}"), SOUTH + 2, Body(SMALL, 1500, 4500))
    assert (blocked.reason, names(blocked)) == ("piece", ["piano"])


def test_a_mirror_on_the_floor() -> None:
    """G7.3 Lying on its back, the glass that looks up reflects, at a height of 0.2."""
    flat = hall("mirror 250 150 0 back")
    tip = Figure(shapes(), SMALL, 2500, 3000, 0, 0)
    seen = reflection(flat.scene, Eye(shapes(), SOUTH + 2), tip)
    assert seen is not None
    assert (seen.nth, seen.bounce) == (0, (2500, 1364, 200))


def test_a_glass_that_looks_down() -> None:
    """G7.3 Laid across desk and table, the mirror shows nothing from below."""
    bridge = hall("desk 170 300 0 back; table 410 300; mirror 300 300 90 back")
    figure = Figure(shapes(), SMALL, 3000, 4500, 0, 0)
    assert bridge.heights[0] == 800
    assert reflection(bridge.scene, Eye(shapes(), SOUTH + 2), figure) is None


def test_lying_ghosts() -> None:
    """G9.8 Get down! A large ghost looks over the desk; lying, it does not."""
    here = hall("desk 250 150 180")
    standing, lying = Body(LARGE, 2500, 3500), Body(LARGE, 2500, 3500, lying=1 + 1)
    assert told(here, SOUTH + 2, standing).seen
    assert told(here, SOUTH + 2, lying).reason == "piece"


@pytest.mark.parametrize(
    ("side", "tip"),
    [(0, (500, 0, 420)), (1, (1700, 500, 420)), (2, (500, 1700, 420)), (3, (0, 500, 420))],
)
def test_a_lying_ghost_stays_in_the_hall(side: int, tip: tuple[int, int, int]) -> None:
    """G8.2 It is pushed inward at the edge, its tip towards the side."""
    figure = Figure(shapes(), LARGE, 500, 500, 0, 1 + side)
    points = [figure.point(nth) for nth in range(61)]
    assert points[0] == tip
    assert all(0 <= x <= 6000 and 0 <= y <= 6000 and 0 <= z <= 840 for x, y, z in points)
