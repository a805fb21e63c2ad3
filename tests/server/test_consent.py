"""Somebody who is away agrees to nothing that could cost them something."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spiritboard.core.values import Event
from spiritboard.server import autopilot, hosting, wire
from spiritboard.server.consent import agreeing
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.room import Room
from spiritboard.server.sockets import obey
from tests.server.test_fair_shares import at_home, come, settled, table_of


async def seats_of_two(house: House) -> tuple[Room, Visitor, Visitor]:
    """Two guests and a bot; the first seat is asked."""
    room, one = await table_of(house, "me", "here", "here")
    other, _ = await house.new_guest()
    token = hashed("other")
    other = other._replace(seat_token=token)
    for seat in (1, 2):
        room.doc.chairs[seat].guest, room.doc.chairs[seat].token = other.guest, token
    return room, one, other


async def answer(house: House, room: Room, seat: int) -> None:
    """As its player or a stand-in would."""
    asked = room.open_question()
    assert asked is not None
    async with room.lock:
        await room.play(seat, room.playing().options(seat)[0], asked.id, "greedy")


async def take_back(house: House, room: Room, visitor: Visitor) -> wire.UndoWish | None:
    """What it still waits for; None: it is done."""
    done = await obey(house, room.doc.id, visitor, wire.TakeBack(f"t{room.doc.seq}", 0))
    assert isinstance(done, wire.Done)
    return room.undo_wish()


def asked_seat(room: Room) -> int:
    asked = room.open_question()
    assert asked is not None
    return asked.seats[0]


def test_what_a_stand_in_has_played_is_not_taken_back_unasked(tmp_path: Path) -> None:
    """Else one could look at what comes from an absent player's hand, again and again."""

    async def story(house: House) -> None:
        room, one, other = await seats_of_two(house)
        for seat in (1, 2):
            await hosting.leave(room, other, seat)
        while asked_seat(room) == 0:
            await answer(house, room, 0)
        absent = asked_seat(room)
        await answer(house, room, absent)
        before = len(room.playing().valid)
        wish = await take_back(house, room, one)
        assert wish is not None
        assert absent in wish.waits_for
        assert len(room.playing().valid) == before
        for seat in wish.waits_for:
            await obey(house, room.doc.id, other, wire.Return(f"r{seat}", seat))
            await obey(house, room.doc.id, other, wire.Agree(f"a{seat}", seat, yes=True))
        assert room.undo_wish() is None
        assert len(room.playing().valid) < before

    at_home(tmp_path, story)


@pytest.mark.parametrize("shown", [False, True])
def test_what_is_not_theirs_and_showed_nothing_costs_them_nothing(
    tmp_path: Path, shown: bool
) -> None:
    async def story(house: House) -> None:
        room, _, other = await seats_of_two(house)
        await hosting.leave(room, other, 2)
        match = room.playing()
        while 1 not in {match.log[n].seat for n in match.valid}:
            await answer(house, room, asked_seat(room))
        assert 2 not in {match.log[n].seat for n in match.valid}
        match.events = [[Event("told", {}, reveals=shown)] for _ in match.events]
        assert agreeing(room.doc, match, 0) == ([] if shown else [2])

    at_home(tmp_path, story)


async def asked_for_the_last_card(house: House) -> tuple[Room, Visitor]:
    """Two guests have played a card, a bot thinks about its own, and the first asks for theirs back."""
    room, one = await table_of(house, "me", "here", "bot")
    other = (await house.new_guest())[0]._replace(seat_token=hashed("other"))
    room.doc.chairs[1].guest, room.doc.chairs[1].token = other.guest, other.seat_token
    come(room, one, 0)
    come(room, other, 1)
    while asked_seat(room) != 2:
        await answer(house, room, asked_seat(room))
    await settled()
    assert "bots" in under_way(room)
    assert await take_back(house, room, one)
    await settled()
    return room, other


def under_way(room: Room) -> set[str]:
    """What is going to happen by itself."""
    assert isinstance(room.attendant, autopilot.Autopilot)
    return {plan.kind for plan in room.attendant.plans}


def test_bots_wait_for_whoever_is_asked(tmp_path: Path) -> None:
    """Else the next card of a bot would answer for them."""

    async def story(house: House) -> None:
        room, other = await asked_for_the_last_card(house)
        assert under_way(room) == {"wish"}
        await obey(house, room.doc.id, other, wire.Agree("a", 1, yes=False))
        await settled()
        assert under_way(room) == {"bots"}

    at_home(tmp_path, story)


def test_a_wish_that_nobody_answers_is_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autopilot, "CONSENT_SECONDS", 0.01)

    async def story(house: House) -> None:
        room, _ = await asked_for_the_last_card(house)
        async with asyncio.timeout(60):
            while under_way(room) != {"bots"}:
                await asyncio.sleep(0.01)
        assert room.undo_wish() is None

    at_home(tmp_path, story)
