"""The runner of a match: it keeps the state, answers for nature, and writes everything down."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from spiritboard.catalog import check_seats, game, is_at_hand, options_of
from spiritboard.core.errors import BadRecord, Illegal, SpiritboardError
from spiritboard.core.package import AnyGame
from spiritboard.core.rng import commitment, key_of, stream
from spiritboard.core.state import State
from spiritboard.core.values import NATURE, WATCHER, Action, Decision, Event, Outcome, Seat
from spiritboard.match.record import (
    FORMAT,
    Entry,
    MatchRecord,
    Seed,
    is_older,
    read_record,
    write_record,
)

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)
    """What a seat sees. Whoever does not say has any view."""
else:
    from typing import TypeVar

    V = TypeVar("V")


class Undo(Action, frozen=True, tag="undo"):
    """The entries from this one on no longer hold. It is itself an entry."""

    entry: int


class Match(Generic[V]):
    """One play of a game. `Match[View].new(…)` tells a type checker which views it has.

    >>> from spiritboard.catalog import names
    >>> match = Match.new(names()[0], seats=3, seed=7)
    >>> match.outcome is None
    True
    """

    def __init__(self, name: str, seats: int, options: Any, people: Iterable[Seat]) -> None:
        self.name = name
        self.game: AnyGame = game(name)
        check_seats(self.game, seats)
        self.seats = seats
        self.settings = options_of(self.game, options)
        self.people = tuple(sorted(people))
        self.rules = self.game.info.rules_version
        """By which it began; older ones than the game's if it goes on from a kept state."""
        self.differs: int | None = None
        """Of a record of older rules: the first entry that today's rules do not allow."""
        self.seeds: list[Seed] = []
        self.log: list[Entry] = []
        self.events: list[Sequence[Event]] = []
        """By entry: what it brought about."""
        self.valid: list[int] = []
        """The entries that hold: all but those undone, and the undoings."""
        self.latest: dict[Seat, int] = {}
        """By seat: its last entry that holds."""
        self.state: State = self.game.setup(seats, self.settings)

    def __repr__(self) -> str:
        asked = self.decision
        now = f"{asked.kind} asked of {asked.seats}" if asked else str(self.outcome)
        return f"<Match of {self.name}: {self.seats} seats, {len(self.log)} entries, {now}>"

    def __getstate__(self) -> dict[str, Any]:
        """To be copied and sent: the rules are found by name, the state is data."""
        state = msgspec.json.encode(self.game.dump(self.state))
        return {**self.__dict__, "game": None, "state": state}

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game(self.name)
        like = self.game.setup(self.seats, self.settings)
        self.state = self.game.load(msgspec.json.decode(kept["state"]), like)

    @classmethod
    def new(
        cls,
        name: str,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        people: Iterable[Seat] | None = None,
    ) -> Match[V]:
        """A new match, dealt and ready for its first question.

        `people`: the seats whose consent an undo may need; by default all of them.
        """
        rules = game(name)
        settled = rules.settled(options_of(rules, options))
        match = cls(name, seats, settled, range(seats) if people is None else people)
        match.set_seed(as_seed(seed))
        match.let_nature_answer()
        return match

    def set_seed(self, seed: str) -> None:
        """From here on nature draws from this seed; its commitment may be published."""
        self.seeds.append(Seed(len(self.log), commitment(seed), seed))
        self._key = key_of(seed)

    @property
    def told(self) -> Sequence[Event]:
        """What the last entry that holds brought about."""
        return self.events[self.valid[-1]] if self.valid else ()

    def story(self) -> list[Event]:
        """All that has happened from the first deal on; what was undone is left out."""
        return [event for number in self.valid for event in self.events[number]]

    def line(self) -> list[tuple[Seat, Action]]:
        """The answers that hold, nature's too."""
        return [(self.log[number].seat, self.log[number].action) for number in self.valid]

    @property
    def rewinds(self) -> int:
        """How often something was taken back."""
        return sum(isinstance(entry.action, Undo) for entry in self.log)

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
        """All that a seat may do now, in a stable order; raises Illegal if there is no such seat."""
        self.check_seat(seat)
        return self.game.options(self.state, seat)

    def view(self, seat: Seat, other: V | None = None) -> V:
        """All that a seat may know, or WATCHER; raises Illegal if there is no such seat.

        `other`: the view of WATCHER of the table as it is, if it is at hand.
        """
        self.check_seat(seat)
        if other is None:
            found: V = self.game.view(self.state, seat)
        else:
            found = self.game.view_beside(self.state, seat, other)
        return found

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
        asked = self.decision
        if asked is None:
            raise Illegal("", "game-over")
        if decision is not None and decision != asked.id:
            raise Illegal("", "another-question", asked=decision, open=asked.id)
        if seat == WATCHER:
            raise Illegal("", "no-such-seat", seat=seat, seats=self.seats)
        self.check_seat(seat)
        self.game.check(self.state, seat, action)

    def check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats and seat != WATCHER:
            raise Illegal("", "no-such-seat", seat=seat, seats=self.seats)

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
        self.valid.append(len(self.log))
        self.latest[seat] = len(self.log)
        self.log.append(Entry(self.state.question, seat, action, by, at))
        told = self.game.apply(self.state, seat, action)
        self.events.append(told)
        return told

    def take_back(self, seat: Seat, entry: int, at: float = 0) -> None:
        """The line ends before an entry; the log keeps everything, the undoing too."""
        place = self.valid.index(entry)
        self.log.append(Entry(self.state.question, seat, Undo(entry), "", at))
        self.events.append(())
        self.valid = self.valid[:place]
        self._find_latest()
        self._replay_valid()
        self._draw_anew(len(self.log))

    def _find_latest(self) -> None:
        self.latest = {self.log[number].seat: number for number in self.valid}

    def _draw_anew(self, entries: int) -> None:
        """From an undoing on nature draws from another stream of the same seed, if the game says so."""
        if self.game.draws_anew:
            self._key = key_of(f"{self.seeds[-1].seed} {entries}")

    def check_replays(self) -> None:
        """Refuses to take back in a match that today's rules would not bring to where it is."""
        if self.rules == self.game.info.rules_version:
            return
        twin = type(self).of(self.record())
        if twin.differs is not None or twin.state != self.state:
            raise Illegal("", "undo-older-rules")

    def _replay_valid(self) -> None:
        self.state = self.game.setup(self.seats, self.settings)
        for number in self.valid:
            entry = self.log[number]
            self.game.advance(self.state, entry.seat, entry.action)

    def digest(self) -> str:
        """A fingerprint of the state, in the form of this version of the game."""
        return sha256(msgspec.json.encode(self.game.dump(self.state))).hexdigest()

    def record(self) -> MatchRecord:
        return MatchRecord(
            format=FORMAT,
            game=self.name,
            rules=self.rules,
            seats=self.seats,
            options=msgspec.to_builtins(self.settings),
            people=self.people,
            seeds=tuple(self.seeds),
            log=tuple(self.log),
            state=self.digest(),
            form=self.game.version,
        )

    def save(self, path: Path | str) -> None:
        write_record(self.record(), Path(path))

    @classmethod
    def load(cls, path: Path | str) -> Match[V]:
        """The match in a file, to go on with; refused if older rules part from today's on the way."""
        match = cls.whole(read_record(Path(path)))
        match.let_nature_answer()
        return match

    @classmethod
    def whole(cls, record: MatchRecord, entries: int | None = None) -> Match[V]:
        """As `of`, but refused if older rules part from today's on the way."""
        match = cls.of(record, entries)
        if match.differs is not None:
            moves, every = answers_in(match.log), answers_in(record.log)
            raise BadRecord("record-older", theirs=record.rules, moves=moves, all=every)
        return match

    @classmethod
    def of(cls, record: MatchRecord, entries: int | None = None) -> Match[V]:
        """The match as it stood after this many entries; all of them if not given.

        A record of older rules is played again as far as today's allow: `differs` tells how far.
        """
        match = cls._empty(record)
        older = record.rules != match.rules
        last = len(record.log) if entries is None else entries
        for number, entry in enumerate(record.log[:last]):
            match.set_seed_due(record, number)
            try:
                match.replay_entry(number, entry)
            except BadRecord:
                if not older:
                    raise
                match.differs = number
                return match
        match.set_seed_due(record, last)
        same_form = record.form == match.game.version
        if entries is None and same_form and not older and match.digest() != record.state:
            raise BadRecord("record-state")
        return match

    @classmethod
    def _empty(cls, record: MatchRecord) -> Match[V]:
        """The match of a record before its first entry."""
        if not is_at_hand(record.game):
            raise BadRecord("record-game", name=record.game)
        match = cls.laid(record)
        if record.rules != match.rules and not is_older(record.rules, match.rules):
            raise BadRecord("record-rules", theirs=record.rules, ours=match.rules)
        if not record.seeds or record.seeds[0].since != 0:
            raise BadRecord("record-no-seed")
        return match

    @classmethod
    def laid(cls, record: MatchRecord) -> Match[V]:
        """Its table, before anything was dealt."""
        rules = game(record.game)
        options = rules.completed(options_of(rules, record.options))
        return cls(record.game, record.seats, options, record.people)

    @classmethod
    def resumed(
        cls, record: MatchRecord, state: Mapping[str, object], events: Sequence[Sequence[Event]]
    ) -> Match[V]:
        """The match of a record, going on from a kept state.

        Nothing is played again, so that a corrected rule strands no match that is being played.
        `events`: by entry, what it brought about.
        """
        match = cls.laid(record)
        match.rules = record.rules
        for seed in record.seeds:
            match.set_seed(seed.seed)
        match.seeds = list(record.seeds)
        for number, entry in enumerate(record.log):
            action = match.action_of(entry)
            match.log.append(msgspec.structs.replace(entry, action=action))
            if isinstance(action, Undo):
                match.valid = match.valid[: match.valid.index(action.entry)]
                match._draw_anew(number + 1)
            else:
                match.valid.append(number)
        match._find_latest()
        match.state = match.game.load(state, match.state)
        match.events = list(events)
        return match

    def set_seed_due(self, record: MatchRecord, number: int) -> None:
        for seed in record.seeds:
            if seed.since == number:
                self.set_seed(seed.seed)

    def replay_entry(self, number: int, entry: Entry) -> None:
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

    def at(self, entries: int) -> Match[V]:
        """A copy as it stood after so many entries."""
        if not 0 <= entries <= len(self.log):
            raise BadRecord("no-such-entry", entry=entries, last=len(self.log))
        return type(self).whole(self.record(), entries)

    def fork(self, entries: int | None = None, seed: int | str | None = None) -> Match[V]:
        """Another match that goes on from here; with a new seed nature may answer otherwise."""
        twin = self.at(len(self.log) if entries is None else entries)
        if seed is not None:
            twin.set_seed(str(seed))
        twin.let_nature_answer()
        return twin


def as_seed(seed: int | str | None) -> str:
    """The seed that somebody wishes, or one that nobody can guess."""
    return secrets.token_hex(32) if seed is None else str(seed)


def answers_in(log: Iterable[Entry]) -> int:
    """How many of the entries are players'."""
    return sum(entry.seat != NATURE for entry in log)
