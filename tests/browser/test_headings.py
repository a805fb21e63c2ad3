"""Headings tell how a page is built: one first, and none deeper than one step below the last."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.haunters import ON_PLAN
from tests.browser.people import PHONE, Person

SIZES: dict[str, Any] = {"desk": {}, "phone": PHONE}
GAMES = {"shamans": 4, "djinn": 2, "ducharina": 2, "wildwoods": 1}
"""With so many players."""

HEADINGS = """() => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .map(one => [Number(one.tagName[1]), one.textContent.trim()])
"""


@pytest.fixture(params=list(SIZES))
def size(request: pytest.FixtureRequest) -> Any:
    return SIZES[request.param]


@pytest.fixture
def reader(meet: Meet, size: Any) -> Person:
    return meet("Alice", kept=ON_PLAN, **size)


def jumps(reader: Person) -> list[str]:
    """Where a level is left out, or the page has not just one first heading."""
    found: list[tuple[int, str]] = reader.page.evaluate(HEADINGS)
    first = [text for level, text in found if level == 1]
    faults = [] if len(first) == 1 and found[0][0] == 1 else [f"first headings: {first}"]
    steps = pairwise(found)
    return faults + [f"{before} → {after}" for before, after in steps if after[0] > before[0] + 1]


@pytest.mark.parametrize("game", list(GAMES))
def test_of_a_table(reader: Person, game: str) -> None:
    reader.sits_at("me", *["greedy"] * (GAMES[game] - 1), game=game)
    expect(reader.legal.first).to_be_visible()
    assert jumps(reader) == []


def test_of_what_djinn_opens(meet: Meet) -> None:
    """Its points, in their parts."""
    alice = meet("Alice")
    alice.sits_at("me", "greedy", game="djinn")
    alice.button("Points now: ", exact=False).click()
    expect(alice.region("Points now").get_by_role("table")).to_be_visible()
    assert jumps(alice) == []


def test_of_home_and_the_lobby(reader: Person) -> None:
    reader.opens()
    expect(reader.button("Learn Shamans", exact=False)).to_be_visible()
    assert jumps(reader) == []
    reader.page.get_by_role("radio", name="Djinn").check()
    reader.button("Solo game", exact=False).click()
    expect(reader.page.get_by_role("heading", name="Your records")).to_be_visible()
    assert jumps(reader) == []
    reader.button("Play with friends", exact=False).click()
    expect(reader.button("Fill with bots and start")).to_be_visible()
    assert jumps(reader) == []


def test_of_the_rules(reader: Person) -> None:
    """As a page, and in the drawer of a table."""
    reader.opens("/rules/shamans")
    expect(reader.page.get_by_text("S3.5")).not_to_have_count(0)
    assert jumps(reader) == []
    reader.sits_at("me", "greedy", "greedy")
    expect(reader.legal.first).to_be_visible()
    reader.button("Rules").click()
    expect(reader.dialog("Rules").get_by_text("S3.5")).not_to_have_count(0)
    assert jumps(reader) == []


def test_of_the_replay_and_the_history(veteran: Meet, size: Any) -> None:
    reader = veteran(**size)
    assert jumps(reader) == []
    reader.opens(f"/t/{reader.table}/replay/1")
    expect(reader.button("Check the shuffles")).to_be_visible()
    assert jumps(reader) == []
    reader.opens("/history")
    expect(reader.page.get_by_role("link", name="Shamans")).to_be_visible()
    assert jumps(reader) == []
