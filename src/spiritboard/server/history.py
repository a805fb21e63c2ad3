"""What the present match has told, change by change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spiritboard.core.values import Event


class Told(NamedTuple):
    """What one change told, each to its own audience."""

    seq: int
    first: int
    """The first log entry of the change."""
    events: Sequence[Event]
    by: str
    back_to: int


class History:
    """All changes that hold, and those that took others back."""

    def __init__(self) -> None:
        self.changes: list[Told] = []

    def remember(self, seq: int, first: int, events: Sequence[Event], by: str) -> None:
        self.changes.append(Told(seq, first, events, by, 0))

    def retract(self, seq: int, first: int, back_to: int) -> None:
        """What was told from there on no longer holds."""
        self.changes = [told for told in self.changes if told.seq < back_to]
        self.changes.append(Told(seq, first, (), "", back_to))

    def after(self, seq: int) -> list[Told]:
        """What somebody has missed who knows of all up to this change."""
        return [told for told in self.changes if told.seq > seq]

    def first_after(self, seq: int) -> int | None:
        """The first entry of the log that came after a change, if any did; the deal never does."""
        later = [told.first for told in self.changes[1:] if told.seq > seq and not told.back_to]
        return min(later, default=None)

    def change_of(self, entry: int) -> int:
        """The change to which an entry of the log belongs."""
        return max(told.seq for told in self.changes if told.first <= entry and not told.back_to)
