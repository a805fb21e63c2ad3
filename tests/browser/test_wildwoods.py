"""The prologue of Wildwoods to its end, by mouse, by keyboard and on a phone; a saved one goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.learners import Learner
from tests.browser.people import PHONE, Person

Deed = Callable[[Locator], None]

LIGHT, HELP, EXPLORE, HEAL = "river-0", "river-1", "river-2", "river-3"


class Reader:
    """Somebody with the book open, and the way they do things."""

    def __init__(self, person: Person, deed: Deed) -> None:
        self.person = person
        self.page = person.page
        self.deed = deed

    def card(self, place: str) -> Locator:
        """A card of the river, or another thing on the table."""
        return self.page.locator(f"[data-place={place}]")

    @property
    def light(self) -> Locator:
        """The light when it has come to the centre."""
        return self.page.get_by_role("button", name=re.compile("^Light: at the centre"))

    def chance(self, said: str) -> Locator:
        """Luma's chance, once it is known; pointing at it tells the number."""
        return self.page.get_by_role("button", name=re.compile(f"^Luma’s chance: {said}"))

    @property
    def ledger(self) -> Locator:
        return self.story.get_by_role("region", name="Luck and skill")

    @property
    def strip(self) -> Locator:
        return self.person.region("What can be done")

    @property
    def story(self) -> Locator:
        return self.person.region("Story")

    def does(self, thing: Locator) -> None:
        expect(thing).to_be_enabled()
        self.deed(thing)

    def presses(self, name: str | re.Pattern[str]) -> None:
        self.does(self.strip.get_by_role("button", name=name).first)

    def rolls(self, card: str, aim: str | None, dice: int) -> None:
        """Card, what for, how many dice; the odds stand beside each number of them."""
        self.does(self.card(card))
        if aim is not None:
            self.presses(re.compile(aim))
        count = self.strip.get_by_role("button", name=re.compile(rf"^{dice} dic?e: \d+%"))
        self.does(count)
        expect(count).to_have_attribute("aria-pressed", "true")
        self.presses(re.compile(rf"^Roll {dice} dic?e"))

    def takes(self, aim: str) -> None:
        """What was rolled for is called as it was when it was chosen: the dice must lie there first."""
        expect(self.strip.locator(".rolled")).to_be_visible()
        self.presses(re.compile(f"^{aim}"))

    def puts_a_crystal_on(self, card: str) -> None:
        expect(self.strip).to_contain_text("1 crystal left")
        self.does(self.card(card))
        self.presses("Done")

    def goes_on(self) -> None:
        """After the shadow's phase."""
        expect(self.person.prompt).to_contain_text("The shadow’s phase")
        self.presses("Go on")


def clicks(thing: Locator) -> None:
    thing.click()


def taps(thing: Locator) -> None:
    thing.tap()


def enters(thing: Locator) -> None:
    thing.focus()
    thing.press("Enter")


def lights_the_lamp(reader: Reader) -> None:
    """The first roll is written: two successes."""
    reader.rolls(LIGHT, "move the light", 5)
    reader.presses(re.compile("^2 successes: move the light"))
    reader.goes_on()
    expect(reader.light).to_be_attached()


def heals_the_moth(reader: Reader) -> None:
    """The second roll is written too: it fails, and the card drifts to where it can't act."""
    reader.rolls(HEAL, "heal: Tin Moth", 5)
    reader.goes_on()
    reader.rolls(HELP, None, 1)
    reader.presses(re.compile("^1 success: gain crystals"))
    reader.puts_a_crystal_on(HEAL)
    reader.rolls(HEAL, "heal: Tin Moth", 4)
    reader.presses(re.compile(r"^Tin Moth \("))
    reader.puts_a_crystal_on(LIGHT)


def chooses_a_door(reader: Reader) -> None:
    reader.does(reader.page.get_by_role("button", name="Leave it on the latch").first)
    expect(reader.strip.get_by_role("heading", name="Luma prevails")).to_be_visible()


def opens_the_gate(reader: Reader) -> None:
    """The second scene of the prologue: its first three rolls are written, and the middle one fails."""
    reader.presses("Turn the page")
    expect(reader.card("place-0")).to_contain_text("The frozen hinge")
    reader.rolls(HELP, "The frozen hinge", 5)
    reader.takes("The frozen hinge")
    reader.puts_a_crystal_on(EXPLORE)
    reader.goes_on()
    reader.rolls(LIGHT, None, 5)
    reader.goes_on()
    reader.rolls(EXPLORE, "The overgrown path", 5)
    reader.takes("The overgrown path")


def tells_the_bear(reader: Reader) -> None:
    """The prologue is over, and what was said is remembered."""
    reader.does(reader.page.get_by_role("button", name="“She died.”").first)
    expect(reader.strip.get_by_role("heading", name="Luma prevails")).to_be_visible()
    reader.presses("Turn the page")
    expect(reader.card("place-0")).to_contain_text("The apples, talking")


@pytest.mark.parametrize("deed", [clicks, enters])
def test_the_prologue_is_read_and_played_to_its_end(meet: Meet, deed: Deed) -> None:
    alice = meet("Alice")
    alice.sits_at("me", game="wildwoods")
    reader = Reader(alice, deed)
    expect(reader.story).to_contain_text("The lamp hung on its nail all summer")
    expect(reader.chance("almost certain. This scene can’t be lost.")).to_be_attached()
    lights_the_lamp(reader)
    expect(reader.story).to_contain_text("The first match took.")
    heals_the_moth(reader)
    expect(reader.story).to_contain_text("I only wanted to be near.")
    chooses_a_door(reader)
    expect(reader.story).to_contain_text("She left it on the latch.")
    expect(reader.ledger).to_contain_text("This scene can’t be lost, so nothing was at stake.")
    opens_the_gate(reader)
    expect(reader.story).to_contain_text("Is she behind you?")
    tells_the_bear(reader)
    reader.does(reader.page.get_by_role("button", name="Map", exact=True))
    expect(reader.page.get_by_text("The door was left on the latch.")).to_be_visible()


def test_the_prologue_on_a_phone(meet: Meet) -> None:
    alice = meet("Alice", **PHONE)
    alice.sits_at("me", game="wildwoods")
    reader = Reader(alice, taps)
    reader.does(reader.page.get_by_role("button", name="Read on"))
    expect(reader.story).to_contain_text("The lamp hung on its nail all summer")
    reader.does(reader.page.get_by_role("button", name="Fold the page"))
    lights_the_lamp(reader)
    heals_the_moth(reader)
    chooses_a_door(reader)
    opens_the_gate(reader)
    tells_the_bear(reader)
    wide = alice.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["viewport"]["width"]


def test_a_story_goes_on_in_another_browser(meet: Meet) -> None:
    alice = meet("Alice")
    link = alice.sits_at("me", game="wildwoods")
    lights_the_lamp(Reader(alice, clicks))
    again = meet("Alice", cookies=alice.context.cookies(), **PHONE)
    again.opens(link)
    elsewhere = Reader(again, taps)
    expect(elsewhere.light).to_be_attached()
    heals_the_moth(elsewhere)
    chooses_a_door(elsewhere)


def test_the_page_is_read_as_one_likes(meet: Meet) -> None:
    alice = meet("Alice")
    alice.sits_at("me", game="wildwoods")
    page, text = alice.page, alice.region("Story")
    before = text.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    alice.button("Larger text").click()
    expect(text).not_to_have_css("font-size", f"{before:g}px")
    alice.button("Letters that are easier to tell apart").click()
    expect(text).to_have_css("font-family", re.compile("OpenDyslexic"))
    page.reload()
    expect(text).to_have_css("font-family", re.compile("OpenDyslexic"))
    alice.button("Memory").click()
    expect(
        page.get_by_text("Nobody yet. They are still deciding whether to speak.")
    ).to_be_visible()


def test_the_book_says_what_the_wood_has_kept(meet: Meet) -> None:
    """W6.2 (house) Above the story; and the story is still read from its beginning."""
    alice = meet("Alice")
    carried = {"chapter": 1, "crystals": [3, 2, 0, 1], "spirit": 8}
    options = {"scene": "1_3", "difficulty": "hard", "carried": carried}
    alice.sits_at("me", game="wildwoods", options=options)
    note = alice.region("Story").get_by_text("At this difficulty you travel light.")
    expect(note).to_contain_text("Crystals the wood keeps: 5, found on the way: 1.")
    expect(note).to_be_in_viewport()
    expect(alice.page.get_by_text("he first lamp stands where")).to_be_in_viewport()


def test_the_teacher_points_at_the_roll_and_at_what_it_brings(meet: Meet) -> None:
    learner = Learner(meet("Alice"), "Wildwoods")
    learner.begins()
    for words, answer in (
        ("Luma has five dice", "Roll 1 die"),
        ("One success moves the light", ""),
    ):
        expect(learner.teacher).to_contain_text(words)
        expect(learner.taught).to_contain_text(answer)
        learner.sees_the_line()
        learner.taught.click()
    learner.is_at(3)


def test_friends_may_decide_by_vote(meet: Meet) -> None:
    alice = meet("Alice", kept={"spiritboard.game": "wildwoods", "spiritboard.speed": "0"})
    alice.opens()
    alice.button("Play with friends", exact=False).click()
    alice.page.get_by_text("More options").click()
    alice.page.get_by_label("Decide by vote, without a leader").check()
    with alice.page.expect_response("**/api/tables/*"):
        alice.page.get_by_label("Public table").check()
    assert alice.ask("GET", f"/api/tables/{alice.table}")["deciding"] == "vote"


def two_together(meet: Meet, **more: str) -> tuple[Person, Person]:
    """At one table, the scene begun."""
    alice, bob = meet("Alice"), meet("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "wildwoods", "seats": seats, **more}
    link = f"/t/{alice.ask('POST', '/api/tables', wish)['id']}"
    bob.opens(link)
    bob.button("Sit down").click()
    alice.opens(link)
    alice.button("Start").click()
    return alice, bob


def test_two_people_decide_and_know_who_must_confirm(meet: Meet) -> None:
    """What one suggests the leader confirms; until then both are told that nothing happens."""
    alice, bob = two_together(meet)
    expect(bob.page.get_by_text("Alice decides. Your choice is a suggestion.")).to_be_visible()
    Reader(bob, clicks).rolls(LIGHT, "move the light", 5)
    waits = "Your suggestion is in. Nothing happens until Alice confirms it or chooses otherwise"
    expect(bob.page.get_by_text(waits)).to_be_visible()
    expect(alice.page.get_by_text("Nothing happens until you decide")).to_be_visible()
    alice.page.get_by_role("button", name=re.compile("^Bob suggests: ")).click()
    expect(alice.page.get_by_text("Nothing happens until you decide")).to_have_count(0)
    Reader(bob, clicks).presses(re.compile("^2 successes: move the light"))
    leader = Reader(alice, clicks)
    leader.goes_on()
    expect(leader.light).to_be_attached()


def test_whoever_leads_breaks_a_tie_and_both_are_told(meet: Meet) -> None:
    alice, bob = two_together(meet, deciding="vote")
    expect(bob.page.get_by_text("The majority decides. Your choice is a vote.")).to_be_visible()
    Reader(alice, clicks).rolls(LIGHT, "move the light", 5)
    Reader(bob, clicks).rolls(LIGHT, "move the light", 4)
    expect(bob.page.get_by_text("It’s a tie: Alice now has to confirm")).to_be_visible()
    expect(alice.page.get_by_text("It’s a tie: you now have to confirm")).to_be_visible()
    alice.page.get_by_role("button", name=re.compile("^Alice suggests: ")).click()
    expect(alice.page.get_by_text("It’s a tie: you now have to confirm")).to_have_count(0)
    expect(bob.page.get_by_text("It’s a tie: Alice now has to confirm")).to_have_count(0)
