"""Djinn is chosen on its board: marks on the paths, bottles in a tray, one strip that never moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from itertools import combinations
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.hunters import answers, seated
from tests.browser.listening import NEXT_FRAME
from tests.browser.people import PHONE, Person, cookies_of
from tests.browser.test_djinn_board import kinds, play_until, tray
from tests.server.running import AnotherQuestion, Guest, Server

NO_WAY_BACK = "You can’t turn back along this path."
OPTIONS = {"first": 0, "first_game": True}

WATCH = """() => {
    const seen = new Map()
    const wrong = []
    const things = '.town, .doing, .own, .zone, .places, [data-place^=space-], [data-place^=stall-]'
    const look = () => {
        for (const thing of document.querySelectorAll(things)) {
            const name = thing.dataset.place ?? (thing.ariaLabel || thing.className)
            const { x, y, width, height } = thing.getBoundingClientRect()
            const box = [x, y, width, height].map(Math.round).join(' ')
            if (seen.has(name) && seen.get(name) !== box) wrong.push(`${name}: ${seen.get(name)} → ${box}`)
            seen.set(name, box)
        }
        const loud = document.querySelectorAll('.doing .primary').length
        if (loud > 1) wrong.push(`${loud} buttons stand out`)
        requestAnimationFrame(look)
    }
    look()
    window.moved = () => ({ wrong, seen: seen.size })
}"""
"""Where each thing of the board is, frame by frame."""


@pytest.fixture
def newcomer(meet: Meet) -> Callable[..., Person]:
    """Alice, who has not entered the town yet."""

    def found(**given: Any) -> Person:
        alice = meet("Alice", **given)
        alice.sits_at("me", "greedy", game="djinn", options=OPTIONS)
        expect(ghosts(alice).first).to_be_visible()
        return alice

    return found


def ghosts(person: Person) -> Locator:
    return person.region("Town").locator("button.way")


def wizards(person: Person) -> Locator:
    """Those that stand on paths for where one might go."""
    return ghosts(person).locator(".wizard")


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_mark_on_each_path_says_where_it_leads(newcomer: Callable[..., Person]) -> None:
    """D1 Three paths lead to each of six squares; the wizard's ghost stands only where one points."""
    alice = newcomer()
    expect(ghosts(alice)).to_have_count(18)
    expect(wizards(alice)).to_have_count(0)
    ghosts(alice).nth(7).hover()
    expect(alice.page.locator(".bubble")).to_contain_text(NO_WAY_BACK)
    expect(wizards(alice)).to_have_count(1)
    alice.region("Town").locator("[data-place=space-9]").hover()
    expect(wizards(alice)).to_have_count(3)
    ghosts(alice).nth(7).click()
    expect(alice.told("You enter the town")).to_be_visible()
    expect(ghosts(alice)).to_have_count(0)


@pytest.mark.parametrize(("size", "least"), [({}, 24), (PHONE, 32)])
def test_ways_are_large_enough_and_apart(
    newcomer: Callable[..., Person], size: Any, least: int
) -> None:
    """So that a pointer, or a thumb, hits the one that is meant."""
    alice = newcomer(**size)
    boxes = [box for one in ghosts(alice).all() if (box := one.bounding_box())]
    assert len(boxes) == 18
    assert [box for box in boxes if min(box["width"], box["height"]) < least] == []
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    assert min(dist(*pair) for pair in combinations(middles, 2)) >= least


def test_the_town_is_entered_by_keyboard(newcomer: Callable[..., Person]) -> None:
    """Of a square with several ways Enter goes to its paths; then a path is chosen."""
    alice = newcomer()
    square = alice.region("Town").locator("[data-place=space-9]")
    square.focus()
    alice.page.keyboard.press("Enter")
    expect(alice.page.locator("[data-place^=way-9-]:focus")).to_have_count(1)
    expect(alice.page.locator(".bubble")).to_contain_text(NO_WAY_BACK)
    alice.page.keyboard.press("Enter")
    expect(alice.told("You enter the town")).to_be_visible()


def test_a_wizard_is_carried_to_its_path(newcomer: Callable[..., Person]) -> None:
    """Where there is no way, letting go of it changes nothing."""
    alice = newcomer()
    wizard, mouse = alice.page.locator("[data-place=wizard-0]"), alice.page.mouse
    source = alice.region("Town").locator("[data-place=space-12]")
    for target in (source, ghosts(alice).first):
        mouse.move(*middle_of(wizard))
        mouse.down()
        mouse.move(*middle_of(target), steps=4)
        mouse.up()
        if target is source:
            alice.page.evaluate(NEXT_FRAME)
            expect(ghosts(alice)).to_have_count(18)
    expect(alice.told("You enter the town")).to_be_visible()


def test_a_thumb_enters_the_town(newcomer: Callable[..., Person]) -> None:
    """The first touch tells what it would do, and the strip has its button."""
    alice = newcomer(**PHONE)
    ghosts(alice).first.tap()
    expect(alice.page.locator(".doing .primary")).to_have_count(1)
    alice.page.locator(".doing .primary").tap()
    expect(alice.told("You enter the town")).to_have_count(1)


BOTTLES = 1
"""4.9 The stalls, for two, where bottles are sold."""


def can_buy_three(position: Any) -> bool:
    """And owes nobody else anything there, which would be asked about first."""
    if position["view"]["players"][1]["stall"] == BOTTLES:
        return False
    actions = [option["action"] for option in position["options"]]
    return any(action["do"] == "trade" and len(action["colours"]) == 3 for action in actions)


@pytest.fixture
def customer(meet: Meet, server: Server) -> Person:
    """Alice at the Market, with coins for three bottles."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    table = guest.table("me", "greedy", game="djinn", start=True, options=OPTIONS)["id"]
    play_until(guest, table, can_buy_three, rounds=1)
    alice = meet("Alice", cookies=cookies_of(guest))
    alice.opens(f"/t/{table}")
    alice.region("Market").locator("[data-place=stall-0]").click()
    expect(tray(alice)).to_be_visible()
    return alice


def test_bottles_are_toggled_and_the_price_counts_along(customer: Person) -> None:
    """D14 One, two or three bottles cost 1, 2 or 4 coins; a fourth can't come along."""
    bottles, buy = tray(customer).locator(".part"), customer.page.locator(".doing .primary")
    wished = customer.page.locator(".shelf .wished")
    for nth, price in enumerate(("1 coin", "2 coins", "4 coins")):
        bottles.nth(nth).click()
        expect(tray(customer).locator(".head")).to_contain_text(price)
        expect(wished).to_have_count(nth + 1)
    expect(bottles.nth(3)).to_be_disabled()
    bottles.nth(1).click()
    expect(buy).to_contain_text("Buy blue and orange, 2 coins")
    buy.click()
    expect(customer.told("You get 2 bottles: blue and orange.")).to_be_visible()
    expect(tray(customer)).to_have_count(0)


def test_bottles_are_bought_by_keyboard(customer: Person) -> None:
    """Space takes a bottle along, arrows go on, Enter buys."""
    expect(tray(customer).locator(".part").first).to_be_focused()
    for key in ("Space", "ArrowRight", "ArrowRight", "ArrowRight", "Space", "Enter"):
        customer.page.keyboard.press(key)
    expect(customer.told("You get 2 bottles: blue and purple.")).to_be_visible()


def is_asked_about(position: Any) -> bool:
    return bool(kinds(position) & {"consult", "pick-bottle", "use-chest", "leave"}) and not (
        kinds(position) & {"skip", "end-turn", "decline"}
    )


def test_what_a_question_is_about_lies_in_the_tray(meet: Meet, server: Server) -> None:
    """Passing is quiet beside it; one click takes a thing."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    table = guest.table("me", "greedy", game="djinn", start=True, options=OPTIONS)["id"]
    play_until(guest, table, is_asked_about, rounds=1)
    alice = meet("Alice", cookies=cookies_of(guest))
    alice.opens(f"/t/{table}")
    tiles = tray(alice).locator(".tile")
    expect(tiles.first).to_be_visible()
    expect(alice.page.locator(".doing .primary")).to_have_count(0)
    question = alice.prompt.get_by_role("heading").inner_text()
    tiles.first.click()
    expect(alice.prompt.get_by_role("heading", name=question, exact=True)).to_have_count(0)


@pytest.mark.slow
def test_nothing_moves_while_a_match_is_played(meet: Meet, server: Server) -> None:
    """Whatever is asked and won, every part of the board keeps its place; one button stands out at most."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    options = {**OPTIONS, "first_game": False}
    table = guest.table("me", "greedy", "greedy", game="djinn", start=True, options=options)["id"]
    socket, dice = guest.at(table), random.Random("still")
    alice = meet("Alice", cookies=cookies_of(guest))
    alice.opens(f"/t/{table}")
    expect(alice.page.locator(".doing")).to_be_visible()
    alice.page.evaluate("() => document.fonts.ready.then(() => true)")
    alice.page.evaluate(NEXT_FRAME)
    alice.page.evaluate(WATCH)
    for _ in range(60):
        position = socket.until_asked(0)
        if not position.get("asked"):
            break
        with suppress(AnotherQuestion):
            socket.answer(0, dice.randrange(len(position["options"])))
        alice.page.evaluate(NEXT_FRAME)
    found = alice.page.evaluate("() => window.moved()")
    assert found["seen"] > 20
    assert found["wrong"][:8] == []


def test_the_log_tells_what_was_in_a_chest(meet: Meet, server: Server) -> None:
    """Not only its number: nobody knows the cards by heart."""
    alice, socket = seated(meet, server, "greedy")
    while (answered := answers(socket)) is not None and answered["do"] != "open":
        pass
    assert answered is not None
    expect(alice.told("Opened: chest").first).to_be_visible()
    expect(alice.told("Inside: ").first).to_contain_text("magic circle")
