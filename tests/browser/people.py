"""People at browsers of their own, and what they do at the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from tests.server.running import Guest

PATIENCE = 60_000
"""Milliseconds: nothing that a test waits for takes so long, not even on a busy machine."""
TRIES = 4

STILL = {"spiritboard.speed": "0"}
"""What a browser keeps whose reader wants no movement."""

PLAYED = {"spiritboard.game": "shamans"}
"""What a browser keeps whose reader has chosen that game before."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 800},
    "has_touch": True,
    "is_mobile": True,
}

SHORT: dict[str, Any] = {"content": {"points": {"target": 1}}}
"""A table where whoever scores at all has won: the match is over after a round."""

LEADS: dict[str, Any] = {"first": 0}
"""A table where the first seat leads."""

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody with a browser, a name, and an eye on everything that the browser complains about."""

    def __init__(self, browser: Browser, address: str, name: str, **given: Any) -> None:
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        kept = {**PLAYED, **given.pop("kept", STILL)}
        given.setdefault("viewport", {"width": 1440, "height": 900})
        given.setdefault("color_scheme", "dark")
        given.setdefault("reduced_motion", "reduce")
        given.setdefault("locale", "en-GB")
        store = [{"name": key, "value": value} for key, value in kept.items()]
        state = {
            "cookies": given.pop("cookies", []),
            "origins": [{"origin": address, "localStorage": store}],
        }
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            storage_state=state,  # type: ignore[arg-type]  # a dict of that very shape
            **given,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self.listen)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        if name and not state["cookies"]:
            self.introduce(name)
        self.page: Page = self.context.new_page()

    def introduce(self, name: str) -> None:
        self.ask("GET", "/api/me")
        self.ask("PUT", "/api/me", {"name": name})

    def listen(self, message: ConsoleMessage) -> None:
        """Scripts that failed, files not found, anything the CSP forbids."""
        if message.type == "error":
            self.complaints.append(message.text)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Over HTTP, with the cookies of the browser."""
        answer = self.context.request.fetch(self.address + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    # Where one is

    def opens(self, path: str = "/") -> None:
        self.page.goto(path)

    @property
    def path(self) -> str:
        return urlsplit(self.page.url).path

    @property
    def table(self) -> str:
        """The id of the table, as the address names it."""
        expect(self.page).to_have_url(re.compile(r"/t/[\w-]+"))
        return self.path.split("/")[2]

    def sits_at(self, *seats: str, **more: Any) -> str:
        """A table that begins at once: `me`, or a bot by its level, for each seat. Its link."""
        wishes = [{"kind": "me"} if s == "me" else {"kind": "bot", "bot": s} for s in seats]
        wish = {"game": "shamans", "seats": wishes, "start": True, **more}
        link = f"/t/{self.ask('POST', '/api/tables', wish)['id']}"
        self.opens(link)
        return link

    def invites(self, friend: Person, *others: str, **more: Any) -> str:
        """A table for the two of them, with bots for the others; the match begins. Its link."""
        bots = [{"kind": "bot", "bot": level} for level in others or ("greedy",)]
        seats = [{"kind": "me"}, {"kind": "open"}, *bots]
        found = self.ask("POST", "/api/tables", {"game": "shamans", "seats": seats, **more})
        link = f"/t/{found['id']}"
        friend.opens(link)
        friend.button("Sit down").click()
        self.opens(link)
        self.button("Start").click()
        expect(self.hand).to_have_count(9)
        expect(friend.hand).to_have_count(9)
        return link

    # What one sees

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    @property
    def prompt(self) -> Locator:
        return self.region("What you can do")

    @property
    def chat(self) -> Locator:
        return self.region("Chat")

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name, exact=True)

    @property
    def hand(self) -> Locator:
        """The cards in hand."""
        return self.region("Your hand").get_by_role("button")

    @property
    def legal(self) -> Locator:
        """What may be done now on the board, or beside it."""
        beside = self.region("More choices").get_by_role("button", disabled=False)
        return self.page.get_by_role("main").get_by_role("button", disabled=False).or_(beside)

    @property
    def log(self) -> Locator:
        """Its sentences, also while another tab hides them."""
        log = self.page.get_by_role("region", name="Log", exact=True, include_hidden=True)
        return log.get_by_role("listitem", include_hidden=True)

    @property
    def log_text(self) -> str:
        return "\n".join(self.log.all_inner_texts())

    def told(self, sentence: str) -> Locator:
        """Lines of the log with these words."""
        return self.log.filter(has_text=sentence)

    @property
    def scores(self) -> Locator:
        """The last sentence of a round."""
        return self.told("Points:").first

    @property
    def summary(self) -> Locator:
        """Of a round or match that is over; nothing can be done until it is put away."""
        return self.page.locator("section.summary, section.finale")

    @property
    def ending(self) -> Locator:
        return self.region("The match is over")

    def waits_for(self, *people: Person) -> Locator:
        names = "|".join(person.name for person in people)
        return self.prompt.get_by_text(re.compile(rf"^Waiting for .*({names})"))

    # What one does

    def answers(self) -> None:
        """With whatever comes first."""
        self.goes_on()
        self.clicks()

    def touches(self) -> None:
        """The same with a finger: the first touch tells what it would do, the second does it."""
        self.goes_on()
        self.does(lambda thing: thing.tap(timeout=PATIENCE / TRIES))
        self.does(lambda thing: thing.tap(timeout=PATIENCE / TRIES))

    def goes_on(self) -> None:
        """Puts away what has taken the stage; then there is something to do."""
        expect(self.legal.or_(self.summary).first).to_be_visible()
        # What lies there may still be of the last question: a summary can follow, and `does` minds it.
        if self.summary.is_visible():
            self.summary.get_by_role("button").click()
            expect(self.legal.first).to_be_visible()

    def clicks(self) -> None:
        self.does(lambda thing: thing.click(timeout=PATIENCE / TRIES))

    def does(self, deed: Callable[[Locator], None]) -> None:
        """Does it with the first thing, unless somebody else makes an end of the question."""
        for _ in range(TRIES):
            try:
                deed(self.legal.first)
            except TooLate:
                if self.is_asked() and not self.summary.is_visible():
                    continue
            return
        raise AssertionError(f"{self.legal.first} lies there, but can't be reached")

    def chooses(self, answer: str) -> None:
        """The thing on the board that does this."""
        self.legal.filter(has_text=answer).first.click()

    def says(self, words: str) -> None:
        self.page.get_by_role("textbox", name="Say something").fill(words)
        self.page.keyboard.press("Enter")

    def is_asked(self) -> bool:
        return self.legal.count() > 0


def play(*people: Person, until: Callable[[Person], Locator]) -> None:
    """Everybody does the first thing that may be done, until something is seen."""
    here = people[0]
    while True:
        over, waits = until(here), here.waits_for(*people)
        seen = here.legal.or_(over).or_(waits).or_(here.ending).or_(here.summary)
        expect(seen.first).to_be_visible()
        # In this order: whoever is asked the next question has been told all that came before it.
        is_ended, is_asked = here.ending.is_visible(), here.is_asked()
        if over.is_visible():
            return
        assert not is_ended, "the match was over before that was seen"
        if here.summary.is_visible():
            if over.is_visible():  # it has come just now
                return
            here.summary.get_by_role("button").click()
        elif is_asked:
            here.clicks()
        elif waits.is_visible():
            names = waits.inner_text()
            here = next((person for person in people if person.name in names), here)


def cookies_of(guest: Guest) -> list[dict[str, Any]]:
    return [
        {"name": one.name, "value": one.value, "domain": "localhost", "path": one.path}
        for one in guest.http.cookies.jar
    ]
