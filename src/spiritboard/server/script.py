"""A lesson at a table: which answer the script expects now, and what the learner reads."""

from __future__ import annotations

from typing import NamedTuple

from spiritboard.core.errors import Illegal
from spiritboard.core.table_side import Lesson, Move
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.match import Match


class Taught(NamedTuple):
    """What the learner reads now, and how far that is."""

    tip: str
    chapter: str = ""
    step: int = 0
    """Which tip it is, from 1; 0: the script is over."""
    chapters: tuple[int, ...] = ()
    """How many tips each chapter has."""


class Script:
    """A lesson, followed as far as the match has kept to it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.chapters = tips_by_chapter(lesson.moves)

    def place(self, match: Match) -> int | None:
        """How far the script is; None: it is over, or the learner went another way."""
        made = [match.log[n] for n in match.valid if match.log[n].seat != NATURE]
        if len(made) >= len(self.lesson.moves):
            return None
        for entry, move in zip(made, self.lesson.moves, strict=False):
            if entry.seat != move.seat or entry.action != match.game.action(move.action):
                return None
        return len(made)

    def next_move(self, match: Match) -> Move | None:
        """What the script expects now."""
        place = self.place(match)
        return None if place is None else self.lesson.moves[place]

    def check(self, match: Match, seat: Seat, action: Action) -> None:
        """Refuses what the lesson does not teach now."""
        move = self.next_move(match)
        if move is None or move.free or seat != self.lesson.learner:
            return
        if move.seat != seat or action != match.game.action(move.action):
            raise Illegal("", "lesson-goes-on")

    def taught(self, match: Match) -> Taught:
        """The message that the learner reads now, and in which chapter."""
        place = self.place(match)
        if place is None:
            return Taught(self.lesson.ending)
        read = self.lesson.moves[: place + 1]
        tips = [move.tip for move in read if move.tip]
        return Taught(
            tip=last(tips),
            chapter=last([move.chapter for move in read if move.chapter]),
            step=len(tips),
            chapters=self.chapters,
        )


def last(messages: list[str]) -> str:
    """The one that holds now; empty: there was none."""
    return messages[-1] if messages else ""


def tips_by_chapter(moves: tuple[Move, ...]) -> tuple[int, ...]:
    """How many tips each chapter has."""
    counts: list[int] = []
    for move in moves:
        if move.chapter or not counts:
            counts.append(0)
        if move.tip:
            counts[-1] += 1
    return tuple(counts)
