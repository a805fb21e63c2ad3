"""What a game's adviser says at the terminal: how it looks, once a turn, and what mattered at the end."""

from __future__ import annotations

from typing import Any

from spiritboard.catalog import opened
from spiritboard.core.speech import Saying
from spiritboard.match import Match
from spiritboard.text import Words


class Counsel:
    """The adviser of one match, in the reader's words; a game without one says nothing."""

    def __init__(self, match: Match, words: Words) -> None:
        self.adviser = opened(match.name).adviser
        self.words = words
        self.spoke_for: int | None = None

    def of_turn(self, view: Any) -> list[str]:
        """How it looks, when that has not been told yet; a warning says how to go back."""
        due = self.adviser.due(view) if self.adviser else None
        if self.adviser is None or due is None or due == self.spoke_for:
            return []
        self.spoke_for = due
        found = self.adviser.forecast(view)
        said = [self.words.sentence(found.say), self.words.sentence(found.more)]
        return [*said, *self.warning(found.warns)] if found.warns else said

    def warning(self, warns: Saying) -> list[str]:
        return [self.words.sentence(warns), self.words("rewind-how")]

    def of_match(self, match: Match) -> list[str]:
        """What mattered in a match that is over."""
        if self.adviser is None:
            return []
        found = self.adviser.account(match.seats, match.settings, match.line(), match.rewinds)
        return [self.words.sentence(said) for said in found]
