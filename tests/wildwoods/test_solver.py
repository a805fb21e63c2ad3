"""The adviser's solver against its slow twin, its bound and its own policy at play."""

from __future__ import annotations

import pytest
from msgspec import convert

from spiritboard.catalog import opened
from spiritboard.games.wildwoods.adviser.board import Board, PooledBoard
from spiritboard.games.wildwoods.adviser.forgetting import Forgetting
from spiritboard.games.wildwoods.adviser.noted import APART, ONE, NotedBoard
from spiritboard.games.wildwoods.adviser.reading import position_of, rest_of
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.adviser.rolls import BOTTOM_ONLY, targets
from spiritboard.games.wildwoods.adviser.search import Solver, TooBig
from spiritboard.games.wildwoods.adviser.sweeping import Means, at_most
from spiritboard.games.wildwoods.box import EXPLORE, SPACES
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.games.wildwoods.scenes import WildwoodsScenes, means_for
from spiritboard.games.wildwoods.state import WildwoodsState
from tests.wildwoods import twin
from tests.wildwoods.bound import Bound
from tests.wildwoods.policy import share_of
from tests.wildwoods.small_scenes import SCENES, small_table
from tests.wildwoods.table import Table

MANY = 10_000_000
MOLE = """
track = 2
win = { solved = ["gap"] }
[[place]]
id = "gap"
kind = "help"
need = 3
[[rule]]
on = "activated"
do = [{ move = "third", to = "right" }]
"""
DRAWS = """
track = 3
win = { solved = ["gap"] }
[[place]]
id = "gap"
kind = "help"
need = 3
[[icon]]
at = 1
do = [{ light_draws = 2 }]
"""


EACH = [pytest.param(one, marks=pytest.mark.slow if one == "doors" else ()) for one in SCENES]


def most_of(s: WildwoodsState, front: int, limit: int = MANY) -> float | None:
    return at_most([s], Means(front), limit).most[0]


@pytest.mark.parametrize("scene", EACH)
def test_the_solver_agrees_with_the_rules_played_out(scene: str) -> None:
    table = small_table(scene)
    board = Board(table.s)
    found = Solver(board).value(position_of(board, table.s))
    assert found == pytest.approx(twin.value(table.s), abs=1e-12)
    assert 0 < found < 1


@pytest.mark.parametrize("front", [0, 1, SPACES])
@pytest.mark.parametrize("scene", EACH)
def test_the_bound_is_never_less(scene: str, front: int) -> None:
    """However few spaces the creatures block."""
    s = small_table(scene).s
    board = Board(s)
    exact = Solver(board).value(position_of(board, s))
    most = most_of(s, front)
    assert most is not None
    assert exact - 1e-12 <= most <= 1


@pytest.mark.parametrize("means", [Means(0), Means(1), Means(), Means(counts_spirit=True)])
@pytest.mark.parametrize("scene", EACH)
def test_sheets_are_worth_what_their_positions_are(scene: str, means: Means) -> None:
    """The slow twin of the bound looks at one position after another."""
    s = small_table(scene).s
    board = RelaxedBoard(s, means.front, means.counts_spirit)
    (found,) = at_most([s], means, MANY).most
    assert found == pytest.approx(Bound(board).value(position_of(board, s)), abs=1e-12)


@pytest.mark.parametrize("scene", EACH)
def test_sheets_with_all_that_counts_are_exact(scene: str) -> None:
    """Crystals on cards, spirit and shadow cards: what the rules give, played out."""
    s = small_table(scene).s
    means = Means(purses=APART, counts_spirit=True)
    assert means.is_exact
    (found,) = at_most([s], means, MANY).most
    assert found == pytest.approx(twin.value(s), abs=1e-12)


@pytest.mark.parametrize("means", [Means(purses=APART), Means(counts_spirit=True)])
@pytest.mark.parametrize("scene", EACH)
def test_what_keeps_more_of_the_rules_is_worth_no_more(scene: str, means: Means) -> None:
    """Crystals on their cards, or spirit that is lost; and neither is worth less than the scene itself."""
    s = small_table(scene).s
    (sharp,) = at_most([s], means, MANY).most
    board = Board(s)
    exact = Solver(board).value(position_of(board, s))
    assert exact - 1e-12 <= (sharp or 0.0) <= (most_of(s, SPACES) or 0.0) + 1e-12


@pytest.mark.parametrize("front", [0, 1, SPACES])
@pytest.mark.parametrize("scene", EACH)
def test_cards_that_share_a_purse_win_no_less(scene: str, front: int) -> None:
    """From each card by itself to all in one, and never less than the scene itself."""
    s = small_table(scene).s
    board = Board(s)
    shared = (APART, (0, 1, 2, 2), (0, 1, 0, 0), ONE)
    found = [Solver(board).value(position_of(board, s))]
    found += [at_most([s], Means(front, purses), MANY).most[0] or 0.0 for purses in shared]
    assert found == pytest.approx(sorted(found), abs=1e-12)


def test_of_many_doors_the_hardest_are_left_alone() -> None:
    """Two are enough; the third easiest and the heavy one nobody needs, and equal ones are one."""
    s = small_table("doors").s
    board = RelaxedBoard(s)
    needless = {board.places[place].need for place in board.needless}
    assert needless == {3, 4}
    open_doors = targets(board, position_of(board, s), EXPLORE)
    assert [board.places[door].need for door in open_doors if door != BOTTOM_ONLY] == [2]
    plain = Board(s)
    assert len(targets(plain, position_of(plain, s), EXPLORE)) == len(open_doors) + 3


def test_where_other_cards_are_moved_creatures_stay_where_they_are() -> None:
    """With the creatures out of the way it would be another card."""
    s = Table(MOLE, "light help moth explore heal").s
    s.dice, s.owned = [2, 0, 0], [2, 0, 0]
    assert most_of(s, 0) is most_of(s, 1) is None
    assert 0 < (most_of(s, SPACES) or 0) < 1


@pytest.mark.slow
def test_much_light_draws_the_shadow_for_the_solver_too() -> None:
    """Whoever lays down a second crystal has a turn less."""
    s = Table(DRAWS, "light heal help explore", crystals="help=1").s
    s.dice, s.owned = [2, 0, 0], [2, 0, 0]
    board = Board(s)
    assert Solver(board).value(position_of(board, s)) == pytest.approx(twin.value(s), abs=1e-12)
    assert most_of(s, SPACES) is None, "it asks how many crystals there are"


@pytest.mark.parametrize("scene", ["lamp", "healing"])
def test_shadow_cards_that_do_nothing_are_one_like_the_other(scene: str) -> None:
    s = small_table(scene).s
    forgetting = Forgetting(NotedBoard(s, counts_spirit=True))
    idle = forgetting.idle_shadows
    rest = rest_of(s)
    like = forgetting.with_like_shadows(rest)
    assert len(idle) > 1
    assert sum(like.shadows) == sum(rest.shadows)
    assert [like.shadows[card] for card in idle[1:]] == [0] * (len(idle) - 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scene", "front"),
    [
        ("3_4", SPACES),  # a mole: its creatures can't be put out of the way
        *[(scene, front) for scene in ("1_2", "1_4", "2_1", "2_3", "4_2") for front in (0, SPACES)],
    ],
)
def test_sheets_of_the_campaign_are_worth_what_their_positions_are(scene: str, front: int) -> None:
    """The last two turns, with few dice: hidden things, spirit that counts, crystals that are paid, loud places."""
    s = nearly_over(scene, 3)
    board = RelaxedBoard(s, front)
    found = most_of(s, front)
    assert found == pytest.approx(Bound(board).value(position_of(board, s)), abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize("scene", ["1_1", "1_4", "3_4", "4_2"])
def test_sheets_of_the_campaign_are_exact(scene: str) -> None:
    s = nearly_over(scene, 2)
    board = Board(s)
    (found,) = at_most([s], Means(purses=APART, counts_spirit=True), MANY).most
    assert found == pytest.approx(Solver(board).value(position_of(board, s)), abs=1e-12)


def nearly_over(scene: str, dice: int) -> WildwoodsState:
    """The last two turns of a scene on hard."""
    scenes = opened("wildwoods").scenes
    assert isinstance(scenes, WildwoodsScenes)
    one = next(start for start in scenes.starts(scene) if start[1:3] == ("poor", "hard"))
    s = scenes.first_table(convert(one.options, WildwoodsOptions))
    s.dice, s.owned, s.shadow = [dice, 0, 0], [dice, 0, 0], max(0, s.box.scene.track - 2)
    return s


def test_what_asks_for_the_purse_has_no_sheets() -> None:
    """Where the light is asked for it is counted."""
    asks = 'track = 1\nwin = { KIND }\n[[place]]\nid = "gap"\nkind = "help"\nneed = 1'
    light = Table(asks.replace("KIND", "light_min = 2"), "light help explore heal").s
    purse = Table(asks.replace("KIND", 'crystals = "any", n = 9'), "light help explore heal").s
    assert 0 < (most_of(light, SPACES) or 0) < 1
    assert most_of(purse, SPACES) is None


@pytest.mark.parametrize("scene", ["lamp", "healing"])
def test_a_sharper_bound_is_never_more(scene: str) -> None:
    s = small_table(scene).s
    found = [most_of(s, front) or 0.0 for front in (0, 1, SPACES)]
    assert found == sorted(found, reverse=True)


def test_there_are_far_fewer_sheets_than_positions() -> None:
    s = small_table("places").s
    board = Board(s)
    exact = Solver(board)
    exact.value(position_of(board, s))
    assert 3 * at_most([s], Means(), MANY).sheets < len(exact.known)


def test_a_bound_says_when_there_is_too_much() -> None:
    assert most_of(small_table("lamp").s, SPACES, 100) is None


def test_where_one_waits_for_the_light_lost_spirit_counts() -> None:
    """In 4.1 nothing else is against Luma: a bound that leaves it out would be 1, whatever she does."""
    rules = opened("wildwoods").rules
    waits, works = (
        means_for(rules.setup(1, WildwoodsOptions(scene=scene))) for scene in ("4_1", "1_1")
    )
    assert all(means.counts_spirit for means in waits)
    assert not works[0].counts_spirit
    assert waits[-1].is_exact
    assert works[-1].is_exact


@pytest.mark.parametrize("crystals", ["help=1", "light=3 heal=2"])
def test_one_purse_loses_nothing_that_may_lie_elsewhere(crystals: str) -> None:
    """W4.3 "I'm fine" takes what lies on the first card: in one purse that may be nothing."""
    board = PooledBoard(Table("track = 2", "explore light help heal", crystals).s)
    p = position_of(board, Table("track = 2", "explore light help heal", crystals).s)
    before = p.crystals[0]
    board.change(p, EXPLORE, -3)
    assert p.crystals[0] == before
    board.change(p, EXPLORE, 2)
    assert p.crystals[0] == before + 2


def test_a_solver_says_when_there_is_too_much() -> None:
    s = small_table("lamp").s
    board = Board(s)
    with pytest.raises(TooBig):
        Solver(board, 10).value(position_of(board, s))


@pytest.mark.slow
@pytest.mark.parametrize("scene", EACH)
def test_its_policy_wins_as_often_as_it_says(scene: str) -> None:
    """100,000 plays: `python -m tests.wildwoods.policy`."""
    said, share, error = share_of(scene, 300)
    assert abs(share - said) < 4 * error
