"""What a story in a browser needs before it begins: a page that is built, a browser to open it."""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir

from playwright.sync_api import Browser, Playwright

from hatch_build import build_page
from tests.server.running import PROJECT

WEB = PROJECT / "web"
PAGE = PROJECT / "src" / "spiritboard" / "server" / "page" / "index.html"
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable")
NEIGHBOUR = "spiritboard.test"
"""This machine, as it is called in a local network: to a browser nothing that it could trust."""
FLAGS = ("--no-sandbox", f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.1")
IN_SOFTWARE = ("--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
"""WebGL is reckoned by the processor: the same on every machine, with a graphics card or without. All
else is drawn without it: a page through a graphics card that is only imitated takes thrice as long."""
WITHOUT_WEBGL = ("--disable-3d-apis",)


def ensure_page() -> None:
    """`make` has built it; whoever runs pytest alone gets it built, by one of the workers."""
    with Path(gettempdir(), "spiritboard-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_page_old():
            build_page(WEB)


def is_page_old() -> bool:
    """Is there anything newer than the page that it is built of?"""
    parts = [*WEB.glob("src/**/*"), *WEB.glob("*.*")]
    return not PAGE.exists() or max(p.stat().st_mtime for p in parts) > PAGE.stat().st_mtime


def browser_path() -> str:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "tools/browser installs a browser for the tests"
    return path


@contextmanager
def browsing(playwright: Playwright, drawing: tuple[str, ...] = IN_SOFTWARE) -> Iterator[Browser]:
    flags = [*FLAGS, *drawing]
    browser = playwright.chromium.launch(executable_path=browser_path(), args=flags)
    try:
        yield browser
    finally:
        browser.close()
