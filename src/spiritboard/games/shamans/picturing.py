"""A view of Shamans, arranged for the eye."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from spiritboard.core.views import pictured
from spiritboard.games.shamans.picture import PicturedPlayer, PicturedWorld, ShamansPicture
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.view import ShamansView
from spiritboard.games.shamans.words import box_of

KEPT: Final = 4096
"""So many players' places are kept: most look the same to all eyes, and from move to move."""

pictured_place = lru_cache(KEPT)(PicturedPlayer)


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
        worlds=tuple(
            [
                pictured_world(ritual, placed, box.values)
                for ritual, placed in zip(box.rituals, view.placed, strict=True)
            ]
        ),
        players=tuple([pictured_player(view, seat) for seat in range(box.seats)]),
        passed_to=view.passed_to[view.seat] if own and view.passed_to else NOTHING,
    )


@cache
def pictured_world(ritual: int, placed: int, of: int) -> PicturedWorld:
    """`placed`: a set of values, as bits."""
    values = tuple([n + 1 for n in range(of) if (placed >> n) & 1])
    return PicturedWorld(ritual, len(values), values, of)


def pictured_player(view: ShamansView, seat: int) -> PicturedPlayer:
    return pictured_place(
        view.points[seat],
        view.hand_sizes[seat],
        view.up[seat],
        view.down_sizes[seat],
        seat in view.alive,
        view.roles[seat],
        seat in view.revealed,
        view.trick[seat],
        seat in view.answered,
    )


def is_match(view: ShamansView, card: int) -> bool:
    """S3.3 An off-colour card lies in the trick too while portals are asked for."""
    return card != NOTHING and world_of(card) == view.destination


def matches_so_far(view: ShamansView) -> list[tuple[int, int]]:
    """S4.1 The matching cards of living players, each with its seat."""
    return [(view.trick[seat], seat) for seat in view.alive if is_match(view, view.trick[seat])]


def best_so_far(view: ShamansView) -> tuple[int, int]:
    """S4.1 The seats with the lowest and the highest match so far; NOTHING if there is none."""
    matching = matches_so_far(view)
    return (min(matching)[1], max(matching)[1]) if matching else (NOTHING, NOTHING)
