"""Reads the content files: our own, and those in which a player gives the numbers of their box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from msgspec import Struct

from spiritboard.core.content import merged
from spiritboard.core.errors import BadSetup
from spiritboard.core.game import Game

MARKS = ("rulebook", "source", "house")


class ContentFolder(Mapping[str, Mapping[str, Any]]):
    """The TOML files of a game by name, without the marks; each is read when it is asked for."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self._read: dict[str, Mapping[str, Any]] = {}

    def __getitem__(self, part: str) -> Mapping[str, Any]:
        if part not in self._read:
            file = self.folder.joinpath(f"{part}.toml")
            if not file.is_file():
                raise KeyError(part)
            self._read[part] = unmarked(tomllib.loads(file.read_text("utf-8")))
        return self._read[part]

    def __iter__(self) -> Iterator[str]:
        found = self.folder.iterdir() if self.folder.is_dir() else ()
        return iter([file.name[:-5] for file in found if file.name.endswith(".toml")])

    def __len__(self) -> int:
        return sum(1 for _ in self)


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


class Pack(Struct, frozen=True):
    """What a player brings to a game: values for its box, and words for them."""

    content: dict[str, Any]
    texts: dict[str, str] = {}
    """By language: a Fluent text."""


def read_pack(path: Path, rules: Game[Any, Any]) -> Pack:
    """One file of values, or a folder with `content/*.toml` and `text/LANGUAGE.ftl`, checked."""
    if not path.is_dir():
        return Pack(changes_from(path, rules))
    values, words = sorted(path.glob("content/*.toml")), sorted(path.glob("text/*.ftl"))
    if not values and not words:
        raise BadSetup("pack-empty", file=str(path))
    content: dict[str, Any] = {}
    for file in values:
        content = changes_from(file, rules, content)
    return Pack(content, {file.stem: text_of(file) for file in words})


def changes_from(
    path: Path, rules: Game[Any, Any], before: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """A player's own values for a game; a wrong one is refused with file, line and field.

    `before`: the values of the files before it in the same pack.
    """
    text = text_of(path)
    try:
        changes = merged(before or {}, unmarked(tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("content-not-toml", file=str(path), detail=str(error)) from None
    try:
        rules.check_content(changes)
    except BadSetup as error:
        field = str(error.params.get("field", ""))
        line = line_of(text, field)
        raise BadSetup("content-wrong", file=str(path), line=line, field=field, why=error) from None
    return changes


def text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadSetup("content-unreadable", file=str(path), detail=error.strerror) from None
    except UnicodeDecodeError as error:
        raise BadSetup("content-unreadable", file=str(path), detail=str(error)) from None


def line_of(text: str, field: str) -> int:
    """The line of a TOML text in which a dotted field stands; 1 if there is none.

    >>> line_of("[track]\nmoon = 0", "track.moon")
    2
    >>> line_of("[[icon]]\nat = 1\n[[icon]]\nat = 2", "icon[1].at")
    4
    """
    table = ""
    best = 1
    arrays: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if entry := re.match(r"\s*\[\[([^\[\]]+)\]\]", line):
            name = _path("", _keys(entry[1]), arrays, is_array=True)
            arrays[name] = arrays.get(name, -1) + 1
            found = table = f"{name}[{arrays[name]}]"
        elif header := re.match(r"\s*\[([^\[\]]+)\]", line):
            found = table = _path("", _keys(header[1]), arrays)
        elif key := re.match(r"\s*([^=#]+?)\s*=", line):
            found = _path(table, _keys(key[1]), {})
        else:
            continue
        if found == field:
            return number
        if field.startswith((f"{found}.", f"{found}[")):
            best = number
    return best


def _path(table: str, keys: list[str], arrays: Mapping[str, int], is_array: bool = False) -> str:
    """A dotted path, each array in it with its newest entry, but for one that gets another."""
    for place, key in enumerate(keys):
        table = f"{table}.{key}" if table else key
        gets_another = is_array and place == len(keys) - 1
        if table in arrays and not gets_another:
            table = f"{table}[{arrays[table]}]"
    return table


def _keys(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
