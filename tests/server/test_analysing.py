"""A finished match is looked back at on demand, in small jobs, and once."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.running import Guest, Refused, Server, unfolded

SHORT: dict[str, Any] = {"content": {"points": {"target": 1}}}


def played(guest: Guest) -> str:
    """A match of one round, against bots."""
    table = str(guest.table("me", "greedy", "greedy", start=True, options=SHORT)["id"])
    socket = guest.at(table)
    socket.play_on(0)
    socket.close()
    return table


def analysed(guest: Guest, table: str) -> Any:
    """Asks until it is there; each time it is further, or as far."""
    path = f"/api/tables/{table}/matches/1/analysis"
    progress = 0
    while (found := guest.get(path))["progress"] < 100:
        assert found["progress"] >= progress
        assert set(found) == {"progress"}
        progress = found["progress"]
        time.sleep(0.1)
    return found


def test_it_tells_of_steps_of_the_replay_and_is_kept(guest: Guest) -> None:
    table = played(guest)
    found = analysed(guest, table)
    replay = unfolded(guest.get(f"/api/tables/{table}/matches/1/replay"))
    last = len(replay["steps"]) - 1
    for curve in (found["chances"], found["beliefs"]):
        assert curve["steps"] == sorted(curve["steps"])
        assert curve["steps"][-1] == last
        assert len(curve["shares"]) == len(curve["steps"])
        assert {len(shares) for shares in curve["shares"]} == {3}
    assert found["belief"]["key"] == "belief-shadow"
    assert all(0 < moment["step"] <= last for moment in found["moments"])
    ends = [seat["end"] for seat in found["seats"]]
    assert [seat for seat, end in enumerate(ends) if end] == list(replay["outcome"]["winners"])
    assert guest.get(f"/api/tables/{table}/matches/1/analysis") == found


def test_a_match_that_goes_on_is_not_analysed(guest: Guest) -> None:
    table = guest.table("me", "greedy", "greedy", start=True)["id"]
    with pytest.raises(Refused, match="not-over"):
        guest.get(f"/api/tables/{table}/matches/1/analysis")
    with pytest.raises(Refused, match="no-such-match"):
        guest.get(f"/api/tables/{table}/matches/2/analysis")


def test_one_at_a_time_for_each_guest_and_one_for_all_who_ask(guest: Guest, server: Server) -> None:
    one, other = played(guest), played(guest)
    bob = Guest(server)
    assert guest.get(f"/api/tables/{one}/matches/1/analysis")["progress"] < 100
    assert bob.get(f"/api/tables/{one}/matches/1/analysis")["progress"] < 100
    with pytest.raises(Refused, match="analysis-on-its-way"):
        guest.get(f"/api/tables/{other}/matches/1/analysis")
    assert analysed(bob, one) == analysed(guest, one)
    assert analysed(guest, other)["progress"] == 100
