"""The first lines of a page name all that it will need, and nothing that there is not."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from tests.server.running import Guest, Server

Given = dict[str, str | None]


class Lines(HTMLParser):
    """What a page says of itself, and what it wants to be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.page: Given = {}
        self.links: list[Given] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "html":
            self.page = dict(attrs)
        if tag == "link":
            self.links.append(dict(attrs))

    @property
    def wanted(self) -> list[str]:
        return [str(link["href"]) for link in self.links]


def opened(server: Server, path: str, **given: Any) -> Lines:
    found = Lines()
    found.feed(httpx.get(server.address + path, **given).text)
    return found


def test_at_home_the_games_are_listed(server: Server) -> None:
    lines = opened(server, "/", headers={"Accept-Language": "cs-CZ,cs;q=0.9,en;q=0.8"})
    assert lines.page == {"lang": "cs"}
    assert {"/api/games", "/api/text/cs"} <= set(lines.wanted)
    assert any("/assets/Home-" in path for path in lines.wanted)
    assert not any("/assets/Board-" in path for path in lines.wanted)


def test_a_table_names_its_board_and_its_words(server: Server, guest: Guest) -> None:
    table = guest.table("me", "greedy", start=True, game="djinn")["id"]
    lines = opened(server, f"/t/{table}", cookies={"language": "ru"})
    assert lines.page == {"lang": "ru", "data-game": "djinn", "data-begun": None}
    assert "/api/text/ru/djinn" in lines.wanted
    boards = [link for link in lines.links if "/assets/Board-" in str(link["href"])]
    assert sorted(str(link["rel"]) for link in boards) == ["modulepreload", "preload"]


def test_a_table_that_has_not_begun_names_its_seats(server: Server, guest: Guest) -> None:
    lines = opened(server, f"/t/{guest.table('me', 'open', 'open')['id']}")
    assert "data-begun" not in lines.page
    assert any("/assets/Seats-" in path for path in lines.wanted)
    assert not any("/assets/Board-" in path for path in lines.wanted)


@pytest.mark.parametrize("path", ["/t/nothing", "/history", "/rules/djinn"])
def test_elsewhere_nothing_is_named(server: Server, path: str) -> None:
    lines = opened(server, path)
    assert "data-game" not in lines.page
    assert not any(path.startswith("/api/") for path in lines.wanted)


def test_all_that_is_named_is_there_and_named_once(server: Server, guest: Guest) -> None:
    table = guest.table("me", "greedy", "greedy", start=True)["id"]
    for path in ("/", f"/t/{table}"):
        wanted = opened(server, path).wanted
        assert len(wanted) == len(set(wanted))
        assert {httpx.get(server.address + one).status_code for one in wanted} == {200}


def test_the_list_of_the_build_is_not_served(server: Server) -> None:
    assert "<html" in httpx.get(f"{server.address}/manifest.json").text
