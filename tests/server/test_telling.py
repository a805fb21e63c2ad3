"""Whoever is told what has changed sees the same as whoever is shown whole positions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spiritboard.bots import bot_for, next_bot_answer
from spiritboard.core.adviser import Forecast
from spiritboard.core.values import WATCHER, Seat
from spiritboard.server import hosting, wire
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from tests.server.running import Guest, updated

MOVES = 250


class Browser:
    """Sees what it is sent, whole or by changes."""

    def __init__(self, seat: Seat, *, is_simple: bool) -> None:
        self.visitor = Visitor(seat_token="" if seat == WATCHER else hashed(f"{seat}"))
        self.eyes: tuple[Seat, ...] = (seat,)
        self.shown: dict[Seat, wire.Position] | None = None if is_simple else {}
        self.updates: list[Any] = []
        self.bytes = 0
        self.position: Any = None

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "welcome":
            self.position = told["eyes"][0]["position"]
        elif told["type"] == "update":
            self.bytes += len(message)
            self.updates.append(told)
            self.position = updated(self.position, told)

    def close(self, message: wire.Bye) -> None:
        pass

    def come(self, room: Room) -> None:
        room.greet(self, 0)
        room.listeners.add(self)


def at_home(tmp_path: Path, story: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            await story(house)
        finally:
            house.close()

    asyncio.run(tell())


async def begun(house: House, game: str, seats: int) -> Room:
    guest, _ = await house.new_guest()
    places = tuple(wire.SeatWish("bot", bot="random") for _ in range(seats))
    room, _ = await hosting.new_table(house, guest, wire.NewTable(game, places, start=True))
    for seat, chair in enumerate(room.doc.chairs):
        chair.token = hashed(f"{seat}")
    return room


async def play(room: Room, moves: int, see: Callable[[], None]) -> None:
    """At random, to the end or so far."""
    match = room.playing()
    bots = {seat: bot_for("random", match.name, f"{seat}".encode()) for seat in range(match.seats)}
    for _ in range(moves):
        asked, found = match.decision, next_bot_answer(match, bots)
        if asked is None or found is None:
            return
        await room.play(*found, asked.id, "random")
        see()


@pytest.mark.parametrize(
    ("game", "seats"), [("shamans", 4), ("djinn", 4), ("ducharina", 3), ("wildwoods", 2)]
)
def test_changes_show_every_seat_what_whole_positions_show(
    tmp_path: Path, game: str, seats: int
) -> None:
    async def story(house: House) -> None:
        room = await begun(house, game, seats)
        eyes = (WATCHER, *range(seats))
        simple = [Browser(seat, is_simple=True) for seat in eyes]
        clever = [Browser(seat, is_simple=False) for seat in eyes]
        for browser in (*simple, *clever):
            browser.come(room)

        def see() -> None:
            for one, other in zip(simple, clever, strict=True):
                assert one.position == other.position

        await play(room, MOVES, see)
        assert all("position" in update for one in simple for update in one.updates)
        assert all("change" in update for one in clever for update in one.updates[:10])
        assert sum(one.bytes for one in clever) < sum(one.bytes for one in simple)

    at_home(tmp_path, story)


def test_whoever_was_away_is_shown_all_and_told_the_changes_from_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await begun(house, "shamans", 4)
        stays, leaves = (Browser(WATCHER, is_simple=False) for _ in range(2))
        stays.come(room)
        leaves.come(room)

        def both() -> None:
            assert leaves.position == stays.position

        await play(room, 5, both)
        room.listeners.discard(leaves)
        await play(room, 5, lambda: None)
        assert leaves.position != stays.position
        leaves.come(room)
        both()
        told = len(leaves.updates)
        await play(room, 5, both)
        assert all("change" in update for update in leaves.updates[told:])
        assert all("change" in update for update in stays.updates)

    at_home(tmp_path, story)


def test_a_browser_that_knows_another_position_is_shown_the_whole_one(tmp_path: Path) -> None:
    """Somebody came just after something had changed that nobody was told of yet."""

    async def story(house: House) -> None:
        room = await begun(house, "shamans", 4)
        first, second = (Browser(0, is_simple=False) for _ in range(2))
        first.come(room)
        room.doc.chairs[0].orders = ["pass-portal"]
        second.come(room)
        assert first.position != second.position
        await play(room, 1, lambda: None)
        assert first.position == second.position
        assert ["position" in one.updates[0] for one in (first, second)] == [True, False]

    at_home(tmp_path, story)


def test_advice_that_came_between_is_gone_with_the_next_position(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await begun(house, "wildwoods", 2)
        browser = Browser(0, is_simple=False)
        browser.come(room)
        room.forecast = Forecast(("forecast", {"level": "even"}), ("forecast", {"level": "even"}))
        room.tell_advice()
        room.forecast = None
        await play(room, 1, lambda: None)
        assert "position" in browser.updates[0]
        assert "advice" not in browser.position

    at_home(tmp_path, story)


def test_a_client_may_ask_for_whole_positions(guest: Guest) -> None:
    table = guest.table("me", "here", "here", start=True, options={"first": 0})["id"]
    clever, simple = guest.at(table), guest.at(table, positions="whole")
    clever.answer(0)
    while simple.positions != clever.positions:
        simple.receive()
    assert {"change" in one for one in clever.messages if one["type"] == "update"} == {True}
    assert {"position" in one for one in simple.messages if one["type"] == "update"} == {True}
