"""Colours and signs. A world always has all three: a colour, a sign and a letter."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from spiritboard.games.shamans.state import world_of
from spiritboard.text import Words

WORLD_SIGNS: Final = "✦≈♣☼◈▲♥"
WORLD_COLOURS: Final = (
    "#b39dff",
    "#6cb4ff",
    "#5fdc8c",
    "#ffd84d",
    "#c9d2de",
    "#cf9164",
    "#ff8080",
)
TILE_SIGNS: Final = "†◎◐☻"
MOON: Final = "bold #ffe08a"
PAWN: Final = "bold #d0a8ff"
QUIET: Final = "dim"


def world_chip(world: int, words: Words) -> Text:
    """Dark on the world's colour, so that it can be read on any background."""
    letter = words("letter-of", world=world)
    return Text(f" {WORLD_SIGNS[world]} {letter} ", f"bold black on {WORLD_COLOURS[world]}")


def card_chip(card: int, words: Words) -> Text:
    world = world_of(card)
    code = words("code-of", card=card)
    return Text(f" {WORLD_SIGNS[world]} {code} ", f"bold black on {WORLD_COLOURS[world]}")
