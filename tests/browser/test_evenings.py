"""A duplicate evening: two friends at two tables play the same deal and are compared."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import SHORT, Person
from tests.server.running import Guest, Server


def link(person: Person, name: str) -> Locator:
    return person.page.get_by_role("link", name=name, exact=True)


def sits_down_and_starts(person: Person, table: str) -> None:
    person.button(f"Sit down: {table}, Seat 1").click()
    person.button("Start").click()
    expect(person.prompt).to_be_visible()


def plays_to_the_end(person: Person, server: Server) -> None:
    """With the cookies of the browser, but quicker than it can be clicked."""
    guest = Guest(server)
    for cookie in person.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"], path=cookie["path"])
    guest.at(person.table).play_on(0)
    person.page.reload()
    expect(person.ending).to_be_visible()


def test_an_evening_is_set_up_on_the_page(alice: Person) -> None:
    alice.opens()
    link(alice, "Duplicate evening").click()
    alice.page.get_by_label("Tables").select_option("3")
    alice.page.get_by_label("Players").select_option("3")
    alice.page.get_by_label("Seat 2").first.select_option("Open to anyone")
    alice.button("Set up the evening").click()
    expect(alice.page.get_by_role("heading", name=re.compile(r"^Table \d$"))).to_have_count(3)
    expect(alice.button("Sit down: Table 3, Seat 2")).to_be_visible()
    sits = alice.button("Sit down: Table 2, Seat 2")
    sits.click()
    expect(alice.page.get_by_text("You can start once every seat is taken.")).to_be_visible()
    alice.button("Stand up").click()
    expect(sits).to_be_visible()
    alice.opens()
    expect(alice.page.get_by_role("heading", name="Your evenings")).to_be_visible()
    alice.page.get_by_text("0 of 3 tables have finished").click()
    alice.button("End the evening").click()
    alice.button("End the evening").click()
    expect(alice.page.get_by_text("No table has finished")).to_be_visible()


def test_two_friends_play_the_same_deal_and_are_compared(
    alice: Person, bob: Person, server: Server
) -> None:
    seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    table = {"game": "shamans", "seats": seats, "options": SHORT}
    made = alice.ask("POST", "/api/evenings", {"tables": 2, "table": table})
    evening = f"/e/{made['id']}"
    alice.opens(evening)
    sits_down_and_starts(alice, "Table 1")
    plays_to_the_end(alice, server)
    link(alice, "All tables of the evening").click()
    expect(alice.page.get_by_text("1 of 2 tables has finished")).to_be_visible()
    expect(alice.page.get_by_role("heading", name="Who made the most of the deal")).to_have_count(0)

    bob.opens(evening)
    sits_down_and_starts(bob, "Table 2")
    plays_to_the_end(bob, server)
    link(bob, "All tables of the evening").click()
    for person in (alice, bob):  # Alice need not ask again
        ranking = person.page.get_by_role("region", name="Who made the most of the deal")
        expect(ranking.get_by_role("listitem")).to_have_count(2)
        expect(ranking.get_by_role("listitem").filter(has_text="you")).to_contain_text(person.name)
    link(bob, "Replay, table 1").click()
    expect(bob.page.get_by_role("slider", name="Moment")).to_have_value("0")
