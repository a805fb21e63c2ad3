"""The bots of Duchařina: they hide, get out in time, choose sides and move furniture with a purpose."""

from __future__ import annotations

import pytest

from spiritboard.bots import bot_for, bot_key
from spiritboard.bots.advice import advise
from spiritboard.catalog import mind
from spiritboard.core.rng import Rng
from spiritboard.core.values import NATURE, Action, Seat
from spiritboard.games.ducharina.actions import ChooseSide, Furnish, Leave, Plan
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.placing import moved
from spiritboard.games.ducharina.geometry.shapes import LARGE
from spiritboard.games.ducharina.geometry.table import sight_table
from spiritboard.games.ducharina.hall import OUTSIDE, SQUARES, depth, place_of
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.mind import DucharinaMind
from spiritboard.games.ducharina.mind.look import Watch
from spiritboard.games.ducharina.rules.keyhole import is_in_sight
from tests.ducharina.table import GAME, Table, ghost, plan, side

MIND = DucharinaMind(GAME)
DONE = "S2@out S3@out S4@out M1@out M2@out L@out"
"""Only one small ghost is left."""


def answer(t: Table, seat: Seat | None = None, knack: DucharinaMind = MIND) -> Action:
    asked = t.asked[0] if seat is None else seat
    return knack.choose(t.view(asked), GAME.options(t.s, asked), Rng(1))


def planned(t: Table, seat: Seat = 0) -> Plan:
    found = answer(t, seat)
    assert isinstance(found, Plan)
    assert t.may(found, seat)
    return found


def doors_seeing(t: Table, size: int, square: int, spot: int) -> int:
    return sight_table(t.s.furniture()).doors_seeing(size, square, spot, top=False)


# Ghosts


def test_it_is_the_mind_of_the_game() -> None:
    assert isinstance(mind("ducharina"), DucharinaMind)


def test_of_a_hidden_and_an_open_square_it_takes_the_hidden_one() -> None:
    """In the piano's cabinet no door sees a small ghost; in all other squares some do."""
    t = Table(2, DONE, DONE, hall="piano 250 138", round=5, cards=("desk piano", "9"))
    ((_, square, spot, top),) = planned(t).steps
    assert top == 0
    assert doors_seeing(t, 0, square, spot) == 0


def test_a_ghost_that_is_not_hidden_anywhere_goes_where_fewest_doors_see_it() -> None:
    """G3.3 Of the eighteen doors that are possible; the slow twin asks each of them."""
    t = Table(
        2, "S1@c4 " + DONE, DONE, hall="desk 300 300 45", round=5, cards=("mirror piano", "9")
    )
    ((_, square, spot, _),) = planned(t).steps
    watch = Watch(t.s)
    table = sight_table(t.s.furniture())
    near = [at for at in range(SQUARES) if 0 < abs(at // 6 - 2) + abs(at % 6 - 2) <= 3]
    risks = [sum(watch.risks(table, 0, place_of(at, 0), top=False)) for at in near]
    assert sum(watch.risks(table, 0, place_of(square, spot), top=False)) <= min(risks)


@pytest.mark.slow
def test_in_the_last_round_no_ghost_stays_that_could_get_out() -> None:
    """G6 The large one for a point, a medium one for three and a small one for the rest."""
    rest = " M2@out S2@out S3@out S4@out"
    t = Table(2, "L@c1 M1@d3 S1@a1" + rest, round=5, hall="grand-foyer", cards=("desk piano", "9"))
    out = {step[0] for step in planned(t).steps if step[1] == OUTSIDE}
    assert out == {ghost("L"), ghost("M1"), ghost("S1")}


@pytest.mark.slow
def test_in_the_last_round_all_points_bring_ghosts_in() -> None:
    """G6 Small ones in the hall are worth as much as outside."""
    t = Table(2, "L@out M1@out M2@out", round=5, hall="grand-foyer", cards=("desk piano", "9"))
    steps = planned(t).steps
    assert len(steps) == 4
    assert len({step[1:3] for step in steps}) == 4


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
def test_every_plan_is_legal(number: int) -> None:
    """G5.3 Also where many want to stand in one square."""
    lines = ("S1@c5 S2@c5.ne S3@c4 M1@d4 L@e2", "S1@c4 M1@b3 M2@c2 L@f5", "S1@a1 S2@a2 S3@a3")
    t = Table(2, lines[number], lines[1], hall="tea-at-five", round=3)
    planned(t)


@pytest.mark.slow
def test_merging_ghosts_meet() -> None:
    """G8.1 Two small ones side by side, and a medium one is worth more."""
    t = Table(2, "S1@c4 S2@d4", hall="grand-foyer", round=2, merging=True)
    t.answer(0, planned(t))
    t.answer(1, plan())
    assert any(t.where(0, name) not in ("home", "edge") for name in ("M1", "M2", "L"))


# The keyhole


@pytest.mark.parametrize("hall", ["grand-foyer", "night-porter"])
def test_it_chooses_the_side_that_sees_the_others(hall: str) -> None:
    """G3.3 In the last round exactly: what the others lose on average, less what it loses itself."""
    own, other = "S1@b2 M1@d5 L@e3", "S1@a4 S2@c3 M1@e5 L@d2"
    t = Table(2, own, other, at="keyhole", hall=hall, keyhole="N2", round=5, chosen=(1,))
    gains = {at: gain(t, at) for at in range(4) if at != side("N")}
    found = answer(t)
    assert isinstance(found, ChooseSide)
    assert gains[found.side] == max(gains.values())
    assert len(set(gains.values())) > 1


def gain(t: Table, at: int) -> int:
    worth = [1, 1, 1, 1, 1, 1, 2]
    found = 0
    for number in range(6):
        t.s.keyhole = 6 * at + number
        seen = [x for x, place in enumerate(t.s.ghosts) if place >= 0 and is_in_sight(t.s, x)]
        found += sum(worth[x % 7] * (1 if x >= 7 else -1) for x in seen)
    t.s.keyhole = 6 * side("N") + 1
    return found


def test_knock_knock_only_one_side_is_feared() -> None:
    """G8.2 The keyhole stays in the south: no door there sees the chosen place."""
    t = Table(2, DONE, DONE, hall="music-room", keyhole="S2", round=5, turned="knock-knock")
    ((_, square, spot, _),) = planned(t).steps
    assert doors_seeing(t, 0, square, spot) & 0b111111 == 0


def test_the_busybody_looks_twice() -> None:
    t = Table(2, hall="music-room", turned="busybody", round=3)
    table = sight_table(t.s.furniture())
    twice = Watch(t.s).risks(table, LARGE, place_of(14, 0), top=False)
    t.s.midnight = -1
    once = Watch(t.s).risks(table, LARGE, place_of(14, 0), top=False)
    assert all(two >= one for two, one in zip(twice, once, strict=True))
    assert sum(twice) > sum(once)


# Furniture


@pytest.mark.slow
def test_it_moves_furniture_to_hide_its_large_ghost() -> None:
    """G3.1 The large ghost can't get out any more: where it can go, it is seen less after the move."""
    own = "L@c5 S1@out S2@out S3@out S4@out M1@out M2@out"
    t = Table(2, own, at="furniture", hall="piano 100 550; table 520 530", round=5,
              cards=("mirror piano", "9"))  # fmt: skip
    found = answer(t)
    assert isinstance(found, Furnish)
    before, after = t.s.furniture(), moved(t.s.furniture(), found.piece, found.pose)
    near = [x for x in range(SQUARES) if depth(x, 0) <= 4]
    watch = Watch(t.s)

    def least(hall: Arrangement) -> float:
        table = sight_table(hall)
        return min(sum(watch.risks(table, LARGE, place_of(x, 0), top=False)) for x in near)

    assert least(after) < least(before)


def test_furniture_that_helps_nobody_stays() -> None:
    """All ghosts are out: nothing is left to hide."""
    out = DONE + " S1@out"
    t = Table(2, out, out, at="furniture", hall="grand-foyer", cards=("mirror piano", "9"))
    assert answer(t) == Leave()


# Other questions


@pytest.mark.slow
def test_midnight_questions_are_answered_with_an_option() -> None:
    t = Table(2, "S1@c4 M1@b2", "S1@d3 S2@d5", at="midnight", hall="grand-foyer", round=2,
              midnight="each").turns("tag")  # fmt: skip
    assert answer(t) in t.options()


@pytest.mark.slow
def test_a_puzzle_is_solved() -> None:
    s = GAME.setup(1, DucharinaOptions(puzzle=20261117))
    while s.stack:
        seat = GAME.whose(s)
        action = (
            GAME.draw(s, Rng(1))
            if seat == NATURE
            else MIND.choose(GAME.view(s, 0), GAME.options(s, 0), Rng(1))
        )
        GAME.check(s, seat, action)
        GAME.advance(s, seat, action)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "puzzle-solved"


# Fairness


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["greedy", "search:3"])
def test_same_seed_same_answer(spec: str) -> None:
    """Whatever was thought of before."""
    t = Table(2, "S1@c5 M1@d4", "L@b3", hall="tea-at-five", round=3)
    found = []
    for _ in range(2):
        bot = bot_for(spec, "ducharina", bot_key("seed", 0))
        found.append(bot.decide(t.view(0), t.options()))
    assert found[0] == found[1]
    assert t.may(found[0], 0)


@pytest.mark.slow
def test_a_fresh_mind_answers_as_one_that_has_thought_before() -> None:
    t = Table(2, "S1@c5 L@d4", "L@b3", hall="night-porter", round=4)
    assert answer(t) == answer(t) == answer(t, None, DucharinaMind(GAME))


@pytest.mark.slow
def test_it_does_not_read_what_others_plan() -> None:
    """G9.3 Plans are secret."""
    found = []
    for line in ("", "L>b4", "M1>c1"):
        t = Table(2, "S1@c5 M1@d4", "L@b3", hall="tea-at-five", round=3)
        t.answer(1, plan(line))
        found.append(answer(t, 0))
    assert found[0] == found[1] == found[2]


@pytest.mark.slow
def test_the_search_finds_answers_that_are_not_listed() -> None:
    t = Table(2, "S1@c5 M1@d4 L@c3", "L@b3", hall="tea-at-five", round=4)
    bot = bot_for("search:12", "ducharina", bot_key("seed", 0))
    found = bot.decide(t.view(0), t.options())
    assert isinstance(found, Plan)
    assert found not in t.options()
    assert t.may(found, 0)


@pytest.mark.slow
def test_a_hint_may_be_an_answer_that_is_not_listed() -> None:
    t = Table(2, "S1@c5 M1@d4 L@c3", "L@b3", hall="tea-at-five", round=5)
    found = advise("ducharina", b"key", t.view(0), t.options(), 0.01)
    assert t.may(found.action, 0)
    assert found.action not in t.options()
    assert 0 <= found.next_share <= 100
