"""Tables are set up, seats taken and left, matches begun."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from spiritboard.bots.levels import check_level
from spiritboard.catalog import check_seats, options_of, table_side
from spiritboard.catalog.options import CONTENT
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import Seat
from spiritboard.match import Match
from spiritboard.match.campaign import onward
from spiritboard.server import wire
from spiritboard.server.evening_store import evening_of, gets_up, sits_at
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed, new_token, table_id
from spiritboard.server.journal import Chair, Seated, TableDoc
from spiritboard.server.lobby import docs_of, game_here
from spiritboard.server.room import Room
from spiritboard.server.sealing import check_deal_is_new
from spiritboard.server.store import Overtaken, Statement, holds
from spiritboard.server.wire.names import folded


async def new_table(house: House, visitor: Visitor, wish: wire.NewTable) -> tuple[Room, str]:
    """A table as its host wishes it, and the token of the host's seats."""
    house.check_rate(visitor)
    token = new_token()
    doc = doc_of(visitor, wish, token)
    if wish.start and any(chair.kind == "open" for chair in doc.chairs):
        raise Illegal("", "seats-open")
    return await set_up(house, visitor, doc, token, start=wish.start)


def doc_of(visitor: Visitor, wish: wire.NewTable, token: str) -> TableDoc:
    """A table that has not been stored yet; refused if no match could begin at it."""
    rules = game_here(wish.game)
    check_seats(rules, len(wish.seats))
    options = options_of(rules, wish.options)
    rules.setup(len(wish.seats), options)
    return TableDoc(
        id=table_id(),
        game=wish.game,
        options=msgspec.to_builtins(options),
        public=wish.public,
        pace=wish.pace,
        absent=wish.absent,
        deciding=wish.deciding,
        bots_talk=wish.bots_talk,
        lesson=False,
        host=visitor.guest,
        status="open",
        chairs=chairs_of(wish, visitor, hashed(token)),
        created=time.time(),
        changed=time.time(),
    )


async def set_up(
    house: House, visitor: Visitor, doc: TableDoc, token: str, *, start: bool
) -> tuple[Room, str]:
    room = Room(doc, house.store, house.settings)
    room.keeper.epoch = house.node.first_epoch
    house.keep_new(
        room
    )  # before it is stored: whoever finds it there must not open it a second time
    async with room.lock:
        await room.persist(Seated(), visitor, also=[holds(visitor.guest, doc.id)])
        if start:
            await begin(house, room, visitor)
    return room, token


async def new_lesson(house: House, visitor: Visitor, name: str) -> tuple[Room, str]:
    """A lesson; one that the guest has begun goes on."""
    house.check_rate(visitor)
    game_here(name)
    lesson = table_side(name).lesson
    if lesson is None:
        raise BadSetup("no-lesson", name=name)
    for doc in await docs_of(house, visitor):
        if doc.lesson and doc.game == name and doc.status == "playing":
            room, token = await house.room(doc.id), new_token()
            async with room.lock:
                for chair in room.doc.chairs:
                    if chair.guest == visitor.guest:
                        chair.token = hashed(token)
                await room.persist(Seated(), visitor)
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


async def new_match(
    house: House, host: int, name: str, seats: int, seed: str, options: Any, people: Sequence[Seat]
) -> Match:
    """What takes long is made beside the tables."""
    if seats not in table_side(name).long_setup:
        return Match.new(name, seats, seed, options, people)
    turn = Turn(Rank.PLAYING, host)
    return await house.workers.work_for(turn, Match.new, name, seats, seed, options, people)


async def begin(house: House, room: Room, visitor: Visitor) -> None:
    """Deals. The caller has the table's lock."""
    doc = room.doc
    lesson = table_side(doc.game).lesson if doc.lesson and doc.match == 0 else None
    seed = lesson.seed if lesson else await seed_for(house, doc)
    seats = len(doc.chairs)
    match = await new_match(house, doc.host, doc.game, seats, seed, doc.options, room.people())
    await room.start(visitor, match, seed)


async def seed_for(house: House, doc: TableDoc) -> str:
    """One that nobody can know; at all tables of an evening the same."""
    if not doc.evening:
        return secrets.token_hex(32)
    evening = await evening_of(house.store, doc.evening)
    assert evening is not None
    return evening.seed


async def start(house: House, room: Room, visitor: Visitor) -> None:
    async with room.lock:
        check_starts(room, visitor)
        if room.doc.status != "open":
            raise Illegal("", "started-already")
        if any(chair.kind == "open" for chair in room.doc.chairs):
            raise Illegal("", "seats-open")
        await begin(house, room, visitor)


def check_starts(room: Room, visitor: Visitor) -> None:
    """The host; at a table of an evening, whoever sits there."""
    if not (room.held_by(visitor) if room.doc.evening else room.is_host(visitor)):
        raise Illegal("", "not-the-host")


async def rematch(house: House, room: Room, visitor: Visitor) -> None:
    """Once more, everybody one seat further."""
    async with room.lock:
        check_over(room, visitor)
        room.doc.chairs = [*room.doc.chairs[-1:], *room.doc.chairs[:-1]]
        await begin_another(house, room, visitor)


async def go_on(house: House, room: Room, visitor: Visitor) -> None:
    """The next match of a campaign; everybody stays where they are."""
    async with room.lock:
        match = check_over(room, visitor)
        options = onward(match)[1]
        if options is None:
            raise Illegal("", "campaign-over")
        own_box = {CONTENT: room.doc.options.get(CONTENT, {})}
        room.doc.options = {**msgspec.to_builtins(options), **own_box}
        await begin_another(house, room, visitor)


def check_over(room: Room, visitor: Visitor) -> Match:
    """Whoever sits here may begin another match; gives the one that is over. An evening has one deal."""
    if not room.held_by(visitor):
        raise Illegal("", "not-your-seat")
    if room.doc.evening:
        raise Illegal("", "evening-one-deal")
    if room.match is None or room.doc.status != "over":
        raise Illegal("", "not-over")
    if room.doc.match >= wire.MATCHES_AT_A_TABLE:
        raise Illegal("", "too-many-tables")
    return room.match


async def begin_another(house: House, room: Room, visitor: Visitor) -> None:
    room.script = None
    room.doc.lesson = False
    await begin(house, room, visitor)


async def sit(house: House, room: Room, visitor: Visitor, seat: Seat, name: str | None) -> str:
    """Somebody sits down; the token of the seat. Whoever sits here already keeps their token."""
    async with room.lock:
        check_open(room, seat)
        check_one_seat(room, visitor)
        await check_deal_is_new(house.store, room.doc, visitor)
        check_name(room, name or visitor.name)
        token = new_token()
        for held in room.held_by(visitor):
            room.doc.chairs[held].token = hashed(token)
        room.doc.chairs[seat] = person(visitor, name or visitor.name, hashed(token))
        try:
            await room.persist(Seated(), visitor, also=sits_down(room.doc, visitor))
        except Overtaken:  # perhaps they have just sat down at another table
            await check_deal_is_new(house.store, room.doc, visitor)
            raise
        reseat(room, visitor)
    return token


async def change_seat(room: Room, visitor: Visitor, seat: Seat, change: wire.Change) -> None:
    async with room.lock:
        if not room.is_host(visitor):
            raise Illegal("", "not-the-host")
        if seat >= len(room.doc.chairs) or room.doc.chairs[seat].kind == "person":
            raise Illegal("", "seat-taken")
        if room.doc.status != "open":
            raise Illegal("", "started-already")
        bot = change.kind == "bot"
        room.doc.chairs[seat] = bot_chair(seat, change.bot) if bot else Chair()
        await room.persist(Seated(), visitor)
        room.tell_seating()


async def leave(room: Room, visitor: Visitor, seat: Seat) -> None:
    """Before the match the seat is free again; during it a bot sits in until they are back."""
    async with room.lock:
        chair = room.check_holds(visitor, seat)
        if chair.away:
            return
        if room.doc.status == "playing":
            chair.away = True
            await room.persist(Seated(), visitor)
            room.waiting_changed()
            return
        if room.doc.evening and room.doc.status == "over":
            raise Illegal("", "game-over")
        room.doc.chairs[seat] = Chair()
        room.doc.status = "open"
        freed = [gets_up(room.doc.evening, chair.guest)] if room.doc.evening else []
        await room.persist(Seated(), visitor, also=freed)
        reseat(room, visitor)


def reseat(room: Room, visitor: Visitor) -> None:
    """A browser whose seats have changed comes again with its new cookie."""
    for listener in tuple(room.listeners):
        if is_same(listener.visitor, visitor):
            listener.close(wire.Bye("seat-changed"))
    room.tell_seating()


def is_same(one: Visitor, other: Visitor) -> bool:
    """One browser, also if it was no guest yet when it came."""
    kept = one.guest != 0 and one.guest == other.guest
    return kept or (one.browser != "" and one.browser == other.browser)


def check_open(room: Room, seat: Seat) -> None:
    if seat >= len(room.doc.chairs):
        raise Illegal("", "no-such-seat", seat=seat, seats=len(room.doc.chairs))
    if room.doc.status != "open":
        raise Illegal("", "started-already")
    if room.doc.chairs[seat].kind != "open":
        raise Illegal("", "seat-taken")


def check_one_seat(room: Room, visitor: Visitor) -> None:
    """Whoever comes has one seat; only the host may play several, for people at one screen."""
    if room.held_by(visitor) and not room.is_host(visitor):
        raise Illegal("", "one-seat-each")


def sits_down(doc: TableDoc, visitor: Visitor) -> list[Statement]:
    """The table is theirs from now on, and at an evening no other."""
    found = [holds(visitor.guest, doc.id)]
    return [*found, sits_at(doc.evening, visitor.guest, doc.id)] if doc.evening else found


def check_name(room: Room, name: str) -> None:
    """Nobody sits down under another's name; what begins with a tilde nobody has chosen."""
    taken = {folded(chair.name) for chair in room.doc.chairs if chair.kind == "person"}
    if not name.startswith("~") and folded(name) in taken:
        raise Illegal("", "player-name-taken", name=name)


def person(visitor: Visitor, name: str, token: str) -> Chair:
    return Chair(kind="person", name=name, guest=visitor.guest, token=token)


def bot_chair(seat: Seat, level: wire.Level) -> Chair:
    check_level(level)
    return Chair(kind="bot", name=bot_name(seat), bot=level)


def bot_name(seat: Seat) -> str:
    """Everybody reads it in their own language."""
    return f"~player-{seat % 5 + 1}"


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
