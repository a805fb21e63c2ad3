"""What Djinn says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from spiritboard.core.values import GameInfo
from spiritboard.games.djinn.actions import AnyAction

SOLO: Final = {"seats": [1]}
"""In a schema: it is asked only at a table for one."""


class DjinnOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose."""

    first: int | None = None
    """The seat with the dragon roof; None: a random one."""
    first_game: bool = False
    """An easier match: equal symbols lie apart, no traits, no scoring cards."""
    long: bool = False
    """The longer variant: more djinn around the Source."""
    tom: Annotated[int, Meta(ge=12, le=15, extra_json_schema=SOLO)] = 15
    """Solo: the cards in Tom's deck; the fewer, the harder."""
    extra_turn: Annotated[bool, Meta(extra_json_schema=SOLO)] = True
    """D41 Solo: one more turn after the last boss."""
    content: Mapping[str, Any] = {}
    """Values that differ from `box.toml`, in the same tables."""


INFO = GameInfo(
    name="djinn",
    seats=(1, 2, 3, 4),
    rules_version="djinn-2",
    options=DjinnOptions,
    actions=AnyAction,
    bound=20_000,
    credits={
        "design": "Benjamin Schwer",
        "publisher": "Hall Games; Tlama games (cs)",
        "drawings": "Spiritboard",
    },
)
