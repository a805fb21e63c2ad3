"""Until an evening is over, nobody learns at one table what another one has shown.

All its tables have the same deal. So whoever does not sit at a table is told nothing of it, and those who do
see it through their own eyes only, also when their match has come to its end: no seed, no record, no replay
through another's eyes, no analysis.
"""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.server.evening_store import has_seat, is_over
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import TableDoc
from spiritboard.server.showing import Showing
from spiritboard.server.store import Store


async def is_sealed(store: Store, doc: TableDoc) -> bool:
    """Is somebody still playing this deal?"""
    return doc.evening != "" and not await is_over(store, doc.evening)


async def check_sees(store: Store, room: Showing, visitor: Visitor) -> None:
    """Whoever sits there may look at a table, and when it is sealed nobody else."""
    if not room.held_by(visitor) and await is_sealed(store, room.doc):
        raise Illegal("", "evening-sealed")


async def check_opened(store: Store, doc: TableDoc) -> None:
    if await is_sealed(store, doc):
        raise Illegal("", "evening-sealed")


async def check_deal_is_new(store: Store, doc: TableDoc, visitor: Visitor) -> None:
    """Nobody plays the deal twice, nor two hands of it; also who has left their seat to a bot."""
    if doc.evening and await has_seat(store, doc.evening, visitor.guest):
        raise Illegal("", "evening-one-seat")
