"""The same seed is the same match, in the same words: a changed rule shows as a readable difference."""

from __future__ import annotations

import pytest

from tests.games import NAMES
from tests.transcripts.make import FOLDER, file_of, transcript


def test_every_game_has_its_transcript_and_no_other() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(NAMES)


SLOW = {"ducharina": pytest.mark.slow}
"""Its bots look through every door."""


@pytest.mark.parametrize("name", [pytest.param(name, marks=SLOW.get(name, ())) for name in NAMES])
def test_a_match_is_told_as_before(name: str) -> None:
    """If the new one is right: `make transcripts`."""
    assert transcript(name).splitlines() == file_of(name).read_text("utf-8").splitlines()
