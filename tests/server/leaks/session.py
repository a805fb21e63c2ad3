"""Some deeds at a table, and twins of it: worlds that its eyes can't tell from the first."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec import structs

from spiritboard.catalog import table_side
from spiritboard.core.errors import SpiritboardError
from spiritboard.core.values import Seat
from spiritboard.server import journal
from spiritboard.server.journal import TableDoc
from spiritboard.server.store import Row
from spiritboard.server.telling import encode
from tests.server.leaks.cast import new_cast
from tests.server.leaks.deeds import Deed, Requests, Restarts
from tests.server.leaks.laboratory import Laboratory, Nature
from tests.server.leaks.subject import Subject
from tests.server.leaks.twin import Page, RetoldNature, Twin, pages_of
from tests.server.leaks.whim import Whim
from tests.server.leaks.world import World

DEEDS: Final = 40
"""So many things happen in a session after its prologue."""
TWINS: Final = 6
"""At moments of questions that are not asked all the time, and at the last one, so many twins."""
WHOLE: Final = 0.1
"""Of so many sessions the twin is played from its first deed to its last."""


class Snapshot(NamedTuple):
    """The first world between two deeds."""

    doc: bytes
    asked: str
    """The kind of the open question."""
    entries: int
    received: int
    connected: frozenset[int]
    since: int
    held_back: Mapping[tuple[int, Seat], str]
    """S3.5 What was said and not let pass: only the room remembers it, and no store."""
    nudged: Mapping[tuple[Seat, Seat], float]
    """Who has called whom: the same holds for it."""
    reading: tuple[int, Mapping[Seat, float]]
    """Who reads the end of which round, and until when: the same holds for it."""
    welcome: bytes
    """What the eyes would have been sent if they had come now, knowing the changes up to `since`."""


class Leak(AssertionError):
    """Some eyes could tell two worlds apart."""


class Pair(NamedTuple):
    """Two worlds that were alike to some eyes."""

    first: Session
    second: Twin
    deeds: Sequence[Deed]
    asked: str
    messages: Sequence[bytes]


class Session:
    """Some deeds at a table in the first world, and what the eyes received."""

    def __init__(self, name: str, subject: Subject, world: World) -> None:
        self.name = name
        self.subject = subject
        self.world = world
        self.deeds: list[Deed] = []
        self.snapshots: dict[int, Snapshot] = {}
        """After so many deeds."""
        self.pages: list[Page] = []
        self.story = subject.story.of(world.match, world.cast.eyes)

    @classmethod
    async def played(cls, house: Laboratory, subject: Subject, name: str) -> Session:
        rng = Random(name)
        cast = new_cast(name.replace(" ", "-"), subject, rng)
        world = World(house, cast, Nature(name, subject.suits), Random(f"own {name}"))
        await world.begin()
        session, whim = cls(name, subject, world), Whim(subject, world, rng)
        for deed in whim.prologue():
            await session.do(deed)
        session.look(rng)
        for deed in whim.deeds(DEEDS):
            await session.do(deed)
            session.look(rng)
        session.pages = pages_of(await house.store.rows(cast.id, 0))
        world.end()
        return session

    @property
    def asked(self) -> str:
        decision = self.world.match.decision
        return decision.kind if decision else "over"

    async def do(self, deed: Deed) -> None:
        self.deeds.append(deed)
        await deed.do(self.world)
        for entry in self.world.match.log[len(self.story.log) :]:
            self.story.add(entry)

    def look(self, rng: Random) -> None:
        """Between two deeds."""
        world, doc = self.world, self.world.room.doc
        since = 0 if rng.random() < 0.08 else rng.choice((doc.seq, doc.seq - 2))
        self.snapshots[len(self.deeds)] = Snapshot(
            doc=journal.encode(doc),
            asked=self.asked,
            entries=len(self.story.log),
            received=len(world.received),
            connected=world.connected,
            since=since,
            held_back=dict(world.room.talk.held_back),
            nudged=dict(world.room.absence.nudged),
            reading=(world.room.reading.change, dict(world.room.reading.until)),
            welcome=world.welcome(since),
        )

    # Its twins

    def windows(self, rng: Random) -> list[tuple[int, int]]:
        """From every moment a deed or a few; at times all of them."""
        end = len(self.deeds)
        found = [
            (moment, min(end, moment + rng.choice((1, 1, 1, 1, 2, 3))))
            for moment in self.snapshots
            if moment < end
            for _ in range(self.twins_at(moment))
        ]
        return [*found, (0, end)] if rng.random() < WHOLE else found

    def twins_at(self, moment: int) -> int:
        is_last = moment == len(self.deeds) - 1
        return 1 if self.snapshots[moment].asked in self.subject.usual and not is_last else TWINS

    async def compare(self, house: Laboratory, first: int, last: int, rng: Random) -> Pair:
        """The deeds from one to another in another world; raises Leak."""
        end = self.snapshots[last]
        twin = Twin.of(self.story, end.entries, rng)
        cast = structs.replace(self.world.cast, salt=str(rng.random()))
        nature = RetoldNature(twin, f"other {rng.random()}")
        world = World(house, cast, nature, rng, twin)
        if first == 0:
            await world.begin()
            sent = self.world.received[: end.received]
        else:
            begin = self.snapshots[first]
            await self.go_on(world, twin, first, last)
            sent = [begin.welcome, *self.world.received[begin.received : end.received]]
        where, deeds = f"{self.name}, deeds {first} to {last}", self.deeds[first:last]
        for deed in deeds:
            try:
                await deed.do(world)
            except SpiritboardError as error:
                raise Leak(f"{where}: {deed} is refused in the other world: {error}") from None
        world.end()
        self.check(sent, world.received, where)
        return Pair(self, twin, deeds, end.asked, sent)

    async def go_on(self, world: World, twin: Twin, first: int, last: int) -> None:
        """The twin as it was kept between two deeds; a browser comes and looks."""
        begin = self.snapshots[first]
        doc = journal.decode_doc(begin.doc)
        rows = self.rows_of(world, twin, doc.seq)
        state = twin.state(begin.entries)
        doc.state = msgspec.Raw(encode(self.story.game.dump(state)))
        own_business(doc, world, is_settled=twin.is_settled(begin.entries))
        on_disk = any(isinstance(deed, Restarts | Requests) for deed in self.deeds[first:last])
        await (world.fetch if on_disk else world.go_on)(doc, rows, begin.connected)
        world.room.talk.held_back.update(begin.held_back)
        world.room.absence.nudged.update(begin.nudged)
        world.room.reading.change, world.room.reading.until = begin.reading[0], {**begin.reading[1]}
        world.room.set_clock()
        world.take_places(begin.connected)
        world.received.append(world.welcome(begin.since))

    def rows_of(self, world: World, twin: Twin, seq: int) -> list[Row]:
        """The twin's journal up to a change."""
        pages = self.pages[: bisect_right(self.pages, seq, key=lambda page: page.row.seq)]
        guests = self.world.cast.guests_in(world.cast)
        rows = twin.journal(pages, f"seed {world.rng.random()}")
        return [row._replace(guest=guests[row.guest]) for row in rows]

    def check(self, sent: Sequence[bytes], found: Sequence[bytes], where: str) -> None:
        if list(sent) != list(found):
            deeds = "\n".join(f"  {deed}" for deed in self.deeds)
            raise Leak(f"{where}: {difference(sent, found)}\n{self.world.cast}\n{deeds}")


def own_business(doc: TableDoc, world: World, *, is_settled: bool) -> None:
    """The others' cookies and orders, and their guesses as long as nothing is told."""
    rng, orders = world.rng, table_side(doc.game).orders.names
    doc.host = world.cast.visitor(world.cast.host).guest
    for seat, chair in enumerate(doc.chairs):
        chair.guest, chair.token = (new := world.cast.chair(seat)).guest, new.token
        if world.cast.kinds[seat] == "person":
            chair.orders = sorted(rng.sample(orders, rng.randint(0, len(orders))))
    for seat in doc.bets:
        if not is_settled and world.cast.kinds[seat] == "person":
            doc.bets[seat] = sorted(rng.sample(range(len(doc.chairs)), len(doc.bets[seat])))


def difference(sent: Sequence[bytes], found: Sequence[bytes]) -> str:
    for number, (one, other) in enumerate(zip(sent, found, strict=False)):
        if one != other:
            place = next(n for n in range(len(one) + 1) if one[: n + 1] != other[: n + 1])
            around = slice(max(0, place - 200), place + 200)
            return f"message {number} differs at {place}:\n{one[around]!r}\n{other[around]!r}"
    return f"{len(sent)} messages and {len(found)}"
