"""What matters is in sight at once, at every size and in every language, and no words leave their place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.layouts import misplaced, overflowing
from tests.browser.people import LEADS, PHONE, Person

SIZES: dict[str, Any] = {
    "360 × 800": PHONE,
    "1024 × 768": {"viewport": {"width": 1024, "height": 768}},
    "1440 × 900": {"viewport": {"width": 1440, "height": 900}},
    "2560 × 1440": {"viewport": {"width": 2560, "height": 1440}},
}
PROMPT = {"prompt": ".prompt"}
SHAMANS = {
    "trick": ".slot",
    "Moon": '[data-place="moon"] circle[fill="url(#shamans-moon)"]',
    "own role": '[data-place="role-0"]',
    "own points": '[data-place="points-0"]',
    "hand": '[data-place="hand-0"]',
    "others": ".others .place",
    **PROMPT,
}

pytestmark = pytest.mark.slow


@pytest.fixture(params=list(SIZES))
def size(request: pytest.FixtureRequest) -> Any:
    return SIZES[request.param]


@pytest.fixture(params=["en-GB", "cs", "ru"])
def reader(request: pytest.FixtureRequest, meet: Meet, size: Any) -> Person:
    return meet("Alice", locale=request.param, **size)


def answerable(reader: Person) -> Locator:
    """The table is laid, and one is asked."""
    return reader.page.locator("[data-digit]").first


def test_shamans(reader: Person) -> None:
    reader.sits_at("me", "greedy", "greedy", "greedy", options=LEADS)
    expect(answerable(reader)).to_be_visible()
    expect(reader.page.locator(SHAMANS["own role"])).to_be_visible()
    apart = ["Moon", "own role", "hand", "others", "prompt"]
    assert misplaced(reader, SHAMANS, apart) == []
    assert overflowing(reader) == []


def test_djinn(reader: Person) -> None:
    """The offers stand beside the town where there is room for both, else behind a tab."""
    reader.sits_at("me", "greedy", "greedy", game="djinn", options={"first_game": True, "first": 0})
    expect(answerable(reader)).to_be_visible()
    offers = {"offers": ".offers"} if reader.page.locator(".offers").is_visible() else {}
    wanted = {"town": ".town", "own goods": ".means", **offers, **PROMPT}
    assert misplaced(reader, wanted, list(wanted)) == []


def test_ducharina(reader: Person) -> None:
    reader.sits_at("me", "greedy", game="ducharina")
    expect(reader.page.locator(".ducharina")).to_be_visible()
    assert misplaced(reader, PROMPT, []) == []
    assert overflowing(reader) == []


def test_wildwoods(reader: Person) -> None:
    reader.sits_at("me", game="wildwoods")
    expect(reader.page.locator(".wildwoods .river")).to_be_visible()
    assert misplaced(reader, PROMPT, []) == []
    assert overflowing(reader) == []
