"""A table that reminds: what one wants, what everybody has seen, what symbols are called."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.learners import Learner
from tests.browser.listening import NEXT_FRAME
from tests.browser.people import LEADS, PHONE, Person, cookies_of
from tests.server.running import Guest, Server

STEADY = (".others", ".heaven", ".worlds", ".middle", ".near")
SIZES: list[dict[str, Any]] = [{}, {"viewport": {"width": 1024, "height": 768}}, PHONE]
CUT = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2"


def own(person: Person) -> Locator:
    return person.region(person.name)


def seat(person: Person, name: str) -> Locator:
    return person.region("Players").get_by_role("button", name=name, exact=False)


def traces(person: Person, name: str) -> Locator:
    return seat(person, name).locator(".trace")


@pytest.mark.parametrize("size", SIZES, ids=["wide", "middle", "phone"])
def test_the_own_place_tells_the_aim_and_how_many_points_win(
    meet: Meet, size: dict[str, Any]
) -> None:
    alice = meet("Alexandra the Patient", **size)
    alice.sits_at("me", "greedy", "greedy", "greedy", options=LEADS)
    expect(own(alice)).to_contain_text("0/8")
    aim = (
        own(alice).get_by_text("pawn off the Moon").or_(own(alice).get_by_text("pawn to the Moon"))
    )
    expect(aim).to_be_in_viewport(ratio=1)
    name = own(alice).get_by_text(alice.name, exact=True)
    expect(name).to_be_in_viewport(ratio=1)
    assert not name.evaluate(CUT)
    expect(alice.hand.last).to_be_in_viewport(ratio=1)


def test_nothing_moves_while_places_fill(meet: Meet, server: Server) -> None:
    """Marks, artifacts and words come to the places; the track, worlds and artifacts stay where they are."""
    guest = Guest(server)
    table = guest.table("me", "greedy", "greedy", "greedy", start=True, options=LEADS)["id"]
    alice, socket = meet("Alice", cookies=cookies_of(guest)), guest.at(table)
    alice.opens(f"/t/{table}")
    expect(alice.page.locator("[data-digit]").first).to_be_visible()
    expect(alice.page.locator(".others .trace")).to_have_count(0)
    before = boxes(alice)
    for number in range(8):
        position = socket.until_asked(0)
        if position["view"]["round"] > 1:
            break
        alice.page.evaluate(NEXT_FRAME)
        assert boxes(alice) == before
        socket.answer(0, number * 5 % len(position["options"]))
    else:
        expect(alice.page.locator(".others .trace").nth(9)).to_be_visible()
        assert boxes(alice) == before


def boxes(person: Person) -> list[Any]:
    return [person.page.locator(f".shamans > {part}").bounding_box() for part in STEADY]


def test_a_place_remembers_who_strayed_and_who_had_it_after_all(alice: Person) -> None:
    """From what everybody was told, as in the lesson, and the same after a reload."""
    learner = Learner(alice)
    learner.begins()
    expect(traces(alice, "Radka")).to_have_count(0)
    learner.is_shown(3)
    strayed = traces(alice, "Radka").and_(alice.page.locator(".strayed"))
    expect(traces(alice, "Radka")).to_have_count(2)
    expect(strayed).to_have_attribute("data-about", "Off suit when blue was led: green 1")
    expect(traces(alice, "Petr").and_(alice.page.locator(".strayed"))).to_have_count(0)
    learner.is_shown(12)
    caught = traces(alice, "Radka").and_(alice.page.locator(".had"))
    told = "Off suit when grey was led (purple 2), but had that world"
    expect(caught).to_have_attribute("data-about", told)
    alice.page.reload()
    expect(caught).to_have_attribute("data-about", told)


def test_in_the_first_rounds_artifacts_carry_their_names(alice: Person) -> None:
    learner = Learner(alice)
    learner.begins()
    learner.is_shown(3)
    expect(own(alice).locator(".tile-name")).to_have_text("Dagger")


def test_what_was_claimed_stands_at_the_place(alice: Person, bob: Person) -> None:
    alice.invites(bob, options=LEADS)
    bob.chat.get_by_text("Ready phrases").click()
    bob.button("I’m a Shaman.").click()
    expect(seat(alice, "Bob").locator(".claim")).to_have_text("I’m a Shaman.")
