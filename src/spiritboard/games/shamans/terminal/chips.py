"""Colours and signs. A world always has all three: a colour, a sign and a letter."""

from __future__ import annotations

from typing import Final

from spiritboard.core.drawing import Cell, Line
from spiritboard.core.speech import Wording
from spiritboard.games.shamans.state import world_of

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


def world_chip(world: int, words: Wording) -> Line:
    return chip(world, words("letter-of", world=world))


def card_chip(card: int, words: Wording) -> Line:
    world = world_of(card)
    return chip(world, words("code-of", card=card))


def chip(world: int, code: str) -> Line:
    """Dark on the world's colour, so that it can be read on any background."""
    return Line(Cell(f" {WORLD_SIGNS[world]} {code} ", f"bold black on {WORLD_COLOURS[world]}"))


def small_chip(card: int, words: Wording) -> Line:
    """Of a trick that is over."""
    world = world_of(card)
    return Line(Cell(f"{WORLD_SIGNS[world]} {words('code-of', card=card)}", WORLD_COLOURS[world]))
