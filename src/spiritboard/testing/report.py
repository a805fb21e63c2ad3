"""What a run of the kit has seen, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from spiritboard.core.state import State
from spiritboard.testing.play import AnyGame, Observer, Step
from spiritboard.testing.trial import fingerprint

Counts = Counter[str]

WHOLE: Final = 1 << 256
"""Digests are added up modulo this."""


@dataclass
class Report:
    """Counts that can be added up and printed."""

    game: str
    matches: int = 0
    rounds: int = 0
    decisions: int = 0
    laws: Counts = field(default_factory=Counter)
    """How often each law had something to check."""
    questions: Counts = field(default_factory=Counter)
    answers: Counts = field(default_factory=Counter)
    events: Counts = field(default_factory=Counter)
    outcomes: Counts = field(default_factory=Counter)
    digest: int = 0
    """The same for the same matches, on every machine, in whatever order they were played."""

    def add(self, other: Report) -> None:
        self.matches += other.matches
        self.rounds += other.rounds
        self.decisions += other.decisions
        self.digest = (self.digest + other.digest) % WHOLE
        for mine, theirs in zip(self.counts().values(), other.counts().values(), strict=True):
            mine.update(theirs)

    def counts(self) -> dict[str, Counts]:
        return {
            "laws": self.laws,
            "questions": self.questions,
            "answers": self.answers,
            "events": self.events,
            "outcomes": self.outcomes,
        }

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return {**vars(self), **self.counts(), "digest": self.fingerprint}

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Report:
        found = cls(**{**plain, "digest": int(plain["digest"], 16)})
        for name in found.counts():
            setattr(found, name, Counter(plain[name]))
        return found

    def __str__(self) -> str:
        played = f"{self.matches} matches, {self.rounds} rounds, {self.decisions} decisions"
        titles = {name: f"{name}:" for name in self.counts()}
        return self.listed(f"{self.game}: {played}, digest {self.fingerprint}", titles)

    @property
    def fingerprint(self) -> str:
        return f"{self.digest:064x}"

    def listed(self, heading: str, titles: Mapping[str, str]) -> str:
        """All that was counted, each kind under its title."""
        lines = [heading]
        for kind, counts in self.counts().items():
            if counts:
                lines.append(titles[kind])
                lines += [f"{count:12}  {name}" for name, count in sorted(counts.items())]
        return "\n".join(lines)


class Tally(Observer):
    """Counts what happens in one match. `apart`: by which parameter an event is counted apart."""

    def __init__(self, game: AnyGame, apart: Mapping[str, str]) -> None:
        self.game = game
        self.apart = apart
        self.report = Report(game.info.name)

    def answered(self, s: State, step: Step) -> None:
        report = self.report
        report.decisions += 1
        report.questions[step.decision.kind] += 1
        answer = str(step.action.__struct_config__.tag)
        report.answers[f"{answer}, out of turn" if step.is_out_of_turn(self.game) else answer] += 1
        report.events.update(self.names(step))

    def names(self, step: Step) -> Iterable[str]:
        for event in step.events:
            by = self.apart.get(event.key)
            yield event.key if by is None else f"{event.key}, {by} {event.params[by]}"

    def ended(self, s: State) -> None:
        outcome = self.game.outcome(s)
        self.report.outcomes[outcome.reason if outcome else "none"] += 1
        self.report.digest = int(sha256(fingerprint(self.game, s)).hexdigest(), 16)

    def finish(self, s: State) -> Report:
        """A game without rounds is a round."""
        self.report.matches = 1
        self.report.rounds = getattr(s, "round", 1)
        return self.report
