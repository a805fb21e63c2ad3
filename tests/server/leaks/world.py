"""One of the two worlds: a table of a house, and the browsers at it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Protocol

from spiritboard.core.errors import Illegal
from spiritboard.core.state import State
from spiritboard.core.values import Action, Seat
from spiritboard.match import Match
from spiritboard.server import hosting, journal, wire
from spiritboard.server.autopilot import Autopilot
from spiritboard.server.cookies import GUEST, SEAT
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import TableDoc
from spiritboard.server.presenter import shell_refusal
from spiritboard.server.restoring import changes_in
from spiritboard.server.room import Room
from spiritboard.server.sockets import command_in, obey
from spiritboard.server.store import KeptTable, Row, Statement, change, kept
from spiritboard.server.telling import encode
from tests.server.leaks.cast import EYES, Cast
from tests.server.leaks.laboratory import NATURE, NOW, Laboratory, Nature


class Browser:
    """A listener that keeps all it is sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.eyes: tuple[Seat, ...] = ()
        self.shown: dict[Seat, wire.Position] | None = {}
        self.received: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def close(self, message: wire.Bye) -> None:
        self.received.append(encode(message))


class Version(Protocol):
    """How a world differs from the one that was played first."""

    def action(self, number: int, s: Any) -> Action:
        """What is done in the log's entry of this number, at this table."""

    def is_settled(self, number: int) -> bool:
        """Do the eyes know how guesses before the log's entry of this number turned out?"""


class World:
    """What happens at one table. The first world needs no version: it is as it is."""

    def __init__(
        self,
        house: Laboratory,
        cast: Cast,
        nature: Nature,
        rng: Random,
        version: Version | None = None,
    ) -> None:
        self.house = house
        self.cast = cast
        self.version = version
        self.nature = nature
        self.rng = rng
        """For what is nobody else's business."""
        self.browsers = {
            browser: Browser(cast.visitor(browser)) for browser in (EYES, *range(len(cast.kinds)))
        }
        NATURE.set(nature)

    @property
    def room(self) -> Room:
        return self.house.rooms[self.cast.id]

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def autopilot(self) -> Autopilot:
        attendant = self.room.attendant
        assert isinstance(attendant, Autopilot)
        return attendant

    @property
    def received(self) -> list[bytes]:
        return self.browsers[EYES].received

    @property
    def connected(self) -> frozenset[int]:
        return frozenset(n for n, b in self.browsers.items() if b in self.room.listeners)

    # How it begins

    async def begin(self) -> None:
        """A new table; the eyes are there when the match begins."""
        cast = self.cast
        await self.house.store.write([*self.erased(), *cast.guests()])
        host = cast.visitor(cast.host)
        await hosting.set_up(self.house, host, cast.doc(), "", start=False)
        await self.come(EYES, 0)
        await hosting.start(self.house, self.room, host)

    async def go_on(self, doc: TableDoc, rows: Sequence[Row], connected: frozenset[int]) -> None:
        """A table that the house has kept, as `House.fetch` makes it, but not from the disk."""
        await self.house.store.write(self.erased())
        room = Room(doc, self.house.store, self.house.settings)
        room.restore(changes_in(row for row in rows if row.seq >= doc.started))
        room.keeper.done = {(row.guest, row.key): row.seq for row in rows if row.key}
        self.house.take_in(room)
        self.take_places(connected)

    async def fetch(self, doc: TableDoc, rows: Sequence[Row], connected: frozenset[int]) -> None:
        """The same, from the disk."""
        table = KeptTable(doc.status, int(doc.public), NOW, journal.encode(doc), 1)
        rows_of_it = [*[change(doc.id, row) for row in rows], kept(doc.id, table)]
        await self.house.store.write([*self.erased(), *self.cast.guests(), *rows_of_it])
        await self.house.room(doc.id)
        self.take_places(connected)

    def erased(self) -> list[Statement]:
        """Whatever the house knows of another table by this name."""
        table, guest = (self.cast.id,), (self.cast.visitor(EYES).guest,)
        return [
            ("DELETE FROM journal WHERE table_id = ?", table),
            ("DELETE FROM tables WHERE id = ?", table),
            ("DELETE FROM played WHERE guest = ?", guest),
        ]

    def end(self) -> None:
        self.house.forget(self.room)

    # What a server does

    def take_places(self, browsers: Iterable[int]) -> None:
        """They have seen the table as it is."""
        for browser in browsers:
            found = self.browsers[browser]
            found.eyes = self.room.eyes_of(found.visitor)
            found.shown = {seat: self.room.seen(seat) for seat in found.eyes}
            self.room.listeners.add(found)

    async def come(self, browser: int, since: int) -> None:
        """As `sockets.serve_socket`."""
        room, found = self.room, self.browsers[browser]
        async with room.lock:
            room.greet(found, since)
            room.listeners.add(found)
            room.tell_seating()

    def go(self, browser: int) -> None:
        self.room.listeners.discard(self.browsers[browser])
        self.room.tell_seating()

    async def send(self, browser: int, text: str) -> None:
        """As `sockets.read`."""
        found = self.browsers[browser]
        said: wire.AnyMessage
        try:
            said = await obey(self.house, self.cast.id, found.visitor, command_in(text))
        except Illegal as error:
            said = wire.Refused(shell_refusal(error))
        reply = encode(said)
        if found in self.room.listeners:
            found.send(reply)

    async def play(self, seat: Seat, action: Action, by: str) -> None:
        """As the autopilot does."""
        async with self.room.lock:
            await self.room.play(seat, action, self.state.question, by)

    async def restart(self) -> None:
        """Everybody comes again, to what was kept."""
        room, connected = self.room, sorted(self.connected)
        for listener in tuple(room.listeners):
            listener.close(wire.Bye("shutdown"))
        self.house.forget(room)
        await self.house.room(self.cast.id)
        for browser in connected:
            await self.come(browser, room.doc.seq)

    async def request(self, path: str) -> None:
        """The eyes ask over HTTP; what comes back joins their stream."""
        token = self.cast.token(EYES).encode()
        cookies = b"%s=%s; %s=%s" % (GUEST.plain.encode(), token, SEAT.plain.encode(), token)
        where, _, query = path.partition("?")
        scope = {
            "type": "http",
            "method": "GET",
            "path": where,
            "query_string": query.encode(),
            "headers": [(b"cookie", cookies), (b"host", b"here")],
        }
        found: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b""}

        async def send(message: Any) -> None:
            found.append(message)

        await self.house.http(scope, receive, send)
        self.received.append(repr(found).encode())

    def welcome(self, since: int) -> bytes:
        """What the eyes would be sent if they came now."""
        return encode(self.room.welcome(self.cast.visitor(EYES), since))
