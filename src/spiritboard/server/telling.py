"""One change of a table for one pair of eyes, as each browser that has these eyes gets it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from spiritboard.core.values import Seat
from spiritboard.server import wire
from spiritboard.server.deltas import change
from spiritboard.server.listening import Listener

encode = msgspec.json.Encoder().encode

MANY: Final = 24
"""If so many things have changed, the whole position may be shorter."""


class Telling:
    """What happened, and the position now: all of it, or what has changed. Each is encoded once."""

    def __init__(
        self, seat: Seat, news: wire.News, before: wire.Position | None, now: wire.Position
    ) -> None:
        self.seat = seat
        self.news = news
        self.before = before
        """What these eyes were shown last."""
        self.now = now

    def to(self, listener: Listener) -> bytes:
        """By what has changed, if this browser was shown the last position."""
        if listener.shown is None:
            return self.whole
        known = listener.shown.get(self.seat)
        listener.shown[self.seat] = self.now
        return self.whole if known is None or known is not self.before else self.shortest

    @cached_property
    def whole(self) -> bytes:
        return encode(wire.Update(self.seat, self.news, self.now))

    @cached_property
    def shortest(self) -> bytes:
        found = change(self.before, self.now)
        told = encode(wire.Update(self.seat, self.news, change=found))
        is_short = len(found.at) < MANY and "" not in found.at
        return told if is_short else min(told, self.whole, key=len)
