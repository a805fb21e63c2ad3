"""A view of Shamans, arranged for the eye."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spiritboard.core.views import pictured
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.picture import PicturedPlayer, PicturedWorld, ShamansPicture
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of

KEPT: Final = 1024
"""So many boards are kept: they look the same to all eyes, and from move to move."""


def picture(view: ShamansView) -> ShamansPicture:
    box = box_of(view)
    lowest, highest = best_so_far(view)
    own = 0 <= view.seat < box.seats
    return pictured(
        ShamansPicture,
        view,
        target=box.target,
        moon=box.moon,
        start=box.start,
        stray_step=box.stray_step,
        lowest=lowest,
        highest=highest,
        worlds=pictured_worlds(box, view.placed),
        players=pictured_players(view, box.seats),
        passed_to=view.passed_to[view.seat] if own and view.passed_to else NOTHING,
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
                roles[seat],
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
