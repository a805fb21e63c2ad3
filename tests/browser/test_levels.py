"""Levels by name are picked with what was measured of them; a hint says why in the game's own terms."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from spiritboard.bots.strength import strengths
from tests.browser.conftest import Meet
from tests.browser.people import LEADS, STILL, Person

NAMES = ("Beginner bot", "Casual bot", "Sharp bot", "Strongest bot")
RATED = re.compile(r"^(.+) · (\d+) ± (\d+)$")
DJINN = {**STILL, "spiritboard.game": "djinn"}
OWN_TERMS = re.compile(
    r"can follow|must go off suit|holds the pawn back|brings the pawn closer|keeps your cover"
    r"|from the Moon|reaches the Moon|artifact|place the trick|you perform|otherwise .+ performs"
    r"|likely that .+ Shadow"
)


def offered(choice: Locator) -> list[str]:
    return choice.locator("option").all_inner_texts()


def test_play_now_asks_how_strong_the_bots_are_and_remembers_it(meet: Meet) -> None:
    alice = meet("Alice", kept=DJINN)
    alice.opens()
    choice = alice.page.get_by_role("combobox", name="Bots")
    expect(choice).to_have_value("greedy")
    measured = strengths("djinn")
    assert measured is not None
    told = [RATED.match(text) for text in offered(choice)]
    assert [found and found[1] for found in told] == list(NAMES)
    values = [str(level.value) for level in measured.levels.values()]
    assert [found and found[2] for found in told] == values
    choice.select_option("beginner")
    alice.button("Play now", exact=False).click()
    table = alice.ask("GET", f"/api/tables/{alice.table}")
    assert [seat.get("bot") for seat in table["seats"]] == [None, "beginner"]
    alice.opens()
    expect(choice).to_have_value("beginner")


def test_at_a_table_each_seat_is_given_a_level(meet: Meet) -> None:
    alice, bob = meet("Alice", kept=DJINN), meet("Bob")
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    alice.page.get_by_text("More options").click()
    expect(alice.page.get_by_text("measured ratings")).to_be_visible()
    seat = alice.page.get_by_label("Seat 2", exact=True)
    assert offered(seat)[0] == "Open to anyone"
    seat.select_option("casual")
    bob.opens(f"/t/{alice.table}")
    expect(bob.page.get_by_text("Casual bot")).to_be_visible()


def test_a_bot_of_before_keeps_its_place(alice: Person) -> None:
    """Tables that were kept may seat `random`, which nobody offers any more."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    wish = {"game": "shamans", "seats": seats}
    alice.opens(f"/t/{alice.ask('POST', '/api/tables', wish)['id']}")
    seat = alice.page.get_by_label("Seat 2", exact=True)
    expect(seat).to_have_value("random")
    assert offered(seat)[-1] == "Random bot"


def test_a_hint_says_why_in_the_games_own_terms(alice: Person) -> None:
    """Somewhere in the first round: not every answer has something that sets it apart."""
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    expect(alice.hand).to_have_count(9)
    for _ in range(8):
        alice.button("Hint", exact=False).click()
        hint = alice.page.locator(".explained")
        expect(hint).to_contain_text("A strong bot would choose")
        if OWN_TERMS.search(hint.inner_text()):
            return
        alice.answers()
        expect(alice.button("Hint", exact=False)).to_be_enabled()
    raise AssertionError("no reason in a whole round")
