"""A server is one of those that use a database, for as long as it can say so.

It holds a lock there, which is gone at once if it dies, and says every two seconds that it lives: a line that
is only cut holds its lock for long. Whoever is not heard of for six seconds, by the clock of the database, is
gone; it knows that by itself a second earlier, lets go of all its tables and comes again under another number.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from spiritboard.core.errors import BadSetup
from spiritboard.core.values import Seat
from spiritboard.server.logs import logger
from spiritboard.server.postgres_claim import shared
from spiritboard.server.postgres_migrations import NODE_LOCK
from spiritboard.server.postgres_store import TROUBLES, reason_of, shown

log = logger(__name__)

LEASE: Final = 6.0
"""Seconds for which others believe that a node lives."""
MARGIN: Final = 1.0
"""So many seconds earlier it no longer believes so itself."""
BETWEEN_BEATS: Final = 2.0
BETWEEN_TRIES: Final = 0.5
FAREWELL: Final = 2.0
"""Seconds for a last word to the database."""

ENTER: Final = """
INSERT INTO nodes (id, until, address)
VALUES ($1, clock_timestamp() + make_interval(secs => $2), $3)
"""
BEAT: Final = """
UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2), told = $3
WHERE id = $1 AND until > clock_timestamp()
"""
OTHERS: Final = "SELECT id, told FROM live_nodes WHERE id != $1"
FORGET: Final = "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'"
LET_GO: Final = "UPDATE tables SET node = CASE WHEN status = 'playing' THEN 0 END WHERE node = $1"
"""Number 0 is nobody's: such a table is taken over by whoever looks first."""
CALLS: Final = "spiritboard_thoughts"
ANSWERS: Final = "spiritboard_answers_"
"""With a node's number: what it listens to (see `shared_queue.py`)."""
LEAVE: Final = "DELETE FROM nodes WHERE id = $1"


async def nothing_to_sweep(_: Any) -> None:
    pass


class Lapsed(Exception):
    """The database has not heard of this node in time."""


class Told(msgspec.Struct):
    """What a node tells the others with every beat."""

    online: dict[str, list[Seat]] = {}
    """By table: whose browsers are there."""
    spent: list[tuple[str, str, int]] = []
    """What was asked for since the last beat, by which address and how often."""
    sockets: dict[str, int] = {}
    """By address."""
    processes: int = 0
    """In which bots think."""
    serves: bool = True
    """No: it only thinks."""
    beat: int = 0


class Membership:
    """Of one server in one database."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        """Where other nodes reach this one."""
        self.id = 0
        self.secret = b""
        self.until = 0.0
        """So long it is sure that it lives, by the monotonic clock."""
        self.connection: Any = None
        self.keeping: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()
        self.is_leaving = False
        self.telling: Callable[[], Told] = Told
        self.lapse: Callable[[], None] = lambda: None
        """Lets go of all that was this node's."""
        self.others: Mapping[int, Told] = {}
        self.hearing: Callable[[Sequence[Told]], None] = lambda _: None
        """Is told what others have said for the first time."""
        self.called: Callable[[], None] = lambda: None
        """Is told that somebody wants a thought."""
        self.answered: Callable[[int], None] = lambda _: None
        """Is told the number of one of ours that was answered."""
        self.sweeping: Callable[[Any], Awaitable[None]] = nothing_to_sweep
        """With every beat: finds what nobody was told of."""
        self.beats = 0

    @property
    def is_sure(self) -> bool:
        return time.monotonic() < self.until

    def online_at(self, table: str) -> Sequence[Seat]:
        return [seat for told in self.others.values() for seat in told.online.get(table, ())]

    async def join(self) -> None:
        """Under a number that nobody has had. Refused, if there is no database."""
        connection = await shared(self.url)
        try:
            self.secret = await connection.fetchval("SELECT secret FROM secrets")
            number = await connection.fetchval("SELECT nextval('node_ids')::integer")
            await connection.fetchval("SELECT pg_advisory_lock($1, $2)", NODE_LOCK, number)
            now = time.monotonic()
            await connection.execute(ENTER, number, LEASE, self.address)
            await connection.execute(FORGET)
            await connection.add_listener(CALLS, lambda *_: self.called())
            await connection.add_listener(f"{ANSWERS}{number}", self.hear_answer)
        except TROUBLES as error:
            connection.terminate()
            raise BadSetup("bad-store", file=shown(self.url), detail=reason_of(error)) from None
        except BaseException:
            connection.terminate()
            raise
        if not self.is_leaving:
            self.lost.clear()
        connection.add_termination_listener(lambda _: self.lost.set())
        self.connection, self.id, self.until = connection, number, now + LEASE - MARGIN

    def hear_answer(self, *told: Any) -> None:
        self.answered(int(told[-1]))

    async def keep(self) -> None:
        """For as long as the server runs."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BETWEEN_BEATS):
                    await self.lost.wait()
            if self.is_leaving:
                return
            try:
                async with asyncio.timeout(max(0.0, self.until - time.monotonic())):
                    await self.beat()
            except (Lapsed, *TROUBLES) as error:
                log.error("this node is cut off from the store", error=reason_of(error))
                await self.come_again()
            except Exception:
                log.exception("this node can't say that it lives, and begins anew")
                await self.come_again()

    async def beat(self) -> None:
        now = time.monotonic()
        self.beats += 1
        told = msgspec.json.encode(msgspec.structs.replace(self.telling(), beat=self.beats))
        if (await self.connection.execute(BEAT, self.id, LEASE, told)).endswith(" 0"):
            raise Lapsed
        self.until = now + LEASE - MARGIN
        self.hear(await self.connection.fetch(OTHERS, self.id))
        await self.sweeping(self.connection)

    def hear(self, others: Sequence[tuple[int, bytes]]) -> None:
        known = {number: told.beat for number, told in self.others.items()}
        self.others = {number: msgspec.json.decode(said, type=Told) for number, said in others}
        self.hearing(
            [told for number, told in self.others.items() if told.beat != known.get(number)]
        )

    async def come_again(self) -> None:
        self.until = 0.0
        self.connection.terminate()
        self.lapse()
        while not self.is_leaving:
            with suppress(BadSetup, *TROUBLES):
                await self.join()
                log.warning("this node is back", node=self.id)
                return
            await asyncio.sleep(BETWEEN_TRIES)

    async def leave(self) -> None:
        """For good: whatever was this node's is free at once."""
        self.is_leaving, self.until = True, 0.0
        self.lost.set()
        if self.keeping is not None:  # which may be about to come again: no line is left half open
            await asyncio.wait((self.keeping,), timeout=FAREWELL)
            self.keeping.cancel()
        self.until = 0.0
        with suppress(*TROUBLES):
            async with asyncio.timeout(FAREWELL):
                await self.connection.execute(LET_GO, self.id)
                await self.connection.execute(LEAVE, self.id)
        self.connection.terminate()


@asynccontextmanager
async def joined(url: str, address: str) -> AsyncIterator[Membership]:
    """The database is used by this server too, and as this version writes it."""
    membership = Membership(url, address)
    await membership.join()
    membership.keeping = asyncio.create_task(membership.keep())
    try:
        yield membership
    finally:
        await membership.leave()
