"""What an adviser finds out comes after a while, holds up nothing, and is dropped if it is too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from spiritboard.core.adviser import Forecast
from spiritboard.server import hosting, wire
from spiritboard.server.autopilot import Autopilot
from spiritboard.server.foresight import Subject
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.room import Room
from spiritboard.server.settings import Settings
from spiritboard.server.sockets import obey
from spiritboard.server.workers import Workers
from tests.server.running import Guest, Refused, Socket

P = ParamSpec("P")
T = TypeVar("T")
END = {"do": "end-phase"}


def sit(guest: Guest, scene: str) -> Socket:
    table = guest.table("me", game="wildwoods", start=True, options={"scene": scene})["id"]
    socket = guest.at(table)
    socket.until_asked(0)
    return socket


def answers(socket: Socket, action: dict[str, Any]) -> Any:
    asked = socket.positions[0]["asked"]["id"]
    return socket.command("answer", seat=0, decision=asked, action=action)


def ends_the_scene(socket: Socket) -> None:
    """Nothing is done, so the shadow comes first."""
    while asked := socket.until_asked(0).get("asked"):
        if asked["kind"] == "act":
            answers(socket, END)
        else:
            socket.answer(0)


def test_the_chance_comes_at_the_start_and_after_each_shadow_phase(guest: Guest) -> None:
    one = sit(guest, "p2")
    for _ in range(2):
        assert "advice" not in one.positions[0]
        told = one.until("advice")["advice"]["forecast"]
        assert told["say"]["key"] == "forecast"
        assert told["more"]["key"] == "forecast-calibrated"
        answers(one, END)


def test_whoever_comes_later_is_shown_it_at_once(guest: Guest) -> None:
    one = sit(guest, "p2")
    told = one.until("advice")["advice"]
    again = guest.at(one.table["id"])
    assert again.positions[0]["advice"] == told


def test_a_scene_that_is_over_is_reckoned_up(guest: Guest) -> None:
    one = sit(guest, "p2")
    ends_the_scene(one)
    while not (account := one.until("advice")["advice"].get("account")):
        pass
    assert account[0]["key"] == "ledger-sum"
    assert account[0]["args"]["end"] == "lost"


def test_alone_one_goes_back_to_any_moment_and_the_ledger_says_so(guest: Guest) -> None:
    one = sit(guest, "p2")
    first, seq = one.positions[0], one.table["seq"]
    assert not first.get("may_rewind")
    for _ in range(3):
        answers(one, END)
    assert one.positions[0]["may_rewind"]
    one.command("take-back", seat=0, after=seq)
    assert one.positions[0]["view"] == first["view"]
    assert one.news[0][-1]["back_to"] == seq + 1
    with pytest.raises(Refused, match="nothing-to-undo"):
        one.command("take-back", seat=0, after=seq)
    ends_the_scene(one)
    while not (account := one.until("advice")["advice"].get("account")):
        pass
    assert account[-1] == {"key": "ledger-rewound", "args": {"n": 1}}


def test_a_scene_that_is_over_can_still_end_otherwise(guest: Guest) -> None:
    """Until the next one begins; what is played is counted once."""
    one = sit(guest, "p2")
    first, seq = one.positions[0], one.table["seq"]
    ends_the_scene(one)
    assert one.table["status"] == "over"
    assert one.positions[0]["may_rewind"]
    assert len(guest.get("/api/history")["matches"]) == 1
    one.command("take-back", seat=0, after=seq)
    assert one.positions[0]["view"] == first["view"]
    assert one.table["status"] == "playing"
    assert guest.get("/api/history")["matches"] == []
    ends_the_scene(one)
    assert len(guest.get("/api/history")["matches"]) == 1
    before = one.table["seq"]
    guest.post(f"/api/tables/{one.table['id']}/next")
    one.until("welcome")
    with pytest.raises(Refused, match="nothing-to-undo"):
        one.command("take-back", seat=0, after=before - 2)


def test_two_people_do_not_go_back_that_far(guest: Guest, friend: Guest) -> None:
    table = guest.table("me", "open", game="wildwoods")["id"]
    friend.post(f"/api/tables/{table}/seats/1/sit", {})
    guest.post(f"/api/tables/{table}/start")
    one = guest.at(table)
    one.until_asked(0)
    with pytest.raises(Refused, match="rewind-alone"):
        one.command("take-back", seat=0, after=one.table["seq"])


def test_a_game_without_an_adviser_is_told_nothing(guest: Guest) -> None:
    table = guest.table("me", game="ducharina", options={"puzzle": 1}, start=True)["id"]
    one = guest.at(table)
    one.until_asked(0)
    one.play_on(0)
    assert all(message["type"] != "advice" for message in one.messages)


# Inside a house, with workers that take as long as we like


class Slow(Workers):
    """What is found out waits until it is let go, the first asked first."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Callable[..., Any], asyncio.Event]] = []

    async def work(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        gate = asyncio.Event()
        self.asked.append((job, gate))
        await gate.wait()
        return job(*args, **named)


class Ear:
    """Somebody who listens at the table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.eyes: tuple[int, ...] = (0,)
        self.shown: dict[int, wire.Position] | None = None
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, message: wire.Bye) -> None:
        self.heard.append(b"bye")

    @property
    def advised(self) -> int:
        return sum(b'"type":"advice"' in message for message in self.heard)


def at_home(tmp_path: Path, story: Callable[[House, Room, Ear], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1))
        house.workers.close()
        house.workers = Slow()
        try:
            guest, _ = await house.new_guest()
            options = {"scene": "p1"}
            wish = wire.NewTable("wildwoods", (wire.SeatWish("me"),), options, start=True)
            room, token = await hosting.new_table(house, guest, wish)
            ear = Ear(Visitor(guest.guest, guest.name, hashed(token)))
            await story(house, room, ear)
        finally:
            house.close()

    asyncio.run(tell())


async def ends_phase(house: House, room: Room, ear: Ear, key: str) -> None:
    assert room.match is not None
    assert room.match.decision is not None
    command = wire.Answer(key, 0, room.match.decision.id, END)
    assert isinstance(await obey(house, room.doc.id, ear.visitor, command), wire.Done)


async def settled() -> None:
    """Whatever can go on goes on."""
    for _ in range(20):
        await asyncio.sleep(0)


def subject_of(room: Room) -> Subject | None:
    assert isinstance(room.attendant, Autopilot)
    return room.attendant.foresight.subject


def test_no_move_waits_for_it_and_what_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async def story(house: House, room: Room, ear: Ear) -> None:
        workers = house.workers
        assert isinstance(workers, Slow)
        await settled()
        assert workers.asked == []  # nobody is there to be told
        room.listeners.add(ear)
        room.look_anew()
        await settled()
        assert subject_of(room) == (1, 1)
        await ends_phase(house, room, ear, "a")
        await settled()
        assert subject_of(room) == (1, 2)
        assert len(workers.asked) == 2
        workers.asked[0][1].set()
        await settled()
        assert (room.forecast, ear.advised) == (None, 0)
        workers.asked[1][1].set()
        await settled()
        assert isinstance(room.forecast, Forecast)
        assert ear.advised == 1

    at_home(tmp_path, story)


def test_a_turn_that_comes_again_after_a_rewind_gets_its_own(tmp_path: Path) -> None:
    async def story(house: House, room: Room, ear: Ear) -> None:
        workers = house.workers
        assert isinstance(workers, Slow)
        room.listeners.add(ear)
        room.look_anew()
        await ends_phase(house, room, ear, "a")
        await settled()
        back = wire.TakeBack("b", 0)
        assert isinstance(await obey(house, room.doc.id, ear.visitor, back), wire.Done)
        await ends_phase(house, room, ear, "c")
        await settled()
        subjects = len(workers.asked)
        assert (subjects, subject_of(room)) == (4, (1, 2))
        workers.asked[1][1].set()  # of the turn that was taken back
        await settled()
        assert ear.advised == 0
        workers.asked[3][1].set()
        await settled()
        assert ear.advised == 1

    at_home(tmp_path, story)


def test_advice_that_fails_leaves_the_table_alone(tmp_path: Path) -> None:
    async def story(house: House, room: Room, ear: Ear) -> None:
        house.workers.close()
        room.attendant = Autopilot(room, Workers(1), house.settings)
        room.attendant.workers.close()
        room.listeners.add(ear)
        room.look_anew()
        await settled()
        await ends_phase(house, room, ear, "a")
        assert (ear.advised, room.is_broken) == (0, False)

    at_home(tmp_path, story)


def test_a_table_from_the_store_goes_back_to_any_moment_too(tmp_path: Path) -> None:
    async def story(house: House, room: Room, ear: Ear) -> None:
        seq = room.doc.seq
        for key in "abc":
            await ends_phase(house, room, ear, key)
        house.forget(room)
        for key, after, turn in (("d", seq + 2, 3), ("e", seq, 1)):
            back = wire.TakeBack(key, 0, after)
            assert isinstance(await obey(house, room.doc.id, ear.visitor, back), wire.Done)
            again = await house.room(room.doc.id)
            assert again.match is not None
            assert again.match.view(0).turn == turn
            house.forget(again)

    at_home(tmp_path, story)
