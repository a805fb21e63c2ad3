"""Djinn in a terminal: the table is told in sentences."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from spiritboard.catalog import manners
from spiritboard.core.values import Action, Event
from spiritboard.games.djinn.view import DjinnView
from spiritboard.text import Words
from spiritboard.text.djinn import status, whole_table


class DjinnBoard:
    """How Djinn looks in a terminal."""

    def draw(self, view: DjinnView, words: Words, width: int) -> RenderableType:
        return Group(*[Text(line) for line in whole_table(view, words)])

    def chip(self, action: Action, words: Words) -> Text | None:
        return None

    def status(self, view: DjinnView, words: Words) -> list[str]:
        return status(view, words)

    def sentences(self, view: DjinnView, words: Words) -> list[str]:
        return whole_table(view, words)

    def preview(self, view: DjinnView, action: Action, words: Words) -> str:
        return ""

    def typed(self, text: str, view: DjinnView, languages: Sequence[Words]) -> list[Action]:
        """Answers are given by their numbers."""
        return []

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
