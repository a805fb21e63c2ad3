"""A phone in one hand: 360 pixels wide, played with a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import LEADS, PHONE, Person

THUMB = 44
"""Pixels: what a thumb hits without looking."""

SMALL = f"""buttons => buttons
    .filter(button => button.checkVisibility({{visibilityProperty: true}}))
    .filter(button => getComputedStyle(button).pointerEvents !== 'none')
    .map(button => [button.innerText || button.ariaLabel, button.getBoundingClientRect()])
    .filter(([, box]) => box.width < {THUMB} || box.height < {THUMB})
    .map(([name, box]) => `${{name}}: ${{box.width}} × ${{box.height}}`)
"""


@pytest.fixture
def thumb(meet: Meet) -> Person:
    return meet("Alice", **PHONE)


def small(person: Person) -> list[str]:
    """Buttons that a thumb would miss. Numbers of rules stand within a sentence, as links do."""
    return list(person.page.locator("button:enabled:not(.rule), a.button").evaluate_all(SMALL))


def overhang(person: Person) -> int:
    """So many pixels the page can be scrolled sideways."""
    script = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(person.page.evaluate(script))


def test_a_round_by_touch(thumb: Person) -> None:
    thumb.opens()
    assert overhang(thumb) == 0
    assert small(thumb) == []
    thumb.button("Play now", exact=False).tap()
    expect(thumb.hand).to_have_count(9)
    while thumb.told("Round 2 begins").count() == 0:
        assert (overhang(thumb), small(thumb)) == (0, [])
        thumb.touches()
        expect(thumb.legal.or_(thumb.summary).first).to_be_visible()
    assert (overhang(thumb), small(thumb)) == (0, [])
    thumb.button("Log").tap()
    expect(thumb.told("Round 2 begins")).to_be_visible()


def test_one_touch_only_tells(thumb: Person) -> None:
    thumb.sits_at("me", "greedy", "greedy", "greedy")
    expect(thumb.legal.first).to_be_visible()
    cards = thumb.hand.count()
    thumb.legal.first.tap()
    expect(thumb.prompt).to_contain_text("Play")
    expect(thumb.hand).to_have_count(cards)
    thumb.region("More choices").get_by_role("button", name="Play", exact=False).tap()
    expect(thumb.hand).to_have_count(cards - 1)


def test_what_was_touched_is_done_beside_it_and_nothing_moves(thumb: Person) -> None:
    thumb.sits_at("me", "greedy", "greedy", "greedy", options=LEADS)
    expect(thumb.hand).to_have_count(9)
    things = thumb.page.locator(".shamans > .middle, .shamans > .worlds, .near > .strip")
    before = [thing.bounding_box() for thing in things.all()]
    thumb.hand.first.tap()
    expect(thumb.page.locator(".actions .primary")).to_be_visible()
    assert [thing.bounding_box() for thing in things.all()] == before
    thumb.page.locator(".actions .primary").tap()
    expect(thumb.hand).to_have_count(8)


def test_log_and_chat_fold_into_tabs(thumb: Person) -> None:
    thumb.sits_at("me", "greedy", "greedy", "greedy")
    expect(thumb.legal.first).to_be_visible()
    expect(thumb.region("Log")).to_be_hidden()
    thumb.button("Log").tap()
    expect(thumb.told("Round 1 begins")).to_be_visible()
    assert (overhang(thumb), small(thumb)) == (0, [])
    thumb.button("Chat").tap()
    thumb.page.get_by_role("textbox", name="Say something").fill("Hello, bots")
    thumb.button("Send").tap()
    expect(thumb.region("Chat").get_by_role("listitem")).to_have_text("Alice Hello, bots")
    assert (overhang(thumb), small(thumb)) == (0, [])
    thumb.button("Table").tap()
    expect(thumb.legal.first).to_be_visible()
