"""Who will win from here: by playing on, or as the game reckons."""

from __future__ import annotations

import pytest

from spiritboard.bots.outlook import Outlook, cautious_error, error
from spiritboard.catalog import mind
from spiritboard.core.mind import steps
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE
from spiritboard.games.djinn.info import DjinnOptions
from spiritboard.games.djinn.state import DjinnState
from tests.bots.sticks import Sticks, SticksState, SticksView, Take
from tests.djinn.table import GAME

DJINN = Outlook(GAME, mind("djinn"), 2)


def before_a_draw() -> DjinnState:
    """The first time that nature is asked."""
    s = GAME.setup(2, DjinnOptions())
    while (seat := GAME.whose(s)) != NATURE:
        GAME.advance(s, seat, GAME.options(s, seat)[0])
    return s


def drawn(s: DjinnState) -> DjinnState:
    after, rng = clone(s), Rng(7)
    while GAME.whose(after) == NATURE:
        GAME.advance(after, NATURE, GAME.draw(after, rng))
    return after


def test_where_nothing_is_reckoned_it_is_played_to_the_end() -> None:
    """Three sticks are left: whoever takes all of them has won, whoever takes one may still win."""
    outlook = Outlook(Sticks(), mind("tests.bots.sticks:Sticks"), 2)
    found = outlook.edge(SticksView(0, 8, 2, 3), (Take(3), Take(1)), Rng(1), steps(100))
    assert found.games == 2 + 100
    assert 0.3 < found.ahead < 0.9
    assert found.error > 0.02
    assert outlook.played(SticksState(question=9, seats=2, left=1), Rng(1)) == (0.0, 1.0)


def test_luck_is_what_came_against_what_might_have_come() -> None:
    before = before_a_draw()
    rich = drawn(before)
    rich.coins[0] += 5
    plain = DJINN.swing(before, drawn(before), Rng(1), steps(30))
    lucky = DJINN.swing(before, rich, Rng(1), steps(30))
    assert lucky.before == plain.before
    assert lucky.after[0] > plain.after[0] + 0.05
    assert sum(lucky.before) == pytest.approx(1)
    assert sum(lucky.after) == pytest.approx(1)


def test_a_match_that_has_ended_is_won_by_its_winners() -> None:
    s, rng = GAME.setup(2, DjinnOptions()), Rng(3)
    GAME.play_out(s, rng)
    outcome = GAME.outcome(s)
    assert outcome is not None
    shares = DJINN.reckoned(s)
    assert [seat for seat, share in enumerate(shares) if share] == list(outcome.winners)


def test_wins_and_defeats_that_all_came_out_alike_are_not_sure() -> None:
    assert error([1.0, 1.0, 1.0]) == 0
    assert cautious_error([1.0, 1.0, 1.0]) == pytest.approx((1 / 6) ** 0.5)
    assert error([0.0, 1.0]) == pytest.approx(0.5)
