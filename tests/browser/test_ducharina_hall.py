"""The hall in three dimensions, drawn without a graphics card."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from spiritboard.games.ducharina.geometry.shapes import LEFT
from tests.browser.conftest import Meet
from tests.browser.haunters import BARE, IN_HALL, Haunter
from tests.browser.test_keyboard import press

WINDOW = {"width": 800, "height": 560}
"""Small: the processor draws every pixel."""
LINES = 60
"""More pixels of its colour has the outline of a piece; a stray one has fewer."""
RAY = 20
"""The same of a ray and the ring at its end."""
RED, GREEN, PALE = (255, 106, 94), (111, 224, 160), (255, 242, 200)
COUNT = """async ([picture, [red, green, blue]]) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const brush = canvas.getContext('2d')
    brush.drawImage(image, 0, 0)
    const { data } = brush.getImageData(0, 0, image.width, image.height)
    let count = 0
    for (let at = 0; at < data.length; at += 4) {
        const far = Math.abs(data[at] - red) + Math.abs(data[at + 1] - green) + Math.abs(data[at + 2] - blue)
        if (far < 24) count += 1
    }
    return count
}"""
BLUE = """async (hole) => {
    const canvas = hole.querySelector('canvas')
    const blue = () => {
        const [picture, ring] = [canvas, hole.querySelector('.ring')].map((part) => part.getBoundingClientRect())
        const [across, up] = [canvas.width / picture.width, canvas.height / picture.height]
        const corner = [(ring.left - picture.left) * across, (ring.top - picture.top) * up]
        const size = [ring.width * across, ring.height * up].map(Math.ceil)
        const { data } = canvas.getContext('2d').getImageData(...corner, ...size)
        let count = 0
        for (let at = 0; at < data.length; at += 4) if (data[at + 2] > data[at]) count += 1
        return count
    }
    for (let frame = 0; frame < 600 && !blue(); frame += 1) await new Promise(requestAnimationFrame)
    return blue()
}"""
"""How many pixels in the ring are as blue as the ghosts of the first seat; lamplight is not. The
picture may still be on its way, and the door still closing in."""


@pytest.fixture
def haunter(meet: Meet) -> Haunter:
    found = Haunter(meet("Alice", kept=IN_HALL, viewport=WINDOW))
    found.sits_down()
    found.waits_until("move-furniture")
    return found


@pytest.fixture
def darkroom(meet: Meet) -> Page:
    return meet("Bob").page


def pixels(part: Locator, darkroom: Page, colour: tuple[int, int, int]) -> int:
    """How many pixels of a part of the page have this colour."""
    picture = base64.b64encode(part.screenshot()).decode()
    return int(darkroom.evaluate(COUNT, [f"data:image/png;base64,{picture}", colour]))


def outlines(haunter: Haunter, darkroom: Page) -> tuple[bool, bool]:
    """Is anything in the hall outlined in red, in green?"""
    haunter.rests()
    hall = haunter.person.region("Hall")
    return pixels(hall, darkroom, RED) > LINES, pixels(hall, darkroom, GREEN) > LINES


def test_furniture_is_dragged_turned_and_tipped_in_the_hall(haunter: Haunter) -> None:
    alice = haunter.person
    haunter.drags("armchair", (60, -40))
    expect(haunter.handle("armchair")).to_have_attribute("aria-pressed", "true")
    press(alice, "Shift+Q", "e")
    alice.button("On its left side").click()
    haunter.weighs()
    if haunter.place("do-nearest").is_visible():
        press(alice, "n")
    expect(haunter.said).to_contain_text("It stands here.")
    haunter.answers_by(haunter.place("do-put").click)
    found = haunter.piece("armchair")
    assert found["x"] > 130
    assert found["y"] > 140
    assert (found["turn"], found["side"]) == (45 + 8, LEFT)


def test_the_forbidden_is_red_and_the_nearest_place_is_offered(
    haunter: Haunter, darkroom: Page
) -> None:
    haunter.drags("armchair", (-200, 0))
    expect(haunter.said).to_have_class(re.compile("refused"))
    expect(haunter.said).to_contain_text("edge")
    assert outlines(haunter, darkroom) == (True, False)
    haunter.place("do-nearest").click()
    expect(haunter.said).to_have_text("It stands here.")
    assert outlines(haunter, darkroom) == (False, True)


def test_the_key_switches_to_the_plan_and_keeps_what_is_chosen(haunter: Haunter) -> None:
    alice = haunter.person
    haunter.drags("armchair", (60, -40))
    press(alice, "Shift+Q")
    pose = haunter.handle("armchair").get_attribute("aria-label")
    press(alice, "v")
    expect(alice.region("Plan")).to_be_visible()
    expect(haunter.handle("armchair")).to_have_attribute("aria-pressed", "true")
    expect(haunter.handle("armchair")).to_have_attribute("aria-label", pose or "")
    haunter.answers_by(haunter.place("do-leave").click)
    haunter.waits_until("move-ghosts")

    haunter.own("M1").click()
    haunter.square("c4").click()
    expect(haunter.place("do-move")).to_contain_text("3 steps, 6 left")
    press(alice, "v")
    expect(alice.region("Hall")).to_be_visible()
    expect(haunter.own("M1")).to_have_attribute("aria-pressed", "true")
    expect(haunter.square("c4")).to_have_attribute("aria-pressed", "true")
    haunter.place("do-move").click()
    press(alice, "v")
    expect(haunter.own("M1")).to_have_accessible_name("medium ghost, c4")


def test_a_ghost_is_planned_on_the_floor_of_the_hall(haunter: Haunter) -> None:
    """Chosen where it waits, sent where one points, and again: it goes."""
    haunter.answers_by(haunter.place("do-leave").click)
    haunter.waits_until("move-ghosts")
    haunter.own("S1").click()
    haunter.points_at("d5")
    expect(haunter.said).to_have_text("Small ghost in to d5.")
    haunter.points_at("d5")
    expect(haunter.own("S1")).to_have_accessible_name("small ghost, d5")


def test_the_keyhole_shows_who_was_seen_and_by_which_ray(meet: Meet, darkroom: Page) -> None:
    """G7.4 The door closes in; a seen ghost glows where the ray ends, in the picture and on the plan."""
    alice = meet("Alice", kept=IN_HALL, viewport=WINDOW)
    haunter = Haunter(alice)
    haunter.sits_down(cards=BARE)
    haunter.goes_on_stage()
    door = alice.page.get_by_role("dialog")
    assert door.bounding_box() == {"x": 0, "y": 0, **WINDOW}
    expect(door.get_by_role("heading", level=1)).to_contain_text("seen")
    expect(
        door.get_by_role("heading", name=re.compile("Why was your .* ghost seen"))
    ).to_be_visible()
    steps = door.get_by_role("listitem")
    expect(steps.first).to_contain_text("height 0.70")
    expect(steps.last).to_contain_text(re.compile(r"The ghost at \w\d, height \d\.\d\d: nothing"))

    # Near the rim the ring lies in the shade, and no pixel has its very colour.
    expect(door.locator(".hole .ring")).to_be_visible()
    assert door.locator(".hole").evaluate(BLUE) > 0
    assert pixels(door.locator(".why svg"), darkroom, PALE) > RAY
    haunter.looks_on()
    expect(alice.ending).to_be_visible()
