"""Alone against Tom, many times: the best score and the tasks are kept for each size of his deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spiritboard.catalog import table_side
from tests.djinn.hunter import EASY, hunted
from tests.server.running import Guest, Refused, Server, running

HOPELESS = {"tom": 12, "content": {"capture": {"djinn": 99}}}


def plays(guest: Guest, options: Any, kinds: tuple[str, ...] = ("me",)) -> Any:
    """A match to its end; how it ended, and what it adds to the records."""
    table = guest.table(*kinds, game="djinn", options=options, start=True)
    socket = guest.at(table["id"])
    while socket.until_asked(0).get("asked"):
        position = socket.positions[0]
        socket.answer(0, hunted(position["options"], position["view"], 0))
    socket.close()
    return {**socket.positions[0], "table": table["id"]}


def column(guest: Guest, number: int) -> Any:
    (found,) = [c for c in guest.get("/api/records/djinn")["columns"] if c["column"] == number]
    return found


def test_nothing_is_kept_before_the_first_match(guest: Guest) -> None:
    records = guest.get("/api/records/djinn")
    assert [c["column"] for c in records["columns"]] == [15, 14, 13, 12]
    assert len(records["tasks"]) == len(table_side("djinn").records.tasks) == 11
    for number in (15, 14, 13, 12):
        assert column(guest, number) == {"column": number, "won": 0, "lost": 0, "tasks": []}


def test_the_best_score_and_all_tasks_of_a_deck(guest: Guest) -> None:
    """R15.2 For each size of Tom's deck."""
    first, second = plays(guest, {**EASY, "tom": 14}), plays(guest, {**EASY, "tom": 14})
    other = plays(guest, {**EASY, "tom": 13})
    assert first["feats"]["score"] == first["outcome"]["scores"][0]
    found = column(guest, 14)
    best = max((first, second), key=lambda ended: ended["feats"]["score"])
    assert (found["won"], found["lost"]) == (2, 0)
    assert found["best"]["scores"] == best["outcome"]["scores"]
    assert found["best"]["table"] == best["table"]
    done = {*first["feats"].get("tasks", []), *second["feats"].get("tasks", [])}
    assert set(found["tasks"]) == done != set()
    assert column(guest, 13)["best"]["table"] == other["table"]
    assert "best" not in column(guest, 15)


def test_of_a_lost_match_nothing_is_written_down(guest: Guest) -> None:
    """R15.2, D42."""
    lost = plays(guest, HOPELESS)
    assert lost["outcome"]["winners"] == []
    assert lost["feats"]["won"] is False
    assert column(guest, 12) == {"column": 12, "won": 0, "lost": 1, "tasks": []}


def test_what_a_bot_has_played_is_not_ones_own(guest: Guest) -> None:
    """Whoever gets up and lets a bot play on has no records of that match."""
    table = guest.table("me", game="djinn", options=EASY, start=True)["id"]
    socket = guest.at(table)
    guest.delete(f"/api/tables/{table}/seats/0")
    while socket.positions[0].get("asked"):
        socket.receive()
    assert "feats" not in socket.positions[0]
    assert column(guest, 15)["won"] + column(guest, 15)["lost"] == 0
    assert len(guest.get("/api/history")["matches"]) == 1


def test_a_match_with_others_adds_nothing(guest: Guest) -> None:
    ended = plays(guest, EASY, ("me", "greedy"))
    assert "feats" not in ended
    assert all(c["won"] + c["lost"] == 0 for c in guest.get("/api/records/djinn")["columns"])


def test_records_outlive_the_server_and_are_ones_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        ended = plays(guest, EASY)
        server.kill()
        again = Server(tmp_path)
        try:
            guest.come_to(again)
            assert column(guest, 15)["best"]["scores"] == ended["outcome"]["scores"]
            assert column(Guest(again), 15)["won"] == 0
        finally:
            again.kill()


def test_other_games(guest: Guest) -> None:
    assert guest.get("/api/records/shamans") == {"columns": [], "tasks": []}
    with pytest.raises(Refused, match="unknown-game"):
        guest.get("/api/records/chess")
