"""Reads words through disguises: odd letters, look-alikes, accents, repetitions, gaps."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Blanks that count as letters or signs; other invisible characters say what they are."""
MARKS: Final = frozenset(("Mn", "Me", "Cf"))

STAND_INS: Final = {"$": "s", "@": "a", "€": "e", "£": "l", "!": "i", "¡": "i", "|": "i"}
"""Signs that pass for letters in a word."""
STAND_IN: Final = re.compile(r"(?<=[^\W\d_])[$@€£!¡|](?=[^\W\d_])|(?<!\S)[$@€£](?=[^\W\d_])")

NAMED: Final = re.compile(
    r"(?:LATIN (?:CAPITAL |SMALL )?|INDICATOR SYMBOL )LETTER "
    r"(?:SMALL CAPITAL |DOTLESS |LONG |OPEN |SCRIPT )?([A-Z])(?: WITH .*)?$"
)
"""How Unicode calls the letters that are drawn in boxes, with strokes, as small capitals."""

WORD: Final = re.compile(r"[^\W\d_]+")
HUMP: Final = re.compile(r"(?<=[^\W\d_A-ZА-ЯЁ])(?=[A-ZА-ЯЁ])")
"""Where a small letter meets a capital: RedSeven."""

RUSSIAN: Final = frozenset("абвгдежзиклмнопрстуфхцчшщъыьэюя")
ASCII: Final = frozenset("abcdefghijklmnopqrstuvwxyz")
TO_LATIN: Final = str.maketrans(
    "авгеикмнопрстухшьяѕіјԁԛԝһӏ" + "αεηικνορτυχω", "abreukmhonpctyxwbrsijdqwhl" + "aenikvoptuxw"
)
TO_CYRILLIC: Final = str.maketrans("abcehkmoptxyrunw", "авсенкмортхугипш")
TWINS: Final = str.maketrans("abcehkmoptxy", "авсенкмортху")
"""Only the letters that look quite the same: for words that may be meant as they stand."""

ALONE: Final = frozenset("aikosuvz" + "абвжикосуя")
"""Letters that are words by themselves in one of our languages."""
MOST_PIECES: Final = 14


class Reading(NamedTuple):
    """A word as it may be meant."""

    written: str
    """As the sender wrote it."""
    word: str
    """With its letters put together."""
    is_whole: bool
    """Is it to be taken only as a whole word? Then it is made of parts that may be words."""


def composed(text: str) -> str:
    """Plain letters with their accents; what can't be seen is gone."""
    seen = []
    for sign in unicodedata.normalize("NFKC", text):
        if unicodedata.category(sign) in MARKS or sign in INVISIBLE:
            continue
        seen.append(sign if sign.isalpha() else latin_letter(sign) or sign)
    return STAND_IN.sub(lambda found: STAND_INS[found[0]], "".join(seen))


@cache
def latin_letter(sign: str) -> str:
    """The plain letter that a character is a drawing of; else nothing.

    >>> latin_letter("ø")
    'o'
    """
    found = NAMED.search(unicodedata.name(sign, "")) if ord(sign) > 127 else None
    return found[1].lower() if found else ""


@lru_cache(maxsize=4096)
def folded(word: str) -> str:
    """Small letters without accents.

    >>> folded("Žlutá")
    'zluta'
    """
    if word.isascii():
        return word.lower()
    base = [
        sign
        for sign in unicodedata.normalize("NFKD", word.casefold())
        if unicodedata.category(sign) not in MARKS
    ]
    return "".join([latin_letter(sign) or sign for sign in base])


def squeezed(word: str) -> str:
    """No letter twice in a row.

    >>> squeezed("reeed")
    'red'
    """
    return re.sub(r"(.)\1+", r"\1", word)


def spellings(word: str) -> set[str]:
    """A folded word, and what it looks like in the other script."""
    plain = folded(word)
    letters = set(plain)
    if letters <= RUSSIAN:
        return {plain}
    if letters <= ASCII:
        return {plain, plain.translate(TWINS)}
    return {plain, plain.translate(TO_LATIN), plain.translate(TO_CYRILLIC)}


def readings(text: str, may_begin: Callable[[str], bool]) -> Iterator[Reading]:
    """Every word of a composed text, and every word that letters or parts set apart may make.

    `may_begin`: may a word that matters begin so? Else no more parts are put to it.
    """
    found = list(WORD.finditer(text))
    for place, match in enumerate(found):
        word = match[0]
        yield Reading(word, word, False)
        parts = HUMP.split(word)
        if len(parts) > 1:
            yield from [Reading(word, part, False) for part in parts]
        yield from joined(text, found[place : place + MOST_PIECES], may_begin)


def joined(
    text: str, pieces: list[re.Match[str]], may_begin: Callable[[str], bool]
) -> Iterator[Reading]:
    """The first piece with one or more of those after it: `r e d`, `r.e.d`, `re d`."""
    word = pieces[0][0]
    singles = [word] if len(word) == 1 else []
    is_tight = True
    for count, (last, piece) in enumerate(pairwise(pieces), 2):
        if not may_begin(word):
            return
        is_tight = is_tight and not re.search(r"\s", text[last.end() : piece.start()])
        word += piece[0]
        singles += [piece[0]] if len(piece[0]) == 1 else []
        longer = count - len(singles)
        if longer > 1 and not is_tight:
            return
        if longer == 1 and len(singles) == 1 and not is_tight and is_alone(singles[0]):
            continue
        written = text[pieces[0].start() : piece.end()]
        yield Reading(written, word, longer > 0 and not is_tight)


def is_alone(letter: str) -> bool:
    """May it be a word by itself, like “a” or “я”?"""
    return letter.casefold() in ALONE
