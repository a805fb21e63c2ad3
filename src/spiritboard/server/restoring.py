"""A table from the store: its journal, and the table as it was kept beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import structs

from spiritboard.core.errors import BadRecord
from spiritboard.core.values import Event
from spiritboard.match import Match
from spiritboard.match.record import Entry, MatchRecord
from spiritboard.server import journal
from spiritboard.server.journal import (
    AnyBody,
    Chair,
    Moved,
    Started,
    TableDoc,
    TookBack,
    entries_of,
    events_of,
    record_of,
)
from spiritboard.server.logs import logger
from spiritboard.server.store import Row

log = logger(__name__)

encode = msgspec.json.Encoder().encode


class Change(NamedTuple):
    """A row of the journal, read."""

    seq: int
    body: AnyBody


def changes_in(rows: Iterable[Row]) -> list[Change]:
    return [Change(row.seq, journal.decode_body(row.body)) for row in rows]


def resumed(doc: TableDoc, changes: Iterable[Change]) -> Match | None:
    """The match that goes on from the kept state; None: none has begun.

    `changes`: those since it began, up to the table as it was kept.
    """
    record: MatchRecord | None = None
    entries: list[Entry] = []
    events: list[Sequence[Event]] = []
    for _, body in changes:
        if isinstance(body, Started):
            record = record_of(body, doc.game)
        entries += entries_of(body)
        events += events_of(body)
    if record is None:
        return None
    whole = structs.replace(record, log=tuple(entries))
    return Match.resumed(whole, msgspec.json.decode(doc.state), events)


def follow(doc: TableDoc, changes: Sequence[Change]) -> None:
    """What the journal says is so: where it is ahead of the table, the table is brought up to it.

    The other way round something is missing for good, and the table is refused.
    """
    last = changes[-1].seq if changes else 0
    if last < doc.seq:
        raise BadRecord("journal-short", last=last, table=doc.seq)
    if last == doc.seq:
        return
    log.warning("its journal is ahead of a table", table=doc.id, kept=doc.seq, journal=last)
    match = resumed(doc, (change for change in changes if change.seq <= doc.seq))
    for seq, body in (change for change in changes if change.seq > doc.seq):
        if isinstance(body, Started):
            match = Match.of(record_of(body, doc.game), 0)
            begin(doc, seq, body)
        if match is not None:
            for entry in entries_of(body):
                match.replay_entry(len(match.log), entry)
        if isinstance(body, Moved | TookBack):
            doc.status = "over" if match is not None and match.decision is None else "playing"
        doc.undo, doc.proposals, doc.proposer, doc.seq = None, {}, None, seq
    if match is not None:
        doc.state = msgspec.Raw(encode(match.game.dump(match.state)))


def begin(doc: TableDoc, seq: int, body: Started) -> None:
    """The match of which only the journal knows."""
    doc.match, doc.started, doc.status, doc.bets = body.match, seq, "playing", {}
    doc.begun = [*doc.begun, seq]
    doc.options = body.options
    doc.chairs = seated(doc.chairs, body)


def seated(chairs: Sequence[Chair], body: Started) -> list[Chair]:
    """The chairs in the order in which the match was begun; before another one they are turned."""
    wanted = list(zip(body.guests, body.names, strict=True))
    for turns in range(len(chairs)):
        turned = [*chairs[-turns:], *chairs[:-turns]] if turns else list(chairs)
        if [(chair.guest, chair.name) for chair in turned] == wanted:
            return [structs.replace(chair, away=False, right=0, made=0) for chair in turned]
    raise BadRecord("journal-short", last=body.match, table=body.match)
