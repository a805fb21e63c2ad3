"""Colours and signs. A player always has all three: a colour, a shape and a letter of the name."""

from __future__ import annotations

from typing import Final

from spiritboard.core.drawing import Cell

QUIET: Final = "dim"
LAMP: Final = "#ffc977"
SHAPES: Final = "●▲■◆"
COLOURS: Final = ("#5ab0ff", "#ffc247", "#e0559b", "#e9edff")
WOOD: Final = ("#9fc3cc", "#b98d5f", "#7fae8a", "#a68a78", "#c9727d", "#cfa36a")
"""By piece."""


def ghost_cell(seat: int, size: int) -> Cell:
    """Its shape, and 1, 2 or 3 for its size."""
    return Cell(f"{SHAPES[seat]}{size + 1}", f"bold {COLOURS[seat]}")
