"""Shamans in a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from spiritboard.core.board import BRIEF, Board
from spiritboard.core.drawing import Drawing, Line
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action
from spiritboard.games.shamans.actions import PassCard, Play, UsePortal
from spiritboard.games.shamans.terminal.chips import card_chip
from spiritboard.games.shamans.terminal.table import draw_table
from spiritboard.games.shamans.terminal.typed import meant
from spiritboard.games.shamans.view import ShamansView


class ShamansBoard(Board):
    """How Shamans looks in a terminal."""

    def draw(self, view: ShamansView, words: Wording, width: int, detail: int) -> Drawing:
        return draw_table(view, words, width, is_low=detail == BRIEF)

    def chip(self, action: Action, words: Wording) -> Line | None:
        return card_chip(action.card, words) if isinstance(action, Play | PassCard) else None

    def typed(self, text: str, view: ShamansView, languages: Sequence[Wording]) -> list[Action]:
        return meant(text, view, languages)

    def situation(self, view: ShamansView) -> Hashable:
        return (view.round, view.pawn, view.alive)

    def is_urgent(self, action: Action) -> bool:
        return isinstance(action, UsePortal)
