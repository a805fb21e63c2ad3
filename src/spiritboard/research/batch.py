"""Many matches at once: a step of each is one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

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
        self.seed = seed
        first = Play(game, seats, self.seed_of(0), options)
        self.encoding = first.encoding
        self.seats = seats
        self.plays = [first, *[first.fork() for _ in range(matches - 1)]]
        self.dealt = 0

    def seed_of(self, number: int) -> str:
        return f"{self.seed} {number}"

    def deal(self, play: Play) -> None:
        play.reset(self.seed_of(self.dealt))
        self.dealt += 1

    def reset(self) -> Stepped:
        """Deals every match, from the first of the seed on."""
        self.dealt = 0
        for play in self.plays:
            self.deal(play)
        matches = len(self.plays)
        return self.shown(np.zeros((matches, self.seats), np.float32), np.zeros(matches, bool))

    def step(self, ids: Any) -> Stepped:
        """An id for each match. Raises ValueError if one may not come."""
        matches = len(self.plays)
        reward, done = np.zeros((matches, self.seats), np.float32), np.zeros(matches, bool)
        for nth, (play, number) in enumerate(zip(self.plays, ids.tolist(), strict=True)):
            play.step(number)
            if play.is_over:
                reward[nth], done[nth] = play.returns, True
                self.deal(play)
        return self.shown(reward, done)

    def shown(self, reward: Any, done: Any) -> Stepped:
        size, plays = self.encoding.ids, self.plays
        packed = bytearray().join([play.packed(play.seat) for play in plays])
        observation = np.frombuffer(packed, NUMBER).reshape(len(plays), self.encoding.width)
        mask = np.zeros(len(plays) * size, bool)
        mask[[size * nth + one for nth, play in enumerate(plays) for one in play.ids()]] = True
        seat = np.array([play.seat for play in plays], np.int8)
        return Stepped(observation, mask.reshape(len(plays), size), seat, reward, done)
