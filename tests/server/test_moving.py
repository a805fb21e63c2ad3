"""From a file to a database: everything comes along, or nothing does."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest

from spiritboard.cli import run
from spiritboard.server.moving import COLUMNS
from spiritboard.server.postgres_store import opened
from tests.server.keeping import Database, Kept
from tests.server.running import Guest, running
from tests.server.test_safety import play

COUNT = "SELECT COUNT(*) FROM "
STORES = Path(__file__).parents[1] / "stores"


def move(folder: Path, url: str) -> int:
    return run(["store", "move", "--data", str(folder), "--store", url, "--lang", "en"], {})


def counts(url: str) -> dict[str, int]:
    """None, if there is nothing at all."""

    async def count() -> dict[str, int]:
        async with opened(url) as found:
            if await found.fetchval("SELECT to_regclass('guests')") is None:
                return {}
            return {name: await found.fetchval(COUNT + name) for name in COLUMNS}

    return asyncio.run(count())


def test_a_match_goes_on_in_the_database(
    postgres: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Refused while a server runs on either; who has moved is not mixed with others."""
    url, data = postgres.new(), tmp_path / "data"
    with running(data) as server:
        ada = Guest(server)
        table = ada.table("me", "here", "here", start=True)["id"]
        play(ada.at(table), 10)
        assert move(data, url) == 2
        assert "Another Spiritboard server is using" in capsys.readouterr().err
        assert counts(url) == {}
        assert server.stop() == 0
    with running(tmp_path / "elsewhere", *Kept(tmp_path, url).flags):
        assert move(data, url) == 2
        assert "Another Spiritboard server is using postgresql://" in capsys.readouterr().err
    assert move(data, url) == 0
    assert capsys.readouterr().out.startswith("1 table is now in postgresql://")
    assert (data / "tables-moved.db").exists()
    with running(data, *Kept(data, url).flags) as server:
        before = ada.cookies
        ada.come_to(server)
        assert ada.cookies is not None
        assert [*before] == [*ada.cookies]
        socket = ada.at(table)
        assert socket.table["you"] == [0, 1, 2]
        seq = socket.table["seq"]
        play(socket, 5)
        assert ada.at(table).table["seq"] > seq
        assert Guest(server).get("/api/me")["name"]
        assert server.stop() == 0
    assert move(data, url) == 2
    assert "There’s no store at" in capsys.readouterr().err


def test_what_an_earlier_release_has_written_moves_too(postgres: Database, tmp_path: Path) -> None:
    """Row by row; a second file is not mixed with it."""
    url = postgres.new()
    for name in ("one", "two"):
        copytree(STORES / "0.1", tmp_path / name)
    assert move(tmp_path / "one", url) == 0
    with closing(sqlite3.connect(tmp_path / "one" / "tables-moved.db")) as kept:
        expected = {name: kept.execute(COUNT + name).fetchone()[0] for name in COLUMNS}
    assert counts(url) == expected
    assert expected["journal"]
    assert run(["store", "check", "--store", url], {}) == 0
    assert move(tmp_path / "two", url) == 2
    assert counts(url) == expected


def test_what_cannot_be_moved_leaves_nothing_behind(postgres: Database, tmp_path: Path) -> None:
    """The last row of the last table is one that PostgreSQL refuses."""
    url = postgres.new()
    copytree(STORES / "0.1", tmp_path / "data")
    assert run(["store", "check", "--data", str(tmp_path / "data")], {}) == 0
    with closing(sqlite3.connect(tmp_path / "data" / "tables.db")) as kept, kept:
        kept.execute(
            "UPDATE played SET guest = 'nobody' WHERE rowid = (SELECT MAX(rowid) FROM played)"
        )
    assert move(tmp_path / "data", url) == 2
    assert set(counts(url).values()) == {0}
    assert (tmp_path / "data" / "tables.db").exists()


def test_it_must_be_said_where_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["store", "move", "--data", str(tmp_path), "--lang", "en"], {}) == 2
    assert capsys.readouterr().err.startswith("Say where to move the tables")
