"""The installed package, compiled where it could be, does just what the plain sources do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spiritboard import game
from spiritboard.core import rng
from tests.arena.deeds import deeds, digest_of_a_record
from tests.games import NAMES

pytestmark = pytest.mark.plain
DEEDS = Path(__file__).with_name("deeds.py")
DOCSTRINGS = Path(__file__).with_name("docstrings.py")
TABLES = [(name, seats) for name in NAMES for seats in game(name).info.seats]
RECORDS = sorted(Path(__file__).parents[1].glob("records/*/*.json"))


def installed(*arguments: object, program: Path = DEEDS) -> Any:
    command = [sys.executable, "-I", str(program), *map(str, arguments)]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


def test_tests_run_the_plain_sources() -> None:
    assert str(rng.__file__).endswith(".py")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_compiled_and_plain_agree(name: str, seats: int) -> None:
    assert installed(name, seats) == json.loads(json.dumps(deeds(name, seats)))


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_compiled_and_plain_replay_alike(record: Path) -> None:
    assert installed(record) == digest_of_a_record(record)


def test_docstrings_survive_compilation() -> None:
    found = installed(program=DOCSTRINGS)
    assert found["lost"] == []
