"""Everyone can play: axe finds nothing serious on any page, by moonlight or by day."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.people import PHONE, SHORT, Person
from tests.browser.stage import WEB
from tests.server.running import Guest, Server

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SIZES: dict[str, Any] = {"desk": {}, "phone": PHONE}


MINDED = "rules => axe.run({ resultTypes: ['violations'], runOnly: rules ?? undefined })"
CONTRAST = ["color-contrast"]
"""All that depends on the light."""


def faults(page: Page) -> list[str]:
    """What axe minds, and where: by moonlight, and what of it changes by day."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    by_night = minded(page, None)
    page.emulate_media(color_scheme="light")
    by_day = minded(page, CONTRAST)
    page.emulate_media(color_scheme="dark")
    return by_night + by_day


def minded(page: Page, rules: list[str] | None) -> list[str]:
    found: Any = page.evaluate(MINDED, rules)
    return [
        f"{fault['id']} at {node['target']}: {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@pytest.fixture(params=list(SIZES))
def size(request: pytest.FixtureRequest) -> Any:
    return SIZES[request.param]


@pytest.fixture
def reader(meet: Meet, size: Any) -> Person:
    return meet("Alice", **size)


def test_home_and_setting_up(reader: Person) -> None:
    reader.opens()
    expect(reader.button("Learn Shamans", exact=False)).to_be_visible()
    assert faults(reader.page) == []
    reader.button("Play with friends", exact=False).click()
    expect(reader.page.get_by_label("Send this link to your friends")).to_be_visible()
    assert faults(reader.page) == []


def test_the_table_and_all_that_opens_over_it(reader: Person) -> None:
    reader.sits_at("me", "greedy", "greedy", "greedy")
    expect(reader.legal.first).to_be_visible()
    assert faults(reader.page) == []
    reader.legal.first.focus()
    assert faults(reader.page) == []
    for name in ("Rules", "Settings"):
        reader.button(name).click()
        expect(reader.page.get_by_role("dialog", name=name)).to_be_visible()
        assert faults(reader.page) == []
        reader.page.keyboard.press("Escape")


def test_the_end_the_replay_and_the_history(veteran: Meet, size: Any) -> None:
    reader = veteran(**size)
    assert faults(reader.page) == []
    reader.opens(f"/t/{reader.table}/replay/1?open=true&step=999")
    expect(reader.button("Check the shuffles")).to_be_visible()
    assert faults(reader.page) == []
    reader.opens("/history")
    expect(reader.page.get_by_role("link", name="Shamans")).to_be_visible()
    assert faults(reader.page) == []


def test_an_evening_from_setting_it_up_to_the_comparison(reader: Person, server: Server) -> None:
    reader.opens("/e?game=shamans")
    expect(reader.button("Set up the evening")).to_be_visible()
    assert faults(reader.page) == []
    seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    table = {"game": "shamans", "seats": seats, "options": SHORT}
    made = reader.ask("POST", "/api/evenings", {"tables": 2, "table": table})
    reader.opens(f"/e/{made['id']}")
    expect(reader.button("Sit down: Table 1, Seat 1")).to_be_visible()
    assert faults(reader.page) == []
    for name in (one["id"] for one in made["tables"]):
        guest = Guest(server)
        guest.post(f"/api/tables/{name}/seats/0/sit", {})
        guest.post(f"/api/tables/{name}/start")
        guest.at(name).play_on(0)
    expect(reader.region("Who made the most of the deal")).to_be_visible()
    assert faults(reader.page) == []


def test_the_rules(reader: Person) -> None:
    reader.opens("/rules/shamans")
    expect(reader.page.get_by_text("S3.5")).not_to_have_count(0)
    assert faults(reader.page) == []
