"""Tables are set up, seats taken and left, matches begun."""

from __future__ import annotations

import secrets
import time
from functools import cache

import msgspec

from spiritboard.catalog import check_seats, manners, options_of
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import Seat
from spiritboard.match import Match
from spiritboard.server import wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed, new_token, table_id
from spiritboard.server.journal import Chair, Seated, TableDoc
from spiritboard.server.lobby import game_here, rooms_of
from spiritboard.server.room import Room
from spiritboard.text import Words


async def new_table(house: House, visitor: Visitor, wish: wire.NewTable) -> tuple[Room, str]:
    """A table as its host wishes it, and the token of the host's seats."""
    house.check_rate(visitor)
    rules = game_here(wish.game)
    check_seats(rules, len(wish.seats))
    options = msgspec.to_builtins(options_of(rules, wish.options))
    rules.setup(len(wish.seats), options_of(rules, options))
    token = new_token()
    chairs = chairs_of(wish, visitor, hashed(token))
    if wish.start and any(chair.kind == "open" for chair in chairs):
        raise Illegal("", "seats-open")
    doc = TableDoc(
        id=table_id(),
        game=wish.game,
        options=options,
        public=wish.public,
        pace=wish.pace,
        absent=wish.absent,
        lesson=False,
        host=visitor.guest,
        status="open",
        chairs=chairs,
        created=time.time(),
        changed=time.time(),
    )
    return await set_up(house, visitor, doc, token, start=wish.start)


async def set_up(
    house: House, visitor: Visitor, doc: TableDoc, token: str, *, start: bool
) -> tuple[Room, str]:
    room = Room(doc, house.store, house.look)
    async with room.lock:
        await room.keep(Seated(), visitor, also=[holds(visitor, doc.id)])
        house.take_in(room)
        if start:
            await begin(room, visitor)
    return room, token


async def new_lesson(house: House, visitor: Visitor, name: str) -> tuple[Room, str]:
    """A lesson; one that the guest has begun goes on."""
    house.check_rate(visitor)
    game_here(name)
    lesson = manners(name).lesson
    if lesson is None:
        raise BadSetup("no-lesson", name=name)
    for room in await rooms_of(house, visitor):
        doc = room.doc
        if doc.lesson and doc.game == name and doc.status == "playing":
            token = new_token()
            async with room.lock:
                for chair in doc.chairs:
                    if chair.guest == visitor.guest:
                        chair.token = hashed(token)
                await room.keep(Seated(), visitor)
            return room, token
    token = new_token()
    chairs = [bot_chair(seat, "greedy") for seat in range(lesson.seats)]
    chairs[lesson.learner] = person(visitor, visitor.name, hashed(token))
    doc = TableDoc(
        id=table_id(),
        game=name,
        options=dict(lesson.options),
        public=False,
        pace="free",
        absent="bot",
        lesson=True,
        host=visitor.guest,
        status="open",
        chairs=chairs,
        created=time.time(),
        changed=time.time(),
    )
    return await set_up(house, visitor, doc, token, start=True)


async def begin(room: Room, visitor: Visitor) -> None:
    """Deals. The caller has the table's lock."""
    doc = room.doc
    lesson = manners(doc.game).lesson if doc.lesson and doc.match == 0 else None
    seed = lesson.seed if lesson else secrets.token_hex(32)
    seats = len(doc.chairs)
    match = Match.new(doc.game, seats, seed, doc.options, room.people())
    await room.start(visitor, match, seed)


async def start(room: Room, visitor: Visitor) -> None:
    async with room.lock:
        if room.doc.host != visitor.guest:
            raise Illegal("", "not-the-host")
        if room.doc.status != "open":
            raise Illegal("", "started-already")
        if any(chair.kind == "open" for chair in room.doc.chairs):
            raise Illegal("", "seats-open")
        await begin(room, visitor)


async def rematch(room: Room, visitor: Visitor) -> None:
    """Once more, everybody one seat further."""
    async with room.lock:
        if not room.held_by(visitor):
            raise Illegal("", "not-your-seat")
        if room.doc.status != "over":
            raise Illegal("", "not-over")
        if room.doc.match >= wire.MATCHES_AT_A_TABLE:
            raise Illegal("", "too-many-tables")
        room.doc.chairs = [*room.doc.chairs[-1:], *room.doc.chairs[:-1]]
        room.script = None
        room.doc.lesson = False
        await begin(room, visitor)


async def sit(room: Room, visitor: Visitor, seat: Seat, name: str | None) -> str:
    """Somebody sits down; the token of the seat. Whoever sits here already keeps their token."""
    async with room.lock:
        check_open(room, seat)
        token = new_token()
        for held in room.held_by(visitor):
            room.doc.chairs[held].token = hashed(token)
        room.doc.chairs[seat] = person(visitor, name or visitor.name, hashed(token))
        await room.keep(Seated(), visitor, also=[holds(visitor, room.doc.id)])
        reseat(room, visitor)
    return token


async def change_seat(room: Room, visitor: Visitor, seat: Seat, change: wire.Change) -> None:
    async with room.lock:
        if room.doc.host != visitor.guest:
            raise Illegal("", "not-the-host")
        if seat >= len(room.doc.chairs) or room.doc.chairs[seat].kind == "person":
            raise Illegal("", "seat-taken")
        if room.doc.status != "open":
            raise Illegal("", "started-already")
        bot = change.kind == "bot"
        room.doc.chairs[seat] = bot_chair(seat, change.bot) if bot else Chair()
        await room.keep(Seated(), visitor)
        room.tell_seating()


async def leave(house: House, room: Room, visitor: Visitor, seat: Seat) -> None:
    """Before the match the seat is free again; during it a bot sits in until they are back."""
    async with room.lock:
        chair = room.check_holds(visitor, seat)
        if room.doc.status == "playing":
            chair.away = True
            await room.keep(Seated(), visitor)
            house.look(room)
            room.tell_seating()
            return
        room.doc.chairs[seat] = Chair()
        room.doc.status = "open"
        await room.keep(Seated(), visitor)
        reseat(room, visitor)


def reseat(room: Room, visitor: Visitor) -> None:
    """A browser whose seats have changed comes again with its new cookie."""
    for listener in tuple(room.listeners):
        if listener.visitor.guest == visitor.guest:
            listener.close(wire.Bye("seat-changed"))
    room.tell_seating()


def holds(visitor: Visitor, table: str) -> tuple[str, tuple[int, str]]:
    return ("INSERT OR IGNORE INTO holders VALUES (?, ?)", (visitor.guest, table))


def check_open(room: Room, seat: Seat) -> None:
    if seat >= len(room.doc.chairs):
        raise Illegal("", "no-such-seat", seat=seat, seats=len(room.doc.chairs))
    if room.doc.status != "open":
        raise Illegal("", "started-already")
    if room.doc.chairs[seat].kind != "open":
        raise Illegal("", "seat-taken")


def person(visitor: Visitor, name: str, token: str) -> Chair:
    return Chair(kind="person", name=name, guest=visitor.guest, token=token)


def bot_chair(seat: Seat, level: wire.Level) -> Chair:
    return Chair(kind="bot", name=bot_name(seat), bot=level)


@cache
def bot_name(seat: Seat) -> str:
    """Proper names need no translation."""
    return Words("en")(f"player-{seat % 5 + 1}")


def chairs_of(wish: wire.NewTable, visitor: Visitor, token: str) -> list[Chair]:
    chairs: list[Chair] = []
    for seat, place in enumerate(wish.seats):
        if place.kind == "bot":
            chairs.append(bot_chair(seat, place.bot))
        elif place.kind == "open":
            chairs.append(Chair())
        else:
            fallback = visitor.name if place.kind == "me" else bot_name(seat)
            chairs.append(person(visitor, place.name or fallback, token))
    return chairs
