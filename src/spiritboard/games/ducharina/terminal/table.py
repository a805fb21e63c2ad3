"""The table of Duchařina, drawn."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from spiritboard.core.drawing import Cell, Column, Drawing, Grid, Line, Stack
from spiritboard.core.speech import Wording
from spiritboard.games.ducharina.box import MIDNIGHTS
from spiritboard.games.ducharina.game import RECORDS
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.hall import EDGE, HOME, OUT, SIZE_OF
from spiritboard.games.ducharina.knowledge import make_world
from spiritboard.games.ducharina.rules.ending import score
from spiritboard.games.ducharina.sentences import coming_lines
from spiritboard.games.ducharina.state import NOTHING, DucharinaState
from spiritboard.games.ducharina.terminal.chips import COLOURS, LAMP, QUIET, SHAPES
from spiritboard.games.ducharina.terminal.plan import PLAN_WIDTH, draw_plan
from spiritboard.games.ducharina.view import DucharinaView

ROOM: Final = 78
"""Letters of a line."""


def draw_table(view: DucharinaView, words: Wording, *, is_brief: bool) -> Drawing:
    """Round and keyhole, everybody in a line, then the hall; shortest with all beside the hall."""
    s = make_world(view, RECORDS)
    seats = range(s.box.seats)
    head, plan = [header(view, s, words), *coming(s, words)], draw_plan(s, words)
    if is_brief:
        lines = [line for seat in seats for line in in_short(view, s, seat, words)]
        columns = (Column(width=PLAN_WIDTH), Column())
        return Stack([*head, Grid([(plan, Stack(lines))], columns)])
    players = Grid([player(view, s, seat, words) for seat in seats], gap=2)
    return Stack([head[0], players, *head[1:], plan])


def in_short(view: DucharinaView, s: DucharinaState, seat: int, words: Wording) -> list[Line]:
    """A player in three lines; whoever is neither in the hall nor out is at home."""
    name, side, card, _, hall, out, points = player(view, s, seat, words)
    return [Line(name, " ", side), Line(card, "  ", points), Line("  ", hall, "  ", out)]


def header(view: DucharinaView, s: DucharinaState, words: Wording) -> Line:
    parts = [
        Cell(words("game-name"), "bold"),
        Cell(f" · {words('table-round', round=view.round, rounds=s.box.rounds)}"),
    ]
    if view.midnight != NOTHING:
        name = words(f"midnight-{MIDNIGHTS[view.midnight]}")
        parts.append(Cell(f" · {name}", LAMP))
    if view.locked:
        locked = [piece for piece in range(len(PIECES)) if (view.locked >> piece) & 1]
        parts.append(Cell(f" · {words('screen-locked', pieces=tuple(locked))}", QUIET))
    return Line(*parts)


def player(view: DucharinaView, s: DucharinaState, seat: int, words: Wording) -> list[Line]:
    """Colour, name, side, card, ghosts, points."""
    card = view.cards[seat]
    value = str(s.box.cards[card].value) if card != NOTHING else "–"
    die = "⚄" if seat == view.die and s.box.seats > 1 else " "
    ready = "✓" if seat in view.answered else " "
    return [
        Line(Cell(f"{SHAPES[seat]} ", COLOURS[seat]), Cell(words.name_of(seat), "bold")),
        Line(Cell(words("table-home", side=view.homes[seat]), QUIET)),
        Line(Cell(f"{die}{ready}", LAMP), Cell(words("screen-card", value=value))),
        *[ghosts(s, seat, words, where) for where in ("home", "hall", "out")],
        Line(Cell(words("table-score", points=score(s, seat)), f"bold {LAMP}")),
    ]


def ghosts(s: DucharinaState, seat: int, words: Wording, where: str) -> Line:
    """How many of each size are there: 1 small, 2 medium, 3 large."""
    found = [
        str(SIZE_OF[ghost] + 1)
        for ghost, place in enumerate(s.ghosts_of(seat))
        if room_of(place) == where
    ]
    signs = "".join(sorted(found, reverse=True)) or "–"
    return Line(Cell(f"{words(f'screen-{where}')} ", QUIET), Cell(signs, COLOURS[seat]))


def room_of(place: int) -> str:
    if place == OUT:
        return "out"
    return "home" if place in (HOME, EDGE) else "hall"


def coming(s: DucharinaState, words: Wording) -> list[Drawing]:
    """Of a puzzle: what is wanted, and its rounds."""
    if not s.coming:
        return []
    goal = words.sentence(("table-puzzle", {"goal": s.box.goal}))
    lines: list[Drawing] = [Line(Cell(goal, "bold"))]
    for said in coming_lines(s):
        lines += [Line(Cell(line, QUIET)) for line in wrap(words.sentence(said), ROOM)]
    return lines
