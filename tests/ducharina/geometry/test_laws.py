"""What holds in every hall: G4.2, G7.3."""

from __future__ import annotations

from fractions import Fraction

import pytest

from spiritboard.core.rng import Rng
from spiritboard.games.ducharina.geometry.arrangement import Arrangement, let_down
from spiritboard.games.ducharina.geometry.eyes import DOORS, Eye
from spiritboard.games.ducharina.geometry.halls import empty, some_pose
from spiritboard.games.ducharina.geometry.mirror import glasses, is_reflected, reflection
from spiritboard.games.ducharina.geometry.placing import lifted, moved, placed
from spiritboard.games.ducharina.geometry.plans import Pair, Plan
from spiritboard.games.ducharina.geometry.rays import meets
from spiritboard.games.ducharina.geometry.shadows import quick_shadow, shadow
from spiritboard.games.ducharina.geometry.shapes import HALL, MIRROR, PIECES, POINTS
from spiritboard.games.ducharina.geometry.sight import Body, figure_of, look
from spiritboard.games.ducharina.geometry.turns import QUARTER, TURNS
from tests.ducharina.geometry.agree import body_of, compare, some_case, some_hall
from tests.ducharina.geometry.hall import shapes

WIDTH = 600
EVERY_POINT = (1 << POINTS) - 1
SEEDS = range(12)


def seeded_hall(seed: int) -> tuple[Arrangement, Rng]:
    rng = Rng(1000 + seed)
    return some_hall(rng), rng


def some_bodies(hall: Arrangement, rng: Rng, count: int) -> list[Body]:
    return [body_of(hall, some_case(rng)) for _ in range(count)]


@pytest.mark.slow
def test_the_quick_paths_agree_with_the_plain_one() -> None:
    """G7.3 Every reason occurs among them; many more: `python -m tests.ducharina.geometry.agree`."""
    assert set(compare(400, seed=7)) == {"seen", "mirror", "field", "piece", "pieces"}


@pytest.mark.parametrize("seed", range(4))
def test_a_quick_shadow_is_the_whole_shadow(seed: int) -> None:
    """G7.3 Every piece hides the same points, in the field or not."""
    hall, rng = seeded_hall(seed)
    for body in some_bodies(hall, rng, 30):
        eye, figure = Eye(shapes(), rng.below(DOORS)), figure_of(hall, body)
        for frame in hall.scene.all_frames():
            quick = quick_shadow(hall.scene, frame, eye, figure, EVERY_POINT)
            assert quick == shadow(hall.scene, frame, eye, figure, EVERY_POINT)


def test_a_glass_may_show_all_that_it_shows() -> None:
    """G7.3 In halls with nothing but a mirror, turned any way."""
    rng, shown = Rng(5), 0
    for _ in range(60):
        hall = empty(shapes())
        hall = hall.with_piece(MIRROR, some_pose(hall, MIRROR, rng))
        eye = Eye(shapes(), rng.below(DOORS))
        for body in some_bodies(hall, rng, 10):
            figure = figure_of(hall, body)
            found = reflection(hall.scene, eye, figure) is not None
            assert is_reflected(hall.scene, glasses(hall.scene, eye), eye, figure) == found
            shown += found
    assert shown > 20


def turned_hall(hall: Arrangement) -> Arrangement:
    """(x, y) becomes (6 − y, x)."""
    poses = tuple(
        pose._replace(x=WIDTH - pose.y, y=pose.x, turn=(pose.turn + QUARTER) % len(TURNS))
        for pose in hall.poses
    )
    return let_down(shapes(), poses, hall.order)


def turned_body(body: Body) -> Body:
    lying = body.lying % 4 + 1 if body.lying else 0
    return Body(body.size, HALL - body.y, body.x, body.z, lying)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_a_hall_turned_by_a_quarter_gives_the_same_answers(seed: int) -> None:
    """G7.3 No side is favoured: the same is seen, by the same way, or hidden by the same pieces."""
    hall, rng = seeded_hall(seed)
    turned = turned_hall(hall)
    assert turned.heights == hall.heights
    bodies = some_bodies(hall, rng, 12)
    for door in range(DOORS):
        told = look(hall, door, bodies)
        again = look(turned, (door + 6) % DOORS, [turned_body(body) for body in bodies])
        assert [(one.reason, one.pieces) for one in told] == [
            (one.reason, one.pieces) for one in again
        ]


@pytest.mark.parametrize("seed", SEEDS)
def test_placing_turns_with_the_hall(seed: int) -> None:
    """G4.2 What stands, falls or is over the edge does so from every side."""
    hall, rng = seeded_hall(seed)
    piece = hall.order[-1]
    others = hall.without({piece})
    for _ in range(20):
        pose = hall.poses[0]._replace(
            x=rng.below(601), y=rng.below(601), turn=rng.below(72), side=rng.below(6)
        )
        turn = (pose.turn + QUARTER) % len(TURNS)
        same = pose._replace(x=WIDTH - pose.y, y=pose.x, turn=turn)
        here, there = placed(others, piece, pose), placed(turned_hall(others), piece, same)
        assert (here.refusal, here.z) == (there.refusal, there.z)
        assert there.tip == (HALL - here.tip[1], here.tip[0])


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_moving_what_hid_nothing_changes_nothing(seed: int) -> None:
    """G7.3 In a hall without its mirror: a piece that hides no point, neither here nor there."""
    whole, rng = seeded_hall(seed)
    poses, order = whole.poses, tuple(piece for piece in whole.order if piece != MIRROR)
    hall = let_down(shapes(), poses, order)
    piece = order[-1]
    other = hall.without({piece}).with_piece(piece, some_pose(hall.without({piece}), piece, rng))
    bodies = some_bodies(hall, rng, 8)
    checked = 0
    for door in range(DOORS):
        free = [body for body in bodies if not hides(hall, piece, door, body)]
        free = [body for body in free if not hides(other, piece, door, body)]
        before, after = look(hall, door, free), look(other, door, free)
        checked += len(free)
        assert [(one.reason, one.pieces, one.ray) for one in before] == [
            (one.reason, one.pieces, one.ray) for one in after
        ]
    assert checked > 0


def hides(hall: Arrangement, piece: int, door: int, body: Body) -> bool:
    eye, figure = Eye(shapes(), door), figure_of(hall, body)
    frame = hall.scene.all_frames()[hall.scene.pieces.index(piece)]
    return shadow(hall.scene, frame, eye, figure, figure.in_field(eye)) != 0


@pytest.mark.parametrize("seed", range(40))
def test_what_is_let_down_never_goes_into_another(seed: int) -> None:
    """G4.2 Hard boxes that overlap in plan are above each other; the stack is where it can't sink."""
    hall, _ = seeded_hall(seed)
    for at, upper in enumerate(hall.plans):
        gaps = [
            gap
            for lower in hall.plans[:at]
            for gap in gaps_between(Pair(upper, lower), hall.heights)
        ]
        assert all(gap >= 0 for gap in gaps)
        assert hall.heights[upper.piece] == 0 or 0 in gaps


def gaps_between(pair: Pair, heights: list[int]) -> list[int]:
    """How far each box of the upper piece is above each of the lower that is under it."""
    step = heights[pair.own.piece] - heights[pair.other.piece]
    return [
        step + one[4] - other[5]
        for one in pair.own.shape.boxes[: pair.own.shape.hard]
        for other in pair.other.shape.boxes[: pair.other.shape.hard]
        if pair.overlap(one, other)
    ]


@pytest.mark.parametrize("seed", range(40))
def test_the_order_of_pieces_apart_does_not_matter(seed: int) -> None:
    """G4.2 Two that do not overlap may be let down either way."""
    hall, _ = seeded_hall(seed)
    for at in range(1, len(hall.order)):
        if not Pair(hall.plans[at], hall.plans[at - 1]).is_within(0):
            order = list(hall.order)
            order[at - 1], order[at] = order[at], order[at - 1]
            assert let_down(shapes(), hall.poses, tuple(order)).heights == hall.heights


@pytest.mark.parametrize("seed", range(20))
def test_after_a_move_everything_stands(seed: int) -> None:
    """G9.4 Let down in the new order, all is where the move left it, and nothing would fall."""
    hall, rng = seeded_hall(seed)
    piece = hall.order[0]
    after = moved(hall, piece, some_pose(lifted(hall, piece), piece, rng))
    assert sorted(after.order) == list(range(len(PIECES)))
    again = let_down(shapes(), after.poses, after.order)
    assert again.heights == after.heights
    for at, one in enumerate(after.order):
        before = let_down(shapes(), after.poses, after.order[:at])
        assert placed(before, one, after.poses[one]).stands


def meets_exactly(box: tuple[int, ...], start: tuple[int, ...], end: tuple[int, ...]) -> bool:
    """The slab test in fractions: from where to where along the segment it is between the planes."""
    enters, leaves = Fraction(0), Fraction(1)
    for axis in range(3):
        low, high = box[2 * axis], box[2 * axis + 1]
        step = end[axis] - start[axis]
        if step == 0:
            if not low <= start[axis] <= high:
                return False
            continue
        at = sorted((Fraction(low - start[axis], step), Fraction(high - start[axis], step)))
        enters, leaves = max(enters, at[0]), min(leaves, at[1])
    return enters <= leaves


@pytest.mark.parametrize("size", [3, 8, 1000])
def test_rays_meet_boxes_as_in_fractions(size: int) -> None:
    """G7.3 Small numbers touch often, large ones seldom."""
    rng, met = Rng(size), 0
    for _ in range(1500):
        numbers = [rng.below(size) for _ in range(12)]
        ends = [sorted(numbers[at : at + 2]) for at in (0, 2, 4)]
        box = tuple(number for pair in ends for number in pair)
        start, end = tuple(numbers[6:9]), tuple(numbers[9:])
        packed = [low + high for low, high in ends] + [high - low for low, high in ends]
        mx, my, mz = (one + other for one, other in zip(start, end, strict=True))
        dx, dy, dz = (other - one for one, other in zip(start, end, strict=True))
        found = meets(packed, 0, mx, my, mz, dx, dy, dz, 0, 0)
        assert found == meets_exactly(box, start, end), (box, start, end)
        met += found
    assert 0 < met < 1500


def test_most_discs_lie_beside_a_piece_and_need_no_look_at_its_tops() -> None:
    """G9.5 The quick answer for them is that of the tops."""
    rng, under = Rng(7), 0
    for _ in range(3000):
        piece = rng.below(len(PIECES))
        plan = Plan(shapes(), piece, some_pose(empty(shapes()), piece, rng))
        x, y, radius = rng.below(HALL), rng.below(HALL), rng.choice(shapes().radii)
        slow = plan.shape.tops.levels(*plan.seen(x, y), radius * plan.d, plan.d)
        assert plan.levels_under(x, y, radius) == slow
        under += slow != (0, 0)
    assert under > 100
