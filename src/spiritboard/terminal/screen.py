"""What is shown: drawn with colours and frames, or plainly, as sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from spiritboard.core.board import Board
from spiritboard.terminal.folding import folded, more_of
from spiritboard.terminal.option import Option
from spiritboard.terminal.rendering import rendered, text_of
from spiritboard.text import Words

WIDE = 116
"""From this width on, the log stands beside the table."""
LOG_WIDTH = 36
NARROWEST = 78
"""On a narrower terminal there is no room to draw a table."""
LINES_AROUND = 3
"""The prompt, the title of the log, and a line to spare."""
ROOMY = 100
"""Whoever asks for the table may scroll."""
MEASURE = 76
"""A story is read in lines of this width at most."""
MARGIN = "  "
LOW = 30
"""On fewer lines the log has no title, and gets what the table leaves."""
FEWEST_LINES = 4
"""At least this much of the log is always shown."""


class Screen(ABC):
    """Where a session shows what it has to show."""

    pauses: bool
    """Is a round's end waited for, lest it scroll away?"""

    def __init__(self, console: Console, words: Words, board: Board) -> None:
        self.console = console
        self.words = words
        self.board = board

    is_unread = False
    """Something stands there that the next picture of the table does not show."""

    def was_read(self) -> None:
        """The person has typed something: what was shown before may go."""
        self.is_unread = False

    @abstractmethod
    def say(self, text: str) -> None:
        """One sentence to the player."""

    @abstractmethod
    def tell(self, lines: Sequence[str]) -> None:
        """What happened, in sentences."""

    @abstractmethod
    def read(self, paragraphs: Sequence[str]) -> None:
        """A piece of a story."""

    @abstractmethod
    def turn(self, view: Any, question: str, options: Sequence[Option], log: Sequence[str]) -> None:
        """All that is needed to answer."""

    @abstractmethod
    def table(self, view: Any) -> None:
        """The table, whole."""

    @abstractmethod
    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Each a word and its explanation."""

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """Shown while somebody thinks for long."""
        return nullcontext()


class Plain(Screen):
    """One sentence after another, nothing else; for screen readers, pipes and scripts."""

    pauses = False

    def say(self, text: str) -> None:
        """Broken at words where somebody reads it; a program gets whole lines."""
        whole = not self.console.is_terminal
        self.console.print(text, markup=False, highlight=False, soft_wrap=whole, emoji=False)

    def tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.say(line)

    def read(self, paragraphs: Sequence[str]) -> None:
        for paragraph in paragraphs:
            self.say("")
            self.say(paragraph)

    def turn(self, view: Any, question: str, options: Sequence[Option], log: Sequence[str]) -> None:
        self.tell(log)
        self.say("")
        self.tell(self.words.status(view))
        self.say(question)
        for option, more in folded(options, self.board):
            told = f"{option.number}: {option.label}"
            told = f"{told} ({option.preview})" if option.preview else told
            self.say(told + more_of(option, more, self.words))

    def table(self, view: Any) -> None:
        self.tell(self.words.sentences(view))

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        for name, meaning in pairs:
            self.say(self.words("rule-line", number=name, text=meaning))


class Drawn(Screen):
    """A table that is looked at."""

    pauses = True

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str) -> None:
        self.is_unread = True
        self.console.print(text, markup=False, highlight=False, emoji=False)

    def tell(self, lines: Sequence[str]) -> None:
        self.is_unread = True
        self.console.print(log_lines(lines))

    def read(self, paragraphs: Sequence[str]) -> None:
        self.is_unread = True
        width = min(self.width, MEASURE) - 2 * len(MARGIN)
        for paragraph in paragraphs:
            self.console.print()
            for line in Text(paragraph).wrap(self.console, width):
                self.console.print(Text(MARGIN) + line, soft_wrap=True)

    def turn(self, view: Any, question: str, options: Sequence[Option], log: Sequence[str]) -> None:
        """In the place of the last one, unless something was told meanwhile."""
        if not self.is_unread:
            self.console.clear()
        asked = Text(question, "bold")
        line = Rule(style="dim")
        answers = self.answers(options)
        if self.width >= WIDE:
            table = self.drawn(view, self.width - LOG_WIDTH, self.console.height)
            self.console.print(self.beside(Group(table, line, asked, answers), log))
            return
        table = self.drawn(view, self.width, self.console.height)
        self.console.print(table)
        if log:
            used = self.height_of(table, line, asked, answers) + LINES_AROUND
            self.tell_latest(log, self.console.height - used)
        low = self.console.height < LOW
        self.console.print(Group(asked, answers) if low else Group(line, asked, answers))

    def tell_latest(self, log: Sequence[str], room: int) -> None:
        """Where there is room, under a title and a few lines at least."""
        if self.console.height < LOW:
            self.console.print(self.latest(log, room + 3, fewest=1))
            return
        self.console.print(Rule(self.words("log-title"), style="dim", align="left"))
        self.console.print(self.latest(log, room))

    def drawn(self, view: Any, width: int, height: int) -> RenderableType:
        """The table as the game draws it; else in sentences."""
        drawing = self.board.draw(view, self.words, width, height)
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

    def latest(
        self, log: Sequence[str], room: int, width: int | None = None, fewest: int = FEWEST_LINES
    ) -> RenderableType:
        """As many of the last lines as there is room for, and a word on the others."""
        shown: list[str] = []
        for line in reversed(log):
            if self.height_of(log_lines([*shown, line]), width=width) > max(room - 1, fewest):
                break
            shown.insert(0, line)
        earlier = len(log) - len(shown)
        if not earlier:
            return log_lines(shown)
        note = Text(self.words("log-earlier", count=earlier), "dim italic")
        return Group(note, log_lines(shown))

    def height_of(self, *things: RenderableType, width: int | None = None) -> int:
        options = self.console.options.update(width=width or self.width)
        return sum(len(self.console.render_lines(thing, options)) for thing in things)

    def answers(self, options: Sequence[Option]) -> RenderableType:
        """What answers the question, and after it what may be done at any time."""
        shown = folded(options, self.board)
        own = [one for one in shown if not one[0].beside]
        beside = [one for one in shown if one[0].beside]
        parts = [self.option_rows(own)] if own else []
        if own and beside:
            parts.append(Text(self.words("options-beside"), "dim"))
        return Group(*parts, self.option_rows(beside)) if beside else Group(*parts)

    def option_rows(self, options: Sequence[tuple[Option, int]]) -> RenderableType:
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(justify="right", style="bold", width=3)
        for option, more in options:
            chip = self.board.chip(option.action, self.words)
            if chip is None:
                preview = f" – {option.preview}" if option.preview else ""
                preview += more_of(option, more, self.words)
                rows.add_row(str(option.number), Text.assemble(option.label, (preview, "dim")))
            else:
                rows.add_row(str(option.number), text_of(chip), Text(option.preview))
        return rows

    def table(self, view: Any) -> None:
        self.console.print(self.drawn(view, self.width, ROOMY))

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(style="bold", max_width=36)
        rows.add_column()
        for name, meaning in pairs:
            rows.add_row(Text(name), Text(meaning))
        self.console.print(Padding(rows, (0, 1)))

    def thinking(self, name: str) -> AbstractContextManager[object]:
        return self.console.status(self.words("thinking", name=name))


def log_lines(lines: Sequence[str]) -> RenderableType:
    """Each line with a point before it, the rest of it hanging."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        rows.add_row(Text("·", "dim"), Text(line))
    return rows
