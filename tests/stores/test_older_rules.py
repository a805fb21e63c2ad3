"""A finished match that was played by older rules can still be looked at."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard.match import verify
from spiritboard.match.record import decode
from tests.server.running import Guest, Refused, running, unfolded


@contextmanager
def played_under(rules: str, data: Path, *, differs: bool) -> Iterator[tuple[Guest, str, int]]:
    """A server that finds a match of other rules in its store; how many changes it has.

    `differs`: under those rules something else was asked in the middle.
    """
    with running(data) as server:
        guest = Guest(server)
        table = guest.table("me", "random", "random", start=True)["id"]
        guest.at(table).play_on(0)
        server.stop()
    with closing(sqlite3.connect(data / "tables.db")) as store:
        rows = list(store.execute("SELECT seq, body FROM journal ORDER BY seq"))
        bodies = {seq: msgspec.json.decode(body) for seq, body in rows}
        changes = [seq for seq, body in bodies.items() if body["is"] in ("started", "moved")]
        bodies[changes[0]]["rules"] = rules
        if differs:
            bodies[changes[len(changes) // 2]]["entries"][0]["question"] += 100
        for seq, body in bodies.items():
            kept = msgspec.json.encode(body)
            store.execute("UPDATE journal SET body = ? WHERE seq = ?", (kept, seq))
        store.commit()
    with running(data) as server:
        guest.come_to(server)
        yield guest, f"/api/tables/{table}/matches/1", len(changes)


def record_at(guest: Guest, match: str) -> Any:
    return decode(guest.http.get(match + "/record").content)


def test_what_still_agrees_is_shown_whole(tmp_path: Path) -> None:
    with played_under("shamans-0", tmp_path, differs=False) as (guest, match, changes):
        replay = guest.get(match + "/replay", open=True)
        assert (len(replay["steps"]), "cut_short" in replay) == (changes, False)
        assert replay["outcome"]["winners"]
        record = record_at(guest, match)
        assert record.rules == "shamans-0"
        assert verify(record).over
        proof = guest.get(match + "/proof")
        assert proof["answers"] + proof["chances"] == len(record.log)
        assert "cut_short" not in proof


def test_else_it_is_shown_up_to_where_it_differs(tmp_path: Path) -> None:
    with played_under("shamans-0", tmp_path, differs=True) as (guest, match, changes):
        replay = guest.get(match + "/replay", open=True)
        assert (len(replay["steps"]), replay["cut_short"]) == (changes // 2, True)
        assert all(step["view"] and step["own"] for step in unfolded(replay)["steps"])
        record = record_at(guest, match)
        found = verify(record)
        assert found.older
        assert found.differs is not None
        proof = guest.get(match + "/proof")
        assert proof["cut_short"] is True
        assert proof["answers"] + proof["chances"] == found.differs < len(record.log)


def test_newer_rules_are_refused(tmp_path: Path) -> None:
    with played_under("shamans-99", tmp_path, differs=False) as (guest, match, _):
        for what in ("replay", "record", "proof"):
            with pytest.raises(Refused, match="record-rules"):
                guest.get(f"{match}/{what}")
