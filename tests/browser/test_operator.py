"""Whoever runs the server looks at it, takes a table out as a file, and closes it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person, cookies_of
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


SAYS = "field => field.validationMessage"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en-GB", "Type the operator’s token."),
        ("cs", "Napište token správce."),
        ("ru", "Введите токен владельца сервера."),
    ],
)
def test_what_is_missing_is_said_in_the_words_of_the_page(
    browser: Browser, tmp_path: Path, language: str, words: str
) -> None:
    """The browser's own words would follow the browser."""
    ensure_page()
    with running(tmp_path, *WATCHED) as server:
        ada = Person(browser, server.address, "Ada", locale=language)
        ada.opens("/operator")
        field = ada.page.locator("form input")
        ada.page.locator("form button").click()
        assert field.evaluate(SAYS) == words
        field.fill("a token")
        assert field.evaluate(SAYS) == ""
        assert ada.complaints == []
        ada.context.close()


def test_whoever_sits_at_a_table_that_is_closed_is_told(browser: Browser, tmp_path: Path) -> None:
    ensure_page()
    with running(tmp_path, *WATCHED) as server:
        guest = Guest(server)
        table = guest.table("me", "random", "random", start=True)["id"]
        bob = Person(browser, server.address, "", cookies=cookies_of(guest))
        bob.opens(f"/t/{table}")
        expect(bob.hand).to_have_count(9)
        known = {"Authorization": f"Bearer {TOKEN}"}
        guest.http.delete(f"/api/operator/tables/{table}", headers=known).raise_for_status()
        expect(bob.page.get_by_text("There’s no such table.", exact=False)).to_be_visible()
        expect(bob.page.get_by_role("link", name="Home")).to_be_visible()
        bob.context.close()
