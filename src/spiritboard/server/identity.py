"""Who somebody is: a guest's token and a seat's token, both random, both kept only as hashes."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

TOKEN: Final = re.compile(r"[\w-]{32}", re.ASCII)


class Visitor(NamedTuple):
    """Whoever sends a request, as far as their cookies tell."""

    guest: int = 0
    """0: nobody we know."""
    name: str = ""
    seat_token: str = ""
    """The hash of the seat's token."""
    address: str = ""
    """Where they come from, to be counted; none: this machine."""
    browser: str = ""
    """The hash of the guest's token, also of one who is not kept yet."""

    def known_by(self, key: str) -> str:
        """A command of theirs. Those whom we do not know are told apart by the tokens of their seats."""
        return key if self.guest or not key else f"{self.seat_token} {key}"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def is_token(text: str) -> bool:
    """Could we have given it to somebody?"""
    return TOKEN.fullmatch(text) is not None


def guest_name(token: str) -> str:
    """Of somebody who has chosen none: always the same, also before it is kept."""
    return f"~guest-{int(hashed(token)[:8], 16) % 9000 + 1000}"


def hashed(token: str) -> str:
    """Tokens are long and random: a plain hash can't be turned back."""
    return sha256(b"spiritboard token\n" + token.encode()).hexdigest()


def table_id() -> str:
    """Not to be guessed: who has the link may come in."""
    return secrets.token_urlsafe(9)
