"""Somebody in a lesson: what the teacher says, what is pointed at, how far it is."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

ENDS = """async ([near, frames]) => {
    const box = selector => document.querySelector(selector).getBoundingClientRect()
    const gap = (box, { x, y }) => Math.hypot(
        Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    const gaps = () => {
        const line = document.querySelector('.teacher .lead')
        if (line === null) return null
        const end = line.getPointAtLength(line.getTotalLength())
        return [gap(box('[data-tip]'), line.getPointAtLength(0)), gap(box('.teacher .ring'), end)]
    }
    let found = gaps()
    for (let n = 0; n < frames && !found?.every(one => one < near); n += 1) {
        await new Promise(requestAnimationFrame)
        found = gaps()
    }
    return found
}"""
"""How far the ends of the line are from the tip and from what is pointed at, in pixels, when it has
followed them; null: there is no line."""

NEAR = 2
"""Pixels."""
FRAMES = 600


class Learner:
    """A person whom a teacher tells and shows what to do."""

    def __init__(self, person: Person, game: str = "Shamans") -> None:
        self.person = person
        self.page = person.page
        self.game = game

    def begins(self) -> None:
        self.person.opens()
        self.page.get_by_role("radio", name=self.game, exact=True).check()
        self.person.button(f"Learn {self.game}", exact=False).click()
        expect(self.teacher).to_be_visible()

    @property
    def teacher(self) -> Locator:
        return self.page.get_by_role("complementary", name="Teacher")

    def way(self, name: str) -> Locator:
        return self.teacher.get_by_role("button", name=name, exact=True)

    @property
    def taught(self) -> Locator:
        """What the lesson wants now."""
        return self.page.locator("[data-taught]")

    @property
    def ring(self) -> Locator:
        return self.page.locator(".teacher .ring")

    @property
    def glowing(self) -> Locator:
        return self.page.locator("main .thing.legal")

    def sees_the_line(self) -> None:
        """From the tip to a ring around the thing, wherever they stand."""
        expect(self.ring).to_be_visible()
        gaps = self.page.evaluate(ENDS, [NEAR, FRAMES])
        assert gaps is not None
        assert max(gaps) < NEAR, gaps

    def is_at(self, step: int) -> None:
        expect(self.teacher).to_contain_text(f"{step} of ")

    def is_shown(self, step: int) -> None:
        """All that comes before that tip."""
        total = re.compile(rf"\b{step} of ")
        while not total.search(self.teacher.inner_text()):
            show = self.way("Show me")
            expect(show).to_be_enabled()
            before = self.teacher.inner_text()
            show.click()
            expect(self.teacher).not_to_have_text(before, use_inner_text=True)
        self.is_at(step)
