"""Takes every screen at three sizes and in three languages: `make screens`, into build/pictures.

Some of them: `ARGS="djinn-end lobby --sizes 360 --languages cs ru --light"`. Two sets, taken before
and after a change, lie beside each other with `--into before`. Then look at them.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from tests.browser.haunters import IN_HALL, ON_PLAN
from tests.browser.people import LEADS, PHONE, SHORT, STILL, Person, cookies_of
from tests.browser.pictures import Photographer
from tests.browser.stage import browsing, ensure_page
from tests.browser.test_djinn_board import is_act, kinds, play_until
from tests.browser.test_layouts import may_walk
from tests.djinn.hunter import EASY, hunted
from tests.server.running import PROJECT, AnotherQuestion, Guest, Server, Socket, running

PICTURES = PROJECT / "build" / "pictures"
SIZES: dict[str, Any] = {
    "360": PHONE,
    "1024": {"viewport": {"width": 1024, "height": 768}},
    "1440": {"viewport": {"width": 1440, "height": 900}},
}
LANGUAGES = ("en", "cs", "ru")
BOTS = ("greedy", "greedy", "greedy")
FIRST: dict[str, Any] = {"first": 0}
FIRST_GAME: dict[str, Any] = {**FIRST, "first_game": True}
"""Nothing is chosen before the town is entered."""

Deed = Callable[[Person], object]


class Variant(NamedTuple):
    """How a screen is looked at."""

    size: str
    language: str
    light: str

    @property
    def name(self) -> str:
        return f"{self.size}-{self.language}-{self.light}"


class Gallery:
    """A server, a browser, and the variants in which each screen is wanted."""

    def __init__(
        self, server: Server, browser: Browser, variants: list[Variant], folder: Path
    ) -> None:
        self.server = server
        self.browser = browser
        self.variants = variants
        self.photographer = Photographer(browser, server, folder)

    def guest(self, name: str = "Alena") -> Guest:
        found = Guest(self.server)
        found.put("/api/me", {"name": name})
        return found

    def table(self, guest: Guest, *kinds: str, **more: Any) -> str:
        """Its link."""
        return f"/t/{guest.table(*kinds, **more)['id']}"

    @contextmanager
    def looking(self, guest: Guest, variant: Variant, link: str, **given: Any) -> Iterator[Person]:
        person = Person(
            self.browser,
            self.server.address,
            "",
            cookies=cookies_of(guest),
            locale=variant.language,
            color_scheme=variant.light,
            **SIZES[variant.size],
            **given,
        )
        person.opens(link)
        try:
            yield person
        finally:
            person.context.close()

    def show(
        self, name: str, guest: Guest, link: str, there: str, *deeds: Deed, **given: Any
    ) -> None:
        """A screen that anybody may come back to, once something of it is there and all is done."""
        for variant in self.variants:
            with self.looking(guest, variant, link, **given) as person:
                expect(person.page.locator(there).first).to_be_visible()
                for deed in deeds:
                    deed(person)
                self.photographer.take(person, f"{name}-{variant.name}")

    def witness(
        self, name: str, guest: Guest, link: str, there: str, happens: Callable[[], object]
    ) -> None:
        """A moment that only those see who are there: everybody comes first, then it happens."""
        people = [self.looking(guest, variant, link) for variant in self.variants]
        here = [one.__enter__() for one in people]
        try:
            for person in here:
                expect(person.page.locator("main.board > *").first).to_be_visible()
            happens()
            for variant, person in zip(self.variants, here, strict=True):
                expect(person.page.locator(there).first).to_be_visible()
                self.photographer.take(person, f"{name}-{variant.name}")
        finally:
            for one in people:
                one.__exit__(None, None, None)


# What is done before a picture is taken


def clicks(where: str) -> Deed:
    def done(person: Person) -> None:
        person.page.locator(where).first.click()

    return done


def presses(key: str) -> Deed:
    def done(person: Person) -> None:
        person.page.keyboard.press(key)

    return done


def sees(where: str) -> Deed:
    def done(person: Person) -> None:
        expect(person.page.locator(where).first).to_be_visible()

    return done


def points_at(where: str) -> Deed:
    """With a mouse; a thumb touches it."""

    def done(person: Person) -> None:
        thing: Locator = person.page.locator(where).first
        if person.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            thing.tap()
        else:
            thing.hover()

    return done


def unfolds(person: Person) -> None:
    """On a phone the page of the book is folded."""
    expect(person.page.locator(".page").first).to_be_visible()
    folded = person.page.locator(".page.folded .more").last
    if folded.is_visible():
        folded.click()


# The pages around the tables


def home(gallery: Gallery) -> None:
    guest = gallery.guest()
    gallery.show("home", guest, "/", ".window")
    gallery.table(guest, "me", *BOTS, start=True, options=LEADS)
    gallery.table(guest, "me", "greedy", start=True, game="djinn", options=FIRST)
    gallery.show("home-return", guest, "/", ".resume")


def around(gallery: Gallery) -> None:
    guest = gallery.guest()
    gallery.show("not-found", guest, "/t/nothing-here", "main .button")
    gallery.show("history-empty", guest, "/history", "main")
    gallery.show("rules", guest, "/rules/djinn?rule=D22", "li.shown")
    link = gallery.table(guest, "me", *BOTS, start=True, options=LEADS)
    gallery.show("keys", guest, link, "[data-digit]", presses("?"), sees("dialog"))
    gallery.show("where", guest, link, "[data-digit]", presses("/"), sees("dialog p"))
    settings = ".top button.icon:last-of-type"
    gallery.show("settings", guest, link, "[data-digit]", clicks(settings), sees("dialog"))


def history(gallery: Gallery) -> None:
    guest = gallery.guest()
    for options in ({**SHORT, "first": 1}, {**SHORT, "first": 2}):
        table = guest.table("me", "greedy", "greedy", start=True, options=options)["id"]
        guest.at(table).play_on(0)
    table = guest.table("me", *BOTS, game="djinn", start=True, options={**EASY, **FIRST})["id"]
    hunts_to_the_end(guest.at(table))
    gallery.show("history", guest, "/history", "main li")


def lobby(gallery: Gallery) -> None:
    host, friend = gallery.guest(), gallery.guest("Bořivoj")
    link = gallery.table(host, "me", "open", "open", "greedy", "search")
    friend.post(f"{link.replace('/t/', '/api/tables/')}/seats/1/sit", {})
    gallery.show("lobby-host", host, link, ".waiting footer .primary")
    gallery.show("lobby-guest", gallery.guest("Radka"), link, ".waiting")


def evening(gallery: Gallery) -> None:
    """The same deal at three tables, from setting it up to the comparison."""
    names = ("Alena", "Bořivoj", "Radka")
    people = [gallery.guest(name) for name in names]
    gallery.show("evening-new", people[0], "/e?game=shamans", "form .primary")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "casual"}, {"kind": "bot"}]
    wish = {"game": "shamans", "seats": seats, "options": {"content": {"points": {"target": 9}}}}
    made = people[0].post("/api/evenings", {"tables": 3, "table": wish})
    link, tables = f"/e/{made['id']}", [table["id"] for table in made["tables"]]
    gallery.show("evening-open", people[1], link, "article .button")
    for guest, table in zip(people, tables, strict=True):
        guest.post(f"/api/tables/{table}/seats/0/sit", {})
    gallery.show("evening-table", people[0], f"/t/{tables[0]}", ".waiting footer .primary")
    for number, (guest, table) in enumerate(zip(people, tables, strict=True)):
        guest.post(f"/api/tables/{table}/start")
        if number == 2:
            gallery.show("evening-ending", people[0], f"/t/{tables[0]}", ".ending")
            gallery.show("evening-playing", people[0], link, "article .button")
        plays_otherwise(guest.at(table), number)
    gallery.show("evening-over", people[0], link, ".ranking li")
    gallery.show("history-evening", people[0], "/history", "a[href^='/e/']")


def plays_otherwise(socket: Socket, number: int) -> None:
    """To the end, each in a way of their own."""
    while options := socket.until_asked(0).get("options"):
        with suppress(AnotherQuestion):
            socket.answer(0, number * (len(options) - 1) // 2)


def away(gallery: Gallery) -> None:
    """A friend who has left: tags at the place, a nudge and a bot beside the question."""
    for game, others in (("shamans", BOTS[:2]), ("djinn", BOTS[:1])):
        host, friend = gallery.guest(), gallery.guest("Bořivoj")
        link = gallery.table(host, "open", "me", *others, game=game, options=FIRST)
        table = link.replace("/t/", "/api/tables/")
        friend.post(f"{table}/seats/0/sit", {})
        host.post(f"{table}/start")
        gallery.show(f"{game}-away", host, link, ".away")


# Shamans


def shamans(gallery: Gallery) -> None:
    guest = gallery.guest()
    link = gallery.table(guest, "me", *BOTS, start=True, options={"first": 2})
    gallery.show("shamans", guest, link, "[data-digit]")
    gallery.show(
        "shamans-pointed", guest, link, "[data-digit]", points_at("[data-place=hand-0] .thing")
    )
    five = gallery.table(guest, "me", *BOTS, "greedy", start=True, options={"first": 2})
    socket = guest.at(five.split("/")[-1])
    for _ in range(6):
        socket.until_asked(0)
        socket.answer(0)
    socket.until_asked(0)
    gallery.show("shamans-five", guest, five, "[data-digit]")


def shamans_end(gallery: Gallery) -> None:
    guest = gallery.guest()
    link = gallery.table(guest, "me", *BOTS, start=True, options={**SHORT, **FIRST})
    socket = guest.at(link.split("/")[-1])
    gallery.witness("shamans-end", guest, link, "section.finale", lambda: socket.play_on(0))
    gallery.show("shamans-ending", guest, link, ".ending")
    gallery.show("shamans-replay", guest, f"{link}/replay/1?open=true&step=14", "input[type=range]")


# Djinn


def hunts(socket: Socket) -> bool:
    """Answers as a hunter would; false: the match is over."""
    position = socket.until_asked(0)
    if not position.get("asked"):
        return False
    socket.answer(0, hunted(position["options"], position["view"], 0))
    return True


def hunts_to_the_end(socket: Socket) -> None:
    while hunts(socket):
        pass


def djinn(gallery: Gallery) -> None:
    guest = gallery.guest()
    fresh = gallery.table(guest, "me", *BOTS, game="djinn", start=True, options=FIRST_GAME)
    gallery.show("djinn-entering", guest, fresh, "button.way")
    link = gallery.table(guest, "me", "greedy", "greedy", game="djinn", start=True, options=FIRST)
    play_until(guest, link.split("/")[-1], may_capture, rounds=4)
    gallery.show("djinn-capture", guest, link, ".town")
    gallery.show("djinn-score", guest, link, ".town", clicks("[data-place=score-0]"))
    walk = gallery.table(guest, "me", *BOTS, game="djinn", start=True, options=FIRST)
    play_until(guest, walk.split("/")[-1], may_walk, rounds=4)
    gallery.show("djinn-walk", guest, walk, "button.way")
    alone = gallery.table(guest, "me", game="djinn", start=True, options={**FIRST_GAME, "tom": 15})
    gallery.show("djinn-solo", guest, alone, "button.way")


def may_capture(position: Any) -> bool:
    return is_act(position) or "capture" in kinds(position)


def djinn_end(gallery: Gallery) -> None:
    guest = gallery.guest()
    options = {**EASY, **FIRST}
    link = gallery.table(guest, "me", *BOTS, game="djinn", start=True, options=options)
    socket = guest.at(link.split("/")[-1])
    gallery.witness("djinn-end", guest, link, "section.finale", lambda: hunts_to_the_end(socket))
    gallery.show("djinn-ending", guest, link, ".ending")
    gallery.show("djinn-replay", guest, f"{link}/replay/1?step=40", "input[type=range]")


# Duchařina and Wildwoods


def ducharina(gallery: Gallery) -> None:
    guest = gallery.guest()
    link = gallery.table(guest, "me", "greedy", game="ducharina", start=True, options=FIRST)
    asked = sees(".prompt.asked")
    gallery.show("ducharina-plan", guest, link, ".plan .sheet", asked, kept=ON_PLAN)
    gallery.show("ducharina-hall", guest, link, ".stage button", asked, kept=IN_HALL)


def wildwoods(gallery: Gallery) -> None:
    guest = gallery.guest()
    link = gallery.table(guest, "me", game="wildwoods", start=True, options={"scene": "2_2"})
    gallery.show("wildwoods", guest, link, ".wildwoods .river")
    for nth, leaf in enumerate(("story", "memory", "map"), start=1):
        turns = clicks(f".leaves button:nth-of-type({nth})")
        gallery.show(f"wildwoods-{leaf}", guest, link, ".wildwoods .river", unfolds, turns)


def lessons(gallery: Gallery) -> None:
    guest = gallery.guest()
    for game in ("shamans", "djinn", "ducharina", "wildwoods"):
        made = guest.post("/api/lessons", {"game": game})
        gallery.show(
            f"{game}-lesson", guest, f"/t/{made['id']}", "main.board > *", kept={**STILL, **ON_PLAN}
        )


SCREENS: tuple[Callable[[Gallery], None], ...] = (
    home,
    around,
    history,
    lobby,
    evening,
    away,
    shamans,
    shamans_end,
    djinn,
    djinn_end,
    ducharina,
    wildwoods,
    lessons,
)


def main() -> None:
    names = {screen.__name__.replace("_", "-"): screen for screen in SCREENS}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(names))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--light", action="store_true", help="in the light theme")
    parser.add_argument("--into", default="now", help="a folder in build/pictures")
    wish = parser.parse_args()
    light = "light" if wish.light else "dark"
    variants = [Variant(s, one, light) for s in wish.sizes for one in wish.languages]
    folder = PICTURES / wish.into
    folder.mkdir(parents=True, exist_ok=True)
    ensure_page()
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        browsing(playwright) as browser,
        running(Path(data), "--absent-seconds", "1") as server,
    ):
        gallery = Gallery(server, browser, variants, folder)
        for name in wish.screens or names:
            names[name](gallery)


if __name__ == "__main__":
    main()
