"""What may happen at a table: the same in both worlds, but for what the eyes can't know."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence

import msgspec
from msgspec import Struct, StructMeta

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Action, Seat
from spiritboard.server import hosting, wire
from tests.server.leaks.world import World


def text(command: wire.AnyCommand) -> str:
    """As a page would send it."""
    return msgspec.json.encode(command).decode()


def answer(seat: Seat, question: int, action: Action, key: str) -> wire.Answer:
    return wire.Answer(key, seat, question, msgspec.to_builtins(action))


class AbstractStruct(StructMeta, ABCMeta):
    """A struct that may have abstract methods."""


class Deed(Struct, frozen=True, metaclass=AbstractStruct):
    """Something that somebody does."""

    @abstractmethod
    async def do(self, world: World) -> None: ...


class Comes(Deed, frozen=True):
    """A browser connects and knows the changes up to one; if it is here, it was cut off."""

    browser: int
    since: int

    async def do(self, world: World) -> None:
        if self.browser in world.connected:
            world.go(self.browser)
        await world.come(self.browser, self.since)


class Goes(Deed, frozen=True):
    browser: int

    async def do(self, world: World) -> None:
        world.go(self.browser)


class Sends(Deed, frozen=True):
    """A browser sends these over its socket, one after another."""

    browser: int
    texts: Sequence[str]

    async def do(self, world: World) -> None:
        for one in self.texts:
            await world.send(self.browser, one)


class Requests(Deed, frozen=True):
    """The eyes ask for these over HTTP, one after another."""

    paths: Sequence[str]

    async def do(self, world: World) -> None:
        for path in self.paths:
            await world.request(path)


class Leaves(Deed, frozen=True):
    """Somebody gets up; a bot plays for them."""

    seat: Seat

    async def do(self, world: World) -> None:
        visitor = world.cast.visitor(world.cast.browser_of(self.seat))
        await hosting.leave(world.room, visitor, self.seat)


class Restarts(Deed, frozen=True):
    """The server does."""

    async def do(self, world: World) -> None:
        await world.restart()


class Acts(Deed, frozen=True):
    """A seat acts by hand, by an order, or by a bot: the log's entry of this number."""

    seat: Seat
    entry: int
    action: Action
    is_late: bool = False

    async def do(self, world: World) -> None:
        version, question = world.version, world.state.question
        action = version.action(self.entry, world.state) if version else self.action
        by = self.by(world, action)
        if by:
            await world.play(self.seat, action, by)
        else:
            command = answer(self.seat, question, action, f"entry {self.entry}")
            await world.send(world.cast.browser_of(self.seat), text(command))

    def by(self, world: World, action: Action) -> str:
        """An order answers before its player can."""
        if self.is_late:
            return "default"
        if world.room.is_automatic(self.seat):
            return world.autopilot.level_of(self.seat)
        is_asked = self.seat in world.autopilot.open_seats()
        return "order" if is_asked and world.autopilot.ordered(self.seat) == action else ""


class Orders(Deed, frozen=True):
    """Another gives and withdraws orders: in each world as they like."""

    seat: Seat

    async def do(self, world: World) -> None:
        for order in world.room.presenter.table_side.orders.names:
            if world.rng.random() < 0.5:
                key, is_on = f"order {world.rng.random()}", world.rng.random() < 0.7
                await world.send(self.seat, text(wire.Give(key, self.seat, order, is_on)))


class Bets(Deed, frozen=True):
    """Another who is out guesses: in each world as they like, until all is told."""

    seat: Seat
    entry: int
    named: Sequence[Seat]

    async def do(self, world: World) -> None:
        named = self.named
        if world.version and not world.version.is_settled(self.entry):
            on = world.room.presenter.table_side.bets.on(world.match.view(self.seat))
            named = world.rng.sample(on.seats, on.count) if on else ()
        key = f"bet {world.rng.random()}"
        await world.send(self.seat, text(wire.Predict(key, self.seat, tuple(named))))


class Fails(Deed, frozen=True):
    """Another tries something that is refused: in each world what they like."""

    seat: Seat
    tries: Sequence[Action]

    async def do(self, world: World) -> None:
        action = world.rng.choice(self.tries)
        try:
            world.match.check(self.seat, action)
        except Illegal:
            key, question = f"try {world.rng.random()}", world.state.question
            await world.send(self.seat, text(answer(self.seat, question, action, key)))
