"""Tables are set up, links sent, seats taken; and a round is played between two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import LEADS, STILL, Person, play
from tests.games import NAMES

MINDED = "field => field.validationMessage"


def test_two_clicks_lead_to_the_first_card(alice: Person) -> None:
    alice.opens()
    alice.button("Play now", exact=False).click()
    expect(alice.hand).to_have_count(9)
    alice.answers()
    expect(alice.hand).to_have_count(8)


def test_whoever_has_chosen_nothing_plays_the_first_game(meet: Meet) -> None:
    alice = meet("Alice", kept={**STILL, "spiritboard.game": ""})
    alice.opens()
    expect(alice.page.get_by_role("radio").first).to_be_checked()
    alice.button("Play now", exact=False).click()
    expect(alice.prompt).to_be_visible()


def test_the_first_page_says_of_each_game_what_one_does_for_whom_and_how_long(
    alice: Person,
) -> None:
    alice.opens()
    windows = alice.page.get_by_role("article")
    expect(windows).to_have_count(len(NAMES))
    for facts in ("3–5 players", "30 min · hidden roles", "Walk the town at dusk"):
        expect(windows.filter(has_text=facts)).not_to_have_count(0)
    djinn = windows.filter(has_text="Walk the town")
    djinn.click(position={"x": 30, "y": 30})
    expect(djinn.get_by_role("radio")).to_be_checked()
    expect(djinn.get_by_role("button", name="Play now")).to_be_visible()


def test_who_comes_back_finds_first_the_table_that_waits(alice: Person) -> None:
    alice.opens()
    alice.button("Play now", exact=False).click()
    expect(alice.prompt).to_be_visible()
    table = alice.page.url
    alice.page.get_by_role("link", name="Home").click()
    alice.page.get_by_role("link", name="Continue").click()
    expect(alice.hand).to_have_count(9)
    assert alice.page.url == table


def test_the_table_where_it_is_ones_turn_comes_before_a_newer_one(
    alice: Person, bob: Person
) -> None:
    own = alice.sits_at("me", "greedy", "greedy", options=LEADS)
    expect(alice.hand).to_have_count(9)
    alice.invites(bob, options={"first": 1})
    alice.opens()
    waiting = alice.page.get_by_role("link", name="Continue")
    expect(waiting).to_contain_text("Your turn")
    expect(waiting).to_have_attribute("href", own)


def test_two_browsers_play_a_round_by_a_link(alice: Person, bob: Person) -> None:
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    alice.page.get_by_label("Players").select_option("3")
    alice.page.get_by_label("Seat 3", exact=True).select_option("greedy")
    link = alice.page.get_by_label("Send this link to your friends").input_value()

    bob.opens(link)
    bob.button("Sit down").click()
    expect(bob.page.get_by_text("The host starts the match.")).to_be_visible()
    alice.button("Start").click()
    expect(alice.hand).to_have_count(9)
    expect(bob.hand).to_have_count(9)

    play(alice, bob, until=lambda person: person.told("the trick").first)
    cards = bob.hand.count()
    bob.page.reload()
    expect(bob.hand).to_have_count(cards)
    play(alice, bob, until=lambda person: person.scores)
    expect(alice.scores).to_be_visible()
    assert alice.scores.inner_text() == bob.scores.inner_text()


def test_one_click_makes_a_table_whose_link_a_phone_can_read(alice: Person) -> None:
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    link = alice.page.get_by_label("Send this link to your friends")
    expect(link).to_have_value(re.compile(f"/t/{alice.table}$"))
    expect(alice.page.get_by_role("img", name="QR code of the link")).to_be_visible()


def test_a_table_is_arranged_while_friends_come(alice: Person, bob: Person) -> None:
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    bob.opens(f"/t/{alice.table}")
    bob.button("Sit down").first.click()
    expect(alice.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    alice.page.get_by_label("Players").select_option("5")
    expect(bob.page.locator("li[data-kind]")).to_have_count(5)
    alice.page.get_by_text("More options").click()
    alice.page.get_by_label("Who starts").select_option("Seat 5")
    alice.page.get_by_label("Players").select_option("3")
    expect(bob.page.locator("li[data-kind]")).to_have_count(3)
    expect(alice.page.get_by_label("Who starts")).to_have_value("")
    alice.page.get_by_label("Seat 3", exact=True).select_option("search")
    expect(bob.page.get_by_text("Strongest bot")).to_be_visible()


def test_a_guest_sees_what_the_game_is_talks_and_takes_another_name(
    alice: Person, bob: Person
) -> None:
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    bob.opens(f"/t/{alice.table}")
    about = bob.page.get_by_role("article")
    expect(about).to_contain_text("3–5 players · 30 min")
    expect(about.locator("svg").first).to_be_visible()
    bob.says("Is it long?")
    expect(alice.chat.get_by_role("listitem")).to_have_text("Bob Is it long?")
    bob.button("Sit down").first.click()
    name = bob.page.get_by_label("Your name")
    name.fill("Robert")
    name.press("Enter")
    expect(alice.page.get_by_role("listitem").filter(has_text="Robert")).to_be_visible()
    bob.button("Read the rules while you wait").click()
    expect(bob.dialog("Rules")).to_be_visible()


def test_a_watcher_sees_the_table_and_no_hand(alice: Person, bob: Person, meet: Meet) -> None:
    link = alice.invites(bob)
    carol = meet("Carol")
    carol.opens(link)
    expect(carol.told("Round 1 begins")).to_be_visible()
    expect(carol.hand).to_have_count(0)
    expect(carol.told("Your hand")).to_have_count(0)
    expect(alice.page.get_by_text("1 spectator")).to_be_visible()

    assert 'data-place="own-' in alice.page.content()
    assert 'data-place="own-' not in carol.page.content()
    play(alice, bob, until=lambda person: person.told("the trick").first)
    expect(carol.told("places the trick").first).to_be_visible()
    expect(carol.legal).to_have_count(0)


def test_a_public_table_is_found_in_the_lobby(alice: Person, bob: Person) -> None:
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    alice.page.get_by_label("Players").select_option("3")
    alice.page.get_by_text("More options").click()
    alice.page.get_by_label("Public table").check()
    table = alice.table

    bob.opens()
    open_tables = bob.page.locator("section", has_text="Tables with a free seat")
    open_tables.locator(f"a[href='/t/{table}']").click()
    bob.button("Sit down").first.click()
    expect(bob.page.get_by_text("The host starts the match.")).to_be_visible()
    expect(alice.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    alice.button("Fill with bots and start").click()
    expect(alice.hand).to_have_count(9)
    expect(bob.hand).to_have_count(9)

    bob.page.get_by_role("link", name="Home").click()
    own_tables = bob.page.locator("section", has_text="Your tables")
    own_tables.locator(f"a[href='/t/{table}']").click()
    expect(bob.hand).to_have_count(9)


def test_a_table_that_is_not_there(alice: Person) -> None:
    alice.opens("/t/nowhere")
    alert = alice.page.get_by_role("alert")
    expect(alert).to_have_text("There’s no such table. The link may be incomplete.")
    alice.page.get_by_role("link", name="Home").click()
    expect(alice.button("Play now", exact=False)).to_be_visible()
    assert all("404" in complaint or "403" in complaint for complaint in alice.complaints)
    alice.complaints.clear()


def test_two_at_one_screen_with_a_curtain_between(alice: Person) -> None:
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    alice.page.get_by_label("Players").select_option("3")
    expect(alice.page.get_by_role("listitem")).to_have_count(3)
    alice.page.get_by_label("Seat 3", exact=True).select_option("greedy")
    alice.page.get_by_role("listitem").nth(1).get_by_role("button").click()
    says_what_is_missing(alice)
    alice.page.get_by_label("Their name").fill("Carol")
    alice.button("Sit down").click()
    alice.button("Start").click()

    hands: dict[str, str] = {}
    for _ in range(4):
        curtain = alice.page.get_by_role("heading", name="Pass the screen to")
        expect(curtain).to_be_visible()
        name = curtain.inner_text().removeprefix("Pass the screen to ")
        shown = alice.page.content()
        assert "Your hand" not in shown
        assert "data-place" not in shown, "nothing of the table is behind the curtain"
        assert [hand for hand in hands.values() if hand in shown] == []

        alice.button(f"I’m {name}").click()
        hands[name] = alice.told("Your hand:").last.inner_text()  # a round may be over already
        assert [hand for who, hand in hands.items() if who != name and hand in alice.log_text] == []
        play(alice, until=lambda person: person.page.get_by_role("heading", name="Pass the screen"))
    assert sorted(hands) == ["Alice", "Carol"]


def says_what_is_missing(person: Person) -> None:
    """In the language of the page, whatever that of the browser."""
    name = person.page.get_by_label("Their name")
    person.button("Sit down").click()
    expect(name).to_be_focused()
    assert name.evaluate(MINDED) == "Type a name. It can’t start with ~."
    name.fill("Carol")
    assert name.evaluate(MINDED) == ""
    name.fill("~Carol")
    person.button("Sit down").click()
    assert name.evaluate(MINDED) == "Type a name. It can’t start with ~."
