"""The runner of a match: it keeps the state, answers for nature, and writes everything down."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from spiritboard.catalog import AnyGame, check_seats, game, is_at_hand, options_of
from spiritboard.core.errors import BadRecord, Illegal, SpiritboardError
from spiritboard.core.rng import commitment, key_of, stream
from spiritboard.core.state import State
from spiritboard.core.values import NATURE, Action, Decision, Event, Outcome, Seat
from spiritboard.match.record import (
    FORMAT,
    Entry,
    MatchRecord,
    Seed,
    read_record,
    write_record,
)


class Undo(Action, frozen=True, tag="undo"):
    """The entries from this one on no longer hold. It is itself an entry."""

    entry: int


class Match:
    """One play of a game.

    >>> match = Match.new("shamans", seats=3, seed=7)
    >>> match.decision.kind
    'lead'
    """

    def __init__(self, name: str, seats: int, options: Any, people: Iterable[Seat]) -> None:
        self.name = name
        self.game: AnyGame = game(name)
        check_seats(self.game, seats)
        self.seats = seats
        self.settings = options_of(self.game, options)
        self.people = tuple(sorted(people))
        self.seeds: list[Seed] = []
        self.log: list[Entry] = []
        self.line: list[int] = []
        """The entries that hold: all but those undone, and the undoings."""
        self.told: tuple[Event, ...] = ()
        """What the last entry of the line brought about."""
        self.state: State = self.game.setup(seats, self.settings)

    @classmethod
    def new(
        cls,
        name: str,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        people: Iterable[Seat] | None = None,
    ) -> Match:
        """A new match, dealt and ready for its first question.

        `people`: the seats whose consent an undo may need; by default all of them.
        """
        match = cls(name, seats, options, range(seats) if people is None else people)
        match.sow(secrets.token_hex(32) if seed is None else str(seed))
        match.let_nature_answer()
        return match

    def sow(self, seed: str) -> None:
        """From here on nature draws from this seed; its commitment may be published."""
        self.seeds.append(Seed(len(self.log), commitment(seed), seed))
        self._key = key_of(seed)

    @property
    def commitment(self) -> str:
        """Publish it before the first move: it binds the seed and does not tell it."""
        return self.seeds[0].commitment

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the match is over."""
        return self.game.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def options(self, seat: Seat) -> list[Action]:
        """All that a seat may do now, in a stable order."""
        return self.game.options(self.state, seat)

    def view(self, seat: Seat) -> Any:
        """All that a seat may know."""
        return self.game.view(self.state, seat)

    def play(
        self,
        seat: Seat,
        action: Action | Mapping[str, Any],
        decision: int | None = None,
        by: str = "",
        at: float = 0,
    ) -> list[Event]:
        """Carries out an action, if legal, and what nature does after it; says what happened.

        `decision`: the id of the question that is answered; another one is refused.
        """
        if not isinstance(action, Action):
            action = self.game.action(action)
        self.check(seat, action, decision)
        told = self._enter(seat, action, by, at)
        return told + self.let_nature_answer()

    def check(self, seat: Seat, action: Action, decision: int | None = None) -> None:
        """Raises Illegal if the action is refused; changes nothing."""
        if self.decision is None:
            raise Illegal("", "game-over")
        if decision is not None and decision != self.decision.id:
            raise Illegal("", "another-question", asked=decision, open=self.decision.id)
        if not 0 <= seat < self.seats:
            raise Illegal("", "no-such-seat", seat=seat, seats=self.seats)
        self.game.check(self.state, seat, action)

    def let_nature_answer(self) -> list[Event]:
        """Nature answers until somebody is asked or the match is over."""
        told: list[Event] = []
        while (asked := self.decision) is not None and asked.by_nature:
            told += self._enter(NATURE, self.natures_answer(), "", 0)
        return told

    def natures_answer(self) -> Action:
        purpose, index = self.game.draw_of(self.state)
        return self.game.draw(self.state, stream(self._key, purpose, index))

    def _enter(self, seat: Seat, action: Action, by: str, at: float) -> list[Event]:
        self.line.append(len(self.log))
        self.log.append(Entry(self.state.question, seat, action, by, at))
        told = self.game.apply(self.state, seat, action)
        self.told = tuple(told)
        return told

    def take_back(self, seat: Seat, entry: int, at: float = 0) -> None:
        """The line ends before an entry; the log keeps everything, the undoing too."""
        place = self.line.index(entry)
        self.log.append(Entry(self.state.question, seat, Undo(entry), "", at))
        self.line = self.line[:place]
        self._replay_line()

    def _replay_line(self) -> None:
        self.state = self.game.setup(self.seats, self.settings)
        self.told = ()
        for number in self.line:
            entry = self.log[number]
            self.told = tuple(self.game.apply(self.state, entry.seat, entry.action))

    def digest(self) -> str:
        """A fingerprint of the state."""
        return sha256(msgspec.json.encode(self.game.dump(self.state))).hexdigest()

    def record(self) -> MatchRecord:
        return MatchRecord(
            format=FORMAT,
            game=self.name,
            rules=self.game.info.rules_version,
            seats=self.seats,
            options=msgspec.to_builtins(self.settings),
            people=self.people,
            seeds=tuple(self.seeds),
            log=tuple(self.log),
            state=self.digest(),
        )

    def save(self, path: Path | str) -> None:
        write_record(self.record(), Path(path))

    @classmethod
    def load(cls, path: Path | str) -> Match:
        return cls.of(read_record(Path(path)))

    @classmethod
    def of(cls, record: MatchRecord, entries: int | None = None) -> Match:
        """The match as it stood after so many entries; all of them if not given."""
        if not is_at_hand(record.game):
            raise BadRecord("record-game", name=record.game)
        match = cls(record.game, record.seats, record.options, record.people)
        if record.rules != match.game.info.rules_version:
            ours = match.game.info.rules_version
            raise BadRecord("record-rules", theirs=record.rules, ours=ours)
        if not record.seeds:
            raise BadRecord("record-no-seed")
        last = len(record.log) if entries is None else entries
        for number, entry in enumerate(record.log[:last]):
            match.sow_due(record, number)
            match.retrace(number, entry)
        match.sow_due(record, last)
        if entries is None and match.digest() != record.state:
            raise BadRecord("record-state")
        return match

    @classmethod
    def resumed(
        cls, record: MatchRecord, state: Mapping[str, object], told: Iterable[Event]
    ) -> Match:
        """The match of a record, going on from a kept state.

        Nothing is played again, so that a corrected rule strands no match that is being played.
        `told`: what the last entry that holds brought about.
        """
        match = cls(record.game, record.seats, record.options, record.people)
        for seed in record.seeds:
            match.sow(seed.seed)
        match.seeds = list(record.seeds)
        for number, entry in enumerate(record.log):
            action = match.action_of(entry)
            match.log.append(msgspec.structs.replace(entry, action=action))
            if isinstance(action, Undo):
                match.line = match.line[: match.line.index(action.entry)]
            else:
                match.line.append(number)
        match.state = match.game.load(state)
        match.told = tuple(told)
        return match

    def sow_due(self, record: MatchRecord, number: int) -> None:
        for seed in record.seeds:
            if seed.since == number:
                self.sow(seed.seed)

    def retrace(self, number: int, entry: Entry) -> None:
        """Plays a recorded entry again, as strictly as if it were new."""
        try:
            action = self.action_of(entry)
            if isinstance(action, Undo):
                self.take_back(entry.seat, action.entry, entry.at)
                return
            if entry.question != self.state.question:
                raise BadRecord("another-question", asked=entry.question, open=self.state.question)
            self.game.check(self.state, entry.seat, action)
        except (SpiritboardError, ValueError) as error:
            why = error if isinstance(error, SpiritboardError) else str(error)
            raise BadRecord("record-illegal", entry=number, why=why) from None
        self._enter(entry.seat, action, entry.by, entry.at)

    def action_of(self, entry: Entry) -> Action:
        """The action of an entry, which in a file is plain JSON."""
        if isinstance(entry.action, Action):
            return entry.action
        if isinstance(entry.action, dict) and entry.action.get("do") == "undo":
            return msgspec.convert(entry.action, Undo)
        return self.game.action(entry.action)

    def at(self, entries: int) -> Match:
        """A copy as it stood after so many entries."""
        if not 0 <= entries <= len(self.log):
            raise BadRecord("no-such-entry", entry=entries, last=len(self.log))
        return Match.of(self.record(), entries)

    def fork(self, entries: int | None = None, seed: int | str | None = None) -> Match:
        """Another match that goes on from here; with a new seed nature may answer otherwise."""
        twin = self.at(len(self.log) if entries is None else entries)
        if seed is not None:
            twin.sow(str(seed))
        twin.let_nature_answer()
        return twin
