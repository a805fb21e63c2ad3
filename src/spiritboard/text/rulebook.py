"""A game's rules, whole, in our own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from spiritboard.core.errors import BadSetup
from spiritboard.text.files import texts_of
from spiritboard.text.words import Words

BAR: Final = "|"
Table = tuple[tuple[str, ...], ...]
"""Rows of cells; the first row and the first cell of each row are headings."""


class Rule(NamedTuple):
    """One rule: what it says, its number in the order of reading, and by which name it is cited."""

    number: str
    """`R8.1`; empty: it has none."""
    cited: str
    """`D22`, where refusals and questions name it so; mostly it is the number."""
    text: str
    table: Table = ()
    """What it says by numbers; in its message these lines begin with a bar."""

    @property
    def mark(self) -> str:
        """What is told beside the number: the other name, if there is one."""
        return "" if self.cited == self.number else self.cited

    @property
    def label(self) -> str:
        return f"{self.number} ({self.mark})" if self.mark else self.number

    @property
    def told(self) -> str:
        """All of it in one line; a column of its table names its rows."""
        names, *columns = zip(*self.table, strict=True) if self.table else [()]
        pairs = [zip(names, column, strict=True) for column in columns]
        sentences = ["; ".join([f"{name}: {cell}" for name, cell in some]) + "." for some in pairs]
        return " ".join([self.text, *sentences])


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
            number = name if name[1:].isdigit() else ""
            rules = tuple(self._rules(number, self.keys[place + 1 : end]))
            yield Chapter(number, self.words(self.keys[place]), rules)

    def _rules(self, chapter: str, keys: Sequence[str]) -> Iterator[Rule]:
        """A rule that is cited by a name of its own gets the next number of its chapter too."""
        cited = [number_in(key) for key in keys]
        numbered = [name for name in cited if name]
        for key, name in zip(keys, cited, strict=True):
            number = name
            if chapter and name and not belongs(name, chapter):
                number = f"{chapter}.{numbered.index(name) + 1}"
            yield Rule(number, name, self._line(key), self._table(key))

    def find(self, number: str) -> list[Rule]:
        """The rule with this number, or all rules of a chapter; none: an empty list."""
        wanted = number.upper()
        return [
            rule
            for chapter in self.chapters()
            for rule in chapter.rules
            if rule.number and wanted in (rule.number, rule.cited, chapter.number)
        ]

    def markdown(self) -> str:
        """The whole book as a page."""
        lines = [f"# {self.title}", "", self.intro]
        for chapter in self.chapters():
            lines += ["", f"## {chapter.number} {chapter.title}".replace("  ", " "), ""]
            for rule in chapter.rules:
                told = f"- **{rule.number}** {small(rule.mark)}{rule.text}"
                lines += [told.replace("**** ", ""), *table_lines(rule.table)]
        return "\n".join(lines) + "\n"

    def _line(self, key: str) -> str:
        """What stands in sentences."""
        return " ".join([line for line in self._lines(key) if not line.startswith(BAR)])

    def _table(self, key: str) -> Table:
        rows = [line for line in self._lines(key) if line.startswith(BAR)]
        return tuple(tuple(cell.strip() for cell in row.strip(BAR).split(BAR)) for row in rows)

    def _lines(self, key: str) -> list[str]:
        return self.words(key).split("\n")


def table_lines(table: Table) -> Iterator[str]:
    """Below its rule, on a page."""
    if not table:
        return
    heading, *rows = table
    yield ""
    for row in (heading, ("---",) * len(heading), *rows):
        yield f"  | {' | '.join(row)} |"
    yield ""


def belongs(name: str, chapter: str) -> bool:
    """`S6.4` is of chapter S6; D22 is of none."""
    return name.partition(".")[0] == chapter


def small(mark: str) -> str:
    """The other name of a rule, on a page."""
    return f"<sub>{mark}</sub> " if mark else ""


def number_in(key: str) -> str:
    """`rule-S6-4` is about S6.4, `rule-D22` about D22; a rule of the house has no number.

    >>> number_in("rule-S6-4")
    'S6.4'
    """
    found = re.fullmatch(r"rule-([A-Z]\d+)(?:-(\d+))?", key)
    return ".".join([part for part in found.groups() if part]) if found else ""
