"""While somebody's page shows how a round ended, bots and that seat's clock wait; nobody else does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spiritboard.core.values import WATCHER
from spiritboard.server.clock import Clock
from tests.server.running import Guest, Refused, Server, Socket, running

FOR_EVER = ("--reading-seconds", "3600")


def end_of_round(socket: Socket) -> int:
    """Everybody sits here and answers; the change of the table that ended the first round."""
    while (ended := summed_up(socket)) == 0:
        asked = socket.positions[0]["asked"]["seats"]
        socket.answer(asked[0])
    return ended


def summed_up(socket: Socket) -> int:
    ends = [news for news in socket.news[0] if any(t.get("sums_up") for t in news.get("told", []))]
    return ends[-1]["seq"] if ends else 0


def asked_and_reader(socket: Socket) -> tuple[int, int]:
    """Who is asked now, and somebody who is not."""
    asked: int = socket.positions[0]["asked"]["seats"][0]
    return asked, (asked + 1) % 3


def people(guest: Guest, **more: Any) -> tuple[str, Socket]:
    table = guest.table("me", "here", "here", start=True, **more)["id"]
    return table, guest.at(table)


def until_a_bot_has_played(socket: Socket, eyes: int = 0) -> None:
    while not any(news.get("by") == "greedy" for news in socket.news[eyes]):
        socket.until("update")


def test_a_bot_waits_for_a_reader_until_the_summary_is_put_away(tmp_path: Path) -> None:
    with running(tmp_path, *FOR_EVER) as server:
        guest = Guest(server)
        table, socket = people(guest)
        change = end_of_round(socket)
        asked, reader = asked_and_reader(socket)
        socket.command("read", seat=reader, change=change)
        guest.delete(f"/api/tables/{table}/seats/{asked}")
        while not socket.table["seats"][asked].get("away"):
            socket.until("table")
        assert socket.table["reading"] == [reader]
        socket.command("read", seat=reader, change=change, is_over=True)
        assert not any(news.get("by") for news in socket.news[0])
        until_a_bot_has_played(socket)
        assert not socket.table.get("reading")


def test_no_reader_holds_up_the_bots_for_longer_than_their_time(tmp_path: Path) -> None:
    """Nor does one who opens the same summary again."""
    with running(tmp_path, "--reading-seconds", "0.3") as server:
        guest = Guest(server)
        table, socket = people(guest)
        change = end_of_round(socket)
        asked, reader = asked_and_reader(socket)
        socket.command("read", seat=reader, change=change)
        guest.delete(f"/api/tables/{table}/seats/{asked}")
        until_a_bot_has_played(socket)
        socket.command("read", seat=reader, change=change)
        assert not socket.table.get("reading")


def test_the_clock_of_a_reader_stands_still_and_other_people_go_on(tmp_path: Path) -> None:
    with running(tmp_path, *FOR_EVER, "--live-seconds", "600") as server:
        socket = people(Guest(server), pace="live")[1]
        change = end_of_round(socket)
        asked, reader = asked_and_reader(socket)
        socket.command("read", seat=reader, change=change)
        assert socket.positions[asked]["clock"] > 0
        socket.answer(asked)
        assert reader in socket.positions[reader]["asked"]["seats"]
        assert "clock" not in socket.positions[reader]
        socket.command("read", seat=reader, change=change, is_over=True)
        assert socket.positions[reader]["clock"] > 0


def test_after_a_kill_nobody_reads_until_a_page_says_so_again(tmp_path: Path) -> None:
    server = Server(tmp_path, *FOR_EVER)
    guest = Guest(server)
    table, socket = people(guest)
    change = end_of_round(socket)
    asked, reader = asked_and_reader(socket)
    socket.command("read", seat=reader, change=change)
    server.kill()
    with running(tmp_path, *FOR_EVER) as again:
        guest.come_to(again)
        socket = guest.at(table)
        assert not socket.table.get("reading")
        socket.command("read", seat=reader, change=change)
        assert socket.table["reading"] == [reader]
        socket.command("read", seat=reader, change=change, is_over=True)
        guest.delete(f"/api/tables/{table}/seats/{asked}")
        until_a_bot_has_played(socket)


def test_only_the_last_round_can_be_read(tmp_path: Path) -> None:
    with running(tmp_path, *FOR_EVER) as server:
        socket = people(Guest(server))[1]
        with pytest.raises(Refused, match="nothing-to-read"):
            socket.command("read", seat=0, change=1)
        change = end_of_round(socket)
        with pytest.raises(Refused, match="nothing-to-read"):
            socket.command("read", seat=0, change=change - 1)
        assert not socket.table.get("reading")


def test_whoever_has_gone_holds_up_nobody(tmp_path: Path) -> None:
    with running(tmp_path, *FOR_EVER) as server:
        guest = Guest(server)
        table, socket = people(guest)
        change = end_of_round(socket)
        asked, reader = asked_and_reader(socket)
        socket.command("read", seat=reader, change=change)
        guest.delete(f"/api/tables/{table}/seats/{asked}")
        onlooker = Guest(server).at(table)
        assert onlooker.table["reading"] == [reader]
        socket.close()
        until_a_bot_has_played(onlooker, WATCHER)


@pytest.mark.parametrize("is_new", [False, True])
def test_a_clock_that_stood_still_goes_on_with_what_was_left(
    monkeypatch: pytest.MonkeyPatch, is_new: bool
) -> None:
    """A question that was asked meanwhile has all its time."""
    now = [1000.0]
    monkeypatch.setattr("spiritboard.server.clock.time.monotonic", lambda: now[0])
    clock = Clock(60)
    clock.set(1)
    now[0] += 20
    clock.set(1, is_still=True)
    assert not clock.is_running
    now[0] += 15
    question = 2 if is_new else 1
    clock.set(question, is_still=True)
    now[0] += 15
    clock.set(question)
    assert clock.seconds_left == (60 if is_new else 40)
