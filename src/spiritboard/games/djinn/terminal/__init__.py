"""Djinn in a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from spiritboard.core.board import Board
from spiritboard.core.drawing import Drawing
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Capture, Enter, Lure, PlaceSecret, Trade, Wake
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.terminal.table import draw_table
from spiritboard.games.djinn.terminal.typed import meant
from spiritboard.games.djinn.view import DjinnView


class DjinnBoard(Board):
    """How Djinn looks in a terminal. Nothing is done in the turns of others."""

    def __init__(self, rules: Djinn) -> None:
        self.rules = rules

    def draw(self, view: DjinnView, words: Wording, width: int, detail: int) -> Drawing:
        return draw_table(view, words, width, detail)

    def group(self, action: Action) -> Hashable:
        """Sides of the same square, ways to catch the same djinn, bottles at the same price."""
        if isinstance(action, Enter):
            return ("enter", action.space)
        if isinstance(action, Capture):
            return ("capture", action.djinn, action.boss)
        if isinstance(action, Lure):
            return ("lure", action.count)
        if isinstance(action, Trade) and action.colours:
            return ("bottles", action.stall, len(action.colours))
        if isinstance(action, PlaceSecret):
            return ("secret", action.secret)
        if isinstance(action, Wake):
            return ("wake", len(action.mages))
        return action

    def typed(self, text: str, view: DjinnView, languages: Sequence[Wording]) -> list[Action]:
        return meant(text, view, languages, self.rules)
