"""The picture through the keyhole and the verdict of the rules are one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from spiritboard.core.rng import Rng
from tests.browser.keyhole_agrees import MOST, complaints, drawing, judge, judged, some_look

LOOKS = 12
"""A sample; `python -m tests.browser.keyhole_agrees` takes two hundred."""


@pytest.fixture(scope="module")
def flat(browser: Browser) -> Iterator[Page]:
    with drawing(browser) as page:
        yield page


def test_picture_and_verdict_agree(flat: Page) -> None:
    """G7.3 Seen: something is shown. Not seen: at most a sliver. Every point is as the rule has it."""
    found = judge(flat, LOOKS, seed=7)
    assert complaints(found) == []
    assert sum(one.clear for one in found) > 100 * LOOKS
    assert sum(one.is_seen for one in found) > LOOKS
    assert sum(not one.is_seen for one in found) > LOOKS


def test_a_picture_through_another_door_would_be_noticed(flat: Page) -> None:
    look = some_look(Rng(7))
    shown = judged(flat, 0, look._replace(door=(look.door + 6) % 24))
    assert any(one.shown > MOST for one in shown)
    assert any(one.wrong for one in shown)


def test_drawn_furniture_never_leaves_its_boxes(flat: Page) -> None:
    """In thousandths of a square; what hides in the picture hides by the rule."""
    shapes = some_look(Rng(7)).picture["shapes"]
    strays = flat.evaluate("shapes => flat.strays(shapes)", shapes)
    assert len(strays) == len(shapes)
    assert max(strays) < 0.1
