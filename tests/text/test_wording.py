"""What a program can see of good writing: typography, and words that are never said."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spiritboard.text import LANGUAGES
from spiritboard.text.typography import typeset

SRC = Path(__file__).parents[2] / "src" / "spiritboard"
FILES = sorted(SRC.rglob("text/*.ftl"))
NEVER = tomllib.loads(Path(__file__).with_name("wording.toml").read_text("utf-8"))

FAULTS = {
    "a space before an ellipsis": {"": r"\w …"},
    "three dots": {"": r"\.\.\."},
    "a straight quote": {"": r"[\"'´`]"},
    "two spaces": {"": r"\S  +\S"},
    "a space before a comma": {"": r"\w [,;:!?](?=\s|$)"},
    "a hyphen for a dash": {"": r"\w - \w"},
    "a hyphen for a minus": {"": r"\(-\)|\s-\d"},
    "a dash of another language": {"en": r"—", "cs": r"—", "ru": r"\s–\s"},
    "quotes of another language": {"en": r"[„«»]", "cs": r"[”«»]", "ru": r"[”]"},
    "no space before a per cent sign": {"cs": r"\}%", "ru": r"\d%|\}%"},
    "a space before a per cent sign": {"en": r"[\d}] %"},
    "an e that wants its dots": {"ru": r"\b(?:еще|ее|чья-то|свое|твое|мое|идет|все-таки)\b"},
}
"""By name: what is wrong in every language, or in one."""


class Said(NamedTuple):
    """What a message says: its texts, with { $x } where something is put in."""

    key: str
    text: str


class Texts(Visitor):
    """All patterns of a message, also those among which it selects."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # Visitor's
        parts = [e.value if isinstance(e, ast.TextElement) else "{x}" for e in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


@cache
def said_in(file: Path) -> tuple[Said, ...]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return tuple(said for entry in body if isinstance(entry, ast.Message) for said in texts(entry))


def texts(entry: ast.Message) -> Iterator[Said]:
    if entry.id.name.startswith(("command-", "typed-", "prompt")):
        return  # what is typed, not what is read
    visitor = Texts()
    visitor.visit(entry)
    yield from (Said(entry.id.name, text) for text in visitor.found)


def language_of(file: Path) -> str:
    return file.name.removesuffix(".ftl").rpartition(".")[2]


def pattern_of(fault: str, language: str) -> str:
    by_language = FAULTS[fault]
    return by_language.get(language, by_language.get("", "^$(?!)"))


@pytest.mark.parametrize("fault", FAULTS)
def test_no_text_has(fault: str) -> None:
    for file in FILES:
        wrong = re.compile(pattern_of(fault, language_of(file)))
        assert [said for said in said_in(file) if wrong.search(said.text)] == [], file.parts[-3:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_never_said(language: str) -> None:
    for file in [file for file in FILES if language_of(file) == language]:
        for pattern, instead in NEVER[language].items():
            wrong = re.compile(pattern, re.IGNORECASE)
            found = [said for said in said_in(file) if wrong.search(said.text)]
            assert found == [], f"{file.parts[-3:]}, say: {instead}"


def names_in(language: str) -> dict[tuple[str, str], str]:
    """By file and key: what is said in plain words; the end of a sentence is no part of them."""
    found: dict[tuple[str, str], list[str]] = {}
    for file in [file for file in FILES if language_of(file) == language]:
        place = str(file).replace(f"{language}.ftl", "")
        for said in said_in(file) if not file.name.startswith("story.") else ():
            found.setdefault((place, said.key), []).append(said.text)
    plain = {place: texts[0] for place, texts in found.items() if len(texts) == 1}
    return {
        place: text.strip(".…: ").casefold() for place, text in plain.items() if "{x}" not in text
    }


def two_names(english: dict[tuple[str, str], str], other: dict[tuple[str, str], str]) -> set[str]:
    """What has one name in English and several in another language."""
    found: dict[str, set[str]] = {}
    for place in english.keys() & other.keys():
        found.setdefault(english[place], set()).add(other[place])
    return {name for name, others in found.items() if len(others) > 1}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_one_thing_has_one_name(language: str) -> None:
    assert two_names(names_in("en"), names_in(language)) <= set(NEVER["many"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_typeset_by_hand(language: str) -> None:
    """The spaces that hold words together are put in by one function, on either side."""
    for file in [file for file in FILES if language_of(file) == language]:
        for said in said_in(file):
            assert file.name.startswith("story.") or "\u00a0" not in said.text, said
            once = typeset(said.text, language)
            assert typeset(once, language) == once, (file.name, said.key)


def test_the_check_sees_what_is_wrong() -> None:
    """Each pattern finds its own fault in a made-up text."""
    wrong = {
        "a space before an ellipsis": ("en", "thinking …"),
        "three dots": ("cs", "okamžik..."),
        "a straight quote": ("en", "Tom's"),
        "two spaces": ("ru", "два  пробела"),
        "a space before a comma": ("cs", "ano , ne"),
        "a hyphen for a dash": ("ru", "Вы - Шаман"),
        "a hyphen for a minus": ("en", "Weary (-)"),
        "a dash of another language": ("ru", "сила – это"),
        "quotes of another language": ("cs", "”ahoj“"),
        "no space before a per cent sign": ("ru", "60%"),
        "a space before a per cent sign": ("en", "60 %"),
        "an e that wants its dots": ("ru", "ещё и еще"),
    }
    assert set(wrong) == set(FAULTS)
    for fault, (language, text) in wrong.items():
        assert re.search(pattern_of(fault, language), text), fault
    assert two_names({("", "a"): "log", ("", "b"): "log"}, {("", "a"): "průběh", ("", "b"): "děj"})
    for language, text in (("en", "off colour"), ("cs", "vůdce štychu"), ("ru", "лишний ход")):
        assert any(re.search(pattern, text) for pattern in NEVER[language])
