"""Takes the pictures of the documentation anew: `make pictures`, or some: `ARGS="home djinn"`.

Then look at every one of them.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.haunters import IN_HALL, Haunter
from tests.browser.people import PHONE, SHORT, Person, cookies_of, play
from tests.browser.stage import browsing, ensure_page
from tests.browser.test_wildwoods import Reader, clicks
from tests.djinn.hunter import hunted
from tests.server.running import PROJECT, AnotherQuestion, Guest, Server, running

FOLDER = PROJECT / "docs" / "img"
LARGEST = 250_000
SQUEEZE = """async ([picture, quality]) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d').drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({type: 'image/webp', quality})
    return btoa([...new Uint8Array(await blob.arrayBuffer())].map(b => String.fromCharCode(b)).join(''))
}"""

SETTLED = """async () => {
    const STILL = 20
    let quiet = 0
    const watcher = new MutationObserver(() => { quiet = 0 })
    watcher.observe(document, {subtree: true, childList: true, attributes: true, characterData: true})
    const isComing = () => document.fonts.status === 'loading' || [...document.images].some(one => !one.complete)
    while (quiet < STILL) {
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
        quiet = isComing() ? 0 : quiet + 1
    }
    watcher.disconnect()
}"""
"""A table is laid step by step: until nothing has changed for so many pictures of the browser."""

A_WHILE = 4
"""So many rounds make a table of Djinn worth looking at."""

SECOND_LEADS = {"first": 2}
"""Two cards lie in the trick before it is the first seat's turn."""


class Photographer:
    def __init__(self, browser: Browser, server: Server, folder: Path = FOLDER) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.darkroom = browser.new_page()

    def model(self, light: str = "dark", *, phone: bool = False, **given: Any) -> Person:
        size = {**PHONE, "device_scale_factor": 2} if phone else {}
        address = self.server.address
        return Person(self.browser, address, "Alena", color_scheme=light, **size, **given)

    def take(self, person: Person, name: str) -> None:
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate(SETTLED)
        expect(person.page.locator(".travel .ghost")).to_have_count(0)
        picture = base64.b64encode(person.page.screenshot(animations="disabled")).decode()
        squeezed = self.darkroom.evaluate(SQUEEZE, [f"data:image/png;base64,{picture}", 0.86])
        developed = base64.b64decode(squeezed)
        assert len(developed) < LARGEST, f"{name} is too large: {len(developed)}"
        (self.folder / f"{name}.webp").write_bytes(developed)
        print(f"{name}.webp: {len(developed) // 1000} kB")


def home(photographer: Photographer) -> None:
    for light in ("dark", "light"):
        alena = photographer.model(light)
        alena.opens()
        expect(alena.button("Learn Shamans", exact=False)).to_be_visible()
        photographer.take(alena, f"home-{light}")


def set_up(photographer: Photographer) -> None:
    alena = photographer.model("light")
    alena.opens()
    alena.button("Play with friends", exact=False).click()
    expect(alena.button("Fill with bots and start")).to_be_visible()
    photographer.take(alena, "set-up")


def half_a_round(person: Person, answer: Callable[[], None]) -> None:
    """Until some cards are gone, artifacts taken, and it is one's turn in a trick that goes on."""
    person.sits_at("me", "greedy", "greedy", "greedy", options=SECOND_LEADS)
    card = person.hand.filter(has_text="Play")
    expect(person.legal.first).to_be_visible()
    while person.hand.count() > 6 or not card.count():
        answer()
        expect(person.legal.first).to_be_visible()


def table(photographer: Photographer) -> None:
    alena = photographer.model()
    half_a_round(alena, alena.answers)
    alena.page.get_by_role("heading", name="Shamans").hover()
    photographer.take(alena, "table")
    for code, name in (("cs", "Čeština"), ("ru", "Русский")):
        alena.button(name).click()
        expect(alena.page.locator("html")).to_have_attribute("lang", code)
        photographer.take(alena, f"table-{code}")


def preview(photographer: Photographer) -> None:
    alena = photographer.model("light")
    half_a_round(alena, alena.answers)
    alena.hand.nth(2).hover()
    expect(alena.page.locator(".bubble")).to_be_visible()
    photographer.take(alena, "preview")


def phone(photographer: Photographer) -> None:
    for light in ("dark", "light"):
        alena = photographer.model(light, phone=True)
        half_a_round(alena, alena.touches)
        if light == "light":
            alena.hand.nth(1).tap()
            expect(alena.region("More choices")).to_be_visible()
        photographer.take(alena, f"phone-{light}")


def lesson(photographer: Photographer) -> None:
    alena = photographer.model()
    alena.opens()
    alena.button("Learn Shamans", exact=False).click()
    for answer in ("Play yellow 1", "Take the Ritual Dagger on display"):
        alena.chooses(answer)
    expect(alena.page.get_by_text("follow with blue 3")).to_be_visible()
    alena.page.get_by_role("heading", name="Shamans").hover()
    photographer.take(alena, "lesson")


def replay(photographer: Photographer) -> None:
    alena = photographer.model()
    link = alena.sits_at("me", "greedy", "greedy", "greedy", options=SHORT)
    play(alena, until=lambda person: person.ending)
    photographer.take(alena, "ending")
    alena.opens(f"{link}/replay/1?open=true&step=12")
    expect(alena.button("Check the shuffles")).to_be_visible()
    photographer.take(alena, "replay")


def hunted_for_a_while(guest: Guest) -> str:
    """A table of Djinn at which one may capture; a match in which that never comes is not looked at."""
    while True:
        bots, options = ("greedy", "greedy"), {"first": 0}
        table: str = guest.table("me", *bots, start=True, game="djinn", options=options)["id"]
        socket = guest.at(table)
        while (position := socket.until_asked(0)).get("asked"):
            options, view = position["options"], position["view"]
            if view["round"] >= A_WHILE and any(o["action"]["do"] == "capture" for o in options):
                return table
            with suppress(AnotherQuestion):
                socket.answer(0, hunted(options, view, 0))


def djinn(photographer: Photographer) -> None:
    """A town that has been hunted in for a while, at a round space with djinn."""
    guest = Guest(photographer.server)
    guest.put("/api/me", {"name": "Alena"})
    link = f"/t/{hunted_for_a_while(guest)}"
    alena = photographer.model(cookies=cookies_of(guest))
    alena.opens(link)
    expect(alena.button("Capture djinn…", exact=False).first).to_be_visible()
    alena.page.get_by_role("heading", name="Djinn").hover()
    photographer.take(alena, "djinn")
    on_phone = photographer.model(phone=True, cookies=alena.context.cookies())
    on_phone.opens(link)
    expect(on_phone.prompt).to_contain_text("Your turn")
    photographer.take(on_phone, "djinn-phone")
    alena.button("Capture djinn…", exact=False).first.click()
    there = alena.page.get_by_role("group", name="Tap the djinn you want.")
    there.get_by_role("button").first.click()
    photographer.take(alena, "djinn-capture")
    alena.page.keyboard.press("Escape")
    alena.button("Plan a route").click()
    stops = alena.region("Plan a route").get_by_role("listitem")
    for count in (1, 2, 3):
        alena.page.locator(".planned button").first.click()
        expect(stops).to_have_count(count)
    photographer.take(alena, "djinn-route")


EVENING: dict[str, Any] = {"card": "desk armchair 9", "hall": "music-room", "trying": True}
"""A night of one round in which everything may be asked."""


def ducharina(photographer: Photographer) -> None:
    """The hall with a plan half made, the same on the plan and on a phone; then the look."""
    alena = photographer.model(kept=IN_HALL)
    haunter = Haunter(alena)
    haunter.sits_down("random", **EVENING)
    haunter.answers_by(haunter.place("do-leave").click)
    haunter.waits_until("move-ghosts")
    alena.page.keyboard.press("v")
    for name, goal in (("S1", "b5"), ("M1", "e4")):
        haunter.moves(name, goal)
    haunter.own("M2").click()
    haunter.square("c5").click()
    expect(haunter.place("do-move")).to_be_visible()
    photographer.take(alena, "ducharina-plan")
    alena.page.keyboard.press("v")
    expect(haunter.board).to_be_visible()
    haunter.rests()
    photographer.take(alena, "ducharina")
    on_phone = photographer.model(phone=True, kept=IN_HALL, cookies=alena.context.cookies())
    thumb = Haunter(on_phone)
    on_phone.opens(alena.path)
    expect(thumb.board).to_be_visible()
    thumb.own("L").tap()
    expect(thumb.own("L")).to_have_attribute("aria-pressed", "true")
    thumb.rests()
    photographer.take(on_phone, "ducharina-phone")
    on_phone.context.close()
    haunter.place("do-move").click()
    haunter.answers_by(haunter.place("do-ready").click)
    haunter.waits_for_a_look(lambda side: side.click())
    haunter.rests()
    photographer.take(alena, "ducharina-keyhole")


def wildwoods(photographer: Photographer) -> None:
    alena = photographer.model()
    alena.sits_at("me", game="wildwoods", options={"scene": "2_2"})
    reader = Reader(alena, clicks)
    expect(reader.chance("")).to_be_attached()
    reader.does(reader.card("river-2"))
    reader.presses(re.compile("^The high stone"))
    expect(reader.strip.get_by_role("button", name=re.compile("^Roll"))).to_be_visible()
    photographer.take(alena, "wildwoods")


SCENES: tuple[Callable[[Photographer], None], ...] = (
    home,
    set_up,
    table,
    preview,
    phone,
    lesson,
    replay,
    djinn,
    ducharina,
    wildwoods,
)


def main() -> None:
    ensure_page()
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        browsing(playwright) as browser,
        running(Path(data), "--tables-per-minute", "0") as server,
    ):
        photographer = Photographer(browser, server)
        names = {scene.__name__.replace("_", "-"): scene for scene in SCENES}
        for name in sys.argv[1:] or names:
            names[name](photographer)


if __name__ == "__main__":
    main()
