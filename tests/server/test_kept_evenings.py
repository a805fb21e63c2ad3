"""What is kept of evenings, in both kinds of store."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spiritboard.core.errors import Illegal
from spiritboard.server import archive, evenings, hosting, wire
from spiritboard.server.evening_store import (
    KeptEvening,
    Outline,
    closed,
    ends_table,
    evening_of,
    evenings_of,
    gets_up,
    has_seat,
    has_table,
    is_over,
    made,
    places_of,
    sits_at,
)
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.room import Room
from spiritboard.server.sockets import obey
from spiritboard.server.store import (
    KeptTable,
    Overtaken,
    Store,
    kept,
)
from tests.server.keeping import Kept, in_house, with_store
from tests.server.test_one_writer import SHORT, play

NEW = KeptTable("open", 0, 1.0, b"{}", 1)


def test_a_guest_has_one_seat_of_an_evening_and_it_is_over_with_its_last_table(where: Kept) -> None:
    async def story(store: Store) -> None:
        first = KeptEvening("e", 7, 1.0, "djinn", "seed", 0)
        places = [has_table("e", 0, "a"), has_table("e", 1, "b")]
        with pytest.raises(Overtaken):
            await store.write([made(first), *places, has_table("e", 1, "c")])
        assert await evening_of(store, "e") is None
        await store.write([made(first), *places, kept("a", NEW), kept("b", NEW)])
        assert await evening_of(store, "e") == first
        await store.write([sits_at("e", 5, "a")])
        for table in ("a", "b"):
            with pytest.raises(Overtaken):
                await store.write([sits_at("e", 5, table)])
        await store.write([gets_up("e", 5), sits_at("e", 5, "b")])
        assert [await has_seat(store, "e", guest) for guest in (5, 6)] == [True, False]
        await store.write([ends_table("b", b"result")])
        assert [place[:3] for place in await places_of(store, "e")] == [
            (0, "a", None),
            (1, "b", b"result"),
        ]
        for guest in (5, 7):
            assert await evenings_of(store, guest, 9) == [Outline("e", "djinn", 1.0, 0, 2, 1, 1)]
        assert await evenings_of(store, 6, 9) == []
        assert not await is_over(store, "e")
        await store.delete(["a"])  # as an operator may
        assert await is_over(store, "e")

    with_store(where, story)


def test_an_evening_is_over_when_its_host_says_so(where: Kept) -> None:
    async def story(store: Store) -> None:
        first = KeptEvening("e", 7, 1.0, "djinn", "seed", 0)
        await store.write([made(first), has_table("e", 0, "a"), kept("a", NEW)])
        assert not await is_over(store, "e")
        await store.write([closed("e")])
        assert await is_over(store, "e")

    with_store(where, story)


async def seated_at(house: House, evening: wire.Evening, place: int) -> tuple[Room, Visitor]:
    """Somebody sits down at a table of an evening and begins."""
    guest, _ = await house.new_guest()
    room = await house.room(evening.tables[place].id)
    token = await hosting.sit(house, room, guest, 0, None)
    seated = guest._replace(seat_token=hashed(token))
    await hosting.start(house, room, seated)
    return room, seated


async def an_evening(house: House) -> tuple[wire.Evening, Visitor]:
    host, _ = await house.new_guest()
    seats = (wire.SeatWish("open"), *[wire.SeatWish("bot")] * 2)
    table = wire.NewTable("shamans", seats, SHORT)
    return await evenings.new_evening(house, host, wire.NewEvening(2, table)), host


def test_an_evening_goes_on_after_a_restart(where: Kept) -> None:
    """Its second table begins with the deal of the first, and then all is compared."""
    told: list[Any] = []

    async def first_half(house: House) -> None:
        evening, host = await an_evening(house)
        room, _ = await seated_at(house, evening, 0)
        await play(room, 10_000, random.Random(5))
        told.extend([evening, host, room.doc.id])

    async def second_half(house: House) -> None:
        evening, host, first = told
        assert not (await evenings.shown(house, host, evening.id)).is_over
        with pytest.raises(Illegal, match="evening-sealed"):
            await archive.proof(house, await house.room(first), host, 1)
        room, _ = await seated_at(house, evening, 1)
        await play(room, 10_000, random.Random(5))
        found = await evenings.shown(house, host, evening.id)
        assert found.is_over
        assert [place.margin for place in found.standings] == [0.0] * 6
        assert room.playing().log[0] == (await house.room(first)).playing().log[0]

    in_house(where, first_half)
    in_house(where, second_half)


def test_an_evening_is_set_up_whole_or_not_at_all(
    where: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "table_id", lambda: "twice")

    async def story(house: House) -> None:
        with pytest.raises(Overtaken):
            await an_evening(house)
        assert await house.store.tables() == []
        assert await evenings_of(house.store, 1, 9) == []

    in_house(where, story)


def test_who_ends_an_evening_stops_its_tables_at_other_servers_too(where: Kept) -> None:
    async def story(house: House) -> None:
        evening, host = await an_evening(house)
        other = House(where.settings())
        try:
            room, guest = await seated_at(other, evening, 1)
            asked = room.playing().decision
            assert asked is not None
            await evenings.close(house, host, evening.id)
            with pytest.raises(Overtaken):
                await obey(other, room.doc.id, guest, wire.Say("s", 0, "hello"))
            again = await other.room(room.doc.id)
            assert again.doc.status == "over"
            with pytest.raises(Illegal, match="game-over"):
                await again.play(
                    asked.seats[0], again.playing().options(asked.seats[0])[0], asked.id
                )
        finally:
            other.close()

    in_house(where, story)
