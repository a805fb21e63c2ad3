"""Matches side by side, as bytes: what `batch` makes arrays of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter

from spiritboard.core.encoding import write_number
from spiritboard.core.rng import Rng
from spiritboard.research.play import Play

AT_ONCE: Final = 16
"""So many matches are written before they are copied: more would not stay in the processor's cache."""


class Sheet:
    """Rows of bytes, written one after another, and copied to where they belong a few at a time."""

    def __init__(self, target: memoryview) -> None:
        self.target = target
        self.out = BytesWriter()
        self.copied = 0

    def copy(self) -> None:
        rows = self.out.getvalue()
        self.target[self.copied : self.copied + len(rows)] = rows
        self.copied += len(rows)
        self.out.truncate(0)


class Lanes:
    """Many matches of one game. One that ends is dealt anew."""

    def __init__(self, first: Play, matches: int, seed: int | str) -> None:
        self.plays = [first, *[first.fork() for _ in range(matches - 1)]]
        self.seed = seed
        self.dealt = 0

    def deal(self, play: Play) -> None:
        play.reset(f"{self.seed} {self.dealt}")
        self.dealt += 1

    def deal_all(self) -> None:
        """From the first match of the seed on."""
        self.dealt = 0
        for play in self.plays:
            self.deal(play)

    def step(
        self, ids: Sequence[int], seen: memoryview, masks: memoryview
    ) -> list[tuple[int, list[float]]]:
        """An id for each match; none: they are only shown. Which of them ended, and what each seat has
        won. Raises ValueError.

        `seen` gets what the seat that is asked observes, `masks` a byte for every id, match by match.
        """
        ended: list[tuple[int, list[float]]] = []
        observed, allowed = Sheet(seen), Sheet(masks)
        if ids and len(ids) != len(self.plays):
            raise ValueError(f"{len(ids)} ids for {len(self.plays)} matches")
        for nth, play in enumerate(self.plays):
            if ids:
                play.take(ids[nth])
            if play.is_over:
                ended.append((nth, play.returns))
                self.deal(play)
            play.write(observed.out, play.seat)
            play.write_mask(allowed.out)
            if nth % AT_ONCE == AT_ONCE - 1:
                observed.copy()
                allowed.copy()
        observed.copy()
        allowed.copy()
        return ended

    def any_ids(self, rng: Rng) -> bytes:
        """For each match a random one of those that may come, packed as an array of int16 is."""
        out = BytesWriter()
        for play in self.plays:
            write_number(out, play.any_id(rng))
        return out.getvalue()

    def seats(self) -> bytes:
        """Of each match who is asked, packed in the same way."""
        out = BytesWriter()
        for play in self.plays:
            write_number(out, play.seat)
        return out.getvalue()
