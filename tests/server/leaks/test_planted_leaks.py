"""Each planted leak is found, and where there is none, none is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.server.leaks import planted, planted_djinn, planted_ducharina, planted_shamans
from tests.server.leaks.pairs import compare
from tests.server.leaks.session import Leak
from tests.server.leaks.subjects import SUBJECTS

pytestmark = pytest.mark.plain
PAIRS = 2_500
"""At most. Most leaks are found within a hundred, those that need a rare question within a thousand."""
LEAKS: Final = {
    "shamans": planted.LEAKS | planted_shamans.LEAKS,
    "djinn": planted.LEAKS | planted_djinn.LEAKS,
    "ducharina": planted_ducharina.LEAKS,
}
"""What any game would tell is planted in the two whose sessions are the quickest."""
SEEDS: Final = {"shamans": "moon", "djinn": "moon", "ducharina": "lamp"}
"""Sessions in which the rare questions come early."""


@pytest.mark.parametrize(("game", "leak"), [(game, leak) for game in LEAKS for leak in LEAKS[game]])
def test_a_planted_leak_is_found(tmp_path: Path, game: str, leak: str) -> None:
    with LEAKS[game][leak](), pytest.raises(Leak):
        compare(tmp_path, SUBJECTS[game], SEEDS[game], PAIRS, at_once=2)


@pytest.mark.parametrize("game", LEAKS)
def test_without_a_leak_nothing_is_found(tmp_path: Path, game: str) -> None:
    compare(tmp_path, SUBJECTS[game], "moon", 100, at_once=2)
