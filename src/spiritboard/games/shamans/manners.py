"""Shamans at a table of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert

from spiritboard.core.errors import Illegal
from spiritboard.core.manners import BetOn, Lesson, Manners, Saying
from spiritboard.core.values import Action, Event, Seat
from spiritboard.games.shamans.bets import bet_on, truth_of_bets
from spiritboard.games.shamans.orders import ORDERS, ordered
from spiritboard.games.shamans.picture import ShamansPicture, picture
from spiritboard.games.shamans.preview import preview
from spiritboard.games.shamans.talk import Talk
from spiritboard.games.shamans.view import ShamansView


class ShamansManners(Manners):
    """What the table adds to the rules of Shamans."""

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
    orders = tuple(ORDERS)
    tails = frozenset(("pawn-moves", "refilled", "mask-reveals", "was-mask", "you-took"))
    round_end = "scores"
    summary = frozenset(("round-won", "had-role", "gains", "predicted", "scores"))

    def __init__(self, talk: Mapping[str, Any], lesson: Mapping[str, Any]) -> None:
        """From its content files; `spiritboard.catalog` reads them."""
        self._talk = Talk(talk)
        self.lesson = convert(lesson, Lesson)

    def picture(self, view: ShamansView) -> ShamansPicture:
        return picture(view)

    def preview(self, view: ShamansView, action: Action) -> Sequence[Saying]:
        return preview(view, action)

    def ordered(self, order: str, view: ShamansView, options: Sequence[Action]) -> Action | None:
        return ordered(order, view, options)

    def bet_on(self, view: ShamansView) -> BetOn | None:
        return bet_on(view)

    def truth_of_bets(self, events: Sequence[Event]) -> frozenset[Seat] | None:
        return truth_of_bets(events)

    def forbidden_talk(self, text: str) -> Illegal | None:
        return self._talk.why_not(text)
