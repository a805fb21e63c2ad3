"""People who play Djinn in browsers: each answers what the server lists, where the page offers it."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from spiritboard.games.djinn.box import COLOURS
from spiritboard.text import Phrase, Words
from tests.browser.listening import Listener
from tests.browser.people import Person, cookies_of
from tests.djinn.hunter import EASY, hunted
from tests.server.running import AnotherQuestion, Guest, Server, Socket

GLASS = 0
"""The stall that sells bottles."""


class Hunter(Listener):
    """Somebody at a table of Djinn."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.kinds: set[str] = set()
        """The kinds of answers that were found on the page."""

    # What one sees

    def may(self, kind: str) -> bool:
        """Is an answer of this kind listed?"""
        options = self.position["options"] if self.is_asked else []
        return any(option["action"]["do"] == kind for option in options)

    def said(self, option: Any) -> str:
        """An answer, as the page says it."""
        words = Words("en", "djinn", self.names, self.seat)
        return words.capital(words.read(msgspec.convert(option["say"], Phrase)))

    def button(self, option: Any, within: Locator | None = None) -> Locator:
        """Whatever does it; its name begins with the answer."""
        begins = re.compile("^" + re.escape(self.said(option)).replace(r"\ ", r"\s"))
        place = within or self.person.page.locator("body")
        return place.get_by_role("button", name=begins, disabled=False).first

    # What one does

    def finds(self, option: Any) -> Locator:
        """On the board, in the list, in one of the trays of the board, or by its guide."""
        button = self.button(option)
        if button.is_visible() or self.opens_list(button) or self.opens_tray(button):
            return button
        if parts := self.parts_of(option["action"]):
            return self.puts_together(parts)
        if option["action"]["do"] == "capture":
            return self.is_guided_to_djinn(option["action"])
        if option["action"]["do"] == "lure":
            return self.is_guided_to_bosses(option["action"])
        expect(button, f"the page offers: {self.said(option)}").to_be_visible()
        return button

    def opens_list(self, button: Locator) -> bool:
        """What may be done at any time lies folded."""
        folded = self.person.prompt.locator("details:not([open]) summary")
        if folded.count():
            folded.first.click()
        return button.is_visible()

    def opens_tray(self, button: Locator) -> bool:
        for thing in self.person.legal.and_(self.person.page.locator("[aria-haspopup]")).all():
            thing.click()
            self.rests()
            if button.is_visible():
                return True
            self.person.page.keyboard.press("Escape")
            self.rests()
        return False

    def parts_of(self, wish: Any) -> list[str]:
        """Bottles at the glass stall, and mages, are chosen one by one."""
        if wish["do"] == "wake":
            words = Words("en", "djinn", self.names, self.seat)
            return [words.read(Phrase(f"mage-{card + 1}")) for card in wish["mages"]]
        if wish["do"] == "trade" and wish["stall"] == GLASS:
            return [f"{COLOURS[colour]} bottle".capitalize() for colour in wish["colours"]]
        return []

    def puts_together(self, parts: list[str]) -> Locator:
        """The one button of the strip does it then."""
        stall = self.person.page.locator(f"[data-place=stall-{GLASS}]")
        tray = self.person.page.locator(".tray")
        if tray.count() == 0:
            stall.click()
        for part in parts:
            tray.get_by_role("button", name=part, exact=True).click()
        return self.person.page.locator(".doing .primary")

    def is_guided_to_djinn(self, wish: Any) -> Locator:
        """D22 The djinn of a batch are chosen one by one; the guide proposes a way to pay."""
        self.person.button("Capture djinn…", exact=False).first.click()
        there = self.person.page.get_by_role("group", name="Tap the djinn you want.")
        for colour, count in enumerate(wish["djinn"]):
            for nth in range(count):
                there.get_by_role("button", name=COLOURS[colour]).nth(nth).click()
        if wish["boss"]:
            there.get_by_role("button", name="boss").click()
        return self.proposed()

    def is_guided_to_bosses(self, wish: Any) -> Locator:
        """D19 So many bosses at the Source."""
        self.person.button("Capture bosses…", exact=False).first.click()
        for _ in range(wish["count"] - 1):
            self.person.button("One boss more").click()
        return self.proposed()

    def proposed(self) -> Locator:
        """The way that the guide proposes."""
        begins = re.compile(r"^Capture (?:an? |\d)")
        way = self.person.page.get_by_role("button", name=begins, disabled=False)
        expect(way).to_be_visible()
        return way

    def looks_for_every_kind(self) -> None:
        """Each kind of answer that is listed for the first time must be found."""
        for option in self.position["options"]:
            kind = option["action"]["do"]
            if kind not in self.kinds:
                self.finds(option)
                self.person.page.keyboard.press("Escape")
                self.kinds.add(kind)

    def answers(self) -> None:
        """As a hunter would."""
        self.rests()
        options, view = self.position["options"], self.position["view"]
        self.looks_for_every_kind()
        before = self.position["asked"]["id"]
        self.finds(options[hunted(options, view, self.seat)]).click()
        while not self.is_over and self.position["asked"]["id"] == before:
            self.rests()


def play_to_the_end(*hunters: Hunter) -> None:
    """Whoever is asked answers, until nobody is."""
    first = hunters[0]
    for one in hunters:
        expect(one.person.region("Town")).to_be_visible()
    while not first.is_over:
        asked = next((one for one in hunters if one.is_asked), None)
        if asked is None:
            first.rests()
        else:
            asked.answers()


def seated(
    meet: Callable[..., Person],
    server: Server,
    *bots: str,
    options: dict[str, Any] = EASY,
    **given: Any,
) -> tuple[Person, Socket]:
    """Alice, who looks at her table, and a line by which she can answer much faster."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    wish = {**options, "first": 0}
    table = guest.table("me", *bots, game="djinn", start=True, options=wish)["id"]
    alice = meet("Alice", cookies=cookies_of(guest), **given)
    alice.opens(f"/t/{table}")
    expect(alice.region("Town")).to_be_visible()
    return alice, guest.at(table)


def answers(socket: Socket) -> Any:
    """As a hunter would; what was answered, or nothing if the match is over."""
    position = socket.until_asked(0)
    if not position.get("asked"):
        return None
    options = position["options"]
    chosen = hunted(options, position["view"], 0)
    with suppress(AnotherQuestion):
        socket.answer(0, chosen)
    return options[chosen]["action"]


def ended(socket: Socket) -> Any:
    """Plays on to the end: how it came out."""
    while answers(socket) is not None:
        pass
    return socket.positions[0]
