"""Each planted leak is found, and where there is none, none is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.leaks.pairs import compare
from tests.server.leaks.planted import LEAKS
from tests.server.leaks.session import Leak

PAIRS = 2_500
"""At most. Most leaks are found within a hundred, those that need a rare question within a thousand."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(tmp_path: Path, leak: str) -> None:
    with LEAKS[leak](), pytest.raises(Leak):
        compare(tmp_path, "moon", PAIRS, at_once=2)


def test_without_a_leak_nothing_is_found(tmp_path: Path) -> None:
    compare(tmp_path, "moon", 1_000, at_once=2)
