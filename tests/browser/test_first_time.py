"""The first minute: from the door to one's first own decision, by nothing but what is pointed at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.learners import Learner
from tests.browser.people import STILL

WORDS_A_MINUTE = 200
SECONDS = 60

LOCALES = {"en": "en-GB", "cs": "cs-CZ", "ru": "ru-RU"}


def words_in(read: Locator) -> int:
    return len(read.inner_text().split())


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_own_decision_takes_less_than_a_minute_of_reading(
    meet: Meet, language: str
) -> None:
    """At home the window that is open and its one loud button; at the table what the teacher says, the
    question, and the one thing that glows."""
    newcomer = meet("", locale=LOCALES[language], kept={**STILL, "spiritboard.game": ""})
    page, learner = newcomer.page, Learner(newcomer)
    newcomer.opens()
    window = page.locator(".window.chosen")
    loud = page.locator("main .button.primary")
    expect(loud).to_have_count(1)
    read = words_in(window)
    loud.click()
    expect(learner.glowing).to_have_count(1)
    learner.sees_the_line()
    tip = page.locator("[data-tip]")
    read += words_in(tip) + words_in(page.locator("section.prompt")) + words_in(learner.taught)
    before = tip.inner_text()
    learner.taught.click()
    expect(tip).not_to_have_text(before, use_inner_text=True)
    seconds = read / WORDS_A_MINUTE * 60
    assert seconds < SECONDS, f"{read} words"
