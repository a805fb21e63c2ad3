"""A page of another site must not speak with our cookies."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from starlette.requests import HTTPConnection

OURS: Final = ("same-origin", "none")
"""What a browser says of a request that our own page makes, or that was typed."""


def is_welcome(connection: HTTPConnection, origins: Collection[str]) -> bool:
    """It comes from our own page, from one that the operator has named, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in OURS
    host = connection.headers.get("host")
    return origin in origins or bool(host and origin.partition("://")[2] == host)
