"""The queue of thoughts that all nodes on a database share, and bot workers on machines of their own.

A node whose own processes are busy puts a thought there. Whoever has a process to spare, any node or any worker, takes the
next one, in the order of `fair_queue.py`: by rank, and within a rank guest by guest. For that a thought has a round: one
later than the last of its guest, and not before the one that is being served. What somebody has taken who is gone is free
again, as a dead node's tables are. Nothing here must outlive the database: whoever misses a thought thinks it themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple

from spiritboard.bots.levels import own_bots
from spiritboard.catalog import names
from spiritboard.core.release import VERSION
from spiritboard.server.errands import Errand
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.logs import logger
from spiritboard.server.postgres_membership import Membership
from spiritboard.server.store import Store, StoreTrouble

log = logger(__name__)

AFTER_ALL: Final = max(Rank) + 1

PUT: Final = """
INSERT INTO thoughts (node, number, rank, guest, table_id, game, bots, version, longest, seconds, body, round)
SELECT t.*, GREATEST(
    (SELECT COALESCE(MAX(round), -1) + 1 FROM thoughts WHERE rank = t.rank AND guest = t.guest),
    (SELECT COALESCE(MIN(round), 0) FROM thoughts WHERE rank = t.rank AND worker IS NULL)
)
FROM (VALUES (?::integer, ?::bigint, ?::smallint, ?::bigint, ?, ?, ?::text[], ?, ?::float8, ?::float8, ?::bytea))
    AS t (node, number, rank, guest, table_id, game, bots, version, longest, seconds, body)
RETURNING pg_notify('spiritboard_thoughts', '')::text
"""
TAKE: Final = """
UPDATE thoughts SET worker = ?, begun = clock_timestamp()
WHERE (node, number) = (
    SELECT node, number FROM thoughts
    WHERE answer IS NULL AND rank < ? AND version = ? AND game = ANY(?::text[]) AND bots <@ ?::text[]
    AND node IN (SELECT id FROM live_nodes)
    AND (worker IS NULL OR worker NOT IN (SELECT id FROM live_nodes) OR begun < given_up_before(longest))
    AND (table_id = '' OR table_id NOT IN (
        SELECT table_id FROM thoughts WHERE answer IS NULL
        AND worker IN (SELECT id FROM live_nodes) AND begun >= given_up_before(longest)
    ))
    ORDER BY rank, round, asked LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING node, number, rank, guest, game, body, seconds, longest,
    EXTRACT(EPOCH FROM clock_timestamp() - asked)::float8,
    (SELECT COUNT(*) FROM thoughts AS t WHERE t.worker IS NULL AND (t.node, t.number) <> (thoughts.node, thoughts.number))
"""
"""Nothing of a table for which somebody thinks already, and only what this program knows how to think about."""
ANSWER: Final = """
UPDATE thoughts SET answer = ?, share = ? WHERE node = ? AND number = ? AND worker = ? AND answer IS NULL
RETURNING pg_notify('spiritboard_answers_' || node, number::text)::text
"""
FETCH: Final = """
DELETE FROM thoughts WHERE node = ? AND number = ? AND answer IS NOT NULL
RETURNING answer, share, EXTRACT(EPOCH FROM clock_timestamp() - begun)::float8
"""
DROP: Final = "DELETE FROM thoughts WHERE node = ? AND number = ? AND worker IS NULL RETURNING 1"
OURS: Final = "SELECT number, answer IS NOT NULL FROM thoughts WHERE node = $1"
FORGET: Final = "DELETE FROM thoughts WHERE node NOT IN (SELECT id FROM live_nodes)"
ANY_LEFT: Final = "SELECT EXISTS (SELECT FROM thoughts WHERE answer IS NULL)"


class Missed(Exception):
    """Nobody will answer: the database has lost the thought, or has forgotten us."""


class Answered(NamedTuple):
    """What came of a thought."""

    answer: bytes
    share: float
    """Of its time, that it was given."""
    age: float
    """So many seconds ago it was begun, by the clock of the database."""


class Taken(NamedTuple):
    """A thought that is ours to think; whose it is need not be known."""

    worker: int
    """The number under which it was taken."""
    node: int
    number: int
    rank: int
    guest: int
    game: str
    body: bytes
    seconds: float
    longest: float
    waited: float
    others: int
    """So many were left waiting."""

    @property
    def turn(self) -> Turn:
        return Turn(Rank(self.rank), self.guest)


class SharedQueue:
    """As one node or worker sees it."""

    def __init__(self, store: Store, membership: Membership) -> None:
        self.store = store
        self.membership = membership
        self.asked: dict[int, asyncio.Future[Answered]] = {}
        """By number: what we wait for."""
        self.ranks: dict[int, Rank] = {}
        self.numbers = count(1)
        self.calls = 0
        """So often we were told that something waits."""
        self.heeded = 0
        """So many of these calls are done with."""
        self.wake: Callable[[], None] = lambda: None
        """Is told that something may be waiting."""
        self.errands: set[asyncio.Task[Any]] = set()
        """What is told the database beside everything else."""
        membership.called, membership.answered = self.call, self.hear
        membership.sweeping = self.sweep

    # For whoever wants a thought

    async def ask(self, turn: Turn, errand: Errand, longest: float) -> Answered:
        """Waits until somebody has thought. Raises Missed or StoreTrouble: then nobody will."""
        number, node = next(self.numbers), self.membership.id
        waiting: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self.asked[number] = waiting
        self.ranks[number] = turn.rank
        try:
            await self.put(node, number, turn, errand, longest)
            return await waiting
        finally:
            del self.asked[number], self.ranks[number]
            if not waiting.done() or waiting.cancelled():
                self.beside(self.store.read(DROP, (node, number)))

    async def put(self, node: int, number: int, turn: Turn, errand: Errand, longest: float) -> None:
        if not self.membership.is_sure:
            raise Missed
        whose = (node, number, int(turn.rank), turn.guest, turn.table)
        what = (errand.game, list(errand.bots), VERSION, longest, errand.seconds)
        await self.store.read(PUT, (*whose, *what, errand.written()))

    def hear(self, number: int) -> None:
        """One of ours was answered."""
        self.beside(self.fetch(self.membership.id, number))

    async def fetch(self, node: int, number: int) -> None:
        """What nobody waits for any more is fetched too, and gone."""
        found = await self.store.read(FETCH, (node, number))
        waiting = self.asked.get(number)
        if found and waiting is not None and not waiting.done():
            waiting.set_result(Answered(*found[0]))

    # For whoever can think

    @property
    def may_hold_some(self) -> bool:
        """As far as we were told."""
        return self.heeded < self.calls

    def call(self) -> None:
        self.calls += 1
        self.wake()

    async def take(self, before: Rank | None) -> Taken | None:
        """The next one, unless what we have ourselves, of such a rank, comes first."""
        calls = self.calls
        taken = await self.next(AFTER_ALL if before is None else int(before))
        if taken is None and before is None:
            self.heeded = calls
        return taken

    async def next(self, before: int) -> Taken | None:
        """Nothing either while the database is out of reach: somebody calls again when it is back."""
        if not self.membership.is_sure:
            return None
        worker, known = self.membership.id, (VERSION, list(names()), own_bots())
        try:
            found = await self.store.read(TAKE, (worker, before, *known))
        except StoreTrouble:
            return None
        return Taken(worker, *found[0]) if found else None

    async def answer(self, taken: Taken, answer: bytes, share: float) -> None:
        whose = (taken.node, taken.number, taken.worker)
        await self.store.read(ANSWER, (answer, share, *whose))

    def processes(self, own: int) -> int:
        """How many there are for all of it."""
        return own + sum(told.processes for told in self.membership.others.values())

    # Beside everything else

    def beside(self, work: Any) -> None:
        task = asyncio.ensure_future(self.trying(work))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def trying(self, work: Any) -> None:
        """What fails here is found at the next sweep."""
        try:
            await work
        except StoreTrouble:
            log.warning("the queue of thoughts is out of reach")

    async def sweep(self, connection: Any) -> None:
        """Whatever nobody has told us: answers, thoughts that are lost, workers that died."""
        node, before = self.membership.id, set(self.asked)
        kept: dict[int, bool] = dict(await connection.fetch(OURS, node))
        await connection.execute(FORGET)
        for number in before - set(kept):
            waiting = self.asked.get(number)
            if waiting is not None and not waiting.done():
                waiting.set_exception(Missed())
        for number, is_answered in kept.items():
            if is_answered:
                self.hear(number)
            elif number not in self.asked:
                self.beside(self.store.read(DROP, (node, number)))
        if await connection.fetchval(ANY_LEFT):
            self.call()

    def close(self) -> None:
        for task in self.errands:
            task.cancel()
