"""Who somebody is: a guest's token and a seat's token, both random, both kept only as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, NamedTuple

GUEST_COOKIE: Final = "guest"
SEAT_COOKIE: Final = "seat"


class Visitor(NamedTuple):
    """Whoever sends a request, as far as their cookies tell."""

    guest: int = 0
    """0: nobody we know."""
    name: str = ""
    seat_token: str = ""
    """The hash of the seat's token."""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Tokens are long and random: a plain hash can't be turned back."""
    return sha256(b"spiritboard token\n" + token.encode()).hexdigest()


def table_id() -> str:
    """Not to be guessed: who has the link may come in."""
    return secrets.token_urlsafe(9)
