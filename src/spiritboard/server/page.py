"""The page: files that the build has made, kept in memory, small ones squeezed."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from spiritboard.core.errors import BadSetup
from spiritboard.server.first_lines import ENTRY, FirstLines, Needed, language_of, needed_for

MANIFEST: Final = "manifest.json"
"""The build's own list of files."""
SQUEEZED: Final = ("text/", "application/javascript", "application/json", "image/svg")
FOREVER: Final = "public, max-age=31536000, immutable"
"""A file whose name tells its content never changes."""
BEGINNINGS: Final = 64
"""So many are kept: one for each game and language, and more than enough for games of one's own."""


class Kept(NamedTuple):
    kind: str
    plain: bytes
    squeezed: bytes | None


class Page:
    """The built page. Every path that is not a file shows the same page, which knows its way."""

    def __init__(self) -> None:
        folder = files("spiritboard.server").joinpath("page")
        self.files = dict(_kept(folder, "")) if folder.is_dir() else {}
        if not {ENTRY, MANIFEST} <= self.files.keys():
            raise BadSetup("no-page")
        page, manifest = self.files.pop(ENTRY), self.files.pop(MANIFEST)
        self.begun = FirstLines(page.plain, manifest.plain)
        self.beginning = lru_cache(BEGINNINGS)(self._beginning)

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        found = self.files.get(path)
        if found is None and path.startswith("assets/"):
            return Response(status_code=404)
        if found is None:
            language = language_of(request)
            found = self.beginning(needed_for(request, path, language), language)
        return self._sent(request, found, FOREVER if path.startswith("assets/") else "no-cache")

    def _beginning(self, needed: Needed, language: str) -> Kept:
        return _squeezed("text/html", self.begun(needed, language))

    def _sent(self, request: Request, kept: Kept, cache: str) -> Response:
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        if kept.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(kept.squeezed, media_type=kept.kind, headers=headers)
        return Response(kept.plain, media_type=kept.kind, headers=headers)


def _kept(folder: Traversable, prefix: str) -> list[tuple[str, Kept]]:
    found: list[tuple[str, Kept]] = []
    for item in folder.iterdir():
        if item.is_dir():
            found += _kept(item, f"{prefix}{item.name}/")
            continue
        kind = mimetypes.guess_type(item.name)[0] or "application/octet-stream"
        kind = kind.replace("text/javascript", "application/javascript")
        found.append((prefix + item.name, _squeezed(kind, item.read_bytes())))
    return found


def _squeezed(kind: str, plain: bytes) -> Kept:
    return Kept(kind, plain, gzip.compress(plain, 9) if kind.startswith(SQUEEZED) else None)
