"""A table in sentences, for those who listen instead of looking."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from spiritboard.text import djinn, shamans
from spiritboard.text.words import Words

Sentences = Callable[[Any, Words], list[str]]

TABLES: Final[Mapping[str, Sentences]] = {
    "shamans": shamans.whole_table,
    "djinn": djinn.whole_table,
}


def sentences(game: str, view: Any, words: Words) -> list[str]:
    """The whole table as one pair of eyes sees it."""
    return TABLES.get(game, field_by_field)(view, words)


def field_by_field(view: Any, words: Words) -> list[str]:
    """Of a game that has no sentences of its own: all that its view holds, under its own names."""
    plain = msgspec.to_builtins(view)
    facts = plain.items() if isinstance(plain, dict) else [("view", plain)]
    return [words("fact", name=str(name), value=as_text(value, words)) for name, value in facts]


def as_text(value: Any, words: Words) -> str:
    if isinstance(value, list | tuple):
        return words.listed([as_text(item, words) for item in value])
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
