"""A table and who sits at it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from spiritboard.core.values import Seat
from spiritboard.games.shamans.box import WORLDS
from spiritboard.server import hosting, wire
from spiritboard.server.identity import Visitor, hashed
from spiritboard.server.journal import Chair, TableDoc
from spiritboard.server.store import Statement
from tests.server.leaks.laboratory import NOW

EYES: Final = -1
"""The browser whose stream is compared; the others are numbered by their seats."""
TILES: Final[tuple[Mapping[str, int], ...]] = (
    {},
    {"dagger": 8, "portal": 2, "moonstone": 1, "mask": 1},
    {"dagger": 5, "portal": 5, "moonstone": 1, "mask": 1},
    {"dagger": 3, "portal": 7, "moonstone": 1, "mask": 1},
)
RITUALS: Final = ("transmutation", "neutralisation", "neutralisation")
SMALL_HANDS: Final = {"3": 5, "4": 4, "5": 4}


class Cast(Struct, frozen=True):
    """A table and who sits at it."""

    id: str
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
        return visitor_with(self.token(browser), f"Guest {browser}")

    def guests_in(self, other: Cast) -> Mapping[int, int]:
        """Each guest's number there; 0 is nobody."""
        browsers = (EYES, *range(len(self.kinds)))
        return {0: 0} | {self.visitor(b).guest: other.visitor(b).guest for b in browsers}

    def doc(self) -> TableDoc:
        return TableDoc(
            id=self.id,
            game="shamans",
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
        return [(sql, known), hosting.holds(eyes, self.id)]


@lru_cache(1000)
def visitor_with(token: str, name: str) -> Visitor:
    hashed_token = hashed(token)
    return Visitor(int(hashed_token[:12], 16), name, hashed_token)


def new_cast(id_: str, rng: Random) -> Cast:
    """A table for three to five; the eyes have a seat, at times two, or none."""
    seats = rng.choice((3, 4, 4, 5, 5))
    kinds = [rng.choice(("person", "person", "bot")) for _ in range(seats)]
    for seat in rng.sample(range(seats), rng.choice((0, 1, 1, 1, 1, 2))):
        kinds[seat] = "eyes"
    people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
    return Cast(
        id=id_,
        kinds=tuple(kinds),  # type: ignore[arg-type]  # each is one of the three
        host=rng.choice([EYES, *people]),
        pace=rng.choice(("free", "live")),
        options={"edition": rng.choice(("ru", "cs")), "content": new_content(rng)},
    )


def new_content(rng: Random) -> dict[str, Any]:
    """The box, or one in which more happens: small worlds, a near Moon, other tiles and rituals."""
    start = rng.choice(({}, {"start": 3}, {"start": 3}, {"start": 20}))
    is_small = rng.random() < 0.75
    players = {
        seats: {**start, **({"values": 3, "hand": hand} if is_small else {})}
        for seats, hand in SMALL_HANDS.items()
    }
    rituals = {world: rng.choice(RITUALS) for world in WORLDS} if rng.random() < 0.6 else {}
    target = {"target": 2} if rng.random() < 0.15 else {}
    tiles = rng.choice(TILES)
    return {"players": players, "tiles": tiles, "rituals": rituals, "points": target}
