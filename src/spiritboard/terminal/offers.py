"""What a person may do now, each with its words and with what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match
from spiritboard.terminal.option import UNLISTED, Option
from spiritboard.text import Words


def offers(match: Match, seat: Seat, words: Words, table_side: TableSide) -> list[Option]:
    """All that is listed, numbered from 1."""
    view = match.view(seat)
    able = [offer(match, view, action, words, table_side) for action in match.options(seat)]
    return [option._replace(number=number) for number, option in enumerate(distinct(able), 1)]


def offer(match: Match, view: Any, action: Action, words: Words, table_side: TableSide) -> Option:
    """One answer, listed or not."""
    does = [words.say(fragment) for fragment in table_side.preview(view, action)]
    beside = match.game.is_out_of_turn(action)
    return Option(UNLISTED, action, words.option(view, action), words.clauses(does), beside)


def distinct(options: Sequence[Option]) -> list[Option]:
    """Of answers that are called the same and do the same, the first one: two equal tiles are one."""
    alike: dict[tuple[str, str], Option] = {}
    for option in options:
        alike.setdefault((option.label, option.preview), option)
    return list(alike.values())
