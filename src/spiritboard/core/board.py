"""How a game looks and listens in a terminal. A game that adds nothing is shown in sentences."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from spiritboard.core.drawing import Drawing, Line
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action, Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """One game's table in a terminal."""

    def draw(self, view: Any, words: Wording, width: int, height: int) -> Drawing | None:
        """The table, except for what may be answered, on a screen of this size; None: in sentences."""
        return None

    def aloud(self, event: Event, view: Any, words: Wording) -> list[str]:
        """Paragraphs of a story that are read after something has happened."""
        return []

    def chip(self, action: Action, words: Wording) -> Line | None:
        """A small picture of an answer in place of its label."""
        return None

    def group(self, action: Action) -> Hashable:
        """Where there are many answers, only the first one of each group is listed."""
        return action

    def typed(self, text: str, view: Any, languages: Sequence[Wording]) -> list[Action]:
        """What somebody may mean who types words instead of a number."""
        return []

    def situation(self, view: Any) -> Hashable:
        """When this has changed, somebody may want to act out of turn."""
        return None

    def is_urgent(self, action: Action) -> bool:
        """Is it worth asking before the others act?"""
        return False
