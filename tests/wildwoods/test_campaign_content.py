"""Our campaign, played: nothing locks up, every way leads on, and what is written comes about."""

from __future__ import annotations

import pytest

from spiritboard.catalog import opened
from tests.wildwoods.table import GAME
from tests.wildwoods.wander import Seen, Wanderer

NEVER = "scene p1 lost"
"""The first scene can't be lost; its page is there because every scene has one."""


@pytest.fixture(scope="module")
def seen() -> Seen:
    """Two campaigns, and every scene from somewhere in the story."""
    wanderer = Wanderer(7)
    wanderer.wander(2)
    scenes: dict[str, object] = GAME.content["scene"]  # type: ignore[assignment]  # a table
    return wanderer.roam(3 * len(scenes))


@pytest.mark.slow
def test_every_scene_comes_to_an_end(seen: Seen) -> None:
    scenes: dict[str, object] = GAME.content["scene"]  # type: ignore[assignment]  # a table
    ended = {line.split()[0] for line in seen.results}
    assert ended == set(scenes)


@pytest.mark.slow
def test_campaigns_come_to_an_ending(seen: Seen) -> None:
    assert sum(seen.endings.values()) >= 2
    assert all(name.startswith("ending") for name in seen.endings)


def test_most_of_what_is_written_comes_about(seen: Seen) -> None:
    """All of it in a longer walk: see `wander`."""
    assert len(seen.reached) > 0.5 * len(seen.all)


@pytest.mark.slow
def test_our_campaign_is_sound() -> None:
    assert list(opened("wildwoods").scenes.faults({})) == []
