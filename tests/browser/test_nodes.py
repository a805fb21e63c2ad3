"""Several servers share the tables: when one of them dies, whoever plays sees at most that the page reconnects."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import LEADS, Person, play
from tests.browser.stage import ensure_page
from tests.server.keeping import database
from tests.server.running import Server, running
from tests.server.test_node_servers import children_of


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    ensure_page()
    flags = ("--processes", "2", "--bot-processes", "2")
    with (
        database() as postgres,
        running(tmp_path_factory.mktemp("nodes"), "--store", postgres.new(), *flags) as found,
    ):
        yield found


def test_a_game_goes_on_when_any_node_dies(nodes: Server, browser: Browser) -> None:
    """Each of them, one after the other; whichever has the table is among them."""
    alice = Person(browser, nodes.address, "Alice")
    alice.sits_at("me", "greedy", "greedy", options=LEADS)
    for _ in range(2):
        expect(alice.legal.first).to_be_visible()
        for node in children_of(nodes.process.pid):
            os.kill(node, signal.SIGKILL)
            until_there_are_two(nodes, node)
        expect(alice.page.get_by_text("Reconnecting…")).to_be_hidden()
        told = alice.log.count()
        alice.answers()
        expect(alice.log.nth(told)).to_be_attached()
    play(alice, until=lambda person: person.told("the trick").first)
    alice.context.close()


def until_there_are_two(nodes: Server, gone: int) -> None:
    while len(set(children_of(nodes.process.pid)) - {gone}) < 2:
        time.sleep(0.05)
