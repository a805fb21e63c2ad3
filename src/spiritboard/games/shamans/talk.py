"""S3.5 Table talk: nobody may name the colour, world or number of a card they hold.

The chat helps, it is no judge: it knows the plain words of our languages, whatever their case and
accents, and looks for a colour or world with a number, or for a colour beside "I have".
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct, convert

from spiritboard.core.errors import Illegal
from spiritboard.core.table_side import Remark, Talk
from spiritboard.core.values import Seat
from spiritboard.games.shamans.view import ShamansView

CLAUSES: Final = re.compile(r"[.,;!?…]+")
WORD: Final = re.compile(r"\w+")


class TalkContent(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in `talk.toml`: patterns of words."""

    colours: list[str]
    worlds: list[str]
    numbers: list[str]
    links: list[str]
    own: list[str]


class ShamansTalk(Talk):
    """What may be said during play: ready phrases, and all but a card."""

    claims = {  # noqa: RUF012  # never changed
        "shaman": False,
        "no-shadow": False,
        "suspect": True,
        "trust": True,
        "for-the-moon": True,
        "for-the-worlds": True,
        "eliminate": True,
        "spare": True,
        "follow": False,
        "no-choice": False,
        "on-purpose": False,
        "watch-the-moon": False,
        "want-artifact": False,
        "sheathe": False,
        "wait": False,
        "well-played": False,
        "thanks": False,
        "sorry": False,
        "emote-laughs": False,
        "emote-sighs": False,
        "emote-thinks": False,
        "emote-howls": False,
        "emote-shivers": False,
    }

    remarks = {  # noqa: RUF012  # never changed
        "strays": {
            "sly": Remark("suspect", about="seat"),
            "wise": Remark("follow"),
            "jumpy": Remark("no-choice", is_own=True),
            "proud": Remark("on-purpose", is_own=True),
        },
        "pawn-moves": {"wise": Remark("watch-the-moon"), "jumpy": Remark("emote-shivers")},
        "uses-dagger": {"calm": Remark("emote-sighs"), "jumpy": Remark("emote-shivers")},
        "performs": {"calm": Remark("well-played"), "wise": Remark("well-played")},
        "eclipse": {"sly": Remark("emote-howls"), "proud": Remark("emote-howls")},
        "round-won": {"calm": Remark("well-played"), "proud": Remark("emote-laughs")},
    }

    def __init__(self, content: Mapping[str, Any]) -> None:
        read = convert(content, TalkContent)
        colour, number, own = any_of(read.colours), any_of(read.numbers), any_of(read.own)
        thing, links = any_of(read.colours + read.worlds), f"(?: {any_of(read.links)}){{0,2}}"
        ways = [
            f"{thing}{links} ?{number}",
            f"{number}{links} ?{thing}",
            rf"{own}(?: \w+){{0,2}} {colour}",
            rf"{colour}(?: \w+)? {own}",
        ]
        self.names_a_card = re.compile(folded(rf"\b{any_of(ways)}\b"))

    def is_silent(self, view: ShamansView, seat: Seat) -> bool:
        """Whoever is out of the round has left the table talk, too."""
        return seat not in view.alive

    def why_not(self, text: str) -> Illegal | None:
        """S3.5 The refusal quotes the words that name something of a card."""
        for clause in CLAUSES.split(unicodedata.normalize("NFC", text)):
            words = WORD.findall(clause)
            plain = " ".join([folded(word) for word in words])
            if found := self.names_a_card.search(plain):
                first, last = plain[: found.start()].count(" "), plain[: found.end()].count(" ")
                return Illegal("S3.5", "talk-card", words=" ".join(words[first : last + 1]))
        return None


def any_of(patterns: list[str]) -> str:
    return f"(?:{'|'.join(patterns)})"


def folded(text: str) -> str:
    """Small letters without accents.

    >>> folded("Žlutá СИНЯЯ")
    'zluta синяя'
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([sign for sign in apart if not unicodedata.combining(sign)])
