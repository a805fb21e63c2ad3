"""Matches side by side, as bytes: what `batch` makes arrays of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter

from spiritboard.core.encoding import write_number
from spiritboard.core.rng import Rng, mixed
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
    """Many matches of one game. One that ends is dealt anew.

    `first`: the number of the first one, where they are a part of more. What is dealt in a lane depends on
    its number alone, so that it does not matter how they are parted.
    """

    def __init__(self, play: Play, matches: int, seed: int | str, first: int = 0) -> None:
        self.plays = [play, *[play.fork() for _ in range(matches - 1)]]
        self.seed = seed
        self.first = first
        self.dealt: list[int] = []

    def deal(self, nth: int) -> None:
        self.plays[nth].reset(f"{self.seed} {self.first + nth} {self.dealt[nth]}")
        self.dealt[nth] += 1

    def deal_all(self) -> None:
        """From the first match of each lane on."""
        self.dealt = [0] * len(self.plays)
        for nth in range(len(self.plays)):
            self.deal(nth)

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
                self.deal(nth)
            play.write(observed.out, play.seat)
            play.write_mask(allowed.out)
            if nth % AT_ONCE == AT_ONCE - 1:
                observed.copy()
                allowed.copy()
        observed.copy()
        allowed.copy()
        return ended

    def any_ids(self, key: int) -> bytes:
        """For each match a random one of those that may come, packed as an array of int16 is."""
        out = BytesWriter()
        rng = Rng(0)
        for nth, play in enumerate(self.plays):
            if nth % AT_ONCE == 0:
                rng = mixed(key, "ids", self.first + nth)
            write_number(out, play.any_id(rng))
        return out.getvalue()

    def seats(self) -> bytes:
        """Of each match who is asked, packed in the same way."""
        out = BytesWriter()
        for play in self.plays:
            write_number(out, play.seat)
        return out.getvalue()
