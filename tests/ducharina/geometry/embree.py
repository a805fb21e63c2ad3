"""Looks through the keyhole beside trimesh with Embree, on the same halls: how fast, and where they differ.

`make bench` ends with it; by itself, after `make .venv/bench`:

PYTHONPATH=. .venv/bin/python -m tests.ducharina.geometry.embree --halls 50

Embree gets all rays of a look at once, and only straight ones: it knows no mirror. Ours answers for the
mirror too. They may differ where a ray touches an edge: in doubt a ghost is not seen (G7.3).
"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from typing import Any, NamedTuple

from spiritboard.core.rng import Rng
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.eyes import DOORS, Eye, Figure
from spiritboard.games.ducharina.geometry.scene import BOX, FRAME
from spiritboard.games.ducharina.geometry.shapes import POINTS
from spiritboard.games.ducharina.geometry.sight import SEEN, Body, is_seen, look
from tests.ducharina.geometry.agree import body_of, some_case, some_hall

GHOSTS = 28
"""Of four players."""
NEARER = 1e-6
"""A hit must be nearer than the point itself, by so much of the way."""


class Tally(NamedTuple):
    """What was compared, and the processor's seconds for it."""

    verdicts: int
    different: int
    looks: int
    ours: float
    theirs: float


def mesh_of(hall: Arrangement) -> Any:
    """All boxes of the furniture as triangles."""
    trimesh, scene = import_module("trimesh"), hall.scene
    boxes = []
    for at in scene.all_frames():
        c, s, d, x, y, z, first, last = scene.frames[at : at + FRAME]
        turn = [[c / d, -s / d, 0, x], [s / d, c / d, 0, y], [0, 0, 1, z], [0, 0, 0, 1]]
        for box in range(first + BOX, last, BOX):  # the first is around all of them
            numbers = [number / d for number in scene.boxes[box : box + BOX]]
            middle = [twice / 2 for twice in numbers[:3]]
            made = trimesh.creation.box(extents=numbers[3:])
            made.apply_translation(middle)
            made.apply_transform(turn)
            boxes.append(made)
    return trimesh.util.concatenate(boxes)


def seen_by_embree(mesh: Any, eye: Eye, figures: list[Figure]) -> list[bool]:
    """Of each: some point in the field is reached by a straight ray."""
    numpy = import_module("numpy")
    owners, points = [], []
    for owner, figure in enumerate(figures):
        field = figure.in_field(eye)
        inside = [figure.point(nth) for nth in range(POINTS) if (field >> nth) & 1]
        owners += [owner] * len(inside)
        points += inside
    found = [False] * len(figures)
    if not points:
        return found
    start = numpy.array([[eye.x, eye.y, eye.z]] * len(points), dtype=float)
    ways = numpy.array(points, dtype=float) - start
    places, rays, _ = mesh.ray.intersects_location(start, ways, multiple_hits=False)
    lengths = numpy.linalg.norm(ways, axis=1)
    reached = numpy.full(len(points), numpy.inf)
    reached[rays] = numpy.linalg.norm(places - start[rays], axis=1)
    for owner, is_free in zip(owners, reached >= lengths * (1 - NEARER), strict=True):
        found[owner] = found[owner] or bool(is_free)
    return found


def compared(hall: Arrangement, rng: Rng) -> Tally:
    """One look from every door at as many ghosts as four players have."""
    mesh = mesh_of(hall)
    bodies = [body_of(hall, some_case(rng)) for _ in range(GHOSTS)]
    figures = [Figure(hall.shapes, b.size, b.x, b.y, b.z, b.lying) for b in bodies]
    different, ours, theirs = 0, 0.0, 0.0
    for door in range(DOORS):
        eye = Eye(hall.shapes, door)
        start = time.process_time()
        straight = seen_by_embree(mesh, eye, figures)
        between = time.process_time()
        seen_by_us(hall, door, bodies)
        ours += time.process_time() - between
        theirs += between - start
        verdicts = [verdict.reason == SEEN for verdict in look(hall, door, bodies)]
        different += sum(a != b for a, b in zip(straight, verdicts, strict=True))
    return Tally(DOORS * GHOSTS, different, DOORS, ours, theirs)


def seen_by_us(hall: Arrangement, door: int, bodies: list[Body]) -> list[bool]:
    return [is_seen(hall, door, b.size, b.x, b.y, b.z, b.lying) for b in bodies]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--halls", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = Rng(given.seed)
    tallies = [compared(some_hall(rng), rng) for _ in range(given.halls)]
    total = Tally(*(sum(column) for column in zip(*tallies, strict=True)))
    print(
        f"{total.verdicts} verdicts in {given.halls} halls, {total.different} differ; "
        f"looks a second: ours {total.looks / total.ours:.0f}, Embree {total.looks / total.theirs:.0f}"
    )


if __name__ == "__main__":
    main()
