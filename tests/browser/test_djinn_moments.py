"""What everybody shall notice in Djinn: a boss that is caught, and how the match ends."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.hunters import answers, ended, seated
from tests.browser.listening import NEXT_FRAME
from tests.browser.people import PHONE, STILL, Person
from tests.server.running import Server

CALM: dict[str, Any] = {
    "kept": {"spiritboard.speed": "1"},
    "reduced_motion": "no-preference",
}
SIZES: dict[str, Any] = {"desk": {"kept": STILL}, "phone": {**PHONE, "kept": STILL}}


def finale(person: Person) -> Locator:
    return person.page.locator("section.finale")


def test_a_boss_that_is_caught_is_told_over_the_town(meet: Meet, server: Server) -> None:
    """It is drawn into its place, and any key shows the table as it is."""
    alice, socket = seated(meet, server, "greedy", **CALM)
    browser = alice.context.new_cdp_session(alice.page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    while not answers(socket).get("boss"):
        pass
    expect(alice.page.locator(".banner")).to_contain_text("You capture")
    alice.page.keyboard.press("Shift")
    expect(alice.page.locator(".banner")).to_have_count(0)


PRINTED_OVER = """() => [...document.querySelectorAll('.travel .change')].flatMap((change) => {
    const one = change.getBoundingClientRect()
    return [...document.querySelectorAll('.means b, .others b')]
        .filter((number) => {
            const other = number.getBoundingClientRect()
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
            return wide > 0 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
        })
        .map((number) => `${change.textContent} on ${number.textContent}`)
})"""


def test_what_changes_is_never_printed_over_the_numbers(meet: Meet, server: Server) -> None:
    alice, socket = seated(meet, server, "greedy", **CALM)
    browser = alice.context.new_cdp_session(alice.page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    changes = alice.page.locator(".travel .change")
    seen = 0
    for _ in range(12):
        answers(socket)
        alice.page.evaluate(NEXT_FRAME)
        seen += changes.count()
        assert alice.page.evaluate(PRINTED_OVER) == []
    assert seen


@pytest.mark.parametrize("size", list(SIZES))
def test_the_end_of_a_match_tells_where_the_points_came_from(
    meet: Meet, server: Server, size: str
) -> None:
    """The sentence, a table of players, reasons and totals; nothing of it is cut off."""
    alice, socket = seated(meet, server, "greedy", **SIZES[size])
    outcome = ended(socket)["outcome"]
    expect(finale(alice)).to_be_visible()
    expect(alice.page.locator(".headline")).to_contain_text(str(max(outcome["scores"])))
    table = finale(alice).get_by_role("table")
    for score in outcome["scores"]:
        expect(table.get_by_role("cell", name=str(score), exact=True).first).to_be_visible()
    assert table.evaluate("table => table.scrollWidth <= table.parentElement.clientWidth")
    finale(alice).get_by_role("button", name="Go on").click()
    expect(finale(alice)).to_have_count(0)
    expect(alice.ending).to_be_visible()


def test_enter_shows_the_whole_end_at_once(meet: Meet, server: Server) -> None:
    """The clock of the page stands still: by itself nothing would come."""
    alice, socket = seated(meet, server, "greedy", **CALM)
    alice.page.clock.install()
    alice.page.clock.pause_at(alice.page.evaluate("() => Date.now() + 1000"))
    ended(socket)
    expect(alice.page.locator(".headline")).to_have_count(1)
    expect(finale(alice)).to_have_count(0)
    alice.page.keyboard.press("Enter")
    expect(finale(alice).get_by_role("button", name="Go on")).to_be_focused()
    alice.page.keyboard.press("Enter")
    expect(finale(alice)).to_have_count(0)
