"""What every law is made of."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.testing.play import Observer
from spiritboard.testing.trial import LawBroken, Trial


class Law(Observer):
    """One promise, watched through one match. The docstring says what is promised."""

    name: ClassVar[str] = ""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.game = trial.game
        self.checked = 0
        """How often it had something to check."""

    def broken(self, detail: str) -> LawBroken:
        return LawBroken(self.name, detail, self.trial.trace())
