"""A table that is in use. One thing happens at a time: checked, stored, then announced."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import structs

from spiritboard.core.adviser import Forecast
from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.core.speech import Saying
from spiritboard.core.values import WATCHER, Action, Decision, Seat
from spiritboard.match import Match
from spiritboard.match.campaign import onward
from spiritboard.server import journal, wire
from spiritboard.server.clock import Clock
from spiritboard.server.consent import agreeing
from spiritboard.server.council import Council
from spiritboard.server.history import History, Told
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import (
    Chair,
    Moved,
    Started,
    TableDoc,
    Talked,
    TookBack,
    entries_of,
)
from spiritboard.server.limits import Bucket
from spiritboard.server.listening import Attendant, Listener
from spiritboard.server.presenter import Presenter, heard, presenter
from spiritboard.server.restoring import Change, resumed
from spiritboard.server.results import joins_histories, settle_bets
from spiritboard.server.script import Script
from spiritboard.server.settings import Settings
from spiritboard.server.store import Fenced, Statement, Store, StoreTrouble

encode = msgspec.json.Encoder().encode

REMEMBERED: Final = 1000
"""For at least this many changes a command that comes again is known by its key."""
TALK_OF_ONE: Final = 0.5
"""Lines a second of somebody who looks on; at once they may say a few, and all of them together five."""
TALK_AT_ONCE: Final = 3
TALK_OF_ALL: Final = 5
TALKERS: Final = 100
LINES: Final = 200
"""So much of what was said is shown to whoever comes."""
PRESENCE_PAUSE: Final = 0.25
"""Seconds between two messages about who comes and goes."""
KEEP_TABLE: Final = """
INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
SET status = excluded.status, changed = excluded.changed, doc = excluded.doc, writes = excluded.writes
WHERE tables.writes = excluded.writes - 1
"""
"""Only over what this room has written or read itself."""


class Room:
    """One table and everybody at it."""

    def __init__(self, doc: TableDoc, store: Store, settings: Settings) -> None:
        self.doc = doc
        self.store = store
        self.clock = Clock(settings.answer_seconds(doc.pace))
        self.attendant: Attendant | None = None
        self.presenter: Presenter = presenter(doc.game)
        self.council = Council(doc, self.presenter.phraser, self.presenter.table_side.together)
        self.match: Match | None = None
        self.history = History()
        self.forecast: Forecast | None = None
        """What the adviser says of the table as it is."""
        self.account: Sequence[Saying] = ()
        """What it says of the match that is over."""
        self.lines: deque[wire.ChatLine] = deque(maxlen=LINES)
        self.done: dict[tuple[int, str], int] = {}
        """By whom and key: the change that it made. The latest ones only."""
        self.watchers_talk = Bucket(TALK_OF_ALL, TALK_OF_ALL)
        self.talkers: dict[int, Bucket] = {}
        """By guest who looks on: how much they have said lately."""
        self.held_back: dict[tuple[int, Seat], str] = {}
        """By guest and seat: what they were last asked to say another way."""
        self.listeners: set[Listener] = set()
        self.presence: asyncio.TimerHandle | None = None
        """The next message about who is here."""
        self.told_presence = 0.0
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.writes = 0
        """So often the table was written."""
        self.is_broken = False
        lesson = self.presenter.table_side.lesson if doc.lesson else None
        self.script = Script(lesson) if lesson else None

    # From the store

    def restore(self, changes: Sequence[Change]) -> None:
        """The table as its journal left it: the changes since the present match began."""
        entries = 0
        for seq, body in changes:
            if isinstance(body, Started | Moved):
                by = body.by if isinstance(body, Moved) else ""
                self.history.remember(seq, entries, body.events, by)
            elif isinstance(body, TookBack):
                self.history.retract(seq, entries + 1, body.back_to)
            elif isinstance(body, Talked):
                self.lines.append(line_of(seq, body))
            entries += len(entries_of(body))
        self.match = resumed(self.doc, changes)
        self.set_clock()

    def check_shows(self) -> None:
        """Raises whatever would go wrong when somebody looks at the match."""
        if self.match is not None:
            self.position(WATCHER)

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

    def is_host(self, visitor: Visitor) -> bool:
        return visitor.guest != 0 and visitor.guest == self.doc.host

    def check_holds(self, visitor: Visitor, seat: Seat) -> Chair:
        if seat not in self.held_by(visitor):
            raise Illegal("", "not-your-seat")
        return self.doc.chairs[seat]

    def talk_of(self, guest: int) -> Bucket:
        if len(self.talkers) > TALKERS:
            self.talkers = {g: b for g, b in self.talkers.items() if not b.is_full()}
        return self.talkers.setdefault(guest, Bucket(TALK_OF_ONE, TALK_AT_ONCE))

    def is_online(self, seat: Seat) -> bool:
        return any(seat in listener.eyes for listener in self.listeners)

    def watchers(self) -> int:
        return sum(WATCHER in listener.eyes for listener in self.listeners)

    def names(self) -> list[str]:
        return [chair.name for chair in self.doc.chairs]

    def people(self) -> tuple[Seat, ...]:
        return tuple(n for n, chair in enumerate(self.doc.chairs) if chair.kind == "person")

    def is_automatic(self, seat: Seat) -> bool:
        return self.doc.chairs[seat].is_automatic

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
            deciding=doc.deciding,
            lesson=doc.lesson,
            host=self.is_host(visitor),
            you=self.held_by(visitor),
            match=doc.match,
            commitment=self.match.commitment if self.match else "",
            goes_on=self.goes_on(),
            undo=self.undo_wish(),
            watchers=self.watchers(),
        )

    def places(self) -> list[wire.Place]:
        return [
            place_of(chair, online=self.is_online(seat))
            for seat, chair in enumerate(self.doc.chairs)
        ]

    def is_finished(self, number: int) -> bool:
        """Has the match with this number come to its end?"""
        now = self.match is not None and self.match.decision is None
        return number < self.doc.match or (number == self.doc.match and now)

    def goes_on(self) -> bool:
        """Does another match of the same campaign follow the one that is over?"""
        if self.match is None or self.doc.status != "over":
            return False
        return onward(self.match)[1] is not None

    def undo_wish(self) -> wire.UndoWish | None:
        wish = self.doc.undo
        if wish is None or self.match is None:
            return None
        agree = {wish.seat, *agreeing(self.doc, self.match, wish.seat)}
        waits = [seat for seat in self.people() if seat not in agree]
        return wire.UndoWish(wish.seat, tuple(waits))

    def news(self, told: Told, seat: Seat) -> wire.News:
        return wire.News(told.seq, self.presenter.told(told.events, seat), told.by, told.back_to)

    def position(self, seat: Seat) -> wire.Position:
        assert self.match is not None
        chair = self.doc.chairs[seat] if seat != WATCHER else None
        tip = self.script.tip(self.match) if self.script else ""
        named = self.doc.bets.get(seat, ())
        seen = self.presenter.position(
            self.match, seat, chair, named, tip, self.clock.seconds_left, self.council
        )
        if self.forecast is None and not self.account:
            return seen
        return structs.replace(seen, advice=self.advice())

    def advice(self) -> wire.Advice:
        return self.presenter.advice(self.forecast, self.account)

    def welcome(self, visitor: Visitor, since: int) -> wire.Welcome:
        """The table now, and what these eyes have missed since a change they know of."""
        return wire.Welcome(
            table=self.table(visitor),
            eyes=[self.sight(seat, since) for seat in self.eyes_of(visitor)],
            lines=[line for line in self.lines if line.seq > since],
        )

    def sight(self, seat: Seat, since: int) -> wire.Perspective:
        missed = [self.news(told, seat) for told in self.history.after(since)]
        return wire.Perspective(seat, missed, self.position(seat) if self.match else None)

    # Telling

    def tell_seating(self) -> None:
        """Encoded once for all to whom the table looks the same."""
        told: dict[tuple[bool, tuple[Seat, ...]], bytes] = {}
        for listener in tuple(self.listeners):
            visitor = listener.visitor
            looks = self.is_host(visitor), self.held_by(visitor)
            if looks not in told:
                told[looks] = encode(wire.Seating(self.table(visitor)))
            listener.send(told[looks])

    def tell_presence(self) -> None:
        """Somebody came or went: told at once, but where many do, a few times a second."""
        if self.presence is not None:
            return
        loop = asyncio.get_running_loop()
        due = max(0.0, self.told_presence + PRESENCE_PAUSE - loop.time())
        self.presence = loop.call_later(due, self.tell_presence_now)

    def tell_presence_now(self) -> None:
        self.presence, self.told_presence = None, asyncio.get_running_loop().time()
        self.tell_seating()

    def tell_refused(self, error: SpiritboardError) -> None:
        """Something that concerns everybody here."""
        refused = encode(wire.Refused(self.presenter.refusal(error)))
        for listener in tuple(self.listeners):
            listener.send(refused)

    def tell_line(self, line: wire.ChatLine) -> None:
        said = encode(wire.Spoken(line))
        for listener in tuple(self.listeners):
            listener.send(said)

    def tell_advice(self) -> None:
        """It changes nothing, so it has no number."""
        told = encode(wire.Advised(self.advice()))
        for listener in tuple(self.listeners):
            listener.send(told)

    def tell_news(self) -> None:
        """The last change, to each pair of eyes once."""
        told = self.history.changes[-1]
        tellings = self.presenter.tellings(told.events)
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

    async def persist(
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

    async def persist_quietly(self) -> int:
        """Stores what one seat alone may see. It has no number: the others would miss it."""
        await self.write([self.snapshot()])
        return self.doc.seq

    async def write(self, statements: Sequence[Statement]) -> None:
        try:
            await self.store.write(statements)
        except StoreTrouble as error:
            self.tell_refused(error)
            self.break_up()
            raise
        except BaseException:
            self.break_up()
            raise
        self.used = time.monotonic()
        self.set_clock()

    def snapshot(self) -> Statement:
        """The table as it is now. It must be the next one: nobody may have written since."""
        doc = self.doc
        self.writes += 1
        kept = (doc.id, doc.status, doc.public, doc.changed, journal.encode(doc), self.writes)
        return Fenced(KEEP_TABLE, kept)

    def break_up(self) -> None:
        """The memory may differ from the store: everybody comes again, to what is stored."""
        self.is_broken = True
        for listener in tuple(self.listeners):
            listener.close(wire.Bye("shutdown"))
        self.dismiss()

    def dismiss(self) -> None:
        """Nothing happens here by itself any more."""
        if self.attendant:
            self.attendant.stop()
        self.attendant = None

    def look_anew(self) -> None:
        """The table has changed, or somebody came or went: other things may happen by themselves."""
        if self.attendant:
            self.attendant.look()

    # Playing

    def open_question(self) -> Decision | None:
        """What is asked now; None: no match is being played."""
        return self.match.decision if self.match and self.doc.status == "playing" else None

    def set_clock(self) -> None:
        """Time runs while people are asked."""
        asked = self.open_question()
        waits = asked is not None and not all(map(self.is_automatic, asked.seats))
        self.clock.set(asked.id if asked and waits else None)

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
        doc.proposals = {}
        doc.proposer = None
        for chair in doc.chairs:
            chair.away, chair.right, chair.made = False, 0, 0
        self.match = match
        self.history = History()
        self.clock.set(None)
        doc.started = doc.seq + 1
        doc.begun = [*doc.begun, doc.started]
        body = beginning(doc, match, seed)
        seq = await self.persist(body, visitor, key)
        self.history.remember(seq, 0, body.events, "")
        self.look_anew()
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
        events += settle_bets(self.doc, self.presenter.table_side, events)
        reseated = self.doc.undo is not None or (not by and self.doc.chairs[seat].away)
        self.doc.undo = None
        self.doc.proposals = {}
        if not by:
            self.doc.chairs[seat].away = False
        over = match.decision is None
        if over:
            self.doc.status = "over"
        stands_in = by if self.doc.chairs[seat].kind == "person" and by != "order" else ""
        body = Moved(match.log[first:], events, stands_in)
        seq = await self.persist(
            body, visitor, key, joins_histories(self.doc, match) if over else ()
        )
        self.history.remember(seq, first, events, stands_in)
        self.look_anew()
        self.tell_news()
        if over or reseated:
            self.tell_seating()
        return seq

    async def step_aside(self, seat: Seat) -> None:
        """A bot answers for this seat until its player is back."""
        self.doc.chairs[seat].away = True
        await self.persist(journal.Kept())
        self.look_anew()
        self.tell_seating()


def line_of(seq: int, said: Talked) -> wire.ChatLine:
    return wire.ChatLine(seq, said.seat, said.name, said.text, said.phrase)


def place_of(chair: Chair, *, online: bool) -> wire.Place:
    return wire.Place(
        kind=chair.kind,  # type: ignore[arg-type]  # one of the three
        name=chair.name,
        bot=chair.bot,
        online=online,
        away=chair.away,
    )


def beginning(doc: TableDoc, match: Match, seed: str) -> Started:
    """All that is kept of how a match began."""
    return Started(
        match=doc.match,
        seed=seed,
        rules=match.rules,
        seats=match.seats,
        options=msgspec.to_builtins(match.settings),
        people=match.people,
        names=[chair.name for chair in doc.chairs],
        guests=[chair.guest for chair in doc.chairs],
        entries=list(match.log),
        events=match.story(),
        at=time.time(),
    )
