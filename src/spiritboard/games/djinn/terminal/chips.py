"""Colours and signs. A djinn always has a colour and a letter, a space a sign for its shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.drawing import Cell, Line
from spiritboard.core.speech import Wording
from spiritboard.games.djinn.box import COLOURS, ROUNDS, SOURCE, Box

TINTS: Final = ("#7fb6ff", "#d3a06c", "#ffa94d", "#d59bff")
BOSS_STYLE: Final = "bold black on #d8dde4"
SIGNS: Final = "○□◎"
WIZARDS: Final = ("bold #ff8f82", "bold #ffd166", "bold #8fd3ff", "bold #f4f1ec")
GOLD: Final = "bold #ffcf87"
MAGIC: Final = "#6fd6c8"
QUIET: Final = "dim"
KEY: Final = "⚷"
BOSS_SIGN: Final = "★"


def sign_of(space: int) -> str:
    """Round, square, or the Source."""
    return SIGNS[2] if space == SOURCE else SIGNS[0] if space < ROUNDS else SIGNS[1]


def letter_of(colour: int, words: Wording) -> str:
    return words(f"colour-{COLOURS[colour]}-letter")


def djinn_chips(counts: Sequence[int], words: Wording, bosses: int = 0) -> Line:
    """By colour how many; the boss first."""
    cells = [Cell(counted(BOSS_SIGN, bosses), BOSS_STYLE)]
    for colour, count in enumerate(counts):
        cells.append(Cell(counted(letter_of(colour, words), count), tint(colour)))
    return Line(*cells)


def counted(sign: str, count: int) -> str:
    """A sign alone stands for one."""
    return "" if not count else sign if count == 1 else f"{sign}{count}"


def tint(colour: int) -> str:
    return f"bold black on {TINTS[colour]}"


def mage_chip(box: Box, card: int, words: Wording) -> Line:
    """Name, power, the colours it helps with, its fee."""
    mage = box.mages[card]
    helps = [
        Cell(letter_of(colour, words), tint(colour))
        for colour in range(len(COLOURS))
        if (mage.colours >> colour) & 1
    ]
    return Line(
        words("mage-name", mage=card),
        " ",
        Cell(str(mage.power), MAGIC),
        *helps,
        Cell(f" {mage.fee}¢", GOLD),
        Cell(KEY if mage.key else "", "bold"),
    )


def wizard_chip(seat: int, words: Wording) -> Line:
    return Line(Cell(f"@{words.name_of(seat)[:4]}", WIZARDS[seat]))
