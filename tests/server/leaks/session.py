"""Some deeds at a table, and twins of it: worlds that its eyes can't tell from the first."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec import structs

from spiritboard.catalog import manners
from spiritboard.core.errors import SpiritboardError
from spiritboard.games.shamans.actions import Draw
from spiritboard.server import journal
from spiritboard.server.journal import TableDoc
from spiritboard.server.room import encode
from spiritboard.server.store import Row
from tests.server.leaks.cast import new_cast
from tests.server.leaks.deeds import Deed, Requests, Restarts
from tests.server.leaks.laboratory import Draws, Laboratory, Nature
from tests.server.leaks.story import Story
from tests.server.leaks.twin import Page, Twin, pages_of
from tests.server.leaks.whim import Whim
from tests.server.leaks.world import World

DEEDS: Final = 40
"""So many things happen in a session after its prologue."""
USUAL: Final = ("lead", "follow", "take-artifact")
"""Questions that are asked all the time."""
TWINS: Final = 6
"""At moments of other questions, so many twins."""
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
    messages: int


class Session:
    """Some deeds at a table in the first world, and what the eyes received."""

    def __init__(self, name: str, world: World) -> None:
        self.name = name
        self.world = world
        self.deeds: list[Deed] = []
        self.snapshots: dict[int, Snapshot] = {}
        """After so many deeds."""
        self.pages: list[Page] = []
        self.story = Story.of(world.match, world.cast.eyes)

    @classmethod
    async def played(cls, house: Laboratory, name: str) -> Session:
        rng = Random(name)
        cast = new_cast(name.replace(" ", "-"), rng)
        world = World(house, cast, Nature(name), Random(f"own {name}"))
        await world.begin()
        session, whim = cls(name, world), Whim(world, rng)
        for deed in whim.prologue():
            await session.do(deed)
        session.look(rng)
        for deed in whim.deeds(DEEDS):
            await session.do(deed)
            session.look(rng)
        session.pages = pages_of(await house.rows(cast.id, 0))
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
            welcome=world.welcome(since),
        )

    # Its twins

    def windows(self, rng: Random) -> list[tuple[int, int]]:
        """From every moment a deed or a few; at times all of them."""
        end = len(self.deeds)
        found = [
            (moment, min(end, moment + rng.choice((1, 1, 1, 1, 2, 3))))
            for moment in self.snapshots
            for _ in range(1 if self.snapshots[moment].asked in USUAL else TWINS)
            if moment < end
        ]
        return [*found, (0, end)] if rng.random() < WHOLE else found

    async def compare(self, house: Laboratory, first: int, last: int, rng: Random) -> Pair:
        """The deeds from one to another in another world; raises Leak."""
        end = self.snapshots[last]
        twin = Twin.of(self.story, end.entries, rng)
        cast = structs.replace(self.world.cast, salt=str(rng.random()))
        world = World(house, cast, self.nature_of(twin), rng, twin)
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
        return Pair(self, twin, deeds, end.asked, len(sent))

    def nature_of(self, twin: Twin) -> Nature:
        names, nature = twin.names, self.world.nature
        renamed: Draws = {("pile", place): Draw(tile) for place, tile in names.tiles.items()}
        renamed["deal", names.round - 1] = names.deal(self.story.deal(names.round))
        return Nature(self.name, {**nature.draws, **renamed})

    async def go_on(self, world: World, twin: Twin, first: int, last: int) -> None:
        """The twin as it was kept between two deeds; a browser comes and looks."""
        begin = self.snapshots[first]
        doc = journal.decode_doc(begin.doc)
        rows = self.rows_of(world, twin, doc.seq)
        state = twin.state(begin.entries)
        doc.state = msgspec.Raw(encode(self.story.game.dump(state)))
        own_business(doc, world, is_settled=twin.is_settled(state.round))
        on_disk = any(isinstance(deed, Restarts | Requests) for deed in self.deeds[first:last])
        await (world.fetch if on_disk else world.go_on)(doc, rows, begin.connected)
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
    """The others' cookies and orders, and their guesses as long as the round lasts."""
    rng, orders = world.rng, manners(doc.game).orders
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
