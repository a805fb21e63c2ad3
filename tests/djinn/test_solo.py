"""Alone against Tom: D40 to D43 and his cards (4.11)."""

from __future__ import annotations

import pytest

from spiritboard.games.djinn.actions import (
    Bottle,
    Convert,
    EndTurn,
    FillUp,
    GiveBottle,
    Pay,
    Rest,
    Skip,
    Study,
    Walk,
)
from spiritboard.games.djinn.box import COINS, KEYS, MAGIC, SCROLLS
from spiritboard.games.djinn.rules.ending import points_of
from tests.djinn.table import ROUND, Table, capture, mage, space

SKIP = Skip(2)
TOM = [
    ("TOM01", "academy", "catacombs", "magic=3"),
    ("TOM02", "academy", "archive", "scrolls=4"),
    ("TOM03", "tavern", "archive", "coins=3"),
    ("TOM04", "tavern", "workshop", "-M01"),
    ("TOM05", "catacombs", "workshop", "keys=4"),
    ("TOM06", "catacombs", "market", "coins=3"),
    ("TOM07", "archive", "market", "scrolls=4"),
    ("TOM08", "archive", "academy", "magic=3"),
    ("TOM09", "workshop", "academy", "corks=4"),
    ("TOM10", "workshop", "tavern", "coins=3"),
    ("TOM11", "market", "tavern", "bottles=bbbb"),
    ("TOM12", "market", "catacombs", "magic=3"),
]
RICH = "coins=3 scrolls=5 magic=5 marker=9 keys=5 corks=5 bottles=bbbbb M01"
"""After a turn that only brings two coins; there is 5 of everything then."""


def turned(card: str, djinn: dict[str, str], own: str = RICH) -> Table:
    """A turn on the empty round space of the Academy, then Tom."""
    t = Table(1, "R1", own, djinn=djinn, calm="")
    t.nature(card)
    t.play(SKIP)
    if t.kind == "act":
        t.play(EndTurn())
    return t


@pytest.mark.parametrize(("card", "first", "second", "paid"), TOM)
def test_toms_cards(card: str, first: str, second: str, paid: str) -> None:
    """4.11 A djinn comes to the first place with a boss, else to the second; else one pays."""
    one, other = ROUND[first], ROUND[second]
    far = next(name for name in ROUND.values() if name not in (one, other))
    here = next(name for name in ROUND.values() if name not in (one, other, far))
    for djinn, found in (
        ({one: "bX", other: "bX"}, {one: "boX", other: "bX"}),
        ({one: "b", other: "bX", far: "bX"}, {one: "b", other: "boX"}),
        ({one: "b", other: "", far: "bX"}, {one: "b", other: ""}),
    ):
        t = Table(1, here, RICH, djinn=djinn, calm="")
        pays = "X" not in djinn[one] + djinn[other]
        t.nature(card if pays else f"{card} o")
        t.play(SKIP, EndTurn())
        assert {name: t.djinn(name) for name in found} == found
        if not pays:
            assert t.has("coins=5 scrolls=5 magic=5 keys=5 corks=5 bottles=bbbbb M01")
        elif t.kind == "key-goes":
            t.play(Pay(KEYS))
        if pays:
            assert t.has(paid)


@pytest.mark.parametrize("card", ["TOM13", "TOM14", "TOM15"])
def test_nothing_happens(card: str) -> None:
    """4.11 Three cards."""
    t = turned(card, {"P31": "bX"})
    assert t.has("coins=5 scrolls=5 magic=5 keys=5 corks=5 M01")
    assert t.s.tom.count(1) == 1


def test_no_card_after_a_square() -> None:
    """RB Solo: only after a turn on a round space."""
    t = Table(1, "S12")
    t.play(Study(raises=False))
    assert t.s.tom.count(1) == 0
    assert (t.turn, t.kind) == (0, "walk")


def test_one_pays_as_much_as_one_has() -> None:
    """D40 And is asked which mage rests."""
    t = turned("TOM03", {"P31": "bX"}, "coins=0")
    assert t.has("coins=0")
    t = turned("TOM01", {"P31": "bX"}, "magic=1")
    assert t.has("magic=0")
    t = turned("TOM04", {"P31": "bX"}, "")
    assert t.kind == "walk"
    t = turned("TOM04", {"P31": "bX"}, "M01 M02 -M03")
    assert t.options() == [Rest(mage("M01")), Rest(mage("M02"))]
    t.play(Rest(mage("M02")))
    assert t.has("M01 -M02")


def test_the_only_mage_rests_without_a_question() -> None:
    """D40 Nobody is asked where there is one answer."""
    t = turned("TOM04", {"P31": "bX"}, "M01 -M03 keys=1")
    assert t.has("-M01")
    assert t.kind == "walk"


def test_keys_are_changed_before_tom_takes_one() -> None:
    """D44 At any time; nothing else is done in Tom's time."""
    t = turned("TOM05", {"P31": "bX"}, "keys=2 coins=0 held=b bottles=b corks=1")
    assert t.kind == "key-goes"
    assert t.options() == [Pay(KEYS), *[Convert(what) for what in (COINS, SCROLLS, MAGIC)]]
    assert t.refused(Bottle(0, 0)) == "R2.3 not-your-turn"
    t.play(Convert(COINS), Convert(COINS))
    assert t.has("keys=0 coins=4")
    assert t.told("pays-tom")[-1]["amount"] == 0
    assert t.kind == "walk"
    t = turned("TOM05", {"P31": "bX"}, "keys=2")
    t.play(Pay(KEYS))
    assert t.has("keys=1")


def test_keys_are_changed_while_another_question_of_toms_is_open() -> None:
    """D44 Which bottle goes is asked again then."""
    t = turned("TOM11", {"P12": "bX"}, "bottles=bn keys=1 scrolls=0")
    t.play(Convert(SCROLLS))
    assert t.has("keys=0 scrolls=1")
    assert t.options() == [GiveBottle(0), GiveBottle(1)]


def test_which_bottle_tom_takes() -> None:
    """D40 One is asked where there is a choice."""
    t = turned("TOM11", {"P12": "bX"}, "bottles=bnn")
    assert t.options() == [GiveBottle(0), GiveBottle(1)]
    t.play(GiveBottle(0))
    assert t.has("bottles=nn")
    t = turned("TOM11", {"P12": "bX"}, "bottles=nn")
    assert t.has("bottles=n")
    t = turned("TOM11", {"P12": "bX"}, "bottles=")
    assert t.has("bottles=")


def test_an_empty_bag_for_tom() -> None:
    """D27, 4.11 House: nobody comes, and nothing is paid."""
    full = {"R1": "nnnnnnnnn", "R2": "ooooooooo", "R3": "ppppppppp", "P31": "bbbbbbbbbX"}
    t = Table(1, "P12", RICH, djinn=full, calm="")
    t.nature("TOM11")
    t.play(SKIP, EndTurn())
    assert t.has("coins=5 bottles=bbbbb")


# The end


def last_boss(cards: int = 15, own: str = "", *, extra_turn: bool = True) -> Table:
    """The last boss is captured."""
    t = Table(
        1,
        "R1<M",
        f"magic=8 marker=9 {own}",
        djinn={"R1": "bnX"},
        calm="",
        tom=15,
        extra_turn=extra_turn,
    )
    t.s.tom = [0] * cards + [1] * (15 - cards)
    t.play(capture("X"), SKIP)
    return t


def test_one_more_turn_without_tom() -> None:
    """D41 Then a card is turned, only its last row counts, then the Source."""
    t = last_boss()
    assert t.s.tom.count(0) == 15
    assert t.kind == "walk"
    t.nature("TOM03")
    t.play(Walk(space("S12"), space("R1")), SKIP)
    assert t.s.tom.count(0) == 14
    assert t.has("coins=6")
    assert t.s.is_final == 1
    t.play(FillUp())
    assert t.outcome.winners == (0,)
    assert t.outcome.reason == "no-boss-left"


def test_the_extra_turn_is_a_switch() -> None:
    """D41 Without it the card comes at once."""
    t = last_boss(extra_turn=False)
    assert t.s.is_final == 1
    assert t.s.tom.count(0) == 14


def test_toms_last_card() -> None:
    """D42 Turned while a boss is left: lost, after the card."""
    t = Table(1, "R1", "coins=4", djinn={"R1": "", "P31": "bX"}, calm="")
    t.s.tom = [1, 1, 0, *[1] * 12]
    t.play(SKIP)
    assert t.kind == "over"
    assert t.has("coins=4")
    assert t.outcome.winners == ()
    assert t.outcome.reason == "tom-wins"


def test_the_only_card_at_the_end() -> None:
    """D42 It is turned as the card of the end: still a win, and nothing for cards."""
    t = last_boss(1)
    t.play(Walk(space("S12"), space("R1")), SKIP)
    assert t.s.tom.count(0) == 0
    t.play(FillUp())
    assert t.outcome.winners == (0,)
    assert t.outcome.scores == (3,)


@pytest.mark.parametrize(("extra_turn", "left"), [(True, 15), (False, 14)])
def test_the_last_card_stands_for_that_of_the_last_boss(extra_turn: bool, left: int) -> None:
    """D43 The turn in which the last boss leaves ends at a round space, and turns none of its own."""
    t = last_boss(extra_turn=extra_turn)
    assert t.s.tom.count(0) == left
    if extra_turn:
        t.play(Walk(space("S12"), space("R1")), SKIP)
    assert t.s.tom.count(0) == 14
    assert len(t.told("tom")) == 1


def test_points_for_toms_cards() -> None:
    """D43 10 for each that is left after the card of the end."""
    t = last_boss(4)
    t.nature("TOM03")
    t.play(Walk(space("S12"), space("R1")), SKIP, FillUp())
    assert t.outcome.scores == (3 + 30,)
    assert points_of(t.s, 0) == 33
