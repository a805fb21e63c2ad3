"""A stranger's game in a real browser: from the shelf to its end, against a bot that searches."""

from __future__ import annotations

from playwright.sync_api import expect, sync_playwright

from tests.browser.people import STILL, Person
from tests.browser.stage import browsing, ensure_page
from tests.server.running import Server


def test_wisps_from_the_shelf_to_its_end(server: Server) -> None:
    ensure_page()
    with sync_playwright() as playwright, browsing(playwright) as browser:
        kept = {**STILL, "spiritboard.game": "wisps"}
        alice = Person(browser, server.address, "Alice", kept=kept)
        alice.opens()
        expect(alice.page.get_by_role("radio", name="Wisps")).to_be_checked()
        alice.sits_at("me", "search", game="wisps")
        for round_ in (1, 2, 3):
            expect(alice.page.get_by_text(f"Round {round_}. Your wisp:")).to_be_visible()
            alice.page.get_by_role("button", name="Stay").click()
        expect(alice.ending).to_be_visible()
        expect(alice.told("The wisps are shown").first).to_be_visible()
        assert alice.complaints == []
        alice.context.close()
