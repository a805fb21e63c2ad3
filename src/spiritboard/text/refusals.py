"""Refusals as sentences, for those who read them in a traceback."""

from __future__ import annotations

from spiritboard.catalog import names
from spiritboard.core.errors import SpiritboardError
from spiritboard.text.files import LANGUAGES
from spiritboard.text.words import Words


def in_words(error: SpiritboardError) -> str:
    """In the first language, whichever game it comes from; empty: nobody has words for it."""
    key = f"refuse-{error.key}"
    try:
        told = (Words(LANGUAGES[0], name) for name in (None, *names()))
        words = next((words for words in told if words.has(key)), None)
        return words.refusal(error) if words else ""
    except Exception:  # a refusal must be told, even if its sentence can't be made
        return ""
