"""What only PostgreSQL does: its versions, its troubles, its own tools."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from spiritboard.core.errors import BadSetup
from spiritboard.server import wire
from spiritboard.server.house import House
from spiritboard.server.postgres_migrations import FIRST, MIGRATIONS, migrate
from spiritboard.server.postgres_store import numbered, opened, shown
from spiritboard.server.settings import settings
from spiritboard.server.sockets import obey
from spiritboard.server.store import (
    StoreTrouble,
)
from tests.server.keeping import Database, Kept, in_house, store_command
from tests.server.test_one_writer import serve_again, table_of


def test_what_the_database_does_better_is_left_to_it(
    postgres: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = Kept(tmp_path, postgres.new())
    for what, tool in (("backup", "pg_dump"), ("restore", "pg_restore"), ("compact", "VACUUM")):
        assert store_command(where, what, *([] if what == "compact" else ["x.db"])) == 2
        assert tool in capsys.readouterr().err


def test_a_database_of_a_later_version_is_refused_and_not_touched(postgres: Database) -> None:
    url = postgres.new()

    async def story() -> None:
        async with opened(url) as connection:
            await migrate(connection, url, (*MIGRATIONS, ("CREATE TABLE later (x INT)",)))
            with pytest.raises(BadSetup, match="store-version"):
                await migrate(connection, url)
            found = await connection.fetchval("SELECT version FROM spiritboard")
            assert found == len(MIGRATIONS) + 1

    asyncio.run(story())


def test_matches_of_an_earlier_version_are_counted_by_game(postgres: Database) -> None:
    url = postgres.new()

    async def story() -> None:
        async with opened(url) as connection:
            await migrate(connection, url, MIGRATIONS[:1])
            for at, winners in enumerate(([0], [1, 2], [])):
                match = {"game": "djinn", "seats": [0, 1], "winners": winners}
                sql = "INSERT INTO played VALUES (1, $1, $2)"
                await connection.execute(sql, float(at), msgspec.json.encode(match))
            await migrate(connection, url)
            found = await connection.fetch("SELECT game, won FROM played ORDER BY finished")
            assert [tuple(row) for row in found] == [("djinn", 1), ("djinn", 1), ("djinn", 0)]

    asyncio.run(story())


def test_a_database_is_brought_up_whole_or_not_at_all(postgres: Database) -> None:
    url = postgres.new()

    async def story() -> None:
        async with opened(url) as connection:
            await migrate(connection, url)
            broken = ("CREATE TABLE half (x INT)", "INSERT INTO nowhere VALUES (1)")
            with pytest.raises(Exception, match="nowhere"):
                await migrate(connection, url, (*MIGRATIONS, broken))
            assert await connection.fetchval("SELECT version FROM spiritboard") == len(MIGRATIONS)
            assert await connection.fetchval("SELECT to_regclass('half')") is None

    asyncio.run(story())
    assert FIRST is MIGRATIONS[0]


def test_trouble_with_the_database_is_told_and_passes(
    postgres: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spiritboard.server.postgres_store.PATIENCE", 1.0)
    where = Kept(tmp_path, postgres.new())
    where.prepare()
    name = where.url.partition("@/")[2].partition("?")[0]
    gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 't%'"

    async def story(house: House) -> None:
        room, guest = await table_of(house)
        await asyncio.to_thread(
            postgres.run, "postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"
        )
        await asyncio.to_thread(postgres.run, "postgres", gone)
        refused = await obey(house, room.doc.id, guest, wire.Say("a", 0, "during"))
        assert isinstance(refused, wire.Refused)
        assert refused.refusal.code == "store-trouble"
        with pytest.raises(StoreTrouble):
            await house.store.check_answers()
        await asyncio.to_thread(
            postgres.run, "postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"
        )
        done = await obey(house, room.doc.id, guest, wire.Say("a", 0, "after"))
        assert isinstance(done, wire.Done)

    in_house(where, story)


def test_where_no_database_is_the_server_says_so_without_its_password(tmp_path: Path) -> None:
    url = "postgresql://ada:a-secret@127.0.0.1:9/house"
    assert shown(url) == "postgresql://ada@127.0.0.1:9/house"
    refused = serve_again(tmp_path, "--store", url)
    assert refused.returncode == 2
    assert refused.stderr.startswith("Can’t use postgresql://ada@127.0.0.1:9/house: ")
    assert "a-secret" not in refused.stderr
    assert "Traceback" not in refused.stderr


def test_only_a_database_that_we_know_is_a_store() -> None:
    with pytest.raises(BadSetup, match="bad-setting") as told:
        settings({"store": "mysql://ada:a-secret@here/house"}, {})
    assert "a-secret" not in str(told.value)


def test_statements_are_numbered() -> None:
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"
