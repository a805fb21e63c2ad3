"""A first game with a teacher, from its first card to its end; left in the middle and resumed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.learners import Learner
from tests.browser.people import PHONE, Person

# What the teacher says, and what the learner does.
FIRST_HALF = [
    ("You lead, and your card sets the Destination", "Play yellow 1"),
    ("the lowest takes an artifact", "Take the Ritual Dagger on display"),
    ("the pawn moved towards the Moon", "Play blue 3"),
    ("you can use it any time", "Take the Portal on display"),
    ("plays the highest card places the trick", "Play purple 6"),
    ("Six cards complete a world", "Play blue 6"),
]
SECOND_HALF = [
    ("bad luck, or a Shadow at work?", "Play grey 3"),
    ("only you will know what it is", "Take the top of the pile, sight unseen"),
    ("the Moon is all it wants", "Use a Portal: move the pawn back"),
    ("you don’t have to follow", "Play blue 5"),
    ("going off suit was worth it", "Move the pawn back"),
    ("that wasn’t bad luck", "Play yellow 6"),
    ("someone has to go", "Eliminate Radka"),
    ("the question gives nobody away", "Don’t use a Portal"),
]
ALL = [*FIRST_HALF, *SECOND_HALF]


@pytest.fixture
def learner(alice: Person) -> Learner:
    found = Learner(alice)
    found.begins()
    return found


def learns(learner: Learner, part: list[tuple[str, str]]) -> None:
    for words, answer in part:
        expect(learner.teacher).to_contain_text(words)
        expect(learner.taught).to_contain_text(answer)
        learner.person.chooses(answer)


def test_the_lesson_from_its_first_card_to_its_end(learner: Learner) -> None:
    alice = learner.person
    learns(learner, FIRST_HALF)
    learner.is_at(len(FIRST_HALF) + 1)
    alice.page.close()

    alice.page = alice.context.new_page()
    again = Learner(alice)
    again.begins()
    again.is_at(len(FIRST_HALF) + 1)
    learns(again, SECOND_HALF)
    expect(again.teacher).to_contain_text("from here on you play as you like")
    expect(again.way("Show me")).to_have_count(0)
    expect(alice.told("The last Shadow is gone. The Shamans win the round.")).to_be_visible()
    expect(alice.told("You score 2 points for the team’s win.")).to_be_visible()
    alice.answers()
    expect(alice.told("Round 2 begins")).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["screen", "phone"])
def test_a_line_leads_from_the_tip_to_the_only_thing_that_glows(
    meet: Meet, screen: dict[str, Any]
) -> None:
    learner = Learner(meet("Alice", **screen))
    learner.begins()
    expect(learner.glowing).to_have_count(1)
    expect(learner.glowing).to_contain_text("Play yellow 1")
    learner.sees_the_line()
    learner.page.set_viewport_size({"width": 700, "height": 700})
    learner.sees_the_line()


def test_whoever_tries_something_else_is_shown_the_right_thing(learner: Learner) -> None:
    expect(learner.taught).to_contain_text("Play yellow 1")
    expect(learner.page.locator(".nudged")).to_have_count(0)
    learner.person.chooses("Play blue 3")
    expect(learner.page.locator(".nudged")).to_be_visible()
    expect(learner.teacher.get_by_role("status")).to_have_text(
        "The teacher is pointing: Play yellow 1"
    )
    expect(learner.page.get_by_role("alert").filter(has_text="lesson")).to_have_count(0)
    expect(learner.person.hand).to_have_count(9)
    learner.person.chooses("Play yellow 1")
    expect(learner.taught).to_contain_text("Take the Ritual Dagger")
    expect(learner.page.locator(".nudged")).to_have_count(0)


def test_show_me_does_it_by_keyboard_and_a_reload_loses_nothing(learner: Learner) -> None:
    show = learner.way("Show me")
    expect(learner.page.locator(".board [data-asked]:focus")).to_be_visible()
    show.focus()
    for step, (words, _) in enumerate(ALL[:5], 1):
        learner.is_at(step)
        expect(learner.teacher).to_contain_text(words)
        expect(show).to_be_enabled()
        expect(show).to_be_focused()
        learner.page.keyboard.press("Enter")
    learner.is_at(6)
    learner.page.reload()
    learner.is_at(6)
    expect(learner.teacher).to_contain_text(ALL[5][0])
    expect(learner.taught).to_contain_text(ALL[5][1])


def test_the_taught_card_is_played_by_keyboard(learner: Learner) -> None:
    expect(learner.taught).to_contain_text("Play yellow 1")
    learner.person.hand.first.focus()
    for _ in range(9):
        if learner.page.evaluate("document.activeElement.hasAttribute('data-taught')"):
            break
        learner.page.keyboard.press("ArrowRight")
    expect(learner.taught).to_be_focused()
    learner.page.keyboard.press("Enter")
    learner.is_at(2)


def test_a_chapter_can_be_skipped_and_the_lesson_left(learner: Learner) -> None:
    expect(learner.teacher).to_contain_text("Tricks")
    learner.way("Skip chapter").click()
    learner.is_at(5)
    expect(learner.teacher).to_contain_text("Worlds")
    expect(learner.person.told("You take a Ritual Dagger")).to_be_visible()
    expect(learner.glowing).to_have_count(1)
    learner.way("Leave the lesson and play on").click()
    expect(learner.teacher).to_have_count(0)
    cards = learner.person.hand
    expect(cards.and_(learner.glowing)).to_have_count(cards.count())
    learner.person.chooses("Play blue 6")
    expect(learner.person.told("You play blue 6, off suit")).to_be_visible()
