"""The house: guests, and the tables they play at."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from typing import Final

from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.server import journal, wire
from spiritboard.server.addresses import Addresses
from spiritboard.server.autopilot import Autopilot
from spiritboard.server.background import never_ending
from spiritboard.server.identity import Visitor, guest_name, hashed, new_token
from spiritboard.server.journal import TableDoc, Unreadable, reason_of
from spiritboard.server.keeping import REMEMBERED
from spiritboard.server.kept import Kept
from spiritboard.server.limits import Bucket
from spiritboard.server.listening import Listener
from spiritboard.server.logs import logger
from spiritboard.server.metrics import measure_lag
from spiritboard.server.nodes import Alone, Elsewhere, Node
from spiritboard.server.postgres_membership import Membership, Told
from spiritboard.server.postgres_node import SharedNode
from spiritboard.server.restoring import changes_in, follow
from spiritboard.server.retention import forget_old
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from spiritboard.server.shared_queue import SharedQueue
from spiritboard.server.store import StoreTrouble
from spiritboard.server.stores import store_of
from spiritboard.server.under_way import UnderWay
from spiritboard.server.workers import Workers

log = logger(__name__)

IDLE_SECONDS: Final = 600.0
FAREWELL_SECONDS: Final = 2.0


class House:
    """Everything that a running server holds."""

    def __init__(self, settings: Settings, membership: Membership | None = None) -> None:
        self.settings = settings
        self.store = store_of(settings)
        self.membership = membership
        self.node: Node = SharedNode(self.store, membership) if membership else Alone(self.store)
        shared = SharedQueue(self.store, membership) if membership else None
        self.workers = Workers(settings.bot_processes, settings.logs, shared)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.buckets: dict[int, Bucket] = {}
        self.addresses = Addresses(settings)
        self.to_resume: list[str] = []
        """Tables that are being played and that nobody has opened yet."""
        self.set_aside: dict[str, str] = {}
        """Tables that can't be read, and why; the others go on."""
        self.since = time.time()
        self.replays = Kept()
        self.analyses: dict[tuple[str, int], UnderWay] = {}
        """By table and match: what is being analysed."""
        self.hinted: set[int | str] = set()
        """Who is waiting for a hint."""
        self.background: list[asyncio.Task[None]] = []
        self.failures: Counter[str] = Counter()
        """By name: how often work in the background has failed and was begun anew."""

    async def open(self) -> None:
        """Tables that were being played go on."""
        if self.membership:
            self.membership.telling, self.membership.hearing = self.tell_others, self.hear_others
            self.membership.lapse = self.let_go
        self.to_resume = (await self.node.left_behind())[::-1]
        self.background = [
            asyncio.create_task(never_ending(work, self.failures))
            for work in (self.resume, self.keep_up, self.forget_old, measure_lag)
        ]

    async def resume(self) -> None:
        """Tables that are being played and that nobody has."""
        while True:
            while self.to_resume:
                with suppress(BadSetup, Unreadable, Elsewhere, StoreTrouble):
                    await self.room(self.to_resume[-1])
                self.to_resume.pop()
            with suppress(StoreTrouble):
                self.to_resume += await self.node.orphans()

    async def keep_up(self) -> None:
        while True:
            await asyncio.sleep(60)
            await self.rest()

    async def rest(self) -> None:
        """Where nothing is due, another node may be asked next."""
        for room in self.forget_idle():
            await self.node.put_down(room.doc.id, room.keeper.epoch)

    async def forget_old(self) -> None:
        """What nobody has touched for as long as the operator says."""
        while self.settings.keep_days:
            gone = await forget_old(self.store, self.settings.keep_days, self.rooms)
            if gone:
                log.info("old tables are gone", tables=gone, days=self.settings.keep_days)
            await asyncio.sleep(3600)
        await asyncio.Event().wait()

    def forget_idle(self) -> list[Room]:
        """Memory for tables in use only; the store has them all. Gives those at which nothing is due."""
        now = time.monotonic()
        at_rest: list[Room] = []
        for room in list(self.rooms.values()):
            asleep = not room.listeners and now - room.used > IDLE_SECONDS
            is_busy = room.lock.locked() or (room.attendant and room.attendant.is_busy)
            if room.is_broken or (asleep and not is_busy):
                self.forget(room)
                at_rest.append(room)
            if room.is_broken and room.doc.status == "playing":
                self.to_resume.append(at_rest.pop().doc.id)
        self.buckets = {g: b for g, b in self.buckets.items() if not b.is_full()}
        self.addresses.forget()
        return at_rest

    def listeners(self) -> list[Listener]:
        """Every socket at every table."""
        return [listener for room in self.rooms.values() for listener in room.listeners]

    def forget(self, room: Room) -> None:
        del self.rooms[room.doc.id]
        room.dismiss()

    # Other nodes

    def tell_others(self) -> Told:
        """What they can't know by the store."""
        online = {
            table: [seat for seat in range(len(room.doc.chairs)) if room.is_online(seat)]
            for table, room in self.rooms.items()
            if room.listeners
        }
        return Told(
            online,
            self.addresses.spent_lately(),
            dict(self.addresses.sockets),
            self.settings.bot_processes,
        )

    def hear_others(self, news: Sequence[Told]) -> None:
        assert self.membership is not None
        sockets: Counter[str] = Counter()
        for told in self.membership.others.values():
            sockets.update(told.sockets)
        self.addresses.sockets_elsewhere = sockets
        for told in news:
            for spent in told.spent:
                self.addresses.spend(*spent)

    def let_go(self) -> None:
        """Others may have our tables by now: everybody comes again, here or there."""
        for room in list(self.rooms.values()):
            room.break_up()
            self.forget(room)

    async def hand_over(self) -> None:
        """Whoever is told goodbye finds their table free."""
        for room in self.rooms.values():
            room.dismiss()
        if self.membership:
            await self.membership.leave()

    async def say_goodbye(self) -> None:
        """To everybody, and waits a moment until they have heard it."""
        for room in self.rooms.values():
            for listener in tuple(room.listeners):
                listener.close(wire.Bye("shutdown"))
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while any(room.listeners for room in self.rooms.values()):
                    await asyncio.sleep(0.01)

    def close(self) -> None:
        """What was stored is stored; everybody comes again when the server does."""
        for task in self.background:
            task.cancel()
        for room in self.rooms.values():
            room.dismiss()
            for listener in tuple(room.listeners):
                listener.close(wire.Bye("shutdown"))
        self.store.close()
        self.workers.close()

    # Guests

    async def guest(self, token: str) -> Visitor | None:
        found = await self.store.guest(hashed(token))
        return Visitor(*found) if found else None

    async def enlist(self, token: str) -> Visitor:
        """Keeps a guest, now that something is theirs."""
        await self.store.enlist(hashed(token), guest_name(token), time.time())
        found = await self.guest(token)
        assert found is not None
        return found

    async def new_guest(self) -> tuple[Visitor, str]:
        token = new_token()
        return await self.enlist(token), token

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        await self.store.rename(visitor.guest, name)
        return visitor._replace(name=name)

    # Tables

    async def room(self, table: str) -> Room:
        """The table in use; it is fetched from the store at most once at a time."""
        if (room := self.in_use(table)) is not None and self.node.is_sure:
            room.used = time.monotonic()
            return room
        if table in self.set_aside:
            raise Unreadable
        if table not in self.opening:
            self.opening[table] = asyncio.ensure_future(self.fetch(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    def in_use(self, table: str) -> Room | None:
        room = self.rooms.get(table)
        return None if room is None or room.is_broken else room

    async def glance(self, table: str) -> TableDoc:
        """The table, to be listed: among several nodes nobody takes it for that."""
        if self.node.is_alone or self.in_use(table):
            return (await self.room(table)).doc
        kept = await self.store.table(table)
        if kept is None:
            raise BadSetup("no-such-table")
        with self.setting_aside(table):
            return journal.decode_doc(kept.doc)

    async def fetch(self, table: str) -> Room:
        taken = await self.node.take(table)
        if taken is None:
            raise BadSetup("no-such-table")
        kept = taken.kept
        with self.setting_aside(table):
            doc = journal.decode_doc(kept.doc)
        rows = await self.store.rows(table, doc.started)
        with self.setting_aside(table):
            changes = changes_in(rows)
            follow(doc, changes)
            room = Room(doc, self.store, self.settings)
            room.restore([change for change in changes if change.seq >= doc.started])
            room.check_shows()
        room.keeper.writes, room.keeper.epoch = kept.writes, taken.epoch
        room.keeper.done = await self.keys(doc)
        if not self.node.still_has(taken):
            raise StoreTrouble
        return self.take_in(room)

    @contextmanager
    def setting_aside(self, table: str) -> Iterator[None]:
        """A table that can't be read holds up no other. The log says once why."""
        try:
            yield
        except Exception as error:
            self.set_aside[table] = reason_of(error)
            log.error(
                "a table can't be read and is set aside", table=table, reason=reason_of(error)
            )
            raise Unreadable from error

    async def keys(self, doc: TableDoc) -> dict[tuple[int, str], int]:
        """What was done lately, in an earlier match too: if it comes again, it is not done again."""
        return await self.store.keys(doc.id, doc.seq - REMEMBERED)

    async def close_table(self, table: str) -> None:
        """For good: whoever is there comes again and finds nothing."""
        room = self.in_use(table)
        if await self.node.take(table) is None:
            raise BadSetup("no-such-table")
        async with room.lock if room else nullcontext():
            if room:
                room.break_up()
                self.forget(room)
            await self.store.delete([table])
        self.set_aside.pop(table, None)

    def keep_new(self, room: Room) -> None:
        """A table that is being set up. Among several nodes it is nobody's yet: whoever is asked for it has it,
        so that a proxy which knows where to send its people decides.
        """
        if self.node.is_alone:
            self.take_in(room)

    def take_in(self, room: Room) -> Room:
        self.rooms[room.doc.id] = room
        room.attendant = Autopilot(room, self.workers, self.settings)
        room.look_anew()
        return room

    def check_rate(self, visitor: Visitor) -> None:
        self.addresses.check("table", visitor.address)
        rate = self.settings.tables_per_minute
        if not rate:
            return
        bucket = self.buckets.setdefault(visitor.guest, Bucket(rate / 60, rate))
        if not bucket.take():
            raise Illegal("", "too-many-tables")
