"""What is promised of a store holds for both: a file of SQLite, and a database of PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import re
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.server import archive, hosting, journal, wire
from spiritboard.server.evening_store import (
    KeptEvening,
    evening_of,
    has_seat,
    has_table,
    made,
    places_of,
    sits_at,
)
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.keeping import LISTED
from spiritboard.server.lobby import lobby
from spiritboard.server.past import past
from spiritboard.server.retention import DAY, forget_old
from spiritboard.server.room import Room
from spiritboard.server.sockets import obey
from spiritboard.server.store import (
    Ended,
    KeptTable,
    Overtaken,
    Row,
    Store,
    StoreTrouble,
    change,
    holds,
    joins_history,
    kept,
    kept_on,
    leaves_history,
)
from tests.server import killing
from tests.server.keeping import Database, Kept, in_house, store_command, with_store
from tests.server.launcher import Launcher
from tests.server.running import Guest, Server, running
from tests.server.test_one_writer import play, table_of

ROW = Row(1, 0, "", b"{}")
NEW = KeptTable("open", 0, 1.0, b"{}", 1)


# Operations


def test_a_guest_is_kept_once_and_may_be_renamed(where: Kept) -> None:
    async def story(store: Store) -> None:
        assert await store.guest("a") is None
        for name in ("Ada", "Eve"):
            await store.enlist("a", name, 1.0)
        found = await store.guest("a")
        assert found is not None
        assert found[1] == "Ada"
        await store.rename(found[0], "Žofie")
        assert await store.guest("a") == (found[0], "Žofie")

    with_store(where, story)


def test_what_is_written_together_is_kept_together_or_not_at_all(where: Kept) -> None:
    async def story(store: Store) -> None:
        await store.write([change("a", ROW), kept("a", NEW)])
        for second in (change("b", ROW), kept("a", NEW), change("a", ROW)):
            with pytest.raises(Overtaken):
                await store.write([change("c", ROW), second, change("a", ROW)])
        assert await store.rows("c", 0) == []
        assert await store.rows("a", 0) == [ROW]
        assert await store.table("a") == NEW

    with_store(where, story)


def test_a_change_is_kept_with_its_table_or_not_at_all(where: Kept) -> None:
    """The two together are one statement in a database."""

    async def story(store: Store) -> None:
        await store.write([change("a", ROW), kept("a", NEW)])
        for number, keep in enumerate((kept, kept_on), 2):
            next_one = ROW._replace(seq=number, key="k", guest=7, body=b"\x00\xff")
            now = NEW._replace(writes=number, doc=b"%d" % number)
            for late in (1, 3):
                stale = keep("a", now._replace(writes=number + late))
                with pytest.raises(Overtaken):
                    await store.write([change("a", next_one), stale])
            with pytest.raises(Overtaken):
                await store.write([change("a", ROW), keep("a", now)])
            assert len(await store.rows("a", 0)) == number - 1
            await store.write([change("a", next_one), keep("a", now)])
            assert (await store.rows("a", 0))[-1] == next_one
            assert await store.table("a") == now

    with_store(where, story)


def test_the_time_by_which_a_table_is_listed_is_not_written_with_every_change(where: Kept) -> None:
    """Nor is it far behind; and what is asked for by status is right at once."""

    async def story(house: House) -> None:
        room = await hosting_room(house)
        keeper, doc = room.keeper, room.doc

        async def listed() -> tuple[str, float]:
            found = await house.store.table(doc.id)
            assert found is not None
            assert journal.decode_doc(found.doc).changed == doc.changed
            return found.status, found.changed

        first = await listed()
        await room.persist(journal.Kept())
        assert await listed() == first
        keeper.listed = (*keeper.listed[:2], doc.changed - LISTED)
        await room.persist(journal.Kept())
        assert await listed() == ("open", doc.changed)
        doc.status = "over"
        await room.persist(journal.Kept())
        assert await listed() == ("over", doc.changed)

    in_house(where, story)


async def hosting_room(house: House) -> Room:
    """A table that somebody has just set up."""
    wish = wire.NewTable("shamans", (wire.SeatWish("me"), *[wire.SeatWish("open")] * 2))
    visitor, _ = await house.new_guest()
    room, _ = await hosting.new_table(house, visitor, wish)
    return room


def test_a_write_must_follow_the_one_that_its_writer_knows(where: Kept) -> None:
    async def story(store: Store) -> None:
        await store.write([kept("a", NEW)])
        await store.write([kept("a", NEW._replace(writes=2, status="over"))])
        for writes in (1, 2, 4):
            with pytest.raises(Overtaken):
                await store.write([kept("a", NEW._replace(writes=writes))])
        found = await store.table("a")
        assert found is not None
        assert (found.writes, found.status) == (2, "over")
        await store.delete(["a"])
        with pytest.raises(Overtaken):
            await store.write([kept("a", NEW._replace(writes=3))])
        assert await store.table("a") is None

    with_store(where, story)


def test_a_write_that_fails_stops_nobody_else(where: Kept) -> None:
    """No number of a database is that large: it is refused before it gets there."""

    async def story(store: Store) -> None:
        writes = [store.write([holds(guest, "a")]) for guest in (1, 1 << 70, 2, 2)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(found, Exception) for found in done] == [False, True, False, False]
        assert not isinstance(done[1], StoreTrouble)
        await store.write([kept("a", NEW)])
        for guest in (1, 2):
            assert await store.tables_of(guest, 9) == [("a", 1.0)]

    with_store(where, story)


def test_many_write_at_once(where: Kept) -> None:
    async def story(store: Store) -> None:
        rows = [Row(seq, 7, f"key {seq}", b"\x00\xff") for seq in range(1, 101)]
        await asyncio.gather(*(store.write([change("a", row)]) for row in rows))
        assert await store.rows("a", 0) == rows
        assert await store.rows("a", 3, 4) == rows[2:4]
        assert await store.keys("a", 99) == {(7, "key 100"): 100}

    with_store(where, story)


def test_the_lobby_lists_what_is_open_to_all_the_newest_first(where: Kept) -> None:
    async def story(store: Store) -> None:
        for at, (table, status, public) in enumerate(
            [("a", "open", 1), ("b", "over", 1), ("c", "playing", 0), ("d", "playing", 1)]
        ):
            await store.write([kept(table, KeptTable(status, public, at, b"{}", 1))])
        assert await store.public(9) == [("d", b"{}"), ("a", b"{}")]
        assert await store.public(1) == [("d", b"{}")]
        assert sorted(await store.being_played()) == ["c", "d"]
        assert await store.tables() == ["a", "b", "c", "d"]

    with_store(where, story)


def test_a_match_that_goes_on_after_all_leaves_the_history(where: Kept) -> None:
    def played(match: int) -> bytes:
        return msgspec.json.encode({"table": "a", "match": match})

    async def story(store: Store) -> None:
        first, second = (Ended(1, float(match), "shamans", 0) for match in (1, 2))
        await store.write([joins_history(first, played(1)), joins_history(second, played(2))])
        other = second._replace(guest=2)
        await store.write([joins_history(other, played(2)), leaves_history(1, "a", 2)])
        assert await store.played_by(1) == [played(1)]
        assert await store.played_by(2) == [played(2)]

    with_store(where, story)


def test_a_history_is_read_page_by_page_and_counted_by_game(where: Kept) -> None:
    async def story(store: Store) -> None:
        games = ("shamans", "djinn", "shamans", "shamans")
        ends = [Ended(1, float(at), game, at % 2) for at, game in enumerate(games)]
        await store.write([joins_history(one, b"%d" % one.finished) for one in ends])
        await store.write([joins_history(ends[0]._replace(guest=2, finished=9.0), b"another's")])
        assert await store.page_of(1, 9.0, 2) == [b"3", b"2"]
        assert await store.page_of(1, 2.0, 2) == [b"1", b"0"]
        assert await store.page_of(1, 9.0, 9, "shamans") == [b"3", b"2", b"0"]
        assert await store.page_of(1, 3.0, 1, "shamans") == [b"2"]
        assert await store.page_of(1, 9.0, 9, "wildwoods") == []
        assert await store.tallies(1) == [("djinn", 1, 1), ("shamans", 3, 1)]
        assert await store.tallies(3) == []

    with_store(where, story)


def test_what_is_old_is_forgotten(where: Kept) -> None:
    old, new = time.time() - 9 * DAY, time.time()

    async def story(store: Store) -> None:
        for table, changed in (("old", old), ("used", old), ("new", new)):
            await store.write([kept(table, NEW._replace(changed=changed)), change(table, ROW)])
            await store.enlist(table, table, old)
            guest = await store.guest(table)
            assert guest is not None
            await store.write([holds(guest[0], table)])
            evening = KeptEvening(table, 1000 + guest[0], old, "djinn", "", 0)
            await store.write([made(evening), has_table(table, 0, table), sits_at(table, 1, table)])
        assert await forget_old(store, 7, {"used"}) == 1
        assert await store.tables() == ["new", "used"]
        assert await store.rows("old", 0) == []
        for known in (store.guest, partial(evening_of, store), partial(places_of, store)):
            assert [bool(await known(one)) for one in ("old", "used", "new")] == [0, 1, 1]
        assert [await has_seat(store, one, 1) for one in ("old", "used")] == [False, True]

    with_store(where, story)


# A house


async def finished(house: House) -> tuple[Room, Visitor]:
    room, guest = await table_of(house)
    await play(room, 10_000, random.Random(5))
    assert room.doc.status == "over"
    return room, guest


def welcome(room: Room, guest: Visitor) -> bytes:
    """But for how long everybody has been away."""
    return re.sub(rb'"gone":\d+', b"", msgspec.json.encode(room.welcome(guest, 0)))


def test_a_match_is_there_after_a_restart(where: Kept) -> None:
    told: list[Any] = []

    async def begin(house: House) -> None:
        room, guest = await table_of(house)
        await play(room, 12, random.Random(4))
        await obey(house, room.doc.id, guest, wire.Say("k", 0, "до свидания"))
        told.extend([room.doc.id, guest, welcome(room, guest)])

    async def again(house: House) -> None:
        table, guest, before = told
        room = await house.room(table)
        assert welcome(room, guest) == before
        assert room.keeper.done[guest.guest, "k"] == room.doc.seq
        assert [one.id for one in await lobby(house, guest)] == [table]
        await play(room, 1, random.Random(4))

    in_house(where, begin)
    in_house(where, again)


def test_who_has_finished_a_match_can_look_back(where: Kept) -> None:
    async def story(house: House) -> None:
        room, guest = await finished(house)
        (match,) = (await past(house, guest)).matches
        assert (match.table, match.match) == (room.doc.id, 1)
        await hosting.rematch(house, room, guest)
        kept_of_it = await archive.past_of(house, room, 1)
        assert journal.decode_body(kept_of_it.rows[0].body).__class__ is journal.Started
        whole = msgspec.json.decode(await archive.whole(house, room.doc.id))
        assert len(whole["changes"]) == room.doc.seq

    in_house(where, story)


def test_what_another_has_written_is_not_written_over(where: Kept) -> None:
    """Two servers with one store: the one that knows less is refused and reads anew."""

    async def story(house: House) -> None:
        room, guest = await table_of(house)
        other = House(where.settings())
        try:
            behind = await other.room(room.doc.id)
            await play(room, 5, random.Random(1))
            for command in (wire.Say("s", 0, "hello"), wire.Return("r", 0)):
                behind.doc.chairs[0].away = True
                with pytest.raises(Overtaken):
                    await obey(other, room.doc.id, guest, command)
                assert behind.is_broken
                behind = await other.room(room.doc.id)
                assert behind.doc.seq == room.doc.seq
                await play(room, 1, random.Random(1))
        finally:
            other.close()

    in_house(where, story)


def test_a_table_that_is_closed_stays_so(where: Kept) -> None:
    async def story(house: House) -> None:
        room, _ = await table_of(house)
        other = House(where.settings())
        try:
            behind = await other.room(room.doc.id)
            await house.close_table(room.doc.id)
            with pytest.raises(BadSetup, match="no-such-table"):
                await house.room(room.doc.id)
            with pytest.raises(Overtaken):
                await behind.persist_quietly()
            assert await house.store.table(room.doc.id) is None
        finally:
            other.close()

    in_house(where, story)


# A server


def test_every_told_move_is_there_after_a_kill(where: Kept) -> None:
    with running(where.data, *where.flags) as server:
        guest = Guest(server)
        table = guest.table("me", "here", "here", start=True)["id"]
        socket = guest.at(table)
        told = [socket.answer(socket.positions[0]["asked"]["seats"][0])["seq"] for _ in range(30)]
        server.kill()
        again = Server(where.data, *where.flags)
        try:
            guest.come_to(again)
            assert guest.get(f"/api/tables/{table}")["seq"] == told[-1]
            socket = guest.at(table)
            socket.answer(socket.positions[0]["asked"]["seats"][0])
        finally:
            again.kill()


def test_a_server_that_is_killed_again_and_again_has_lost_nothing(
    postgres: Database, tmp_path: Path
) -> None:
    """With a file: test_nothing_lost.py. `make killing ARGS=--postgresql` goes on for hours."""
    with Launcher() as launcher:
        report = asyncio.run(killing.evening(tmp_path, 15, "a database", launcher, postgres.new()))
    assert not report.faults
    assert report.kills == 15


def test_what_cannot_be_read_is_found_and_moved(
    where: Kept, capsys: pytest.CaptureFixture[str]
) -> None:
    tables: list[str] = []

    async def story(house: House) -> None:
        for _ in range(2):
            room, _ = await table_of(house)
            tables.append(room.doc.id)
        sql = "UPDATE tables SET doc = ? WHERE id = ?"
        await house.store.write([(sql, (b"{", tables[0]))])

    async def look(house: House) -> None:
        assert await house.store.tables() == tables[1:]

    in_house(where, story)
    assert store_command(where, "check") == 1
    assert capsys.readouterr().out == f"{tables[0]}: Input data was truncated\n"
    assert store_command(where, "check", "--set-aside") == 0
    assert "1 table was moved" in capsys.readouterr().out
    assert store_command(where, "check") == 0
    in_house(where, look)
