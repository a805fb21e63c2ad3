"""Houses that share one database: each table is of one of them, and who was taken over from writes no more."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from spiritboard.core.errors import BadSetup, Illegal
from spiritboard.core.values import Seat
from spiritboard.server import hosting, wire
from spiritboard.server.house import IDLE_SECONDS, House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.journal import TableDoc, Talked
from spiritboard.server.lobby import lobby
from spiritboard.server.nodes import Elsewhere
from spiritboard.server.piping import Visit, read, signed
from spiritboard.server.postgres_claim import claimed
from spiritboard.server.postgres_membership import Told, joined
from spiritboard.server.postgres_migrations import FIRST, migrate
from spiritboard.server.postgres_store import opened
from spiritboard.server.retention import forget_old
from spiritboard.server.room import Room
from spiritboard.server.settings import settings
from spiritboard.server.sockets import obey
from spiritboard.server.store import LostLease, StoreTrouble
from tests.server.keeping import Database, Kept
from tests.server.test_one_writer import play

SHORT = {"first": 0, "content": {"points": {"target": 1}}}


@pytest.fixture
def where(postgres: Database, tmp_path: Path) -> Kept:
    found = Kept(tmp_path, postgres.new())
    found.prepare()
    return found


async def house_in(stack: AsyncExitStack, where: Kept, address: str) -> House:
    membership = await stack.enter_async_context(joined(where.url, address))
    house = House(where.settings(), membership)
    stack.callback(house.close)
    await house.open()
    return house


def in_houses(where: Kept, story: Callable[[House, House], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await house_in(stack, where, address) for address in ("one:1", "two:2")]
            await story(one, two)

    asyncio.run(tell())


async def table_of(house: House) -> tuple[str, Visitor]:
    """A table whose every seat is the guest's; it is nobody's yet."""
    guest, _ = await house.new_guest()
    seats = tuple(wire.SeatWish("here", name=name) for name in ("Ada", "Ben", "Cyd"))
    wish = wire.NewTable("shamans", seats, SHORT, start=True)
    room, token = await hosting.new_table(house, guest, wish)
    assert room.doc.id not in house.rooms
    return room.doc.id, guest._replace(seat_token=hashed(token))


async def outlive(house: House) -> None:
    """The others believe that this node is gone, before it knows itself."""
    assert house.membership is not None
    sql = "UPDATE nodes SET until = clock_timestamp() WHERE id = ?"
    await house.store.write([(sql, (house.membership.id,))])


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.02)


# Whose a table is


def test_a_table_is_of_whoever_is_asked_for_it_first(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        await two.room(table)
        with pytest.raises(Elsewhere, match="two:2"):
            await one.room(table)

    in_houses(where, story)


def test_a_table_at_which_nothing_is_due_is_put_down(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        used, unused = [(await table_of(one))[0] for _ in range(2)]
        await one.room(used)
        (await one.room(unused)).used -= 2 * IDLE_SECONDS
        await one.rest()
        await two.room(unused)
        with pytest.raises(Elsewhere, match="one:1"):
            await two.room(used)

    in_houses(where, story)


def test_one_that_was_put_down_may_be_taken_by_the_other(where: Kept) -> None:
    """And whoever puts it down a second time, too late, takes it from nobody."""

    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        room = await one.room(table)
        one.forget(room)
        await one.node.put_down(table, room.keeper.epoch)
        again = await two.room(table)
        await one.node.put_down(table, room.keeper.epoch)
        assert await two.room(table) is again
        with pytest.raises(Elsewhere):
            await one.room(table)

    in_houses(where, story)


async def move(room: Room) -> None:
    await play(room, 1, random.Random(2))


async def speak(room: Room) -> None:
    await room.speak(Talked(0, "Ada", "hello"))


@pytest.mark.parametrize("write", [move, speak, Room.persist_quietly])
def test_whoever_was_taken_over_from_is_refused_by_the_epoch(
    where: Kept, write: Callable[[Room], Coroutine[Any, Any, Any]]
) -> None:
    """Even the very next write, which no count of writes would refuse."""

    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        behind = await one.room(table)
        await outlive(one)
        ahead = await two.room(table)
        assert ahead.keeper.writes == behind.keeper.writes
        with pytest.raises(LostLease):
            await write(behind)
        assert behind.is_broken
        await write(ahead)
        kept = await two.store.table(table)
        assert kept is not None
        assert kept.writes == ahead.keeper.writes
        assert [row.seq for row in await two.store.rows(table, 0)] == [*range(1, ahead.doc.seq + 1)]

    in_houses(where, story)


def test_a_node_that_starts_takes_nothing_before_its_door_is_open(where: Kept) -> None:
    """Else people wait until it is, though another node is there for them."""

    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        await one.room(table)
        await outlive(one)
        async with AsyncExitStack() as stack:
            await house_in(stack, where, "three:3")
            assert (await two.room(table)).doc.id == table

    in_houses(where, story)


def test_a_player_is_told_that_the_table_has_moved(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        table, guest = await table_of(one)
        await one.room(table)
        await outlive(one)
        await two.room(table)
        for key in ("when the write is refused", "when it is known"):
            said = await obey(one, table, guest, wire.Say(key, 0, "hello"))
            assert isinstance(said, wire.Refused)
            assert said.refusal.code == "lost-lease"
        assert isinstance(await obey(two, table, guest, wire.Say("there", 0, "hello")), wire.Done)

    in_houses(where, story)


def test_a_node_that_lapsed_lets_go_and_comes_again_under_another_number(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        room = await one.room(table)
        assert one.membership is not None
        before = one.membership.id
        await outlive(one)
        await until(lambda: room.is_broken)
        await until(lambda: one.node.is_sure)
        assert one.membership.id > before

    in_houses(where, story)


def test_a_node_that_does_not_know_whether_it_lives_shows_nothing(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        await one.room(table)
        assert one.membership is not None
        one.membership.until = 0.0
        with pytest.raises(StoreTrouble):
            await one.room(table)

    in_houses(where, story)


def test_a_table_that_was_being_opened_when_its_node_lapsed_is_not_kept(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        assert one.membership is not None
        member, honest = one.membership, one.keys

        async def keys(doc: TableDoc) -> dict[tuple[int, str], int]:
            member.id += 1000
            return await honest(doc)

        one.keys = keys  # type: ignore[method-assign]  # between taking and keeping it
        with pytest.raises(StoreTrouble):
            await one.room(table)
        assert table not in one.rooms

    in_houses(where, story)


def test_more_orphans_than_are_taken_at_once_are_taken_all(
    where: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spiritboard.server.postgres_node.AT_ONCE", 2)

    async def story(one: House, two: House) -> None:
        tables = {(await table_of(one))[0] for _ in range(5)}
        for table in tables:
            await one.room(table)
        await one.hand_over()
        await until(lambda: tables <= set(two.rooms))

    in_houses(where, story)


def test_a_node_that_fails_to_say_that_it_lives_begins_anew(
    where: Kept, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(one: House, two: House) -> None:
        assert one.membership is not None
        member, before = one.membership, one.membership.id
        told = member.telling

        def fail() -> Told:
            member.telling = told
            raise ValueError

        member.telling = fail
        await until(lambda: member.is_sure and member.id > before)
        await one.room((await table_of(one))[0])

    in_houses(where, story)
    assert "can't say that it lives" in caplog.text


def test_a_node_whose_connection_is_gone_is_gone_at_once(where: Kept) -> None:
    """Its lock is gone with it: nobody waits for the lease to end."""

    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        room = await one.room(table)
        assert one.membership is not None
        number = one.membership.id
        cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE objid = ? AND objsubid = 2"
        await two.store.read(cut, (number,))
        await until(lambda: room.is_broken)
        live = "SELECT count(*) FROM nodes WHERE id = ? AND until > clock_timestamp()"
        assert await two.store.read(live, (number,)) == [(1,)]
        assert number not in [n for (n,) in await two.store.read("SELECT id FROM live_nodes")]

    in_houses(where, story)


def test_what_was_being_played_at_a_node_that_left_goes_on_at_another(where: Kept) -> None:
    """What was not is nobody's, until somebody asks for it."""

    async def story(one: House, two: House) -> None:
        played, _ = await table_of(one)
        over, _ = await table_of(one)
        await one.room(played)
        await play(await one.room(over), 10_000, random.Random(5))
        await one.hand_over()
        await until(lambda: played in two.rooms)
        assert over not in two.rooms
        assert (await two.room(over)).doc.status == "over"

    in_houses(where, story)


def test_what_is_listed_is_taken_by_nobody(where: Kept) -> None:
    """Whose turn it is, and who is there, is known of tables elsewhere too."""

    class Ear:
        visitor = Visitor()
        eyes: tuple[Seat, ...] = (1,)
        shown: dict[Seat, wire.Position] | None = None

        def send(self, message: bytes) -> None: ...

        def close(self, message: wire.Bye) -> None: ...

    async def story(one: House, two: House) -> None:
        table, guest = await table_of(one)
        (listed,) = await lobby(two, guest)
        assert (listed.id, listed.yours, listed.your_turn) == (table, True, True)
        assert table not in two.rooms
        room = await one.room(table)
        room.listeners.add(Ear())
        online = [False, True, False]
        while [place.online for place in (await lobby(two, guest))[0].seats] != online:
            await asyncio.sleep(0.05)

    in_houses(where, story)


def test_a_table_is_closed_where_it_is(where: Kept) -> None:
    """There everybody at it is sent away."""

    async def story(one: House, two: House) -> None:
        table, _ = await table_of(one)
        room = await one.room(table)
        with pytest.raises(Elsewhere, match="one:1"):
            await two.close_table(table)
        await one.close_table(table)
        assert room.is_broken
        with pytest.raises(BadSetup, match="no-such-table"):
            await two.room(table)

    in_houses(where, story)


def test_nodes_are_reached_at_an_address_not_everywhere() -> None:
    with pytest.raises(BadSetup, match="bad-setting"):
        settings({"node_host": "0.0.0.0"}, {})  # noqa: S104  # refused


def test_what_another_node_has_in_use_is_not_forgotten(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        used, _ = await table_of(one)
        unused, _ = await table_of(one)
        await one.room(used)
        await one.store.write([("UPDATE tables SET changed = 1", ())])
        assert await forget_old(two.store, 1, ()) == 1
        assert await two.store.tables() == [used]
        assert unused != used

    in_houses(where, story)


def test_limits_of_an_address_hold_for_all_nodes_together(where: Kept) -> None:
    async def story(one: House, two: House) -> None:
        address = "203.0.113.9"
        for _ in range(two.settings.guests_per_minute):
            one.addresses.check("guest", address)
        one.addresses.sockets[address] = two.settings.sockets_per_address
        await until(lambda: two.addresses.sockets_elsewhere[address] > 0)
        with pytest.raises(Illegal, match="too-many-requests"):
            two.addresses.check("guest", address)
        with pytest.raises(Illegal, match="too-many-requests"), two.addresses.socket(address):
            pass
        two.addresses.check("guest", "203.0.113.10")

    in_houses(where, story)


# Who uses a database


def test_many_may_begin_at_once_with_an_empty_database(postgres: Database) -> None:
    url = postgres.new()

    async def story() -> None:
        async with AsyncExitStack() as stack:
            members = [stack.enter_async_context(joined(url, f"n:{n}")) for n in range(4)]
            found = await asyncio.gather(*members)
            assert len({member.id for member in found}) == 4
            assert len({member.secret for member in found}) == 1

    asyncio.run(story())


def test_nodes_and_whoever_wants_a_database_alone_refuse_each_other(where: Kept) -> None:
    async def story() -> None:
        async with claimed(where.url):
            with pytest.raises(BadSetup, match="store-in-use"):
                async with joined(where.url, ""):
                    pass
        async with joined(where.url, ""):
            with pytest.raises(BadSetup, match="store-in-use"):
                async with claimed(where.url):
                    pass

    asyncio.run(story())


def test_a_database_of_one_server_is_brought_up(postgres: Database) -> None:
    """What was being played is taken over by whoever comes first."""
    url = postgres.new()

    async def story() -> None:
        async with opened(url) as connection:
            await migrate(connection, url, (FIRST,))
            for table, status in (("a", "playing"), ("b", "open")):
                sql = "INSERT INTO tables VALUES ($1, $2, 0, 1, '{}', 1)"
                await connection.execute(sql, table, status)
        async with joined(url, ""), opened(url) as connection:
            found = await connection.fetch("SELECT id, node, epoch FROM tables ORDER BY id")
            assert [tuple(row) for row in found] == [("a", 0, 0), ("b", None, 0)]

    asyncio.run(story())


# What nodes tell each other


def test_only_nodes_can_say_where_somebody_comes_from() -> None:
    visit = Visit("203.0.113.9", "https", "play.example")
    told = signed(visit, b"a secret")
    assert read(told, b"a secret") == visit
    for forged in (
        "",
        ".",
        "x.y",
        told[:-1],
        told[1:],
        signed(visit, b"another"),
        signed(visit, b""),
    ):
        assert read(forged, b"a secret") is None
    assert read(signed(visit, b""), b"") is None
