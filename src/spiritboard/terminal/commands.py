"""What can be typed at the table besides an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spiritboard.text import Words

COMMANDS: Final = (
    "why",
    "more",
    "rules",
    "table",
    "log",
    "undo",
    "save",
    "hint",
    "watch",
    "records",
    "help",
    "quit",
)
WITH_MORE: Final = ("answer", "why", "more", "rules", "undo", "save")
"""Those of which the help says what may follow."""


class Command(NamedTuple):
    name: str
    rest: str


def command_in(text: str, languages: Sequence[Words]) -> Command | None:
    """The command that a line begins with, in the table's language or in English."""
    first, _, rest = text.strip().partition(" ")
    for name in COMMANDS:
        if is_called(first, f"command-{name}", languages):
            return Command(name, rest.strip())
    return None


def is_called(typed: str, key: str, languages: Sequence[Words]) -> bool:
    return any(typed.casefold() in names_of(words, key) for words in languages)


def names_of(words: Words, key: str) -> list[str]:
    return [name.strip() for name in words(key).split(",")]


def help_lines(words: Words) -> list[tuple[str, str]]:
    """What to type, and what it does."""
    shown = [(words("help-answer"), words("help-answer-says"))]
    for name in COMMANDS:
        typed = names_of(words, f"command-{name}")[0]
        if name in WITH_MORE:
            more = words(f"help-{name}", all=names_of(words, "command-all")[0])
            typed = f"{typed} ({more})"
        shown.append((typed, words(f"help-{name}-says")))
    return shown
