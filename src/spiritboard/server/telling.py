"""One change of a table for one pair of eyes, as each browser that has these eyes gets it."""

from __future__ import annotations

from typing import Final

import msgspec

from spiritboard.core.values import Seat
from spiritboard.server import wire
from spiritboard.server.deltas import change
from spiritboard.server.listening import Listener

encode = msgspec.json.Encoder().encode

MANY: Final = 24
"""If so many things have changed, the whole position may be shorter."""


class Tidings:
    """What happened, as all are told it who have heard the same: encoded once."""

    def __init__(self, news: wire.News) -> None:
        self.news = msgspec.Raw(encode(news))


class Telling:
    """What happened, and the position now: all of it, or what has changed. Each is encoded once."""

    def __init__(
        self,
        seat: Seat,
        tidings: Tidings,
        before: wire.Position | None,
        now: wire.Position,
    ) -> None:
        self.seat = seat
        self.tidings = tidings
        self.before = before
        """What these eyes were shown last."""
        self.now = now
        self._whole: bytes | None = None
        self._shortest: bytes | None = None

    def to(self, listener: Listener) -> bytes:
        """By what has changed, if this browser was shown the last position."""
        shown = listener.shown
        if shown is None:
            return self.whole()
        known = shown.get(self.seat)
        shown[self.seat] = self.now
        return self.whole() if known is None or known is not self.before else self.shortest()

    def whole(self) -> bytes:
        if self._whole is None:
            self._whole = self.encoded(self.now, None)
        return self._whole

    def shortest(self) -> bytes:
        if self._shortest is None:
            found = change(self.before, self.now)
            told = self.encoded(None, found)
            is_short = len(found.at) < MANY and "" not in found.at
            self._shortest = told if is_short else min(told, self.whole(), key=len)
        return self._shortest

    def encoded(self, position: wire.Position | None, changed: wire.Delta | None) -> bytes:
        news = self.tidings.news
        return encode(wire.Update(self.seat, news, position, changed))  # type: ignore[arg-type]  # encoded
