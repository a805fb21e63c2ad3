"""The adviser beside the book: this turn's chance, a warning and the way back, the ledger at the end."""

from __future__ import annotations

from functools import reduce

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.people import PHONE
from tests.browser.test_wildwoods import Reader, clicks, taps

SHORT_SCENE = {
    "scene": "1_1",
    "difficulty": "gentle",
    "content": {"scene": {"1_1": {"track": 2}}},
}
"""Nothing is found on the way there: whoever dallies has no chance any more."""
END, GO_ON, OVER = "End Luma’s phase", "Go on", "Turn the page"


def dallies_until(reader: Reader, sign: Locator) -> None:
    """Luma does nothing, turn after turn. Each turn's chance is awaited, and what comes with it."""
    while True:
        expect(reader.chance("")).to_be_attached()
        if sign.count():
            return
        reader.presses(END)
        reader.goes_on()


def loses(reader: Reader) -> None:
    """To the end of the scene: after each deed something else is to be done."""
    there = {name: reader.strip.get_by_role("button", name=name) for name in (END, GO_ON, OVER)}
    there["a choice"] = reader.page.locator(".doing .ways button")
    done = ""
    while done != OVER:
        others = {name: button for name, button in there.items() if name != done}
        first, *more = others.values()
        expect(reduce(Locator.or_, more, first).first).to_be_visible()
        done = next(name for name, button in others.items() if button.count())
        if done != OVER:
            reader.does(there[done].first)


def test_a_warning_offers_the_way_back_and_the_ledger_says_that_it_was_taken(meet: Meet) -> None:
    alice = meet("Alice")
    alice.sits_at("me", game="wildwoods", options=SHORT_SCENE)
    reader = Reader(alice, clicks)
    expect(reader.chance(r"[a-z ]+\. About \d+% as this turn begins")).to_be_attached()
    warning = alice.button("Pick a moment")
    dallies_until(reader, warning)
    expect(reader.chance("almost gone")).to_be_attached()
    warning.click()
    alice.button("Rewind to here").click()
    expect(alice.region("Log").locator("s").first).to_be_attached()
    expect(warning).to_have_count(0)
    loses(reader)
    expect(reader.ledger).to_contain_text("When the scene began, Luma’s chance was")
    expect(reader.ledger).to_contain_text("Your choices cost")
    expect(reader.ledger.get_by_role("listitem").first).to_contain_text("End Luma’s phase")
    expect(reader.ledger).to_contain_text("You went back once.")
    expect(reader.ledger).to_contain_text("the shadow came first.")


def test_a_warning_can_be_put_away(meet: Meet) -> None:
    alice = meet("Alice")
    alice.sits_at("me", game="wildwoods", options=SHORT_SCENE)
    reader = Reader(alice, clicks)
    warning = alice.button("Pick a moment")
    dallies_until(reader, warning)
    alice.button("Play on").click()
    expect(warning).to_have_count(0)
    expect(reader.chance("almost gone")).to_be_attached()


def test_a_scene_that_is_over_can_still_end_otherwise(meet: Meet) -> None:
    alice = meet("Alice")
    alice.sits_at("me", game="wildwoods", options=SHORT_SCENE)
    reader = Reader(alice, clicks)
    loses(reader)
    expect(reader.ledger).to_be_visible()
    alice.region("The match is over").get_by_role("button", name="Pick a moment").click()
    alice.button("Rewind to here").click()
    expect(reader.ledger).to_have_count(0)
    expect(reader.strip.get_by_role("button", name=OVER)).to_have_count(0)
    expect(alice.region("Log").locator("s").first).to_be_attached()
    loses(reader)
    expect(reader.ledger).to_contain_text("You went back once.")


def test_on_a_phone_a_line_leads_to_the_ledger(meet: Meet) -> None:
    alice = meet("Alice", **PHONE)
    alice.sits_at("me", game="wildwoods", options=SHORT_SCENE)
    reader = Reader(alice, taps)
    loses(reader)
    expect(reader.ledger).to_have_count(0)
    reader.does(alice.button("Luck and skill"))
    expect(reader.ledger).to_be_in_viewport()
    expect(reader.ledger).to_contain_text("Your choices cost")
    expect(alice.button("Pick a moment")).to_be_visible()
