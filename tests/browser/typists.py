"""People who play by keyboard alone, and what became of their focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.listening import Listener
from tests.browser.people import Person
from tests.browser.test_keyboard import press

WATCH = """() => {
  window.lost = []
  let pictures = 0
  const look = () => {
    pictures = document.activeElement === document.body ? pictures + 1 : 0
    if (pictures === 4) window.lost.push(document.title)
    requestAnimationFrame(() => setTimeout(look))
  }
  look()
}"""
"""Looks after every picture that the browser has drawn; what is lost is found within three."""


PLACE = "document.activeElement.closest('main, .side')?.querySelector(':focus')?.textContent ?? ''"


def watch_focus(person: Person) -> None:
    person.page.evaluate(WATCH)


def lost_focus(person: Person) -> list[str]:
    """The titles of the page when the focus was nowhere."""
    return list(person.page.evaluate("window.lost"))


class Typist(Listener):
    """Somebody at a table who never touches the mouse."""

    def sits_at(self, *seats: str, **more: Any) -> None:
        self.person.sits_at(*seats, **more)
        expect(self.first).to_be_focused()
        watch_focus(self.person)

    @property
    def first(self) -> Locator:
        """The first thing that is asked about."""
        return self.person.page.locator(':is(main, .side) [data-digit="1"]')

    @property
    def stage(self) -> Locator:
        """What puts the end of a round away."""
        return self.person.summary.get_by_role("button")

    def waits_until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.rests()

    def answers(self) -> None:
        """With what has the focus; of several ways to do it with the first."""
        expect(self.first).to_be_focused()
        before = self.position["asked"]["id"]
        if self.first.get_by_text("Capture djinn…").count():
            self.looks_into_it_and_passes()
        while not self.is_over and self.position["asked"]["id"] == before:
            here = self.place
            press(self.person, "Enter")
            self.goes_on_from(here, before)

    def goes_on_from(self, here: str, question: int) -> None:
        """Until it is answered, or there is something else to choose."""
        self.waits_until(lambda: self.is_answered(question) or self.place not in (here, ""))

    def is_answered(self, question: int) -> bool:
        return self.is_over or bool(self.position["asked"]["id"] != question)

    @property
    def place(self) -> str:
        """What has the focus on the board or beside it; of several ways to do something each is a place."""
        return str(self.person.page.evaluate(PLACE))

    def looks_into_it_and_passes(self) -> None:
        """What opens a part of the board takes the focus there, and gives it back."""
        press(self.person, "Enter")
        expect(self.person.page.locator("main .panelled :focus")).to_be_visible()
        press(self.person, "Escape")
        expect(self.first).to_be_focused()
        last = self.person.page.locator(":is(main, .side) [data-digit]").count()
        press(self.person, str(min(last, 9)))

    def goes_on(self) -> None:
        expect(self.stage).to_be_focused()
        press(self.person, "Enter")
        expect(self.stage).to_be_hidden()

    def plays_a_round(self) -> None:
        """Until its end is on the stage, with whatever comes first."""
        while not self.stage.is_visible():
            self.waits_until(lambda: self.is_over or self.is_asked)
            self.rests()
            if self.is_asked and not self.stage.is_visible():
                self.answers()
