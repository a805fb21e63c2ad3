"""Who is away and since when; calling them; letting a bot go on for them until they are back."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spiritboard.server.house import House
from tests.server.running import Guest, Refused, Server, Socket, running
from tests.server.test_fair_shares import at_home
from tests.server.test_one_writer import play, table_of

AT_ONCE = ("--absent-seconds", "0")


def table_for(*guests: Guest, **more: Any) -> str:
    """A table for these and a bot; the match begins, and the first of them leads."""
    host, *others = guests
    seats = ["me", *["open"] * len(others), "greedy"]
    table: str = host.table(*seats, options={"first": 0}, **more)["id"]
    for seat, guest in enumerate(others, 1):
        guest.post(f"/api/tables/{table}/seats/{seat}/sit", {})
    host.post(f"/api/tables/{table}/start")
    return table


def until(socket: Socket, seat: int, is_so: Callable[[Any], bool]) -> Any:
    """The seat, once it is told to be so."""
    while not is_so(socket.table["seats"][seat]):
        socket.until("table")
    return socket.table["seats"][seat]


def is_gone(place: Any) -> bool:
    return bool(place.get("gone"))


def test_whoever_closes_the_page_is_away_until_it_is_open_again(server: Server) -> None:
    alice, bob = Guest(server), Guest(server)
    table = table_for(alice, bob)
    bobs = bob.at(table)
    seen = alice.at(table)
    until(seen, 1, lambda place: not is_gone(place))
    bobs.close()
    place = until(seen, 1, is_gone)
    assert not place.get("online")
    bob.at(table)
    until(seen, 1, lambda place: not is_gone(place))
    assert "gone" not in seen.table["seats"][2], "a bot is never away"


def test_since_when_is_kept_with_the_table(tmp_path: Path) -> None:
    """Also whoever was here at the last change is away when the server comes again."""
    hour = 3600.0
    tables: list[str] = []

    async def leave(house: House) -> None:
        room, _ = await table_of(house)
        room.doc.chairs[0].left -= hour
        await play(room, 1, random.Random(1))
        tables.append(room.doc.id)

    async def come_again(house: House) -> None:
        room = await house.room(tables[0])
        assert room.gone(0) >= hour
        room.doc.chairs[0].left, room.doc.changed = 0.0, room.doc.changed - 2 * hour
        room.absence.resume()
        assert room.gone(0) >= 2 * hour

    at_home(tmp_path, leave)
    at_home(tmp_path, come_again)


def test_a_page_that_nobody_looks_at_says_so(server: Server) -> None:
    alice, bob = Guest(server), Guest(server)
    table = table_for(alice, bob)
    seen, bobs = alice.at(table), bob.at(table)
    bobs.command("look", seat=1, is_here=False)
    place = until(seen, 1, lambda place: is_gone(place) and place.get("online"))
    assert place["online"]
    bobs.command("look", seat=1, is_here=True)
    until(seen, 1, lambda place: not is_gone(place))
    with pytest.raises(Refused, match="not-your-seat"):
        seen.command("look", seat=1, is_here=False)


def test_who_is_waited_for_can_be_called_once_in_a_minute(server: Server) -> None:
    alice, bob = Guest(server), Guest(server)
    table = table_for(alice, bob)
    seen, bobs = alice.at(table), bob.at(table)
    with pytest.raises(Refused, match="nobody-waits"):
        seen.command("nudge", seat=0, whom=1)
    bobs.command("nudge", seat=1, whom=0)
    assert seen.until("nudged") == {"type": "nudged", "seat": 0, "by": 1}
    with pytest.raises(Refused, match="nudged-just-now"):
        bobs.command("nudge", seat=1, whom=0)
    assert all(message["type"] != "nudged" for message in bobs.messages)
    for whom, why in ((1, "no-other-person"), (2, "no-other-person"), (7, "no-such-seat")):
        with pytest.raises(Refused, match=why):
            bobs.command("nudge", seat=1, whom=whom)


def test_who_looks_elsewhere_can_be_called_but_not_who_has_no_page(server: Server) -> None:
    alice, bob = Guest(server), Guest(server)
    table = table_for(alice, bob)
    seen, bobs = alice.at(table), bob.at(table)
    bobs.command("look", seat=1, is_here=False)
    seen.command("nudge", seat=0, whom=1)
    assert bobs.until("nudged")["by"] == 0
    bobs.close()
    until(seen, 1, lambda place: not place.get("online"))
    with pytest.raises(Refused, match="no-page-to-ring"):
        seen.command("nudge", seat=0, whom=1)


def test_nobody_loses_their_seat_while_they_are_here_or_have_just_gone(server: Server) -> None:
    alice, bob = Guest(server), Guest(server)
    table = table_for(alice, bob)
    seen, bobs = alice.at(table), bob.at(table)
    with pytest.raises(Refused, match="is-here"):
        seen.command("relieve", seat=0, whom=1)
    bobs.close()
    until(seen, 1, is_gone)
    with pytest.raises(Refused, match="gone-just-now"):
        seen.command("relieve", seat=0, whom=1)
    assert not seen.table["seats"][1].get("away")


def test_a_bot_goes_on_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    with running(tmp_path, *AT_ONCE) as server:
        alice, bob = Guest(server), Guest(server)
        table = table_for(alice, bob)
        seen = alice.at(table)
        seen.command("relieve", seat=0, whom=1)
        until(seen, 1, lambda place: place.get("away"))
        seen.answer(0)
        seen.until_asked(0)
        bobs = bob.at(table)
        bobs.command("return", seat=1)
        until(seen, 1, lambda place: not place.get("away"))
        with pytest.raises(Refused, match="is-here"):
            seen.command("relieve", seat=0, whom=1)


def test_all_who_are_here_must_want_it(tmp_path: Path) -> None:
    with running(tmp_path, *AT_ONCE) as server:
        alice, bob, carol = Guest(server), Guest(server), Guest(server)
        table = table_for(alice, bob, carol)
        seen, carols = alice.at(table), carol.at(table)
        until(seen, 2, lambda place: not is_gone(place))
        seen.command("relieve", seat=0, whom=1)
        assert until(seen, 1, lambda place: place.get("relief"))["relief"] == [0]
        assert not seen.table["seats"][1].get("away")
        carols.command("relieve", seat=2, whom=1)
        assert "relief" not in until(seen, 1, lambda place: place.get("away"))


def test_a_wish_is_gone_when_they_are_back(tmp_path: Path) -> None:
    with running(tmp_path, *AT_ONCE) as server:
        alice, bob, carol = Guest(server), Guest(server), Guest(server)
        table = table_for(alice, bob, carol)
        seen, _ = alice.at(table), carol.at(table)
        until(seen, 2, lambda place: not is_gone(place))
        seen.command("relieve", seat=0, whom=1)
        until(seen, 1, lambda place: place.get("relief"))
        bob.at(table)
        assert "relief" not in until(seen, 1, lambda place: not is_gone(place))


def test_a_table_may_want_no_bots_in_seats_of_people(tmp_path: Path) -> None:
    with running(tmp_path, *AT_ONCE) as server:
        alice, bob = Guest(server), Guest(server)
        table = table_for(alice, bob, absent="default")
        seen = alice.at(table)
        with pytest.raises(Refused, match="no-stand-in"):
            seen.command("relieve", seat=0, whom=1)


def test_whoever_looks_on_calls_nobody(server: Server) -> None:
    alice, bob, eve = Guest(server), Guest(server), Guest(server)
    table = table_for(alice, bob)
    watching = eve.at(table)
    for command in ("nudge", "relieve"):
        with pytest.raises(Refused, match="not-your-seat"):
            watching.command(command, seat=0, whom=1)
