"""G2.2 Halls with a name, and pleasant interiors at random."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from itertools import combinations

import msgspec
import pytest

from spiritboard.catalog.content import MARKS, content_of, unmarked
from spiritboard.core.errors import BadSetup
from spiritboard.core.rng import Rng
from spiritboard.games.ducharina.content.halls import Hall, furnished
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.crossing import (
    ROUND,
    SQUARES,
    as_from,
    is_fair,
    rounds_to_cross,
    rounds_with,
)
from spiritboard.games.ducharina.geometry.halls import (
    GAP,
    empty,
    maybe_interior,
    pleasant,
)
from spiritboard.games.ducharina.geometry.plans import Pair
from spiritboard.games.ducharina.geometry.shapes import Shapes
from tests.ducharina.geometry.hall import shapes

HALLS = content_of("ducharina", "halls")["halls"]
NAMES = ["grand-foyer", "music-room", "night-porter", "tea-at-five", "spring-clean"]


def read_halls(tables: Mapping[str, object], shapes: Shapes) -> dict[str, Arrangement]:
    halls = msgspec.convert(tables, dict[str, Hall])
    return {name: furnished(name, hall.poses(), shapes) for name, hall in halls.items()}


def test_five_halls_have_a_name() -> None:
    assert list(HALLS) == NAMES
    for places in HALLS.values():
        assert {place["from"] for place in places.values()} <= set(MARKS)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_hall_with_a_name_is_fair(name: str) -> None:
    """G2.2 All stand, none on another; the sides differ by at most a tenth."""
    assert is_fair(read_halls(unmarked(HALLS), shapes())[name])


def test_the_halls_stand() -> None:
    halls = read_halls(unmarked(HALLS), shapes())
    assert all(hall.heights == [0] * 6 for hall in halls.values())


@pytest.mark.parametrize(
    ("armchair", "detail"),
    [
        ([20, 220, 0, "standing"], "over-the-edge"),
        ([170, 220, 0, "head"], "would-fall"),
        ([110, 490, 45, "standing"], "on another piece"),
    ],
)
def test_a_hall_that_does_not_stand_is_refused(armchair: list[object], detail: str) -> None:
    """G2.2 The last puts the armchair on the desk."""
    tables = deepcopy(unmarked(HALLS))
    tables["music-room"]["armchair"] = armchair
    with pytest.raises(BadSetup) as caught:
        read_halls(tables, shapes())
    assert caught.value.params == {"field": "music-room.armchair", "detail": detail}


def test_squares_as_from_each_home() -> None:
    """From the east, the first row is the column f, from south to north."""
    assert as_from(0) == list(range(SQUARES))
    assert as_from(1)[:6] == [5, 11, 17, 23, 29, 35]
    assert as_from(2) == list(range(SQUARES))[::-1]
    assert as_from(3)[:7] == [30, 24, 18, 12, 6, 0, 31]


@pytest.mark.parametrize(("steps", "rounds"), [(3, 3), (4, 2), (6, 2), (7, 2)])
def test_rounds_where_nobody_looks(steps: int, rounds: int) -> None:
    """G5.1 A crossing costs 7, and no ghost enters and leaves in one round."""
    assert rounds_with([0] * SQUARES, min(steps, 6)) == rounds * ROUND


def test_rounds_where_half_the_doors_see_everything() -> None:
    """Two unseen rounds with even chances, then out: 2 + 4 to get there, and the last."""
    rounds = rounds_with([12] * SQUARES, 3)
    assert abs(rounds - 7 * ROUND) < ROUND // 1000


def test_an_empty_hall_is_the_same_from_every_side() -> None:
    assert len(set(rounds_to_cross(empty(shapes())))) == 1


@pytest.mark.parametrize("seed", range(6))
def test_a_pleasant_interior(seed: int) -> None:
    """G2.2 One piece in each quarter at least, all standing, with a gap between any two."""
    hall = maybe_interior(shapes(), Rng(seed))
    assert hall is not None
    assert hall.heights == [0] * 6
    assert {(pose.x > 300, pose.y > 300) for pose in hall.poses} >= {(False, True), (True, False)}
    assert {pose.side for pose in hall.poses} == {0}
    assert all(pose.turn % 3 == 0 for pose in hall.poses)
    assert not any(Pair(new, old).is_within(GAP) for old, new in combinations(hall.plans, 2))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_fair_hall() -> None:
    """G2.2 On every machine: these poses are written down."""
    hall = pleasant(shapes(), Rng(2024))
    assert [tuple(pose) for pose in hall.poses] == [
        (419, 494, 27, 0),
        (294, 519, 18, 0),
        (116, 210, 54, 0),
        (312, 300, 0, 0),
        (248, 140, 66, 0),
        (105, 509, 18, 0),
    ]
