"""A picture that serves several pairs of eyes is the one that each would get alone."""

from __future__ import annotations

import random

import pytest

from spiritboard.core.values import WATCHER
from spiritboard.games.djinn.picturing import PRIVATE, Pictures
from spiritboard.games.djinn.view import DjinnView
from spiritboard.match import Match
from tests.djinn.table import GAME, Table


@pytest.mark.parametrize("seed", range(4))
def test_each_seat_sees_in_a_shared_picture_what_it_would_see_alone(seed: int) -> None:
    match = Match[DjinnView].new("djinn", seats=4, seed=seed)
    dice, shared = random.Random(seed), Pictures()
    for _ in range(120):
        asked = match.decision
        if asked is None:
            break
        for seat in (WATCHER, *range(4)):
            view = match.view(seat)
            assert shared.picture(view) == Pictures().picture(view)
        seat = dice.choice(asked.seats)
        match.play(seat, dice.choice(match.options(seat)))


def test_nobody_sees_in_it_what_another_keeps() -> None:
    """T19 The two hidden scoring cards and what they are worth."""
    s = Table(2, "S12", "T19 V8 V9 keys=3 M01 M02", others={1: ("", "keys=3")}).s
    shared = Pictures()
    for seat in (0, 1, WATCHER, 1, 0):
        view = GAME.view(s, seat)
        seen = shared.picture(view)
        assert seen == Pictures().picture(view)
        assert len(seen.kept) == (2 if seat == 0 else 0)


def test_a_view_ends_with_what_not_everybody_sees() -> None:
    assert DjinnView.__struct_fields__[-len(PRIVATE) :] == PRIVATE
