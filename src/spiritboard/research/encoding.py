"""The encoding of a game by its name, and its ids and fields as tables to read."""

from __future__ import annotations

from collections.abc import Mapping

from spiritboard.catalog import check_seats, opened
from spiritboard.catalog.options import options_of, seats_for
from spiritboard.core.package import AnyEncoding
from spiritboard.core.state import State


def laid_table(name: str, seats: int, options: Mapping[str, object] | None = None) -> State:
    """A table before anything is dealt."""
    rules = opened(name).rules
    check_seats(rules, seats)
    seats_for(rules, dict(options or {}), seats)
    laid: State = rules.setup(seats, options_of(rules, dict(options or {})))
    return laid


def encoding_of(name: str, seats: int, options: Mapping[str, object] | None = None) -> AnyEncoding:
    """How a game is told by numbers at a table of so many seats.

    >>> from spiritboard.catalog import shelf
    >>> encoding_of(shelf()[0], seats=5).ids
    147
    """
    found = opened(name)
    return found.package.encoding(found.rules, laid_table(name, seats, options), seats)


def table_of_ids(encoding: AnyEncoding) -> str:
    """Markdown: every block of ids."""
    rows = [
        f"| {span(block.first, block.size)} | `{block.name}` | {block.what} |"
        for block in encoding.blocks
    ]
    return "\n".join(["| ids | what is told | |", "|---|---|---|", *rows])


def table_of_fields(encoding: AnyEncoding) -> str:
    """Markdown: every field of an observation."""
    rows: list[str] = []
    first = 0
    for field in encoding.fields:
        bounds = f"{field.low} to {field.high}"
        rows.append(f"| {span(first, field.size)} | `{field.name}` | {bounds} | {field.what} |")
        first += field.size
    return "\n".join(["| at | field | numbers | what it tells |", "|---|---|---|---|", *rows])


def span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"
