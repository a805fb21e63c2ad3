"""What the board in the browser must know as well as the rules do."""

from __future__ import annotations

import re
from pathlib import Path

from spiritboard.games.ducharina.geometry.turns import TO_45
from tests.server.running import PROJECT

TURNS_TS = Path(PROJECT, "web", "src", "boards", "ducharina", "turns.ts")


def test_the_page_turns_furniture_as_the_rules_do() -> None:
    """G4.2 All 72 turns are made of these in the same way."""
    listed = re.findall(r"^  \[(\d+), (\d+), (\d+)\],$", TURNS_TS.read_text(), re.MULTILINE)
    assert tuple(tuple(map(int, turn)) for turn in listed) == TO_45
