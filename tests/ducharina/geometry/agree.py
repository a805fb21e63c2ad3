"""The quick paths against the plain one, on ghosts and doors at random.

PYTHONPATH=src:. python -m tests.ducharina.geometry.agree --pairs 1000000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import NamedTuple

from spiritboard.core.rng import Rng
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.eyes import DOORS
from spiritboard.games.ducharina.geometry.halls import empty, scattered
from spiritboard.games.ducharina.geometry.placing import placed, top_under
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import LARGE, PIECES, SIDES, middle_of
from spiritboard.games.ducharina.geometry.sight import Body, is_seen, look
from spiritboard.games.ducharina.geometry.table import SightTable, sight_table
from spiritboard.games.ducharina.geometry.turns import QUARTER
from tests.ducharina.geometry.hall import shapes

PAIRS_IN_A_HALL = 100


class Case(NamedTuple):
    """A ghost somewhere, and a door."""

    door: int
    size: int
    square: int
    spot: int
    is_top: bool
    lying: int


def some_hall(rng: Rng) -> Arrangement:
    """Any hall, or a tidy one: quarter turns and whole tenths, where rays touch boxes."""
    return tidy_hall(rng) if rng.below(2) else scattered(shapes(), rng)


def tidy_hall(rng: Rng) -> Arrangement:
    built = empty(shapes())
    while len(built.order) < len(PIECES):
        piece = len(built.order)
        x, y = 10 * rng.below(61), 10 * rng.below(61)
        pose = Pose(x, y, QUARTER * rng.below(4), rng.below(len(SIDES)))
        if placed(built, piece, pose).stands:
            built = built.with_piece(piece, pose)
    return built


def some_case(rng: Rng) -> Case:
    size = rng.below(3)
    spot = 0 if size == LARGE else rng.below(5)
    lying = max(0, rng.below(12) - 7)
    return Case(rng.below(DOORS), size, rng.below(36), spot, rng.below(4) == 0, lying)


def body_of(hall: Arrangement, case: Case) -> Body:
    x, y = middle_of(hall.shapes, case.size, case.square, case.spot)
    top = top_under(hall, x, y, hall.shapes.radii[case.size]) if case.is_top else 0
    return Body(case.size, x, y, max(top, 0), case.lying)


def compared(hall: Arrangement, table: SightTable, case: Case) -> str:
    """What `look` says; it is an error if another path says otherwise."""
    body = body_of(hall, case)
    verdict = look(hall, case.door, [body])[0]
    quick = is_seen(hall, case.door, body.size, body.x, body.y, body.z, body.lying)
    assert quick == verdict.seen, (hall.poses, hall.order, case)
    if not case.lying:
        doors = table.doors_seeing(case.size, case.square, case.spot, top=body.z > 0)
        assert bool(doors >> case.door & 1) == verdict.seen, (hall.poses, hall.order, case)
    return verdict.reason


def compare(pairs: int, seed: int) -> Counter[str]:
    """How often each reason was given."""
    rng = Rng(seed)
    reasons: Counter[str] = Counter()
    while reasons.total() < pairs:
        hall = some_hall(rng)
        table = sight_table(hall)
        count = min(PAIRS_IN_A_HALL, pairs - reasons.total())
        reasons.update([compared(hall, table, some_case(rng)) for _ in range(count)])
    return reasons


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    reasons = compare(given.pairs, given.seed)
    compiled = "plain" if str(sys.modules[look.__module__].__file__).endswith(".py") else "compiled"
    print(f"{reasons.total()} pairs, {compiled}: no difference. {dict(reasons)}")


if __name__ == "__main__":
    main()
