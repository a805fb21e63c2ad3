"""Whoever is away from a table: pages tell it, others call them or let a bot go on, they come back.

The caller has the table's lock.
"""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Seat
from spiritboard.server import journal, wire
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair
from spiritboard.server.room import Room


async def look(room: Room, visitor: Visitor, command: wire.Look) -> int:
    """Nothing is stored: a page says it again whenever it comes."""
    room.check_holds(visitor, command.seat)
    if command.is_here:
        room.absence.unseen.discard(command.seat)
    else:
        room.absence.unseen.add(command.seat)
    room.look_anew()
    room.tell_presence()
    return room.doc.seq


async def nudge(room: Room, visitor: Visitor, command: wire.Nudge) -> int:
    """Nothing is stored: it rings or it does not."""
    room.check_holds(visitor, command.seat)
    chair = other_person(room, visitor, command.whom)
    asked = room.open_question()
    is_awaited = asked is not None and command.whom in asked.seats and not chair.away
    if not is_awaited and room.is_here(command.whom):
        raise Illegal("", "nobody-waits")
    if not room.is_online(command.whom):
        raise Illegal("", "no-page-to-ring")
    room.absence.nudge(command.seat, command.whom)
    room.tell_nudge(command.whom, command.seat)
    return room.doc.seq


async def relieve(room: Room, visitor: Visitor, command: wire.Relieve) -> int:
    """A bot goes on once everybody who is here wants it. Whoever comes back takes the seat at once."""
    room.check_holds(visitor, command.seat)
    chair = other_person(room, visitor, command.whom)
    if chair.away:
        return room.doc.seq
    check_relief(room, command.whom)
    chair.relief = sorted({*chair.relief, *room.held_by(visitor)})
    if set(room.deciders()) <= set(chair.relief):
        chair.away, chair.relief = True, []
    seq = await room.persist(journal.Kept(), visitor, command.key)
    room.waiting_changed()
    return seq


def check_relief(room: Room, whom: Seat) -> None:
    """Nobody loses their seat while they are here, nor at a table that wants no bots in it."""
    if room.open_question() is None:
        raise Illegal("", "not-started")
    if room.doc.absent != "bot":
        raise Illegal("", "no-stand-in")
    if room.is_here(whom):
        raise Illegal("", "is-here")
    room.absence.check_patience(whom)


def other_person(room: Room, visitor: Visitor, seat: Seat) -> Chair:
    if seat >= len(room.doc.chairs):
        raise Illegal("", "no-such-seat", seat=seat, seats=len(room.doc.chairs))
    if room.doc.chairs[seat].kind != "person" or seat in room.held_by(visitor):
        raise Illegal("", "no-other-person")
    return room.doc.chairs[seat]


async def come_back(room: Room, visitor: Visitor, command: wire.Return) -> int:
    chair = room.check_holds(visitor, command.seat)
    if not chair.away:
        return room.doc.seq
    chair.away = False
    seq = await room.persist(journal.Kept(), visitor, command.key)
    room.waiting_changed()
    return seq
