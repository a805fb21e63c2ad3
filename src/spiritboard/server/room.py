"""A table that is in use. One thing happens at a time: checked, stored, then announced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from functools import cache

import msgspec

from spiritboard.core.errors import Illegal
from spiritboard.core.values import WATCHER, Action, Decision, Event, Seat
from spiritboard.match import Match
from spiritboard.server import journal, wire
from spiritboard.server.history import History
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Moved, Started, TableDoc, Talked, TookBack, entries_of
from spiritboard.server.keeping import Keeper
from spiritboard.server.listening import Attendant
from spiritboard.server.metrics import MOVES
from spiritboard.server.restoring import Change, resumed
from spiritboard.server.results import settle_bets, what_comes_of
from spiritboard.server.settings import Settings
from spiritboard.server.showing import Showing
from spiritboard.server.store import Statement, Store, StoreTrouble
from spiritboard.server.telling import encode
from spiritboard.server.temper import remark_of

counted = cache(MOVES.labels)


class Room(Showing):
    """One table and everybody at it."""

    def __init__(self, doc: TableDoc, store: Store, settings: Settings) -> None:
        super().__init__(doc, settings)
        self.keeper = Keeper(doc, store)
        self.attendant: Attendant | None = None
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.is_broken = False

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
                self.talk.hear(seq, body)
            entries += len(entries_of(body))
        self.match = resumed(self.doc, changes)
        self.absence.resume()
        self.set_clock()

    def check_shows(self) -> None:
        """Raises whatever would go wrong when somebody looks at the match."""
        if self.match is not None:
            self.position(WATCHER)

    # Keeping

    async def persist(
        self,
        body: journal.AnyBody,
        visitor: Visitor | None = None,
        key: str = "",
        also: Sequence[Statement] = (),
    ) -> int:
        """Stores a change and the table as it is now. When it returns, it is so for good."""
        if self.match is not None:
            asked = self.match.decision
            self.doc.state = msgspec.Raw(encode(self.match.game.dump(self.match.state)))
            self.doc.asked = list(asked.seats) if asked else []
        by = visitor or Visitor()
        return await self.stored(self.keeper.change(body, by.guest, by.known_by(key), also))

    async def persist_quietly(self) -> int:
        """Stores what one seat alone may see. It has no number: the others would miss it."""
        return await self.stored(self.keeper.table())

    async def stored(self, writing: Awaitable[int]) -> int:
        try:
            seq = await writing
        except StoreTrouble as error:
            self.tell_refused(error)
            self.break_up()
            raise
        except BaseException:
            self.break_up()
            raise
        self.used = time.monotonic()
        self.set_clock()
        return seq

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
        self.absence.note({seat for listener in self.listeners for seat in listener.eyes})
        self.set_clock()
        self.go_on()

    def go_on(self) -> None:
        """The table has changed, but nobody came or went, and the clock was set when it was stored."""
        if self.attendant:
            self.attendant.look()

    # Playing

    def open_question(self) -> Decision | None:
        """What is asked now; None: no match is being played."""
        return self.match.decision if self.match and self.doc.status == "playing" else None

    def set_clock(self) -> None:
        """Time runs while people are asked, and all of those have put away how the last round ended."""
        if self.clock.seconds is None:
            return
        asked = self.open_question()
        waits = asked is not None and not all(map(self.is_automatic, asked.seats))
        reads = asked is not None and not set(asked.seats).isdisjoint(self.readers())
        self.clock.set(asked.id if asked and waits else None, is_still=reads)

    def waiting_changed(self) -> None:
        """Others are waited for than before: bots and clock go on, or wait, and everybody sees it."""
        self.look_anew()
        asked = self.open_question()
        if asked and self.clock.seconds is not None:
            self.tell_positions(asked.seats)
        self.tell_seating()

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
            chair.away, chair.relief, chair.right, chair.made = False, [], 0, 0
        self.match = match
        self.history = History()
        self.reading.forget()
        self.absence.forget()
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
        if self.doc.status != "playing":
            raise Illegal("", "game-over")
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
            self.reading.end(seat)
        over = match.decision is None
        if over:
            self.doc.status = "over"
        stands_in = by if self.doc.chairs[seat].kind == "person" and by != "order" else ""
        body = Moved(match.log[first:], events, stands_in)
        seq = await self.persist(body, visitor, key, what_comes_of(self.doc, match) if over else ())
        counted(self.doc.game, by or "person").inc()
        self.history.remember(seq, first, events, stands_in)
        self.go_on()
        self.tell_news()
        if over or reseated:
            self.tell_seating()
        await self.let_bots_speak(seq, events)
        return seq

    async def let_bots_speak(self, seq: int, events: Sequence[Event]) -> None:
        """In the same breath, so that whoever sees it happen hears it; not while a teacher speaks."""
        has_bots = any(chair.kind == "bot" for chair in self.doc.chairs)
        if self.script or not self.doc.bots_talk or not has_bots:
            return
        talk, seen = self.presenter.table_side.talk, self.playing().view(WATCHER)
        said = remark_of(self.doc, talk, seen, self.talk.lines, seq, events)
        if said is not None:
            await self.speak(said)

    async def speak(self, said: Talked, visitor: Visitor | None = None, key: str = "") -> int:
        seq = await self.persist(said, visitor, key)
        self.tell_line(self.talk.hear(seq, said))
        return seq

    async def step_aside(self, seat: Seat) -> None:
        """A bot answers for this seat until its player is back."""
        self.doc.chairs[seat].away = True
        await self.persist(journal.Kept())
        self.waiting_changed()


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
