"""The tasks of the solo game, R15.2: judged at the end of a match that was won."""

from __future__ import annotations

from typing import Final

import pytest

from spiritboard.games.djinn.actions import EndTurn, FillUp, Skip
from spiritboard.games.djinn.box import SoloTask
from spiritboard.games.djinn.rules.tasks import tasks_done
from tests.djinn.table import CARDS, Table

MODEST = {"Q06", "Q07", "Q08", "Q09", "Q10", "Q11"}
"""What somebody fulfils who has bought nothing."""
TASKS: Final = {task.solo(): name for name, task in CARDS.tasks.items()}


def before_the_end(own: str = "") -> Table:
    """The last turn, on a square; no boss is left, and Tom's cards are those without rows."""
    t = Table(1, "S12", own, calm="")
    t.s.tom = [1] * 12 + [0] * 3
    t.s.last = 1
    return t


def fulfilled(own: str) -> set[str]:
    """What is told at the end of the match, after a turn that brings two coins."""
    t = before_the_end(own)
    t.play(Skip(2))
    if not t.s.is_final:
        t.play(EndTurn())
    t.play(FillUp())
    if t.kind != "over":
        t.play(EndTurn())
    assert t.outcome.winners == (0,)
    told = {TASKS[SoloTask(*event["task"])] for event in t.told("fulfils")}  # type: ignore[misc]  # its numbers
    names = list(CARDS.tasks)
    assert told == {names[task] for task in tasks_done(t.s)}
    return told


@pytest.mark.parametrize(
    ("task", "enough", "not_enough"),
    [
        ("Q01", "M01 M02 M03 M04 -M05 -M06 -K01 -K02", "M01 M02 M03 M04 -M05 -M06 -K01"),
        ("Q02", "S1 -S2 H1 -H2 L1 -L2", "S1 -S2 -S3 H1 -H2 L1"),
        ("Q03", "A01 A08 A15", "A01 A08"),
        ("Q04", "coins=8", "coins=7"),
        ("Q05", "keys=3", "keys=2"),
        ("Q06", "circles=2", "circles=3"),
        ("Q07", "marker=6", "marker=7"),
        ("Q08", "S1 -S2 -S3", "S1 H1"),
        ("Q09", "M01 -K01", "M01 -K01 -M02"),
        ("Q10", "M01 -M02", "-K01"),
        ("Q11", "", "market@T1"),
    ],
)
def test_a_task(task: str, enough: str, not_enough: str) -> None:
    """R15.2 Just fulfilled, and just not; cards count face up or down."""
    assert task in fulfilled(enough)
    assert task not in fulfilled(not_enough)


def test_every_task_is_one_of_the_rulebooks() -> None:
    """RB Solo: the table has eleven rows."""
    assert fulfilled("") == MODEST
    assert len(CARDS.tasks) == 11


def test_nothing_is_ticked_off_before_the_end_or_in_a_lost_match() -> None:
    """R15.2, D42 Whoever loses may tick off nothing."""
    t = before_the_end()
    assert tasks_done(t.s) == []
    t = Table(1, "R1", djinn={"R1": "", "P31": "bX"}, calm="")
    t.s.tom = [1] * 14 + [0]
    t.play(Skip(2))
    assert t.outcome.winners == ()
    assert tasks_done(t.s) == []
    assert t.told("fulfils") == []


def test_there_are_no_tasks_for_two() -> None:
    """R15.2 Only alone against Tom."""
    t = Table(2, "S12", calm="")
    t.s.is_final = 1
    assert tasks_done(t.s) == []
