"""Bots at the table: their faces, and what they say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import STILL, Person, cookies_of
from tests.server.running import Guest, Server


@pytest.fixture
def talkative(server: Server) -> tuple[Guest, str]:
    """Somebody at a table where a bot has said something, and the table."""
    guest = Guest(server)
    table = guest.table("me", *["greedy"] * 4, start=True)["id"]
    socket = guest.at(table)
    while not any(message["type"] == "line" for message in socket.messages):
        assert socket.until_asked(0).get("asked"), "nobody has said anything in a whole match"
        socket.answer(0)
    return guest, table


def test_every_bot_has_a_face_of_its_own(alice: Person) -> None:
    alice.sits_at("me", *["greedy"] * 4)
    for name in ("bear", "owl", "hare", "cat"):
        expect(alice.page.get_by_role("main").locator(f"[data-face={name}]")).to_have_count(1)


@pytest.mark.parametrize("is_on", [True, False])
def test_what_bots_say_is_shown_to_whoever_likes_it(
    meet: Meet, talkative: tuple[Guest, str], is_on: bool
) -> None:
    guest, table = talkative
    kept = {**STILL, "spiritboard.bot-talk": "on" if is_on else "off"}
    alice = meet("Alice", cookies=cookies_of(guest), kept=kept)
    alice.opens(f"/t/{table}")
    expect(alice.chat).to_be_visible()
    said = alice.chat.get_by_role("list").first.get_by_role("listitem")
    if is_on:
        expect(said.first).to_be_visible()
    else:
        expect(said).to_have_count(0)
