"""The furniture and the ghosts as published: G1.3, G7.1."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from decimal import ROUND_HALF_UP, Decimal
from math import atan2, radians, tau
from typing import Any

import pytest

from spiritboard.catalog.content import MARKS, content_of, unmarked
from spiritboard.core.errors import BadSetup
from spiritboard.games.ducharina.content.shapes import read_shapes
from spiritboard.games.ducharina.geometry.placing import placed
from spiritboard.games.ducharina.geometry.plans import Pose, is_surrounded
from spiritboard.games.ducharina.geometry.rounding import rounded
from spiritboard.games.ducharina.geometry.shapes import PIECES, SIDES, SIZES
from spiritboard.games.ducharina.geometry.turns import TURNS
from tests.ducharina.geometry.hall import hall, shapes

FURNITURE = content_of("ducharina", "furniture")
GHOSTS = content_of("ducharina", "ghosts")
MASSES = unmarked(FURNITURE)["pieces"]
RINGS = [
    (88, 32, 60),
    (78, 50, 30),
    (76, 50, 15),
    (70, 57, 15),
    (62, 66, 75),
    (52, 75, 45),
    (44, 79, 75),
    (40, 82, 30),
    (38, 84, 0),
    (30, 89, 60),
    (22, 91, 75),
    (16, 93, 30),
    (12, 96, 15),
    (8, 98, 45),
    (6, 99, 75),
]
"""Of points: hundredths of height and radius, and degrees, as the head of their file tells them."""


def values(tables: Any) -> list[Any]:
    if isinstance(tables, dict) and "value" not in tables:
        return [value for table in tables.values() for value in values(table)]
    return [tables]


@pytest.mark.parametrize("file", [FURNITURE, GHOSTS])
def test_every_value_says_where_it_comes_from(file: Mapping[str, Any]) -> None:
    for value in values(file):
        assert set(value) == {"value", "from"}
        assert value["from"] in MARKS


def test_turns_are_exact_and_near_their_angle() -> None:
    """G4.2 72 turns; (c, s) is a Pythagorean pair within 0.061° of its angle."""
    assert len(TURNS) == 72
    for turn, (c, s, d) in enumerate(TURNS):
        assert c * c + s * s == d * d
        assert d <= 1429
        assert abs(atan2(s, c) % tau - radians(5 * turn)) < radians(0.061), turn


def test_a_quarter_is_a_quarter() -> None:
    for turn, (c, s, d) in enumerate(TURNS):
        assert TURNS[(turn + 18) % 72] == (-s, c, d)


@pytest.mark.parametrize("piece", PIECES)
def test_the_mass_is_the_mean_of_the_hard_boxes(piece: str) -> None:
    """G4.2 All boxes are equally heavy; the cloth weighs nothing."""
    volume, moments = 0, [0, 0, 0]
    for box in MASSES[piece]["boxes"]:
        x, y, z = box[1] - box[0], box[3] - box[2], box[5] - box[4]
        volume += x * y * z
        moments = [
            moment + x * y * z * (box[2 * axis] + box[2 * axis + 1])
            for axis, moment in enumerate(moments)
        ]
    assert MASSES[piece]["mass"] == [rounded(moment, 2 * volume) for moment in moments]


@pytest.mark.parametrize("size", SIZES)
def test_the_points_are_as_their_file_says(size: str) -> None:
    """G7.3 The tip, and fifteen rings of four."""
    ghost = unmarked(GHOSTS)["ghosts"][size]
    expected = [[0, 0, ghost["height"]]]
    for high, wide, start in RINGS:
        radius = Decimal(ghost["radius"] * wide) / 100
        z = ghost["height"] * high // 100
        for nth in range(4):
            angle = start + 90 * nth
            expected.append(
                [nearest(radius * of) for of in (exact(angle), exact(angle - 90))] + [z]
            )
    assert ghost["points"] == expected


def exact(degrees: int) -> Decimal:
    """The cosine of a multiple of 15 degrees."""
    two, three, six = Decimal(2).sqrt(), Decimal(3).sqrt(), Decimal(6).sqrt()
    first = [Decimal(1), (six + two) / 4, three / 2, two / 2, Decimal(1) / 2, (six - two) / 4]
    step = degrees // 15 % 24
    step = min(step, 24 - step)
    return [*first, Decimal(0)][step] if step <= 6 else -first[12 - step]


def nearest(number: Decimal) -> int:
    return int(number.quantize(Decimal(1), rounding=ROUND_HALF_UP))


@pytest.mark.parametrize("piece", range(6))
@pytest.mark.parametrize("side", range(6))
def test_every_side_but_the_named_one_stands_on_the_floor(piece: int, side: int) -> None:
    """G4.2 Its centre of mass is above its feet; only the armchair on its head would fall."""
    stands = placed(hall(), piece, Pose(300, 300, 3, side)).stands
    assert stands == ((PIECES[piece], SIDES[side]) != ("armchair", "head"))
    shape = shapes().on_side[6 * piece + side]
    feet = [
        (x - shape.mass_x, y - shape.mass_y)
        for box in shape.boxes[: shape.hard]
        if box[4] == 0
        for x in box[:2]
        for y in box[2:4]
    ]
    assert is_surrounded(feet) == shape.stands


def test_sides_keep_the_arms_of_the_armchair_apart() -> None:
    """G4.1 On its left side, the left arm is down; on its back, the seat looks up."""
    left = shapes().on_side[6 * 4 + 4]
    assert (left.half_x, left.half_y, left.height) == (550, 500, 1000)
    assert left.boxes[2] == (-170, 550, -500, 250, 0, 200)
    back = shapes().on_side[6 * 4 + 2]
    assert back.boxes[1] == (-500, 500, -550, 550, 0, 250)
    assert back.boxes[0] == (-300, 300, -450, -70, 250, 1000)


def broken(file: Mapping[str, Any], path: str, value: object) -> dict[str, Any]:
    tables = deepcopy(unmarked(file))
    at = tables
    *tables_in, name = path.split(".")
    for table in tables_in:
        at = at[table]
    at[name] = value
    return tables


def test_furniture_that_would_be_stacked_too_high_is_refused() -> None:
    high = broken(FURNITURE, "pieces.mirror.size", [1400, 200, 3000])
    higher = broken(high, "pieces.desk.size", [1600, 800, 3000])
    with pytest.raises(BadSetup) as caught:
        read_shapes(higher, unmarked(GHOSTS))
    assert caught.value.params["field"] == "pieces"


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("sides.head", ["x", "y", "-z"], "sides.head"),
        ("sides.left", ["z", "z", "x"], "sides.left"),
        ("sides.left", ["z", "w", "x"], "sides.left[1]"),
        ("pieces.mirror.size", [1400, 300, 1800], "pieces.mirror.boxes"),
        ("pieces.mirror.boxes", [[-700, 700, -105, 100, 0, 1800]], "pieces.mirror.boxes[0][2]"),
        ("pieces.mirror.boxes", [[700, -700, -100, 100, 0, 1800]], "pieces.mirror.boxes"),
        ("pieces.mirror.boxes", [], "pieces.mirror.boxes"),
        ("pieces.table.glass", ["front"], "pieces.table.glass"),
        ("pieces.desk.soft", [[-10, 10, -10, 10, 0, 10]] * 7, "pieces.desk.boxes"),
    ],
)
def test_furniture_that_can_not_be_is_refused(path: str, value: object, field: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_shapes(broken(FURNITURE, path, value), unmarked(GHOSTS))
    assert caught.value.params["field"] == field


def test_a_box_in_which_a_small_ghost_would_just_stick_out_is_refused() -> None:
    """A cabinet 0.39 deep showed slivers of a ghost inside."""
    tables = deepcopy(unmarked(FURNITURE))
    piano = tables["pieces"]["piano"]
    piano["boxes"][0][2], piano["boxes"][1][3] = -40, -40
    with pytest.raises(BadSetup) as caught:
        read_shapes(tables, unmarked(GHOSTS))
    assert caught.value.params["field"] == "pieces.piano.boxes"


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("ghosts.small.frustum", [48, 190, 800, 124], "ghosts.small.frustum"),
        ("ghosts.small.points", [[0, 0, 800]] * 60, "ghosts.small.points"),
        ("ghosts.small.points", [[1, 0, 800]] * 61, "ghosts.small.points"),
        ("ghosts.small.spot", 310, "ghosts.small.spot"),
        ("ghosts.large.height", 1701, "ghosts.large.height"),
    ],
)
def test_ghosts_that_can_not_be_are_refused(path: str, value: object, field: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_shapes(unmarked(FURNITURE), broken(GHOSTS, path, value))
    assert caught.value.params["field"] == field
