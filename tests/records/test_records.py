"""Recorded matches replay to the byte, and nothing is lost or made on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiritboard import Match
from spiritboard.match import read_record, verify
from spiritboard.match.match import Undo
from spiritboard.match.record import encode
from tests.records.make import FOLDER, TABLES

FILES = sorted(FOLDER.glob("*/*.json"))


def test_every_table_is_recorded() -> None:
    assert {file.stem for file in FILES} == set(TABLES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_replays_to_the_byte(file: Path) -> None:
    record = read_record(file)
    assert encode(Match.of(record).record()) == file.read_bytes()
    assert verify(record).over


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_cards_tiles_roles_and_points_are_conserved(file: Path) -> None:
    record = read_record(file)
    match = Match(record.game, record.seats, record.options, record.people)
    points = match.view(0).points
    amounts = match.game.conserved(match.state)
    for number, entry in enumerate(record.log):
        match.sow_due(record, number)
        match.retrace(number, entry)
        assert match.game.conserved(match.state) == amounts, f"entry {number}"
        if isinstance(match.action_of(entry), Undo):
            points = match.view(0).points
            continue
        for event in match.told:
            if event.key == "gains":
                seat, gained = event.params["seat"], event.params["points"]
                points = tuple(
                    have + (gained if place == seat else 0) for place, have in enumerate(points)
                )
        assert match.view(0).points == points, f"entry {number}"
