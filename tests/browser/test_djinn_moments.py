"""What everybody shall notice in Djinn: a boss that is caught, and how the match ends."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.people import PHONE, STILL, Person, cookies_of
from tests.djinn.hunter import EASY, hunted
from tests.server.running import AnotherQuestion, Guest, Server, Socket

CALM: dict[str, Any] = {
    "kept": {"spiritboard.speed": "1"},
    "reduced_motion": "no-preference",
}
SIZES: dict[str, Any] = {"desk": {"kept": STILL}, "phone": {**PHONE, "kept": STILL}}


def seated(meet: Meet, server: Server, **given: Any) -> tuple[Person, Socket]:
    """Alice, who looks at her table, and a line by which she is made to answer."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    options = {**EASY, "first": 0}
    table = guest.table("me", "greedy", game="djinn", start=True, options=options)["id"]
    alice = meet("Alice", cookies=cookies_of(guest), **given)
    alice.opens(f"/t/{table}")
    expect(alice.region("Town")).to_be_visible()
    return alice, guest.at(table)


def answers(socket: Socket) -> Any:
    """As a hunter would; what was answered, or nothing if the match is over."""
    position = socket.until_asked(0)
    if not position.get("asked"):
        return None
    options = position["options"]
    chosen = hunted(options, position["view"], 0)
    with suppress(AnotherQuestion):
        socket.answer(0, chosen)
    return options[chosen]["action"]


def finale(person: Person) -> Locator:
    return person.page.locator("section.finale")


def test_a_boss_that_is_caught_is_told_over_the_town(meet: Meet, server: Server) -> None:
    """It is drawn into its place, and any key shows the table as it is."""
    alice, socket = seated(meet, server, **CALM)
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
    alice, socket = seated(meet, server, **CALM)
    browser = alice.context.new_cdp_session(alice.page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    changes = alice.page.locator(".travel .change")
    while not changes.count():
        answers(socket)
        alice.page.evaluate("new Promise(requestAnimationFrame)")
    assert alice.page.evaluate(PRINTED_OVER) == []


@pytest.mark.parametrize("size", list(SIZES))
def test_the_end_of_a_match_tells_where_the_points_came_from(
    meet: Meet, server: Server, size: str
) -> None:
    """The sentence, a table of players, reasons and totals; nothing of it is cut off."""
    alice, socket = seated(meet, server, **SIZES[size])
    while answers(socket) is not None:
        pass
    outcome = socket.positions[0]["outcome"]
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
    alice, socket = seated(meet, server, **CALM)
    alice.page.clock.install()
    alice.page.clock.pause_at(alice.page.evaluate("() => Date.now() + 1000"))
    while answers(socket) is not None:
        pass
    expect(alice.page.locator(".headline")).to_have_count(1)
    expect(finale(alice)).to_have_count(0)
    alice.page.keyboard.press("Enter")
    expect(finale(alice).get_by_role("button", name="Go on")).to_be_focused()
    alice.page.keyboard.press("Enter")
    expect(finale(alice)).to_have_count(0)
