"""Whoever runs the server looks at it, takes a table out as a file, and closes it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.browser.stage import ensure_page
from tests.server.running import Guest, Refused, running
from tests.server.test_watching import TOKEN, WATCHED


def test_an_operator_looks_exports_and_closes(browser: Browser, tmp_path: Path) -> None:
    ensure_page()
    with running(tmp_path, *WATCHED) as server:
        guest = Guest(server)
        table = guest.table("me", "here", "random", start=True)["id"]
        guest.at(table)
        ada = Person(browser, server.address, "Ada")
        ada.opens("/operator")
        ada.page.get_by_label("Operator’s token").fill("not-the-right-token")
        ada.page.get_by_role("button", name="Open").click()
        expect(ada.page.get_by_text("That isn’t the operator’s token.")).to_be_visible()
        assert all("401" in complaint for complaint in ada.complaints)
        ada.complaints.clear()
        ada.page.get_by_label("Operator’s token").fill(TOKEN)
        ada.page.get_by_role("button", name="Open").click()
        row = ada.page.get_by_role("listitem").filter(has_text=table)
        expect(row).to_contain_text("being played · players: 2, bots: 1 · open pages: 1")
        with ada.page.expect_download() as download:
            row.get_by_role("button", name=re.compile("Export")).click()
        assert download.value.suggested_filename == f"{table}.json"
        assert json.loads(download.value.path().read_text())["id"] == table
        row.get_by_role("button", name=re.compile("Close")).click()
        assert guest.get(f"/api/tables/{table}")["status"] == "playing"
        row.get_by_role("button", name=re.compile("Delete for good")).click()
        expect(ada.page.get_by_text("Nobody is playing.")).to_be_visible()
        with pytest.raises(Refused, match="no-such-table"):
            guest.get(f"/api/tables/{table}")
        ada.page.reload()
        expect(ada.page.get_by_text("Nobody is playing.")).to_be_visible()
        assert ada.complaints == []
        ada.context.close()
