"""A first game of Djinn with a teacher, by clicks, from the town gate to the first award."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.learners import Learner
from tests.browser.people import STILL, Person

# What the teacher says, and what the learner does.
SCRIPT = [
    (
        "three in bottles of one colour",
        "Enter at the Tavern (square space, the outer south-west), coming from the outer north-west",
    ),
    ("A square gives you a basic action", "Take Parviz"),
    ("never back the way they came", "Go to the Market (round"),
    ("at the Market you trade twice", "A cork for 1 coin"),
    ("A bottle holds a djinn of its own colour", "Bottles for 1 coin: purple"),
    (
        "Capture both with his help",
        "Capture 2 purple djinn for 3 magic, helped by Parviz; bottle a purple djinn",
    ),
    ("your rival paid you a coin", "Go to the Magic Source"),
    ("For now, let it fill your magic", "Fill your magic to the maximum"),
    ("there are chests", "Go to the Catacombs (round"),
    ("Anything shown beside a key", "Open 2 chests"),
    ("Capture the purple one", "Capture a purple djinn for 4 magic; into a circle"),
    ("You need corks", "Go to the Workshop (square"),
    ("Take the Craftsman’s Cloak", "1 cork, Craftsman’s Cloak"),
    ("including this one: use it", "Use Craftsman’s Cloak"),
    ("You still need two bottles", "Go to the Market (round"),
    ("capture anyone without magic", "Let the djinn be"),
    ("sells both for 1 scroll", "A bottle (purple) and a cork for 1 scroll"),
    ("Your assistant has to move every time", "Bottles for 1 coin: purple"),
    ("Seal the first purple djinn", "Seal the purple djinn from a circle"),
    ("Now the other one", "Seal the purple djinn from a circle"),
    ("the first from column I", "Claim award 5"),
    ("only you can use it", "Market at the Academy (square"),
]


def chooses(learner: Person, answer: str) -> None:
    """On the board or below the question, where some answers lie folded up."""
    offered = learner.page.get_by_role("button", disabled=False).filter(has_text=answer)
    folded = learner.prompt.get_by_text("At any time")
    expect(offered.or_(folded).first).to_be_visible()
    if offered.count() == 0:
        folded.click()
    offered.first.click()


def learns(learner: Learner, part: list[tuple[str, str]]) -> None:
    for words, answer in part:
        expect(learner.teacher).to_contain_text(words)
        chooses(learner.person, answer)


def test_the_lesson_of_djinn_to_its_award(meet: Meet) -> None:
    alice = meet("Alice", kept={**STILL, "spiritboard.as-list": "on"})
    learner = Learner(alice, "Djinn")
    learner.begins()
    expect(learner.teacher).to_contain_text("Enter at a square: the Tavern")
    chooses(alice, "Enter at the Market")
    expect(learner.page.locator(".nudged")).to_be_visible()
    expect(alice.prompt.get_by_role("alert").filter(has_text="lesson")).to_have_count(0)
    learns(learner, SCRIPT)
    expect(learner.teacher).to_contain_text("From here on you play as you like")
    expect(alice.told("You claim award 5: 30 points.")).to_be_visible()
    alice.answers()


def follows_the_line(learner: Learner) -> None:
    """What is pointed at on the board, then in its list or tray; a batch lies ready in the guide."""
    expect(learner.taught.first).to_be_visible()
    learner.sees_the_line()
    ready = learner.page.locator("[data-taught=last]")
    (ready if ready.count() else learner.taught.first).click()
    tray, menu = learner.page.locator(".tray"), learner.page.locator(".menu")
    if tray.locator(".part").count():
        learner.page.locator(".doing .primary").click()
    elif tray.count():
        tray.locator(".hinted").click()
    elif menu.count():
        menu.locator("[data-taught]").click()


def test_whoever_follows_the_line_learns_it_on_the_board(alice: Person) -> None:
    learner = Learner(alice, "Djinn")
    learner.begins()
    for step, (words, _) in enumerate(SCRIPT, 1):
        learner.is_at(step)
        expect(learner.teacher).to_contain_text(words)
        follows_the_line(learner)
    expect(learner.teacher).to_contain_text("From here on you play as you like")
    expect(alice.told("You claim award 5: 30 points.")).to_be_visible()


def test_show_me_does_it_by_keyboard_to_the_end(alice: Person) -> None:
    learner = Learner(alice, "Djinn")
    learner.begins()
    show = learner.way("Show me")
    learner.is_at(1)
    show.press("Enter")
    for step in range(2, len(SCRIPT) + 1):
        learner.is_at(step)
        expect(show).to_be_enabled()
        learner.page.keyboard.press("Enter")
    expect(learner.teacher).to_contain_text("From here on you play as you like")
