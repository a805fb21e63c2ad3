"""A table that is in use. One thing happens at a time: checked, stored, then announced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.core.rng import commitment
from spiritboard.core.values import WATCHER, Action, Event, Seat
from spiritboard.match import Match
from spiritboard.match.achieved import achieved
from spiritboard.match.record import FORMAT, Entry, MatchRecord, Seed
from spiritboard.server import journal, wire
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair, Moved, Started, TableDoc, Talked, TookBack
from spiritboard.server.script import Script
from spiritboard.server.sights import Sights, heard, sights
from spiritboard.server.store import Row, Statement, Store


class Listener(Protocol):
    """A browser at the table."""

    visitor: Visitor
    eyes: tuple[Seat, ...]

    def send(self, message: bytes) -> None: ...

    def close(self, message: wire.Bye) -> None: ...


class Told(NamedTuple):
    """What one change told, each to its own audience."""

    seq: int
    first: int
    """The first log entry of the change."""
    events: Sequence[Event]
    by: str
    back_to: int


encode = msgspec.json.Encoder().encode

REMEMBERED: Final = 1000
"""A command that comes again is known by its key for at least so many changes."""
KEEP_TABLE: Final = """
INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
SET status = excluded.status, changed = excluded.changed, doc = excluded.doc
"""


class Room:
    """One table and everybody at it."""

    def __init__(self, doc: TableDoc, store: Store, changed: Callable[[Room], None]) -> None:
        self.doc = doc
        self.store = store
        self.changed = changed
        """Called after every change: bots, clocks and orders look at the table anew."""
        self.sights: Sights = sights(doc.game)
        self.match: Match | None = None
        self.history: list[Told] = []
        """What the present match has told, all changes of it."""
        self.lines: list[wire.Line] = []
        self.done: dict[tuple[int, str], int] = {}
        """By whom and key: the change that it made. The latest ones only."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.deadline: tuple[int, float] | None = None
        """A question's id, and when its time is up."""
        self.used = time.monotonic()
        self.is_broken = False
        lesson = self.sights.manners.lesson if doc.lesson else None
        self.script = Script(lesson) if lesson else None

    # From the store

    def restore(self, rows: Iterable[Row]) -> None:
        """The table as its journal left it: the changes since the present match began."""
        record: MatchRecord | None = None
        log: list[Entry] = []
        for row in rows:
            body = journal.decode_body(row.body)
            if isinstance(body, Started):
                record, log = record_of(body, self.doc.game), []
            if isinstance(body, Started | Moved):
                self.remember(
                    row.seq, len(log), body.events, body.by if isinstance(body, Moved) else ""
                )
                log += body.entries
            elif isinstance(body, TookBack):
                log.append(body.entry)
                self.strike(row.seq, len(log), body.back_to)
            elif isinstance(body, Talked):
                self.lines.append(line_of(row.seq, body))
        if record is not None:
            told = [told.events for told in self.history if not told.back_to][-1]
            record = msgspec.structs.replace(record, log=tuple(log))
            self.match = Match.resumed(record, msgspec.json.decode(self.doc.state), told)

    def remember(self, seq: int, first: int, events: Sequence[Event], by: str) -> None:
        self.history.append(Told(seq, first, events, by, 0))

    def strike(self, seq: int, first: int, back_to: int) -> None:
        """What was told from there on no longer holds."""
        self.history = [told for told in self.history if told.seq < back_to]
        self.history.append(Told(seq, first, (), "", back_to))

    # Who is here

    def held_by(self, visitor: Visitor) -> tuple[Seat, ...]:
        """The seats whose token a browser has."""
        if not visitor.seat_token:
            return ()
        return tuple(
            n for n, chair in enumerate(self.doc.chairs) if chair.token == visitor.seat_token
        )

    def eyes_of(self, visitor: Visitor) -> tuple[Seat, ...]:
        return self.held_by(visitor) or (WATCHER,)

    def check_holds(self, visitor: Visitor, seat: Seat) -> Chair:
        if seat not in self.held_by(visitor):
            raise Illegal("", "not-your-seat")
        return self.doc.chairs[seat]

    def is_online(self, seat: Seat) -> bool:
        return any(seat in listener.eyes for listener in self.listeners)

    def names(self) -> list[str]:
        return [chair.name for chair in self.doc.chairs]

    def people(self) -> tuple[Seat, ...]:
        return tuple(n for n, chair in enumerate(self.doc.chairs) if chair.kind == "person")

    def is_automatic(self, seat: Seat) -> bool:
        """Does a bot answer for this seat?"""
        chair = self.doc.chairs[seat]
        return chair.kind == "bot" or chair.away

    # What is seen

    def table(self, visitor: Visitor) -> wire.Table:
        doc = self.doc
        return wire.Table(
            id=doc.id,
            game=doc.game,
            seq=doc.seq,
            status=doc.status,
            seats=self.places(),
            options=doc.options,
            public=doc.public,
            pace=doc.pace,
            absent=doc.absent,
            lesson=doc.lesson,
            host=visitor.guest != 0 and visitor.guest == doc.host,
            you=self.held_by(visitor),
            match=doc.match,
            commitment=self.match.commitment if self.match else "",
            undo=self.undo_wish(),
            watchers=sum(WATCHER in listener.eyes for listener in self.listeners),
        )

    def places(self) -> list[wire.Place]:
        return [
            wire.Place(
                kind=chair.kind,  # type: ignore[arg-type]  # one of the three
                name=chair.name,
                bot=chair.bot,
                online=self.is_online(seat),
                away=chair.away,
            )
            for seat, chair in enumerate(self.doc.chairs)
        ]

    def is_finished(self, number: int) -> bool:
        """Has the match with this number come to its end?"""
        now = self.match is not None and self.match.decision is None
        return number < self.doc.match or (number == self.doc.match and now)

    def undo_wish(self) -> wire.UndoWish | None:
        wish = self.doc.undo
        if wish is None or self.match is None:
            return None
        waits = [s for s in self.people() if s != wish.seat and not self.agrees(s)]
        return wire.UndoWish(wish.seat, tuple(waits))

    def agrees(self, seat: Seat) -> bool:
        """Somebody for whom a bot plays can't be asked."""
        assert self.doc.undo is not None
        return seat in self.doc.undo.agreed or self.doc.chairs[seat].away

    def news(self, told: Told, seat: Seat) -> wire.News:
        return wire.News(told.seq, self.sights.told(told.events, seat), told.by, told.back_to)

    def position(self, seat: Seat) -> wire.Position:
        assert self.match is not None
        chair = self.doc.chairs[seat] if seat != WATCHER else None
        tip = self.script.tip(self.match) if self.script else ""
        named = self.doc.bets.get(seat, ())
        return self.sights.position(self.match, seat, chair, named, tip, self.seconds_left())

    def seconds_left(self) -> int:
        return max(1, round(self.deadline[1] - time.monotonic())) if self.deadline else 0

    def welcome(self, visitor: Visitor, since: int) -> wire.Welcome:
        """The table now, and what these eyes have missed since a change they know of."""
        return wire.Welcome(
            table=self.table(visitor),
            eyes=[self.sight(seat, since) for seat in self.eyes_of(visitor)],
            lines=[line for line in self.lines if line.seq > since],
        )

    def sight(self, seat: Seat, since: int) -> wire.Sight:
        missed = [self.news(told, seat) for told in self.history if told.seq > since]
        return wire.Sight(seat, missed, self.position(seat) if self.match else None)

    # Telling

    def tell(self, message: Callable[[Visitor], wire.Message]) -> None:
        """Everybody gets their own."""
        for listener in tuple(self.listeners):
            listener.send(encode(message(listener.visitor)))

    def tell_seating(self) -> None:
        self.tell(lambda visitor: wire.Seating(self.table(visitor)))

    def tell_line(self, line: wire.Line) -> None:
        said = encode(wire.Spoken(line))
        for listener in tuple(self.listeners):
            listener.send(said)

    def tell_news(self) -> None:
        """The last change, to each pair of eyes once."""
        told = self.history[-1]
        tellings = self.sights.tellings(told.events)
        updates: dict[Seat, bytes] = {}
        for listener in tuple(self.listeners):
            for seat in listener.eyes:
                if seat not in updates:
                    news = wire.News(told.seq, heard(tellings, seat), told.by, told.back_to)
                    updates[seat] = encode(wire.Update(seat, news, self.position(seat)))
                listener.send(updates[seat])

    def tell_anew(self) -> None:
        """A match begins: everybody sees the table afresh, perhaps from another seat."""
        for listener in tuple(self.listeners):
            listener.eyes = self.eyes_of(listener.visitor)
            listener.send(encode(self.welcome(listener.visitor, 0)))

    # Keeping

    async def keep(
        self,
        body: journal.AnyBody,
        visitor: Visitor | None = None,
        key: str = "",
        also: Sequence[Statement] = (),
    ) -> int:
        """Stores a change and the table as it is now. When it returns, it is so for good."""
        doc = self.doc
        guest = visitor.guest if visitor else 0
        doc.seq += 1
        doc.changed = time.time()
        if self.match is not None:
            doc.state = msgspec.Raw(encode(self.match.game.dump(self.match.state)))
        row = (doc.id, doc.seq, guest, key, journal.encode(body))
        change = ("INSERT INTO journal VALUES (?, ?, ?, ?, ?)", row)
        await self.write([change, self.snapshot(), *also])
        if key:
            self.done[guest, key] = doc.seq
            if len(self.done) > 2 * REMEMBERED:
                self.done = dict(list(self.done.items())[REMEMBERED:])
        return doc.seq

    async def keep_quietly(self) -> int:
        """Stores what one seat alone may see. It has no number: the others would miss it."""
        await self.write([self.snapshot()])
        return self.doc.seq

    async def write(self, statements: Sequence[Statement]) -> None:
        try:
            await self.store.write(statements)
        except BaseException:
            self.break_up()
            raise
        self.used = time.monotonic()

    def snapshot(self) -> Statement:
        """The table as it is now."""
        doc = self.doc
        return KEEP_TABLE, (doc.id, doc.status, doc.public, doc.changed, journal.encode(doc))

    def break_up(self) -> None:
        """The memory may differ from the store: everybody comes again, to what is stored."""
        self.is_broken = True
        for listener in tuple(self.listeners):
            listener.close(wire.Bye("shutdown"))
        self.changed(self)

    # Playing

    def playing(self) -> Match:
        if self.match is None or self.doc.status == "open":
            raise Illegal("", "not-started")
        return self.match

    async def start(self, visitor: Visitor | None, match: Match, seed: str, key: str = "") -> None:
        """A match begins."""
        doc = self.doc
        doc.match += 1
        doc.status = "playing"
        doc.undo = None
        doc.bets = {}
        for chair in doc.chairs:
            chair.away, chair.right, chair.made = False, 0, 0
        self.match = match
        self.history = []
        self.deadline = None
        doc.started = doc.seq + 1
        body = Started(
            match=doc.match,
            seed=seed,
            rules=match.game.info.rules_version,
            seats=match.seats,
            options=msgspec.to_builtins(match.settings),
            people=match.people,
            names=self.names(),
            guests=[chair.guest for chair in doc.chairs],
            entries=list(match.log),
            events=events_of_opening(match),
            at=time.time(),
        )
        seq = await self.keep(body, visitor, key)
        self.remember(seq, 0, body.events, "")
        self.changed(self)
        self.tell_anew()

    async def play(
        self,
        seat: Seat,
        action: Action,
        decision: int,
        by: str = "",
        visitor: Visitor | None = None,
        key: str = "",
    ) -> int:
        """An answer, a person's or a bot's. Refused, or stored and then announced to everybody."""
        match = self.playing()
        if self.script:
            match.check(seat, action, decision)
            self.script.check(match, seat, action)
        first = len(match.log)
        events = match.play(seat, action, decision, by, time.time())
        events += self.settle_bets(events)
        reseated = self.doc.undo is not None or (not by and self.doc.chairs[seat].away)
        self.doc.undo = None
        if not by:
            self.doc.chairs[seat].away = False
        over = match.decision is None
        if over:
            self.doc.status = "over"
        stands_in = by if self.doc.chairs[seat].kind == "person" and by != "order" else ""
        body = Moved(match.log[first:], events, stands_in)
        seq = await self.keep(body, visitor, key, self.history_statements() if over else ())
        self.remember(seq, first, events, stands_in)
        self.changed(self)
        self.tell_news()
        if over or reseated:
            self.tell_seating()
        return seq

    def settle_bets(self, events: Sequence[Event]) -> list[Event]:
        """At the end of a round: how good the guesses of those who were out turned out to be."""
        truth = self.sights.manners.truth_of_bets(events)
        if truth is None:
            return []
        told: list[Event] = []
        for seat, named in sorted(self.doc.bets.items()):
            right = len(truth.intersection(named))
            self.doc.chairs[seat].right += right
            self.doc.chairs[seat].made += len(named)
            told.append(Event("predicted", {"seat": seat, "right": right, "count": len(named)}))
        self.doc.bets = {}
        return told

    def history_statements(self) -> list[Statement]:
        """The match joins the history of everybody who played it."""
        match, doc = self.match, self.doc
        assert match is not None
        assert match.outcome is not None
        found: list[Statement] = []
        for guest in {chair.guest for chair in doc.chairs if chair.guest}:
            seats = tuple(n for n, chair in enumerate(doc.chairs) if chair.guest == guest)
            played = wire.PlayedMatch(
                table=doc.id,
                match=doc.match,
                game=doc.game,
                names=self.names(),
                seats=seats,
                scores=match.outcome.scores,
                winners=match.outcome.winners,
                finished=time.time(),
                feats=achieved(match, seats[0]),
            )
            found.append(
                ("INSERT INTO played VALUES (?, ?, ?)", (guest, played.finished, encode(played)))
            )
        return found

    async def step_aside(self, seat: Seat) -> None:
        """A bot answers for this seat until its player is back."""
        self.doc.chairs[seat].away = True
        await self.keep(journal.Kept())
        self.changed(self)
        self.tell_seating()


def record_of(started: Started, game: str) -> MatchRecord:
    """The record of a match, its log still to be filled in."""
    return MatchRecord(
        format=FORMAT,
        game=game,
        rules=started.rules,
        seats=started.seats,
        options=started.options,
        people=started.people,
        seeds=(Seed(0, commitment(started.seed), started.seed),),
        log=(),
        state="",
    )


def line_of(seq: int, said: Talked) -> wire.Line:
    return wire.Line(seq, said.seat, said.name, said.text, said.phrase)


def events_of_opening(match: Match) -> list[Event]:
    """What the first deal told."""
    state = match.game.setup(match.seats, match.settings)
    told: list[Event] = []
    for number in match.line:
        entry = match.log[number]
        told += match.game.apply(state, entry.seat, entry.action)
    return told
