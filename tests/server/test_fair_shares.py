"""Nobody has more of the bots than others: not by asking often, nor by leaving tables behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spiritboard.core.values import Seat
from spiritboard.server import hosting, wire
from spiritboard.server.fair_queue import FairQueue, Rank, Turn
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from spiritboard.server.sockets import obey
from spiritboard.server.workers import LEAST_SHARE, ON_THE_WAY, Job, Workers, due

FOR_EVER = 600.0
"""Bots that think so long are thinking still when a test is over."""


class Ear:
    """Somebody at a table."""

    def __init__(self, visitor: Visitor, *eyes: Seat) -> None:
        self.visitor = visitor
        self.eyes = eyes
        self.shown: dict[Seat, wire.Position] | None = None

    def send(self, message: bytes) -> None:
        pass

    def close(self, message: wire.Bye) -> None:
        pass


def at_home(tmp_path: Path, story: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    """With one process, in which whoever searches thinks for ever."""

    async def tell() -> None:
        chosen = Settings(data=tmp_path, bot_processes=1, bot_seconds=FOR_EVER, tables_per_minute=0)
        house = House(chosen)
        try:
            await story(house)
        finally:
            house.close()

    asyncio.run(tell())


async def settled() -> None:
    """Whatever can go on goes on."""
    for _ in range(20):
        await asyncio.sleep(0)


async def table_of(house: House, *kinds: str) -> tuple[Room, Visitor]:
    """A table at which the match has begun; the first seat is asked."""
    guest, _ = await house.new_guest()
    seats = tuple(
        wire.SeatWish("bot", bot="search") if kind == "bot" else wire.SeatWish(kind)  # type: ignore[arg-type]  # one of them
        for kind in kinds
    )
    wish = wire.NewTable("shamans", seats, {"first": 0}, start=True)
    room, token = await hosting.new_table(house, guest, wish)
    return room, guest._replace(seat_token=hashed(token))


def come(room: Room, visitor: Visitor, *eyes: Seat) -> Ear:
    ear = Ear(visitor, *eyes)
    room.listeners.add(ear)
    room.look_anew()
    return ear


def test_asking_for_a_seat_again_and_again_begins_no_new_thought(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, guest = await table_of(house, "bot", "me", "bot")
        come(room, guest, 1)
        await settled()
        before = room.doc.seq
        for number in range(360):
            done = await obey(house, room.doc.id, guest, wire.Return(f"{number}", 1))
            assert done == wire.Done(f"{number}", before)
        await settled()
        assert (house.workers.begun, house.workers.waiting) == (1, 0)

    at_home(tmp_path, story)


def test_what_changes_nothing_is_not_stored_and_tells_nobody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, guest = await table_of(house, "bot", "me", "bot")
        name = next(iter(room.presenter.table_side.orders.names))
        await obey(house, room.doc.id, guest, wire.Give("a", 1, name, on=True))
        await hosting.leave(room, guest, 1)
        before, clock = room.doc.seq, room.doc.changed
        written = await house.store.read("SELECT changed, doc FROM tables")
        await hosting.leave(room, guest, 1)
        await obey(house, room.doc.id, guest, wire.Give("b", 1, name, on=True))
        assert (room.doc.seq, room.doc.changed) == (before, clock)
        assert await house.store.read("SELECT changed, doc FROM tables") == written

    at_home(tmp_path, story)


def test_a_table_has_one_thought_at_a_time_however_it_changes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, guest = await table_of(house, "bot", "me", "bot")
        come(room, guest, 1)
        for number in range(20):
            await hosting.leave(room, guest, 1)
            await settled()
            await obey(house, room.doc.id, guest, wire.Return(f"{number}", 1))
            await settled()
        assert (house.workers.begun, house.workers.waiting) == (1, 1)

    at_home(tmp_path, story)


def test_where_only_bots_play_they_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        rooms = [(await table_of(house, "bot", "bot", "bot"))[0] for _ in range(9)]
        await settled()
        assert (house.workers.begun, house.workers.waiting) == (0, 0)
        _, second = (come(room, Visitor(), -2) for room in rooms[:2])
        await settled()
        assert (house.workers.begun, house.workers.waiting) == (1, 1)
        rooms[1].listeners.discard(second)
        rooms[1].look_anew()
        await settled()
        assert (house.workers.begun, house.workers.waiting) == (1, 0)

    at_home(tmp_path, story)


def test_a_guest_has_one_hint_at_a_time(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room, guest = await table_of(house, "me", "here", "bot")
        first = asyncio.ensure_future(hint(house, room, guest, "a"))
        await settled()
        refused = await hint(house, room, guest, "b")
        assert isinstance(refused, wire.Refused)
        assert refused.refusal.code == "hint-on-its-way"
        stranger_room, stranger = await table_of(house, "me", "here", "bot")
        second = asyncio.ensure_future(hint(house, stranger_room, stranger, "c"))
        await settled()
        assert (house.workers.begun, house.workers.waiting) == (1, 1)
        for task in (first, second):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert house.hinted == set()
        assert house.workers.waiting == 0

    at_home(tmp_path, story)


async def hint(house: House, room: Room, guest: Visitor, key: str) -> wire.AnyMessage:
    return await obey(house, room.doc.id, guest, wire.HintRequest(key, 0))


# The queue


def put(queue: FairQueue[str], rank: Rank, guest: int, *wishes: str) -> None:
    for wish in wishes:
        queue.put(Turn(rank, guest, wish), wish)


def taken(queue: FairQueue[str]) -> list[str]:
    found: list[str] = []
    while (wish := queue.take()) is not None:
        found.append(wish)
    return found


def test_guests_take_turns_however_many_wishes_one_has() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, Rank.PLAYING, 1, "a1", "a2", "a3", "a4")
    put(queue, Rank.PLAYING, 2, "b1", "b2")
    put(queue, Rank.PLAYING, 3, "c1")
    assert taken(queue) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]
    assert len(queue) == 0


def test_whoever_came_back_waits_behind_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, Rank.PLAYING, 1, "a1", "a2")
    put(queue, Rank.PLAYING, 2, "b1")
    assert queue.take() == "a1"
    put(queue, Rank.PLAYING, 3, "c1")
    assert taken(queue) == ["b1", "a2", "c1"]


def test_tables_with_people_come_first_and_hints_last() -> None:
    queue: FairQueue[str] = FairQueue()
    for rank in reversed(Rank):
        put(queue, rank, 1, rank.name)
    assert taken(queue) == ["PLAYING", "LOOKING_BACK", "UNATTENDED", "ADVICE"]


def test_what_may_not_begin_yet_is_passed_over() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, Rank.PLAYING, 1, "a1", "a2")
    put(queue, Rank.ADVICE, 2, "b1")
    assert queue.take(lambda turn: turn.table != "a1") == "a2"
    assert queue.take(lambda turn: turn.table != "a1") == "b1"
    assert queue.take(lambda turn: turn.table != "a1") is None
    assert taken(queue) == ["a1"]


def test_what_nobody_waits_for_is_dropped() -> None:
    queue: FairQueue[str] = FairQueue()
    put(queue, Rank.PLAYING, 1, "a1", "a2")
    queue.drop(Turn(Rank.PLAYING, 1, "a1"), "a1")
    assert taken(queue) == ["a2"]


# How long a thought takes


@pytest.fixture
def crew() -> Iterator[Workers]:
    found = Workers(1)
    yield found
    found.close()


def same(share: float) -> float:
    return share


def test_the_more_wait_the_less_time_each_has(crew: Workers) -> None:
    async def run() -> list[float]:
        jobs = [
            Job(Turn(Rank.PLAYING, guest), lambda share: partial(same, share), 60)
            for guest in range(20)
        ]
        found: list[float] = await asyncio.gather(*map(crew.run, jobs))
        return found

    shares = asyncio.run(run())
    assert shares[0] == 1
    assert shares[1] == LEAST_SHARE
    assert shares[1:] == sorted(shares[1:])
    assert shares[-3:] == [1 / 3, 1 / 2, 1]


@pytest.mark.parametrize("share", [1.0, 0.5, LEAST_SHARE])
def test_a_thought_is_told_when_its_time_is_over_however_soon_it_was_found(share: float) -> None:
    """So a bot that had no choice takes as long as one that had many; in the queue they wait alike."""
    begun, time_for_it = 1000.0, 0.6 * share
    at_once, at_last = begun + 0.001, begun + time_for_it + ON_THE_WAY / 2
    told = due(begun, time_for_it, at_once)
    assert due(begun, time_for_it, at_last) == told == begun + time_for_it + ON_THE_WAY


def test_one_that_takes_longer_is_told_at_a_whole_multiple() -> None:
    assert due(0, 0.75, 1.2) == due(0, 0.75, 1.9) == 2
