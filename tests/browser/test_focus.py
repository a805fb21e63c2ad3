"""Where the focus is: on what is asked about, and never nowhere."""

from __future__ import annotations

from playwright.sync_api import Locator, Route, expect

from tests.browser.people import LEADS, SHORT, Person
from tests.browser.test_keyboard import focused, press, tab_to
from tests.browser.typists import Typist, lost_focus


def test_a_match_of_shamans_with_enter_alone(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at(
        "me", "greedy", "greedy", options={**LEADS, "content": {"points": {"target": 4}}}
    )
    while not typist.is_over:
        typist.plays_a_round()
        typist.goes_on()
    expect(alice.ending).to_be_visible()
    assert lost_focus(alice) == []


def test_the_focus_waits_beside_the_table_for_the_end(alice: Person) -> None:
    """How a match has ended comes over a slow line; nothing else can take the focus till then."""
    typist = Typist(alice)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    alice.page.route("**/Ending-*.js", hold)
    typist.sits_at("me", "greedy", "greedy", options={**LEADS, **SHORT})
    typist.plays_a_round()
    typist.goes_on()
    typist.waits_until(lambda: bool(held))
    for _ in range(10):
        typist.rests()
    assert lost_focus(alice) == []
    held[0].continue_()
    expect(alice.ending).to_be_focused()
    assert lost_focus(alice) == []


def test_the_first_turns_of_djinn_with_enter_alone(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at("me", "greedy", game="djinn", options={"first_game": True, "first": 0})
    for _ in range(10):
        typist.waits_until(lambda: typist.is_asked)
        typist.answers()
    assert lost_focus(alice) == []


def test_what_comes_late_but_stands_first_has_the_focus_until_a_key_is_used(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at("me", "greedy", "greedy", options=LEADS)
    first, second = alice.hand.nth(0), alice.hand.nth(1)
    comes_late(first, second)
    expect(first).to_be_focused()
    press(alice, "2")
    expect(second).to_be_focused()
    comes_late(first, second)
    expect(second).to_be_focused()


def comes_late(first: Locator, second: Locator) -> None:
    """What stands first on the table is asked about a moment after the second."""
    first.evaluate("card => card.removeAttribute('data-asked')")
    expect(second).to_have_attribute("data-digit", "1")
    expect(second).to_be_focused()
    first.evaluate("card => card.setAttribute('data-asked', '')")
    expect(first).to_have_attribute("data-digit", "1")


def test_digits_point_and_then_choose(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at("me", "greedy", "greedy", options=LEADS)
    press(alice, "3")
    expect(alice.hand.nth(2)).to_be_focused()
    expect(alice.hand).to_have_count(9)
    chosen = alice.hand.nth(2).get_attribute("data-place")
    press(alice, "3")
    expect(alice.hand).to_have_count(8)
    card = int(str(chosen).removeprefix("own-"))
    assert typist.answered == [{"do": "play", "card": card}]


def test_a_key_that_is_held_down_answers_once(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at("me", "greedy", "greedy", options=LEADS)
    before = typist.position["asked"]["id"]
    alice.page.keyboard.down("Enter")
    typist.waits_until(lambda: typist.is_answered(before) and typist.is_asked)
    expect(typist.first).to_be_focused()
    for _ in range(5):
        alice.page.keyboard.down("Enter")  # it was not let go: these are repeats
        typist.rests()
    assert len(typist.answered) == 1
    alice.page.keyboard.up("Enter")
    typist.answers()


def test_take_back_and_hint_have_keys(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at("me", "greedy", "greedy", options=LEADS)
    typist.answers()
    expect(alice.hand).to_have_count(8)
    expect(alice.button("Take back")).to_be_visible()
    press(alice, "u")
    expect(alice.hand).to_have_count(9)
    expect(typist.first).to_be_focused()
    press(alice, "h")
    voice = alice.page.get_by_role("log")
    expect(voice).to_contain_text("A strong bot would")
    assert lost_focus(alice) == []


def test_whoever_writes_is_not_called_away(alice: Person, bob: Person) -> None:
    alice.invites(bob, "greedy", options=LEADS)
    words = bob.page.get_by_role("textbox", name="Say something")
    words.click()
    bob.page.keyboard.type("I think 12")
    press(alice, "g")
    expect(alice.page.locator('main [data-digit="1"]')).to_be_focused()
    press(alice, "Enter")
    expect(bob.prompt).to_contain_text("Your turn")
    expect(bob.page.locator('[data-digit="1"]')).to_be_visible()
    expect(words).to_be_focused()
    expect(words).to_have_value("I think 12")


def test_whoever_reads_is_not_called_away_and_jumps_when_ready(alice: Person, bob: Person) -> None:
    alice.invites(bob, "greedy", options=LEADS)
    tab_to(bob, bob.log.get_by_role("button"))
    press(alice, "g")
    expect(alice.page.locator('main [data-digit="1"]')).to_be_focused()
    press(alice, "Enter")
    expect(bob.page.locator('[data-digit="1"]')).to_be_visible()
    expect(bob.log.get_by_role("button").and_(focused(bob.page))).to_have_count(1)
    press(bob, "g")
    expect(bob.page.locator('main [data-digit="1"]')).to_be_focused()


def test_the_first_stop_of_the_page_leads_to_the_question(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at("me", "greedy", "greedy", options=LEADS)
    skip = alice.button("Go to the question")
    skip.focus()
    expect(skip).to_be_in_viewport()
    press(alice, "Enter")
    expect(typist.first).to_be_focused()


def test_the_end_of_a_round_is_heard_before_the_next_question(alice: Person) -> None:
    typist = Typist(alice)
    typist.sits_at("me", "greedy", "greedy", options=LEADS)
    voice = alice.page.get_by_role("log")
    typist.plays_a_round()
    expect(voice.locator("p").last).to_contain_text("Points:")
    typist.goes_on()
    typist.waits_until(lambda: typist.is_asked)
    expect(voice.locator("p").last).to_contain_text("?")
