"""The store: one file, brought up to date by whoever opens it, and a writer that never stops."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import NoneType
from typing import Any

import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.server import sqlite_store
from spiritboard.server.migrations import FIRST, MIGRATIONS, Migration, migrate
from spiritboard.server.sqlite_store import SqliteStore
from spiritboard.server.store import StoreTrouble, holds

RELEASES = sorted(Path(__file__).parents[1].glob("stores/*/tables.db"))
COLOURED: Migration = (
    "ALTER TABLE guests ADD COLUMN colour TEXT NOT NULL DEFAULT 'grey'",
    "UPDATE guests SET colour = 'blue' WHERE id = 1",
)
NAMED: Migration = ("CREATE INDEX guests_by_name ON guests (name)",)
BROKEN: Migration = ("CREATE TABLE half (x)", "INSERT INTO nowhere VALUES (1)")


def brought_up(file: Path, *later: Migration) -> None:
    """Opened by a release that knows these steps too."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        migrate(connection, file, (*MIGRATIONS, *later))


def asked(file: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def version_of(file: Path) -> int:
    ((version,),) = asked(file, "PRAGMA user_version")
    return int(version)


def shape_of(file: Path) -> set[str]:
    found = asked(file, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {" ".join(sql.replace("IF NOT EXISTS ", "").split()) for (sql,) in found}


def test_an_empty_file_gets_every_step(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    SqliteStore(file).close()
    assert version_of(file) == len(MIGRATIONS)
    assert asked(file, "SELECT * FROM journal") == []


def test_what_was_released_has_not_changed() -> None:
    """Version 1 is what release 0.1 has written."""
    release = next(file for file in RELEASES if file.parent.name == "0.1")
    assert version_of(release) == 1
    assert shape_of(release) == {" ".join(statement.split()) for statement in FIRST}


def test_matches_of_an_earlier_version_are_counted_by_game(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        migrate(connection, file, MIGRATIONS[:2])
        for at, winners in enumerate(([0], [1, 2], [])):
            body = json.dumps({"game": "djinn", "seats": [0, 1], "winners": winners}).encode()
            connection.execute("INSERT INTO played VALUES (1, ?, ?)", (at, body))
    brought_up(file)
    assert asked(file, "SELECT game, won FROM played ORDER BY finished") == [
        ("djinn", 1),
        ("djinn", 1),
        ("djinn", 0),
    ]


@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.parent.name)
def test_a_store_of_any_release_is_brought_up(release: Path, tmp_path: Path) -> None:
    file, fresh = tmp_path / "tables.db", tmp_path / "fresh.db"
    file.write_bytes(release.read_bytes())
    guests = len(asked(file, "SELECT id FROM guests"))
    for one in (file, fresh):
        brought_up(one, COLOURED, NAMED)
        assert version_of(one) == len(MIGRATIONS) + 2
    assert shape_of(file) == shape_of(fresh)
    colours = [colour for (colour,) in asked(file, "SELECT colour FROM guests ORDER BY id")]
    assert colours == ["blue", *["grey"] * (guests - 1)]


@pytest.mark.parametrize("release", RELEASES, ids=lambda file: file.parent.name)
def test_what_an_earlier_version_has_written_is_copied_first(release: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(release.read_bytes())
    before = asked(file, "SELECT * FROM tables ORDER BY id")
    SqliteStore(file).close()
    copy = tmp_path / f"tables-{version_of(release)}.db"
    assert version_of(copy) == version_of(release)
    assert asked(copy, "SELECT * FROM tables ORDER BY id") == before
    SqliteStore(file).close()
    assert sorted(found.name for found in tmp_path.glob("tables-*")) == [copy.name]


def test_what_was_done_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    brought_up(file, NAMED)
    brought_up(file, NAMED)
    brought_up(file, NAMED, COLOURED)
    assert version_of(file) == len(MIGRATIONS) + 2


def test_whole_or_not_at_all(tmp_path: Path) -> None:
    """The second step fails: the first is undone too, and the older release can still open it."""
    file = tmp_path / "tables.db"
    SqliteStore(file).close()
    before = shape_of(file)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        brought_up(file, NAMED, BROKEN)
    assert (version_of(file), shape_of(file)) == (len(MIGRATIONS), before)
    SqliteStore(file).close()


def test_a_store_of_a_later_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    brought_up(file, COLOURED)
    before = file.read_bytes()
    with pytest.raises(BadSetup, match="store-version"):
        SqliteStore(file)
    assert file.read_bytes() == before


def test_a_write_that_fails_stops_nobody_else(tmp_path: Path) -> None:
    """No number of SQLite's is that large: Python itself refuses it."""

    async def write() -> Sequence[Any]:
        store = SqliteStore(tmp_path / "tables.db")
        sql = "INSERT INTO played (guest, finished, body) VALUES (?, ?, ?)"
        try:
            writes = [store.write([(sql, (guest, 0.0, b""))]) for guest in (1, 1 << 70, 2)]
            done = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(found) for found in done] == [NoneType, OverflowError, NoneType]
            return await store.read("SELECT guest FROM played ORDER BY guest")
        finally:
            store.close()

    assert asyncio.run(write()) == [(1,), (2,)]


def test_where_the_file_is_locked_all_who_write_are_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one after the other, each after a wait of its own; and afterwards it goes on."""
    monkeypatch.setattr(sqlite_store, "PATIENCE", 500)
    file = tmp_path / "tables.db"

    async def story() -> float:
        store = SqliteStore(file)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            begun = time.monotonic()
            writes = [store.write([holds(guest, "a")]) for guest in range(20)]
            done = await asyncio.gather(*writes, return_exceptions=True)
            passed = time.monotonic() - begun
        assert {type(found) for found in done} == {StoreTrouble}
        await store.write([holds(1, "a")])
        store.close()
        return passed

    assert asyncio.run(story()) < 5


def test_the_log_of_the_file_begins_anew_when_all_of_it_is_carried_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite writes a new head when it does."""
    monkeypatch.setattr(sqlite_store, "WRITES_BETWEEN", 3)

    def head() -> bytes:
        return (tmp_path / "tables.db-wal").read_bytes()[:32]

    async def write_on() -> int:
        store = SqliteStore(tmp_path / "tables.db")
        try:
            await store.enlist("first", "First", 0)
            before = head()
            for number in range(200):
                await store.enlist(f"token {number}", "Somebody", 0)
                if head() != before:
                    return number + 2
            return 0
        finally:
            store.close()

    guests = asyncio.run(write_on())
    assert guests > 3
    assert asked(tmp_path / "tables.db", "SELECT count(*) FROM guests") == [(guests,)]
