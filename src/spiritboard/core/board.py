"""How a game looks and listens in a terminal. A game that adds nothing is shown in sentences."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spiritboard.core.drawing import Drawing, Line
from spiritboard.core.speech import Wording
from spiritboard.core.values import Action, Event

FULL: Final = 2
"""All there is to see."""
USUAL: Final = 1
"""Frames, but no map."""
BRIEF: Final = 0
"""No more than one needs to answer, on a screen of 80 × 24."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """One game's table in a terminal."""

    def draw(self, view: Any, words: Wording, width: int, detail: int) -> Drawing | None:
        """The table, except for what may be answered; None: in sentences.

        `detail`: FULL, USUAL or BRIEF; the screen takes the first that leaves room for the question.
        """
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
