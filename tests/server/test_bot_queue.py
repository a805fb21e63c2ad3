"""Servers on one database share their bots' processes, also those on machines that do nothing else."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spiritboard.server import errands, postgres_membership, shared_queue
from spiritboard.server.errands import Errand, ErrandFailed
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.postgres_membership import joined
from spiritboard.server.postgres_store import PostgresStore
from spiritboard.server.shared_queue import Answered, SharedQueue
from spiritboard.server.workers import ON_THE_WAY, Job, Workers
from spiritboard.server.working import helping
from tests.server.keeping import Database, Kept
from tests.server.running import Guest
from tests.server.test_node_servers import nodes
from tests.server.test_workers import TURN, here, thought
from tests.tested import SOURCES

ERRAND = Errand("shamans", (), "think", (), 1.0)


@pytest.fixture
def where(postgres: Database, tmp_path: Path) -> Kept:
    return Kept(tmp_path, postgres.new())


def with_queues(where: Kept, story: Callable[..., Coroutine[Any, Any, None]], queues: int) -> None:
    """Of as many members of one database; nobody thinks unless the story does."""

    async def tell() -> None:
        store = PostgresStore(where.url)
        async with asyncio.timeout(60):
            async with joined(where.url, "") as one, joined(where.url, "") as two:
                try:
                    await story(*[SharedQueue(store, each) for each in (one, two)[:queues]])
                finally:
                    store.close()

    asyncio.run(tell())


async def put(
    queue: SharedQueue, turn: Turn, errand: Errand = ERRAND, longest: float = 60
) -> asyncio.Task[Answered]:
    """Somebody waits for it, and it lies in the database."""
    known = {number for (number,) in await queue.store.read("SELECT number FROM thoughts")}
    asking = asyncio.create_task(queue.ask(turn, errand, longest))
    while {n for (n,) in await queue.store.read("SELECT number FROM thoughts")} == known:
        await asyncio.sleep(0)
    return asking


# Who comes next


async def turns_of(queue: SharedQueue, most: int = 1000) -> list[Turn]:
    """Takes them all, or so many, one after another."""
    found: list[Turn] = []
    while len(found) < most and (taken := await queue.take(None)) is not None:
        found.append(taken.turn)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_thoughts_are_taken_by_rank_and_in_each_guest_by_guest(where: Kept, seed: int) -> None:
    """Nobody has a second one before everybody has had a first."""
    rng = Random(seed)
    ranks, guests = (Rank.ADVICE, Rank.PLAYING), (1, 1, 1, 1, 2, 3)
    wanted = [Turn(rng.choice(ranks), rng.choice(guests)) for _ in range(30)]

    async def story(queue: SharedQueue) -> None:
        asked = [await put(queue, turn) for turn in wanted]
        taken = await turns_of(queue)
        rounds = [(turn.rank, taken[:n].count(turn)) for n, turn in enumerate(taken)]
        assert sorted(taken) == sorted(wanted)
        assert rounds == sorted(rounds)
        for asking in asked:
            asking.cancel()

    with_queues(where, story, 1)


def test_whoever_comes_later_need_not_wait_for_all_that_another_wants(where: Kept) -> None:
    async def story(queue: SharedQueue) -> None:
        many, few = Turn(Rank.PLAYING, 1), Turn(Rank.PLAYING, 2)
        asked = [await put(queue, many) for _ in range(8)]
        assert await turns_of(queue, 4) == [many] * 4
        asked += [await put(queue, few) for _ in range(2)]
        assert await turns_of(queue) == [many, few, many, few, many, many]
        for asking in asked:
            asking.cancel()

    with_queues(where, story, 1)


def test_nobody_takes_what_they_do_not_know_or_what_comes_after_their_own(where: Kept) -> None:
    async def story(queue: SharedQueue) -> None:
        strange = [
            await put(queue, TURN, Errand("wisps", (), "think", (), 1.0)),
            await put(queue, TURN, Errand("shamans", ("mine.py:Bot",), "think", (), 1.0)),
        ]
        assert await queue.take(None) is None
        hint = await put(queue, Turn(Rank.ADVICE, 1))
        assert await queue.take(Rank.UNATTENDED) is None
        assert await queue.take(None)
        for asking in (*strange, hint):
            asking.cancel()

    with_queues(where, story, 1)


def test_a_table_has_one_thought_at_a_time(where: Kept) -> None:
    async def story(queue: SharedQueue) -> None:
        first = await put(queue, Turn(Rank.PLAYING, 1, "table"))
        second = await put(queue, Turn(Rank.PLAYING, 1, "table"))
        taken = await queue.take(None)
        assert taken is not None
        assert await queue.take(None) is None
        await queue.answer(taken, b"", 1.0)
        await first
        assert await queue.take(None)
        second.cancel()

    with_queues(where, story, 1)


# What goes wrong


def test_what_somebody_took_who_is_gone_is_taken_again(where: Kept) -> None:
    async def story(one: SharedQueue, two: SharedQueue) -> None:
        asking = await put(one, TURN)
        lost = await two.take(None)
        assert lost is not None
        assert await one.take(None) is None
        await two.membership.leave()
        while (taken := await one.take(None)) is None:
            await asyncio.sleep(0.01)
        await two.answer(lost, b"late", 1.0)
        await one.answer(taken, b"ours", 1.0)
        assert (await asking).answer == b"ours"

    with_queues(where, story, 2)


def test_what_takes_longer_than_it_may_is_taken_again(where: Kept) -> None:
    async def story(one: SharedQueue, two: SharedQueue) -> None:
        asking = await put(one, TURN, longest=0.01)
        assert await two.take(None)
        while not await one.take(None):
            await asyncio.sleep(0.01)
        asking.cancel()

    with_queues(where, story, 2)


def test_what_nobody_waits_for_is_dropped(where: Kept) -> None:
    """At once, or if somebody is at it already, as soon as they are done."""

    async def story(queue: SharedQueue) -> None:
        asked = [await put(queue, TURN) for _ in range(2)]
        taken = await queue.take(None)
        assert taken is not None
        for asking in asked:
            asking.cancel()
        while len(await queue.store.read("SELECT 1 FROM thoughts")) > 1:
            await asyncio.sleep(0.01)
        await queue.answer(taken, b"", 1.0)
        while await queue.store.read("SELECT 1 FROM thoughts"):
            await asyncio.sleep(0.01)

    with_queues(where, story, 1)


def test_an_answer_that_nobody_was_told_of_is_found_and_a_lost_thought_is_missed(
    where: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(queue: SharedQueue) -> None:
        queue.membership.answered = lambda _: None
        heard, lost = await put(queue, TURN), await put(queue, TURN)
        taken = await queue.take(None)
        assert taken is not None
        await queue.answer(taken, b"found", 1.0)
        await queue.store.read("DELETE FROM thoughts WHERE answer IS NULL RETURNING 1")
        assert (await heard).answer == b"found"
        with pytest.raises(shared_queue.Missed):
            await lost

    monkeypatch.setattr(postgres_membership, "BETWEEN_BEATS", 0.1)
    with_queues(where, story, 1)


class Evil:
    def __reduce__(self) -> Any:
        return os.system, ("true",)


def test_nothing_that_lies_in_the_database_is_run() -> None:
    assert errands.read(errands.written((1, b"two", ("three",)))) == (1, b"two", ("three",))
    for planted in (Evil(), os.system, Path("x")):
        with pytest.raises(pickle.UnpicklingError):
            errands.read(pickle.dumps(planted))


# Bots that think


@contextmanager
def busy(crew: Workers) -> Iterator[None]:
    """Its only process is taken for the while."""
    job = Job(TURN, lambda _: print, 60)
    crew._running.add(job)
    try:
        yield
    finally:
        crew._running.discard(job)
        crew._begin()


def among_helpers(
    where: Kept, story: Callable[[Workers, Workers], Coroutine[Any, Any, None]]
) -> None:
    async def tell() -> None:
        settings = where.settings()
        async with helping(settings) as one, helping(settings) as two:
            while not (one.is_idle and two.is_idle):  # each looks for work when it starts
                await asyncio.sleep(0.01)
            await story(one, two)

    asyncio.run(tell())


@pytest.mark.parametrize("spec", ["greedy", "search"])
def test_whoever_is_busy_is_helped_and_how_soon_tells_nothing(where: Kept, spec: str) -> None:
    """A quick bot takes the whole time as well."""

    async def story(one: Workers, two: Workers) -> None:
        with busy(one):
            begun = time.monotonic()
            found = await one.think(TURN, here(), [thought(spec)], 0.2)
            assert found is not None
            assert found.action in thought(spec).options
            assert found.due >= begun + 0.2 + ON_THE_WAY
            hint = await one.advise(
                Turn(Rank.ADVICE, 1), here(), b"key", thought("").view, thought("").options, 0.1
            )
            assert hint.action in thought("").options
        assert (one.begun, two.begun) == (0, 2)

    among_helpers(where, story)


def test_whoever_has_a_process_to_spare_asks_nobody(where: Kept) -> None:
    async def story(one: Workers, two: Workers) -> None:
        assert await one.think(TURN, here(), [thought("greedy")], 0.1)
        assert (one.begun, two.begun) == (1, 0)

    among_helpers(where, story)


def test_a_bot_that_fails_elsewhere_is_replaced(where: Kept) -> None:
    async def story(one: Workers, two: Workers) -> None:
        broken = Errand("shamans", (), "think", (here(), [thought("broken")]), 0.1)
        with busy(one):
            with pytest.raises(ErrandFailed, match="BadSetup"):
                await one.run(Job(TURN, lambda _: print, 60, broken))
            other = Errand("shamans", (), "system", ("true",), 0.1)
            with pytest.raises(ErrandFailed, match="KeyError"):
                await one.run(Job(TURN, lambda _: print, 60, other))
            assert await one.think(TURN, here(), [thought("greedy")], 0.1)
        assert two.begun == 3

    among_helpers(where, story)


def test_what_got_lost_is_thought_by_whoever_wanted_it(
    where: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Workers, two: Workers) -> None:
        with busy(one), busy(two):
            asking = asyncio.create_task(one.think(TURN, here(), [thought("greedy")], 0.1))
            assert one._shared is not None
            while not await one._shared.store.read("DELETE FROM thoughts RETURNING 1"):
                await asyncio.sleep(0.01)
            while one._shared.asked:
                await asyncio.sleep(0.01)
        assert await asking
        assert (one.begun, two.begun) == (1, 0)

    monkeypatch.setattr(postgres_membership, "BETWEEN_BEATS", 0.1)
    among_helpers(where, story)


# Real processes


@contextmanager
def worker(where: Kept) -> Iterator[subprocess.Popen[str]]:
    """`spiritboard work`."""
    given = ["work", "--lang", "en", "--store", where.url, "--bot-processes", "1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "spiritboard", *given],
        env={**os.environ, "PYTHONPATH": SOURCES},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith("Bots are thinking for the servers on ")
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


def asked_of(where: Kept, sql: str) -> Sequence[tuple[Any, ...]]:
    async def ask() -> Sequence[tuple[Any, ...]]:
        store = PostgresStore(where.url)
        try:
            return await store.read(sql)
        finally:
            store.close()

    return asyncio.run(ask())


AT_WORK = """
SELECT 1 FROM thoughts WHERE answer IS NULL AND worker IN (SELECT id FROM nodes WHERE address = '')
"""


def test_a_bot_answers_though_the_worker_that_thought_for_it_is_killed(where: Kept) -> None:
    """Three tables at a node with one process: another node and a worker think for it, until the worker dies."""
    with (
        nodes(where, "--bot-processes", "1", "--bot-seconds", "3") as (one, _),
        worker(where) as helper,
    ):
        ada = Guest(one)
        kinds = ("me", "search", "search", "search")
        options = {"first": 1}
        sockets = []
        while True:
            sockets.append(ada.at(ada.table(*kinds, start=True, options=options)["id"]))
            if asked_of(where, AT_WORK):
                os.killpg(helper.pid, signal.SIGSTOP)
                if asked_of(where, AT_WORK):
                    break
                os.killpg(helper.pid, signal.SIGCONT)
        os.killpg(helper.pid, signal.SIGKILL)
        for socket in sockets:
            assert socket.until_asked(0)["asked"]
        assert "failed" not in one.log


def test_a_worker_that_is_told_to_stop_stops(where: Kept) -> None:
    with worker(where) as helper:
        helper.send_signal(signal.SIGTERM)
        assert helper.wait(20) == 0


def test_a_worker_needs_a_database() -> None:
    refused = subprocess.run(
        [sys.executable, "-m", "spiritboard", "work", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": SOURCES},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("Bots can only help servers that share a PostgreSQL database")
