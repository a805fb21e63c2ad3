"""Somebody comes home, and one of their tables can't be read any more."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import Person, cookies_of
from tests.browser.stage import ensure_page
from tests.server.running import Guest, running


def test_it_is_told_at_home_and_when_it_is_opened(browser: Browser, tmp_path: Path) -> None:
    ensure_page()
    with running(tmp_path) as server:
        guest = Guest(server)
        broken, sound = [guest.table("me", "random", "random", start=True)["id"] for _ in "ab"]
        server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        store.execute("UPDATE tables SET doc = '{' WHERE id = ?", (broken,))
        store.commit()
    with running(tmp_path) as server:
        guest.come_to(server)
        alice = Person(browser, server.address, "Alice", cookies=cookies_of(guest))
        alice.opens()
        expect(alice.page.locator(f'a.panel[href="/t/{sound}"]')).to_contain_text("Shamans")
        told = alice.page.get_by_role("link", name="This table can’t be opened")
        expect(told).to_have_attribute("href", f"/t/{broken}")
        told.click()
        expect(alice.page.get_by_text("Nothing was deleted")).to_be_visible()
        assert alice.complaints == []
        alice.context.close()
