"""What is kept of a table: its present state, and every change of it in order."""

from __future__ import annotations

from collections.abc import Sequence
from traceback import extract_tb
from typing import Any

import msgspec
from msgspec import Struct

from spiritboard.core.errors import BadRecord, SpiritboardError
from spiritboard.core.rng import commitment
from spiritboard.core.values import Event
from spiritboard.match.record import FORMAT, Entry, MatchRecord, Seed
from spiritboard.server.wire import Absent, Deciding, Level, Pace, Status, Wanted
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
    left: float = 0.0
    """Since when nobody is here for it, in seconds since 1970; 0: somebody is."""
    relief: list[int] = []
    """Those who want a bot to go on for its player, who is away."""
    orders: list[str] = []
    right: int = 0
    """Guesses that were right in this match, and guesses made."""
    made: int = 0

    @property
    def is_automatic(self) -> bool:
        """Does a bot answer for this seat?"""
        return self.kind == "bot" or self.away


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
    evening: str = ""
    """To which it belongs; empty: to none."""
    seq: int = 0
    match: int = 0
    started: int = 0
    """The change with which the present match began."""
    begun: list[int] = []
    """By match: the change with which it began. Shorter: an earlier version did not keep it."""
    state: msgspec.Raw = msgspec.Raw(b"null")
    """The game's state, kept beside the journal: a corrected rule strands no match."""
    asked: list[int] = []
    """Who has to answer, for whoever lists the table without opening it."""
    undo: UndoState | None = None
    bets: dict[int, list[int]] = {}
    deciding: Deciding = "leader"
    bots_talk: bool = True
    proposals: dict[int, dict[str, Any]] = {}
    """By seat: what it would answer to the open question, where people decide together."""
    wanted: list[Wanted] = []
    """What people chose together in the story, match after match."""
    proposed_at: float = 0.0
    """When the first of these was made: a vote does not wait for ever."""
    proposer: int | None = None
    """Who came first with the action that was carried out last."""


class Result(Struct, frozen=True):
    """What came of a table of an evening."""

    names: list[str]
    guests: list[int]
    people: list[bool]
    """By seat: a person's, or a bot's."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]


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


class Unreadable(BadRecord):
    """What is kept of a table can't be read by this version."""

    def __init__(self) -> None:
        super().__init__("table-unreadable")


def reason_of(error: Exception) -> str:
    """Why something can't be read, without a word of what it holds."""
    if isinstance(error, SpiritboardError):
        return error.data()
    if isinstance(error, msgspec.MsgspecError):
        return str(error)
    return f"{type(error).__name__} in {extract_tb(error.__traceback__)[-1].name}"


AnyBody = Seated | Started | Moved | TookBack | Talked | Kept

encode = msgspec.json.Encoder().encode
decode_body = msgspec.json.Decoder(AnyBody).decode
decode_doc = msgspec.json.Decoder(TableDoc).decode


def record_of(started: Started, game: str) -> MatchRecord:
    """The record of a match, its log still to be filled in."""
    return MatchRecord(
        format=FORMAT,
        game=game,
        rules=started.rules,
        seats=started.seats,
        options=started.options,
        people=started.people,
        seeds=(Seed(0, commitment(started.seed), started.seed),),
        log=(),
        state="",
    )


def entries_of(change: AnyBody) -> Sequence[Entry]:
    """What a change added to the log of its match."""
    if isinstance(change, Started | Moved):
        return change.entries
    return [change.entry] if isinstance(change, TookBack) else []


def events_of(change: AnyBody) -> list[Sequence[Event]]:
    """By entry. A change keeps its events as one: they stand with its last entry."""
    entries = entries_of(change)
    events = change.events if isinstance(change, Started | Moved) else ()
    return [*[()] * (len(entries) - 1), events] if entries else []
