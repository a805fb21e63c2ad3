"""Bots in processes: one that crashes or hangs is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from spiritboard.core.errors import Illegal
from spiritboard.match import Match
from spiritboard.server import archive, hosting, wire, workers
from spiritboard.server.fair_queue import Rank, Turn
from spiritboard.server.house import House
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.settings import Settings
from spiritboard.server.sockets import obey
from spiritboard.server.workers import Setup, Thought, Workers, setup_of

T = TypeVar("T")
TURN = Turn(Rank.PLAYING, 1)
STORE = Path(__file__).parents[1] / "stores" / "0.1" / "tables.db"


@pytest.fixture
def crew() -> Iterator[Workers]:
    found = Workers(1)
    yield found
    found.close()


def new_match() -> Match:
    """With a box of its own: what lies in it must reach the process that thinks."""
    options = {"first": 0, "content": {"track": {"moon": 33}}}
    return Match.new("shamans", 3, seed=1, options=options)


def here() -> Setup:
    return setup_of(new_match())


def thought(spec: str) -> Thought:
    match = new_match()
    return Thought(0, spec, b"key", match.view(0), match.options(0), is_asked=True)


def die(*given: Any) -> None:
    os._exit(1)


def hang(*given: Any) -> None:
    time.sleep(60)


def test_a_bot_answers(crew: Workers) -> None:
    found = asyncio.run(crew.think(TURN, here(), [thought("greedy")], 1))
    assert found is not None
    assert found[1] in thought("greedy").options


def test_an_unknown_bot_is_replaced_by_the_quick_one(crew: Workers) -> None:
    found = asyncio.run(crew.think(TURN, here(), [thought("broken")], 1))
    greedy = asyncio.run(crew.think(TURN, here(), [thought("greedy")], 1))
    assert found is not None
    assert greedy is not None
    assert found[:2] == greedy[:2]


@pytest.mark.parametrize("fault", [die, hang])
def test_a_bot_that_dies_or_hangs_still_gives_an_answer(
    crew: Workers, monkeypatch: pytest.MonkeyPatch, fault: Any
) -> None:
    monkeypatch.setattr(workers, "think", fault)
    monkeypatch.setattr(workers, "GRACE", 0.2)
    found = asyncio.run(crew.think(TURN, here(), [thought("greedy")], 0.1))
    assert found is not None
    assert found[:2] == (0, thought("greedy").options[0])
    monkeypatch.undo()
    assert asyncio.run(crew.think(TURN, here(), [thought("greedy")], 1)) is not None


def test_a_hint_that_fails_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    seats = (wire.SeatWish("me"), wire.SeatWish("here"), wire.SeatWish("here"))
    wish = wire.NewTable("shamans", seats, {"first": 0}, start=True)

    async def ask() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1))
        try:
            guest, _ = await house.new_guest()
            room, token = await hosting.new_table(house, guest, wish)
            seated = Visitor(guest.guest, guest.name, hashed(token))
            house.workers.close()
            reply = await obey(house, room.doc.id, seated, wire.HintRequest("k", 0))
            assert isinstance(reply, wire.Refused)
            assert (reply.refusal.code, reply.key) == ("no-hint", "k")
            assert not room.is_broken
        finally:
            house.close()

    asyncio.run(ask())


def count(text: str) -> int:
    return len(text)


def refuse(seat: int) -> None:
    raise Illegal("S3.1", "no-such-seat", seat=seat, seats=3)


def test_whatever_takes_a_while_is_done_there_too(crew: Workers) -> None:
    assert asyncio.run(crew.work(count, "seven")) == 5
    with pytest.raises(Illegal, match="no-such-seat") as caught:
        asyncio.run(crew.work(refuse, 9))
    assert (caught.value.rule, caught.value.params["seat"]) == ("S3.1", 9)


def test_looking_back_does_not_hold_up_the_tables(tmp_path: Path) -> None:
    """While a long match is told again, the loop is free for everybody else."""
    shutil.copy(STORE, tmp_path / "tables.db")

    async def look() -> None:
        house = House(Settings(data=tmp_path, bot_processes=1, bot_pace=3600))
        try:
            found = await house.store.read("SELECT id FROM tables WHERE status = 'over'")
            for (table,) in found:
                room = await house.room(table)
                for ask in (archive.record, archive.proof):
                    assert await undisturbed(ask(house, room, Visitor(), room.doc.match))
                seen = archive.replay(house, room, Visitor(), room.doc.match, -2, is_open=True)
                replay = msgspec.json.decode(gzip.decompress(await undisturbed(seen)))
                assert replay["steps"]
            assert found
        finally:
            house.close()

    asyncio.run(look())


async def undisturbed(work: Coroutine[Any, Any, T]) -> T:
    """No turn of the loop may take long, however long the work does."""
    task = asyncio.create_task(work)
    longest = 0.0
    while not task.done():
        begun = time.process_time()
        await asyncio.sleep(0.001)
        longest = max(longest, time.process_time() - begun)
    assert longest < 0.1
    return await task
