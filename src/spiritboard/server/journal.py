"""What is kept of a table: its present state, and every change of it in order."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from spiritboard.core.values import Event
from spiritboard.match.record import Entry
from spiritboard.server.wire import Absent, Level, Pace, Status
from spiritboard.text import Phrase


class Chair(Struct, omit_defaults=True):
    """A seat and who has it."""

    kind: str = "open"
    """open, person or bot."""
    name: str = ""
    bot: Level | None = None
    guest: int = 0
    token: str = ""
    """The hash of the seat's token; its holder has the token in a cookie."""
    away: bool = False
    orders: list[str] = []
    right: int = 0
    """Guesses that were right in this match, and guesses made."""
    made: int = 0


class UndoState(Struct):
    """A wish to take back that waits for others."""

    seat: int
    agreed: list[int]


class TableDoc(Struct, kw_only=True):
    """The table now: all that is needed to go on."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    pace: Pace
    absent: Absent
    lesson: bool
    host: int
    status: Status
    chairs: list[Chair]
    created: float
    changed: float
    seq: int = 0
    match: int = 0
    started: int = 0
    """The change with which the present match began."""
    state: msgspec.Raw = msgspec.Raw(b"null")
    """The game's state, kept beside the journal: a corrected rule strands no match."""
    undo: UndoState | None = None
    bets: dict[int, list[int]] = {}


class Body(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """One change."""


class Seated(Body, frozen=True, tag="seated"):
    """Who sits where, or how the table is set up, has changed."""


class Started(Body, frozen=True, tag="started"):
    """A match began."""

    match: int
    seed: str
    rules: str
    seats: int
    options: dict[str, Any]
    people: tuple[int, ...]
    names: list[str]
    guests: list[int]
    entries: list[Entry]
    events: list[Event]
    at: float


class Moved(Body, frozen=True, tag="moved"):
    """A seat acted; nature's answers that followed are with it."""

    entries: list[Entry]
    events: list[Event]
    by: str = ""


class TookBack(Body, frozen=True, tag="took-back"):
    """What was told from this change on no longer holds."""

    seat: int
    entry: Entry
    back_to: int


class Talked(Body, frozen=True, tag="talked"):
    """Somebody said something."""

    seat: int
    name: str
    text: str = ""
    phrase: Phrase | None = None


class Kept(Body, frozen=True, tag="kept"):
    """Something that only the table's state shows."""


AnyBody = Seated | Started | Moved | TookBack | Talked | Kept

encode = msgspec.json.Encoder().encode
decode_body = msgspec.json.Decoder(AnyBody).decode
decode_doc = msgspec.json.Decoder(TableDoc).decode
