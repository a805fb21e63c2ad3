"""At the table: taking back, talking, hints, orders, looking back, movement, a broken line."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Meet
from tests.browser.people import LEADS, Person, play
from tests.server.running import Server, running

COUNT_GHOSTS = """() => {
    const count = things => [...things].filter(thing => thing.matches?.('.ghost')).length
    window.ghosts = 0
    new MutationObserver(changes => changes.forEach(change => {
        window.ghosts += count(change.addedNodes)
    })).observe(document.body, {childList: true, subtree: true})
}"""


def test_taking_back_alone_with_bots(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    alice.answers()
    expect(alice.hand).to_have_count(8)
    alice.button("Take back").click()
    expect(alice.hand).to_have_count(9)
    expect(alice.told("You lead").locator("s")).to_be_visible()
    alice.chooses("Play")
    expect(alice.hand).to_have_count(8)


def test_taking_back_by_consent(alice: Person, bob: Person) -> None:
    alice.invites(bob, options=LEADS)
    alice.answers()
    bob.answers()
    wish = bob.page.get_by_text("Alice would like to take back the last answer. Is that all right?")

    alice.button("Ask to take back").click()
    expect(alice.page.get_by_text("Waiting for permission from Bob")).to_be_visible()
    expect(wish).to_be_visible()
    bob.button("Refuse").click()
    expect(wish).to_be_hidden()
    expect(alice.told("You lead").locator("s")).to_have_count(0)

    alice.button("Ask to take back").click()
    bob.button("Allow").click()
    expect(alice.hand).to_have_count(9)
    expect(bob.hand).to_have_count(9)
    expect(alice.prompt).to_contain_text("Which card will you lead?")
    expect(bob.told("Alice leads").locator("s")).to_be_visible()


def test_nobody_names_a_colour_at_the_table(alice: Person, bob: Person) -> None:
    alice.invites(bob)
    alice.says("I have a red one")
    refusal = alice.chat.get_by_role("alert")
    expect(refusal).to_contain_text("“I have a red” sounds like a card.")
    expect(alice.page.get_by_role("textbox", name="Say something")).to_have_value(
        "I have a red one"
    )
    refusal.get_by_role("button", name="S3.5").click()
    expect(alice.dialog("Rules").get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    expect(alice.dialog("Rules").get_by_role("searchbox")).to_be_in_viewport(ratio=1)
    rule = alice.dialog("Rules").get_by_role("listitem").filter(has_text="S3.5").first
    expect(rule).to_be_in_viewport()
    alice.page.keyboard.press("Escape")
    expect(alice.dialog("Rules")).to_be_hidden()

    alice.says("I have a red one")
    expect(refusal).to_contain_text("That message was held back once already")

    alice.says("I have no choice")
    expect(bob.chat.get_by_role("listitem")).to_have_text("Alice I have no choice")
    expect(refusal).to_be_empty()


def test_ready_claims_are_always_allowed(alice: Person, bob: Person) -> None:
    alice.invites(bob)
    alice.page.get_by_text("Ready phrases").click()
    alice.button("Watch the Moon!").click()
    alice.button("I’m not sure about …").click()
    alice.button("I’m not sure about Bob.").click()
    expect(bob.chat.get_by_role("listitem")).to_have_text(
        ["Alice Watch the Moon!", "Alice I’m not sure about you."]
    )
    expect(alice.chat.get_by_role("listitem").last).to_have_text("Alice I’m not sure about Bob.")


def test_a_hint_names_an_answer_and_shows_it_on_the_board(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    alice.button("Hint").click()
    hint = alice.prompt.get_by_text("A strong bot would choose:")
    expect(hint).to_contain_text("Play")
    answer = hint.inner_text().removeprefix("A strong bot would choose: ").rstrip(".")
    expect(alice.page.locator(".hinted")).to_contain_text(answer)


def test_what_a_card_would_do_is_told_before_it_is_played(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    card = alice.hand.last
    card.hover()
    bubble = alice.page.locator(".bubble")
    expect(bubble).to_contain_text("Leads: ")
    alice.page.get_by_role("heading", name="Shamans").hover()
    expect(bubble).to_be_hidden()
    card.focus()
    alice.page.keyboard.press("ArrowLeft")
    expect(bubble).to_contain_text("Leads: ")


def test_the_log_follows_again_after_looking_back(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    play(alice, until=lambda person: person.scores)
    newest = alice.button("Newest", exact=False)
    alice.log.first.scroll_into_view_if_needed()
    expect(newest).to_be_visible()
    newest.click()
    expect(alice.log.last).to_be_in_viewport()
    expect(newest).to_have_count(0)

    alice.log.first.get_by_role("button").click()
    alice.button("Back to now").click()
    expect(alice.log.last).to_be_in_viewport()
    expect(newest).to_have_count(0)


def test_standing_orders_and_settings_are_kept(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    alice.button("Settings").click()
    order = alice.page.get_by_label("Answer “no Portal” whenever I have none")
    order.check()
    alice.page.get_by_label("Theme").select_option("Day")
    alice.page.get_by_label("Animation speed").select_option("Quick")
    alice.page.get_by_label("Show every answer as a button too").check()
    alice.button("Close").click()
    expect(alice.prompt.get_by_role("button", name=re.compile("^Play "))).to_have_count(9)
    expect(alice.page.locator("html")).to_have_attribute("data-theme", "light")

    alice.page.reload()
    expect(alice.page.locator("html")).to_have_attribute("data-theme", "light")
    alice.prompt.get_by_role("button", name=re.compile("^Play ")).first.click()
    expect(alice.hand).to_have_count(8)
    alice.button("Settings").click()
    expect(order).to_be_checked()
    expect(alice.page.get_by_label("Animation speed")).to_have_value("2")


def test_a_sentence_of_the_log_shows_its_moment(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    play(alice, until=lambda person: person.told("the trick").first)
    expect(alice.hand).to_have_count(8)
    alice.told("You are a").first.get_by_role("button").click()
    expect(alice.page.get_by_text("Looking back:")).to_be_visible()
    expect(alice.hand).to_have_count(9)
    expect(alice.legal).to_have_count(0)
    alice.button("One step forward").click()
    expect(alice.hand).to_have_count(8)
    alice.page.keyboard.press("Escape")
    expect(alice.page.get_by_text("Looking back:")).to_be_hidden()
    expect(alice.legal.first).to_be_visible()


def test_whoever_was_away_is_told_what_happened_since(alice: Person) -> None:
    """Sentence by sentence when one asks for it; whoever has seen it happen is not told again."""
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    strip = alice.button("since your last turn", exact=False)
    sentence = re.compile(r"(follows with|plays) \w+ \d")
    alice.answers()
    expect(alice.log.filter(has_text=sentence).nth(1)).to_be_attached()
    expect(alice.legal.first).to_be_visible()
    expect(strip).to_have_count(0)
    alice.page.reload()
    strip.click()
    expect(alice.page.locator(".strip li").filter(has_text=sentence).first).to_be_visible()
    alice.button("Dismiss").click()
    expect(strip).to_be_hidden()


def test_what_was_just_dealt_is_not_retold(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", "greedy", options=LEADS)
    expect(alice.hand).to_have_count(9)
    expect(alice.told("Your hand").first).to_be_visible()
    strip = alice.page.locator(".strip p")
    expect(strip).to_have_text("")
    alice.answers()
    expect(strip).not_to_have_text("")


def test_a_round_that_is_over_is_summed_up(alice: Person) -> None:
    alice.sits_at("me", "greedy", "greedy", "greedy")
    play(alice, until=lambda person: person.summary)
    expect(alice.page.get_by_role("main").get_by_role("status")).to_contain_text(
        re.compile("The (Shamans|Shadows) win the round")
    )
    points = alice.region("The round is over").get_by_role("table")
    expect(points.get_by_role("row")).to_have_count(5)
    expect(points.get_by_role("row", name="Alice")).to_be_visible()
    for other in range(1, 4):
        expect(alice.page.locator(f"[data-place=role-{other}] .role")).to_have_class(
            re.compile("shaman|shadow")
        )
    alice.button("Next round").click()
    expect(points).to_be_hidden()
    expect(alice.legal.first).to_be_visible()


def test_the_next_round_waits_until_the_last_one_was_seen(alice: Person) -> None:
    """The hand that lies there is the old one and can't be played; the log tells no more either."""
    far = {"content": {"points": {"target": 50}}}  # nobody wins in a round
    alice.sits_at("me", "greedy", "greedy", "greedy", options=far)
    play(alice, until=lambda person: person.summary)
    expect(alice.legal).to_have_text("Next round")
    expect(alice.prompt).to_contain_text("The round is over")
    expect(alice.page.get_by_role("region", name="Log")).not_to_contain_text("Round 2 begins")
    alice.page.keyboard.press("Enter")
    expect(alice.hand).to_have_count(9)
    expect(alice.page.get_by_role("region", name="Log")).to_contain_text("Round 2 begins")


def test_a_click_that_was_meant_for_something_else_does_nothing(alice: Person) -> None:
    """The hand closes up under a pointer that rests: what has come under it is not played."""
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    card = alice.legal.first
    expect(card).to_be_visible()
    card.hover()
    box = card.bounding_box()
    assert box is not None
    alice.page.evaluate(AS_SOON_AS_ASKED, [box["x"] + box["width"] / 2, box["y"] + 20])
    card.click()
    expect(alice.page.locator("html[data-clicked]")).to_have_count(1)
    expect(alice.legal.first).to_be_visible()
    expect(alice.hand).to_have_count(8)


AS_SOON_AS_ASKED = """([x, y]) => {
  const legal = () => document.querySelectorAll(".thing.legal").length
  let rested = false
  new MutationObserver(() => {
    if (legal() === 0) rested = true
    const page = document.documentElement
    if (!rested || legal() === 0 || page.dataset.clicked) return
    page.dataset.clicked = "again"
    const there = document.elementFromPoint(x, y)?.closest(".thing")
    there?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
"""A second click at the same spot, in the moment in which the next question is asked."""


def test_the_page_asks_for_nothing_twice(alice: Person, bob: Person) -> None:
    asked: list[str] = []
    alice.page.on("request", lambda request: asked.append(request.url))
    alice.invites(bob)
    bob.page.reload()
    expect(bob.hand).to_have_count(9)
    bob.says("Here I am again")
    expect(alice.chat).to_contain_text("Here I am again")
    assert [url for url in asked if asked.count(url) > 1] == []


def ghosts(page: Page) -> int:
    """So many things have travelled since they were counted."""
    return int(page.evaluate("window.ghosts"))


def test_things_travel_and_nothing_waits_for_them(meet: Meet) -> None:
    alice = meet("Alice", kept={"spiritboard.speed": "1"}, reduced_motion="no-preference")
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    expect(alice.legal.first).to_be_visible()
    alice.page.evaluate(COUNT_GHOSTS)
    alice.answers()
    expect(alice.hand).to_have_count(8)
    expect(alice.told("You lead")).to_be_visible()
    play(alice, until=lambda person: person.told("the trick").first)
    assert ghosts(alice.page) > 0
    expect(alice.page.locator(".ghost")).to_have_count(0)


def test_nothing_travels_where_stillness_is_wished(meet: Meet) -> None:
    alice = meet("Alice", kept={"spiritboard.speed": "2"}, reduced_motion="reduce")
    bob = meet("Bob", kept={"spiritboard.speed": "0"}, reduced_motion="no-preference")
    for person in (alice, bob):
        person.sits_at("me", "greedy", "greedy", options=LEADS)
        expect(person.legal.first).to_be_visible()
        person.page.evaluate(COUNT_GHOSTS)
        play(person, until=lambda person: person.told("the trick").first)
        assert ghosts(person.page) == 0
        assert person.page.evaluate("document.getAnimations().length") == 0


def test_a_game_goes_on_when_the_server_was_gone(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        alice = Person(browser, server.address, "Alice")
        alice.sits_at("me", "greedy", "greedy", options=LEADS)
        expect(alice.legal.first).to_be_visible()
        server.kill()
        expect(alice.page.get_by_text("Reconnecting…")).to_be_visible()
        alice.answers()

        again = Server(tmp_path, port=int(server.address.rpartition(":")[2]))
        try:
            expect(alice.page.get_by_text("Reconnecting…")).to_be_hidden()
            expect(alice.hand).to_have_count(8)
            expect(alice.told("You lead")).to_have_count(1)
            play(alice, until=lambda person: person.told("the trick").first)
            strange = [text for text in alice.complaints if "ERR_CONNECTION_" not in text]
            assert strange == []
            assert alice.complaints, "the browser must have noticed"
        finally:
            alice.context.close()
            again.kill()
