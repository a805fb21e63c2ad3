"""The searching bot of Duchařina: it reckons door by door who wins, and looks for what wins most often."""

from __future__ import annotations

from statistics import fmean

import pytest

from spiritboard.bots import Bot, bot_for, bot_key
from spiritboard.core.mind import steps
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action
from spiritboard.games.ducharina.actions import ChooseSide, Furnish, Leave, Number, Plan
from spiritboard.games.ducharina.hall import SIDES, WIDTH, side_of
from spiritboard.games.ducharina.mind import DucharinaMind
from spiritboard.games.ducharina.mind.forecast import Forecast
from spiritboard.games.ducharina.mind.foresight import Foresight
from spiritboard.games.ducharina.mind.polishing import Polish
from spiritboard.games.ducharina.mind.reckoning import Reckoning
from spiritboard.games.ducharina.state import DucharinaState
from tests.ducharina.table import GAME, Table, plan

MIND = DucharinaMind(GAME)
CLOSE = [
    ("S1@c4 S2@out M1@b2 L@out", "S1@d4 M1@e5 M2@c3 L@out", "grand-foyer"),
    ("M1@out L@d5 S1@b3 S2@e4", "M1@out M2@b3 S1@c2", "night-porter"),
    ("M1@out M2@out S1@d2 S2@a5", "L@out S1@e3 S2@b4", "tea-at-five"),
    ("L@out M1@out S1@f4", "L@out M2@d5 S1@a2 S2@b6", "music-room"),
]
"""Tables before the plans of the last round, at which either may still win."""


def last_round(number: int, *, chooser: int) -> Table:
    own, other, hall = CLOSE[number]
    return Table(2, own, other, hall=hall, round=5, keyhole="N2", cards=("7", "6"),
                 chosen=(1 - chooser,))  # fmt: skip


def reckoning_of(s: DucharinaState) -> Reckoning:
    return Reckoning(s, MIND.hopes(s.box), MIND.sight.tables(s))


def foresight_of(s: DucharinaState) -> Foresight:
    return Foresight(s, 0, MIND.hopes(s.box), MIND.sight.tables(s))


def search(spec: str) -> Bot:
    return bot_for(spec, "ducharina", bot_key("seed", 0))


def greedy(t: Table, seat: int) -> Action:
    return MIND.choose(t.view(seat), GAME.options(t.s, seat), Rng(1))


def wins(s: DucharinaState, side: int, seat: int = 0) -> list[float]:
    """By number of the door: the part of the win that a seat has, played by the rules."""
    found = []
    for number in range(1, WIDTH + 1):
        after = clone(s)
        GAME.advance(after, after.chooser, ChooseSide(side))
        GAME.advance(after, NATURE, Number(number))
        outcome = GAME.outcome(after)
        assert outcome is not None
        found.append((seat in outcome.winners) / len(outcome.winners))
    return found


def sides(s: DucharinaState) -> list[int]:
    return [side for side in range(len(SIDES)) if side != side_of(s.keyhole)]


# Who wins


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(CLOSE)))
def test_in_the_last_round_it_is_reckoned_as_the_rules_have_it(number: int) -> None:
    """G3.5, G6 For every door from which the look may be."""
    t = last_round(number, chooser=0)
    reckoning = reckoning_of(t.s)
    plans = [greedy(t, seat) for seat in range(2)]
    assert all(isinstance(one, Plan) for one in plans)
    totals = [reckoning.after(seat, one) for seat, one in enumerate(plans) if isinstance(one, Plan)]
    t.answer(0, plans[0])
    t.answer(1, plans[1])
    found = [reckoning.chance(totals, 0, door) for door in range(reckoning.doors)]
    assert found == pytest.approx([won for side in sides(t.s) for won in wins(t.s, side)], abs=1e-3)


@pytest.mark.slow
def test_it_chooses_the_side_that_wins_most_often() -> None:
    """G3.3 Also where another side costs the others more points."""
    for number in range(len(CLOSE)):
        t = last_round(number, chooser=0)
        for seat in range(2):
            t.answer(seat, greedy(t, seat))
        found = search("search:1").decide(t.view(0), t.options())
        assert isinstance(found, ChooseSide)
        often = {side: fmean(wins(t.s, side)) for side in sides(t.s)}
        assert often[found.side] == max(often.values())


# Plans


@pytest.mark.slow
def test_what_nobody_thought_of_is_weighed_beside_the_best() -> None:
    """G5.1 Any plan may be made: one that the bot does not find is worth no more than the one it finds."""
    t = last_round(0, chooser=1)
    options = t.options()
    best = search("search:10").decide(t.view(0), options)
    other = Plan()
    found = MIND.compared(t.view(0), (best, other), Rng(1), steps(0)).worth
    assert list(found) == [best, other]
    assert found[best] > found[other]


@pytest.mark.slow
def test_a_pose_that_nobody_tried_is_weighed_too() -> None:
    t = Table(2, "S1@c4", "S1@d4", hall="grand-foyer", at="furniture", cards=("mirror piano", "6"))
    pose = next(one for one in t.options() if isinstance(one, Furnish))
    found = MIND.compared(t.view(0), (Leave(), pose), Rng(1), steps(0)).worth
    assert list(found) == [Leave(), pose]
    assert found[Leave()] == 0.5


@pytest.mark.slow
def test_its_plans_win_more_often_than_the_quick_ones() -> None:
    """The other plays as the quick bot does, and chooses the side."""
    found = {"search:40": 0.0, "greedy": 0.0}
    for number in range(len(CLOSE)):
        for spec in found:
            t = last_round(number, chooser=1)
            own, other = search(spec).decide(t.view(0), t.options()), greedy(t, 1)
            t.answer(0, own)
            t.answer(1, other)
            side = greedy(t, 1)
            assert isinstance(side, ChooseSide)
            found[spec] += fmean(wins(t.s, side.side))
    assert found["search:40"] > found["greedy"]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(CLOSE)))
def test_a_plan_is_bettered_within_the_rules(number: int) -> None:
    """From letting all ghosts stay; what is reckoned on the way is what the whole plan is worth."""
    t = last_round(number, chooser=1)
    foresight = foresight_of(t.s)
    forecast = Forecast(t.s, foresight.hopes, foresight.tables)
    forecast.plans(0)
    polish = Polish(foresight.reckoning, forecast.outlooks[0], foresight.totals, Plan())
    start = polish.worth
    polish.better(steps(10))
    assert t.may(polish.plan(), 0)
    assert polish.worth > start
    assert polish.worth == pytest.approx(foresight.worth(polish.plan()))


@pytest.mark.slow
def test_more_patience_finds_no_worse_plan() -> None:
    t = last_round(1, chooser=1)
    found = [max(foresight_of(t.s).plans(steps(count)).values()) for count in (0, 1, 30)]
    assert found == sorted(found)
    assert found[0] < found[-1]


# Furniture


@pytest.mark.slow
def test_it_moves_furniture_only_if_that_wins_more_often() -> None:
    own = "L@c5 S1@out S2@out S3@out S4@out M1@out M2@out"
    t = Table(2, own, "L@out M1@out", at="furniture", round=5,
              hall="piano 100 550; table 520 530", cards=("mirror piano", "6"))  # fmt: skip
    worth = MIND.weighed(t.view(0), t.options(), Rng(1), steps(16)).worth
    found = max(worth, key=worth.__getitem__)
    assert isinstance(found, Furnish)
    assert t.may(found, 0)
    assert worth[found] > worth[Leave()]


# Fairness


@pytest.mark.slow
def test_it_does_not_read_what_others_plan() -> None:
    """G9.3 Plans are secret."""
    found = []
    for line in ("", "L>b4", "M1>c1"):
        t = Table(2, "S1@c5 M1@d4", "L@b3", hall="tea-at-five", round=3)
        t.answer(1, plan(line))
        found.append(search("search:5").decide(t.view(0), GAME.options(t.s, 0)))
    assert found[0] == found[1] == found[2]
