"""Where a session shows what it has to show: `Drawn` with colours and frames, or `Plain`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console

from spiritboard.core.board import Board
from spiritboard.terminal.option import Option
from spiritboard.text import Words


class Screen(ABC):
    """Where a session shows what it has to show."""

    pauses: bool
    """Is a round's end waited for, lest it scroll away?"""

    def __init__(self, console: Console, words: Words, board: Board) -> None:
        self.console = console
        self.words = words
        self.board = board

    is_unread = False
    """Something stands there that the next picture of the table does not show."""

    def was_read(self) -> None:
        """The person has typed something: what was shown before may go."""
        self.is_unread = False

    @abstractmethod
    def say(self, text: str) -> None:
        """One sentence to the player."""

    @abstractmethod
    def tell(self, lines: Sequence[str]) -> None:
        """What happened, in sentences."""

    @abstractmethod
    def read(self, paragraphs: Sequence[str]) -> None:
        """A piece of a story."""

    @abstractmethod
    def turn(self, view: Any, question: str, options: Sequence[Option], log: Sequence[str]) -> None:
        """All that is needed to answer."""

    @abstractmethod
    def table(self, view: Any) -> None:
        """The table, whole."""

    @abstractmethod
    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Each a word and its explanation."""

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """Shown while somebody thinks for long."""
        return nullcontext()
