"""A table before its match: the host arranges it, and whoever sits there may take another name."""

from __future__ import annotations

import msgspec

from spiritboard.catalog import check_seats, game, options_of
from spiritboard.core.errors import Illegal
from spiritboard.server import wire
from spiritboard.server.hosting import check_name
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor
from spiritboard.server.journal import Chair, Seated, TableDoc
from spiritboard.server.lobby import docs_of
from spiritboard.server.nodes import Elsewhere
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
        room.doc.bots_talk = wish.bots_talk
        await room.persist(Seated(), visitor)
        room.tell_seating()


def check_arranging(room: Room, visitor: Visitor) -> None:
    if not room.is_host(visitor):
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
    held, _ = await waiting_rooms(house, visitor)
    for room in held:
        if name != visitor.name:
            check_name(room, name)
    renamed = await house.rename(visitor, name)
    for room in held:
        async with room.lock:
            for chair in chairs_named(room.doc, visitor):
                chair.name = name
            await room.persist(Seated(), visitor)
            room.tell_seating()
    return renamed


async def waiting_rooms(house: House, visitor: Visitor) -> tuple[list[Room], list[Elsewhere]]:
    """Tables where somebody sits and waits under their own name, and the nodes that have others of them."""
    here: list[Room] = []
    elsewhere: list[Elsewhere] = []
    for doc in await docs_of(house, visitor):
        if doc.status == "open" and chairs_named(doc, visitor):
            try:
                here.append(await house.room(doc.id))
            except Elsewhere as node:
                elsewhere.append(node)
    return here, elsewhere


def chairs_named(doc: TableDoc, visitor: Visitor) -> list[Chair]:
    """The seats that a guest has taken under their own name."""
    return [
        chair
        for chair in doc.chairs
        if visitor.guest and chair.guest == visitor.guest and chair.name == visitor.name
    ]
