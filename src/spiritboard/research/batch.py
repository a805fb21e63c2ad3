"""Many matches at once: a step of each is one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spiritboard.core.errors import BadSetup
from spiritboard.core.rng import Rng
from spiritboard.research.parts import DEAL, STEP, Given, Others, Part, Task, parted
from spiritboard.research.play import Play
from spiritboard.research.rows import Layout, Rows, Stepped


class Batch:
    """Matches side by side. One that ends is dealt anew, so that every row goes on.

    In several processes, each steps a part of them: the same matches, sooner.

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
        processes: int = 1,
    ) -> None:
        if processes < 1:
            raise BadSetup("processes-out-of-range", processes=processes)
        play = Play(game, seats, seed, options)
        self.encoding = play.encoding
        self.seats = seats
        self.matches = matches
        self.layout = Layout(matches, self.encoding.width, self.encoding.ids, seats)
        self.ours, *theirs = parted(matches, processes)
        given = Given(game, seats, dict(options or {}), seed)
        self.part = Part(given, self.ours, play)
        self.others = Others(given, self.layout, theirs) if theirs else None
        self.room = self.others.rows if self.others else self.layout.fresh()
        self.our_room = self.room.part(self.ours)

    def reset(self) -> Stepped:
        """Deals every match, from the first of the seed on."""
        return self.stepped(DEAL)

    def step(self, ids: Any) -> Stepped:
        """An id for each match. Raises ValueError if one may not come."""
        if len(ids) != self.matches:
            raise ValueError(f"{len(ids)} ids for {self.matches} matches")
        return self.stepped(STEP, ids)

    def any_ids(self, rng: Rng) -> Any:
        """For each match a random one of those that may come; quicker than by the mask."""
        self.do(rng.seed(), self.room)
        return self.room.ids.copy()

    def stepped(self, task: Task, ids: Any = 0) -> Stepped:
        rows = self.room if self.others else self.layout.fresh()
        rows.ids[:] = ids
        self.do(task, rows)
        return rows.now.copied() if self.others else rows.now

    def do(self, task: Task, rows: Rows) -> None:
        if self.others is None:
            self.part.do(task, rows)
            return
        self.others.give(task)
        try:
            self.part.do(task, self.our_room)
        finally:
            self.others.wait()
