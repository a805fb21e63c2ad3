"""A whole game by keyboard alone: the mouse is never touched."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Person

FAR = 80
"""No page has so many stops that one would press Tab more often."""


def focused(page: Page) -> Locator:
    return page.locator(":focus")


OUTLINE = """() => {
  const here = document.activeElement
  return here === null || here === document.body ? '' : getComputedStyle(here).outlineStyle
}"""
"""Asked at one stroke: what has the focus may be gone a moment later."""


def tab_to(person: Person, wanted: Locator) -> None:
    """Presses Tab until something has the focus; what has it is always seen to have it."""
    for _ in range(FAR):
        if wanted.and_(focused(person.page)).count():
            return
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(OUTLINE) != "none"
    raise AssertionError(f"Tab never came to {wanted}")


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def test_from_the_first_page_to_the_first_card(alice: Person) -> None:
    alice.opens()
    tab_to(alice, alice.button("Play now", exact=False))
    press(alice, "Enter")
    expect(alice.hand).to_have_count(9)
    tab_to(alice, alice.legal)
    press(alice, "Enter")
    expect(alice.hand).to_have_count(8)


def test_a_whole_game_without_a_mouse(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options={"content": {"points": {"target": 4}}})
    again = alice.button("Play again")
    go_on = alice.summary.get_by_role("button")
    expect(alice.legal.first).to_be_visible()
    while not again.is_visible():
        tab_to(alice, alice.legal.or_(go_on).or_(again))
        if not again.is_visible():
            press(alice, "Enter")
            expect(alice.legal.or_(go_on).or_(again).first).to_be_visible()
    expect(alice.ending).to_contain_text(re.compile("wins? with"))
    tab_to(alice, again)
    press(alice, "Enter")
    expect(alice.hand).to_have_count(9)


def test_arrows_move_within_a_zone_and_tab_between_zones(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options={"first": 0})
    expect(alice.legal.first).to_be_visible()
    tab_to(alice, alice.hand)
    expect(alice.hand.first).to_be_focused()
    press(alice, "ArrowRight", "ArrowRight", "ArrowLeft")
    expect(alice.hand.nth(1)).to_be_focused()
    press(alice, "End")
    expect(alice.hand.last).to_be_focused()
    press(alice, "Tab")
    expect(alice.region("Your hand").locator(":focus")).to_have_count(0)


def test_keys_that_tell(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options={"first": 0})
    expect(alice.legal.first).to_be_visible()
    press(alice, "?")
    expect(alice.dialog("Shortcut keys")).to_contain_text("moves to the next part")
    press(alice, "Escape")
    expect(alice.dialog("Shortcut keys")).to_be_hidden()
    press(alice, "/")
    expect(alice.dialog("What is where")).to_contain_text("steps to the Moon")
    press(alice, "Escape")
    expect(alice.dialog("What is where")).to_be_hidden()


def test_chat_and_the_log_by_keyboard(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options={"first": 0})
    expect(alice.legal.first).to_be_visible()
    tab_to(alice, alice.page.get_by_role("textbox", name="Say something"))
    alice.page.keyboard.type("Hello? / I greet you")
    press(alice, "Enter")
    expect(alice.chat.get_by_role("listitem")).to_have_text("Alice Hello? / I greet you")
    tab_to(alice, alice.log.get_by_role("button"))
    press(alice, "Enter")
    expect(alice.page.get_by_text("Looking back:")).to_be_visible()
    press(alice, "Escape")
    expect(alice.page.get_by_text("Looking back:")).to_be_hidden()


def test_a_screen_reader_hears_the_log_and_the_question(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options={"first": 0})
    expect(alice.legal.first).to_be_visible()
    voice = alice.page.get_by_role("log")
    expect(voice).to_contain_text("You’re the Guide. Which card will you lead?")
    alice.answers()
    expect(voice).to_contain_text("You lead")
