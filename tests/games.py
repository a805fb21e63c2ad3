"""The games that come with the program, by name, for tests that hold for each."""

from __future__ import annotations

from spiritboard.catalog import ours

NAMES = ours()
