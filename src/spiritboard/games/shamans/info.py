"""What Shamans says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from spiritboard.core.values import GameInfo
from spiritboard.games.shamans.actions import AnyAction

BY_LANGUAGE: Final = {"by_language": {"cs": "cs"}}
"""In a schema: what is preselected for those who speak a language."""


class ShamansOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose."""

    edition: Annotated[Literal["ru", "cs"], Meta(extra_json_schema=BY_LANGUAGE)] = "ru"
    """Where the two published editions differ: may a player eliminate themselves?"""
    first: int | None = None
    """S1.3 The seat that starts with the first-player token; None: a random one."""
    content: Mapping[str, Any] = {}
    """Values that differ from `box.toml`, in the same tables."""


INFO = GameInfo(
    name="shamans",
    seats=(3, 4, 5),
    rules_version="shamans-2",
    options=ShamansOptions,
    actions=AnyAction,
    bound=50_000,
    credits={
        "design": "Cédrick Chaboussit",
        "art of the published game": "Maud Chalmel",
        "publisher": "Studio H; TLAMA games (cs); GaGa Games (ru)",
    },
)
