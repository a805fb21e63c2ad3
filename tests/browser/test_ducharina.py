"""Duchařina in browsers: a whole match for two, on a phone, and without WebGL."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect

from spiritboard.games.ducharina.geometry.shapes import LEFT
from tests.browser.conftest import Meet
from tests.browser.haunters import ON_PLAN, Haunter, night, play
from tests.browser.people import PHONE, Person
from tests.browser.test_phone import overhang, small


def test_two_play_a_whole_match_by_mouse_on_the_plan(meet: Meet) -> None:
    alice, bob = (meet(name, kept=ON_PLAN) for name in ("Alice", "Bob"))
    haunters = Haunter(alice), Haunter(bob)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "ducharina", "seats": seats, "options": night(rounds=2)}
    link = f"/t/{alice.ask('POST', '/api/tables', wish)['id']}"
    bob.opens(link)
    bob.button("Sit down").click()
    alice.opens(link)
    alice.button("Start").click()
    for one in haunters:
        expect(one.board).to_be_visible()
    play(*haunters, looks=2)

    scores = haunters[0].position["outcome"]["scores"]
    assert haunters[1].position["outcome"]["scores"] == scores
    for one in haunters:
        expect(one.person.ending).to_be_visible()
        for name, score in zip(("Alice", "Bob"), scores, strict=True):
            listed = one.person.ending.get_by_role("listitem").filter(has_text=name)
            expect(listed).to_contain_text(str(score))


def test_without_webgl_the_plan_is_shown_by_itself(meet: Meet, flat_browser: Browser) -> None:
    alice = meet("Alice", browser=flat_browser)
    haunter = Haunter(alice)
    haunter.sits_down()
    expect(alice.region("Plan")).to_be_visible()
    expect(alice.button("Hall")).to_have_count(0)
    alice.page.keyboard.press("v")
    haunter.rests()
    expect(alice.region("Plan")).to_be_visible()


def test_a_round_by_touch(meet: Meet) -> None:
    """A thumb on 360 pixels: furniture, ghosts, a look; nothing overhangs, nothing is too small."""
    thumb = meet("Alice", kept=ON_PLAN, **PHONE)
    haunter = Haunter(thumb)
    haunter.sits_down()
    haunter.waits_until("move-furniture")
    fits(thumb)
    haunter.place("take-4").tap()
    fits(thumb)
    thumb.button("Turn left 45°").tap()
    thumb.button("On its left side").tap()
    haunter.weighs()
    expect(haunter.said).to_have_class(re.compile("stands|refused"))
    fits(thumb)
    nearest = haunter.place("do-nearest")
    if nearest.is_visible():
        nearest.tap()
    haunter.place("do-put").tap()
    haunter.waits_until("move-ghosts")
    assert haunter.piece("armchair")["side"] == LEFT
    haunter.own("L").tap()
    haunter.square("c3").tap()
    expect(haunter.place("do-move")).to_contain_text("4 steps, 5 left")
    fits(thumb)
    haunter.square("c3").tap()
    expect(haunter.own("L")).to_have_attribute("aria-pressed", "false")
    haunter.answers_by(haunter.place("do-ready").tap)

    def choose(side: Locator) -> None:
        fits(thumb)
        side.tap()
        side.tap()

    haunter.waits_for_a_look(choose)
    fits(thumb)
    lines = thumb.page.get_by_role("group", name="seen.").get_by_role("button")
    expect(lines.filter(has_text=re.compile(r"Your\slarge\sghost"))).to_have_count(1)
    haunter.go_on.tap()
    expect(thumb.ending).to_be_visible()
    fits(thumb)


def fits(person: Person) -> None:
    """Nothing can be scrolled sideways, and a thumb hits every button."""
    assert (overhang(person), small(person)) == (0, [])
