"""Looking after a store: found out what can't be read, copied while a server runs, put back, made small."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from spiritboard.cli import run
from spiritboard.core.errors import BadSetup
from spiritboard.server import storekeeping
from spiritboard.server.house import House
from spiritboard.server.retention import DAY, forget_old
from spiritboard.server.settings import Settings
from spiritboard.server.sqlite_store import SqliteStore
from tests.server.running import Guest, Server, running
from tests.server.test_safety import play
from tests.server.test_set_aside import spoil, tables_in


def store(folder: Path, *arguments: str) -> int:
    return run(["store", *arguments, "--data", str(folder), "--lang", "en"], {})


def test_what_cannot_be_read_is_found_and_moved_out_of_the_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = spoil(tmp_path)
    with_all = tables_in(tmp_path)
    House(Settings(data=tmp_path)).close()  # brought up
    assert store(tmp_path, "check") == 1
    told = capsys.readouterr().out.splitlines()
    assert sorted(line.partition(":")[0] for line in told) == sorted(spoilt)
    for line in told:
        table, _, reason = line.partition(": ")
        assert spoilt[table] in reason
    assert store(tmp_path, "check", "--set-aside") == 0
    assert "3 tables were moved" in capsys.readouterr().out
    assert set(tables_in(tmp_path)) == set(with_all) - set(spoilt)
    with closing(sqlite3.connect(tmp_path / "set-aside.db")) as aside:
        kept = aside.execute("SELECT DISTINCT table_id FROM journal").fetchall()
    assert {table for (table,) in kept} == set(spoilt)
    assert store(tmp_path, "check") == 0
    assert capsys.readouterr().out == "Every table can be read.\n"


def test_a_copy_made_while_people_play_is_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(data) as server:
        guest = Guest(server)
        table = guest.table("me", "here", "here", start=True)["id"]
        socket = guest.at(table)
        play(socket, 20)
        assert store(data, "backup", str(copy)) == 0
        copied = socket.positions[0]["asked"]["id"]
        play(socket, 20)
        assert store(data, "restore", str(copy)) == 2
        assert "Another Spiritboard server" in capsys.readouterr().err
        play(socket, 1)
        server.stop()
    assert store(data, "restore", str(copy)) == 0
    again = Server(data)
    try:
        guest.come_to(again)
        socket = guest.at(table)
        assert socket.positions[0]["asked"]["id"] == copied
        play(socket, 1)
    finally:
        again.kill()
    with closing(sqlite3.connect(data / storekeeping.REPLACED)) as replaced:
        ((kept,),) = replaced.execute("SELECT max(seq) FROM journal").fetchall()
    assert kept == 43  # set up, dealt, and 41 answers


def test_a_copy_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "tables.db").close()
    (tmp_path / "copy.db").write_text("mine")
    assert store(tmp_path, "backup", str(tmp_path / "copy.db")) == 2
    assert (tmp_path / "copy.db").read_text() == "mine"


@pytest.mark.parametrize("content", [b"no store at all", b""])
def test_what_is_no_store_is_not_put_back(tmp_path: Path, content: bytes) -> None:
    SqliteStore(tmp_path / "tables.db").close()
    before = (tmp_path / "tables.db").read_bytes()
    (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(BadSetup):
        storekeeping.restore(tmp_path / "copy.db", tmp_path)
    assert (tmp_path / "tables.db").read_bytes() == before


def test_old_tables_go_and_their_room_is_given_back(tmp_path: Path) -> None:
    old, new = time.time() - 9 * DAY, time.time()
    rows = [("old", old), ("new", new), ("open", old), *[(f"t{n}", old) for n in range(250)]]

    async def age() -> list[object]:
        found = SqliteStore(tmp_path / "tables.db")
        try:
            for table, changed in rows:
                kept = (table, "over", 0, changed, b"{}", 1)
                await found.write(
                    [
                        ("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", kept),
                        ("INSERT INTO journal VALUES (?, 1, 0, '', ?)", (table, bytes(2000))),
                        ("INSERT INTO holders VALUES (?, ?)", (1 if table == "new" else 2, table)),
                    ]
                )
            for guest in (1, 2, 3):
                sql = "INSERT INTO guests VALUES (?, ?, 'Eva', ?)"
                await found.write([(sql, (guest, f"{guest}", new if guest == 3 else old))])
            assert await forget_old(found, 7, {"open"}) == 251
            return [
                [one for (one,) in await found.read(sql)]
                for sql in (
                    "SELECT id FROM tables ORDER BY id",
                    "SELECT table_id FROM journal ORDER BY table_id",
                    "SELECT id FROM guests",
                )
            ]
        finally:
            found.close()

    assert asyncio.run(age()) == [["new", "open"], ["new", "open"], [1, 2, 3]]
    before, after = storekeeping.compact(tmp_path)
    assert after < before / 2
