"""The server is killed at any instant: what was acknowledged is there, once. See killing.py."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server import killing
from tests.server.faults import LOSING
from tests.server.killing import SHORT, evening
from tests.server.launcher import Launcher
from tests.server.running import Guest, Server, running

EVENINGS = 2
KILLS = 15
"""At each evening. `make killing` does 10,000."""


@pytest.mark.parametrize("number", range(EVENINGS))
def test_a_killed_server_has_lost_nothing_and_does_nothing_twice(
    tmp_path: Path, number: int
) -> None:
    with Launcher() as launcher:
        report = asyncio.run(evening(tmp_path, KILLS, f"evening {number}", launcher))
    assert not report.faults
    assert report.kills == KILLS
    assert report.repeated, "no kill came between a commit and its acknowledgement"
    assert "[error" not in (tmp_path / "log.txt").read_text()


@pytest.mark.parametrize("fault", LOSING)
def test_a_server_that_loses_something_is_found_out(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(killing, "PATIENCE", 10)
    with Launcher(fault) as launcher:
        report = asyncio.run(evening(tmp_path, 12, fault, launcher))
    assert report.faults


def test_a_key_is_remembered_beyond_its_match(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        table = guest.table("me", "here", "here", start=True, options=SHORT)["id"]
        socket = guest.at(table)
        said = socket.command("say", seat=0, text="hello", key="mine")
        while asked := socket.positions[0].get("asked"):
            socket.answer(asked["seats"][0])
        guest.post(f"/api/tables/{table}/rematch")
        server.kill()
        again = Server(tmp_path)
        guest.come_to(again)
        assert guest.at(table).command("say", seat=0, text="hello", key="mine") == said
        again.kill()
