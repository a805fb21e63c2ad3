"""The house: guests, and the tables they play at."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from spiritboard.catalog import GAMES, MINDS, check_seats, game, manners, options_of
from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.rng import key_of
from spiritboard.core.values import Seat
from spiritboard.match import Match, MatchRecord, verify
from spiritboard.server import journal, wire
from spiritboard.server.autopilot import Autopilot
from spiritboard.server.identity import Visitor, hashed, new_token, table_id
from spiritboard.server.journal import Chair, Moved, Seated, Started, TableDoc, TookBack
from spiritboard.server.limits import Bucket
from spiritboard.server.room import Room, record_of
from spiritboard.server.settings import Settings
from spiritboard.server.sights import sights
from spiritboard.server.store import Row, Store
from spiritboard.server.workers import Workers
from spiritboard.text import Words

log = logging.getLogger(__name__)

LISTED: Final = 100
"""So many tables the lobby shows, and so many matches a history."""
IDLE_SECONDS: Final = 600.0


class House:
    """Everything that a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data / "tables.db")
        self.workers = Workers(settings.bot_processes)
        self.rooms: dict[str, Room] = {}
        self.autopilots: dict[str, Autopilot] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.buckets: dict[int, Bucket] = {}
        self.upkeep: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Tables that were being played go on."""
        rows = await self.store.read("SELECT id FROM tables WHERE status = 'playing'")
        self.upkeep = asyncio.create_task(self.keep_up([table for (table,) in rows]))

    async def keep_up(self, tables: Sequence[str]) -> None:
        for table in tables:
            await self.room(table)
        while True:
            await asyncio.sleep(60)
            self.forget_idle()

    def forget_idle(self) -> None:
        """Memory for tables in use only; the store has them all."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            asleep = not room.listeners and now - room.used > IDLE_SECONDS
            if asleep and room.doc.status != "playing" and not room.lock.locked():
                self.forget(room)
        self.buckets = {g: b for g, b in self.buckets.items() if not b.is_full()}

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.doc.id) is room:
            del self.rooms[room.doc.id]
            self.autopilots.pop(room.doc.id).stop()

    def close(self) -> None:
        """What was stored is stored; everybody comes again when the server does."""
        if self.upkeep:
            self.upkeep.cancel()
        for autopilot in self.autopilots.values():
            autopilot.stop()
        for room in self.rooms.values():
            for listener in tuple(room.listeners):
                listener.close(wire.Bye("shutdown"))
        self.store.close()
        self.workers.close()

    # Guests

    async def guest(self, token: str) -> Visitor | None:
        found = await self.store.read(
            "SELECT id, name FROM guests WHERE token = ?", (hashed(token),)
        )
        return Visitor(*found[0]) if found else None

    async def new_guest(self) -> tuple[Visitor, str]:
        token = new_token()
        name = f"Guest {secrets.randbelow(9000) + 1000}"
        sql = "INSERT INTO guests (token, name, since) VALUES (?, ?, ?)"
        guest = await self.store.write([(sql, (hashed(token), name, time.time()))])
        return Visitor(guest, name), token

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        await self.store.write([("UPDATE guests SET name = ? WHERE id = ?", (name, visitor.guest))])
        return visitor._replace(name=name)

    # Tables

    async def room(self, table: str) -> Room:
        """The table in use; it is fetched from the store at most once at a time."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.opening:
            self.opening[table] = asyncio.ensure_future(self.fetch(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def fetch(self, table: str) -> Room:
        found = await self.store.read("SELECT doc FROM tables WHERE id = ?", (table,))
        if not found:
            raise BadSetup("no-such-table")
        doc = journal.decode_doc(found[0][0])
        room = Room(doc, self.store, self.look)
        room.restore(await self.rows(table, doc.started))
        return self.take_in(room)

    async def rows(self, table: str, first: int, last: int | None = None) -> list[Row]:
        """A table's changes from one to another, the last one too."""
        sql = (
            "SELECT seq, guest, key, body FROM journal"
            " WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq"
        )
        found = await self.store.read(sql, (table, first, 1 << 60 if last is None else last))
        return [Row(*row) for row in found]

    def take_in(self, room: Room) -> Room:
        self.rooms[room.doc.id] = room
        self.autopilots[room.doc.id] = Autopilot(room, self.workers, self.settings)
        self.look(room)
        return room

    def look(self, room: Room) -> None:
        """A table has changed."""
        if room.is_broken:
            self.forget(room)
        elif room.doc.id in self.autopilots:
            self.autopilots[room.doc.id].look()

    def check_rate(self, visitor: Visitor) -> None:
        rate = self.settings.tables_per_minute
        if not rate:
            return
        bucket = self.buckets.setdefault(visitor.guest, Bucket(rate / 60, rate))
        if not bucket.take():
            raise Illegal("", "too-many-tables")

    async def new_table(self, visitor: Visitor, wish: wire.NewTable) -> tuple[Room, str]:
        """A table as its host wishes it, and the token of the host's seats."""
        self.check_rate(visitor)
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
        return await self.set_up(visitor, doc, token, start=wish.start)

    async def set_up(
        self, visitor: Visitor, doc: TableDoc, token: str, *, start: bool
    ) -> tuple[Room, str]:
        room = Room(doc, self.store, self.look)
        async with room.lock:
            await room.keep(Seated(), visitor, also=[holds(visitor, doc.id)])
            self.take_in(room)
            if start:
                await self.begin(room, visitor)
        return room, token

    async def new_lesson(self, visitor: Visitor, name: str) -> tuple[Room, str]:
        """A lesson; one that the guest has begun goes on."""
        self.check_rate(visitor)
        game_here(name)
        lesson = manners(name).lesson
        if lesson is None:
            raise BadSetup("no-lesson", name=name)
        for room in await self.rooms_of(visitor):
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
        return await self.set_up(visitor, doc, token, start=True)

    async def begin(self, room: Room, visitor: Visitor) -> None:
        """Deals. The caller has the table's lock."""
        doc = room.doc
        lesson = manners(doc.game).lesson if doc.lesson and doc.match == 0 else None
        seed = lesson.seed if lesson else secrets.token_hex(32)
        seats = len(doc.chairs)
        match = Match.new(doc.game, seats, seed, doc.options, room.people())
        await room.start(visitor, match, seed)

    async def start(self, room: Room, visitor: Visitor) -> None:
        async with room.lock:
            if room.doc.host != visitor.guest:
                raise Illegal("", "not-the-host")
            if room.doc.status != "open":
                raise Illegal("", "started-already")
            if any(chair.kind == "open" for chair in room.doc.chairs):
                raise Illegal("", "seats-open")
            await self.begin(room, visitor)

    async def rematch(self, room: Room, visitor: Visitor) -> None:
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
            await self.begin(room, visitor)

    async def sit(self, room: Room, visitor: Visitor, seat: Seat, name: str | None) -> str:
        """Somebody sits down; the token of the seat. Whoever sits here already keeps their token."""
        async with room.lock:
            check_open(room, seat)
            token = new_token()
            for held in room.held_by(visitor):
                room.doc.chairs[held].token = hashed(token)
            room.doc.chairs[seat] = person(visitor, name or visitor.name, hashed(token))
            await room.keep(Seated(), visitor, also=[holds(visitor, room.doc.id)])
            self.reseat(room, visitor)
        return token

    async def change_seat(
        self, room: Room, visitor: Visitor, seat: Seat, change: wire.Change
    ) -> None:
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

    async def leave(self, room: Room, visitor: Visitor, seat: Seat) -> None:
        """Before the match the seat is free again; during it a bot sits in until they are back."""
        async with room.lock:
            chair = room.check_holds(visitor, seat)
            if room.doc.status == "playing":
                chair.away = True
                await room.keep(Seated(), visitor)
                self.look(room)
                room.tell_seating()
                return
            room.doc.chairs[seat] = Chair()
            room.doc.status = "open"
            await room.keep(Seated(), visitor)
            self.reseat(room, visitor)

    def reseat(self, room: Room, visitor: Visitor) -> None:
        """A browser whose seats have changed comes again with its new cookie."""
        for listener in tuple(room.listeners):
            if listener.visitor.guest == visitor.guest:
                listener.close(wire.Bye("seat-changed"))
        room.tell_seating()

    # Lists

    async def lobby(self, visitor: Visitor) -> list[wire.LobbyTable]:
        """Public tables that one can join or watch, and one's own that go on."""
        sql = (
            "SELECT doc FROM tables WHERE public = 1 AND status != 'over'"
            " ORDER BY changed DESC LIMIT ?"
        )
        public = [journal.decode_doc(doc) for (doc,) in await self.store.read(sql, (LISTED,))]
        own = [room.doc for room in await self.rooms_of(visitor)]
        found = {doc.id: doc for doc in [*own, *public] if doc.status != "over"}
        return [self.listed(doc, visitor) for doc in found.values()]

    async def rooms_of(self, visitor: Visitor) -> list[Room]:
        sql = (
            "SELECT table_id FROM holders JOIN tables ON id = table_id"
            " WHERE guest = ? AND status != 'over' ORDER BY changed DESC LIMIT ?"
        )
        found = await self.store.read(sql, (visitor.guest, LISTED))
        return [await self.room(table) for (table,) in found]

    def listed(self, doc: TableDoc, visitor: Visitor) -> wire.LobbyTable:
        room = self.rooms.get(doc.id)
        seats = [seat for seat, chair in enumerate(doc.chairs) if chair.guest == visitor.guest]
        decision = room.match.decision if room and room.match else None
        places = room.places() if room else Room(doc, self.store, self.look).places()
        return wire.LobbyTable(
            id=doc.id,
            game=doc.game,
            status=doc.status,
            pace=doc.pace,
            seats=places,
            changed=doc.changed,
            match=doc.match,
            yours=bool(seats) and visitor.guest != 0,
            your_turn=bool(visitor.guest and decision and set(seats) & set(decision.seats)),
        )

    async def history(self, visitor: Visitor) -> list[wire.PlayedMatch]:
        sql = "SELECT body FROM played WHERE guest = ? ORDER BY finished DESC LIMIT ?"
        found = await self.store.read(sql, (visitor.guest, LISTED))
        return [msgspec.json.decode(body, type=wire.PlayedMatch) for (body,) in found]

    # Looking back

    async def replay(
        self, room: Room, visitor: Visitor, number: int, seat: Seat, *, is_open: bool
    ) -> wire.Replay:
        """A match moment by moment; one that goes on only through one's own eyes."""
        finished = number < room.doc.match or room.doc.status == "over"
        if not finished and (is_open or (seat >= 0 and seat not in room.held_by(visitor))):
            raise Illegal("", "not-over")
        started, rows = await self.match_rows(room, number)
        if seat >= started.seats:
            raise Illegal("", "no-such-seat", seat=seat, seats=started.seats)
        return replay_of(room.doc, started, rows, seat, is_open=is_open, finished=finished)

    async def record(self, room: Room, number: int) -> MatchRecord:
        """The record of a finished match, seed and all."""
        if number >= room.doc.match and room.doc.status != "over":
            raise Illegal("", "not-over")
        started, rows = await self.match_rows(room, number)
        match = Match.new(
            room.doc.game, started.seats, started.seed, started.options, started.people
        )
        match.log, match.line = [], []
        match.state = match.game.setup(started.seats, match.settings)
        for entry in entries_of(started, rows):
            match.retrace(len(match.log), entry)
        return match.record()

    async def proof(self, room: Room, number: int) -> wire.Proof:
        record = await self.record(room, number)
        found = await asyncio.to_thread(verify, record)
        seed = record.seeds[0]
        return wire.Proof(seed.seed, seed.commitment, found.answers, found.chances)

    async def match_rows(self, room: Room, number: int) -> tuple[Started, list[Row]]:
        """How a match began, and its changes from then on."""
        if not 1 <= number <= room.doc.match:
            raise Illegal("", "no-such-match")
        rows = await self.rows(room.doc.id, 0 if number < room.doc.match else room.doc.started)
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

    async def hint(self, room: Room, visitor: Visitor, command: wire.Ask) -> wire.Hint:
        """What a strong player would do with this seat's view. It costs the table nothing."""
        async with room.lock:
            room.check_holds(visitor, command.seat)
            match = room.playing()
            decision = match.decision
            if decision is None or command.seat not in decision.seats:
                raise Illegal("", "not-your-question")
            view, seen = match.view(command.seat), room.sights
            options = [a for a in match.options(command.seat) if not match.game.is_out_of_turn(a)]
        key = key_of(f"hint {room.doc.id} {decision.id}")
        found = await self.workers.advise(
            room.doc.game, key, view, options, self.settings.bot_seconds
        )
        option = seen.option(view, found.action)
        why = [
            seen.phraser.phrase(
                (
                    "hint-only"
                    if not found.games
                    else "hint-feel"
                    if found.by_feel
                    else "hint-share",
                    {"games": found.games, "share": found.share, "next": found.next_share},
                )
            )
        ]
        return wire.Hint(command.key, command.seat, option.action, option.say, why + option.does)


def game_here(name: str) -> Any:
    """Only games of our own: a request must not load code."""
    if name not in GAMES:
        raise BadSetup("unknown-game", name=name, known=", ".join(GAMES))
    return game(name)


@cache
def games_here() -> list[wire.GameInfo]:
    return [game_info(name) for name in GAMES]


def game_info(name: str) -> wire.GameInfo:
    info = game(name).info
    (schema,), defs = msgspec.json.schema_components([info.options])
    options = defs[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    claims = [wire.ClaimInfo(claim, about) for claim, about in manners(name).claims.items()]
    return wire.GameInfo(
        name=name,
        seats=info.seats,
        options=options,
        levels=["random", "greedy", "search"] if name in MINDS else ["random"],
        lesson=manners(name).lesson is not None,
        claims=claims,
        credits=dict(info.credits),
    )


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


def entries_of(started: Started, rows: Sequence[Row]) -> list[Any]:
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
