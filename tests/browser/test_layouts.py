"""What matters is in sight at once, at every size and in every language, and no words leave their place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.haunters import IN_HALL, ON_PLAN
from tests.browser.layouts import misplaced, overflowing
from tests.browser.people import LEADS, PHONE, SHORT, Person, cookies_of
from tests.browser.test_djinn_board import play_until
from tests.server.running import Guest, Server

Device = dict[str, Any]
DESKS = {"1024 × 768": (1024, 768), "1440 × 900": (1440, 900), "2560 × 1440": (2560, 1440)}
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
DJINN = {
    "town": ".town",
    "own goods": ".means",
    "Tavern": '[data-place="tavern"]',
    "Workshop": '[data-place="workshop"]',
    "Market": '[data-place="market"]',
    "strip": ".doing",
    **PROMPT,
}
AROUND = {
    "awards": '[data-place="awards"]',
    "places": ".places",
    "magic": ".magic-track",
    "circles": ".own .circles",
    "others": ".others",
}
"""On a phone they follow below."""

pytestmark = pytest.mark.slow


@pytest.fixture(params=["phone", "desk"])
def device(request: pytest.FixtureRequest) -> Device:
    """A desk's window is then made as large as each of the desks."""
    return PHONE if request.param == "phone" else {}


@pytest.fixture(params=["en-GB", "cs", "ru"])
def reader(request: pytest.FixtureRequest, meet: Meet, device: Device) -> Person:
    """Halls are drawn as plans: in three dimensions, without a graphics card, they take as long as all else."""
    return meet("Alice", locale=request.param, kept=ON_PLAN, **device)


IS_WITHIN = "one => one.scrollWidth <= one.parentElement.clientWidth"
SCROLLS = "document.documentElement.scrollHeight > innerHeight"
DRAWN = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def at_each_size(reader: Person, device: Device) -> Iterator[str]:
    """The same page, its window as large as each of these in turn."""
    if device is PHONE:
        yield "360 × 800"
        return
    for name, (width, height) in DESKS.items():
        reader.page.set_viewport_size({"width": width, "height": height})
        reader.page.evaluate(DRAWN)
        yield name


def answerable(reader: Person) -> Locator:
    """The table is laid, and one is asked."""
    return reader.page.locator("[data-digit]").first


def test_shamans(reader: Person, device: Device) -> None:
    reader.sits_at("me", "greedy", "greedy", "greedy", options=LEADS)
    expect(answerable(reader)).to_be_visible()
    expect(reader.page.locator(SHAMANS["own role"])).to_be_visible()
    apart = ["Moon", "own role", "hand", "others", "prompt"]
    for size in at_each_size(reader, device):
        assert misplaced(reader, SHAMANS, apart) == [], size
        assert overflowing(reader) == [], size
        assert not reader.page.evaluate(SCROLLS), size


def test_djinn(reader: Person, device: Device) -> None:
    """Town, own goods, offers and question at once; on a phone awards and places follow below."""
    options = {"first": 0, "first_game": True}
    reader.sits_at("me", "greedy", "greedy", "greedy", game="djinn", options=options)
    expect(reader.page.locator("button.way").first).to_be_visible()
    wanted = DJINN if device is PHONE else {**DJINN, **AROUND}
    for size in at_each_size(reader, device):
        assert misplaced(reader, wanted, list(wanted)) == [], size
        assert overflowing(reader) == [], size
        assert not reader.page.evaluate(SCROLLS), size


def test_the_points_of_a_round(meet: Meet, server: Server, device: Device) -> None:
    """Whole, in the language with the longest words."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    bots = ("greedy", "greedy", "greedy", "greedy")
    table = guest.table("me", *bots, start=True, options={**SHORT, "first": 0})["id"]
    reader = meet("Alice", cookies=cookies_of(guest), locale="ru", **device)
    reader.opens(f"/t/{table}")
    expect(answerable(reader)).to_be_visible()
    guest.at(table).play_on(0)
    expect(reader.page.locator(".finale table")).to_be_visible()
    for size in at_each_size(reader, device):
        wanted = {"points": ".finale table", "goes on": ".finale .go"}
        assert misplaced(reader, wanted, list(wanted)) == [], size
        assert overflowing(reader, ".finale") == [], size
        assert reader.page.locator(".finale table").evaluate(IS_WITHIN), size


def may_walk(position: Any) -> bool:
    return bool(position["asked"]["kind"] == "walk")


def test_djinn_later(meet: Meet, server: Server, device: Device) -> None:
    """The same after some rounds, in the language with the longest words."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    bots, options = ("greedy", "greedy", "greedy"), {"first": 0}
    table = guest.table("me", *bots, game="djinn", start=True, options=options)["id"]
    play_until(guest, table, may_walk, rounds=4)
    reader = meet("Alice", cookies=cookies_of(guest), locale="ru", **device)
    reader.opens(f"/t/{table}")
    expect(reader.page.locator("button.way").first).to_be_visible()
    wanted = DJINN if device is PHONE else {**DJINN, **AROUND}
    for size in at_each_size(reader, device):
        assert misplaced(reader, wanted, list(wanted)) == [], size
        assert overflowing(reader) == [], size


def test_the_lobby(reader: Person, device: Device) -> None:
    """Whoever has made a table can begin, however many seats there are."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 4]
    table = reader.ask("POST", "/api/tables", {"game": "shamans", "seats": seats})
    reader.opens(f"/t/{table['id']}")
    expect(reader.page.locator(".waiting img, .waiting svg").first).to_be_visible()
    for size in at_each_size(reader, device):
        assert misplaced(reader, {"start": "footer .primary"}, []) == [], size
        assert overflowing(reader, ".waiting") == [], size


def test_ducharina(reader: Person, device: Device) -> None:
    reader.sits_at("me", "greedy", game="ducharina")
    expect(reader.page.locator(".ducharina")).to_be_visible()
    for size in at_each_size(reader, device):
        assert misplaced(reader, PROMPT, []) == [], size
        assert overflowing(reader) == [], size


def test_the_hall(meet: Meet) -> None:
    """In three dimensions, at one size and in the language with the longest words."""
    reader = meet("Alice", locale="ru", kept=IN_HALL)
    reader.sits_at("me", "greedy", game="ducharina")
    expect(reader.page.locator(".stage canvas")).to_be_visible()
    assert misplaced(reader, PROMPT, []) == []
    assert overflowing(reader) == []


def test_wildwoods(reader: Person, device: Device) -> None:
    reader.sits_at("me", game="wildwoods")
    expect(reader.page.locator(".wildwoods .river")).to_be_visible()
    for size in at_each_size(reader, device):
        assert misplaced(reader, PROMPT, []) == [], size
        assert overflowing(reader) == [], size


@pytest.mark.parametrize("game", ["shamans", "djinn", "ducharina", "wildwoods"])
def test_what_the_teacher_says_stays_in_its_place(reader: Person, game: str) -> None:
    table = reader.ask("POST", "/api/lessons", {"game": game})
    reader.opens(f"/t/{table['id']}")
    expect(reader.page.locator("[data-tip]")).to_be_visible()
    assert misplaced(reader, {"teacher": ".side aside", "ways": ".side aside .button"}, []) == []
    assert overflowing(reader, ".side") == []


LONG = "Maximiliána Vinohradská"
IS_WHOLE = """name => [...document.querySelectorAll('.own *')]
    .filter(one => one.childElementCount === 0 && one.textContent.trim() === name)
    .filter(one => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
    .map(one => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 3)
"""
"""Of each place with that name; on a phone a board may have none."""


@pytest.mark.parametrize("game", ["shamans", "djinn"])
def test_ones_own_name_is_never_cut(meet: Meet, device: Device, game: str) -> None:
    """However long it is, and whatever else one is: the guide, the first player."""
    reader = meet(LONG, **device)
    options = LEADS if game == "shamans" else {"first": 0, "first_game": True}
    reader.sits_at("me", "greedy", "greedy", "greedy", game=game, options=options)
    expect(answerable(reader)).to_be_visible()
    for size in at_each_size(reader, device):
        assert all(reader.page.evaluate(IS_WHOLE, LONG)), size
        assert overflowing(reader) == [], size


NAMES = ("Жаннета", "Ульяна", "Bořivoj", "Markéta", "Wilhelm")
NAMES_WHOLE = """() => [...document.querySelectorAll('.shamans .head .name')]
    .filter(one => one.scrollWidth > one.clientWidth)
    .map(one => one.textContent)
"""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_names_of_ordinary_length_are_whole(meet: Meet, server: Server, seats: int) -> None:
    """Whoever else they are: the guide, the first player."""
    people = [Guest(server) for _ in range(seats)]
    for guest, name in zip(people, NAMES, strict=False):
        guest.put("/api/me", {"name": name})
    host, *friends = people
    table = host.table("me", *["open"] * len(friends), options={"first": 1})["id"]
    for seat, friend in enumerate(friends, start=1):
        friend.post(f"/api/tables/{table}/seats/{seat}/sit", {})
        friend.at(table)
    host.post(f"/api/tables/{table}/start")
    for size in (PHONE, {"viewport": {"width": 1024, "height": 768}}, {}):
        reader = meet(NAMES[0], cookies=cookies_of(host), locale="ru", **size)
        reader.opens(f"/t/{table}")
        expect(reader.page.locator(".shamans .head .name")).to_have_count(seats)
        assert reader.page.evaluate(NAMES_WHOLE) == [], size
        assert overflowing(reader) == [], size
