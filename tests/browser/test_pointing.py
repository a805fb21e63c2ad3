"""What is told beside a thing: it stands there, and it goes away again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.listening import NEXT_FRAME
from tests.browser.people import LEADS, PHONE, Person

NEAR = 24
"""Pixels between a thing and what is told about it."""


def bubble(person: Person) -> Locator:
    return person.page.locator(".bubble")


def seated(person: Person) -> Person:
    person.sits_at("me", "greedy", "greedy", options=LEADS)
    expect(person.page.locator("[data-digit]").first).to_be_visible()
    return person


def title(person: Person) -> Locator:
    """Something at which nothing is told."""
    return person.page.get_by_role("heading", name="Shamans")


def artifact(person: Person) -> Locator:
    """Something that can only be looked at."""
    return person.page.locator("[data-place=pile]")


def mistakes_the_question(socket: WebSocketRoute) -> None:
    """The server gets each answer as one to another question, and refuses it."""
    server = socket.connect_to_server()
    answer = re.compile(r'"decision":\d+')
    socket.on_message(lambda message: server.send(answer.sub('"decision":9999', str(message))))


def stands_at(told: Locator, thing: Locator) -> bool:
    """Above or below it, and not beside it."""
    one, other = told.bounding_box(), thing.bounding_box()
    assert one is not None
    assert other is not None
    apart = max(other["y"] - one["y"] - one["height"], one["y"] - other["y"] - other["height"])
    middle = other["x"] + other["width"] / 2
    return apart <= NEAR and one["x"] <= middle <= one["x"] + one["width"]


def test_a_bubble_goes_with_the_pointer_also_from_where_the_focus_is(alice: Person) -> None:
    """When a page is opened the focus is on the first card, though nobody has pressed a key."""
    seated(alice)
    expect(alice.hand.first).to_be_focused()
    alice.hand.first.hover()
    expect(bubble(alice)).to_be_visible()
    title(alice).hover()
    expect(bubble(alice)).to_have_count(0)


def test_what_a_card_does_is_told_once_beside_it(alice: Person) -> None:
    seated(alice)
    alice.hand.first.hover()
    expect(bubble(alice)).to_contain_text("Leads: ")
    expect(alice.page.locator(".explained")).to_be_empty()


def test_what_is_told_of_a_card_covers_no_artifact(alice: Person) -> None:
    seated(alice)
    bare = alice.page.locator("[data-bare]")
    expect(bare).to_have_count(3)
    for card in alice.hand.all():
        card.hover()
        expect(bubble(alice)).to_contain_text("Play ")
        alice.page.evaluate(NEXT_FRAME)
        assert not any(covers(bubble(alice), one) for one in bare.all())


def covers(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_escape_puts_a_bubble_away(alice: Person) -> None:
    seated(alice)
    alice.hand.last.hover()
    expect(bubble(alice)).to_be_visible()
    alice.page.keyboard.press("Escape")
    expect(bubble(alice)).to_have_count(0)


def test_a_touch_elsewhere_puts_a_bubble_away(meet: Meet) -> None:
    thumb = seated(meet("Alice", **PHONE))
    artifact(thumb).tap(force=True)
    expect(bubble(thumb)).to_be_visible()
    thumb.page.locator(".prompt h2").tap()
    expect(bubble(thumb)).to_have_count(0)
    artifact(thumb).tap(force=True)
    expect(bubble(thumb)).to_be_visible()
    thumb.page.get_by_role("tab", name="Log").or_(thumb.button("Log")).tap()
    expect(bubble(thumb)).to_have_count(0)


@pytest.mark.parametrize("goes", ["Escape", "click"])
def test_a_refusal_stands_where_one_acted_until_it_is_put_away(alice: Person, goes: str) -> None:
    alice.page.route_web_socket(re.compile("/socket"), mistakes_the_question)
    seated(alice)
    card = alice.hand.nth(3)
    card.click()
    refusal = bubble(alice).and_(alice.page.locator(".danger"))
    title(alice).hover()
    expect(refusal).to_be_visible()
    assert stands_at(refusal, card)
    spoken = alice.prompt.get_by_role("alert").filter(has_text=refusal.inner_text())
    expect(spoken).to_be_visible()
    if goes == "Escape":
        alice.page.keyboard.press("Escape")
    else:
        title(alice).click()
    expect(refusal).to_have_count(0)


def test_a_refusal_never_outlives_the_thing_it_stands_at(alice: Person) -> None:
    """Whatever is not there any more has no place, least of all the corner of the page."""
    alice.page.route_web_socket(re.compile("/socket"), mistakes_the_question)
    seated(alice)
    alice.hand.nth(3).click()
    title(alice).hover()
    expect(bubble(alice)).to_be_visible()
    alice.page.locator("main.board").evaluate("board => { board.style.visibility = 'hidden' }")
    expect(bubble(alice)).to_have_count(0)
