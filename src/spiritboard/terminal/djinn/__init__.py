"""Djinn in a terminal."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rich.console import RenderableType
from rich.text import Text

from spiritboard.catalog import manners
from spiritboard.core.values import Action, Event
from spiritboard.games.djinn.actions import Capture, Enter, Lure, PlaceSecret, Trade, Wake
from spiritboard.games.djinn.view import DjinnView
from spiritboard.terminal.djinn.table import draw_table
from spiritboard.terminal.djinn.typed import meant
from spiritboard.text import Words
from spiritboard.text.djinn import status, whole_table


class DjinnBoard:
    """How Djinn looks in a terminal."""

    def draw(self, view: DjinnView, words: Words, width: int, height: int) -> RenderableType:
        return draw_table(view, words, height)

    def chip(self, action: Action, words: Words) -> Text | None:
        return None

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

    def status(self, view: DjinnView, words: Words) -> list[str]:
        return status(view, words)

    def sentences(self, view: DjinnView, words: Words) -> list[str]:
        return whole_table(view, words)

    def preview(self, view: DjinnView, action: Action, words: Words) -> str:
        return words.clauses([words.say(told) for told in manners("djinn").preview(view, action)])

    def typed(self, text: str, view: DjinnView, languages: Sequence[Words]) -> list[Action]:
        return meant(text, view, languages)

    def ends_a_round(self, event: Event) -> bool:
        return False

    def begins_a_round(self, event: Event) -> bool:
        """There are no rounds to speak of."""
        return event.key == "begins"

    def belongs_to_the_last(self, event: Event) -> bool:
        return event.key in manners("djinn").tails

    def situation(self, view: DjinnView) -> Hashable:
        return view.turn

    def is_urgent(self, action: Action) -> bool:
        """Nothing is done in the turns of others."""
        return False
