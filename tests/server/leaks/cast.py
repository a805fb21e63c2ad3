"""A table and who sits at it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from spiritboard.core.values import Seat
from spiritboard.server import hosting, wire
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.journal import Chair, TableDoc
from spiritboard.server.store import Statement, holds
from tests.server.leaks.laboratory import NOW
from tests.server.leaks.subject import Subject

EYES: Final = -1
"""The browser whose stream is compared; the others are numbered by their seats."""


class Cast(Struct, frozen=True):
    """A table and who sits at it."""

    id: str
    game: str
    kinds: tuple[Literal["eyes", "person", "bot"], ...]
    """By seat; where there are no eyes, they look on."""
    host: int
    pace: wire.Pace
    options: Mapping[str, Any]
    salt: str = ""
    """Of the cookies that the eyes do not have."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == "eyes")

    def browser_of(self, seat: Seat) -> int:
        return EYES if seat in self.eyes else seat

    def token(self, browser: int) -> str:
        return f"{self.id}.{browser}.{'' if browser == EYES else self.salt}"

    def visitor(self, browser: int) -> Visitor:
        return visitor_with(self.token(browser), f"~guest-{browser + 1001}")

    def guests_in(self, other: Cast) -> Mapping[int, int]:
        """Each guest's number there; 0 is nobody."""
        browsers = (EYES, *range(len(self.kinds)))
        return {0: 0} | {self.visitor(b).guest: other.visitor(b).guest for b in browsers}

    def doc(self) -> TableDoc:
        return TableDoc(
            id=self.id,
            game=self.game,
            options=dict(self.options),
            public=False,
            pace=self.pace,
            absent="bot",
            lesson=False,
            host=self.visitor(self.host).guest,
            status="open",
            chairs=[self.chair(seat) for seat in range(len(self.kinds))],
            created=NOW,
            changed=NOW,
        )

    def chair(self, seat: Seat) -> Chair:
        if self.kinds[seat] == "bot":
            return hosting.bot_chair(seat, "greedy")
        visitor = self.visitor(self.browser_of(seat))
        return hosting.person(visitor, f"Player {seat}", visitor.seat_token)

    def guests(self) -> list[Statement]:
        """Those who are known to the house, with the table among their own."""
        eyes = self.visitor(EYES)
        known = (eyes.guest, hashed(self.token(EYES)), eyes.name, NOW)
        sql = "INSERT OR REPLACE INTO guests VALUES (?, ?, ?, ?)"
        return [(sql, known), holds(eyes.guest, self.id)]


@lru_cache(1000)
def visitor_with(token: str, name: str) -> Visitor:
    hashed_token = hashed(token)
    return Visitor(int(hashed_token[:12], 16), name, hashed_token)


def new_cast(id_: str, subject: Subject, rng: Random) -> Cast:
    """The eyes have a seat, at times two, or none."""
    seats = rng.choice(subject.seats)
    kinds = [rng.choice(("person", "person", "bot")) for _ in range(seats)]
    for seat in rng.sample(range(seats), min(seats, rng.choice((0, 1, 1, 1, 1, 2)))):
        kinds[seat] = "eyes"
    people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
    return Cast(
        id=id_,
        game=subject.game,
        kinds=tuple(kinds),  # type: ignore[arg-type]  # each is one of the three
        host=rng.choice([EYES, *people]),
        pace=rng.choice(("free", "live")),
        options=subject.new_options(rng),
    )
