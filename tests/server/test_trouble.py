"""Trouble with the store is told as trouble, a stop as a stop."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from spiritboard.server import wire
from spiritboard.server.app import application
from spiritboard.server.house import House
from spiritboard.server.settings import Settings
from spiritboard.server.sockets import obey
from spiritboard.server.sqlite_store import SqliteStore
from spiritboard.server.store import StoreTrouble
from tests.server.running import Guest, running
from tests.server.test_fair_shares import Ear, table_of


class Listening(Ear):
    """Remembers what it was sent."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]  # passed on
        self.heard: list[str] = []

    def send(self, message: bytes) -> None:
        said = msgspec.json.decode(message)
        self.heard.append(said.get("refusal", said).get("code") or said["type"])

    def close(self, message: wire.Bye) -> None:
        self.heard.append(message.reason)


def locked(folder: Path) -> sqlite3.Connection:
    """Another program writes to the store and does not end."""
    found = sqlite3.connect(folder / "tables.db", isolation_level=None)
    found.execute("BEGIN IMMEDIATE")
    return found


def damaged(folder: Path) -> None:
    """The store is no longer what it was."""
    with closing(sqlite3.connect(folder / "tables.db")) as other:
        other.execute("ALTER TABLE tables RENAME TO gone")


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite gives up at once."""
    honest = SqliteStore._connect

    def connect(self: SqliteStore) -> sqlite3.Connection:
        connection = honest(self)
        connection.execute("PRAGMA busy_timeout=0")
        return connection

    monkeypatch.setattr(SqliteStore, "_connect", connect)


def test_players_are_told_and_what_was_stored_is_there_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch)

    async def story() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            room, guest = await table_of(house, "me", "here", "here")
            await obey(house, room.doc.id, guest, wire.Say("a", 0, "before"))
            ear = Listening(guest, 0)
            room.listeners.add(ear)
            other = locked(tmp_path)
            refused = await obey(house, room.doc.id, guest, wire.Say("b", 0, "during"))
            assert isinstance(refused, wire.Refused)
            assert refused.refusal.code == "store-trouble"
            assert ear.heard == ["store-trouble", "shutdown"]
            with pytest.raises(StoreTrouble):
                await house.new_guest()
            other.close()
            await obey(house, room.doc.id, guest, wire.Say("b", 0, "after"))
            lines = (await house.room(room.doc.id)).welcome(guest, 0).lines
            assert [line.text for line in lines] == ["before", "after"]
        finally:
            house.close()

    asyncio.run(story())


def test_over_http_it_is_503_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch)

    async def story() -> None:
        app = application(Settings(data=tmp_path, bot_processes=1))
        async with app.app.router.lifespan_context(app.app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as browser:
                await browser.get("/api/me")
                assert (await browser.get("/readyz")).text == "ok\n"
                other = locked(tmp_path)
                answer = await browser.put("/api/me", json={"name": "Eva"})
                assert answer.status_code == 503
                assert answer.json()["refusal"]["code"] == "store-trouble"
                other.close()
                assert (await browser.put("/api/me", json={"name": "Eva"})).status_code == 200
                damaged(tmp_path)
                assert (await browser.get("/readyz")).status_code == 503
                assert (await browser.get("/healthz")).status_code == 200

    asyncio.run(story())


def test_whoever_is_there_is_told_when_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        socket = guest.at(guest.table("me", "here", "here", start=True)["id"])
        server.process.send_signal(signal.SIGTERM)
        assert socket.until("bye")["reason"] == "shutdown"
        server.process.wait(20)
        server.let_go()
