"""A picture that serves several pairs of eyes is the one that each would get alone."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from spiritboard.core.values import WATCHER
from spiritboard.games.shamans.picturing import Pictures
from spiritboard.games.shamans.view import ShamansView
from spiritboard.match import Match


@pytest.mark.parametrize("seed", range(4))
def test_each_seat_sees_beside_others_what_it_would_see_alone(seed: int) -> None:
    """Also in what order they look, and whoever's view was made first."""
    match = Match[ShamansView].new("shamans", seats=5, seed=seed)
    dice, shared = random.Random(seed), Pictures()
    for _ in range(200):
        asked = match.decision
        if asked is None:
            break
        beside: ShamansView | None = None
        for seat in dice.sample((WATCHER, *range(5)), 6):
            view = match.view(seat)
            beside = match.view(seat, beside)
            assert beside == view
            assert shared.picture(beside) == Pictures().picture(view)
        seat = dice.choice(asked.seats)
        match.play(seat, dice.choice(match.options(seat)))


def test_nobody_sees_in_it_a_role_that_another_knows() -> None:
    match = Match[ShamansView].new("shamans", seats=4, seed=1)
    shared = Pictures()
    for seat in (0, 1, 2, 3, WATCHER, 3, 0):
        seen = shared.picture(match.view(seat)).players
        assert [n for n, player in enumerate(seen) if player.role >= 0] == [seat] * (seat >= 0)


@pytest.mark.parametrize(
    "other", [{"pawn": 3}, {"round": 7}, {"guide": 2}, {"pile": 5}, {"display": (1, 1)}]
)
def test_a_table_that_is_alike_but_for_one_thing_has_a_picture_of_its_own(
    other: dict[str, object],
) -> None:
    view, shared = Match[ShamansView].new("shamans", seats=4, seed=1).view(0), Pictures()
    first, twin = shared.picture(view), replace(view, **other)
    assert shared.picture(twin) == Pictures().picture(twin) != first
