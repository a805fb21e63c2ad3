"""The journal of the renamed match: what another server would have kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec import structs

from spiritboard.core.state import clone
from spiritboard.core.values import Action, Event
from spiritboard.match.match import Match, Undo
from spiritboard.match.record import Entry
from spiritboard.server import journal
from spiritboard.server.journal import Moved, Started, TookBack
from spiritboard.server.store import Row
from tests.server.leaks.laboratory import Nature
from tests.server.leaks.story import AnyStory


class Page(NamedTuple):
    """A row of the journal, and the number of its first log entry."""

    row: Row
    body: journal.AnyBody
    first: int


def pages_of(rows: Iterable[Row]) -> list[Page]:
    """The journal of a table, read."""
    pages: list[Page] = []
    entries = 0
    for row in rows:
        body = journal.decode_body(row.body)
        pages.append(Page(row, body, entries))
        entries += entries_in(body)
    return pages


def entries_in(body: journal.AnyBody) -> int:
    if isinstance(body, Started | Moved):
        return len(body.entries)
    return int(isinstance(body, TookBack))


class Twin:
    """A match told anew with other names for what some eyes have not seen of its first entries."""

    def __init__(self, story: AnyStory, entries: int, names: Any, rng: Random) -> None:
        self.story = story
        self.entries = entries
        self.names = names
        self.rng = rng
        self.first = story.first_renamed(names)
        """Up to here nothing is told anew."""
        self.before: dict[int, Any] = {}
        """Where an entry was taken back."""
        self.now = clone(story.at(self.first).state)

    @classmethod
    def of(cls, story: AnyStory, entries: int, rng: Random) -> Twin:
        return cls(story, entries, story.rename(entries, rng), rng)

    def action(self, number: int, s: Any) -> Action:
        """What is done in its entry of this number, at this table."""
        return self.story.retold(number, self.entries, self.names, s, self.rng)

    def is_settled(self, number: int) -> bool:
        return self.story.is_settled(number, self.entries)

    def state(self, entries: int) -> Any:
        """Its table after so many entries, told up to there."""
        return self.now if entries > self.first else self.story.at(entries).state

    def tell(self, number: int) -> tuple[Entry, list[Event]]:
        """Its next entry."""
        entry = self.story.log[number]
        if number in self.story.undone:
            self.before[number] = clone(self.now)
        if isinstance(entry.action, Undo):
            self.now = clone(self.state_before(entry.action.entry))
            return entry, []
        action = self.action(number, self.now)
        events = self.story.game.apply(self.now, entry.seat, action)
        return structs.replace(entry, action=action), events

    def state_before(self, number: int) -> Any:
        known = self.before.get(number)
        return self.story.before[number].state if known is None else known

    def journal(self, pages: Sequence[Page], seed: str) -> list[Row]:
        """Its rows for these."""
        return [self.row(page, seed) for page in pages]

    def row(self, page: Page, seed: str) -> Row:
        row, body, first = page
        if isinstance(body, Started):
            body = structs.replace(body, seed=seed)
        if first + entries_in(body) <= self.first:
            return row._replace(body=journal.encode(body)) if isinstance(body, Started) else row
        told = [self.tell(first + number) for number in range(entries_in(body))]
        if isinstance(body, Started | Moved):
            return row._replace(body=journal.encode(retold(body, told)))
        return row


class RetoldNature(Nature):
    """Draws as its twin was told, and from then on something else."""

    def __init__(self, twin: Twin, key: str) -> None:
        super().__init__(key)
        self.twin = twin

    def answer(self, match: Match) -> Action:
        number = len(match.log)
        is_told = number < self.twin.entries
        return self.twin.action(number, match.state) if is_told else super().answer(match)


def retold(body: Started | Moved, told: Sequence[tuple[Entry, Sequence[Event]]]) -> Started | Moved:
    """A change with other entries and events. What the server itself told stays."""
    entries = [entry for entry, _ in told]
    events = [event for _, found in told for event in found]
    bets = [event for event in body.events if event.key == "predicted"]
    return structs.replace(body, entries=entries, events=events + bets)
