"""Colours and signs. A djinn always has a colour and a letter, a space a sign for its shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from spiritboard.games.djinn.box import COLOURS, ROUNDS, SOURCE, Box
from spiritboard.text import Words

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


def letter_of(colour: int, words: Words) -> str:
    return words(f"colour-{COLOURS[colour]}-letter")


def djinn_chips(counts: Sequence[int], words: Words, bosses: int = 0) -> Text:
    """By colour so many; the boss first."""
    chips = Text()
    if bosses:
        chips.append(BOSS_SIGN if bosses == 1 else f"{BOSS_SIGN}{bosses}", BOSS_STYLE)
    for colour, count in enumerate(counts):
        if count:
            letter = letter_of(colour, words)
            chips.append(letter if count == 1 else f"{letter}{count}", tint(colour))
    return chips


def tint(colour: int) -> str:
    return f"bold black on {TINTS[colour]}"


def mage_chip(box: Box, card: int, words: Words) -> Text:
    """Name, power, the colours it helps with, its fee."""
    key, power, colours, fee = box.mages[card]
    chip = Text.assemble(words("mage-name", mage=card), " ", (str(power), MAGIC))
    for colour in range(len(COLOURS)):
        if (colours >> colour) & 1:
            chip.append(letter_of(colour, words), tint(colour))
    chip.append(f" {fee}¢", GOLD)
    return chip.append(KEY if key else "", "bold")


def wizard_chip(seat: int, words: Words) -> Text:
    return Text(f"@{words.name_of(seat)[:4]}", WIZARDS[seat])
