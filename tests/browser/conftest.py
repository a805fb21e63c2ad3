from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from hatch_build import build_page
from tests.browser.people import Person
from tests.server.running import PROJECT, Server, running

WEB = PROJECT / "web"
PAGE = PROJECT / "src" / "spiritboard" / "server" / "page" / "index.html"
BROWSERS = ("chromium", "google-chrome", "google-chrome-stable")


def page_is_old() -> bool:
    """Is there anything newer than the page that it is built of?"""
    parts = [*WEB.glob("src/**/*"), *WEB.glob("*.*")]
    return not PAGE.exists() or max(p.stat().st_mtime for p in parts) > PAGE.stat().st_mtime


@pytest.fixture(scope="session")
def page_is_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """`make test` has built it; whoever runs pytest alone gets it built, by one of the workers."""
    lock = Path(tmp_path_factory.getbasetemp().parent, "spiritboard-page.lock")
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        if page_is_old():
            build_page(WEB)


@pytest.fixture(scope="session")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--tables-per-minute", "0", "--commands-per-second", "0", "--bot-seconds", "0.1")
    with running(tmp_path_factory.mktemp("browser"), *flags) as found:
        yield found
        assert "Traceback" not in found.log, found.log


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for all tests of a file: while it lives, nothing else can run an event loop."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "tools/browser installs a browser for the tests"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield found
        found.close()


Meet = Callable[..., Person]


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Somebody new, by name; nobody's browser may have complained when the story is over."""
    people: list[Person] = []

    def found(name: str = "Alice", **given: Any) -> Person:
        people.append(Person(browser, server.address, name, **given))
        return people[-1]

    yield found
    for person in people:
        person.context.close()
    assert [c for person in people for c in person.complaints] == []


@pytest.fixture
def alice(meet: Meet) -> Person:
    return meet("Alice")


@pytest.fixture
def bob(meet: Meet) -> Person:
    return meet("Bob")
