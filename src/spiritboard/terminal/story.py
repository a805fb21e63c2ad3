"""The match so far, told again, and events as lines of a log."""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.values import Event, Seat
from spiritboard.match import Match
from spiritboard.terminal.board import Board
from spiritboard.text import Words


def story(match: Match, reader: Seat) -> list[Event]:
    """All that a seat was told, from the first deal on; what was undone is left out."""
    state = match.game.setup(match.seats, match.settings)
    told: list[Event] = []
    for number in match.line:
        entry = match.log[number]
        told += match.game.apply(state, entry.seat, match.action_of(entry))
    return [event for event in told if event.is_for(reader)]


def this_round(match: Match, reader: Seat, board: Board) -> list[Event]:
    """All that a seat was told since the round began."""
    told = story(match, reader)
    starts = [place for place, event in enumerate(told) if board.begins_a_round(event)]
    return told[starts[-1] :] if starts else told


def as_lines(events: Sequence[Event], words: Words, board: Board) -> list[str]:
    """Sentences; what follows from another event stands on its line."""
    lines: list[str] = []
    for event in events:
        told = words.event(event)
        if lines and board.belongs_to_the_last(event):
            lines[-1] += f" {told}"
        else:
            lines.append(told)
    return lines
