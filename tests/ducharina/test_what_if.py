"""What would come of a wish, told from one's own view before anything is answered."""

from __future__ import annotations

from typing import Any

import pytest

from spiritboard.catalog import table_side
from spiritboard.core.errors import Illegal
from spiritboard.core.table_side import Prospect
from spiritboard.games.ducharina.actions import Furnish, Plan
from spiritboard.games.ducharina.game import Ducharina
from spiritboard.games.ducharina.hall import OUTSIDE
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.table_side import DucharinaTable
from tests.ducharina.table import GAME, Table, furnish, ghost, plan, square

SIDE = table_side("ducharina")


def weighed(t: Table, seat: int = 0, **wish: Any) -> Prospect:
    (found,) = SIDE.what_if(t.view(seat), wish)
    return found


def furnished(t: Table, text: str, seat: int = 0) -> Prospect:
    wish = furnish(text)
    return weighed(t, seat, do="furnish", piece=wish.piece, **wish.pose._asdict())


def planned(t: Table, text: str, seat: int = 0, **more: Any) -> Prospect:
    wish = plan(text)
    steps = [list(step) for step in wish.steps]
    return weighed(t, seat, do="plan", steps=steps, **more)


def missing(found: Prospect) -> list[str]:
    return [f"{refusal.rule} {refusal.key}" for refusal in found.missing]


def test_it_is_the_games_own() -> None:
    assert isinstance(table_side("ducharina"), DucharinaTable)
    assert isinstance(GAME, Ducharina)


# Furniture


def test_a_piece_that_would_stand() -> None:
    """G4.2, G9.2 A preview is private and free; it shows how high all pieces would be."""
    t = Table(2, at="furniture", cards=("trolley desk",), hall="desk 300 300; trolley 300 300")
    found = furnished(t, "desk 300 450 90")
    assert (found.missing, found.is_open) == ((), True)
    assert (found.show["z"], found.show["stands"], found.show["turn"]) == (0, True, (0, 1, 1))
    assert found.show["heights"][1:3] == (0, 0)
    t.play(found.action or Plan())
    assert t.height("trolley") == 0


def test_a_piece_that_would_fall() -> None:
    """G4.2 Where it would tip, and the nearest place where it stands."""
    t = Table(2, at="furniture", cards=("mirror armchair",), hall="armchair 300 300")
    found = furnished(t, "armchair 300 300 0 head")
    assert missing(found) == ["G4.2 would-fall"]
    assert (found.show["stands"], found.show["tip"]) == (False, (3000, 3083))
    assert found.show["nearest"] is None
    beside = furnished(t, "armchair 10 10")
    assert missing(beside) == ["G4.1 over-the-edge"]
    assert beside.show["nearest"] == (50, 50, 0, 0)


def test_whoever_may_not_move_it_may_still_look() -> None:
    """G3.1 What stands in the way is said, and it is no answer now."""
    t = Table(2, at="furniture", cards=("desk piano", "9"), hall="grand-foyer")
    assert missing(furnished(t, "table 300 310 45")) == ["G3.1 not-on-your-card"]
    other = furnished(t, "desk 470 140 180", seat=1)
    assert (missing(other), other.is_open) == (["G3.1 not-your-furniture"], False)
    t.leave()
    assert missing(furnished(t, "desk 470 140 180")) == ["G3.1 not-your-furniture"]


def test_a_piece_before_it_stands_anywhere() -> None:
    """G2.2 While the players furnish the hall."""
    s = GAME.setup(2, DucharinaOptions(hall="players", first=0))
    (found,) = SIDE.what_if(GAME.view(s, 0), {"do": "furnish", "piece": 2, **pose(300, 300)})
    assert (found.missing, found.is_open) == ((), True)
    (other,) = SIDE.what_if(GAME.view(s, 1), {"do": "furnish", "piece": 2, **pose(300, 300)})
    assert (missing(other), other.is_open) == (["G3.1 not-your-furniture"], False)


def pose(x: int, y: int) -> dict[str, int]:
    return {"x": x, "y": y, "turn": 0, "side": 0}


# Plans


def test_a_plan_so_far() -> None:
    """G5 What is left, and where everybody would be; it is an answer."""
    t = Table(2, "S1@b5", cards=("9",))
    found = planned(t, "S1>b3 S2>c6.ne")
    assert (found.show["left"], found.is_open, found.action) == (6, True, plan("S1>b3 S2>c6.ne"))
    assert found.show["places"][:2] == (5 * square("b3"), 5 * square("c6") + 3)


def test_where_one_more_could_go() -> None:
    """G5.1, G5.3, G9.5 Each square with its price, and its spots on the floor and on top."""
    t = Table(2, "S1@b5 L@c2", cards=("trolley desk",), hall="table 150 350")
    goals = {at: more for at, *more in planned(t, "S1>b4", ghost=ghost("L")).show["goals"]}
    assert goals[OUTSIDE] == [2, 1, 0]
    assert goals[square("c4")] == [2, 1, 0]
    assert square("b4") not in goals
    assert square("c2") not in goals
    goals = {at: more for at, *more in planned(t, "", ghost=ghost("S1")).show["goals"]}
    assert goals[square("b3")] == [2, 0b11111, 0b11111]
    assert OUTSIDE not in goals


def test_every_goal_may_be_gone_to() -> None:
    """G5.1 And nothing else may."""
    t = Table(2, "S1@b5 S2@c4 M1@d4", cards=("mirror piano",), hall="grand-foyer", merging=True)
    goals = {at: more for at, *more in planned(t, "", ghost=ghost("S1")).show["goals"]}
    for at in range(37):
        cost, floor, top = goals.get(at, [0, 0, 0])
        for spot in range(5):
            step = (ghost("S1"), at, spot, 0)
            assert t.may(Plan((step,)), 0) == bool((floor >> spot) & 1)
            assert t.may(Plan(((*step[:3], 1),)), 0) == bool((top >> spot) & 1)
        assert cost <= 3


def test_a_wrong_step_is_named() -> None:
    """G5.1 With what stands in its way."""
    t = Table(2, "S1@b5")
    found = planned(t, "S1>b5")
    assert (missing(found), found.action, found.is_open) == (["G5.3 same-square"], None, False)


def test_when_plans_are_not_asked_for() -> None:
    """G3.2 One may think ahead; it is no answer then, nor once one's plan is ready."""
    assert not planned(
        Table(2, at="furniture", cards=("desk piano",), hall="grand-foyer"), ""
    ).is_open
    t = Table(2)
    t.answer(0, plan("S1>c6"))
    assert not planned(t, "S1>c5").is_open
    assert planned(t, "S1>c2", seat=1).is_open


def test_a_wish_that_is_none() -> None:
    """Numbers that are no ghost, no square, no piece."""
    t = Table(2)
    for wrong in (
        {"do": "dance"},
        {"do": "plan", "ghost": 7},
        {"do": "seen", "size": 3, "square": 0},
        {"do": "furnish", "piece": 6, **pose(0, 0)},
        {"do": "furnish", "piece": 5, **pose(601, 0)},
    ):
        with pytest.raises(Illegal, match="bad-wish"):
            SIDE.what_if(t.view(0), wrong)


# What an option would do


def test_what_a_plan_costs_and_brings() -> None:
    """G3.2 The price, what is left, what grows and what scores."""
    t = Table(2, "S1@b5 M1@c1", cards=("9",), merging=True)
    assert SIDE.preview(t.view(0), plan("S2>b5 M1>out")) == [
        ("preview-cost", {"cost": 3, "left": 6}),
        ("preview-grows", {"size": 1}),
        ("preview-scores", {"points": 3}),
    ]
    assert SIDE.preview(t.view(0), plan()) == []
    assert SIDE.preview(t.view(0), Furnish(0, 0, 0, 0, 0)) == []
