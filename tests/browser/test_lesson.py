"""A first game with a teacher, from its first card to its end; left in the middle and resumed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

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


def teacher(learner: Person) -> Locator:
    return learner.page.get_by_role("complementary", name="Teacher")


def learns(learner: Person, part: list[tuple[str, str]]) -> None:
    for words, answer in part:
        expect(teacher(learner)).to_contain_text(words)
        learner.chooses(answer)


def test_the_lesson_from_its_first_card_to_its_end(alice: Person) -> None:
    alice.opens()
    alice.button("Learn Shamans", exact=False).click()
    expect(teacher(alice)).to_contain_text("play yellow 1")
    alice.chooses("Play blue 3")
    refusal = "The rules allow it, but the lesson is showing something else: follow the tip."
    expect(alice.prompt.get_by_role("alert").filter(has_text=refusal)).to_be_visible()
    expect(alice.hand).to_have_count(9)
    learns(alice, FIRST_HALF)
    expect(teacher(alice)).to_contain_text(SECOND_HALF[0][0])
    alice.page.close()

    alice.page = alice.context.new_page()
    alice.opens()
    alice.button("Learn Shamans", exact=False).click()
    learns(alice, SECOND_HALF)
    expect(teacher(alice)).to_contain_text("from here on you play as you like")
    expect(alice.told("The last Shadow is gone. The Shamans win the round.")).to_be_visible()
    expect(alice.told("You score 2 points for the team’s win.")).to_be_visible()
    alice.answers()
    expect(alice.told("Round 2 begins")).to_be_visible()
