"""What a game brings to the comparison: its tables, what its players like, and its oracle."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from spiritboard.core.values import Action
from tests.server.leaks.story import AnyStory


class Subject(ABC):
    """A game whose tables are compared."""

    game: ClassVar[str]
    seats: ClassVar[Sequence[int]]
    """How many sit at a table; more often what is named more often."""
    prologue: ClassVar[int]
    """Fewer answers than this are given before the eyes look."""
    usual: ClassVar[Collection[str]]
    """Questions that are asked all the time."""
    story: ClassVar[type[AnyStory]]

    @abstractmethod
    def new_options(self, rng: Random) -> Mapping[str, Any]:
        """Of a table where much is hidden and much happens."""

    @abstractmethod
    def is_liked(self, s: Any, action: Action) -> bool:
        """Does it make a match worth looking at?"""

    def suits(self, drawn: Action) -> bool:
        """The same of nature's answers: what does not suit is drawn again."""
        return True

    def is_nearly_over(self, s: Any) -> bool:
        """Should the prologue end, so that the eyes see how the match does?"""
        return False

    def new_wish(self, rng: Random) -> Mapping[str, Any]:
        """Something to be weighed before it is answered."""
        return {}
