"""What a step of many matches reads and writes, in memory that processes can share."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

NUMBER = np.int16
"""Of an observation."""


class Stepped(NamedTuple):
    """What came of a step, a row for each match."""

    observation: Any
    """What the seat that is asked sees: (matches, width), int16."""
    mask: Any
    """Which ids it may take: (matches, ids), bool."""
    seat: Any
    """Who is asked."""
    reward: Any
    """By seat: (matches, seats), float32; not 0 only where a match has just ended."""
    done: Any
    """Where one has: the row already shows the first question of the next match."""

    def copied(self) -> Stepped:
        return Stepped(*[column.copy() for column in self])


class Rows(NamedTuple):
    """The same, with an id for each match before it."""

    ids: Any
    now: Stepped

    def part(self, matches: range) -> Rows:
        """The rows of some of the matches."""
        here = slice(matches.start, matches.stop)
        return Rows(self.ids[here], Stepped(*[column[here] for column in self.now]))


class Layout(NamedTuple):
    """How many there are of what."""

    matches: int
    width: int
    ids: int
    seats: int

    @property
    def columns(self) -> list[tuple[Any, int]]:
        """Of what kind, and how many for a match; the widest kinds first, so that each stands evenly."""
        return [
            (np.int64, 1),
            (np.float32, self.seats),
            (NUMBER, self.width),
            (np.bool_, self.ids),
            (np.int8, 1),
            (np.bool_, 1),
        ]

    @property
    def size(self) -> int:
        """In bytes."""
        each: list[int] = [np.dtype(kind).itemsize * each for kind, each in self.columns]
        return self.matches * sum(each)

    def fresh(self) -> Rows:
        """With whatever is in them."""
        return self.rows(np.empty(self.size, np.uint8))

    def rows(self, memory: Any) -> Rows:
        """Laid over some memory of that size."""
        found: list[Any] = []
        at = 0
        for kind, each in self.columns:
            column = np.frombuffer(memory, kind, self.matches * each, at)
            found.append(column.reshape(self.matches, each) if each > 1 else column)
            at += column.nbytes
        ids, reward, observation, mask, seat, done = found
        return Rows(ids, Stepped(observation, mask, seat, reward, done))
