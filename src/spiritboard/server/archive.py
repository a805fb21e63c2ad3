"""Looking back: a match moment by moment, its record, and the proof of its shuffles."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Seat
from spiritboard.match import Match, MatchRecord, verify
from spiritboard.match.record import Entry
from spiritboard.server import journal, wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Moved, Started, TableDoc, TookBack
from spiritboard.server.room import Room, record_of
from spiritboard.server.sights import sights
from spiritboard.server.store import Row


async def replay(
    house: House, room: Room, visitor: Visitor, number: int, seat: Seat, *, is_open: bool
) -> wire.Replay:
    """A match moment by moment; one that goes on only through one's own eyes."""
    finished = room.is_finished(number)
    if not finished and (is_open or (seat >= 0 and seat not in room.held_by(visitor))):
        raise Illegal("", "not-over")
    started, rows = await match_rows(house, room, number)
    if seat >= started.seats:
        raise Illegal("", "no-such-seat", seat=seat, seats=started.seats)
    return replay_of(room.doc, started, rows, seat, is_open=is_open, finished=finished)


async def record(house: House, room: Room, number: int) -> MatchRecord:
    """The record of a finished match, seed and all."""
    if number <= room.doc.match and not room.is_finished(number):
        raise Illegal("", "not-over")
    started, rows = await match_rows(house, room, number)
    match = Match.new(room.doc.game, started.seats, started.seed, started.options, started.people)
    match.log, match.line = [], []
    match.state = match.game.setup(started.seats, match.settings)
    for entry in entries_of(started, rows):
        match.retrace(len(match.log), entry)
    return match.record()


async def proof(house: House, room: Room, number: int) -> wire.Proof:
    kept = await record(house, room, number)
    found = await asyncio.to_thread(verify, kept)
    seed = kept.seeds[0]
    return wire.Proof(seed.seed, seed.commitment, found.answers, found.chances)


async def match_rows(house: House, room: Room, number: int) -> tuple[Started, list[Row]]:
    """How a match began, and its changes from then on."""
    if not 1 <= number <= room.doc.match:
        raise Illegal("", "no-such-match")
    rows = await house.rows(room.doc.id, 0 if number < room.doc.match else room.doc.started)
    found: list[Row] = []
    begun: Started | None = None
    for row in rows:
        body = journal.decode_body(row.body)
        if isinstance(body, Started):
            if begun is not None:
                break
            begun = body if body.match == number else None
        if begun is not None:
            found.append(row)
    assert begun is not None
    return begun, found


def entries_of(started: Started, rows: Sequence[Row]) -> list[Entry]:
    """The log of a match."""
    entries = list(started.entries)
    for row in rows:
        body = journal.decode_body(row.body)
        if isinstance(body, Moved):
            entries += body.entries
        elif isinstance(body, TookBack):
            entries.append(body.entry)
    return entries


def replay_of(
    doc: TableDoc,
    started: Started,
    rows: Sequence[Row],
    seat: Seat,
    *,
    is_open: bool,
    finished: bool,
) -> wire.Replay:
    """The changes that hold, each with what these eyes saw after it."""
    seen = sights(doc.game)
    record = record_of(started, doc.game)
    match = Match(doc.game, started.seats, started.options, started.people)
    steps: list[wire.Step] = []
    for row in rows:
        body = journal.decode_body(row.body)
        if isinstance(body, TookBack):
            match.retrace(len(match.log), body.entry)
            steps = [step for step in steps if step.seq < body.back_to]
        if not isinstance(body, Started | Moved):
            continue
        for entry in body.entries:
            match.retrace(len(match.log), entry)
        own = [seen.picture(match, other) for other in range(match.seats)] if is_open else []
        told = seen.told(body.events, seat)
        steps.append(wire.Step(row.seq, told, seen.picture(match, seat), own))
    return wire.Replay(
        table=doc.id,
        match=started.match,
        game=doc.game,
        names=started.names,
        seat=seat,
        commitment=record.seeds[0].commitment,
        finished=finished,
        steps=steps,
        outcome=match.outcome,
    )
