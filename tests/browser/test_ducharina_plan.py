"""The plan of the hall: every deed by keys alone, and furniture by mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from spiritboard.games.ducharina.geometry.shapes import BACK, PIECES
from tests.browser.conftest import Meet
from tests.browser.haunters import ON_PLAN, Haunter
from tests.browser.test_keyboard import press, tab_to
from tests.ducharina.table import ghost, square

ARMCHAIR = {"x": 130, "y": 140, "turn": 45, "side": 0}
"""Where it stands in the Grand Foyer."""
DESK = {"x": 470, "y": 130, "turn": 36, "side": 0}
SQUARE = 80
"""Pixels, about."""


@pytest.fixture
def haunter(meet: Meet) -> Haunter:
    """Somebody with a card of 9 who may move the desk or the armchair in the Grand Foyer."""
    found = Haunter(meet("Alice", kept=ON_PLAN))
    found.sits_down()
    found.waits_until("move-furniture")
    return found


def stands(haunter: Haunter, name: str) -> dict[str, int]:
    return {key: haunter.piece(name)[key] for key in ("x", "y", "turn", "side")}


def test_a_round_by_keys_alone(haunter: Haunter) -> None:
    alice = haunter.person
    assert stands(haunter, "armchair") == ARMCHAIR
    tab_to(alice, haunter.handle("armchair"))
    press(alice, "Enter")
    expect(haunter.handle("armchair")).to_have_attribute("aria-pressed", "true")
    press(alice, "ArrowRight", "ArrowUp", "Shift+ArrowUp", "q", "Shift+Q", "t", "t")
    expect(haunter.said).to_have_text("It stands here.")
    press(alice, "Enter")
    haunter.waits_until("move-ghosts")
    assert stands(haunter, "armchair") == {"x": 155, "y": 170, "turn": 55, "side": BACK}

    press(alice, "1")
    expect(haunter.own("L")).to_have_attribute("aria-pressed", "true")
    expect(haunter.place("square-2")).to_be_focused()
    press(alice, "ArrowUp", "ArrowUp", "ArrowLeft")
    expect(haunter.said).to_have_text("Large ghost in to b4.")
    press(alice, "Enter")
    expect(haunter.place("do-take-back")).to_be_visible()
    press(alice, "u")
    expect(haunter.place("do-take-back")).to_be_hidden()
    press(alice, "4", "ArrowUp")
    expect(haunter.said).to_have_text("Small ghost in to c5.")
    press(alice, "s")
    expect(haunter.said).to_have_text(re.compile(r"Small ghost in to .*south-west"))
    press(alice, "Enter", "2", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp")
    expect(haunter.said).to_have_text("Medium ghost in to d3.")
    press(alice, "Enter")
    expect(haunter.own("M1")).to_have_accessible_name("medium ghost, d3")
    expect(alice.page.get_by_text("Steps left 3 of 9")).to_be_visible()
    haunter.answers_by(lambda: press(alice, "r"))

    def choose(side: Locator) -> None:
        tab_to(alice, side)
        press(alice, "Enter")

    haunter.waits_for_a_look(choose)

    expect(haunter.go_on).to_be_focused()
    lines = alice.page.get_by_role("group", name="seen.").get_by_role("button")
    own = lines.filter(has_text=re.compile(r"Your\s(small|medium)\sghost"))
    expect(own).to_have_count(2)
    press(alice, "Shift+Tab")
    expect(alice.page.locator("[aria-pressed=true]:focus")).to_have_count(1)
    tab_to(alice, haunter.go_on)
    press(alice, "Enter")
    expect(alice.ending).to_be_visible()


def test_keys_typed_faster_than_the_server_answers_are_not_lost(haunter: Haunter) -> None:
    """A piece is turned, tipped and put down, then two ghosts are planned, without a pause."""
    alice = haunter.person
    tab_to(alice, haunter.handle("armchair"))
    turned = ("ArrowRight", "ArrowUp", "Shift+ArrowUp", "q", "Shift+Q", "t", "t")
    haunter.answers_by(lambda: press(alice, "Enter", *turned, "Enter"))
    haunter.waits_until("move-ghosts")
    assert stands(haunter, "armchair") == {"x": 155, "y": 170, "turn": 55, "side": BACK}

    large = ("1", "ArrowUp", "ArrowUp", "ArrowLeft", "Enter")
    small = ("4", "ArrowUp", "s", "Enter")
    haunter.answers_by(lambda: press(alice, *large, *small, "r"))
    steps = [[ghost("L"), square("b4"), 0, 0], [ghost("S1"), square("c5"), 1, 0]]
    assert haunter.answered[-1] == {"do": "plan", "steps": steps, "recalled": []}


def test_in_a_narrow_window_the_focus_stays_with_the_piece_that_is_taken(meet: Meet) -> None:
    """The buttons that took it, or found a place for it, are gone: arrows and Enter move it all the same."""
    narrow = Haunter(meet("Alice", kept=ON_PLAN, viewport={"width": 360, "height": 800}))
    narrow.sits_down()
    narrow.waits_until("move-furniture")
    alice, armchair = narrow.person, narrow.handle("armchair")
    tab_to(alice, narrow.place(f"take-{PIECES.index('armchair')}"))
    press(alice, "Enter")
    expect(armchair).to_be_focused()
    press(alice, *["ArrowLeft"] * 4)
    expect(narrow.said).to_contain_text("edge")
    expect(armchair).to_be_focused()
    tab_to(alice, narrow.place("do-nearest"))
    press(alice, "Enter")
    expect(narrow.said).to_have_text("It stands here.")
    expect(armchair).to_be_focused()
    narrow.answers_by(lambda: press(alice, "q", "Enter"))
    assert narrow.piece("armchair")["x"] < ARMCHAIR["x"]
    assert narrow.piece("armchair")["turn"] == ARMCHAIR["turn"] + 1


def test_furniture_is_dragged_turned_and_tipped_by_mouse(haunter: Haunter) -> None:
    alice = haunter.person
    haunter.drags("desk", (0, -SQUARE))
    expect(haunter.handle("desk")).to_have_attribute("aria-pressed", "true")
    expect(haunter.said).to_have_text("It stands here.")
    alice.button("Turn right 5°").click()
    alice.button("Turn left 45°").click()
    alice.button("On its back").click()
    expect(haunter.said).to_have_text("It stands here.")
    assert stands(haunter, "desk") == DESK
    haunter.answers_by(haunter.place("do-put").click)
    turned = (DESK["turn"] + 8) % 72
    found = stands(haunter, "desk")
    assert (found["x"], found["turn"], found["side"]) == (DESK["x"], turned, BACK)
    assert DESK["y"] + 50 < found["y"] < DESK["y"] + 150
    assert haunter.piece("desk")["locked"]


def test_what_is_forbidden_is_shown_with_its_reason_and_the_nearest_place(haunter: Haunter) -> None:
    """Over the edge; then, on a piece that would not carry it, where its weight pulls it down."""
    alice = haunter.person
    put, nearest = haunter.place("do-put"), haunter.place("do-nearest")
    haunter.drags("desk", (3 * SQUARE, 0))
    expect(haunter.said).to_have_class(re.compile("refused"))
    expect(haunter.said).to_contain_text("edge")
    expect(alice.page.locator(".piece.falls")).to_have_count(1)
    expect(put).to_be_disabled()
    nearest.click()
    expect(haunter.said).to_have_text("It stands here.")
    expect(alice.page.locator(".piece.falls")).to_have_count(0)
    expect(put).to_be_enabled()
    haunter.drags("desk", (-10 * SQUARE, 0))
    haunter.weighs()
    expect(haunter.said).to_contain_text("edge")
    press(alice, "n")
    expect(haunter.said).to_have_text("It stands here.")
    haunter.answers_by(put.click)
    assert haunter.piece("desk")["x"] < DESK["x"]


def test_escape_puts_a_piece_back(haunter: Haunter) -> None:
    before = haunter.handle("armchair").get_attribute("aria-label") or ""
    haunter.drags("armchair", (SQUARE, -SQUARE))
    expect(haunter.handle("armchair")).to_have_attribute("aria-pressed", "true")
    expect(haunter.handle("armchair")).not_to_have_attribute("aria-label", before)
    press(haunter.person, "Escape")
    expect(haunter.handle("armchair")).to_have_attribute("aria-pressed", "false")
    expect(haunter.handle("armchair")).to_have_attribute("aria-label", before)
    expect(haunter.said).to_have_text("Choose a piece to move.")


def test_a_ghost_goes_no_further_than_its_card(haunter: Haunter) -> None:
    haunter.answers_by(haunter.place("do-leave").click)
    haunter.waits_until("move-ghosts")
    haunter.moves("M1", "c1")
    haunter.own("L").click()
    haunter.square("d1").click()
    expect(haunter.said).to_have_class(re.compile("refused"))
    expect(haunter.said).to_contain_text("step")
    expect(haunter.place("do-move")).to_have_count(0)
