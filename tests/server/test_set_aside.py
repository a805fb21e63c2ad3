"""A table that can't be read is set aside: its players are told, and every other table goes on."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from spiritboard.server.background import never_ending
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Unreadable
from spiritboard.server.lobby import docs_of, lobby
from spiritboard.server.settings import Settings
from spiritboard.text import Words
from tests.server.running import Guest, Refused, running

STORE = Path(__file__).parents[1] / "stores" / "0.1"


def spoil(data: Path) -> dict[str, str]:
    """A store with three tables that can't be read, each for another reason; says how, by table."""
    shutil.copy(STORE / "tables.db", data / "tables.db")
    with closing(sqlite3.connect(data / "tables.db")) as store:
        playing = store.execute("SELECT id, doc FROM tables WHERE status = 'playing' ORDER BY id")
        docs = dict(playing.fetchall())
        doc, row, field = list(docs)[:3]
        store.execute("UPDATE tables SET doc = '{', public = 1 WHERE id = ?", (doc,))
        started = msgspec.json.decode(docs[row])["started"]
        store.execute(
            "UPDATE journal SET body = 'x' WHERE (table_id, seq) = (?, ?)", (row, started)
        )
        kept = msgspec.json.decode(docs[field])
        kept["state"]["quest"] = kept["state"].pop("question")
        store.execute("UPDATE tables SET doc = ? WHERE id = ?", (msgspec.json.encode(kept), field))
        store.commit()
    return {doc: "truncated", row: "malformed", field: "wrong-fields (fields: quest, question)"}


def tables_in(data: Path) -> dict[str, str]:
    with closing(sqlite3.connect(data / "tables.db")) as store:
        return dict(store.execute("SELECT id, status FROM tables").fetchall())


def guests_in(data: Path) -> list[int]:
    with closing(sqlite3.connect(data / "tables.db")) as store:
        return [guest for (guest,) in store.execute("SELECT id FROM guests")]


def test_every_other_table_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    spoilt = spoil(tmp_path)

    async def look() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        await house.open()
        try:
            for table, status in tables_in(tmp_path).items():
                if table in spoilt:
                    with pytest.raises(Unreadable):
                        await house.room(table)
                else:
                    room = await house.room(table)
                    assert (room.match is not None) is (status != "open")
            assert set(house.set_aside) == set(spoilt)
            while house.to_resume:
                await asyncio.sleep(0.01)
            for guest in guests_in(tmp_path):
                found = await lobby(house, Visitor(guest))
                shown = {table.id for table in found if not table.set_aside}
                assert not shown & set(spoilt)
                assert {doc.id for doc in await docs_of(house, Visitor(guest))} <= shown
                assert shown
            assert house.background
            assert not any(task.done() for task in house.background)
        finally:
            house.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(look())
    told = {vars(record)["table"]: vars(record)["reason"] for record in caplog.records}
    assert len(caplog.records) == len(told) == len(spoilt), told
    for table, reason in spoilt.items():
        assert reason in told[table]


def test_whoever_sits_there_is_told_at_home(tmp_path: Path) -> None:
    """It is among their own tables, and nobody else's."""
    spoilt = spoil(tmp_path)

    async def look() -> dict[str, set[int]]:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            told: dict[str, set[int]] = {}
            for guest in (0, *guests_in(tmp_path)):
                for table in await lobby(house, Visitor(guest)):
                    if table.set_aside:
                        assert table.yours
                        told.setdefault(table.id, set()).add(guest)
        finally:
            house.close()
        return told

    assert asyncio.run(look()) == {table: holders_in(tmp_path, table) for table in spoilt}


def holders_in(data: Path, table: str) -> set[int]:
    with closing(sqlite3.connect(data / "tables.db")) as store:
        found = store.execute("SELECT guest FROM holders WHERE table_id = ?", (table,))
        return {guest for (guest,) in found}


def test_the_lobby_is_the_first_to_find_one(tmp_path: Path) -> None:
    spoilt = spoil(tmp_path)

    async def look() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            shown = {found.id for found in await lobby(house, Visitor())}
            assert shown
            assert not shown & set(spoilt)
            assert len(house.set_aside) == 1
        finally:
            house.close()

    asyncio.run(look())


def test_players_are_told_when_they_open_it(tmp_path: Path) -> None:
    spoilt = spoil(tmp_path)
    with running(tmp_path) as server:
        guest = Guest(server)
        for table in spoilt:
            with pytest.raises(Refused, match="table-unreadable"):
                guest.get(f"/api/tables/{table}")
            assert told_by_socket(guest, table) == "table-unreadable"
        assert guest.get("/api/tables")
        table = guest.table("me", "random", "random", start=True)["id"]
        guest.at(table).until_asked(0)
        assert server.log.count("is set aside") == len(spoilt)
        assert "Traceback" not in server.log


def told_by_socket(guest: Guest, table: str) -> Any:
    """The only thing that a socket says before it closes."""
    with guest.socket_to(table) as socket:
        message = msgspec.json.decode(socket.recv(10))
        assert message["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    return message["refusal"]["code"]


def test_it_is_told_in_every_language() -> None:
    error = Unreadable()
    assert Words("en").refusal(error).startswith("This table can’t be opened")
    assert Words("cs").refusal(error).startswith("Tento stůl nelze otevřít")
    assert Words("ru").refusal(error).startswith("Этот стол не открывается")


def test_an_old_match_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """Its table goes on."""
    with running(tmp_path) as server:
        guest = Guest(server)
        table = guest.table("me", "random", "random", start=True)["id"]
        guest.at(table).play_on(0)
        guest.post(f"/api/tables/{table}/rematch")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
            store.execute("UPDATE journal SET body = 'x' WHERE table_id = ? AND seq = 5", (table,))
            store.commit()
        for what in ("replay", "record", "proof"):
            with pytest.raises(Refused, match="table-unreadable"):
                guest.get(f"/api/tables/{table}/matches/1/{what}")
        guest.at(table).until_asked(1)
        assert re.search(f"a match can't be read .*match=1 .*table={table}", server.log)


def test_work_that_fails_is_logged_and_starts_anew(caplog: pytest.LogCaptureFixture) -> None:
    calls: list[int] = []
    failures: Counter[str] = Counter()

    async def sweep() -> None:
        calls.append(len(calls))
        if len(calls) < 3:
            raise ValueError("something unforeseen")
        await asyncio.Event().wait()

    async def watch() -> None:
        task = asyncio.create_task(never_ending(sweep, failures, pause=0))
        while len(calls) < 3:
            await asyncio.sleep(0)
        assert not task.done()
        task.cancel()

    asyncio.run(watch())
    assert failures == {"sweep": 2}
    told = [(record.getMessage(), vars(record)["work"]) for record in caplog.records]
    assert told == [("work failed and starts anew", "sweep")] * 2
