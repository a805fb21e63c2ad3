"""A game's rules, whole, in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from spiritboard.core.errors import BadSetup
from spiritboard.text.files import texts_of
from spiritboard.text.words import Words


class Rule(NamedTuple):
    """One rule: its number if it has one, and what it says."""

    number: str
    text: str


class Chapter(NamedTuple):
    number: str
    title: str
    rules: tuple[Rule, ...]


class Rulebook:
    """The rules of a game in the order of its Fluent file."""

    def __init__(self, language: str, game: str) -> None:
        self.words = Words(language, game)
        file = texts_of(game).joinpath(f"rules.{language}.ftl")
        if not file.is_file():
            raise BadSetup("no-rules-text", name=game)
        source = file.read_text("utf-8")
        self.keys = re.findall(r"^(rules?-[\w-]+) *=", source, re.MULTILINE)

    @property
    def title(self) -> str:
        return self.words("rules-title")

    @property
    def intro(self) -> str:
        return self._line("rules-intro")

    def chapters(self) -> Iterator[Chapter]:
        heads = [place for place, key in enumerate(self.keys) if key.startswith("rules-chapter-")]
        for place, end in zip(heads, [*heads[1:], len(self.keys)], strict=True):
            name = self.keys[place].removeprefix("rules-chapter-")
            rules = [Rule(number_in(key), self._line(key)) for key in self.keys[place + 1 : end]]
            number = name if name[1:].isdigit() else ""
            yield Chapter(number, self.words(self.keys[place]), tuple(rules))

    def find(self, number: str) -> list[Rule]:
        """The rule with this number, or all rules of a chapter; none: an empty list."""
        wanted = number.upper()
        return [
            rule
            for chapter in self.chapters()
            for rule in chapter.rules
            if rule.number and wanted in (rule.number, chapter.number)
        ]

    def markdown(self) -> str:
        """The whole book as a page."""
        lines = [f"# {self.title}", "", self.intro]
        for chapter in self.chapters():
            lines += ["", f"## {chapter.number} {chapter.title}".replace("  ", " "), ""]
            lines += [
                f"- **{rule.number}** {rule.text}".replace("**** ", "") for rule in chapter.rules
            ]
        return "\n".join(lines) + "\n"

    def _line(self, key: str) -> str:
        return self.words(key).replace("\n", " ")


def number_in(key: str) -> str:
    """`rule-S6-4` is about S6.4, `rule-D22` about D22; a rule of the house has no number.

    >>> number_in("rule-S6-4")
    'S6.4'
    """
    found = re.fullmatch(r"rule-([A-Z]\d+)(?:-(\d+))?", key)
    return ".".join([part for part in found.groups() if part]) if found else ""
