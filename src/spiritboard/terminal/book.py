"""The rules, whole, on a screen."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spiritboard.text import Rulebook
from spiritboard.text.rulebook import Rule

LINE = 100
"""Longer lines tire the eye."""


def show_book(book: Rulebook, console: Console) -> None:
    width = min(LINE, console.width)
    console.print(Text(book.title, "bold"), width=width)
    console.print(Padding(Text(book.intro), (1, 0)), width=width)
    for chapter in book.chapters():
        console.print(Text(f"{chapter.number} {chapter.title}".strip(), "bold"), width=width)
        rules = Table.grid(padding=(0, 2, 0, 0))
        rules.add_column(no_wrap=True, style="bold")
        for rule in chapter.rules:
            rules.add_row(rule.label or "·", told(rule))
        console.print(Padding(rules, (0, 0, 1, 0)), width=width)


def told(rule: Rule) -> RenderableType:
    """What it says, and its table below."""
    if not rule.table:
        return Text(rule.text)
    heading, *rows = rule.table
    table = Table(*heading, box=box.SIMPLE_HEAD)
    for row in rows:
        table.add_row(*row)
    return Group(Text(rule.text), table)
