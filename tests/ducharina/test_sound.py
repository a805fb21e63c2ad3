"""Random matches, looked at after every answer by `sound.py`; and tables that are not sound."""

from __future__ import annotations

import pytest

from spiritboard.games.ducharina.info import DucharinaOptions
from tests.ducharina.sound import played, wrongs
from tests.ducharina.table import Table, rng


@pytest.mark.parametrize("merging", [False, True])
@pytest.mark.parametrize("midnight", ["off", "each"])
@pytest.mark.parametrize("hall", ["grand-foyer", "players"])
def test_a_random_match_is_sound(hall: str, midnight: str, merging: bool) -> None:
    """G4.2, G5.3, G9.5, G9.7 After every answer."""
    options = DucharinaOptions(hall=hall, midnight=midnight, merging=merging, deck="generous")  # type: ignore[arg-type]  # parameters
    for seats in (2, 4):
        for s in played(seats, options, rng(f"{hall} {midnight} {merging} {seats}")):
            assert not wrongs(s), s


def test_what_is_not_sound_is_found() -> None:
    """The looker looks."""
    t = Table(2, "S1@c3 S2@c3 S3@edge", hall="desk 300 300; trolley 300 300")
    t.s.levels[0] = 900
    t.s.poses[2] = (100, 100, 0, 0)
    t.s.poses[1] = (700, 100, 0, 0)
    found = "; ".join(wrongs(t.s))
    assert "ghosts 0 and 1 overlap" in found
    assert "ghost 2 at the edge" in found
    assert "ghost 0 stands on nothing" in found
    assert "the trolley does not stand: over-the-edge" in found
