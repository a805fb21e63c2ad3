"""A table drawn with letters: lines of styled text, rows, panels. The terminal puts it on a screen.

A style is what a terminal understands: `bold`, `dim`, `#6cb4ff`, `bold black on #ffd84d`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Cell:
    """A piece of text in one style."""

    text: str
    style: str = ""


Piece: TypeAlias = "str | Cell | Line"


class Line:
    """Pieces of text, one after another.

    >>> line = Line("Moon: ", Cell("3", "bold"))
    >>> len(line), str(line[2:7])
    (7, 'on: 3')
    """

    def __init__(self, *pieces: Piece, style: str = "") -> None:
        self.cells: tuple[Cell, ...] = tuple(
            [cell for piece in pieces for cell in cells_of(piece, style)]
        )

    def __add__(self, other: Piece) -> Line:
        return Line(self, other)

    def __len__(self) -> int:
        return sum([len(cell.text) for cell in self.cells])

    def __str__(self) -> str:
        return "".join([cell.text for cell in self.cells])

    def __getitem__(self, part: slice) -> Line:
        start, end, _ = part.indices(len(self))
        found: list[Cell] = []
        at = 0
        for cell in self.cells:
            text = cell.text[max(0, start - at) : max(0, end - at)]
            if text:
                found.append(Cell(text, cell.style))
            at += len(cell.text)
        return Line(*found)

    def cut(self, width: int) -> Line:
        """As much of it as there is room for, and a sign where the rest would be.

        >>> str(Line("Academy").cut(5)), str(Line("Academy").cut(7))
        ('Acad…', 'Academy')
        """
        return self if len(self) <= width else self[: width - 1] + "…"


def cells_of(piece: Piece, style: str) -> list[Cell]:
    if isinstance(piece, Line):
        return list(piece.cells)
    found = Cell(piece, style) if isinstance(piece, str) else piece
    return [found] if found.text else []


def joined(between: Piece, lines: Iterable[Piece]) -> Line:
    """All of them in one line."""
    pieces: list[Piece] = []
    for line in lines:
        pieces += [between, line] if pieces else [line]
    return Line(*pieces)


@dataclass(frozen=True)
class Column:
    """How wide a column is: fixed, a share of what is left, or as wide as what it holds."""

    width: int = 0
    share: int = 0
    is_right: bool = False
    """Flush right."""


@dataclass(frozen=True)
class Grid:
    """Rows of things side by side."""

    rows: Sequence[Sequence[Drawing]]
    columns: Sequence[Column] = ()
    """By column; none: each as wide as what it holds."""
    gap: int = 0
    """Spaces after each column."""
    is_wide: bool = False
    """It takes the whole width."""


@dataclass(frozen=True)
class Panel:
    """Something in a frame."""

    content: Drawing
    title: Line
    style: str = ""
    height: int = 0
    """Lines, the frame's too; 0: as many as it takes."""


@dataclass(frozen=True)
class Stack:
    """One below the other."""

    parts: Sequence[Drawing]


Drawing = Line | Grid | Panel | Stack
