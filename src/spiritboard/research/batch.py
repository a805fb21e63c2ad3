"""Many matches at once: a step of each is one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from spiritboard.core.rng import Rng
from spiritboard.research.lanes import Lanes
from spiritboard.research.play import Play

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


class Batch:
    """Matches side by side. One that ends is dealt anew, so that every row goes on.

    >>> from spiritboard.catalog import shelf
    >>> batch = Batch(shelf()[0], seats=3, matches=4, seed=1)
    >>> batch.reset().mask.shape
    (4, 147)
    """

    def __init__(
        self,
        game: str,
        seats: int,
        matches: int = 256,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        first = Play(game, seats, seed, options)
        self.encoding = first.encoding
        self.seats = seats
        self.lanes = Lanes(first, matches, seed)
        self.plays = self.lanes.plays

    def reset(self) -> Stepped:
        """Deals every match, from the first of the seed on."""
        self.lanes.deal_all()
        return self.stepped([])

    def step(self, ids: Any) -> Stepped:
        """An id for each match. Raises ValueError if one may not come."""
        return self.stepped(ids.tolist())

    def any_ids(self, rng: Rng) -> Any:
        """For each match a random one of those that may come; quicker than by the mask."""
        return unpacked(self.lanes.any_ids(rng), np.int64)

    def stepped(self, ids: Sequence[int]) -> Stepped:
        matches = len(self.plays)
        observation = np.empty((matches, self.encoding.width), NUMBER)
        mask = np.empty((matches, self.encoding.ids), bool)
        reward, done = np.zeros((matches, self.seats), np.float32), np.zeros(matches, bool)
        for nth, returns in self.lanes.step(ids, as_bytes(observation), as_bytes(mask)):
            reward[nth], done[nth] = returns, True
        return Stepped(observation, mask, unpacked(self.lanes.seats(), np.int8), reward, done)


def unpacked(numbers: bytes, kind: Any) -> Any:
    return np.frombuffer(numbers, NUMBER).astype(kind)


def as_bytes(rows: Any) -> memoryview:
    return memoryview(rows.reshape(-1).view(np.uint8))
