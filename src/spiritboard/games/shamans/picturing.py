"""A view of Shamans, arranged for the eye."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from spiritboard.core.values import Seat
from spiritboard.core.views import pictured
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.picture import PicturedPlayer, PicturedWorld, ShamansPicture
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.view import UNKNOWN, ShamansView
from spiritboard.games.shamans.words import box_of

KEPT: Final = 1024
"""So many boards are kept: they look the same to all eyes, and from move to move."""


everybodys = attrgetter(
    *("question", "box", "destination", "points", "placed", "trick", "up", "alive", "revealed"),
    *("hand_sizes", "down_sizes", "answered"),
)
"""All in a view by which what everybody sees is arranged. It is the same for all eyes."""


class Pictures:
    """All eyes look at a table in a row: what everybody sees is arranged once."""

    def __init__(self) -> None:
        self.latest: Arranged | None = None

    def picture(self, view: ShamansView) -> ShamansPicture:
        seen = everybodys(view)
        if self.latest is None or self.latest.seen != seen:
            self.latest = Arranged(view, seen)
        return picture_of(view, self.latest)


class Arranged:
    """What everybody sees, whoever's view it is taken from."""

    def __init__(self, view: ShamansView, seen: tuple[object, ...]) -> None:
        self.seen = seen
        self.box = box_of(view)
        self.lowest, self.highest = best_so_far(view)
        self.worlds = pictured_worlds(self.box, view.placed)
        self.players = pictured_players(view, self.box.seats)
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
    """What these eyes see."""
    box, seat = table.box, view.seat
    own = 0 <= seat < box.seats
    return pictured(
        ShamansPicture,
        view,
        target=box.target,
        moon=box.moon,
        start=box.start,
        stray_step=box.stray_step,
        lowest=table.lowest,
        highest=table.highest,
        worlds=table.worlds,
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
