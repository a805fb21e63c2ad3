"""The page tells the server while it shows how a round ended, and when that is put away."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, play
from tests.browser.stage import ensure_page
from tests.server.running import Guest, Server, running

FOR_EVER = ("--reading-seconds", "3600")


def until_reading(onlooker: Guest, table: str, *seats: int) -> None:
    socket = onlooker.at(table)
    while socket.table.get("reading", []) != list(seats):
        socket.until("table")


def test_the_server_knows_who_reads_also_after_it_was_killed(
    browser: Browser, tmp_path: Path
) -> None:
    ensure_page()
    with running(tmp_path, *FOR_EVER) as server:
        alice, onlooker = Person(browser, server.address, "Alice"), Guest(server)
        alice.sits_at("me", "greedy", "greedy")
        play(alice, until=lambda person: person.summary)
        until_reading(onlooker, alice.table, 0)
        server.kill()
        again = Server(tmp_path, *FOR_EVER, port=int(server.address.rpartition(":")[2]))
        try:
            onlooker.come_to(again)
            until_reading(onlooker, alice.table, 0)
            alice.button("Next round").click()
            until_reading(onlooker, alice.table)
            expect(alice.legal.first).to_be_visible()
        finally:
            alice.context.close()
            again.kill()
