"""Which server has a table: the only one there is, or one of the nodes that share a database."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple

from spiritboard.core.values import Seat
from spiritboard.server.store import KeptTable, Store

BETWEEN_LOOKS: Final = 60.0


class Elsewhere(Exception):
    """Another node has the table: whatever is wanted of it is wanted there."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Taken(NamedTuple):
    """A table that is this server's from now on."""

    kept: KeptTable
    epoch: int | None
    """So often it was taken; whoever took it earlier can't write any more. None: nobody else can take it."""
    by: int = 0
    """The number under which this server has taken it."""


class Node(ABC):
    """This server among all that use its store."""

    first_epoch: int | None = None
    """Of a table that is being set up."""
    secret: bytes = b""
    """What nodes know each other by; nothing: there are no others."""

    @property
    def count(self) -> int:
        """How many there are, as far as this one knows."""
        return 1

    @property
    @abstractmethod
    def is_alone(self) -> bool: ...

    @property
    @abstractmethod
    def is_sure(self) -> bool:
        """What this server has, nobody else has at this moment."""

    @abstractmethod
    async def take(self, table: str) -> Taken | None:
        """Nothing: there is no such table. Raises Elsewhere."""

    def still_has(self, taken: Taken) -> bool:
        """It may have lapsed meanwhile."""
        return True

    @abstractmethod
    async def put_down(self, table: str, epoch: int | None) -> None:
        """Nothing is due at the table: whoever is asked for it next may have it."""

    @abstractmethod
    async def left_behind(self) -> list[str]:
        """Tables that are being played as this server starts, if nobody else can have them."""

    @abstractmethod
    async def orphans(self) -> list[str]:
        """After a while: tables that are being played and that nobody has."""

    def online_at(self, table: str) -> Sequence[Seat]:
        """Whose browsers are at a table that another node has."""
        return ()


class Alone(Node):
    """A server with a store of its own: every table is here."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def is_alone(self) -> bool:
        return True

    @property
    def is_sure(self) -> bool:
        return True

    async def take(self, table: str) -> Taken | None:
        kept = await self.store.table(table)
        return None if kept is None else Taken(kept, None)

    async def put_down(self, table: str, epoch: int | None) -> None:
        """Nobody else will ask."""

    async def left_behind(self) -> list[str]:
        return await self.store.being_played()

    async def orphans(self) -> list[str]:
        await asyncio.sleep(BETWEEN_LOOKS)
        return []
