"""Djinn's board: where things lie, what they say, and what can be done with them."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.people import PHONE, Person, cookies_of
from tests.browser.test_access import faults
from tests.browser.test_phone import SMALL, overhang
from tests.server.running import AnotherQuestion, Guest, Server

SIZES: dict[str, Any] = {"desk": {}, "phone": PHONE}
SMALLEST_LETTERS = 14

TINY = f"""board => [...board.querySelectorAll('*')]
    .filter(thing => [...thing.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(thing => !thing.closest('.unseen') && thing.checkVisibility())
    .filter(thing => parseFloat(getComputedStyle(thing).fontSize) < {SMALLEST_LETTERS})
    .map(thing => thing.textContent)
"""


def is_act(position: Any) -> bool:
    return bool(position["asked"]["kind"] == "act")


def kinds(position: Any) -> set[str]:
    return {option["action"]["do"] for option in position["options"]}


def is_faced_with_a_boss(position: Any) -> bool:
    """Early in a match nobody can pay for a boss and all that stand beside it."""
    view = position["view"]
    here = view["spaces"][view["players"][0]["place"]]
    return "decline" in kinds(position) and bool(here["boss"])


@pytest.fixture
def seated(meet: Meet, server: Server) -> Callable[..., Person]:
    """Alice at a table of Djinn that has been played until something can be done there."""

    def found(until: Callable[[Any], bool], *bots: str, rounds: int = 2, **given: Any) -> Person:
        guest = Guest(server)
        guest.put("/api/me", {"name": "Alice"})
        options = {"first": 0, "first_game": True, "tom": 15}
        table = guest.table("me", *bots, game="djinn", start=True, options=options)["id"]
        play_until(guest, table, until, rounds)
        alice = meet("Alice", cookies=cookies_of(guest), **given)
        alice.opens(f"/t/{table}")
        expect(alice.region("Town")).to_be_visible()
        return alice

    return found


def play_until(guest: Guest, table: str, until: Callable[[Any], bool], rounds: int) -> None:
    socket = guest.at(table)
    dice = random.Random("board")
    while True:
        position = socket.until_asked(0)
        assert position.get("asked"), "the match was over before that was seen"
        if position["view"]["round"] >= rounds and until(position):
            return
        plain = [
            nth
            for nth, option in enumerate(position["options"])
            if option["action"]["do"] not in ("convert", "capture", "claim")
        ]
        with suppress(AnotherQuestion):
            socket.answer(0, dice.choice(plain))


def board(person: Person) -> Locator:
    return person.page.get_by_role("main")


def guide(person: Person) -> Locator:
    return person.page.locator("section.guide")


def tray(person: Person) -> Locator:
    return person.page.locator(".tray")


def bottom_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_town_offers_own_board_and_question_are_seen_at_once(
    seated: Callable[..., Person],
) -> None:
    alice = seated(is_act, "greedy", "greedy", "greedy")
    for name in ("Town", "Tavern", "Market", "Players", "Alice"):
        zone = board(alice).get_by_role("region", name=name, exact=True)
        expect(zone).to_be_visible()
        assert bottom_of(zone) <= 900, name
    expect(alice.prompt).to_be_visible()


@pytest.mark.parametrize("bots", [(), ("greedy",), ("greedy", "greedy", "greedy")])
def test_a_thumb_plays_on_a_phone(seated: Callable[..., Person], bots: tuple[str, ...]) -> None:
    """The town stays above the question; what is tapped is large enough; no small letters."""
    alice = seated(is_act, *bots, **PHONE)
    town, prompt = alice.region("Town").bounding_box(), alice.prompt.bounding_box()
    assert town is not None
    assert prompt is not None
    assert town["y"] + town["height"] <= prompt["y"]
    assert overhang(alice) == 0
    legal = board(alice).locator("button:enabled:not([aria-disabled=true])")
    assert legal.evaluate_all(SMALL) == []
    assert board(alice).evaluate(TINY) == []


@pytest.mark.parametrize("size", list(SIZES))
def test_axe_minds_nothing(seated: Callable[..., Person], size: str) -> None:
    alice = seated(lambda position: "decline" in kinds(position), "greedy", **SIZES[size])
    assert faults(alice.page) == []
    alice.button("Skip the action: take a bonus…").click()
    expect(tray(alice)).to_be_visible()
    assert faults(alice.page) == []
    alice.page.keyboard.press("Escape")
    alice.button("Plan a route").click()
    expect(alice.region("Plan a route")).to_contain_text("You’re at")
    assert faults(alice.page) == []
    alice.page.keyboard.press("Escape")
    alice.button("Capture djinn…").click()
    guide(alice).locator("button.djinn").first.click()
    expect(guide(alice)).to_contain_text("Price")
    assert faults(alice.page) == []


def test_a_capture_is_two_taps(seated: Callable[..., Person]) -> None:
    """D22 The djinn, then the button: the cheapest way is proposed."""
    alice = seated(lambda position: "capture" in kinds(position), "greedy")
    alice.button("Capture djinn…").click()
    djinn = guide(alice).get_by_role("group", name="Tap the djinn you want.")
    do = guide(alice).get_by_role("button", name="Capture", exact=False)
    for nth in range(djinn.get_by_role("button").count()):
        one = djinn.get_by_role("button").nth(nth)
        one.click()
        expect(do).to_be_visible()
        expect(guide(alice)).to_contain_text("you pay")
        if do.is_enabled():
            break
        one.click()
    do.click()
    expect(alice.told("You capture ")).not_to_have_count(0)
    expect(guide(alice)).to_have_count(0)


def test_the_guide_tells_all_that_is_missing(seated: Callable[..., Person]) -> None:
    """D22, D23 By keyboard: it says why not, with the rules, and cannot be done."""
    alice = seated(is_faced_with_a_boss, "greedy")
    alice.button("Capture djinn…").focus()
    alice.page.keyboard.press("Enter")
    there = guide(alice).get_by_role("group", name="Tap the djinn you want.")
    for one in there.get_by_role("button").all():
        one.focus()
        alice.page.keyboard.press("Enter")
    expect(guide(alice)).to_contain_text("Missing:")
    expect(guide(alice).locator(".refusal li").first).to_contain_text("(D2")
    expect(guide(alice).get_by_role("button", name="Capture", exact=False)).to_be_disabled()
    alice.page.keyboard.press("Escape")
    expect(guide(alice)).to_have_count(0)


def test_a_route_is_planned_stop_by_stop(seated: Callable[..., Person]) -> None:
    """D4 Three stops, each with what it gives; the first one can be gone to at once."""
    alice = seated(lambda position: position["asked"]["kind"] == "walk", "greedy")
    alice.button("Plan a route").click()
    planner = alice.region("Plan a route")
    ahead = board(alice).locator(".planned button")
    for nth in (1, 2, 3):
        ahead.first.click()
        expect(planner.get_by_role("listitem")).to_have_count(nth)
        expect(planner.get_by_role("listitem").nth(nth - 1)).to_contain_text(f"{nth}. ")
    expect(ahead).to_have_count(0)
    planner.get_by_role("button", name="Go to", exact=False).click()
    expect(alice.told("You walk to")).not_to_have_count(0)


def test_what_a_djinn_elsewhere_would_cost(seated: Callable[..., Person]) -> None:
    """Pointing at a space tells the price of each djinn there and what one lacks."""
    alice = seated(is_act, "greedy")
    haunted = board(alice).locator(".spot.haunted button").filter(has=alice.page.locator(".spirit"))
    haunted.first.hover()
    expect(alice.page.locator(".bubble .line").first).to_contain_text("djinn")


def test_a_button_tells_nothing_that_is_written_on_it(seated: Callable[..., Person]) -> None:
    alice = seated(lambda position: "capture" in kinds(position), "greedy")
    alice.button("Capture djinn…", exact=False).first.hover()
    expect(alice.page.locator(".bubble")).to_have_count(0)
    board(alice).locator(".spot.haunted button").first.hover()
    expect(alice.page.locator(".bubble")).to_be_visible()


def test_every_sign_says_what_it_is(seated: Callable[..., Person]) -> None:
    """By keyboard: each thing on one's own board has a name and a purpose."""
    alice = seated(is_act, "greedy")
    own = board(alice).get_by_role("region", name="Alice", exact=True)
    things = own.locator("button.thing")
    things.first.focus()
    for _ in range(things.count()):
        alice.page.keyboard.press("ArrowRight")
        expect(alice.page.locator(".bubble .title")).not_to_be_empty()
    things.first.focus()
    alice.page.keyboard.press("ArrowRight")
    assert own.get_by_role("button", name="Use coins to pay mages", exact=False).count() == 1


def test_the_points_of_now_in_their_parts(seated: Callable[..., Person]) -> None:
    """4.8 For oneself and for the others."""
    alice = seated(is_act, "greedy", "greedy")
    alice.button("Points now: ", exact=False).click()
    table = alice.region("Points now").get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(3)
    for part in ("Awards", "Djinn in bottles", "Djinn in circles", "Unused bottles and corks"):
        expect(table.get_by_role("row", name=part, exact=False)).to_be_visible()


def test_answers_lie_on_their_things(seated: Callable[..., Person]) -> None:
    """D14 A stall that can be visited glows; several ways lie in a tray, Escape puts it away."""
    alice = seated(lambda position: "trade" in kinds(position), "greedy")
    stalls = alice.region("Market").locator("button.legal")
    several = stalls.and_(alice.page.locator("[aria-haspopup=menu]")).first
    several.focus()
    alice.page.keyboard.press("Enter")
    expect(tray(alice).get_by_role("button").first).to_be_focused()
    alice.page.keyboard.press("Escape")
    expect(tray(alice)).to_have_count(0)
    expect(several).to_be_focused()


def test_a_wizard_walks_and_a_touch_brings_it_there(seated: Callable[..., Person]) -> None:
    """Movement can be skipped; the table already shows how it ended."""
    calm = {"kept": {"spiritboard.speed": "1"}, "reduced_motion": "no-preference"}
    alice = seated(lambda position: position["asked"]["kind"] == "walk", "greedy", **calm)
    browser = alice.context.new_cdp_session(alice.page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    ghost = alice.page.locator(".ghost .wizard")
    board(alice).locator(".space.legal").first.click()
    expect(ghost).to_have_count(1)
    alice.page.keyboard.press("Shift")
    expect(ghost).to_have_count(0)
