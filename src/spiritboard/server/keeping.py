"""How a table gets into the store, and what was done at it lately."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from spiritboard.server import journal
from spiritboard.server.journal import TableDoc
from spiritboard.server.store import (
    KeptTable,
    LostLease,
    Overtaken,
    Row,
    Statement,
    Store,
    change,
    kept,
    kept_on,
)

LISTED: Final = 30.0
"""So many seconds at most the time by which a table is listed and forgotten is behind."""
REMEMBERED: Final = 1000
"""For at least this many changes a command that comes again is known by its key."""


class Keeper:
    """Writes one table."""

    def __init__(self, doc: TableDoc, store: Store) -> None:
        self.doc = doc
        self.store = store
        self.writes = 0
        """So often the table was written."""
        self.epoch: int | None = None
        """So often it was taken by a node, this time by this one; None: there are no others."""
        self.listed: tuple[str, bool, float] = ("", False, 0.0)
        """By what it is found: its status, whether it is public, and when it changed."""
        self.done: dict[tuple[int, str], int] = {}
        """By whom and key: the change that it made. The latest ones only."""

    async def change(
        self, body: journal.AnyBody, guest: int, key: str, also: Sequence[Statement]
    ) -> int:
        """Stores a change and the table as it is now; gives its number."""
        await self.write([*self.changing(body, guest, key), *also])
        if key:
            self.remember(guest, key)
        return self.doc.seq

    def changing(self, body: journal.AnyBody, guest: int, key: str = "") -> list[Statement]:
        """The next change, and the table as it is now, to be written together."""
        doc = self.doc
        doc.seq += 1
        doc.changed = time.time()
        row = Row(doc.seq, guest, key, journal.encode(body))
        return [change(doc.id, row), self.snapshot()]

    async def table(self) -> int:
        """Stores the table as it is now, without a number."""
        await self.write([self.snapshot()])
        return self.doc.seq

    async def write(self, statements: Sequence[Statement]) -> None:
        try:
            await self.store.write(statements)
        except Overtaken as error:
            if self.epoch is None:
                raise
            raise LostLease from error

    def snapshot(self) -> Statement:
        """The table as it is now. It must be the next one: nobody may have written since."""
        doc = self.doc
        self.writes += 1
        encoded = journal.encode(doc)
        now = KeptTable(doc.status, int(doc.public), doc.changed, encoded, self.writes)
        if self.is_found_as_before():
            return kept_on(doc.id, now, self.epoch)
        self.listed = doc.status, doc.public, doc.changed
        return kept(doc.id, now, self.epoch)

    def is_found_as_before(self) -> bool:
        status, public, since = self.listed
        doc = self.doc
        return (doc.status, doc.public) == (status, public) and doc.changed < since + LISTED

    def remember(self, guest: int, key: str) -> None:
        self.done[guest, key] = self.doc.seq
        if len(self.done) > 2 * REMEMBERED:
            self.done = dict(list(self.done.items())[REMEMBERED:])
