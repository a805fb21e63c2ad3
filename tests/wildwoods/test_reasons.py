"""Why a strong bot would rather try one thing than another in Wildwoods: the odds, and what it opens."""

from __future__ import annotations

from spiritboard.catalog import table_side
from spiritboard.games.wildwoods.actions import Attempt, EndPhase, Forgo
from spiritboard.games.wildwoods.box import HELP, TOP
from tests.wildwoods.table import GAME, Table

SCENE = """
[[place]]
id = "first"
kind = "help"
need = 1
[[place]]
id = "next"
kind = "help"
need = 2
after = ["first"]
[[place]]
id = "apart"
kind = "help"
need = 1
"""


def attempt(t: Table, name: str, dice: int) -> Attempt:
    return Attempt(HELP, TOP, t.place(name), (dice, 0, 0))


def test_more_dice_or_fewer() -> None:
    """W2.2 With 5+ a d8 is a success half the time."""
    t = Table(SCENE, river="light explore help heal")
    view, side = GAME.view(t.s, 0), table_side("wildwoods")
    one, two = attempt(t, "apart", 1), attempt(t, "apart", 2)
    surer = side.reason(view, two, [one])
    fewer = side.reason(view, one, [two])
    assert surer is not None
    assert fewer is not None
    assert (surer[0], fewer[0]) == ("reason-dice", "reason-fewer-dice")
    assert surer[1]["percent"] == fewer[1]["other"]


def test_what_it_opens_counts_more() -> None:
    """W5.1 A place that waits for this one alone."""
    t = Table(SCENE, river="light explore help heal")
    view, side = GAME.view(t.s, 0), table_side("wildwoods")
    found = side.reason(view, attempt(t, "first", 1), [attempt(t, "first", 2)])
    assert found is not None
    assert found[0] == "reason-opens"
    assert str(found[1]["place"]).endswith("next")
    found = side.reason(view, attempt(t, "apart", 1), [attempt(t, "first", 1)])
    assert found is not None
    assert (found[0], found[1]["left"]) == ("reason-solves", 2)


def test_to_stop_has_a_reason_and_a_roll_that_was_made_none() -> None:
    t = Table(SCENE)
    view, side = GAME.view(t.s, 0), table_side("wildwoods")
    assert side.reason(view, EndPhase(), []) == ("reason-enough", {})
    assert side.reason(view, Forgo(), []) is None
