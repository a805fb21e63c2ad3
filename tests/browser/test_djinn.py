"""Whole matches of Djinn in browsers: for two by clicks, by keyboard alone, alone against Tom."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Meet
from tests.browser.hunters import Hunter, ended, play_to_the_end, seated
from tests.browser.people import STILL, Person
from tests.browser.test_keyboard import focused, press, tab_to
from tests.browser.typists import lost_focus, watch_focus
from tests.djinn.hunter import EASY, hunted
from tests.server.running import Server

LISTED = {**STILL, "spiritboard.as-list": "on"}
"""What a browser keeps whose reader wants every answer as a button."""


class Reader(Hunter):
    """Somebody who has every answer as a button: none may be missing."""

    def answers(self) -> None:
        self.rests()
        self.misses_nothing()
        super().answers()

    def misses_nothing(self) -> None:
        """A kind of answer that is put together from parts has one button for all of them."""
        shown = self.person.prompt.locator(".answers button").all_text_contents()
        parts = self.person.prompt.locator(".answers fieldset, .answers input[type=range]").count()
        missing = {
            option["action"]["do"]: self.said(option)
            for option in self.position["options"]
            if not any(text.strip().startswith(self.said(option)) for text in shown)
        }
        assert len(missing) <= parts, missing


class KeyboardHunter(Reader):
    """The same without a mouse."""

    def answers(self) -> None:
        self.rests()
        self.misses_nothing()
        options, prompt = self.position["options"], self.person.prompt
        chosen = options[hunted(options, self.position["view"], self.seat)]
        wanted = self.button(chosen, prompt)
        before = self.position["asked"]["id"]
        expect(prompt.locator(".answers :focus")).to_be_visible()
        self.goes_to(wanted.and_(focused(self.person.page)), "ArrowDown", len(options))
        press(self.person, "Enter")
        while not self.is_over and self.position["asked"]["id"] == before:
            self.rests()

    def goes_to(self, place: Locator, key: str, most: int) -> None:
        """Presses a key until the focus is there."""
        for _ in range(most):
            if place.count():
                break
            press(self.person, key)
        expect(place).to_have_count(1)


def at_home(person: Person) -> None:
    person.opens()
    person.page.get_by_role("radio", name="Djinn").check()


def test_play_now_seats_one_at_a_table_of_djinn(alice: Person) -> None:
    hunter = Hunter(alice)
    at_home(alice)
    alice.button("Play now", exact=False).click()
    expect(alice.prompt).to_contain_text("Your turn")
    assert alice.ask("GET", f"/api/tables/{alice.table}")["options"]["first_game"] is True
    assert len(hunter.names) == 2


def test_the_game_that_was_chosen_is_kept(alice: Person) -> None:
    at_home(alice)
    alice.page.reload()
    expect(alice.page.get_by_role("radio", name="Djinn")).to_be_checked()
    expect(alice.button("Solo game", exact=False)).to_be_visible()
    alice.page.get_by_role("radio", name="Shamans").check()
    expect(alice.button("Solo game", exact=False)).to_be_hidden()


def test_a_table_is_set_up_with_its_variants(alice: Person) -> None:
    at_home(alice)
    alice.button("Play with friends", exact=False).click()
    form = alice.page.get_by_role("main")
    alice.page.get_by_text("More options").click()
    expect(form.get_by_label("Cards in Tom’s deck", exact=False)).to_have_count(0)
    form.get_by_label("Players").select_option("3")
    expect(form.get_by_role("listitem")).to_have_count(3)
    form.get_by_label("Longer game").check()
    form.get_by_label("Who starts").select_option("Seat 3")
    form.get_by_label("Players").select_option("2")
    expect(form.get_by_role("listitem")).to_have_count(2)
    table = alice.ask("GET", f"/api/tables/{alice.table}")
    assert len(table["seats"]) == 2
    assert table["options"]["long"]
    assert table["options"]["first"] is None


def test_what_is_chosen_before_the_last_choice_was_answered_is_kept_with_it(alice: Person) -> None:
    at_home(alice)
    alice.button("Play with friends", exact=False).click()
    form = alice.page.get_by_role("main")
    alice.page.get_by_text("More options").click()
    on_its_way: list[Route] = []

    def hold(request: Route) -> None:
        on_its_way.append(request)

    alice.page.route(f"**/api/tables/{alice.table}", hold, times=1)
    form.get_by_label("Longer game").check()
    form.get_by_label("Who starts").select_option("Seat 2")
    with alice.page.expect_response(lambda answer: '"first":1' in (answer.request.post_data or "")):
        on_its_way[0].continue_()
    options = alice.ask("GET", f"/api/tables/{alice.table}")["options"]
    assert (options["long"], options["first"]) == (True, 1)


def go_on(person: Person) -> Locator:
    """What puts away how the match has ended."""
    return person.summary.get_by_role("button", name="Go on")


def test_two_play_a_whole_match_by_clicks(alice: Person, meet: Meet) -> None:
    """One with the board, the other with the list of answers; both see the same result."""
    bob = meet("Bob", kept=LISTED)
    hunters = Hunter(alice), Reader(bob)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = alice.ask("POST", "/api/tables", {"game": "djinn", "seats": seats, "options": EASY})
    bob.opens(f"/t/{table['id']}")
    bob.button("Sit down").click()
    alice.opens(f"/t/{table['id']}")
    alice.button("Start").click()
    play_to_the_end(*hunters)

    scores = hunters[0].position["outcome"]["scores"]
    for person in (alice, bob):
        go_on(person).click()
        expect(person.ending).to_be_visible()
        for name, score in zip(("Alice", "Bob"), scores, strict=True):
            expect(person.ending.get_by_role("listitem").filter(has_text=name)).to_contain_text(
                str(score)
            )
    assert hunters[1].position["outcome"]["scores"] == scores
    assert {"enter", "walk", "capture", "open", "pick-bottle"} <= hunters[0].kinds & hunters[
        1
    ].kinds


def test_a_whole_match_by_keyboard_alone(meet: Meet) -> None:
    """The focus comes to the answers, arrows go among them, Enter; the mouse is never touched."""
    alice = meet("Alice", kept=LISTED)
    hunter = KeyboardHunter(alice)
    alice.sits_at("me", "greedy", game="djinn", options=EASY)
    expect(alice.prompt.locator(".answers :focus")).to_be_visible()
    watch_focus(alice)
    play_to_the_end(hunter)
    expect(go_on(alice)).to_be_focused()
    press(alice, "Enter")
    expect(alice.ending).to_be_visible()
    assert lost_focus(alice) == []
    tab_to(alice, alice.button("Play again"))
    press(alice, "Enter")
    expect(alice.ending).to_be_hidden()


def test_alone_against_tom_to_the_end(meet: Meet, server: Server) -> None:
    """R15.2 The score, the best score, the tasks; and the records where the next match is set up."""
    alice, line = seated(meet, server, options={**EASY, "tom": 13})
    end = ended(line)
    go_on(alice).click()
    (score,) = end["outcome"]["scores"]
    expect(alice.ending).to_contain_text(f"You win with {score} points!")
    best = f"A new best score with 13 cards in Tom’s deck: {score}!"
    expect(alice.ending).to_contain_text(best)
    tasks = alice.ending.get_by_role("list").nth(1).get_by_role("listitem")
    expect(tasks).to_have_count(len(end["feats"]["tasks"]))
    expect(tasks.filter(has_text="No mage with a key")).to_be_visible()

    at_home(alice)
    alice.button("Solo game", exact=False).click()
    records = alice.page.get_by_role("table", name="Your records")
    expect(
        records.get_by_role("row", name=re.compile(f"^Best score – – {score} –$"))
    ).to_be_visible()
    expect(records.get_by_role("row", name="No mage with a key no no yes no")).to_be_visible()
    alice.page.get_by_label("Cards in Tom’s deck", exact=False).select_option("12")
    alice.button("Start").click()
    assert alice.ask("GET", f"/api/tables/{alice.table}")["options"]["tom"] == 12


def test_alone_against_tom_on_the_board(alice: Person) -> None:
    """His turns and what he asks are answered where they are shown."""
    hunter = Hunter(alice)
    alice.sits_at("me", game="djinn", options={**EASY, "tom": 13})
    expect(alice.region("Town")).to_be_visible()
    while not hunter.kinds >= {"enter", "walk", "open", "capture"}:
        hunter.answers()


def test_the_points_one_begins_with_alone_are_explained(alice: Person) -> None:
    alice.sits_at("me", game="djinn", options={"first_game": True, "tom": 15})
    score = alice.page.get_by_role("button", name="Points now: 150")
    score.hover()
    told = "150 of these are for Tom’s cards: he has 15 left"
    expect(alice.page.locator(".bubble")).to_contain_text(told)


def test_tom_wins(meet: Meet, server: Server) -> None:
    """D42 Whoever captures nobody loses; nothing is written down."""
    hopeless = {"tom": 12, "first_game": True, "content": {"capture": {"djinn": 99, "boss": 99}}}
    alice, line = seated(meet, server, options=hopeless)
    (score,) = ended(line)["outcome"]["scores"]
    expect(alice.ending).to_contain_text(f"The game is lost, with {score} point")
    expect(alice.ending).to_contain_text("No win yet with 12 cards in Tom’s deck.")
