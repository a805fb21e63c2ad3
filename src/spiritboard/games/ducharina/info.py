"""What Duchařina says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from spiritboard.core.values import GameInfo
from spiritboard.games.ducharina.actions import AnyAction

MANY: Final = {"seats": [2, 3, 4]}
"""In a schema: it is asked only at a table of several."""
SOLO: Final = {"seats": [1]}
"""It is asked only at a table for one."""

DAILY: Final = {**SOLO, "by_date": True}
"""The same, and today's date is offered as an answer, as a number: 20261117."""


class DucharinaOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table may choose."""

    hall: Annotated[
        Literal[
            "new",
            "grand-foyer",
            "music-room",
            "night-porter",
            "tea-at-five",
            "spring-clean",
            "players",
        ],
        Meta(extra_json_schema=MANY),
    ] = "new"
    """G2.2 A furnished hall: a new one, one of ours, or furnished by the players in turn."""
    deck: Annotated[Literal["measured", "generous"], Meta(extra_json_schema=MANY)] = "measured"
    """G1.4 The movement cards: few steps, or a generous night."""
    merging: Annotated[bool, Meta(extra_json_schema=MANY)] = False
    """G8.1 Ghosts enter small, and grow when they meet."""
    midnight: Annotated[Literal["off", "each", "once"], Meta(extra_json_schema=MANY)] = "off"
    """G8.2 Midnight cards: none, one in each round from the second, or in the second only."""
    puzzle: Annotated[int, Meta(ge=0, le=99999999, extra_json_schema=DAILY)] = 0
    """Alone: the number of the puzzle, a date as 20261117 for the one of that day; 0: a new one."""
    family: Annotated[bool, Meta(extra_json_schema=MANY)] = False
    """A family evening: a generous night, and `trying` whatever it says; so good moves are offered."""
    trying: bool = False
    """G7.5 May one ask from which doors a ghost would be seen, before moving it?"""
    first: Annotated[int | None, Meta(extra_json_schema=MANY)] = None
    """G2.3 The seat that begins with the die; None: a random one."""
    content: Mapping[str, Any] = {}
    """Values that differ from those of the content files, in the same tables."""


INFO = GameInfo(
    name="ducharina",
    seats=(1, 2, 3, 4),
    rules_version="ducharina-2",
    options=DucharinaOptions,
    actions=AnyAction,
    bound=2_000,
    credits={
        "published game": "Pas vu pas pris (Run, Ghost, Run!)",
        "publisher": "Letheia; Albi (cs)",
        "drawings": "Spiritboard",
    },
)
