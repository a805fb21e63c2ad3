"""What a game's adviser tells a table: how it stands, and afterwards what was luck and what was skill.

To find it out takes a while, so a server asks a worker and nobody waits for it. What is told during
play is told to all, so it is made from what everybody sees.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Seat


class Forecast(Struct, frozen=True):
    """How a match is likely to end."""

    say: Saying
    """In a word or two."""
    more: Saying
    """What it rests on, with its number, for whoever wants to know."""
    warns: Saying | None = None
    """It is as good as lost: told with an offer to go back."""


class Adviser(ABC):
    """One game's adviser."""

    @abstractmethod
    def due(self, view: Any) -> int | None:
        """What a forecast made now would hold for, such as the turn; None: there is none now."""

    @abstractmethod
    def forecast(self, view: Any) -> Forecast:
        """How it looks to somebody with this view."""

    def estimate(self, view: Any) -> float | None:
        """The chance of a win as it is estimated, before it is set right by play; None: it is known
        exactly, or nothing is estimated.
        """
        return None

    @abstractmethod
    def account(
        self, seats: int, options: Any, line: Sequence[tuple[Seat, Action]], rewinds: int
    ) -> Sequence[Saying]:
        """What mattered in a match that is over, in sentences.

        `line`: its answers from the first on, nature's too. `rewinds`: how often somebody went back;
        what was taken back is not among them.
        """
