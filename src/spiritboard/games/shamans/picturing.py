"""A view of Shamans, arranged for the eye."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from msgspec.structs import astuple, replace

from spiritboard.core.values import WATCHER, Seat
from spiritboard.core.views import pictured
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.picture import PicturedPlayer, PicturedWorld, ShamansPicture
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.view import UNKNOWN, ShamansView
from spiritboard.games.shamans.words import box_of

KEPT: Final = 1024
"""So many boards are kept: they look the same to all eyes, and from move to move."""


OWN: Final = ("seat", "roles", "hand", "down", "passed", "received", "answer")
"""What is not the same in all views of a table."""
EVERYBODYS: Final = [
    place for place, name in enumerate(ShamansView.__struct_fields__) if name not in OWN
]
"""Where all stands that is: by it what everybody sees is arranged."""


class Pictures:
    """All eyes look at a table in a row: what everybody sees is arranged once."""

    def __init__(self) -> None:
        self.latest: Arranged | None = None

    def picture(self, view: ShamansView) -> ShamansPicture:
        fields: tuple[object, ...] = astuple(view)
        seen = [fields[place] for place in EVERYBODYS]
        if self.latest is None or self.latest.seen != seen:
            self.latest = Arranged(view, seen)
        return picture_of(view, self.latest)


class Arranged:
    """What everybody sees, whoever's view it is taken from."""

    def __init__(self, view: ShamansView, seen: list[object]) -> None:
        self.seen = seen
        self.box = box_of(view)
        lowest, highest = best_so_far(view)
        self.players = pictured_players(view, self.box.seats)
        self.open = pictured(
            ShamansPicture,
            replace(view, seat=WATCHER, hand=(), down=(), passed=NOTHING, received=NOTHING),
            target=self.box.target,
            moon=self.box.moon,
            start=self.box.start,
            stray_step=self.box.stray_step,
            lowest=lowest,
            highest=highest,
            worlds=pictured_worlds(self.box, view.placed),
            players=self.players,
            passed_to=NOTHING,
        )
        """All of it, with nothing of anybody's own."""
        self.known: dict[tuple[Seat, int], PicturedPlayer] = {}
        """The same with the role that only some eyes know."""

    def player(self, seat: Seat, role: int) -> PicturedPlayer:
        """As whoever knows the role sees them, or knows that it is not known."""
        seen_by_all = self.players[seat]
        if seen_by_all.role == role:
            return seen_by_all
        found = self.known.get((seat, role))
        if found is None:
            found = self.known[seat, role] = replace(seen_by_all, role=role)
        return found


def picture_of(view: ShamansView, table: Arranged) -> ShamansPicture:
    """What these eyes see: what everybody does, and their own."""
    seat = view.seat
    own = 0 <= seat < table.box.seats
    return replace(
        table.open,
        seat=seat,
        hand=view.hand,
        down=view.down,
        passed=view.passed,
        received=view.received,
        players=tuple([table.player(seat, role) for seat, role in enumerate(view.roles)]),
        passed_to=view.passed_to[seat] if own and view.passed_to else NOTHING,
    )


@lru_cache(KEPT)
def pictured_worlds(box: Box, placed: tuple[int, ...]) -> tuple[PicturedWorld, ...]:
    return tuple(
        [
            pictured_world(ritual, values, box.values)
            for ritual, values in zip(box.rituals, placed, strict=True)
        ]
    )


@cache
def pictured_world(ritual: int, placed: int, of: int) -> PicturedWorld:
    """`placed`: a set of values, as bits."""
    values = tuple([n + 1 for n in range(of) if (placed >> n) & 1])
    return PicturedWorld(ritual, len(values), values, of)


def pictured_players(view: ShamansView, seats: int) -> tuple[PicturedPlayer, ...]:
    """As everybody sees them."""
    points, cards, up, down = view.points, view.hand_sizes, view.up, view.down_sizes
    alive, roles, revealed = view.alive, view.roles, view.revealed
    trick, answered = view.trick, view.answered
    return tuple(
        [
            PicturedPlayer(
                points[seat],
                cards[seat],
                up[seat],
                down[seat],
                seat in alive,
                roles[seat] if seat in revealed else UNKNOWN,
                seat in revealed,
                trick[seat],
                seat in answered,
            )
            for seat in range(seats)
        ]
    )


def is_match(view: ShamansView, card: int) -> bool:
    """S3.3 An off-colour card lies in the trick too while portals are asked for."""
    return card != NOTHING and world_of(card) == view.destination


def matches_so_far(view: ShamansView) -> list[tuple[int, int]]:
    """S4.1 The matching cards of living players, each with its seat."""
    if view.destination == NOTHING:
        return []
    trick = view.trick
    return [(trick[seat], seat) for seat in view.alive if is_match(view, trick[seat])]


def best_so_far(view: ShamansView) -> tuple[int, int]:
    """S4.1 The seats with the lowest and the highest match so far; NOTHING if there is none."""
    matching = matches_so_far(view)
    return (min(matching)[1], max(matching)[1]) if matching else (NOTHING, NOTHING)
