"""The book for everyone: axe finds nothing serious, whatever the page shows, at a desk or on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import PHONE
from tests.browser.test_access import faults


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_book_can_be_read_and_played_by_everyone(meet: Meet, size: dict[str, Any]) -> None:
    alice = meet("Alice", **size)
    alice.sits_at("me", game="wildwoods", options={"scene": "1_2"})
    page = alice.page
    strip = alice.region("What can be done")
    expect(strip.get_by_role("button", name="End Luma’s phase")).to_be_visible()
    if size:
        alice.button("Read on").click()
    for leaf in ("Memory", "Map", "Story"):
        page.get_by_role("button", name=leaf, exact=True).click()
        expect(alice.region(leaf)).to_be_visible()
        assert faults(page) == []
    if size:
        alice.button("Fold the page").click()
    page.locator("[data-place=place-0]").click()
    expect(strip.get_by_role("button", name="Roll 5 dice")).to_be_visible()
    assert faults(page) == []
    strip.get_by_role("button", name="Roll 5 dice").click()
    expect(
        page.locator(".rolled").or_(strip.get_by_role("button", name="Go on")).first
    ).to_be_visible()
    assert faults(page) == []
