"""To be many guests helps nobody: what counts is where they come from, and how long they take."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import WebSocketException

from spiritboard.core.errors import Illegal
from spiritboard.server import edge, hosting, patience, wire
from spiritboard.server.addresses import Addresses, address_of
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.lobby import OF_ONE_HOST, lobby
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from spiritboard.server.sockets import obey
from spiritboard.server.sqlite_store import SqliteStore
from spiritboard.server.store import PUBLIC
from spiritboard.server.talk import LINES, TALK_AT_ONCE
from tests.server.launcher import Forked, Launcher
from tests.server.running import Guest, Server, running
from tests.server.test_fair_shares import Ear, settled, table_of

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
"""Who comes through a proxy on this machine."""


# Whom to count


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("somewhere", ""),
    ],
)
def test_an_address_or_the_64_bits_of_a_household(host: str, counted: str) -> None:
    assert address_of(host) == counted


def test_each_address_has_its_own_share(tmp_path: Path) -> None:
    addresses = Addresses(Settings(data=tmp_path, guests_per_minute=2, sockets_per_address=1))
    for _ in range(2):
        addresses.check("guest", "a")
    with pytest.raises(Illegal, match="too-many-requests"):
        addresses.check("guest", "a")
    addresses.check("guest", "b")
    for _ in range(10):
        addresses.check("guest", "")
    with addresses.socket("a"), pytest.raises(Illegal), addresses.socket("a"):
        pass
    with addresses.socket("a"):
        pass
    assert not addresses.sockets


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = (
        "--requests-per-second",
        "5",
        "--guests-per-minute",
        "4",
        "--sockets-per-address",
        "3",
    )
    with running(tmp_path_factory.mktemp("strict"), *flags, "--watchers", "2") as found:
        yield found


def come_from(server: Server, address: str) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"X-Forwarded-For": address})


def test_whoever_asks_too_much_is_refused_and_others_are_not(strict: Server) -> None:
    with come_from(strict, "203.0.113.1") as busy, come_from(strict, "203.0.113.2") as other:
        answers = [busy.get("/api/games") for _ in range(200)]
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert refused.status_code == 429
        assert refused.json()["refusal"]["code"] == "too-many-requests"
        assert "content-security-policy" in refused.headers
        assert other.get("/api/games").status_code == 200


def test_new_names_make_no_more_guests(strict: Server) -> None:
    wish = {"game": "shamans", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    codes = []
    for _ in range(6):
        with come_from(strict, "203.0.113.3") as browser:
            browser.get("/api/me")
            codes.append(browser.post("/api/tables", json=wish).status_code)
    assert codes == [201] * 4 + [429] * 2


def test_an_address_has_so_many_sockets_and_a_table_so_many_who_look_on(strict: Server) -> None:
    host = Guest(strict)
    table = host.table("me", "greedy", "greedy")["id"]
    watchers = [Guest(strict), Guest(strict)]
    for watcher in watchers:
        watcher.at(table)
    with pytest.raises(Exception, match="403"):
        Guest(strict).at(table)
    assert host.at(table).table["watchers"] == 2
    tables = [host.table("me", "greedy", "greedy")["id"] for _ in range(4)]
    for one in tables[:3]:
        Guest(strict).at(one, 0, **ELSEWHERE)
    with pytest.raises(Exception, match="403"):
        Guest(strict).at(tables[3], 0, **ELSEWHERE)


# Guests


def test_a_guest_is_kept_when_something_is_theirs(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        name = guest.get("/api/me")["name"]
        assert guest.get("/api/history") == {"matches": [], "tallies": []}
        assert guests_in(tmp_path) == []
        table = guest.table("me", "greedy", "greedy")
        assert table["seats"][0]["name"] == name
        assert guests_in(tmp_path) == [name]
        watcher = Guest(server)
        socket = watcher.at(table["id"])
        assert len(guests_in(tmp_path)) == 1
        socket.command("say", seat=-2, text="hello")
        assert watcher.get("/api/me")["name"] in guests_in(tmp_path)
        bare = httpx.post(f"{server.address}/api/lessons", json={"game": "shamans"})
        assert bare.status_code == 401


def guests_in(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / "tables.db")) as store:
        return [name for (name,) in store.execute("SELECT name FROM guests")]


# Half requests


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\nGET /api/ga",
        b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_half_a_request_is_hung_up_on(impatient: Forked, half: bytes) -> None:
    async def wait() -> None:
        where = urlsplit(impatient.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(half)
        async with asyncio.timeout(30):
            with_answer = await reader.read()  # until it is hung up on
        assert half or not with_answer
        writer.close()

    asyncio.run(wait())


def test_a_socket_is_not(impatient: Forked) -> None:
    """Nobody has to say anything at a table: it stays open longer than half a request."""
    guest = Guest(impatient)
    socket = guest.at(guest.table("me", "here", "here", start=True)["id"])
    socket.command("say", seat=0, text="hello")
    for _ in range(3):
        test_half_a_request_is_hung_up_on(impatient, b"")
    assert socket.command("say", seat=0, text="still here")


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    with Launcher("have_little_patience") as launcher:
        found = launcher.start(tmp_path_factory.mktemp("impatient"))
        yield found
        found.kill()


def test_the_server_waits_ten_seconds() -> None:
    assert (patience.HEAD_SECONDS, edge.BODY_SECONDS) == (10, 10)


def test_a_full_house_says_so_and_has_room_again_afterwards(tmp_path: Path) -> None:
    with running(tmp_path, "--connections", "8") as server:
        guest = Guest(server)
        table = guest.table("me", "here", "here", start=True)["id"]
        host, _, port = server.address.removeprefix("http://").partition(":")
        with ExitStack() as crowd:
            for _ in range(8):
                crowd.enter_context(socket.create_connection((host, int(port))))
            until_status(guest, 503)
            with pytest.raises((WebSocketException, OSError, EOFError)):
                guest.at(table)
        until_status(guest, 200)
        assert guest.at(table).positions[0]["asked"]
        assert server.log == ""


def until_status(guest: Guest, status: int) -> None:
    """The server has noticed who came and who went."""
    while guest.http.get("/api/me").status_code != status:
        time.sleep(0.02)


# The lobby and the talk


def test_the_lobby_reads_no_more_than_it_shows(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "tables.db").close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        plan = store.execute(f"EXPLAIN QUERY PLAN {PUBLIC}", (100,)).fetchall()
    assert [row[3] for row in plan] == ["SCAN tables USING INDEX lobby"]


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    async def look() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, tables_per_minute=0))
        try:
            guest, _ = await house.new_guest()
            seats = (wire.SeatWish("me"), wire.SeatWish("open"), wire.SeatWish("open"))
            for _ in range(9):
                await hosting.new_table(house, guest, wire.NewTable("shamans", seats, public=True))
            assert len(await lobby(house, Visitor())) == OF_ONE_HOST
            assert len(await lobby(house, guest)) == 9
        finally:
            house.close()

    asyncio.run(look())


def test_who_comes_is_shown_the_last_lines_and_watchers_talk_slowly(tmp_path: Path) -> None:
    async def talk() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            room, guest = await table_of(house, "me", "here", "here")
            for number in range(LINES + 20):
                await obey(house, room.doc.id, guest, wire.Say(f"{number}", 0, f"line {number}"))
            for shown in (room, await anew(house, room)):
                lines = shown.welcome(guest, 0).lines
                assert [line.text for line in lines] == [f"line {n}" for n in range(20, LINES + 20)]
            watcher, _ = await house.new_guest()
            said = [
                await obey(house, room.doc.id, watcher, wire.Say(f"w{n}", -2, "hello"))
                for n in range(TALK_AT_ONCE + 1)
            ]
            assert [type(one) for one in said] == [wire.Done] * TALK_AT_ONCE + [wire.Refused]
        finally:
            house.close()

    asyncio.run(talk())


async def anew(house: House, room: Room) -> Room:
    house.forget(room)
    return await house.room(room.doc.id)


def test_where_many_come_at_once_it_is_told_once(tmp_path: Path) -> None:
    class Counting(Ear):
        told = 0

        def send(self, message: bytes) -> None:
            self.told += 1

    async def come() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            room, guest = await table_of(house, "me", "here", "here")
            ear = Counting(guest, 0)
            room.listeners.add(ear)
            for _ in range(100):
                room.listeners.add(Ear(Visitor(), -2))
                room.tell_presence()
            while ear.told == 0:
                await asyncio.sleep(0)
            await settled()
            assert ear.told == 1
            room.tell_presence()
            while ear.told == 1:
                await asyncio.sleep(0.01)
        finally:
            house.close()

    asyncio.run(come())
