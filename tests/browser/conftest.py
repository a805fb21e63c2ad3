from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.people import SHORT, Person, cookies_of
from tests.browser.stage import WITHOUT_WEBGL, browsing, ensure_page
from tests.server.running import Guest, Server, running

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: it must never fail."""
    ensure_page()
    flags = ("--absent-seconds", "1")
    with running(tmp_path_factory.mktemp("browser"), *flags) as found:
        yield found
        assert "Traceback" not in found.log, found.log


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """One for all tests of this folder: while it lives, nothing else can run an event loop."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with browsing(playwright) as found:
        yield found


@pytest.fixture
def flat_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can't draw in three dimensions."""
    with browsing(playwright, WITHOUT_WEBGL) as found:
        yield found


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Somebody new, by name; nobody's browser may have complained when the story is over."""
    people: list[Person] = []

    def found(name: str = "Alice", **given: Any) -> Person:
        address = given.pop("address", server.address)
        people.append(Person(given.pop("browser", browser), address, name, **given))
        return people[-1]

    yield found
    for person in people:
        person.context.close()
    assert [c for person in people for c in person.complaints] == []


@pytest.fixture
def veteran(meet: Meet, server: Server) -> Meet:
    """Somebody who has just played a match of a round, and sees how it ended."""
    guest = Guest(server)
    guest.put("/api/me", {"name": "Alice"})
    table = guest.table("me", "greedy", "greedy", start=True, options={**SHORT, "first": 1})
    guest.at(table["id"]).play_on(0)

    def found(**given: Any) -> Person:
        alice = meet("Alice", cookies=cookies_of(guest), **given)
        alice.opens(f"/t/{table['id']}")
        expect(alice.ending).to_be_visible()
        return alice

    return found


@pytest.fixture
def alice(meet: Meet) -> Person:
    return meet("Alice")


@pytest.fixture
def bob(meet: Meet) -> Person:
    return meet("Bob")
