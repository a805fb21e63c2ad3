"""What goes to the page over the socket."""

from __future__ import annotations

from typing import Any, Literal

from spiritboard.server.wire.base import Sent
from spiritboard.server.wire.table import Advice, ChatLine, Delta, News, Position, Table
from spiritboard.text import Phrase


class Message(Sent, frozen=True, tag_field="type"):
    """Something that a browser at the table gets."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message on a socket: the table now, and what was missed."""

    table: Table
    eyes: list[Perspective]
    lines: list[ChatLine] = []


class Perspective(Sent, frozen=True):
    """What one pair of eyes has missed, and sees now."""

    seat: int
    news: list[News] = []
    position: Position | None = None
    """None: no match has been played yet."""


class Update(Message, frozen=True, tag="update"):
    """The match went on. It is stored."""

    seat: int
    news: News
    position: Position | None = None
    """None: it is the last one that was sent, with what has changed since."""
    change: Delta | None = None


class Advised(Message, frozen=True, tag="advice"):
    """The adviser has found something out about the table as it is. Nothing has changed."""

    advice: Advice


class Seating(Message, frozen=True, tag="table"):
    """Something about the table changed, not in the match."""

    table: Table


class Spoken(Message, frozen=True, tag="line"):
    """Somebody said something."""

    line: ChatLine


class Nudged(Message, frozen=True, tag="nudged"):
    """Somebody calls one of the seats of this browser."""

    seat: int
    by: int


class Done(Message, frozen=True, tag="done"):
    """The command with this key was carried out and stored."""

    key: str
    seq: int


class Refusal(Sent, frozen=True):
    """Why not."""

    code: str
    say: Phrase
    rule: str = ""


class Refused(Message, frozen=True, tag="refused"):
    """The command with this key was refused; nothing changed. No key: it could not be read."""

    refusal: Refusal
    key: str = ""


class Hint(Message, frozen=True, tag="hint"):
    """What a strong player would do, and why."""

    key: str
    seat: int
    action: dict[str, Any]
    say: Phrase
    why: list[Phrase]


class Prospect(Sent, frozen=True):
    """What would come of a wish, or of one step of it."""

    say: Phrase
    does: list[Phrase] = []
    missing: list[Phrase] = []
    """All that stands in its way, each with its rule."""
    action: dict[str, Any] | None = None
    """The answer that would fulfil it, all that was left open chosen."""
    is_open: bool = False
    """It is an answer to the open question, if nothing is missing."""
    ways: list[dict[str, Any]] = []
    """What might follow it."""
    show: dict[str, Any] = {}
    """What the board draws of it."""


class Prospects(Message, frozen=True, tag="prospects"):
    """What would come of the wish with this key, as this seat sees the table."""

    key: str
    seat: int
    decision: int
    prospects: list[Prospect]


class Bye(Message, frozen=True, tag="bye"):
    """The last message on a socket."""

    reason: Literal["shutdown", "too-fast", "too-slow", "seat-changed"]


AnyMessage = (
    Welcome | Update | Advised | Seating | Spoken | Nudged | Done | Refused | Hint | Prospects | Bye
)
