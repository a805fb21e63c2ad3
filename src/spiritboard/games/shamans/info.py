"""What Shamans says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from spiritboard.core.values import GameInfo
from spiritboard.games.shamans.actions import AnyAction


class ShamansOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose."""

    edition: Literal["ru", "cs"] = "ru"
    """Where the two published editions differ."""
    first: int | None = None
    """S1.3 The seat that starts with the first-player token; None: a random one."""
    content: Mapping[str, Any] = {}
    """Values that differ from `box.toml`, in the same tables."""


INFO = GameInfo(
    name="shamans",
    seats=(3, 4, 5),
    rules_version="shamans-1",
    options=ShamansOptions,
    actions=AnyAction,
    bound=50_000,
    credits={
        "design": "Cédrick Chaboussit",
        "art of the published game": "Maud Chalmel",
        "publisher": "Studio H; TLAMA games (cs); GaGa Games (ru)",
    },
)
