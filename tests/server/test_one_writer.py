"""One server for each folder; and if there were two, neither writes over what the other has kept."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.server import hosting, journal, wire
from spiritboard.server.claim import claimed
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.journal import Unreadable
from spiritboard.server.lobby import lobby
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from spiritboard.server.sockets import obey
from spiritboard.server.store import Overtaken
from tests.server.running import Guest, Server, running
from tests.tested import ENVIRONMENT

SHORT = {"first": 0, "content": {"points": {"target": 1}}}


def settings(folder: Path) -> Settings:
    return Settings(data=folder, bot_processes=1, bot_pace=3600, tables_per_minute=0)


def in_house(folder: Path, story: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        house = House(settings(folder))
        try:
            await story(house)
        finally:
            house.close()

    asyncio.run(tell())


async def table_of(house: House) -> tuple[Room, Visitor]:
    """A table whose every seat is the guest's."""
    guest, _ = await house.new_guest()
    seats = tuple(wire.SeatWish("here", name=name) for name in ("Ada", "Ben", "Cyd"))
    wish = wire.NewTable("shamans", seats, SHORT, start=True)
    room, token = await hosting.new_table(house, guest, wish)
    return room, guest._replace(seat_token=hashed(token))


async def play(room: Room, moves: int, dice: random.Random) -> None:
    """Until the match is over, at most."""
    for _ in range(moves):
        asked = room.open_question()
        if asked is None:
            return
        seat = asked.seats[0]
        action = dice.choice(list(room.playing().options(seat)))
        await room.play(seat, action, asked.id)


def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        second = serve_again(tmp_path)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.startswith("Another Spiritboard server is using")
        assert Guest(server).table("me", "greedy", "greedy", start=True)["id"]


def serve_again(data: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spiritboard", "serve", "--lang", "en", "--data", str(data), *flags],
        env={**ENVIRONMENT, "SPIRITBOARD_PORT": "0"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_server_that_was_killed_leaves_its_folder_free(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.kill()
        again = Server(tmp_path)
        again.kill()


def test_a_folder_is_claimed_once_and_free_again_afterwards(tmp_path: Path) -> None:
    with (
        claimed(tmp_path),
        pytest.raises(BadSetup, match="data-in-use"),
        claimed(tmp_path),
    ):
        pass
    with claimed(tmp_path):
        pass


def test_what_another_has_written_is_not_written_over_not_even_quietly(tmp_path: Path) -> None:
    """Two servers with one store: the one that knows less is refused and reads anew."""

    async def story(house: House) -> None:
        room, guest = await table_of(house)
        other = House(settings(tmp_path))
        try:
            behind = await other.room(room.doc.id)
            await play(room, 5, random.Random(1))
            name = next(iter(room.presenter.table_side.orders.names))
            with pytest.raises(Overtaken):
                await obey(other, room.doc.id, guest, wire.Give("o", 0, name, on=True))
            assert behind.is_broken
            anew = await other.room(room.doc.id)
            assert anew.doc.seq == room.doc.seq
            await obey(other, room.doc.id, guest, wire.Give("o", 0, name, on=True))
            with pytest.raises(Overtaken):
                await obey(house, room.doc.id, guest, wire.Give("o", 1, name, on=True))
        finally:
            other.close()

    in_house(tmp_path, story)


def test_a_journal_that_is_ahead_of_its_table_is_followed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """From wherever the table was kept: in the match, at its end, before another one."""

    async def story(house: House) -> None:
        room, guest = await table_of(house)
        kept = [journal.encode(room.doc)]
        dice = random.Random(2)
        while room.doc.status == "playing":
            await play(room, 1, dice)
            kept.append(journal.encode(room.doc))
        await hosting.rematch(house, room, guest)
        for _ in range(6):
            kept.append(journal.encode(room.doc))
            await play(room, 1, dice)
        truth = shown(room, guest)
        for doc in kept[::7]:
            await put_back(house, room.doc.id, doc)
            house.forget(house.rooms[room.doc.id])
            followed = await house.room(room.doc.id)
            assert shown(followed, guest) == truth
        last = await house.room(room.doc.id)
        await play(last, 1, dice)
        assert last.doc.seq == room.doc.seq + 1

    with caplog.at_level(logging.WARNING):
        in_house(tmp_path, story)
    assert "its journal is ahead of a table" in caplog.text


async def put_back(house: House, table: str, doc: bytes) -> None:
    await house.store.write([("UPDATE tables SET doc = ? WHERE id = ?", (doc, table))])


def shown(room: Room, visitor: Visitor) -> Any:
    """All that is seen, whenever it is looked at."""
    found = msgspec.json.decode(msgspec.json.encode(room.welcome(visitor, 0)))
    del found["table"]["options"]  # what was chosen, or all that there is to choose
    return found


def test_a_table_that_is_ahead_of_its_journal_is_set_aside(tmp_path: Path) -> None:
    async def begin(house: House) -> None:
        room, _ = await table_of(house)
        await play(room, 3, random.Random(3))

    in_house(tmp_path, begin)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        ((table, last),) = store.execute("SELECT table_id, max(seq) FROM journal").fetchall()
        store.execute("DELETE FROM journal WHERE seq = ?", (last,))

    async def look(house: House) -> None:
        with pytest.raises(Unreadable):
            await house.room(table)

    in_house(tmp_path, look)


def test_whoever_looks_for_a_table_that_is_just_being_set_up_finds_the_same_one(
    tmp_path: Path,
) -> None:
    """Stored is not yet answered: in between, a lobby that lists it must not open it once more."""

    async def story(house: House) -> None:
        guest, _ = await house.new_guest()
        wish = wire.NewTable(
            "shamans", (wire.SeatWish("me"),) + (wire.SeatWish("open"),) * 2, SHORT
        )

        async def look() -> None:
            while True:
                await lobby(house, guest)

        looking = [asyncio.create_task(look()) for _ in range(3)]
        for _ in range(30):
            room, _ = await hosting.new_table(house, guest, wish)
            await asyncio.sleep(0.005)
            assert await house.room(room.doc.id) is room
        for task in looking:
            task.cancel()

    in_house(tmp_path, story)
