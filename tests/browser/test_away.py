"""Friends who are away: the others see it, call them, let a bot go on, and have them back at once."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import LEADS, Person

HIDE = """is => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is })
    document.dispatchEvent(new Event('visibilitychange'))
}"""
"""As a browser does when another tab is looked at, and when this one is again."""


def missing(person: Person) -> Locator:
    """Those who are away, beside the question."""
    return person.page.get_by_role("list", name="Away or awaited").get_by_role("listitem")


def at_the_table(person: Person, name: str) -> Locator:
    return person.region("Players").get_by_role("button", name=name, exact=False)


def spoken(person: Person, words: str) -> Locator:
    return person.page.get_by_role("log").get_by_text(words, exact=True)


def test_a_bot_goes_on_for_a_friend_who_is_away_until_they_are_back(
    alice: Person, bob: Person
) -> None:
    link = alice.invites(bob, options=LEADS)
    bob.page.close()
    expect(at_the_table(alice, "Bob").locator(".away")).to_have_text("just left")
    expect(spoken(alice, "Bob is away.")).to_have_count(1)
    missing(alice).get_by_role("button", name="Let a bot play on").click()
    expect(missing(alice)).to_have_text("Bob a bot plays on")
    expect(at_the_table(alice, "Bob").locator(".away")).to_have_text("a bot plays on")

    bob.page = bob.context.new_page()
    bob.opens(link)
    expect(missing(alice)).to_have_count(0)
    expect(at_the_table(alice, "Bob").locator(".away")).to_have_count(0)
    expect(spoken(alice, "Bob is back.")).to_have_count(1)
    expect(bob.hand.first).to_be_visible()
    expect(bob.button("Take your seat back")).to_have_count(0)


def test_a_friend_who_looks_elsewhere_is_called(alice: Person, bob: Person) -> None:
    alice.invites(bob, options=LEADS)
    bob.page.evaluate(HIDE, True)
    missing(alice).get_by_role("button", name="Nudge Bob").click()
    expect(alice.button("Nudge sent")).to_be_disabled()
    told = bob.page.get_by_role("alert").filter(has_text="Alice is waiting for you.")
    expect(told).to_be_visible()
    expect(bob.page).to_have_title("🔔 Alice is waiting for you.")
    bob.page.evaluate(HIDE, False)
    expect(bob.page).not_to_have_title(re.compile("🔔"))
    expect(missing(alice)).to_have_count(0)
    bob.button("Dismiss").click()
    expect(told).to_have_count(0)


def test_whether_bots_chat_is_decided_by_the_host_and_told_to_all(
    alice: Person, bob: Person
) -> None:
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    bob.opens(f"/t/{alice.table}")
    quiet = "Bots don’t chat at this table."
    expect(bob.button("Sit down").first).to_be_visible()
    expect(bob.page.get_by_text(quiet)).to_have_count(0)
    alice.page.get_by_text("More options").click()
    alice.page.get_by_label("Bots chat").uncheck()
    expect(bob.page.get_by_text(quiet)).to_be_visible()
