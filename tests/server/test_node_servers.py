"""Several servers on one database: whoever comes to the wrong one plays all the same, and when one is killed,
stopped, cut off or asleep the other goes on with nothing lost and nothing twice.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from spiritboard.server.store import Row
from spiritboard.server.stores import store_of
from tests.server import killing
from tests.server.cutting import cable
from tests.server.keeping import Database, Kept
from tests.server.launcher import Launcher
from tests.server.running import Guest, Refused, Server, Socket, running
from tests.server.test_one_writer import serve_again

SHORT = {"first": 0, "content": {"points": {"target": 1}}}


@pytest.fixture
def where(postgres: Database, tmp_path: Path) -> Kept:
    return Kept(tmp_path, postgres.new())


@contextmanager
def nodes(where: Kept, *flags: str, first: str = "") -> Iterator[tuple[Server, Server]]:
    """Two of them. `first`: where the first one finds the database."""
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(running(where.data / name, "--store", url, *flags))
            for name, url in (("one", first or where.url), ("two", where.url))
        )
        yield one, two


class Company:
    """Ada at the first node, which has the table, and Ben at the second; both play."""

    def __init__(self, one: Server, two: Server, **more: Any) -> None:
        self.ada, self.ben = Guest(one), Guest(two)
        self.table = self.ada.table("me", "here", "open", options=SHORT, **more)["id"]
        self.path = f"/api/tables/{self.table}"
        self.ada.get(self.path)
        self.ben.post(f"{self.path}/seats/2/sit", {})
        self.ada.post(f"{self.path}/start")
        self.come()

    def send_ada_to(self, server: Server) -> None:
        self.ada.hang_up()
        self.ada.come_to(server)

    def come(self) -> None:
        """Both as soon as somebody lets them in, as a browser does."""
        self.at_ada, self.at_ben = (come_again(guest, self.table) for guest in (self.ada, self.ben))

    def socket_of(self, seat: int) -> Socket:
        return self.at_ben if seat == 2 else self.at_ada

    def play(self, moves: int) -> int:
        """Gives the number of the last change; everybody has been told of it."""
        seq = 0
        for _ in range(moves):
            asked = self.at_ada.positions[0].get("asked")
            if asked is None:
                break
            seat = asked["seats"][0]
            seq = self.socket_of(seat).answer(seat)["seq"]
            for other in range(3):
                catch_up(self.socket_of(other), other, seq)
        return seq


def catch_up(socket: Socket, seat: int, seq: int) -> None:
    while socket.news[seat][-1]["seq"] < seq:
        socket.receive()


def come_again(guest: Guest, table: str) -> Socket:
    while True:
        try:
            return guest.at(table)
        except (OSError, InvalidHandshake, ConnectionClosed):
            time.sleep(0.1)


def until_it_hangs_up(socket: Socket) -> list[Any]:
    """What it still says."""
    said: list[Any] = []
    while True:
        try:
            said.append(socket.receive())
        except ConnectionClosed:
            return said


def rows_of(where: Kept, table: str) -> Sequence[Row]:
    async def read() -> Sequence[Row]:
        store = store_of(where.settings())
        try:
            return await store.rows(table, 0)
        finally:
            store.close()

    return asyncio.run(read())


def check_journal(where: Kept, table: str, *keys: str) -> None:
    """Numbered one by one, and each of these was done once."""
    rows = rows_of(where, table)
    assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]
    done = Counter(row.key for row in rows if row.key)
    assert set(keys) <= set(done)
    assert max(done.values()) == 1


# The wrong node


def test_people_at_different_nodes_play_a_match_together(where: Kept) -> None:
    with nodes(where) as (one, two):
        company = Company(one, two)
        company.play(10_000)
        while company.at_ben.table["status"] != "over":
            company.at_ben.until("table")
        replays = [
            guest.get(f"{company.path}/matches/1/replay", seat=2, open=True)
            for guest in (company.ada, company.ben)
        ]
        assert replays[0] == replays[1]
        (mine,) = company.ben.get("/api/history")["matches"]
        assert mine["table"] == company.table
        company.ben.post(f"{company.path}/rematch")
        assert company.at_ada.until("welcome")["table"]["match"] == 2
        check_journal(where, company.table)


def test_whoever_waits_at_another_nodes_table_has_a_new_name_there(where: Kept) -> None:
    with nodes(where) as (one, two):
        ada, ben = Guest(one), Guest(two)
        table = ada.table("me", "open", "open")["id"]
        socket = ada.at(table)
        ben.post(f"/api/tables/{table}/seats/1/sit", {})
        assert ben.put("/api/me", {"name": "Ben"}) == {"name": "Ben"}
        while socket.table["seats"][1].get("name") != "Ben":
            socket.until("table")
        assert ben.get("/api/me") == {"name": "Ben"}


def test_a_refusal_is_the_same_at_every_node(where: Kept) -> None:
    with nodes(where) as (one, two):
        company = Company(one, two)
        for base in (one.address, two.address):
            path = f"{base}{company.path}"
            assert httpx.get(f"{base}/api/tables/none").status_code == 404
            assert httpx.post(f"{path}/start").json()["refusal"]["code"] == "who-are-you"
            assert httpx.put(path, content=b"x" * 20_000).status_code == 413
            assert httpx.request("PATCH", path).status_code == 405
            evil = {"Origin": "https://evil.example"}
            assert httpx.post(f"{path}/start", headers=evil).status_code == 403
            with pytest.raises(InvalidHandshake):
                Guest(one if base == one.address else two).at(company.table, 0, **evil)


def test_whoever_comes_by_the_wrong_node_counts_by_their_own_address(where: Kept) -> None:
    flags = ("--sockets-per-address", "2")
    with nodes(where, *flags) as (one, two):
        company = Company(one, two)
        elsewhere = {"X-Forwarded-For": "203.0.113.9"}
        watcher = Guest(two)
        for _ in range(2):
            watcher.at(company.table, 0, **elsewhere)
        with pytest.raises(InvalidHandshake):
            watcher.at(company.table, 0, **elsewhere)
        watcher.at(company.table, 0, **{"X-Forwarded-For": "203.0.113.10"})


def test_a_request_has_one_name_in_the_log_of_every_node(where: Kept) -> None:
    with nodes(where, "--log-level", "info") as (one, two):
        company = Company(one, two)
        asked = httpx.get(f"{two.address}{company.path}")
        for server in (one, two):
            while f"request={asked.headers['X-Request-Id']}" not in server.log:
                time.sleep(0.01)  # it is written after the answer


# A node that is gone


def test_a_killed_node_loses_nothing_and_the_other_goes_on(where: Kept) -> None:
    """The clock begins anew for whoever is asked: nobody pays for the time without an owner."""
    with nodes(where, "--live-seconds", "3600") as (one, two):
        company = Company(one, two, pace="live")
        told = company.play(7)
        asked = company.at_ben.positions[2]["asked"]
        company.at_ada.send("say", "mine", seat=0, text="hello")
        one.kill()
        until_it_hangs_up(company.at_ben)
        company.send_ada_to(two)
        company.come()
        assert company.at_ben.positions[2]["asked"] == asked
        seat = asked["seats"][0]
        assert company.socket_of(seat).positions[seat]["clock"] >= 3500
        assert company.at_ben.table["seq"] in (told, told + 1)
        company.at_ada.command("say", seat=0, text="hello", key="mine")
        company.play(10_000)
        check_journal(where, company.table, "mine")


def test_what_happens_by_itself_goes_on_without_anybody(where: Kept) -> None:
    """The time of somebody who is away runs out at the node that took the table over."""
    with nodes(where, "--live-seconds", "1") as (one, two):
        ada = Guest(one)
        table = ada.table("me", "greedy", "greedy", start=True, pace="live")["id"]
        ada.get(f"/api/tables/{table}")
        one.kill()
        ben = Guest(two)
        while not ben.get(f"/api/tables/{table}")["seats"][0].get("away"):
            time.sleep(0.1)


def test_a_node_that_is_told_to_stop_hands_its_tables_over(where: Kept) -> None:
    """Whoever hears goodbye is let in elsewhere at once, at the first try."""
    with nodes(where) as (one, two):
        company = Company(one, two)
        told = company.play(5)
        one.process.send_signal(signal.SIGTERM)
        for socket in (company.at_ada, company.at_ben):
            assert socket.until("bye")["reason"] == "shutdown"
        company.send_ada_to(two)
        company.at_ada = company.ada.at(company.table)
        company.at_ben = company.ben.at(company.table)
        assert company.at_ada.table["seq"] == told
        company.play(10_000)
        one.process.wait(20)
        one.let_go()
        check_journal(where, company.table)


def test_a_node_cut_off_from_its_database_stops_before_another_takes_over(where: Kept) -> None:
    """What it was still told is refused when the line is whole again, or done once, by the other."""
    with cable(where.url) as line, nodes(where, first=line.url) as (one, two):
        company = Company(one, two)
        told = company.play(5)
        line.cut()
        company.at_ada.send("say", "mine", seat=0, text="hello")
        heard = until_it_hangs_up(company.at_ada)
        assert not [said for said in heard if said["type"] in ("done", "line")]
        assert httpx.get(f"{one.address}/readyz", timeout=30).status_code == 503
        company.send_ada_to(two)
        company.come()
        assert company.at_ada.table["seq"] == told
        company.at_ada.command("say", seat=0, text="hello", key="mine")
        after = company.play(3)
        line.mend()
        while httpx.get(f"{one.address}/readyz", timeout=30).status_code != 200:
            time.sleep(0.1)
        company.send_ada_to(one)
        company.come()
        assert company.at_ada.table["seq"] == after
        company.play(10_000)
        check_journal(where, company.table, "mine")
        assert "this node is cut off from the store" in one.log


def test_a_node_that_slept_through_its_lease_writes_nothing_more(where: Kept) -> None:
    """It wakes up with a command in its hand, for a table that is another's by now."""
    with nodes(where) as (one, two):
        company = Company(one, two)
        told = company.play(5)
        os.kill(one.process.pid, signal.SIGSTOP)
        company.at_ada.send("say", "mine", seat=0, text="hello")
        until_it_hangs_up(company.at_ben)
        company.at_ben = come_again(company.ben, company.table)
        assert company.at_ben.table["seq"] == told
        company.at_ben.command("say", seat=2, text="hello", key="yours")
        os.kill(one.process.pid, signal.SIGCONT)
        heard = until_it_hangs_up(company.at_ada)
        assert "mine" not in [said.get("key") for said in heard if said["type"] == "done"]
        company.come()
        company.at_ada.command("say", seat=0, text="hello", key="mine")
        company.play(10_000)
        check_journal(where, company.table, "mine", "yours")


def test_nodes_that_are_killed_again_and_again_have_lost_nothing(where: Kept) -> None:
    """`make killing ARGS="--postgresql --nodes 2"` goes on for hours."""
    with Launcher() as launcher:
        report = asyncio.run(
            killing.evening(where.data, 10, "two nodes", launcher, where.url, nodes=2)
        )
    assert not report.faults
    assert report.kills == 10
    assert report.acknowledged


# Several at one address


def children_of(pid: int) -> list[int]:
    """Nodes of a server with several, oldest first."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in found}
    return [child for child, command in commands.items() if b"spawn_main" in command]


def test_several_nodes_serve_one_address_and_one_that_dies_is_replaced(where: Kept) -> None:
    flags = ("--processes", "2", "--bot-processes", "1")
    with running(where.data, *where.flags, *flags) as server:
        ada = Guest(server)
        tables = [
            ada.table("me", "here", "here", start=True, options=SHORT)["id"] for _ in range(6)
        ]
        told = {table: come_again(ada, table).answer(0)["seq"] for table in tables}
        before = children_of(server.process.pid)
        os.kill(before[0], signal.SIGKILL)
        for table, seq in told.items():
            socket = come_again(ada, table)
            assert socket.table["seq"] == seq
            socket.answer(socket.positions[0]["asked"]["seats"][0])
        while len(set(children_of(server.process.pid)) - {before[0]}) < len(before):
            time.sleep(0.05)
        assert server.stop() == 0
        assert "a node has ended and is started anew" in server.log


def test_several_processes_need_a_database(tmp_path: Path) -> None:
    refused = serve_again(tmp_path, "--processes", "2")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("Several processes need a PostgreSQL database")


def test_the_tables_of_an_evening_are_sealed_and_compared_across_nodes(where: Kept) -> None:
    """Ada comes to the first node, Ben to the second, where he is not told of her table, which the first has."""
    with nodes(where) as (one, two):
        ada, ben = Guest(one), Guest(two)
        seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        wish = {"game": "shamans", "seats": seats, "options": SHORT}
        made = ada.post("/api/evenings", {"tables": 2, "table": wish})
        tables = [table["id"] for table in made["tables"]]
        sits_and_plays(ada, tables[0])
        with pytest.raises(Refused, match="evening-one-seat"):
            ada.post(f"/api/tables/{tables[1]}/seats/0/sit", {})
        with pytest.raises(Refused, match="evening-sealed"):
            ben.get(f"/api/tables/{tables[0]}")
        sits_and_plays(ben, tables[1])
        for guest in (ada, ben):
            found = guest.get(f"/api/evenings/{made['id']}")
            assert [place["margin"] for place in found["standings"]] == [0.0] * 6
            for table in tables:
                assert guest.get(f"/api/tables/{table}/matches/1/proof")["seed"]


def sits_and_plays(guest: Guest, table: str) -> None:
    guest.post(f"/api/tables/{table}/seats/0/sit", {})
    guest.post(f"/api/tables/{table}/start")
    come_again(guest, table).play_on(0)
