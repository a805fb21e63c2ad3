"""After the match: once more, the replay, the proof of the shuffles, the history."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import SHORT, Person, cookies_of
from tests.browser.stage import NEIGHBOUR
from tests.server.running import Guest, Server
from tests.tested import ENVIRONMENT

PATIENCE = 120_000
"""Milliseconds: a strong bot looks back at the whole match."""


@pytest.fixture
def winner(veteran: Meet) -> Person:
    return veteran(permissions=["clipboard-read", "clipboard-write"])


def test_once_more_with_rotated_seats(winner: Person) -> None:
    table = winner.ask("GET", f"/api/tables/{winner.table}")
    assert table["you"] == [0]
    winner.button("Play again").click()
    expect(winner.hand).to_have_count(9)
    expect(winner.told("Round 1 begins")).to_have_count(1)
    assert winner.ask("GET", f"/api/tables/{winner.table}")["you"] != [0]


def test_a_replay_steps_jumps_and_shows_the_roles(winner: Person, bob: Person) -> None:
    winner.page.get_by_role("link", name="Replay").click()
    moment = winner.page.get_by_role("slider", name="Moment")
    expect(moment).to_have_value("0")
    winner.button("One step forward").click()
    expect(moment).to_have_value("1")
    winner.button("To the end").click()
    expect(winner.page.get_by_text(re.compile(r"^(\d+) / \1$"))).to_be_visible()
    winner.button("One step back").click()
    log = winner.page.get_by_role("list", name="Log")
    log.get_by_role("button").nth(1).click()
    expect(moment).to_have_value("1")
    expect(log.locator("[aria-current=true]")).to_contain_text("leads")

    hidden = winner.page.get_by_role("button", name="role hidden")
    expect(winner.page.get_by_role("list", name="’s hand")).to_have_count(0)
    expect(hidden).not_to_have_count(0)
    winner.page.get_by_label("Show what was hidden").check()
    expect(winner.page.get_by_role("list", name="’s hand")).not_to_have_count(0)
    expect(hidden).to_have_count(0)
    expect(winner.hand).to_have_count(0)
    winner.page.get_by_role("combobox", name="View").select_option("Alice")
    expect(winner.hand).to_have_count(9)

    winner.button("Copy the link").click()
    expect(winner.button("Copied")).to_be_visible()
    bob.opens(winner.page.evaluate("navigator.clipboard.readText()"))
    expect(bob.page.get_by_role("slider", name="Moment")).to_have_value("1")
    expect(bob.hand).to_have_count(9)


def test_what_decided_it_is_told_and_jumped_to(winner: Person) -> None:
    winner.page.get_by_role("link", name="Replay").click()
    winner.button("What decided it?").click()
    panel = winner.page.get_by_role("region", name="Analysis")
    chances = panel.get_by_role("table", name="Chance to win")
    expect(chances).to_be_visible(timeout=PATIENCE)
    shadows = panel.get_by_role("table", name="Chance of being a Shadow")
    expect(shadows.get_by_role("row")).to_have_count(3)
    expect(shadows).to_contain_text("33 %")
    winner.button("To the end").click()
    expect(chances).to_contain_text("100 %")
    expect(panel.locator("polyline")).to_have_count(6)
    moment = winner.page.get_by_role("slider", name="Moment")
    for told in panel.get_by_role("listitem").get_by_role("button").all():
        told.press("Enter")
        expect(told).to_have_attribute("aria-current", "true")
        expect(moment).not_to_have_value("0")
    winner.button("Log").click()
    expect(panel).to_have_count(0)
    expect(winner.page.get_by_role("list", name="Log")).to_be_visible()


def test_the_shuffles_are_proved_here_and_at_home(
    meet: Meet, server: Server, tmp_path: Path
) -> None:
    """By a browser that was there from the first move."""
    guest = Guest(server)
    table = guest.table("me", "greedy", "greedy", start=True, options=SHORT)["id"]
    alice = meet("Alice", cookies=cookies_of(guest))
    alice.opens(f"/t/{table}")
    expect(alice.hand).to_have_count(9)
    guest.at(table).play_on(0)
    alice.opens(f"/t/{table}/replay/1")
    alice.button("Check the shuffles").click()
    proof = alice.page.get_by_role("status").filter(has_text="The shuffles are")
    expect(proof).to_contain_text("The shuffles are the ones fixed before the first move.")
    expect(proof).to_contain_text("the hash it saw when the match began")

    with alice.page.expect_download() as download:
        alice.page.get_by_role("link", name="Download", exact=False).click()
    record = tmp_path / "match.json"
    download.value.save_as(record)
    done = subprocess.run(
        [sys.executable, "-m", "spiritboard", "verify", "--lang", "en", str(record)],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "The record is sound" in done.stdout


def test_in_a_local_network_without_https(winner: Person, meet: Meet, server: Server) -> None:
    """A browser has no keys, hashes or clipboard for such a page; it has to do without."""
    bob = meet("", address=server.address.replace("localhost", NEIGHBOUR))
    bob.opens(f"/t/{winner.table}/replay/1")
    assert bob.page.evaluate("isSecureContext") is False
    bob.button("Check the shuffles").click()
    expect(bob.page.get_by_text("The shuffles are the ones")).to_be_visible()
    bob.button("Copy the link").click()
    expect(bob.button("Copied")).to_be_visible()

    bob.page.get_by_role("link", name="Home").click()
    own = bob.page.get_by_label("Your name")
    expect(own).to_have_attribute("placeholder", re.compile(r"^Guest \d{4}$"))
    own.focus()
    bob.page.keyboard.press("Control+V")
    expect(own).to_have_value(f"http://{NEIGHBOUR}:")
    bob.button("Play now", exact=False).click()
    expect(bob.hand).to_have_count(9)
    bob.answers()
    expect(bob.hand).to_have_count(8)
    assert all("Cross-Origin-Opener-Policy" in complaint for complaint in bob.complaints)
    bob.complaints.clear()


def test_past_matches_are_remembered(winner: Person) -> None:
    scores = winner.ending.get_by_role("listitem").all_inner_texts()
    alice = next(line for line in scores if "Alice" in line)
    winner.page.get_by_role("link", name="Home").last.click()
    winner.page.get_by_role("link", name="Your past matches").click()
    played = winner.page.get_by_role("link", name="Shamans")
    expect(played).to_contain_text(re.compile(r"\s+".join(alice.split())))
    expect(played).to_contain_text(re.compile("won|lost"))
    expect(played.locator("[data-face]")).to_have_count(2)
    played.click()
    expect(winner.button("Check the shuffles")).to_be_visible()


def test_a_history_is_looked_at_game_by_game(meet: Meet, server: Server) -> None:
    guest = Guest(server)
    for options in ({**SHORT, "first": 1}, {**SHORT, "first": 2}):
        table = guest.table("me", "greedy", "greedy", start=True, options=options)["id"]
        guest.at(table).play_on(0)
    table = guest.table("me", start=True, game="djinn", options={"tom": 15})["id"]
    guest.at(table)
    guest.delete(f"/api/tables/{table}/seats/0")
    socket = guest.at(table)
    while socket.positions[0].get("asked"):
        socket.receive()
    alice = meet("Alice", cookies=cookies_of(guest))
    alice.opens("/history")
    cards = alice.page.get_by_role("main").get_by_role("listitem")
    expect(cards).to_have_count(3)
    expect(cards.first).to_contain_text("Djinn")
    shamans = alice.button("Shamans", exact=False)
    expect(shamans).to_contain_text(re.compile(r"2 played, \d won"))
    shamans.click()
    expect(cards).to_have_count(2)
    alice.button("All games").click()
    expect(cards).to_have_count(3)


def test_a_replay_has_marks_to_jump_to(winner: Person) -> None:
    winner.page.get_by_role("link", name="Replay").click()
    moment = winner.page.get_by_role("slider", name="Moment")
    marks = winner.page.get_by_role("list", name="Rounds and highlights").get_by_role("button")
    expect(marks.first).to_have_accessible_name(re.compile("^Round 1 begins"))
    expect(marks.last).to_have_accessible_name(re.compile("win"))
    winner.button("To the end").click()
    last = moment.input_value()
    assert int(last) > 0
    winner.page.keyboard.press("PageUp")
    expect(moment).not_to_have_value(last)
    marks.first.click()
    expect(moment).to_have_value("0")
    winner.button("Next highlight").click()
    expect(marks.nth(1)).to_have_attribute("aria-current", "true")
    winner.page.keyboard.press("PageUp")
    expect(moment).to_have_value("0")


def test_nobody_sees_the_hands_of_a_match_that_goes_on(alice: Person, bob: Person) -> None:
    link = alice.invites(bob)
    bob.opens(f"{link}/replay/1?seat=0&open=true")
    alert = bob.page.get_by_role("alert")
    expect(alert).to_have_text("You can see that once the match is over.")
    expect(bob.page.get_by_role("region", name="Your hand")).to_have_count(0)
    assert all("409" in complaint for complaint in bob.complaints)
    bob.complaints.clear()
