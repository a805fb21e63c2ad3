"""S3.5 Table talk: nobody may name a card's colour, world or number, in any of our languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct, convert

from spiritboard.core.errors import Illegal
from spiritboard.games.shamans.spelling import (
    Reading,
    composed,
    folded,
    readings,
    spellings,
    squeezed,
)

LONGEST: Final = 40
"""So much of a word is said again in the refusal."""
TRIPLE: Final = re.compile(r"(.)\1\1")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """How one forbidden thing may be named. Each text holds several words."""

    signs: str
    words: str
    stems: str
    inside: str
    cs: str
    hard: str
    soft: str


class Endings(Struct, frozen=True, forbid_unknown_fields=True):
    cs: str
    hard: str
    soft: str


class Roman(Struct, frozen=True, forbid_unknown_fields=True):
    always: str
    capitals: str


class Fine(Struct, frozen=True, forbid_unknown_fields=True):
    words: str
    phrases: tuple[str, ...]


class TalkContent(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in `talk.toml`."""

    endings: Endings
    colour: Terms
    world: Terms
    number: Terms
    roman: Roman
    fine: Fine


class Lexicon:
    """The words for one forbidden thing, spelled in one way."""

    def __init__(self, words: set[str], stems: set[str], inside: set[str]) -> None:
        self.words = frozenset(words)
        self.stems = tuple(sorted(stems))
        self.inside = tuple(sorted(inside))

    def squeezed(self) -> Lexicon:
        return Lexicon(
            {squeezed(word) for word in self.words},
            {squeezed(stem) for stem in self.stems},
            {squeezed(part) for part in self.inside},
        )

    def knows(self, word: str) -> bool:
        """Is it one of the words that are known by a part?"""
        return word.startswith(self.stems) or any(part in word for part in self.inside)


class Topic:
    """Something that may not be named."""

    def __init__(self, terms: Terms, endings: Endings, refusal: Callable[[str], Illegal]) -> None:
        self.refusal = refusal
        self.signs = frozenset("".join(terms.signs.split()))
        self.exact = Lexicon(
            set(forms(terms, endings)), folded_words(terms.stems), folded_words(terms.inside)
        )
        self.loose = self.exact.squeezed()

    def is_named_by(self, reading: Reading) -> bool:
        if reading.is_whole:
            return folded(reading.word) in self.exact.words
        return any(self._is_named_by(spelling) for spelling in spellings(reading.word))

    def _is_named_by(self, word: str) -> bool:
        """With letters repeated it is the same word; a letter three times is no natural word."""
        if word in self.exact.words or self.exact.knows(word):
            return True
        short = squeezed(word)
        if short == word:
            return False
        return short in self.loose.words or (
            TRIPLE.search(word) is not None and self.loose.knows(short)
        )


def folded_words(text: str) -> set[str]:
    return {folded(word) for word in text.split()}


def forms(terms: Terms, endings: Endings) -> Iterator[str]:
    """All whole words: those listed, and the adjectives with their endings."""
    yield from folded_words(terms.words)
    for stems, ends in (
        (terms.cs, endings.cs),
        (terms.hard, endings.hard),
        (terms.soft, endings.soft),
    ):
        for stem in stems.split():
            yield from [folded(stem + end) for end in ends.split()]


class Talk:
    """What may not be said during play."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        self.content = read = convert(content, TalkContent)
        self.colour = Topic(read.colour, read.endings, names_colour)
        self.world = Topic(read.world, read.endings, names_world)
        self.number = Topic(read.number, read.endings, names_number)
        self.topics = (self.colour, self.world, self.number)
        self.romans = frozenset(read.roman.always.split())
        self.capital_romans = frozenset(read.roman.capitals.split())
        self.beginnings = frozenset(
            word[:length]
            for topic in self.topics
            for word in (*topic.loose.words, *topic.loose.stems, *topic.loose.inside)
            for length in range(1, len(word) + 1)
        ) | frozenset("ivx")
        self.fine = frozenset(read.fine.words.split())
        phrases = "|".join(re.escape(phrase) for phrase in read.fine.phrases)
        self.fine_phrases = re.compile(rf"\b(?:{phrases})\b", re.IGNORECASE)

    def why_not(self, text: str) -> Illegal | None:
        """S3.5 The refusal names the first word that names something of a card."""
        return self._sign_in(text) or self._word_in(text)

    def _sign_in(self, text: str) -> Illegal | None:
        for chunk in text.split():
            for sign in chunk:
                for topic in self.topics:
                    if sign in topic.signs:
                        return topic.refusal(cut(chunk))
                if is_figure(sign):
                    return names_number(cut(chunk))
        return None

    def _word_in(self, text: str) -> Illegal | None:
        plain = self.fine_phrases.sub(lambda found: " " * len(found[0]), composed(text))
        for reading in dict.fromkeys(readings(plain, self.may_begin)):
            if reading.word.casefold() in self.fine:
                continue
            for topic in self.topics:
                if topic.is_named_by(reading):
                    return topic.refusal(cut(reading.written))
            if self.is_roman(reading):
                return names_number(cut(reading.written))
        return None

    def may_begin(self, word: str) -> bool:
        """Does a forbidden word begin so?"""
        return any(squeezed(spelling) in self.beginnings for spelling in spellings(word))

    def is_roman(self, reading: Reading) -> bool:
        """VII is a number wherever it stands alone; I I may be a stammer."""
        if reading.is_whole or len(reading.written) > len(reading.word) == 2:
            return False
        return any(
            spelling in self.romans
            or (reading.word.isupper() and spelling.upper() in self.capital_romans)
            for spelling in spellings(reading.word)
        )


def is_figure(sign: str) -> bool:
    """Any digit of any script, raised, circled, as a fraction, of the Romans.

    >>> is_figure("⑦")
    True
    """
    return unicodedata.numeric(sign, None) is not None


def names_colour(word: str) -> Illegal:
    return Illegal("S3.5", "talk-colour", word=word)


def names_world(word: str) -> Illegal:
    """By its symbol."""
    return Illegal("S3.5", "talk-world", word=word)


def names_number(word: str) -> Illegal:
    return Illegal("S3.5", "talk-number", word=word)


def cut(word: str) -> str:
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"
