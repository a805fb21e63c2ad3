"""The Market: D14 and every stall."""

from __future__ import annotations

import pytest

from spiritboard.games.djinn.actions import Consult, LetBe, Pay, Stroll, Trade, UseGear, Wake
from spiritboard.games.djinn.box import (
    BUY_BOTH,
    BUY_BOTTLES,
    BUY_COINS,
    BUY_CORK,
    BUY_SCROLLS,
    COINS,
    SCROLLS,
    WAKE_MAGES,
)
from tests.djinn.table import Table, gear, mage

RICH = "coins=4 scrolls=1"


@pytest.mark.parametrize(
    ("trade", "found"),
    [
        (Trade(BUY_BOTTLES, (0,)), "coins=3 scrolls=1 bottles=b"),
        (Trade(BUY_BOTTLES, (0, 3)), "coins=2 scrolls=1 bottles=bp"),
        (Trade(BUY_BOTTLES, (0, 1, 2)), "coins=0 scrolls=1 bottles=bno"),
        (Trade(BUY_CORK), "coins=3 scrolls=1 corks=1"),
        (Trade(BUY_SCROLLS), "coins=3 scrolls=3"),
        (Trade(BUY_BOTH, (2,)), "coins=4 scrolls=0 bottles=o corks=1"),
        (Trade(BUY_COINS), "coins=9 scrolls=0"),
        (Trade(WAKE_MAGES), "coins=4 scrolls=0 -M01 -M02"),
    ],
)
def test_stalls(trade: Trade, found: str) -> None:
    """4.9 m1 to m6: what one pays, and what one gets."""
    t = Table(3, "T3", f"{RICH} -M01 -M02", turn=2)
    t.play(trade)
    assert t.has(found)
    assert t.s.stall[2] == trade.stall


def test_three_mages_at_the_stall() -> None:
    """4.9 m5: up to three of more."""
    t = Table(3, "T3", f"{RICH} -M01 -M02 -M03 -M04")
    t.play(Trade(WAKE_MAGES), Wake((mage("M01"), mage("M02"), mage("M04"))))
    assert t.has("M01 M02 -M03 M04")


def test_bottles_of_different_colours() -> None:
    """D14 Within one purchase; two purchases may be of the same colour."""
    t = Table(3, "P31", RICH, djinn={"P31": ""})
    assert t.refused(Trade(BUY_BOTTLES, (0, 0))) == "D14 not-an-answer"
    assert t.refused(Trade(BUY_BOTTLES)) == "D14 not-an-answer"
    assert t.refused(Trade(BUY_CORK, (0,))) == "D14 not-an-answer"
    assert t.refused(Trade(BUY_BOTH, (4,))) == "D14 not-an-answer"
    t.play(Trade(BUY_BOTTLES, (0,)), Trade(BUY_BOTH, (0,)))
    assert t.has("bottles=bb corks=1")


def test_the_assistant_must_move() -> None:
    """D14 Never the same stall again; without trading is allowed."""
    t = Table(3, "T3", RICH, stalls=[BUY_CORK])
    assert t.refused(Trade(BUY_CORK)) == "D14 assistant-must-move"
    assert t.refused(Stroll(BUY_CORK)) == "D14 assistant-must-move"
    assert t.refused(Stroll(7)) == "D14 not-an-answer"
    t.play(Stroll(BUY_COINS))
    assert t.has(RICH)
    assert t.s.stall[0] == BUY_COINS


def test_twice_at_the_round_space() -> None:
    """D14 Special: two moves; there and back is legal, the second may be left out."""
    t = Table(3, "P31", RICH, djinn={"P31": ""}, stalls=[BUY_CORK])
    t.play(Trade(BUY_SCROLLS))
    assert t.kind == "trade-again"
    assert t.refused(Trade(BUY_SCROLLS)) == "D14 assistant-must-move"
    t.play(Trade(BUY_CORK))
    assert t.has("coins=2 scrolls=3 corks=1")
    assert t.turn == 1
    t = Table(3, "P31", RICH, djinn={"P31": ""})
    t.play(Trade(BUY_CORK), LetBe())
    assert t.turn == 1


def test_what_cannot_be_paid() -> None:
    """D14 Coins for some, scrolls for others; nobody to wake."""
    t = Table(3, "T3", "coins=1 scrolls=0")
    assert t.refused(Trade(BUY_BOTTLES, (0, 1))) == "D14 cannot-pay-there"
    assert t.refused(Trade(BUY_COINS)) == "D14 cannot-pay-there"
    t = Table(3, "T3", RICH)
    assert t.refused(Trade(WAKE_MAGES)) == "D14 cannot-pay-there"


def test_others_are_paid_first() -> None:
    """D14 A coin or a scroll to the owner of each assistant there, and not out of the goods."""
    others = {1: ("", "coins=0"), 2: ("", "coins=0")}
    t = Table(3, "T3", "coins=1 scrolls=2", others=others, stalls=[-1, BUY_COINS, BUY_COINS])
    t.play(Trade(BUY_COINS))
    assert t.kind == "toll"
    assert t.has("coins=1 scrolls=1")
    t.play(Pay(SCROLLS))
    assert t.has("coins=5 scrolls=0")
    assert t.has("scrolls=1 coins=0", 1)
    assert t.has("scrolls=0 coins=1", 2)


def test_whoever_cannot_pay_the_others_stays_away() -> None:
    """D14 What is due comes before the price; also when one buys nothing."""
    t = Table(3, "T3", "coins=1", stalls=[-1, BUY_CORK, BUY_CORK])
    assert t.refused(Trade(BUY_CORK)) == "D14 cannot-pay-there"
    assert t.refused(Stroll(BUY_CORK)) == "D14 cannot-pay-there"
    t = Table(3, "T3", "coins=1", stalls=[-1, BUY_CORK])
    assert t.refused(Trade(BUY_CORK)) == "D14 cannot-pay-there"
    t.play(Stroll(BUY_CORK))
    assert t.has("coins=0")
    assert t.has("coins=5", 1)


def test_stalls_are_grouped_for_one_and_two() -> None:
    """4.9 The assistant stands on the group, uses one option and must leave it; house grouping."""
    t = Table(2, "P31", RICH, djinn={"P31": ""}, stalls=[-1, -1])
    t.play(Trade(BUY_CORK))
    assert t.refused(Trade(BUY_BOTH, (0,))) == "D14 assistant-must-move"
    t.play(Trade(BUY_BOTTLES, (0,)))
    assert t.has("corks=1 bottles=b")
    t = Table(2, "T3", RICH, stalls=[-1, 3])
    t.play(Trade(BUY_SCROLLS), Pay(COINS))
    assert t.has("coins=2 scrolls=3")


def test_the_cloak_lets_the_assistant_stay() -> None:
    """4.4 L8, once: for one Market action it may stay."""
    t = Table(3, "P31", f"{RICH} L8", djinn={"P31": ""}, stalls=[BUY_CORK])
    t.play(UseGear(gear("L8")), Trade(BUY_SCROLLS))
    assert t.may(Trade(BUY_SCROLLS))
    t.play(Trade(BUY_SCROLLS))
    assert t.has("-L8 coins=2 scrolls=5")


def test_the_cloak_is_of_no_use_before_the_first_visit() -> None:
    """4.4 L8: the assistant stands nowhere yet; and it works for one action only."""
    t = Table(3, "T3", f"{RICH} L8")
    assert t.refused(UseGear(gear("L8"))) == "D16 gear-does-nothing"
    t = Table(3, "P31", f"{RICH} L8", djinn={"P31": ""}, stalls=[BUY_CORK])
    t.play(UseGear(gear("L8")), Trade(BUY_CORK))
    assert t.refused(Trade(BUY_CORK)) == "D14 assistant-must-move"


def test_another_action_is_no_trade() -> None:
    """D14 In the middle of the special action."""
    t = Table(3, "P31", RICH)
    t.play(Trade(BUY_CORK))
    assert t.refused(Consult(1)) == "D14 not-an-answer"
