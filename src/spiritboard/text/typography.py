"""Which words must not be parted at the end of a line. The page does the same in `typography.ts`."""

from __future__ import annotations

import re
from typing import Final

NEXT: Final = "\u00a0"
"""A space at which no line ends."""
WORD: Final = r"(?<![^\s(„«])"
"""Where a word begins."""
RULES: Final = {
    "cs": (
        (re.compile(WORD + r"([kKsSvVzZoOuUaAiI]) (?=\S)"), rf"\1{NEXT}"),
        (re.compile(r"(\d) (?=[a-zA-ZÀ-ž%])"), rf"\1{NEXT}"),
        (re.compile(WORD + r"(č\.) (?=\S)"), rf"\1{NEXT}"),
    ),
    "ru": (
        (re.compile(WORD + r"([а-яА-ЯёЁ]{1,2}) (?=\S)"), rf"\1{NEXT}"),
        (re.compile(r"(\d) (?=[а-яА-ЯёЁ%])"), rf"\1{NEXT}"),
        (re.compile(r"(№|ед\.) (?=\S)"), rf"\1{NEXT}"),
        (re.compile(r" —"), f"{NEXT}—"),
    ),
}
"""By language: short words go with the next one, numbers with what they count, a dash with the last."""


def typeset(text: str, language: str) -> str:
    """The text with spaces that hold together what belongs together."""
    for pattern, replacement in RULES.get(language, ()):
        text = pattern.sub(replacement, text)
    return text
