"""What every law is made of."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.testing.match import LawBroken, Match
from spiritboard.testing.play import Observer


class Law(Observer):
    """One promise, watched through one match. The docstring says what is promised."""

    name: ClassVar[str] = ""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.checked = 0
        """How often it had something to check."""

    def broken(self, detail: str) -> LawBroken:
        return LawBroken(self.name, detail, self.match.trace())
