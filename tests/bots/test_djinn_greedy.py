"""The greedy bot of Djinn plays well enough to be an opponent."""

from __future__ import annotations

import pytest

from spiritboard.catalog import opened
from spiritboard.core.game import OVER
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Outcome
from spiritboard.games.djinn.bot import DjinnMind
from spiritboard.games.djinn.bot_signs import signs, weighed
from spiritboard.games.djinn.bot_worth import relief
from spiritboard.games.djinn.game import Djinn
from spiritboard.games.djinn.info import DjinnOptions

CONTENT = opened("djinn").content
DJINN = Djinn(CONTENT["box"])
MIND = DjinnMind(DJINN, CONTENT["worth"])
LONGEST = 3000


def play(seats: int, greedy: set[int], seed: int) -> Outcome:
    s = DJINN.setup(seats, DjinnOptions(first=seed % seats))
    rng = Rng(seed)
    for _ in range(LONGEST):
        seat = DJINN.whose(s)
        if seat == OVER:
            break
        if seat == NATURE:
            action = DJINN.draw(s, rng)
        else:
            options = DJINN.options(s, seat)
            wise = seat in greedy
            action = MIND.choose(DJINN.view(s, seat), options, rng) if wise else rng.choice(options)
        DJINN.check(s, seat, action)
        DJINN.advance(s, seat, action)
    outcome = DJINN.outcome(s)
    assert outcome is not None, "it never ends"
    return outcome


def test_it_beats_a_random_player() -> None:
    assert [play(2, {seed % 2}, seed).winners for seed in range(4)] == [(0,), (1,), (0,), (1,)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_its_like_matches_end_and_are_worth_something(seats: int) -> None:
    scores = play(seats, set(range(seats)), 11).scores
    assert min(scores) > 30
    assert max(scores) > 60


def test_alone_it_makes_points() -> None:
    assert play(1, {0}, 5).scores[0] > 40


def test_the_quick_way_to_weigh_an_answer_agrees_with_the_slow_one() -> None:
    """While it is one's turn, the others' hopes change only by tolls and by what leaves the town."""
    s, rng = DJINN.setup(3, DjinnOptions(first=0)), Rng(8)
    scales = MIND.scales
    compared = 0
    while (seat := DJINN.whose(s)) != OVER and s.turn < 40:
        if seat != NATURE and s.turn > 2:
            for action in DJINN.options(s, seat)[::4]:
                after = MIND.after(s, seat, action, rng)
                quick = scales.lead(s, after, seat, scales.others(s, seat))
                slow = scales.standing(after, seat) + relief(after, s.bosses_in_town())
                if (after.turn, after.djinn, after.bosses) == (s.turn, s.djinn, s.bosses):
                    compared += 1
                    assert quick == pytest.approx(slow)
        DJINN.advance(s, seat, DJINN.draw(s, rng) if seat == NATURE else DJINN.sample(s, seat, rng))
    assert compared > 100


def test_signs_weigh_the_same_whether_they_are_noted_first_or_not() -> None:
    s, rng = DJINN.setup(4, DjinnOptions(first=0)), Rng(3)
    weights = MIND.scales.play[4]
    while (seat := DJINN.whose(s)) != OVER:
        if seat != NATURE and rng.below(20) == 0:
            noted = signs(s, seat)
            assert len(noted) == len(weights)
            told = sum(sign * weight for sign, weight in zip(noted, weights, strict=True))
            assert weighed(s, seat, weights) == pytest.approx(told)
        DJINN.advance(s, seat, DJINN.draw(s, rng) if seat == NATURE else DJINN.sample(s, seat, rng))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_rounds_are_counted_and_the_likelier_winner_has_more_to_hope_for(seats: int) -> None:
    """D32 The last action at the Source is no round. Alone there is Tom."""
    s, rng = DJINN.setup(seats, DjinnOptions(first=0)), Rng(6)
    rounds = [1]
    while (seat := DJINN.whose(s)) != OVER:
        chances = MIND.win_chances(s)
        if seats > 1:
            worth = [MIND.scales.worth(s, one) for one in range(seats)]
            assert sum(chances) == pytest.approx(1)
            assert chances.index(max(chances)) == worth.index(max(worth))
        else:
            assert 0 <= chances[0] <= 1
        rounds.append(DJINN.rounds(s))
        assert rounds[-1] - rounds[-2] in (0, 1)
        DJINN.advance(s, seat, DJINN.draw(s, rng) if seat == NATURE else DJINN.sample(s, seat, rng))
    assert rounds[-1] - DJINN.rounds(s) in (0, 1), "Tom may win between two rounds"
    assert rounds[-1] > 3
