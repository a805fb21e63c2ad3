"""A first game of Djinn with a teacher, by clicks, from the town gate to the first award."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
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


def teacher(learner: Person) -> Locator:
    return learner.page.get_by_role("complementary", name="Teacher")


def chooses(learner: Person, answer: str) -> None:
    """On the board or below the question, where some answers lie folded up."""
    offered = learner.page.get_by_role("button", disabled=False).filter(has_text=answer)
    folded = learner.prompt.get_by_text("At any time")
    expect(offered.or_(folded).first).to_be_visible()
    if offered.count() == 0:
        folded.click()
    offered.first.click()


def learns(learner: Person, part: list[tuple[str, str]]) -> None:
    for words, answer in part:
        expect(teacher(learner)).to_contain_text(words)
        chooses(learner, answer)


def test_the_lesson_of_djinn_to_its_award(meet: Meet) -> None:
    alice = meet("Alice", kept={**STILL, "spiritboard.as-list": "on"})
    alice.opens()
    alice.page.get_by_role("radio", name="Djinn").check()
    alice.button("Learn Djinn", exact=False).click()
    expect(teacher(alice)).to_contain_text("Enter at a square: the Tavern")
    chooses(alice, "Enter at the Market")
    refusal = "The rules allow it, but the lesson is showing something else: follow the tip."
    expect(alice.prompt.get_by_role("alert").filter(has_text=refusal)).to_be_visible()
    learns(alice, SCRIPT)
    expect(teacher(alice)).to_contain_text("From here on you play as you like")
    expect(alice.told("You claim award 5: 30 points.")).to_be_visible()
    alice.answers()


def follows_the_hint(learner: Person) -> None:
    """What is marked on the board; a batch lies ready in the guide."""
    learner.button("Hint").click()
    expect(learner.prompt.get_by_text("A strong bot would choose")).to_be_visible()
    batch = learner.page.locator(".guide .primary")
    marked = learner.page.locator(".hinted")
    expect(batch.or_(marked).first).to_be_visible()
    if batch.count():
        batch.click()
        return
    marked.first.click()
    if learner.page.locator(".menu").count():
        learner.page.locator(".menu .hinted").click()


def test_whoever_follows_the_hints_learns_it_on_the_board(alice: Person) -> None:
    alice.opens()
    alice.page.get_by_role("radio", name="Djinn").check()
    alice.button("Learn Djinn", exact=False).click()
    for words, _ in SCRIPT:
        expect(teacher(alice)).to_contain_text(words)
        follows_the_hint(alice)
    expect(teacher(alice)).to_contain_text("From here on you play as you like")
    expect(alice.told("You claim award 5: 30 points.")).to_be_visible()
