"""Duchařina in a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from spiritboard.core.board import BRIEF, Board
from spiritboard.core.drawing import Drawing
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action
from spiritboard.games.ducharina.actions import Enter, Furnish, Plan
from spiritboard.games.ducharina.terminal.table import draw_table
from spiritboard.games.ducharina.terminal.typed import meant
from spiritboard.games.ducharina.view import DucharinaView


class DucharinaBoard(Board):
    """How Duchařina looks in a terminal."""

    def draw(self, view: DucharinaView, words: Wording, width: int, detail: int) -> Drawing:
        return draw_table(view, words, is_brief=detail == BRIEF)

    def group(self, action: Action) -> Hashable:
        """One way in for each ghost and cost; one change for each piece and kind; others are typed."""
        if isinstance(action, Plan) and len(action.steps) == 1:
            ghost, square, _, _ = action.steps[0]
            return "plan", ghost, square // 6
        if isinstance(action, Enter):
            return "enter", action.square
        if isinstance(action, Furnish):
            return "furnish", action.piece, action.side, action.turn
        return action

    def typed(self, text: str, view: DucharinaView, languages: Sequence[Wording]) -> list[Action]:
        return meant(text, view, languages)
