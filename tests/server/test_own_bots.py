"""Bots of others at tables: only those that whoever runs the server has named."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard import BadSetup
from spiritboard.bots import levels
from spiritboard.cli import run
from spiritboard.core.values import WATCHER
from tests.server.running import Guest, Refused, running
from tests.server.test_one_writer import SHORT

NOTING = """
class Noting:
    def decide(self, view, options, budget):
        with open({file!r}, "a") as notes:
            print(view.seat, budget.seconds, file=notes)
        return options[-1]

class Broken:
    def decide(self, view, options, budget):
        raise ZeroDivisionError
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(NOTING.format(file=str(tmp_path / "notes.txt")))
    return file


def test_a_table_seats_a_bot_that_the_operator_has_named(tmp_path: Path, mine: Path) -> None:
    flags = [
        "--bot",
        f"noting={mine}:Noting",
        "--bot",
        f"broken={mine}:Broken",
        "--bot-seconds",
        "0.05",
    ]
    with running(tmp_path / "data", *flags) as server:
        guest = Guest(server)
        assert guest.get("/api/games")[0]["levels"][-2:] == ["noting", "broken"]
        table = guest.table("noting", "broken", "random", start=True, options=SHORT)["id"]
        socket = guest.at(table)
        while socket.positions[WATCHER].get("asked"):
            socket.receive()
        assert socket.positions[WATCHER]["outcome"]
        with pytest.raises(Refused, match="unknown-bot"):
            guest.table("./mine.py:Noting", "random", "random")
    notes = (tmp_path / "notes.txt").read_text().splitlines()
    assert set(notes) == {"0 0.05"}


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("mine.py:Bot", "--bot can’t be “mine.py:Bot”."),
        ("greedy=mine.py:Bot", "--bot can’t be"),
        ("own=./nowhere.py:Bot", "“./nowhere.py:Bot” can’t be loaded"),
    ],
)
def test_what_can_not_be_seated(
    named: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wishes = ["--lang", "en", "serve", "--port", "0", "--data", str(tmp_path), "--bot", named]
    assert run(wishes, {}) == 2
    assert capsys.readouterr().err.startswith(said)


def test_a_bot_that_is_not_here_any_more_is_played_by_the_quick_one() -> None:
    """A table may have been kept with it."""
    assert levels.spec_of("gone") == "greedy"
    with pytest.raises(BadSetup, match="unknown-bot"):
        levels.check_level("gone")


@pytest.mark.parametrize(
    ("spec", "timed"),
    [
        ("greedy", "greedy"),
        ("search", "search:0.6s"),
        ("mine.py:Bot", "mine.py:Bot:0.6s"),
        ("mine.py:Bot:50", "mine.py:Bot:50"),
    ],
)
def test_how_long_a_bot_thinks_at_a_table(spec: str, timed: str) -> None:
    assert levels.timed(spec, 0.6) == timed
