"""What must have happened in a long run, or the run has proved less than it seems."""

from __future__ import annotations

from typing import Self

import msgspec

from spiritboard.catalog import names, opened
from spiritboard.testing.report import Report


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event; with `by`, once for each value of that parameter, or for each number below one."""

    by: str = ""
    values: tuple[int | str, ...] = ()
    below: int = 0

    def names(self, key: str) -> list[str]:
        values = (*self.values, *range(self.below))
        return [f"{key}, {self.by} {value}" for value in values] if self.by else [key]


class Soak(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a long run is."""

    rounds: int = 100_000
    """Under the cheap laws."""
    lawful: int = 2_000
    """Under all laws."""
    every: int = 1
    """All laws look at every n-th question."""


class Coverage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game's list, `content/coverage.toml`; a game without one has to show nothing."""

    tables: tuple[dict[str, object], ...] = ()
    """Options of tables at which more happens, beside the game's own variants."""
    soak: Soak = Soak()
    questions: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    outcomes: tuple[str, ...] = ()
    events: dict[str, Told] = {}

    @classmethod
    def of(cls, game: str) -> Self:
        """The list of a game on the shelf; any other has none."""
        found = opened(game).content.get("coverage", {}) if game in names() else {}
        return msgspec.convert(found, cls)

    def apart(self) -> dict[str, str]:
        """By event: the parameter by which it is counted apart."""
        return {key: told.by for key, told in self.events.items() if told.by}

    def missing(self, report: Report) -> list[str]:
        """What has not happened."""
        events = [name for key, told in self.events.items() for name in told.names(key)]
        wanted = {
            "questions": self.questions,
            "answers": self.answers,
            "outcomes": self.outcomes,
            "events": events,
        }
        counts = report.counts()
        return [
            f"{what}: {name}"
            for what, names in wanted.items()
            for name in names
            if not counts[what][name]
        ]
