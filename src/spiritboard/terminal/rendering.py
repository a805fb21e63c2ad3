"""Puts a game's drawing on a screen."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel as RichPanel
from rich.table import Table
from rich.text import Text

from spiritboard.core.drawing import Drawing, Grid, Line, Panel, Stack
from spiritboard.terminal.prose import Prose


def rendered(drawing: Drawing) -> RenderableType:
    if isinstance(drawing, Line):
        return text_of(drawing)
    if isinstance(drawing, Grid):
        return table_of(drawing)
    if isinstance(drawing, Panel):
        return RichPanel(
            rendered(drawing.content),
            title=text_of(drawing.title),
            title_align="left",
            box=box.ROUNDED,
            style=drawing.style,
            border_style="dim",
            padding=(0, 1),
            height=drawing.height or None,
        )
    assert isinstance(drawing, Stack)
    return Group(*map(rendered, drawing.parts))


def text_of(line: Line) -> Text:
    return Prose.assemble(*[(cell.text, cell.style) for cell in line.cells])


def table_of(grid: Grid) -> Table:
    table = Table.grid(padding=(0, grid.gap, 0, 0), expand=grid.is_wide)
    for column in grid.columns:
        table.add_column(
            width=column.width or None,
            ratio=column.share or None,
            justify="right" if column.is_right else "left",
        )
    for row in grid.rows:
        table.add_row(*map(rendered, row))
    return table
