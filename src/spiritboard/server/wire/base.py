"""What all that crosses the wire has in common."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the sender, new for each thing it does: what arrives twice is done once."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Eyes = Annotated[int, Meta(ge=-2, le=15)]
"""A seat, or -2: somebody who looks on."""
UNSEEN: Final = r"\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff"
SPACES: Final = r"\u0020\u00a0"
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        pattern=rf"^[^{UNSEEN}{SPACES}~]([^{UNSEEN}]*[^{UNSEEN}{SPACES}])?$(?!\n)",
    ),
]
"""No line breaks, nothing that turns the direction of the text, no spaces around it.

A tilde begins only names that nobody chose, `~player-2` or `~guest-1234`: readers see them in their language.
"""
Level = Annotated[str, Meta(min_length=1, max_length=40)]
"""How good a bot is: `beginner`, `casual`, `greedy`, `search`, `random`, or one that the operator has named."""
Pace = Literal["free", "live", "correspondence"]
"""No clock; a minute and a half for each answer; two days for each answer."""
Absent = Literal["bot", "default"]
"""Who answers for somebody whose time is up: a bot until they are back, or the mildest answer."""
Deciding = Literal["leader", "vote"]
"""Who confirms what people who play as one have proposed: one of them, or most of them."""
Status = Literal["open", "playing", "over"]

MATCHES_AT_A_TABLE: Final = 1000


class Sent(Struct, frozen=True, omit_defaults=True):
    """What the server sends. What has its default value is left out."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What the server is asked for."""
