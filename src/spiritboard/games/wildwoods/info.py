"""What Wildwoods says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from spiritboard.core.values import GameInfo
from spiritboard.games.wildwoods.actions import AnyAction


class WildwoodsOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose."""

    difficulty: Literal["gentle", "normal", "hard"] = "normal"
    """The length of the shadow's way; on hard, curses act when they are drawn, and one travels light."""
    gentle_reading: bool = False
    """One sentence of the story is told more softly."""
    scene: str = ""
    """The scene that is played; none: the first one of the campaign."""
    carried: Mapping[str, Any] = {}
    """W6.2 What came along from the scene before."""
    content: Mapping[str, Any] = {}
    """Values that differ from those of the content files, in the same tables."""


INFO = GameInfo(
    name="wildwoods",
    seats=(1, 2, 3, 4),
    rules_version="wildwoods-2",
    options=WildwoodsOptions,
    actions=AnyAction,
    bound=20_000,
    credits={
        "published game": "Storyfold: Wildwoods",
        "publisher": "TLAMA games (cs)",
        "story and drawings": "Spiritboard",
    },
    together=True,
)
