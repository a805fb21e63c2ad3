"""A match as it was played, entry by entry, and what some eyes have seen of it.

Each game brings an oracle of its own (`shamans.py`, `djinn.py`). It looks at the log and at the true
table by the rules page alone, never at views, events or pictures. What was shown and then taken back
was shown. All other faces may be renamed: the match so renamed is one that these eyes can't tell from
the true one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from spiritboard.core.package import AnyGame
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.match.match import Match, Undo
from spiritboard.match.record import Entry


class Moment(Struct, frozen=True):
    """The true table after an entry of the log. A game may note more beside it."""

    state: Any


M = TypeVar("M", bound=Moment)
N = TypeVar("N")


class Story(ABC, Generic[M, N]):
    """The oracle of a game, whose moments are `M` and whose new names for things are `N`."""

    def __init__(self, game: AnyGame, opening: M, eyes: Sequence[Seat]) -> None:
        self.game = game
        self.eyes = frozenset(eyes)
        self.log: list[Entry] = []
        self.before: list[M] = []
        self.now = opening
        self.undone: set[int] = set()
        """The entries that were taken back to."""

    @classmethod
    def of(cls, match: Match, eyes: Sequence[Seat]) -> Self:
        """What has happened in a match so far."""
        game = match.game
        story = cls(game, cls.opening(game.setup(match.seats, match.settings)), eyes)
        for entry in match.log:
            story.add(entry)
        return story

    def add(self, entry: Entry) -> None:
        """One entry more."""
        then = self.now
        self.log.append(entry)
        self.before.append(then)
        if isinstance(entry.action, Undo):
            self.undone.add(entry.action.entry)
            self.now = self.before[entry.action.entry]
        else:
            state = clone(then.state)
            self.game.apply(state, entry.seat, entry.action)
            self.now = self.follow(then, state, entry)
        self.look(then, entry)

    def at(self, entries: int) -> M:
        """The table after so many entries."""
        return self.before[entries] if entries < len(self.before) else self.now

    def change_of(self, number: int) -> int:
        """The first entry of the change that an entry belongs to: nature only follows."""
        while number > 0 and self.log[number].seat == NATURE:
            number -= 1
        return number

    # What a game knows

    @classmethod
    @abstractmethod
    def opening(cls, state: Any) -> M:
        """The table before the first entry."""

    @abstractmethod
    def follow(self, then: M, state: Any, entry: Entry) -> M:
        """The table after the last entry, which was no undoing."""

    @abstractmethod
    def look(self, then: M, entry: Entry) -> None:
        """Notes what the eyes have seen after the last entry."""

    @abstractmethod
    def rename(self, entries: int, rng: Random) -> N:
        """New faces for all that the eyes have not seen after so many entries."""

    @abstractmethod
    def first_renamed(self, names: N) -> int:
        """The change before which nothing is another thing by these names: its first entry."""

    @abstractmethod
    def retold(self, number: int, entries: int, names: N, s: Any, rng: Random) -> Action:
        """The action of an entry in the renamed match, whose table is `s` before it.

        What nobody has seen after so many entries may be anything.
        """

    @abstractmethod
    def others(self, names: N, entries: int) -> list[str]:
        """The kinds of things that are other ones by these names."""

    def is_settled(self, number: int, entries: int) -> bool:
        """After so many entries, do the eyes know how guesses before an entry turned out?"""
        return True


AnyStory = Story[Any, Any]
