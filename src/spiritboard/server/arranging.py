"""A table before its match: the host arranges it, and whoever sits there may take another name."""

from __future__ import annotations

import msgspec

from spiritboard.catalog import check_seats, game, options_of
from spiritboard.core.errors import Illegal
from spiritboard.server import wire
from spiritboard.server.hosting import check_name
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair, Seated
from spiritboard.server.lobby import rooms_of
from spiritboard.server.room import Room


async def arrange(room: Room, visitor: Visitor, wish: wire.Arrangement) -> None:
    """The same people, another number of seats, other options, another pace."""
    async with room.lock:
        check_arranging(room, visitor)
        chairs = seats_for(room.doc.chairs, wish.seats)
        rules = game(room.doc.game)
        check_seats(rules, wish.seats)
        options = options_of(rules, wish.options)
        rules.setup(wish.seats, options)  # refused now if it could not begin
        room.doc.chairs = chairs
        room.doc.options = msgspec.to_builtins(options)
        room.doc.public, room.doc.pace, room.doc.deciding = wish.public, wish.pace, wish.deciding
        await room.persist(Seated(), visitor)
        room.tell_seating()


def check_arranging(room: Room, visitor: Visitor) -> None:
    if room.doc.host != visitor.guest:
        raise Illegal("", "not-the-host")
    if room.doc.status != "open":
        raise Illegal("", "started-already")


def seats_for(chairs: list[Chair], count: int) -> list[Chair]:
    """Seats are added as free ones; only those where nobody sits are taken away."""
    if any(chair.kind == "person" for chair in chairs[count:]):
        raise Illegal("", "seat-taken")
    return [*chairs[:count], *(Chair() for _ in range(count - len(chairs)))]


async def rename(house: House, visitor: Visitor, name: str) -> Visitor:
    """Wherever somebody sits and waits under the name they had, they have the new one."""
    waiting = [room for room in await rooms_of(house, visitor) if room.doc.status == "open"]
    held = [room for room in waiting if chairs_named(room, visitor)]
    for room in held:
        if name != visitor.name:
            check_name(room, name)
    renamed = await house.rename(visitor, name)
    for room in held:
        async with room.lock:
            for chair in chairs_named(room, visitor):
                chair.name = name
            await room.persist(Seated(), visitor)
            room.tell_seating()
    return renamed


def chairs_named(room: Room, visitor: Visitor) -> list[Chair]:
    """The seats that a guest has taken under their own name."""
    return [
        chair
        for chair in room.doc.chairs
        if visitor.guest and chair.guest == visitor.guest and chair.name == visitor.name
    ]
