"""The two cookies that tell who somebody is, each under two names.

Over https a prefix of the name makes browsers take it over https only, and a guest's from this host alone: no
neighbour of the same domain can set it. What was given under the plain name, over http or by an earlier
version, is read too.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

YEAR: Final = 365 * 24 * 3600


class Cookie(NamedTuple):
    plain: str
    secure: str
    """Its name over https."""
    samesite: Literal["lax", "strict"]


GUEST: Final = Cookie("guest", "__Host-guest", "lax")
SEAT: Final = Cookie("seat", "__Secure-seat", "strict")
"""It has a path of its own, which `__Host-` does not allow."""


def token_in(connection: HTTPConnection, cookie: Cookie) -> str:
    """What somebody has under either name; nothing, if it is empty or not there."""
    found = connection.cookies
    return found.get(cookie.secure) or found.get(cookie.plain, "")


def give(response: Response, request: Request, cookie: Cookie, token: str, path: str = "/") -> None:
    """For a year, under the name for how they came; over https the plain one is taken away."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(
        cookie.secure if is_secure else cookie.plain,
        token,
        max_age=YEAR,
        path=path,
        httponly=True,
        samesite=cookie.samesite,
        secure=is_secure,
    )
    if is_secure and cookie.plain in request.cookies:
        response.delete_cookie(cookie.plain, path, secure=True, httponly=True)
