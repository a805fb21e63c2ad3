"""Nothing on the table of Shamans moves when the question changes, and what is told covers nothing of one's own."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.layouts import misplaced, overflowing
from tests.browser.listening import NEXT_FRAME
from tests.browser.people import LEADS, PHONE, Person, cookies_of
from tests.server.running import AnotherQuestion, Guest, Server

Size = dict[str, Any]
MIDDLE: Size = {"viewport": {"width": 1024, "height": 768}}
WIDE: Size = {}
TABLE = (".others", ".heaven", ".worlds", ".display", "section.own", ".hand")
ABREAST = 6
"""So many cards lie side by side on a phone."""
TAKES = ("take-shown", "take-pile")
OWN = {"own place": "section.own"}
DEEDS = {"deeds": "section.actions"}
PORTALS: dict[str, Any] = {
    **LEADS,
    "content": {"tiles": {"dagger": 3, "portal": 9, "moonstone": 0, "mask": 0}},
}
"""Whoever takes an artifact has, as a rule, something to do beside every question."""

pytestmark = pytest.mark.slow


def boxes(person: Person) -> dict[str, Any]:
    parts = {part: person.page.locator(part).first for part in TABLE}
    return {name: part.bounding_box() for name, part in parts.items() if part.count()}


def test_what_a_card_does_is_told_beside_the_question(meet: Meet) -> None:
    """Where one's own place lies above the hand, nothing covers it."""
    alice = meet("Alice", locale="ru", **MIDDLE)
    alice.sits_at("me", "greedy", "greedy", "greedy", options=LEADS)
    expect(alice.page.locator("[data-digit]").first).to_be_visible()
    before = boxes(alice)
    apart = {"own place": "section.own", "bubble": ".bubble"}
    for card in alice.page.locator(".handcard").all():
        card.hover()
        expect(alice.page.locator(".prompt .does")).to_be_visible()
        assert misplaced(alice, apart, list(apart)) == ["bubble is not there"]
        assert boxes(alice).items() >= {p: b for p, b in before.items() if p != ".hand"}.items()
    alice.page.locator(".display .thing").first.hover()
    expect(alice.page.locator(".bubble")).to_be_visible()
    assert misplaced(alice, apart, list(apart)) == []


@pytest.mark.parametrize("size", [PHONE, MIDDLE, WIDE], ids=["phone", "middle", "wide"])
@pytest.mark.parametrize("bots", [2, 3, 4])
def test_what_can_be_done_beside_the_table_comes_and_goes(
    meet: Meet, server: Server, size: Size, bots: int
) -> None:
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    seen: dict[Any, Any] = {}
    """Where things were, by how many rows the hand has."""
    deeds: set[int] = set()
    while len(deeds) < 2:
        table = guest.table("me", *["greedy"] * bots, start=True, options=PORTALS)["id"]
        alice = meet("Alice", cookies=cookies_of(guest), locale="ru", **size)
        alice.opens(f"/t/{table}")
        socket = guest.at(table)
        while (position := socket.until_asked(0))["view"]["round"] == 1:
            cards = len(position["view"]["hand"])
            expect(alice.page.locator(".handcard")).to_have_count(cards)
            expect(alice.page.locator("[data-digit]").first).to_be_visible()
            alice.page.evaluate(NEXT_FRAME)
            shown = alice.page.locator(".game .deed").count()
            deeds.add(shown)
            rows = -(-cards // ABREAST) if size is PHONE else cards > 0
            now = boxes(alice)
            assert now == seen.setdefault(rows, now), position["asked"]["kind"]
            assert misplaced(alice, {**OWN, **(DEEDS if shown else {})}, [*OWN, *DEEDS]) == []
            assert overflowing(alice) == []
            takes = (n for n, one in enumerate(position["options"]) if one["action"]["do"] in TAKES)
            with suppress(AnotherQuestion):
                socket.answer(0, next(takes, 0))
