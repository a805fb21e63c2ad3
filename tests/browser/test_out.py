"""Whoever is out of the round guesses on."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import cookies_of
from tests.server.running import AnotherQuestion, Guest, Server, Socket

SEATS = 5
FAR = {"content": {"points": {"target": 99}, "track": {"moon": 90}}}
"""A Moon that nobody reaches: worlds are completed, and daggers used."""


def somebody_who_may_bet(server: Server) -> tuple[Guest, int, str]:
    """People who use a dagger whenever they can, until one of them is out and may guess."""
    guests = [Guest(server) for _ in range(SEATS)]
    table = guests[0].table("me", *["open"] * (SEATS - 1), options=FAR)["id"]
    for seat in range(1, SEATS):
        guests[seat].post(f"/api/tables/{table}/seats/{seat}/sit", {})
    guests[0].post(f"/api/tables/{table}/start")
    sockets = [guest.at(table) for guest in guests]
    dice = Random(7)
    while True:
        for seat, socket in enumerate(sockets):
            if "bet" in socket.positions[seat]:
                return guests[seat], seat, table
        act(sockets, dice)


def act(sockets: list[Socket], dice: Random) -> None:
    """Whoever is asked answers; then everybody has heard of it."""
    seat = sockets[0].positions[0]["asked"]["seats"][0]
    position = sockets[seat].positions[seat]
    own = [n for n, option in enumerate(position["options"]) if not option.get("beside")]
    daggers = [n for n in own if position["options"][n]["action"]["do"] == "eliminate"]
    with suppress(AnotherQuestion):
        seq = sockets[seat].answer(seat, dice.choice(daggers or own))["seq"]
        for place, socket in enumerate(sockets):
            while max([news["seq"] for news in socket.news[place]], default=0) < seq:
                socket.receive()


def test_who_is_out_guesses_who_is_a_shadow(meet: Meet, server: Server) -> None:
    guest, seat, table = somebody_who_may_bet(server)
    alice = meet("Alice", cookies=cookies_of(guest))
    alice.opens(f"/t/{table}")
    panel = alice.page.locator("section.panel").filter(has_text="Who’s a Shadow?")
    names = panel.locator(".seats").get_by_role("button")
    send = panel.get_by_role("button", name="That’s my guess")
    expect(names).not_to_have_count(0)
    expect(send).to_be_hidden()
    wanted = guest.sockets[0].positions[seat]["bet"]["count"]
    for nth in range(wanted):
        names.nth(nth).click()
    send.click()
    expect(send).to_be_hidden()
    alice.page.reload()
    expect(panel.locator("[aria-pressed=true]")).to_have_count(wanted)
