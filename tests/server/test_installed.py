"""The installed server, compiled where it could be, plays as the plain one does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.killing import SHORT
from tests.server.running import Guest, Installed, Refused


def test_a_match_of_people_with_refusals_and_consent(tmp_path: Path) -> None:
    server = Installed(tmp_path)
    guest, friend = Guest(server), Guest(server)
    table = guest.table("me", "here", "open", options={"first": 0, **SHORT})["id"]
    friend.post(f"/api/tables/{table}/seats/2/sit", {})
    guest.post(f"/api/tables/{table}/start")
    one, two = guest.at(table), friend.at(table)
    one.answer(0)
    one.answer(1)
    with pytest.raises(Refused, match="another-question"):
        one.command("answer", seat=0, decision=0, action={"do": "play", "card": 0})
    with pytest.raises(Refused, match="bad-request"):
        guest.put("/api/me", {"name": ""})
    one.command("take-back", seat=0)
    one.command("agree", seat=1, yes=True)
    two.until("table")
    two.command("agree", seat=2, yes=True)
    while asked := two.positions[2].get("asked"):
        seat = asked["seats"][0]
        if seat == 2:
            two.answer(2)
        else:
            one.until_asked(seat)
            one.answer(seat)
            two.until("update")
    assert guest.get(f"/api/tables/{table}/matches/1/proof")["answers"]
    assert server.stop() == 0
    assert server.log == ""
