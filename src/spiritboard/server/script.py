"""A lesson at a table: which answer the script expects now, and what the learner reads."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.core.table_side import Lesson, Move
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.match import Match


class Script:
    """A lesson, followed as far as the match has kept to it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

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

    def tip(self, match: Match) -> str:
        """The message that the learner reads now."""
        place = self.place(match)
        if place is None:
            return self.lesson.ending
        tips = [move.tip for move in self.lesson.moves[: place + 1] if move.tip]
        return tips[-1] if tips else ""
