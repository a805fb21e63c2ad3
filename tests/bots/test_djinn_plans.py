"""How the searching bot of Djinn plans: this turn to its end, the others' turns, and its next one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spiritboard.catalog import mind
from spiritboard.core.mind import steps
from spiritboard.core.rng import Rng
from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action
from spiritboard.games.djinn.bot import DjinnMind
from spiritboard.games.djinn.bot_plans import KEPT, LOOKED_AT, WIDTH, Outlook, Plans, Way, different
from tests.djinn.table import GAME, Table

FOUND = mind("djinn")
assert isinstance(FOUND, DjinnMind)
MIND = FOUND


def at_a_round_space() -> Table:
    return Table(2, "R1<M", "magic=5 marker=7 circles=3 coins=5 M01 M05", djinn={"R1": "bnX"})


def plans_of(t: Table) -> Plans:
    return Plans(GAME, MIND, MIND.scales, GAME.view(t.s, t.turn), t.s, Rng(1))


def promising(t: Table, count: int) -> list[Action]:
    return MIND.promising(t.s, t.turn, t.options(), Rng(1))[:count]


def test_every_answer_is_tried_in_the_same_worlds() -> None:
    t = at_a_round_space()
    plans = plans_of(t)
    plans.think(promising(t, 3), steps(3 + 3 * 3 + 2))
    assert {outlook.worlds for outlook in plans.outlooks.values()} == {3}
    assert plans.games == 3 + 9


def test_what_looks_worst_is_tried_no_more() -> None:
    t = at_a_round_space()
    plans = plans_of(t)
    answers = promising(t, 8)
    plans.think(answers, steps(8 + LOOKED_AT * 2 + KEPT[2]))
    worlds = sorted([plans.outlooks[answer].worlds for answer in answers])
    assert worlds == [0, 0, 2, 3, 3, 3, 3, 3]
    hopes = plans.hopes()
    least = min(hopes[answer] for answer in plans.left)
    assert all(hopes[answer] <= least for answer in answers if answer not in plans.left)


def test_without_time_it_is_the_first_thought() -> None:
    t = at_a_round_space()
    weighed = MIND.weighed(GAME.view(t.s, 0), t.options(), Rng(1), steps(1))
    assert weighed.games == 0
    assert list(weighed.worth) == promising(t, 1)


def test_the_next_turn_counts_the_more_the_more_worlds_tell_of_it() -> None:
    now, then = Outlook(3.0), Outlook(0.0)
    for worlds in range(1, 17):
        now.add(3.0, 0.0)
        then.add(0.0, 2.0)
        assert (now.hope() > then.hope()) == (worlds < 6)


def test_a_turn_is_planned_to_its_end_and_the_best_end_comes_first() -> None:
    t = at_a_round_space()
    plans = plans_of(t)
    others = MIND.scales.others(t.s, 0)
    ends = plans.ends(t.s, t.s, WIDTH, others, Rng(2))
    assert 1 < len(ends) <= WIDTH
    assert all(GAME.whose(end.s) != 0 for end in ends)
    assert all(one.lead > other.lead for one, other in pairwise(ends))


def test_a_plan_is_no_worse_than_what_comes_to_mind() -> None:
    """The quick bot does one thing after the other; the plan looks at the whole turn."""
    t = at_a_round_space()
    others = MIND.scales.others(t.s, 0)
    planned = plans_of(t).ends(t.s, t.s, WIDTH, others, Rng(2))[0].lead
    s, rng = clone(t.s), Rng(2)
    while GAME.whose(s) in (0, NATURE):
        seat = GAME.whose(s)
        options = GAME.options(s, seat)
        thought = GAME.draw(s, rng) if seat == NATURE else MIND.promising(s, seat, options, rng)[0]
        GAME.advance(s, seat, thought)
    assert planned >= MIND.scales.lead(t.s, s, 0, others)


def test_of_ways_that_stand_alike_one_is_followed() -> None:
    s = at_a_round_space().s
    ways = [Way(s, lead) for lead in (5.0, 5.0, 4.0, 3.0)]
    assert [way.lead for way in different(ways, 2)] == [5.0, 4.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_else_has_a_turn_before_ones_next(seats: int) -> None:
    t = Table(seats, "R1<M", "magic=5 marker=7 circles=3 coins=5", djinn={"R1": "bnX"})
    plans = plans_of(t)
    plans.think(promising(t, 2), steps(2 + 2 * 2))
    assert {outlook.worlds for outlook in plans.outlooks.values()} == {2}
    s = clone(t.s)
    plans.play_on(s, t.s.turn + seats, Rng(1))
    assert GAME.whose(s) == t.turn


def test_plans_are_made_where_there_are_others() -> None:
    """Alone the tree is searched, as long as nobody has shown that plans are better there."""
    for seats in (1, 2, 3, 4):
        t = Table(seats, "S12<R1", "magic=3")
        found = MIND.weighed(GAME.view(t.s, t.turn), t.options(), Rng(1), steps(0))
        assert bool(found.worth) == (seats > 1)
