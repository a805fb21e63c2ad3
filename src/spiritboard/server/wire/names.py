"""Names that can be told apart by looking at them."""

from __future__ import annotations

import unicodedata
from typing import Final

from spiritboard.core.errors import Illegal

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of what cannot be seen."""
BLANK: Final = frozenset("\u2800\u3164\u115f\u1160\uffa0")
"""Letters that look like a space."""
SPACES: Final = frozenset(" \u00a0")
MARKS: Final = 2
"""So many marks may stand on a letter."""
ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""Scripts whose letters look alike: a name is written in one of them."""


def tidy(name: str) -> str:
    """The name in its usual form; refused if it would deceive the eye."""
    found = unicodedata.normalize("NFC", name)
    marks = 0
    for letter in found:
        kind = unicodedata.category(letter)
        is_space = kind == "Zs" and letter not in SPACES
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in UNSEEN or letter in BLANK or is_space or marks > MARKS:
            raise Illegal("", "bad-name")
    if len(scripts_in(found) & ALIKE) > 1:
        raise Illegal("", "bad-name")
    return found


def scripts_in(name: str) -> set[str]:
    letters = (letter for letter in name if letter.isalpha())
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}


def folded(name: str) -> str:
    """What two names have in common that are read as one."""
    return unicodedata.normalize("NFKC", name).casefold()


def check_talk(text: str) -> str:
    """Refused if it holds what turns the direction of the text, or what no screen shows."""
    for letter in text:
        kind = unicodedata.category(letter)
        turns = unicodedata.bidirectional(letter) in TURNS
        if turns or (kind in ("Cc", "Cs", "Co", "Cn") and not letter.isspace()):
            raise Illegal("", "bad-talk")
    return text


TURNS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
