"""Recorded matches replay to the byte, and nothing is lost or made on the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from spiritboard import Match
from spiritboard.match import read_record, verify
from spiritboard.match.match import Undo
from spiritboard.match.record import encode
from tests.records.make import FOLDER, TABLES

FILES = sorted(FOLDER.glob("*/*.json"))
FILES_OF_SHAMANS = sorted(FOLDER.glob("shamans/*.json"))


def test_every_table_is_recorded() -> None:
    found = {(file.parent.name, file.stem) for file in FILES}
    assert found == {(game, name) for game, tables in TABLES.items() for name in tables}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_replays_to_the_byte(file: Path) -> None:
    """The digest of an older form of the state can't be made again, and what lay in its box is kept
    with it from now on; all else must be the same."""
    record = read_record(file)
    again = Match.of(record).record()
    if record.form < again.form:
        older = {"form": record.form, "state": record.state, "options": record.options}
        again = structs.replace(again, **older)
    assert encode(again) == file.read_bytes()
    assert verify(record).over


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_whatever_lies_in_the_box_is_conserved(file: Path) -> None:
    record = read_record(file)
    match = Match.laid(record)
    amounts = match.game.conserved(match.state)
    assert amounts
    for number, entry in enumerate(record.log):
        match.set_seed_due(record, number)
        match.replay_entry(number, entry)
        assert match.game.conserved(match.state) == amounts, f"entry {number}"


@pytest.mark.parametrize("file", FILES_OF_SHAMANS, ids=lambda file: file.stem)
def test_points_come_from_gains(file: Path) -> None:
    record = read_record(file)
    match = Match.laid(record)
    points = match.view(0).points
    for number, entry in enumerate(record.log):
        match.set_seed_due(record, number)
        match.replay_entry(number, entry)
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
