"""After a match of Djinn: what the points came from, the replay, a moment of the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person, cookies_of
from tests.server.running import Guest, Server


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Guest, str]:
    """Somebody who has played a match with a bot, and its table."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    options = {"first": 0, "first_game": True}
    table = guest.table("me", "greedy", game="djinn", options=options, start=True)["id"]
    guest.at(table).play_on(0)
    return guest, table


@pytest.fixture
def veteran(meet: Meet, played: tuple[Guest, str]) -> Person:
    guest, table = played
    alice = meet("Alice", cookies=cookies_of(guest))
    alice.opens(f"/t/{table}")
    expect(alice.ending).to_be_visible()
    return alice


def test_the_end_tells_what_the_points_came_from(veteran: Person) -> None:
    scores = [int(score) for score in veteran.ending.locator("b").all_inner_texts()]
    veteran.ending.get_by_text("Where the points came from").click()
    told = veteran.ending.locator("ul").get_by_role("listitem").all_inner_texts()
    points = [int(found[1]) for line in told if (found := re.search(r"(\d+) points?", line))]
    assert sum(points) == sum(scores) > 0
    assert any("for djinn in" in line for line in told)


def test_the_log_shows_a_moment_again(veteran: Person) -> None:
    veteran.told("enters the town at the").first.click()
    expect(veteran.page.get_by_text("Looking back:")).to_be_visible()
    expect(veteran.page.get_by_text("Round 1", exact=True)).to_be_visible()
    veteran.button("Back to now").click()
    expect(veteran.page.get_by_text("Round 1", exact=True)).to_have_count(0)


def test_the_replay_steps_through_the_town(veteran: Person) -> None:
    veteran.page.get_by_role("link", name="Replay").click()
    moment = veteran.page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("0")
    expect(veteran.page.get_by_text("bosses in the town: 6")).to_be_visible()
    veteran.button("To the end").click()
    expect(veteran.page.get_by_text("bosses in the town: 0")).to_be_visible()
    veteran.page.get_by_role("combobox", name="View").select_option("Alice")
    log = veteran.page.get_by_role("list", name="Log")
    log.get_by_role("button", name="You enter the town").click()
    expect(veteran.page.get_by_text("bosses in the town: 6")).to_be_visible()
    veteran.button("Check the shuffles").click()
    proof = veteran.page.get_by_role("status").filter(has_text="The shuffles are")
    expect(proof).to_contain_text("fixed before the first move")


def test_a_rule_opens_at_its_paragraph(alice: Person) -> None:
    """From the question at the table, and by its address in every language."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    options = {"first": 0, "first_game": True}
    table = {"game": "djinn", "seats": seats, "options": options, "start": True}
    alice.opens(f"/t/{alice.ask('POST', '/api/tables', table)['id']}")
    alice.prompt.get_by_role("button", name="Rule D1", exact=True).click()
    shown = alice.dialog("Rules").locator("li.shown")
    expect(shown).to_contain_text("On your first turn you choose a square")
    expect(shown).to_be_in_viewport()
    expect(alice.dialog("Rules").get_by_role("searchbox")).to_be_in_viewport()
    expect(alice.dialog("Rules").get_by_role("button", name="Close")).to_be_in_viewport()
    for language, words in (("Čeština", "Jednou za tah"), ("Русский", "Один раз за ход")):
        alice.opens("/rules/djinn?rule=D22")
        alice.button(language).click()
        rule = alice.page.locator("li.shown")
        expect(rule).to_contain_text(words)
        expect(rule).to_be_in_viewport()
