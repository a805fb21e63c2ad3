"""Reads the content files: our own, and those in which a player gives the numbers of their box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from spiritboard.core.errors import BadSetup
from spiritboard.core.game import Game

MARKS = ("rulebook", "source", "house")


def box_of(name: str) -> Mapping[str, Any]:
    """The content of one of our games, without the marks."""
    return unmarked(marked_box_of(name))


def marked_box_of(name: str) -> Mapping[str, Any]:
    return content_of(name, "box")


def content_of(name: str, part: str) -> Mapping[str, Any]:
    """One of the content files of one of our games."""
    file = files(f"spiritboard.games.{name}").joinpath(f"content/{part}.toml")
    return tomllib.loads(file.read_text("utf-8"))


def unmarked(tables: Mapping[str, Any]) -> dict[str, Any]:
    """`{ value = 24, from = "house" }` becomes 24, all the way down."""
    return {name: _unmarked(value) for name, value in tables.items()}


def _unmarked(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    return value["value"] if set(value) == {"value", "from"} else unmarked(value)


def changes_from(path: Path, rules: Game[Any, Any]) -> dict[str, Any]:
    """A player's own values for a game; a wrong one is refused with file, line and field."""
    try:
        text = path.read_text("utf-8")
        changes = unmarked(tomllib.loads(text))
    except OSError as error:
        raise BadSetup("content-unreadable", file=str(path), detail=error.strerror) from None
    except UnicodeDecodeError as error:
        raise BadSetup("content-unreadable", file=str(path), detail=str(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("content-not-toml", file=str(path), detail=str(error)) from None
    try:
        rules.check_content(changes)
    except BadSetup as error:
        field = str(error.params.get("field", ""))
        line = line_of(text, field)
        raise BadSetup("content-wrong", file=str(path), line=line, field=field, why=error) from None
    return changes


def line_of(text: str, field: str) -> int:
    """The line of a TOML text in which a dotted field stands; 1 if there is none.

    >>> line_of("[track]\nmoon = 0", "track.moon")
    2
    """
    table: list[str] = []
    best = 1
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\[\]]+)\]", line):
            table = _keys(header[1])
            found = table
        elif key := re.match(r"\s*([^=#]+?)\s*=", line):
            found = [*table, *_keys(key[1])]
        else:
            continue
        if found == field.split("."):
            return number
        if found and field.startswith(".".join(found) + "."):
            best = number
    return best


def _keys(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
