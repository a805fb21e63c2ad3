"""The hall in three dimensions, drawn without a graphics card."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import Page, expect

from spiritboard.games.ducharina.geometry.shapes import LEFT
from tests.browser.conftest import Meet
from tests.browser.haunters import IN_HALL, Haunter
from tests.browser.test_keyboard import press

LINES = 150
"""More pixels of its colour has the outline of a piece; a stray one has fewer."""
RED, GREEN = (255, 106, 94), (111, 224, 160)
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


@pytest.fixture
def haunter(meet: Meet) -> Haunter:
    found = Haunter(meet("Alice", kept=IN_HALL, viewport={"width": 1100, "height": 700}))
    found.sits_down()
    found.waits_until("move-furniture")
    return found


@pytest.fixture
def darkroom(meet: Meet) -> Page:
    return meet("Bob").page


def pixels(haunter: Haunter, darkroom: Page, colour: tuple[int, int, int]) -> int:
    """How many pixels of the hall have this colour."""
    haunter.rests()
    picture = base64.b64encode(haunter.person.region("Hall").screenshot()).decode()
    return int(darkroom.evaluate(COUNT, [f"data:image/png;base64,{picture}", colour]))


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
    assert (pixels(haunter, darkroom, RED) > LINES, pixels(haunter, darkroom, GREEN) > LINES) == (
        True,
        False,
    )
    haunter.place("do-nearest").click()
    expect(haunter.said).to_have_text("It stands here.")
    assert (pixels(haunter, darkroom, RED) > LINES, pixels(haunter, darkroom, GREEN) > LINES) == (
        False,
        True,
    )


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
    box = haunter.square("d5").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    haunter.person.page.mouse.click(x, y)
    expect(haunter.said).to_have_text("Small ghost in to d5.")
    haunter.person.page.mouse.click(x, y)
    expect(haunter.own("S1")).to_have_accessible_name("small ghost, d5")
