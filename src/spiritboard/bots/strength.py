"""How strong the levels of bots are in a game, as it was measured: the file `content/levels.toml` of its folder.

`spiritboard arena GAME --ratings FILE` writes it, and `spiritboard scene odds --ratings FILE` for a game of scenes
whose players win together. A game without the file, or whose rules have changed since, shows no numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from msgspec import Struct

from spiritboard.bots.budgets import parted
from spiritboard.bots.seating import BY_LEVEL
from spiritboard.catalog import opened

FILE: Final = "levels"


class Strength(Struct, frozen=True, forbid_unknown_fields=True):
    """Of one level. `value` is a rating, or the scenes that it finishes, in percent."""

    bot: str
    """What played for it: a bot with a budget, as it is written."""
    value: int
    error: int
    """A standard error."""


class Strengths(Struct, frozen=True, forbid_unknown_fields=True):
    """Of all levels that were measured."""

    rules: str
    """The version of the rules that was played by."""
    command: str
    """What measured it."""
    measure: Literal["rating", "scenes"]
    games: int
    levels: Mapping[str, Strength]


def strengths(name: str) -> Strengths | None:
    """What was measured by the rules that are played now; None: nothing."""
    found = opened(name)
    kept = found.content.get(FILE)
    measured = None if kept is None else msgspec.convert(kept, Strengths)
    is_current = measured is not None and measured.rules == found.rules.info.rules_version
    return measured if is_current else None


def level_of(bot: str) -> str:
    """The level that a bot with a budget plays for.

    >>> level_of("strongest:0.1cpu")
    'search'
    """
    name = parted(bot)[0]
    return BY_LEVEL.get(name, name)


def written(found: Strengths) -> str:
    """The file."""
    head = [
        "# How strong the levels of bots are. Do not change it by hand: the command below has written it.",
        f"rules = {text(found.rules)}",
        f"command = {text(found.command)}",
        f"measure = {text(found.measure)}",
        f"games = {found.games}",
        "",
        "[levels]",
    ]
    rows = [
        f"{level} = {{ bot = {text(one.bot)}, value = {one.value}, error = {one.error} }}"
        for level, one in found.levels.items()
    ]
    return "\n".join([*head, *rows, ""])


def text(value: str) -> str:
    """As TOML writes it: as JSON does."""
    return msgspec.json.encode(value).decode()
