"""Matches by ids, drawn at random, for whoever looks at each question on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spiritboard.core.rng import Rng
from spiritboard.research import Play

TABLES: list[tuple[str, int, Mapping[str, Any]]] = [
    ("shamans", 3, {}),
    ("shamans", 5, {}),
    ("djinn", 1, {}),
    ("djinn", 2, {"first_game": True}),
    ("djinn", 4, {}),
    ("ducharina", 2, {"hall": "grand-foyer"}),
    ("ducharina", 2, {"hall": "music-room", "merging": True, "midnight": "each"}),
    ("wildwoods", 1, {}),
    ("wildwoods", 3, {"scene": "3_2"}),
]
"""Every game, with few and many seats, and what changes its questions."""

NAMES = [" ".join([name, str(seats), *map(str, options)]) for name, seats, options in TABLES]

SLOW = {"ducharina": 10}
"""Where an id takes so many times as long to work out, so many times fewer are taken."""


def questions(play: Play, seed: int, most: int) -> Iterator[Rng]:
    """Every state of a match in which an id is asked for; after each, a random one is taken."""
    rng = Rng(seed << 32)
    play.reset(seed)
    for _ in range(most // SLOW.get(play.name, 1)):
        if play.is_over:
            return
        yield rng
        play.step(rng.choice(play.ids()))
