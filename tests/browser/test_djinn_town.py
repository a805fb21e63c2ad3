"""While a match of Djinn goes on: no wizard hides what a place is called or another wizard, and no choice is cut."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.listening import NEXT_FRAME
from tests.browser.people import PHONE, cookies_of
from tests.server.running import AnotherQuestion, Guest, Server

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "middle": {"viewport": {"width": 1024, "height": 768}},
    "wide": {},
}
HIDDEN = """() => {
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0
  const boxes = (where) => [...document.querySelectorAll(where)].filter(seen)
      .map((one) => [one.textContent.trim() || 'a sign', one.getBoundingClientRect()])
  const standing = boxes('.stander .wizard')
  const named = boxes('.town .names span, .town .space .sign')
  const met = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
  const faults = named.length < 12 ? [`only ${named.length} places are named`] : []
  standing.forEach((one, nth) => {
    for (const other of named) if (met(one, other)) faults.push(`${one[0]} hides ${other[0]}`)
    for (const other of standing.slice(nth + 1)) if (met(one, other)) faults.push(`${one[0]} hides ${other[0]}`)
  })
  return faults
}"""
CUT = """() => [...document.querySelectorAll('.doing .actions')]
    .flatMap((strip) => [strip, ...strip.querySelectorAll('.deed, small')])
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
    .map((one) => one.innerText)
"""
POSITIONS = 60

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", list(SIZES))
def test_places_stay_named_and_choices_whole(meet: Meet, server: Server, size: str) -> None:
    """In the language with the longest words. On a phone choices are pushed sideways."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    bots = ("greedy", "greedy", "greedy")
    table = guest.table("me", *bots, game="djinn", start=True, options={"first": 0})["id"]
    socket, dice = guest.at(table), random.Random("town")
    alice = meet("Alice", cookies=cookies_of(guest), locale="ru", **SIZES[size])
    alice.opens(f"/t/{table}")
    expect(alice.page.locator(".doing")).to_be_visible()
    expect(alice.page.locator(".town .space").first).to_be_visible()
    seen = 0
    for _ in range(POSITIONS):
        position = socket.until_asked(0)
        if not position.get("options"):
            break
        alice.page.evaluate(NEXT_FRAME)
        assert alice.page.evaluate(HIDDEN) == []
        if size != "phone":
            assert alice.page.evaluate(CUT) == []
        seen += 1
        with suppress(AnotherQuestion):
            socket.answer(0, dice.randrange(len(position["options"])))
    assert seen > POSITIONS / 2
