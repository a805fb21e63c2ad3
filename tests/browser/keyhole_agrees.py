"""Does the picture in the keyhole agree with the verdict of the rules, for looks at random?

PYTHONPATH=src:. python -m tests.browser.keyhole_agrees --looks 200

The rule's bodies and boxes are drawn flat by the page's own eye. Whoever is seen shows something where
the ray says. Each published point in the field is free in the picture if and only if it is by the rule,
but for those so near to an edge that pixels can't tell. Whoever is not seen shows at most a sliver between
the points, straight and in glass: 3 % of its silhouette. In halls of any kind a narrow window can show
more: of about one hidden ghost in two thousand. Other seeds than the first may find such a gap.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from math import cos, sin, tau
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from msgspec import to_builtins
from playwright.sync_api import Browser, Page, sync_playwright

from hatch_build import install_tools, npm
from spiritboard.catalog.content import content_of, unmarked
from spiritboard.core.content import read
from spiritboard.core.rng import Rng
from spiritboard.games.ducharina.box import GET_DOWN
from spiritboard.games.ducharina.content.shapes import Furniture, Spirits, figures_of
from spiritboard.games.ducharina.geometry.eyes import DOORS, Eye, Figure
from spiritboard.games.ducharina.geometry.placing import top_under
from spiritboard.games.ducharina.geometry.shadows import shadow
from spiritboard.games.ducharina.geometry.shapes import (
    LARGE,
    POINTS,
    GhostShape,
    Shapes,
    Triple,
    middle_of,
)
from spiritboard.games.ducharina.geometry.sight import (
    IN_THE_MIRROR,
    Body,
    Verdict,
    figure_of,
    look,
)
from spiritboard.games.ducharina.hall import GHOSTS, SIZE_OF, SPOTS, SQUARES, place_of
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.picture import picture
from spiritboard.games.ducharina.rules.keyhole import body
from spiritboard.games.ducharina.state import DucharinaState
from tests.browser.stage import WEB, browsing
from tests.ducharina.geometry.agree import some_hall
from tests.ducharina.table import GAME

MOST = 0.03
"""Of its silhouette, a ghost that is not seen shows no more, or there is a gap between its points."""
OUTLINE = ((93, 25), (78, 50), (55, 74), (30, 90), (6, 100))
"""G7.1 The body of a ghost: hundredths of its height, and of its radius there."""
AROUND = 12
"""So many corners has a body on each of these heights; on every other they stand between."""
HIDDEN, FREE = -1, 1
"""What the picture says of a point; 0: nothing."""
SEATS = 4


class Look(NamedTuple):
    """A hall with ghosts, and what the rules say of a door."""

    picture: Any
    door: int
    bodies: list[list[Triple]]
    """The corners of each."""
    points: list[list[Triple]]
    verdicts: list[Verdict]
    free: list[list[int]]
    """By ghost and point: FREE or HIDDEN by the rule, 0 outside the field."""


class Judged(NamedTuple):
    """A ghost of a look, as the picture shows it."""

    look: int
    door: int
    reason: str
    is_seen: bool
    pixels: int
    """Seen straight; or in the glass, if the verdict says so."""
    is_shown: bool
    """Seen, there is something of it, perhaps only enlarged."""
    shown: float
    """Of its silhouette, what the rule does not see: straight, in the glass, or both."""
    clear: int
    """Points of which the picture says clearly whether they are hidden."""
    wrong: tuple[int, ...]
    """Those of which the rule says otherwise."""


def some_look(rng: Rng) -> Look:
    """Any hall, tidy or scattered, with a dozen ghosts anywhere; in some all lie on the floor."""
    s = GAME.setup(SEATS, DucharinaOptions(hall="grand-foyer", first=0))
    hall = some_hall(rng)
    s.poses, s.order = list(hall.poses), list(hall.order)
    if rng.below(6) == 0:
        s.midnight = GET_DOWN
    for index in range(GHOSTS * SEATS):
        if rng.below(5) < 2:
            put(s, index, rng)
    inside = [index for index, place in enumerate(s.ghosts) if place >= 0]
    door = rng.below(DOORS)
    there = [body(s, index) for index in inside]
    seen = look(s.furniture(), door, there)
    shown = to_builtins(picture(GAME.view(s, 0)))
    free = [free_points(s, door, one) for one in there]
    corners = [points_of(with_corners(), one) for one in there]
    points = [points_of(s.box.shapes, one) for one in there]
    return Look(shown, door, corners, points, seen, free)


def put(s: DucharinaState, index: int, rng: Rng) -> None:
    size, square = SIZE_OF[index % GHOSTS], rng.below(SQUARES)
    spot = 0 if size == LARGE else rng.below(SPOTS)
    s.ghosts[index] = place_of(square, spot)
    if rng.below(4) == 0:
        x, y = middle_of(s.box.shapes, size, square, spot)
        s.levels[index] = max(0, top_under(s.furniture(), x, y, s.box.shapes.radii[size]))


def points_of(shapes: Shapes, one: Body) -> list[Triple]:
    figure = Figure(shapes, one.size, one.x, one.y, one.z, one.lying)
    return [figure.point(nth) for nth in range(POINTS)]


@cache
def with_corners() -> Shapes:
    """Ghosts that have the corners of their bodies for points."""
    parts = [unmarked(content_of("ducharina", part)) for part in ("furniture", "ghosts")]
    figures = figures_of(read(Furniture, parts[0], {}), read(Spirits, parts[1], {}))
    ghosts = tuple([ghost._replace(points=corners_of(ghost)) for ghost in figures.ghosts])
    return Shapes(figures.pieces, figures.sides, ghosts, figures.keyhole)


def corners_of(ghost: GhostShape) -> tuple[Triple, ...]:
    found = [(0, 0, ghost.height)]
    for nth, (high, wide) in enumerate(OUTLINE):
        for corner in range(AROUND):
            angle = tau * (corner + (0.5 if nth % 2 == 0 else 0)) / AROUND
            x, y = (round(ghost.radius * wide / 100 * way(angle)) for way in (cos, sin))
            found.append((x, y, ghost.height * high // 100))
    return tuple(found)


def free_points(s: DucharinaState, door: int, one: Body) -> list[int]:
    """G7.3 Point by point: is it in the field, and does furniture hide it?"""
    scene, eye, figure = s.furniture().scene, Eye(s.box.shapes, door), figure_of(s.furniture(), one)
    field = int(figure.in_field(eye))
    hidden = 0
    for frame in scene.all_frames():
        hidden |= int(shadow(scene, frame, eye, figure, field))
    said = [HIDDEN if hidden >> nth & 1 else FREE for nth in range(POINTS)]
    return [said[nth] if field >> nth & 1 else 0 for nth in range(POINTS)]


@contextmanager
def drawing(browser: Browser) -> Iterator[Page]:
    """A page that can draw flatly."""
    install_tools(WEB)
    with TemporaryDirectory() as folder:
        npm(
            WEB,
            "exec",
            "vite",
            "--",
            "build",
            "--config",
            "src/boards/ducharina/hall/flat.fixture.config.ts",
            "--outDir",
            folder,
        )
        script = Path(folder, "flat.iife.js").read_text()
    page = browser.new_page()
    try:
        page.add_script_tag(content=script)
        yield page
    finally:
        page.close()


def judged(page: Page, nth: int, one: Look) -> list[Judged]:
    rays = [found.ray if found.seen else None for found in one.verdicts]
    given = [one.picture, one.door, one.bodies, one.points, rays]
    drawn = page.evaluate("given => flat.look(...given)", given)
    return [
        judgement(nth, one.door, *found)
        for found in zip(
            one.verdicts, drawn["counted"], drawn["shown"], one.free, drawn["pointed"], strict=True
        )
    ]


def judgement(
    nth: int,
    door: int,
    verdict: Verdict,
    counted: dict[str, int],
    is_shown: bool,
    free: list[int],
    pointed: list[int],
) -> Judged:
    straight = share(counted["straight"], counted["whole"])
    mirrored = share(counted["mirrored"], counted["image"])
    in_glass = verdict.reason == IN_THE_MIRROR
    unseen = straight if in_glass else 0.0 if verdict.seen else max(straight, mirrored)
    pixels = counted["mirrored" if in_glass else "straight"]
    clear = [at for at in range(POINTS) if free[at] and pointed[at]]
    wrong = tuple(at for at in clear if free[at] != pointed[at])
    return Judged(
        nth, door, verdict.reason, verdict.seen, pixels, is_shown, unseen, len(clear), wrong
    )


def share(part: int, whole: int) -> float:
    return part / max(whole, part, 1)


def judge(page: Page, looks: int, seed: int) -> list[Judged]:
    rng = Rng(seed)
    return [found for nth in range(looks) for found in judged(page, nth, some_look(rng))]


def complaints(found: list[Judged]) -> list[str]:
    """Where picture and verdict do not agree."""
    lines = [
        f"seen, but nothing is shown: {one}" for one in found if one.is_seen and not one.is_shown
    ]
    lines += [f"points are shown otherwise: {one}" for one in found if one.wrong]
    return lines + [f"shows too much: {one}" for one in gaps(found)]


def gaps(found: list[Judged]) -> list[Judged]:
    """Ghosts of which more than a sliver is shown between their points."""
    return [one for one in found if one.shown > MOST]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--looks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with (
        sync_playwright() as playwright,
        browsing(playwright) as browser,
        drawing(browser) as page,
    ):
        found = judge(page, given.looks, given.seed)
    seen = [one for one in found if one.is_seen]
    mirrored = [one for one in seen if one.reason == IN_THE_MIRROR]
    enlarged = [one for one in seen if one.is_shown and not one.pixels]
    worst = max(found, key=lambda one: one.shown)
    print(
        f"{given.looks} looks, {len(found)} ghosts: {len(seen)} seen, {len(mirrored)} in the mirror"
    )
    print(f"seen in less than a pixel, found enlarged: {len(enlarged)}")
    clear, wrong = sum(one.clear for one in found), sum(len(one.wrong) for one in found)
    print(f"{clear} points in the field are clear; {wrong} of them not as the rule has it")
    print(f"a hidden one shows at most {100 * worst.shown:.2f} % of its silhouette: {worst}")
    print(
        f"more than {100 * MOST:.0f} %: {len(gaps(found))} of {len(found) - len(seen)} hidden ones"
    )
    for line in complaints(found):
        print(line)
    sys.exit(bool(complaints(found)))


if __name__ == "__main__":
    main()
