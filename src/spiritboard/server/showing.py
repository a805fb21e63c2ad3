"""A table as browsers see it: who is here, what each may see, and how they are told.

Nothing is changed here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec import structs
from mypy_extensions import mypyc_attr

from spiritboard.core.adviser import Forecast
from spiritboard.core.errors import Illegal, SpiritboardError
from spiritboard.core.speech import Saying
from spiritboard.core.values import WATCHER, Seat
from spiritboard.match import Match
from spiritboard.match.campaign import onward
from spiritboard.server import wire
from spiritboard.server.absence import Absence
from spiritboard.server.clock import Clock
from spiritboard.server.consent import agreeing, has_shown_nothing
from spiritboard.server.council import Council
from spiritboard.server.history import History, Told
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair, TableDoc
from spiritboard.server.listening import Listener
from spiritboard.server.presenter import Moment, Presenter, heard, presenter
from spiritboard.server.reading import Reading
from spiritboard.server.script import Script
from spiritboard.server.settings import Settings
from spiritboard.server.talk import Talk
from spiritboard.server.telling import Telling, Tidings, encode

PRESENCE_PAUSE: Final = 0.25
"""Seconds between two messages about who comes and goes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing:
    """One table, and everybody who looks at it."""

    def __init__(self, doc: TableDoc, settings: Settings) -> None:
        self.doc = doc
        self.clock = Clock(settings.answer_seconds(doc.pace))
        self.presenter: Presenter = presenter(doc.game)
        self.council = Council(
            doc,
            self.presenter.phraser,
            self.presenter.table_side.together,
            settings.vote_seconds,
        )
        self.match: Match | None = None
        self.history = History()
        self.forecast: Forecast | None = None
        """What the adviser says of the table as it is."""
        self.account: Sequence[Saying] = ()
        """What it says of the match that is over."""
        self.talk = Talk()
        self.reading = Reading(settings.reading_seconds)
        self.absence = Absence(doc, settings.absent_seconds)
        self.listeners: set[Listener] = set()
        self.shown: dict[Seat, wire.Position] = {}
        """What each pair of eyes was shown last."""
        self.presence: asyncio.TimerHandle | None = None
        """The next message about who is here."""
        self.told_presence = 0.0
        lesson = self.presenter.table_side.lesson if doc.lesson else None
        self.script = Script(lesson) if lesson else None

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
        """All tables of an evening are alike: nobody arranges one of them."""
        return visitor.guest != 0 and visitor.guest == self.doc.host and not self.doc.evening

    def check_holds(self, visitor: Visitor, seat: Seat) -> Chair:
        if seat not in self.held_by(visitor):
            raise Illegal("", "not-your-seat")
        return self.doc.chairs[seat]

    def is_online(self, seat: Seat) -> bool:
        return any(seat in listener.eyes for listener in self.listeners)

    def is_here(self, seat: Seat) -> bool:
        """Does somebody look at a page of theirs?"""
        return self.is_online(seat) and seat not in self.absence.unseen

    def gone(self, seat: Seat) -> int:
        """For how many seconds its player has been away, at least one; 0: nobody is missing."""
        if self.doc.chairs[seat].kind != "person" or self.is_here(seat):
            return 0
        return max(1, round(self.absence.seconds(seat)))

    def watchers(self) -> int:
        return sum(WATCHER in listener.eyes for listener in self.listeners)

    def names(self) -> list[str]:
        return [chair.name for chair in self.doc.chairs]

    def people(self) -> tuple[Seat, ...]:
        return tuple(n for n, chair in enumerate(self.doc.chairs) if chair.kind == "person")

    def is_automatic(self, seat: Seat) -> bool:
        return self.doc.chairs[seat].is_automatic

    def deciders(self) -> list[Seat]:
        """The people who are here and play by themselves."""
        return [s for s in self.people() if self.is_here(s) and not self.is_automatic(s)]

    def readers(self) -> list[Seat]:
        """Those who are here and still read how the last round ended."""
        if self.doc.status != "playing":
            return []
        found = self.reading.readers()
        return [s for s in found if self.is_online(s) and not self.is_automatic(s)]

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
            patience=round(self.absence.patience),
            deciding=doc.deciding,
            bots_talk=doc.bots_talk,
            lesson=doc.lesson,
            host=self.is_host(visitor),
            you=self.held_by(visitor),
            match=doc.match,
            commitment=self.match.commitment if self.match else "",
            goes_on=self.goes_on(),
            evening=doc.evening,
            undo=self.undo_wish(),
            reading=tuple(self.readers()),
            watchers=self.watchers(),
        )

    def places(self) -> list[wire.Place]:
        return [
            place_of(chair, online=self.is_online(seat), gone=self.gone(seat))
            for seat, chair in enumerate(self.doc.chairs)
        ]

    def is_finished(self, number: int) -> bool:
        """Has the match with this number come to its end?"""
        now = self.match is not None and self.match.decision is None
        return number < self.doc.match or (number == self.doc.match and now)

    def goes_on(self) -> bool:
        """Does another match of the same campaign follow the one that is over?"""
        if self.match is None or self.doc.status != "over" or self.doc.evening:
            return False
        return onward(self.match)[1] is not None

    def undo_wish(self) -> wire.UndoWish | None:
        wish = self.doc.undo
        if wish is None or self.match is None:
            return None
        agree = {wish.seat, *agreeing(self.doc, self.match, wish.seat)}
        waits = [seat for seat in self.people() if seat not in agree]
        return wire.UndoWish(wish.seat, tuple(waits))

    def last_summary(self) -> int:
        """The change with which the last round ended; 0: none has."""
        end = self.presenter.table_side.log.round_end
        ended = (
            told.seq
            for told in reversed(self.history.changes)
            if any(event.key == end for event in told.events)
        )
        return next(ended, 0)

    def news(self, told: Told, seat: Seat) -> wire.News:
        return wire.News(told.seq, self.presenter.told(told.events, seat), told.by, told.back_to)

    def position(self, seat: Seat, moment: Moment | None = None) -> wire.Position:
        assert self.match is not None
        chair = self.doc.chairs[seat] if seat != WATCHER else None
        taught = self.script.taught(self.match) if self.script else None
        named = self.doc.bets.get(seat, ())
        council = self.council if self.match.game.info.together else None
        clock = self.clock.seconds_left if self.clock.seconds is not None else 0
        seen = self.presenter.position(
            self.match, seat, chair, named, taught, clock, council, moment
        )
        if self.doc.evening:
            free = chair is not None and has_shown_nothing(self.doc, self.match, seat)
            seen = structs.replace(seen, undo="free" if free else "no", may_rewind=False)
        if self.forecast is None and not self.account:
            return seen
        return structs.replace(seen, advice=self.advice())

    def seen(self, seat: Seat) -> wire.Position:
        """The position now; the very same as before, if nothing in it has changed."""
        now, before = self.position(seat), self.shown.get(seat)
        if before is not None and before == now:
            return before
        self.shown[seat] = now
        return now

    def advice(self) -> wire.Advice:
        return self.presenter.advice(self.forecast, self.account)

    def welcome(self, visitor: Visitor, since: int) -> wire.Welcome:
        """The table now, and what these eyes have missed since a change they know of."""
        return wire.Welcome(
            table=self.table(visitor),
            eyes=[self.sight(seat, since) for seat in self.eyes_of(visitor)],
            lines=[line for line in self.talk.lines if line.seq > since],
        )

    def sight(self, seat: Seat, since: int) -> wire.Perspective:
        missed = [self.news(told, seat) for told in self.history.after(since)]
        return wire.Perspective(seat, missed, self.seen(seat) if self.match else None)

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

    def tell_nudge(self, seat: Seat, by: Seat) -> None:
        """To every page of one player, and to nobody else."""
        told = encode(wire.Nudged(seat, by))
        for listener in tuple(self.listeners):
            if seat in listener.eyes:
                listener.send(told)

    def tell_advice(self) -> None:
        """It changes nothing, so it has no number."""
        told = encode(wire.Advised(self.advice()))
        for listener in tuple(self.listeners):
            listener.send(told)
        self.shown.clear()  # the next positions are whole, with it in them or without

    def tell_news(self) -> None:
        """The last change, to each pair of eyes once."""
        told = self.history.changes[-1]
        tellings = self.presenter.tellings(told.events)

        def tidings(seat: Seat) -> Tidings:
            return Tidings(wire.News(told.seq, heard(tellings, seat), told.by, told.back_to))

        is_public = all(event.audience is None for event in told.events)
        self.tell(always(tidings(WATCHER)) if is_public else tidings)

    def tell_positions(self, seats: Collection[Seat] | None = None) -> None:
        """What these see, or all, has changed, but nothing has happened."""
        self.tell(always(Tidings(wire.News(self.doc.seq))), seats)

    def tell(
        self, tidings: Callable[[Seat], Tidings], seats: Collection[Seat] | None = None
    ) -> None:
        """News for these eyes, or for all, and what they see now."""
        tellings: dict[Seat, Telling] = {}
        moment = Moment(self.match) if self.match else None
        for listener in tuple(self.listeners):
            for seat in listener.eyes:
                if seats is None or seat in seats:
                    if seat not in tellings:
                        before, now = self.shown.get(seat), self.position(seat, moment)
                        self.shown[seat] = now
                        tellings[seat] = Telling(seat, tidings(seat), before, now)
                    listener.send(tellings[seat].to(listener))

    def tell_anew(self) -> None:
        """A match begins: everybody sees the table afresh, perhaps from another seat."""
        for listener in self.listeners:
            listener.eyes = self.eyes_of(listener.visitor)
        for listener in tuple(self.listeners):
            self.greet(listener, 0)

    def greet(self, listener: Listener, since: int) -> None:
        """Shows the table to somebody who comes, knowing its changes up to one."""
        listener.eyes = self.eyes_of(listener.visitor)
        listener.send(encode(self.welcome(listener.visitor, since)))
        if listener.shown is not None:
            listener.shown = {seat: self.shown[seat] for seat in listener.eyes if self.match}


def always(tidings: Tidings) -> Callable[[Seat], Tidings]:
    """The same for all eyes."""
    return lambda _: tidings


def place_of(chair: Chair, *, online: bool, gone: int = 0) -> wire.Place:
    return wire.Place(
        kind=chair.kind,  # type: ignore[arg-type]  # one of the three
        name=chair.name,
        bot=chair.bot,
        online=online,
        away=chair.away,
        gone=gone,
        relief=tuple(chair.relief),
    )
