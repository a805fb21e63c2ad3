"""What any release has ever written can be read: stores, states, saved matches."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard import Match
from spiritboard.games.shamans import game as shamans
from spiritboard.games.shamans.upgrade import upgraded
from spiritboard.match import verify
from spiritboard.match.record import read_record
from spiritboard.server.house import House
from spiritboard.server.settings import Settings
from tests.stores.make import FOLDER, asked_of

RELEASES = sorted(folder for folder in FOLDER.iterdir() if (folder / "tables.db").exists())
STATES = [file for release in RELEASES for file in sorted(release.glob("states/*.gz"))]
RECORDS = [file for release in RELEASES for file in sorted(release.glob("records/*.json"))]

MORE = {
    ("djinn", "place-secret"): ("D44", "let-be"),
    ("djinn", "call-mage"): ("D44", "let-be"),
    ("djinn", "take-gear"): ("D44", "let-be"),
    ("djinn", "wake"): ("D44", "wake"),
}
"""By game and kind of question: the rule by which more can be answered now, and with which answer."""


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def as_before(game: str, asked: Any, kept: Any) -> Any:
    """What is asked now, without the answers that a rule has added since."""
    _, added = MORE.get((game, kept["kind"]), ("", ""))
    both = zip(asked["answers"], kept["answers"], strict=True)
    answers = [[one for one in now if one in old or one["do"] != added] for now, old in both]
    return {**asked, "answers": answers}


def test_a_release_is_kept() -> None:
    assert [release.name for release in RELEASES] == ["0.1"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_every_table_goes_on(release: Path, tmp_path: Path) -> None:
    shutil.copy(release / "tables.db", tmp_path / "tables.db")
    told = msgspec.json.decode((release / "tables.json").read_bytes())

    async def look() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        await house.open()
        try:
            for table, before in told.items():
                room = await house.room(table)
                assert (room.doc.status, room.doc.seq) == (before["status"], before["seq"])
                if before["status"] == "playing":
                    assert room.match is not None
                    asked = plain(asked_of(room.match))
                    old = before["asked"]
                    assert as_before(before["game"], asked, old) == old, before["stage"]
        finally:
            house.close()

    asyncio.run(look())


@pytest.mark.plain
def test_a_renamed_field_is_read_by_the_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if 0.1 had called the pawn a token: with the upgrade that says so, its tables go on."""
    told = msgspec.json.decode((FOLDER / "0.1" / "tables.json").read_bytes())
    playing = {"game": "shamans", "status": "playing"}
    tables = [table for table, before in told.items() if playing.items() <= before.items()]
    with_tokens(FOLDER / "0.1" / "tables.db", tmp_path / "tables.db", tables)

    def token_is_the_pawn(data: dict[str, object], version: int) -> dict[str, object]:
        return {
            **{x: y for x, y in upgraded(data, version).items() if x != "token"},
            "pawn": data["token"],
        }

    monkeypatch.setattr(shamans, "upgraded", token_is_the_pawn)
    matches = asyncio.run(resumed(tmp_path, tables))
    assert len(matches) == len(tables) > 3
    for table, match in zip(tables, matches, strict=True):
        old = told[table]["asked"]
        assert as_before(told[table]["game"], plain(asked_of(match)), old) == old


async def resumed(data: Path, tables: list[str]) -> list[Match]:
    house = House(Settings(data=data, bot_processes=1, bot_pace=3600))
    await house.open()
    try:
        matches = [(await house.room(table)).match for table in tables]
    finally:
        house.close()
    return [match for match in matches if match is not None]


def with_tokens(store: Path, other: Path, tables: list[str]) -> None:
    """A copy of the store in which these tables have a token in place of the pawn."""
    shutil.copy(store, other)
    with closing(sqlite3.connect(other)) as connection, connection:
        for table in tables:
            found = connection.execute("SELECT doc FROM tables WHERE id = ?", (table,))
            doc = msgspec.json.decode(found.fetchone()[0])
            doc["state"]["token"] = doc["state"].pop("pawn")
            changed = (msgspec.json.encode(doc), table)
            connection.execute("UPDATE tables SET doc = ? WHERE id = ?", changed)


@pytest.mark.parametrize("file", STATES, ids=lambda file: file.name.partition(".")[0])
def test_every_question_is_asked_again(file: Path) -> None:
    game = file.name.partition(".")[0]
    for line in gzip.decompress(file.read_bytes()).splitlines():
        kept = msgspec.json.decode(line)
        match = Match(game, kept["seats"], kept["options"], ())
        match.state = match.game.load(kept["state"], match.state)
        asked = plain(asked_of(match))
        assert as_before(game, asked, kept["asked"]) == kept["asked"], kept["asked"]["kind"]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_saved_match_opens(file: Path) -> None:
    """To its end, unless a rule was corrected on the way."""
    found = verify(read_record(file))
    assert found.over or (found.older and found.differs)
