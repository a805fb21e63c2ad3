"""Older forms of a saved table, brought up to the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spiritboard.core.upgrade import frames_by_name

VERSION: Final = 2
"""2: frames by tag and name; what lies in the box is kept with the match."""

FRAMES_OF_1: Final = {
    "Advance": ("steps",),
    "Brink": ("steps",),
    "CompletedWorlds": ("seat",),
    "DrawUnseen": ("seat",),
    "Elimination": ("victim",),
    "Follow": ("seat",),
    "GuideNaming": ("seat",),
    "Lead": ("seat",),
    "Neutralisation": ("seat",),
    "PassCards": ("side",),
    "PlaceStray": ("seat",),
    "Refill": ("slot",),
    "Ritual": ("seat", "world"),
    "RitualOrder": ("seat", "worlds"),
    "ScoreRound": ("winner", "reason"),
    "Stabilisation": ("seat",),
    "TakeArtifact": ("seat",),
    "Transmutation": ("seat",),
    "Warp": ("direction",),
}
"""The parameters of frames, in the order in which they were kept."""


BOX_OF_0_1: Final[Mapping[str, object]] = {
    "track": {"moon": 24},
    "players": {"3": {"start": 16}, "4": {"start": 13}, "5": {"start": 4}},
}
"""S2.1 Where the Moon was, and where the pawn began: 0.1 kept only what differed from its box."""


def upgraded(data: dict[str, object], version: int) -> dict[str, object]:
    assert version == 1
    kept = {name: value for name, value in data.items() if name != "box"}
    return kept | {"stack": frames_by_name(data["stack"], FRAMES_OF_1)}
