"""Events as lines of a log."""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.table_side import TableSide
from spiritboard.core.values import Event, Seat
from spiritboard.match import Match
from spiritboard.text import Words


def this_round(match: Match, reader: Seat, table_side: TableSide) -> list[Event]:
    """All that a seat was told since the round began."""
    told = [event for event in match.story() if event.is_for(reader)]
    starts = [place for place, event in enumerate(told) if event.key == table_side.log.round_begin]
    return told[starts[-1] :] if starts else told


def as_lines(events: Sequence[Event], words: Words, table_side: TableSide) -> list[str]:
    """Sentences; what follows from another event stands on its line."""
    lines: list[str] = []
    for event in events:
        told = words.event(event)
        if lines and event.key in table_side.log.tails:
            lines[-1] += f" {told}"
        else:
            lines.append(told)
    return lines
