"""A node that shares a database with others: it takes tables, and takes over those of nodes that are gone.

The row of a table names the node that has it, and its epoch counts how often it was taken. A node writes
with the epoch at which it has taken the table, so that whatever it still believes, the database refuses it
once somebody else has taken over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from spiritboard.core.values import Seat
from spiritboard.server.nodes import Elsewhere, Node, Taken
from spiritboard.server.postgres_membership import BETWEEN_BEATS, Membership
from spiritboard.server.store import KeptTable, Store, StoreTrouble

AT_ONCE: Final = 50
"""So many tables are taken over at once, and opened before there are more: other nodes get their share."""

TAKE: Final = """
UPDATE tables SET node = ?, epoch = epoch + 1
WHERE id = ? AND (node IS NULL OR node = ? OR node NOT IN (SELECT id FROM live_nodes))
RETURNING status, public, changed, doc, writes, epoch
"""
WHERE: Final = """
SELECT address FROM tables LEFT JOIN live_nodes ON live_nodes.id = node WHERE tables.id = ?
"""
PUT_DOWN: Final = "UPDATE tables SET node = NULL WHERE id = ? AND epoch = ?"
TAKE_OVER: Final = """
UPDATE tables SET node = CASE WHEN status = 'playing' THEN ?::integer END, epoch = epoch + 1
WHERE id IN (
    SELECT id FROM tables WHERE node IS NOT NULL AND node NOT IN (SELECT id FROM live_nodes)
    LIMIT ? FOR UPDATE SKIP LOCKED
)
RETURNING id, node
"""
"""Nobody need have a table at which nothing is due."""


class SharedNode(Node):
    """One of several."""

    first_epoch = 0
    is_alone = False

    def __init__(self, store: Store, membership: Membership) -> None:
        self.store = store
        self.membership = membership
        self.secret = membership.secret
        self.are_more = False
        """Orphans than were taken at once."""

    @property
    def count(self) -> int:
        return 1 + sum(told.serves for told in self.membership.others.values())

    @property
    def is_sure(self) -> bool:
        return self.membership.is_sure

    async def take(self, table: str) -> Taken | None:
        while True:
            ours = self.ours()
            found = await self.store.read(TAKE, (ours, table, ours))
            if found:
                *kept, epoch = found[0]
                return Taken(KeptTable(*kept), epoch, ours)
            owner = await self.store.read(WHERE, (table,))
            if not owner:
                return None
            if owner[0][0] is not None:
                raise Elsewhere(owner[0][0])

    def ours(self) -> int:
        """What this node is called; refused while it can't know what is its own."""
        if not self.is_sure:
            raise StoreTrouble
        return self.membership.id

    def still_has(self, taken: Taken) -> bool:
        return self.is_sure and taken.by == self.membership.id

    async def put_down(self, table: str, epoch: int | None) -> None:
        await self.store.write([(PUT_DOWN, (table, epoch))])

    async def left_behind(self) -> list[str]:
        """Nothing: people would be sent here before the door is open, though others are there for them."""
        return []

    async def orphans(self) -> list[str]:
        """After a moment, in which players may have come again and taken them where they like."""
        await asyncio.sleep(0 if self.are_more else BETWEEN_BEATS)
        if not self.is_sure:
            return []
        found = await self.store.read(TAKE_OVER, (self.ours(), AT_ONCE))
        self.are_more = len(found) == AT_ONCE
        return [table for table, node in found if node is not None]

    def online_at(self, table: str) -> Sequence[Seat]:
        return self.membership.online_at(table)
