"""The town: a map where there is room for one, else a list of its spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.board import FULL
from spiritboard.core.drawing import Cell, Column, Drawing, Grid, Line, Stack
from spiritboard.core.speech import Wording
from spiritboard.games.djinn.box import ROUNDS, SOURCE, SPACES, Box
from spiritboard.games.djinn.rows import djinn_row, whose_secret
from spiritboard.games.djinn.terminal.chips import QUIET, djinn_chips, sign_of, wizard_chip
from spiritboard.games.djinn.view import DjinnView

WIDTH: Final = 78
HEIGHT: Final = 15
PLACES: Final = (
    (39, 3), (22, 9), (56, 9),
    (10, 4), (39, 14), (68, 4),
    (22, 5), (39, 11), (56, 5),
    (39, 0), (10, 10), (68, 10),
    (39, 7),
)  # fmt: skip
"""By space: column and line of its middle."""
GAP: Final = 2


def draw_town(view: DjinnView, box: Box, words: Wording, width: int, detail: int) -> Drawing:
    return town_map(view, box, words) if detail == FULL else town_list(view, words, width)


def town_map(view: DjinnView, box: Box, words: Wording) -> Drawing:
    """Paths are dotted; each space lies where it lies in the town."""
    lines = [Line(" " * WIDTH) for _ in range(HEIGHT)]
    for one, other in box.paths:
        for column, line in steps(PLACES[one], PLACES[other]):
            overwrite(lines, column, line, Line(Cell("·", QUIET)))
    for space, (column, line) in enumerate(PLACES):
        label = space_label(view, space, words)
        start = min(max(0, column - len(label) // 2), WIDTH - len(label))
        overwrite(lines, start, line, label)
    return Stack(lines)


def steps(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """A dotted line: a dot on every line of the screen, or in every third column where it is flat."""
    wide, high = end[0] - start[0], end[1] - start[1]
    count = max(abs(high) * 2, abs(wide) // 3)
    return [
        (start[0] + round(wide * step / count), start[1] + round(high * step / count))
        for step in range(count + 1)
    ]


def overwrite(lines: list[Line], column: int, line: int, what: Line) -> None:
    old = lines[line]
    lines[line] = Line(old[:column], what, old[column + len(what) :])


def space_label(view: DjinnView, space: int, words: Wording) -> Line:
    """Shape, symbol, djinn, wizards, secrets."""
    label = Line(f" {sign_of(space)} ", Cell(symbol(view, space, words), "bold"))
    for part in (haunting(view, space, words), *visitors(view, space, words)):
        if len(part):
            label = Line(label, " ", part)
    return label + " "


def symbol(view: DjinnView, space: int, words: Wording) -> str:
    if space == SOURCE:
        return words.capital(words("source-short"))
    return words("location-name", location=view.layout[space])


def haunting(view: DjinnView, space: int, words: Wording) -> Line:
    if space >= ROUNDS:
        return Line()
    return djinn_chips(view.djinn[djinn_row(space)], words, view.boss[space])


def visitors(view: DjinnView, space: int, words: Wording) -> list[Line]:
    """Wizards, then secrets by their symbol."""
    here = [wizard_chip(seat, words) for seat, place in enumerate(view.place) if place == space]
    secrets = [
        Line(Cell(f"+{words('location-name', location=whose_secret(at)[1])[:4]}", QUIET))
        for at, where in enumerate(view.secrets)
        if where == space and space >= ROUNDS
    ]
    return [*here, *secrets]


def town_list(view: DjinnView, words: Wording, width: int) -> Drawing:
    """Round spaces on the left, square ones on the right, the Source below them."""
    room = width // 2 - GAP
    rows = [
        (line_of(view, space, words).cut(room), line_of(view, space + ROUNDS, words).cut(room))
        for space in range(ROUNDS)
    ]
    rows.append((line_of(view, SOURCE, words), Line()))
    return Grid(rows, (Column(share=1), Column(share=1)), gap=GAP, is_wide=True)


def line_of(view: DjinnView, space: int, words: Wording) -> Line:
    label = space_label(view, space, words)
    if space != SOURCE:
        return label + Cell(words("space-name", space=space), QUIET)
    return label


def spaces_of(view: DjinnView, location: int) -> Sequence[int]:
    """The round and the square one."""
    return [space for space in range(len(SPACES) - 1) if view.layout[space] == location]
