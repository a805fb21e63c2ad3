"""What may be answered, as a list: told whole, or as shortly as a low screen asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spiritboard.core.board import Board
from spiritboard.terminal.commands import names_of
from spiritboard.terminal.folding import folded, more_of
from spiritboard.terminal.option import Option
from spiritboard.terminal.prose import Prose
from spiritboard.terminal.rendering import text_of
from spiritboard.text import Words
from spiritboard.text.typography import NEXT

NUMBER_WIDTH: Final = 3
Listed = tuple[Option, int]
"""An answer, and how many others it stands for."""


class Listing:
    """All answers to one question, and after them what may be done at any time."""

    def __init__(self, options: Sequence[Option], board: Board, words: Words, width: int) -> None:
        self.width = width
        self.board = board
        self.words = words
        shown = folded(options, board)
        self.own = [one for one in shown if not one[0].beside]
        self.beside = [one for one in shown if one[0].beside]

    def whole(self) -> RenderableType:
        """Each with all that it would do."""
        parts: list[RenderableType] = [self.rows(self.own)] if self.own else []
        if self.own and self.beside:
            parts.append(self.beside_title())
        return Group(*parts, self.rows(self.beside)) if self.beside else Group(*parts)

    def shorter(self) -> Iterator[RenderableType]:
        """From what tells nearly as much down to a word for each."""
        yield self.joined(is_cut=False)
        yield self.joined(is_cut=True)
        yield self.named()
        yield self.side_by_side(self.own + self.beside)

    def some(self, lines: int) -> RenderableType:
        """As many as there is room for, and how to see the others."""
        every = self.own + self.beside
        if len(every) <= lines * self.abreast:
            return self.side_by_side(every)
        shown = every[: self.abreast * max(lines - 1, 1)]
        command = names_of(self.words, "command-more")[0]
        more = self.words("options-cut", count=len(every) - len(shown), command=command)
        return Group(self.side_by_side(shown), Prose(more, "dim"))

    @property
    def abreast(self) -> int:
        """Two on a line, if they can still be told apart when they are cut."""
        room = self.width // 2 - NUMBER_WIDTH - 2
        names = [option.label[:room] for option, _ in self.own + self.beside]
        return 2 if len(set(names)) == len(names) else 1

    def beside_title(self) -> Text:
        return Text(self.words("options-beside"), "dim")

    # With what they would do

    def rows(self, options: Sequence[Listed], *, is_cut: bool = False) -> Table:
        rows = numbered_rows()
        for option, more in options:
            chip = self.board.chip(option.action, self.words)
            if chip is None:
                rows.add_row(str(option.number), one_line(self.told(option, more), is_cut))
            else:
                preview = one_line(Prose(option.preview), is_cut)
                rows.add_row(str(option.number), text_of(chip), preview)
        return rows

    def told(self, option: Option, more: int) -> Text:
        preview = f" – {option.preview}" if option.preview else ""
        return Prose.assemble(self.name(option, more), (preview, "dim"))

    def joined(self, *, is_cut: bool) -> RenderableType:
        """Pictures of answers that do the same share a line."""
        chips, others = self.parted(self.own)
        parts: list[RenderableType] = []
        for preview, same in groupby(chips, lambda one: one[0].preview):
            parts.append(one_line(Prose.assemble(self.row_of_chips(same), preview), is_cut))
        parts += [self.rows(some, is_cut=is_cut) for some in (others, self.beside) if some]
        return Group(*parts)

    # By their names alone

    def named(self) -> RenderableType:
        """Pictures in rows, the others on a line each."""
        chips, others = self.parted(self.own + self.beside)
        rows = numbered_rows()
        for option, more in others:
            rows.add_row(str(option.number), one_line(self.name(option, more), is_cut=True))
        return Group(self.row_of_chips(chips), rows) if chips else rows

    def side_by_side(self, options: Sequence[Listed]) -> RenderableType:
        chips, others = self.parted(options)
        rows = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(self.abreast):
            rows.add_column(justify="right", style="bold", width=NUMBER_WIDTH)
            rows.add_column(ratio=1)
        cells: list[RenderableType] = []
        for option, more in others:
            cells += [str(option.number), one_line(self.name(option, more), is_cut=True)]
        for at in range(0, len(cells), 2 * self.abreast):
            rows.add_row(*cells[at : at + 2 * self.abreast])
        return Group(self.row_of_chips(chips), rows) if chips else rows

    def name(self, option: Option, more: int) -> Text:
        return Prose.assemble(option.label, (more_of(option, more, self.words), "dim"))

    # Pictures

    def parted(self, options: Sequence[Listed]) -> tuple[list[Listed], list[Listed]]:
        """Those that have a picture, and those that have none."""
        chips = [one for one in options if self.board.chip(one[0].action, self.words)]
        return chips, [one for one in options if one not in chips]

    def row_of_chips(self, options: Iterator[Listed] | Sequence[Listed]) -> Text:
        """Each after its number."""
        row = Prose()
        for option, _ in options:
            chip = self.board.chip(option.action, self.words)
            assert chip is not None
            number, picture = str(option.number).rjust(NUMBER_WIDTH), text_of(chip)
            whole = Prose.assemble((f"{number} ", "bold"), picture)
            whole.plain = whole.plain.replace(" ", NEXT)
            row.append_text(whole).append(" ")
        return row


def numbered_rows() -> Table:
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(justify="right", style="bold", width=NUMBER_WIDTH)
    return rows


def one_line(text: Text, is_cut: bool) -> Text:
    """Cut where the line ends, if it is to be cut."""
    if is_cut:
        text.no_wrap, text.overflow = True, "ellipsis"
    return text
