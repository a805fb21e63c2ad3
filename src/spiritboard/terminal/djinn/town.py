"""The town: a map where there is room for one, else a list of its spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from spiritboard.games.djinn.box import LOCATIONS, ROUNDS, SOURCE, SPACES, Box
from spiritboard.games.djinn.view import DjinnView
from spiritboard.terminal.djinn.chips import QUIET, djinn_chips, sign_of, wizard_chip
from spiritboard.text import Words

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
MAP_FROM: Final = 34
"""A screen with so many lines has room for the map."""


def draw_town(view: DjinnView, box: Box, words: Words, height: int) -> RenderableType:
    return town_map(view, box, words) if height >= MAP_FROM else town_list(view, words)


def town_map(view: DjinnView, box: Box, words: Words) -> RenderableType:
    """Paths are dotted; each space lies where it lies in the town."""
    lines = [Text(" " * WIDTH) for _ in range(HEIGHT)]
    for one, other in box.paths:
        for column, line in steps(PLACES[one], PLACES[other]):
            overwrite(lines, column, line, Text("·", QUIET))
    for space, (column, line) in enumerate(PLACES):
        label = space_label(view, space, words)
        start = min(max(0, column - label.cell_len // 2), WIDTH - label.cell_len)
        overwrite(lines, start, line, label)
    return Text("\n").join(lines)


def steps(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """A dotted line: a dot on every line of the screen, or in every third column where it is flat."""
    wide, high = end[0] - start[0], end[1] - start[1]
    count = max(abs(high) * 2, abs(wide) // 3)
    return [
        (start[0] + round(wide * step / count), start[1] + round(high * step / count))
        for step in range(count + 1)
    ]


def overwrite(lines: list[Text], column: int, line: int, what: Text) -> None:
    old = lines[line]
    lines[line] = Text.assemble(old[:column], what, old[column + len(what) :])


def space_label(view: DjinnView, space: int, words: Words) -> Text:
    """Shape, symbol, djinn, wizards, secrets."""
    label = Text(" ")
    label.append(f"{sign_of(space)} ")
    label.append(symbol(view, space, words), "bold")
    for part in (haunting(view, space, words), *visitors(view, space, words)):
        if part:
            label.append(" ").append_text(part)
    return label.append(" ")


def symbol(view: DjinnView, space: int, words: Words) -> str:
    if space == SOURCE:
        return words.capital(words("source-short"))
    return words("location-name", location=view.layout[space])


def haunting(view: DjinnView, space: int, words: Words) -> Text:
    if space >= ROUNDS:
        return Text()
    return djinn_chips(view.djinn[4 * space : 4 * space + 4], words, view.boss[space])


def visitors(view: DjinnView, space: int, words: Words) -> list[Text]:
    """Wizards, then secrets by their symbol."""
    here = [wizard_chip(seat, words) for seat, place in enumerate(view.place) if place == space]
    secrets = [
        Text(f"+{words('location-name', location=at % len(LOCATIONS))[:4]}", QUIET)
        for at, where in enumerate(view.secrets)
        if where == space and space >= ROUNDS
    ]
    return [*here, *secrets]


def town_list(view: DjinnView, words: Words) -> RenderableType:
    """Round spaces on the left, square ones on the right, the Source below them."""
    rows = Table.grid(padding=(0, 2, 0, 0), expand=True)
    rows.add_column(ratio=1)
    rows.add_column(ratio=1)
    for space in range(ROUNDS):
        rows.add_row(line_of(view, space, words), line_of(view, space + ROUNDS, words))
    rows.add_row(line_of(view, SOURCE, words), "")
    return rows


def line_of(view: DjinnView, space: int, words: Words) -> Text:
    label = space_label(view, space, words)
    if space != SOURCE:
        label.append(words("space-name", space=space), QUIET)
    return label


def spaces_of(view: DjinnView, location: int) -> Sequence[int]:
    """The round and the square one."""
    return [space for space in range(len(SPACES) - 1) if view.layout[space] == location]
