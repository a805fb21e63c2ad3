"""The table with colours and frames, as much of it as a screen has room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spiritboard.core.board import BRIEF, FULL, USUAL
from spiritboard.terminal.listing import Listing
from spiritboard.terminal.option import Option
from spiritboard.terminal.prose import Prose
from spiritboard.terminal.rendering import rendered
from spiritboard.terminal.screen import Screen

WIDE: Final = 116
"""From this width on, the log stands beside the table."""
LOG_WIDTH: Final = 36
NARROWEST: Final = 78
"""On a narrower terminal there is no room to draw a table."""
MEASURE: Final = 76
"""A story is read in lines of this width at most."""
MARGIN: Final = "  "
RULE: Final = Rule(style="dim")
LOW: Final = 30
"""On fewer lines there are no rules between table, log and question."""
FEWEST_LINES: Final = 4
"""At least this much of the log is shown; one less on a low screen."""


class Drawn(Screen):
    """A table that is looked at."""

    pauses = True

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str) -> None:
        self.is_unread = True
        self.console.print(Group(Prose(text)))

    def tell(self, lines: Sequence[str]) -> None:
        self.is_unread = True
        self.console.print(log_lines(lines))

    def read(self, paragraphs: Sequence[str]) -> None:
        self.is_unread = True
        width = min(self.width, MEASURE) - 2 * len(MARGIN)
        for paragraph in paragraphs:
            self.console.print()
            for line in Prose(paragraph).wrap(self.console, width):
                self.console.print(Text(MARGIN) + line, soft_wrap=True)

    def turn(self, view: Any, question: str, options: Sequence[Option], log: Sequence[str]) -> None:
        """In the place of the last one, unless something was told meanwhile."""
        if not self.is_unread:
            self.console.clear()
        asked = Prose(question, "bold")
        if self.width >= WIDE:
            width = self.width - LOG_WIDTH
            table, answers = self.fitting(view, options, width, self.room(asked, width), 0)
            self.console.print(self.beside(Group(table, RULE, asked, answers), log))
            return
        room = self.room(asked, self.width)
        table, answers = self.fitting(view, options, self.width, room, self.least(log))
        self.console.print(table)
        if log:
            self.tell_latest(log, room - self.height_of(table, answers))
        self.console.print(Group(asked, answers) if self.is_low else Group(RULE, asked, answers))

    @property
    def is_low(self) -> bool:
        return self.console.height < LOW

    def room(self, asked: RenderableType, width: int) -> int:
        """Lines for all but the question, the rule above it and what is typed."""
        around = 1 if self.is_low else 2
        return self.console.height - around - self.height_of(asked, width=width)

    def least(self, log: Sequence[str]) -> int:
        """Lines that the log gets whatever else there is; its title is one."""
        if not log:
            return 0
        told = self.height_of(log_lines(log))
        return min(told, FEWEST_LINES - 1) if self.is_low else 1 + min(told, FEWEST_LINES)

    def fitting(
        self, view: Any, options: Sequence[Option], width: int, room: int, log: int
    ) -> tuple[RenderableType, RenderableType]:
        """The table and the answers, told as fully as there is room for beside the lines of the log."""
        listing = Listing(options, self.board, self.words, width)
        for pair in self.ways_to_show(view, listing, width):
            if self.height_of(*pair, width=width) <= room - log:
                return pair
        table = self.drawn(view, width, BRIEF)
        least = min(log, 1 if self.is_low else 2)
        return table, listing.some(room - least - self.height_of(table, width=width))

    def ways_to_show(
        self, view: Any, listing: Listing, width: int
    ) -> Iterator[tuple[RenderableType, RenderableType]]:
        """First the table gets shorter, then the answers."""
        for detail in (FULL, USUAL, BRIEF):
            yield self.drawn(view, width, detail), listing.whole()
        table = self.drawn(view, width, BRIEF)
        for answers in listing.shorter():
            yield table, answers

    def tell_latest(self, log: Sequence[str], room: int) -> None:
        """Under a title, unless the screen is low."""
        if not self.is_low:
            room -= 1
            self.console.print(Rule(self.words("log-title"), style="dim", align="left"))
        self.console.print(self.latest(log, room))

    def drawn(self, view: Any, width: int, detail: int) -> RenderableType:
        """The table as the game draws it; else in sentences."""
        drawing = self.board.draw(view, self.words, width, detail)
        return log_lines(self.words.sentences(view)) if drawing is None else rendered(drawing)

    def beside(self, table: RenderableType, log: Sequence[str]) -> RenderableType:
        """The table, and what happened to its right."""
        width = self.width - LOG_WIDTH
        height = self.height_of(table, width=width)
        row = Table.grid(expand=True)
        row.add_column(width=width)
        row.add_column(width=LOG_WIDTH)
        panel = Panel(
            self.latest(log or [self.words("log-empty")], height - 2, LOG_WIDTH - 4),
            title=self.words("log-title"),
            title_align="left",
            border_style="dim",
            height=height,
        )
        row.add_row(table, panel)
        return row

    def latest(self, log: Sequence[str], room: int, width: int | None = None) -> RenderableType:
        """As many of the last lines as there is room for, and a word on the others."""
        if self.height_of(log_lines(log), width=width) <= room:
            return log_lines(log)
        shown: list[str] = []
        for line in reversed(log):
            if self.height_of(log_lines([line, *shown]), width=width) > room - 1:
                break
            shown.insert(0, line)
        note = Prose(self.words("log-earlier", count=len(log) - len(shown)), "dim italic")
        return Group(note, log_lines(shown)) if shown else note

    def height_of(self, *things: RenderableType, width: int | None = None) -> int:
        options = self.console.options.update(width=width or self.width)
        return sum(len(self.console.render_lines(thing, options)) for thing in things)

    def table(self, view: Any) -> None:
        self.console.print(self.drawn(view, self.width, FULL))

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(style="bold", max_width=36)
        rows.add_column()
        for name, meaning in pairs:
            rows.add_row(Prose(name), Prose(meaning))
        self.console.print(Padding(rows, (0, 1)))

    def thinking(self, name: str) -> AbstractContextManager[object]:
        return self.console.status(self.words("thinking", name=name))


def log_lines(lines: Sequence[str]) -> RenderableType:
    """Each line with a point before it, the rest of it hanging."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        rows.add_row(Text("·", "dim"), Prose(line))
    return rows
