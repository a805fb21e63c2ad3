"""What a page will need, named in its first lines: a browser fetches all of it at once, not step by step."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import quote

from msgspec import Struct, json
from starlette.requests import Request

from spiritboard.server.api import house_of
from spiritboard.text import LANGUAGES

ENTRY: Final = "index.html"
HOME: Final = ""
TABLE: Final = "t/"
FETCHED: Final = '<link rel="preload" as="fetch" crossorigin href="{}">'
LINKS: Final = {
    "js": '<link rel="modulepreload" crossorigin href="/{}">',
    "css": '<link rel="preload" as="style" crossorigin href="/{}">',
}


class Chunk(Struct):
    """A file of scripts, as the build has listed it."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Needed(Struct, frozen=True):
    """What is shown first: parts of the page by their sources, words, and what else the server tells."""

    parts: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    game: str = ""
    has_begun: bool = False


class FirstLines:
    """The page with the first lines that fit to what is asked for."""

    def __init__(self, page: bytes, manifest: bytes) -> None:
        self.page = page.decode()
        self.chunks = json.decode(manifest, type=dict[str, Chunk])
        self.known = self.files(ENTRY)
        """What the page names by itself."""

    def files(self, part: str) -> list[str]:
        """A part's own file, its styles, and those of whatever it imports; empty: there is no such part."""
        found: dict[str, None] = {}
        seen: set[str] = set()
        waiting = [part]
        while waiting:
            name = waiting.pop()
            if name in seen or name not in self.chunks:
                continue
            seen.add(name)
            chunk = self.chunks[name]
            found |= dict.fromkeys([chunk.file, *chunk.css])
            waiting += chunk.imports
        return list(found)

    def __call__(self, needed: Needed, language: str) -> bytes:
        files = dict.fromkeys(file for part in needed.parts for file in self.files(part))
        links = [
            LINKS[file.rsplit(".", 1)[-1]].format(file) for file in files if file not in self.known
        ]
        links += [FETCHED.format(quote(path)) for path in needed.told]
        game = f' data-game="{escape(needed.game)}"' if needed.game else ""
        begun = " data-begun" if needed.has_begun else ""
        named = self.page.replace('<html lang="en">', f'<html lang="{language}"{game}{begun}>', 1)
        return named.replace("</head>", "".join(links) + "</head>", 1).encode()


def language_of(request: Request) -> str:
    """As the page itself chooses it: what was chosen before, else what the browser is set to."""
    wished = [
        request.cookies.get("language", ""),
        *request.headers.get("accept-language", "").split(","),
    ]
    for wish in wished:
        for language in LANGUAGES:
            if wish.strip().lower().startswith(language):
                return language
    return LANGUAGES[0]


def needed_for(request: Request, path: str, language: str) -> Needed:
    """At a table that is in use its game is known, and whether it has begun."""
    if path == HOME:
        return Needed(("src/pages/Home.svelte",), (f"/api/text/{language}", "/api/games"))
    room = house_of(request).rooms.get(path.removeprefix(TABLE)) if path.startswith(TABLE) else None
    if room is None:
        return Needed()
    game = room.doc.game
    has_begun = room.doc.status != "open"
    board = f"src/boards/{game}/Board.svelte" if has_begun else "src/table/Seats.svelte"
    return Needed((board,), (f"/api/text/{language}/{game}",), game, has_begun)
