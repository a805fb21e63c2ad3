"""Positions and replays are sent by what changes: nothing is lost, and it is short."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from spiritboard.bots import bot_for, next_bot_answer
from spiritboard.core.errors import Illegal
from spiritboard.server import archive, hosting, journal, retelling, wire
from spiritboard.server.deltas import change, changes
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.kept import Kept
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from tests.server.running import changed, unfolded

PICTURES = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from("ab"),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inside),
    max_leaves=12,
)


@given(PICTURES, PICTURES)
def test_the_change_brings_the_new_picture_about(old: Any, new: Any) -> None:
    assert changed(old, plainly(change(old, new))) == new


@given(st.lists(PICTURES, min_size=1, max_size=5))
def test_so_it_does_one_after_another(pictures: list[Any]) -> None:
    shown: list[Any] = []
    for found in changes(pictures):
        shown.append(changed(shown[-1] if shown else None, plainly(found)))
    assert shown == pictures


def test_what_is_the_same_takes_no_room() -> None:
    assert plainly(change({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]})) == {}
    found = change({"a": [1, {"b": 2, "d": 3}], "c": 3}, {"a": [1, {"b": 4, "d": 3}], "c": 3})
    assert plainly(found) == {"at": {"a.1.b": 4}}


def test_what_has_its_default_value_is_gone_as_it_is_from_a_whole_position() -> None:
    asked = wire.Asked(1, "lead", "S3.1", (0,))
    old = wire.Position({"moon": 1}, asked, clock=60, undo="free")
    new = wire.Position({"moon": 1}, structs.replace(asked, id=2), undo="ask")
    assert plainly(change(old, new)) == {"at": {"asked.id": 2, "undo": "ask"}, "gone": ["clock"]}


def test_where_nearly_all_is_another_it_is_said_whole() -> None:
    old = wire.Position({}, wire.Asked(1, "lead", "S3.1", (0,)))
    new = wire.Position({}, wire.Asked(2, "follow", "S3.2", (1,)))
    assert plainly(change(old, new))["at"].keys() == {"asked"}


def test_an_open_replay_of_a_long_match_is_short_and_made_once(tmp_path: Path) -> None:
    """Four at Djinn: 22 MB before."""

    async def look() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            room = await finished(house, "djinn", 4)
            packed = await archive.replay(house, room, Visitor(), 1, -2, is_open=True)
            assert len(packed) < 200_000
            rows = await house.store.rows(room.doc.id, room.doc.started)
            past = retelling.Past(room.doc.id, room.doc.game, 1, rows)
            whole = retelling.replay_of(past, -2, is_open=True, finished=True)
            plain = gzip.decompress(packed)
            assert len(plain) < 2_000_000
            assert unfolded(msgspec.json.decode(plain)) == plainly(whole)
            begun = house.workers.begun
            again = await archive.replay(house, room, Visitor(), 1, -2, is_open=True)
            assert (again, house.workers.begun) == (packed, begun)
            with pytest.raises(Illegal, match="no-such-seat"):
                await archive.replay(house, room, Visitor(), 1, -1, is_open=False)
        finally:
            house.close()

    asyncio.run(look())


def plainly(sent: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(sent))


async def finished(house: House, game: str, seats: int) -> Room:
    """A match of random bots to its end."""
    guest, _ = await house.new_guest()
    places = tuple(wire.SeatWish("bot", bot="random") for _ in range(seats))
    room, _ = await hosting.new_table(house, guest, wire.NewTable(game, places, start=True))
    match = room.playing()
    bots = {seat: bot_for("random", game, f"{seat}".encode()) for seat in range(seats)}
    while (asked := match.decision) is not None:
        found = next_bot_answer(match, bots)
        assert found is not None
        await room.play(*found, asked.id, "random")
    return room


def test_an_earlier_match_is_read_without_the_later_ones(tmp_path: Path) -> None:
    async def look() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            room = await finished(house, "shamans", 3)
            room.doc.chairs[0].token = hashed("mine")
            await hosting.rematch(house, room, Visitor(seat_token=hashed("mine")))
            past = await archive.past_of(house, room, 1)
            kinds = [type(journal.decode_body(row.body)) for row in past.rows]
            assert kinds.count(journal.Started) == 1
            assert past.rows[0].seq == room.doc.begun[0]
            assert past.rows[-1].seq == room.doc.begun[1] - 1
        finally:
            house.close()

    asyncio.run(look())


def test_what_was_asked_for_least_lately_goes_first() -> None:
    kept = Kept(most=5)
    kept.put("a", b"aa")
    kept.put("b", b"bb")
    assert kept.get("a") == b"aa"
    kept.put("c", b"cc")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (b"aa", None, b"cc")
