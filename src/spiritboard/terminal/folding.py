"""Long lists of answers: one of each kind, and how to see the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.board import Board
from spiritboard.terminal.commands import names_of
from spiritboard.terminal.option import Option
from spiritboard.text import Words

MANY: Final = 12
"""More answers than this are not all listed."""


def folded(options: Sequence[Option], board: Board) -> list[tuple[Option, int]]:
    """What is listed, each with how many others it stands for."""
    if len(options) <= MANY:
        return [(option, 0) for option in options]
    groups = [board.group(option.action) for option in options]
    return [
        (option, groups.count(group) - 1)
        for place, (option, group) in enumerate(zip(options, groups, strict=True))
        if groups.index(group) == place
    ]


def unfolded(number: int, options: Sequence[Option], board: Board) -> list[Option]:
    """All that one that is listed stands for."""
    group = board.group(options[number - 1].action)
    return [option for option in options if board.group(option.action) == group]


def more_of(option: Option, more: int, words: Words) -> str:
    if not more:
        return ""
    command = names_of(words, "command-more")[0]
    return " " + words("options-more", count=more, command=command, number=option.number)
