"""Names and words as they are typed: a beginning will do for a name."""

from __future__ import annotations

from typing import Final

from spiritboard.core.speech import Wording

SHORTEST: Final = 3
"""The letters of a name that have to be typed."""


def begins(name: str, typed: str) -> bool:
    return len(typed) >= SHORTEST and name.casefold().startswith(typed)


def is_called(typed: str, key: str, words: Wording) -> bool:
    return typed in [alias.strip().casefold() for alias in words(key).split(",")]
