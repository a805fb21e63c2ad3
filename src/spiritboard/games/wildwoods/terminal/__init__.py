"""Wildwoods in a terminal."""

from __future__ import annotations

from collections.abc import Hashable

from spiritboard.core.board import BRIEF, Board
from spiritboard.core.drawing import Drawing
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action, Event
from spiritboard.games.wildwoods.actions import Attempt
from spiritboard.games.wildwoods.terminal.table import draw_table
from spiritboard.games.wildwoods.terminal.telling import Teller
from spiritboard.games.wildwoods.view import WildwoodsView
from spiritboard.games.wildwoods.words import table_of


class WildwoodsBoard(Board):
    """How Wildwoods looks in a terminal."""

    def draw(self, view: WildwoodsView, words: Wording, width: int, detail: int) -> Drawing:
        return draw_table(view, words, is_brief=detail == BRIEF)

    def aloud(self, event: Event, view: WildwoodsView, words: Wording) -> list[str]:
        return Teller(table_of(view), words).tell(event)

    def group(self, action: Action) -> Hashable:
        """Attempts at the same thing are one line, with however many dice."""
        if isinstance(action, Attempt):
            return "attempt", action.card, action.ability, action.target
        return action
