"""A stranger's game that is not installed: the guide's, in the folder of whoever writes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.wisps import FIRST
from tests.server.running import Guest, running
from tests.terminal.desk import PROGRAM
from tests.tested import ENVIRONMENT

DOOR = """
from spiritboard.core.package import Package

PACKAGE = Package(rules=lambda content: Wisps())
"""
assert FIRST is not None
SOURCE = FIRST[1] + DOOR


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "wisps.py").write_text(SOURCE, "utf-8")
    return tmp_path


def ran(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The program, started in the folder as an installed command is: its own folder is no source."""
    return subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, *arguments, "--lang", "en"],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env=ENVIRONMENT,
        check=False,
    )


@pytest.mark.parametrize("name", ["wisps:Wisps", "wisps:PACKAGE"])
def test_a_match_is_kept_resumed_and_verified(folder: Path, name: str) -> None:
    file = "match.json"
    told = ran(folder, "play", name, "--seats", "2", "--record", file, typed="1\n")
    assert told.stdout.startswith("Wisps: You and Jana."), told.stderr
    told = ran(folder, "play", name, "--resume", file, typed="1\n2\n")
    assert "The match is saved in match.json" in told.stdout, told.stderr
    told = ran(folder, "verify", file, "--game", name)
    assert told.stdout.startswith("The record is sound"), told.stderr


def test_a_file_alone_loads_no_code(folder: Path) -> None:
    """Whoever sends a record does not choose what is imported; its reader is told what to do."""
    ran(folder, "play", "wisps:Wisps", "--auto", "--bots", "random", "--record", "match.json")
    told = ran(folder, "verify", "match.json")
    assert told.returncode == 2
    assert told.stderr == (
        "The record is of a game that isn’t installed here: wisps:Wisps."
        " If it’s your own, name it too, as module:name.\n"
    )
    told = ran(folder, "verify", "match.json", "--game", "shamans")
    assert told.stderr == "match.json holds a match of wisps:Wisps, not of shamans.\n"


def test_its_table_is_told_in_words_and_without_the_machine(folder: Path) -> None:
    told = ran(folder, "play", "wisps:Wisps", "--seats", "2", "--seed", "a", typed="table\n").stdout
    assert "Round: 1." in told
    assert "Points: 0, 0." in told
    assert "Is open: yes." in told
    assert not any(word in told for word in ("Stack", "Question:", "Seat:", "null", "true", "_"))


def test_rules_alone_are_served(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and replays, in processes of their own, know the game too."""
    monkeypatch.chdir(folder)
    with running(folder / "data", "wisps:Wisps") as server:
        guest = Guest(server)
        assert "wisps" in [game["name"] for game in guest.get("/api/games")]
        table = guest.table("me", "search", game="wisps", start=True)["id"]
        guest.at(table).play_on(0)
        replay = guest.get(f"/api/tables/{table}/matches/1/replay", open=True)
        assert replay["outcome"]["winners"]
        assert "failed" not in server.log
        assert "Traceback" not in server.log


def test_a_name_is_taken_once(folder: Path) -> None:
    told = ran(folder, "serve", "wisps:Wisps", "wisps:PACKAGE", "--port", "0")
    assert told.stderr == "There’s already a game called “wisps”.\n"
