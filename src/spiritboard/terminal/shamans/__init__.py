"""Shamans in a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rich.console import RenderableType
from rich.text import Text

from spiritboard.catalog import manners
from spiritboard.core.values import Action, Event
from spiritboard.games.shamans.actions import PassCard, Play, UsePortal
from spiritboard.games.shamans.preview import preview
from spiritboard.games.shamans.view import ShamansView
from spiritboard.terminal.shamans.chips import card_chip
from spiritboard.terminal.shamans.table import draw_table
from spiritboard.terminal.shamans.typed import meant
from spiritboard.text import Words
from spiritboard.text.shamans import status, whole_table


class ShamansBoard:
    """How Shamans looks in a terminal."""

    def draw(self, view: ShamansView, words: Words, width: int, height: int) -> RenderableType:
        return draw_table(view, words, width)

    def chip(self, action: Action, words: Words) -> Text | None:
        return card_chip(action.card, words) if isinstance(action, Play | PassCard) else None

    def group(self, action: Action) -> Hashable:
        return action

    def status(self, view: ShamansView, words: Words) -> list[str]:
        return status(view, words)

    def sentences(self, view: ShamansView, words: Words) -> list[str]:
        return whole_table(view, words)

    def preview(self, view: ShamansView, action: Action, words: Words) -> str:
        return words.clauses([words.say(told) for told in preview(view, action)])

    def typed(self, text: str, view: ShamansView, languages: Sequence[Words]) -> list[Action]:
        return meant(text, view, languages)

    def ends_a_round(self, event: Event) -> bool:
        return event.key == "scores"

    def begins_a_round(self, event: Event) -> bool:
        return event.key == "round-begins"

    def belongs_to_the_last(self, event: Event) -> bool:
        return event.key in manners("shamans").tails

    def situation(self, view: ShamansView) -> Hashable:
        return (view.round, view.pawn, view.alive)

    def is_urgent(self, action: Action) -> bool:
        return isinstance(action, UsePortal)
