"""An evening: the same deal at several tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from spiritboard.server.wire.base import Request, Sent, Status
from spiritboard.server.wire.http import NewTable
from spiritboard.server.wire.table import Place


class NewEvening(Request, frozen=True):
    """Tables that are all alike: their seats are open, or bots'."""

    tables: Annotated[int, Meta(ge=2, le=8)]
    table: NewTable


class EveningTable(Sent, frozen=True):
    """One of its tables, as everybody may know it."""

    id: str
    number: int
    """From 1."""
    status: Status
    seats: list[Place]
    you: tuple[int, ...] = ()
    """The seats of the one who asks."""


class Standing(Sent, frozen=True):
    """How a seat of a table did."""

    table: str
    """Empty: the table was deleted since."""
    number: int
    seat: int
    name: str
    points: int
    margin: float | None = None
    """Its points, less the mean of the same seat at the other tables; None: no other has come to its end."""
    rank: int = 0
    """Among all people of the evening, from 1; 0: a bot, or nobody to be compared with."""
    is_bot: bool = False
    is_won: bool = False
    is_you: bool = False


class Evening(Sent, frozen=True):
    """The same deal at several tables."""

    id: str
    game: str
    commitment: str
    """The hash of its shuffles, the same at all its tables."""
    tables: list[EveningTable]
    together: bool = False
    """Those at a table play as one: what counts is how their table did."""
    host: bool = False
    """Is the one who asks its host?"""
    is_over: bool = False
    """Every table has come to its end, or the host has ended it: all lies open."""
    standings: list[Standing] = []
    """Every seat of every finished table, when it is over; before that nothing."""


class EveningLine(Sent, frozen=True):
    """An evening among one's own."""

    id: str
    game: str
    created: float
    tables: int
    ended: int = 0
    """So many of them have come to their end."""
    is_over: bool = False
