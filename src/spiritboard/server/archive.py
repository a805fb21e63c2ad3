"""Looking back: a match moment by moment, its record, and the proof of its shuffles."""

from __future__ import annotations

import msgspec

from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import NATURE, Seat
from spiritboard.server import retelling, wire
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.retelling import Past
from spiritboard.server.room import Room
from spiritboard.server.sealing import check_opened, is_sealed


async def replay(
    house: House, room: Room, visitor: Visitor, number: int, seat: Seat, *, is_open: bool
) -> bytes:
    """A match moment by moment, JSON packed by gzip; one that goes on only through one's own eyes."""
    if seat == NATURE:
        raise Illegal("", "no-such-seat", seat=seat, seats=len(room.doc.chairs))
    finished = room.is_finished(number) and not await is_sealed(house.store, room.doc)
    if not finished and (is_open or (seat >= 0 and seat not in room.held_by(visitor))):
        raise Illegal("", "not-over")
    asked = (room.doc.id, number, seat, is_open, 0 if finished else room.doc.seq)
    if (kept := house.replays.get(asked)) is not None:
        return kept
    past, turn = await past_of(house, room, number), turn_of(visitor)
    made = await house.workers.work_for(turn, retelling.replay, past, seat, is_open, finished)
    house.replays.put(asked, made)
    return made


async def record(house: House, room: Room, visitor: Visitor, number: int) -> bytes:
    """The record of a finished match as a file, seed and all."""
    past = await finished_past_of(house, room, number)
    return await house.workers.work_for(turn_of(visitor), retelling.file_of, past)


async def proof(house: House, room: Room, visitor: Visitor, number: int) -> wire.Proof:
    past = await finished_past_of(house, room, number)
    return await house.workers.work_for(turn_of(visitor), retelling.proof, past)


async def finished_past_of(house: House, room: Room, number: int) -> Past:
    if number <= room.doc.match and not room.is_finished(number):
        raise Illegal("", "not-over")
    await check_opened(house.store, room.doc)
    return await past_of(house, room, number)


async def past_of(house: House, room: Room, number: int) -> Past:
    """A match of this table; an earlier one is somewhere among all its changes."""
    doc = room.doc
    if not 1 <= number <= doc.match:
        raise Illegal("", "no-such-match")
    first, last = doc.started, None
    if number < doc.match:
        known = len(doc.begun) == doc.match  # not of a table that an earlier version has set up
        first, last = (doc.begun[number - 1], doc.begun[number] - 1) if known else (0, None)
    rows = await house.store.rows(doc.id, first, last)
    return Past(doc.id, doc.game, number, rows)


async def whole(house: House, table: str) -> bytes:
    """All that is kept of a table, as a file: for an operator, who may look into the store as well."""
    now = await house.store.table(table)
    if now is None:
        raise BadSetup("no-such-table")
    changes = [
        {"seq": row.seq, "guest": row.guest, "key": row.key, "body": as_text(row.body)}
        for row in await house.store.rows(table, 0)
    ]
    kept = {"id": table, "status": now.status, "changed": now.changed, "table": as_text(now.doc)}
    return msgspec.json.format(msgspec.json.encode({**kept, "changes": changes}), indent=1)


def as_text(kept: bytes | str) -> str:
    """What can't be read is told as it is."""
    return kept if isinstance(kept, str) else kept.decode(errors="backslashreplace")


def turn_of(visitor: Visitor) -> Turn:
    """Those whom we do not know wait as one."""
    return Turn(Rank.LOOKING_BACK, visitor.guest)
