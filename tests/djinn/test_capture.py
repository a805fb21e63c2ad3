"""Capturing djinn: D22 to D28."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from spiritboard.games.djinn.actions import Bottle, Capture, Decline, EndTurn, Skip
from spiritboard.games.djinn.rules.capture import why_not_capture
from spiritboard.games.djinn.state import NOTHING
from tests.djinn.table import Table, capture, counted, rng, space

SKIP = Skip(2)


def test_the_example_of_eleven_magic() -> None:
    """D22 Two brown and a blue one: 12, of which K09 and M14 pay 11 for 4 coins, 1 is one's own."""
    own = "K09 M14 coins=4 magic=3 circles=3"
    t = Table(4, "P23", own, djinn={"P23": "nnboX"}, turn=2)
    t.play(capture("nnb", "K09 M14"))
    assert t.has("-K09 -M14 coins=0 magic=2 held=nnb")
    assert t.djinn("P23") == "oX"
    assert t.told("captures")[0]["magic"] == 1


def test_the_example_of_the_boss() -> None:
    """D22 Two djinn beside it: 4 + 2 + 2 = 8."""
    t = Table(2, "R1", "magic=8 marker=9", djinn={"R1": "bnX"})
    t.play(capture("X"))
    assert t.has("magic=0 held=X")
    t = Table(2, "R1", "magic=7 marker=9", djinn={"R1": "bnX"})
    assert t.refused(capture("X")) == "D22 magic-missing"


@pytest.mark.parametrize(
    ("seats", "djinn", "price"), [(1, 1, 6), (1, 2, 8), (2, 2, 8), (3, 3, 10), (4, 4, 12)]
)
def test_bosses_at_the_start(seats: int, djinn: int, price: int) -> None:
    """F16 8, 10 or 12 for 2, 3 or 4 players; alone 6, or 8 around the Source."""
    there = "bnop"[:djinn] + "X"
    own = f"magic={price - 6} M11 M12 coins=9 marker=9"
    t = Table(seats, "R1", own, djinn={"R1": there})
    t.play(capture("X", "M11 M12"))
    assert t.has("magic=0 held=X")


def test_the_boss_counts_those_of_its_own_batch() -> None:
    """D22 All that stand there when the batch is declared."""
    own = "magic=8 marker=9 M11 M12 coins=2"
    t = Table(2, "R1", own, djinn={"R1": "bnX"})
    assert not t.may(capture("bX", "M11"))
    t.play(capture("bX", "M11 M12"))
    assert t.has("magic=2 held=bX")


def test_one_batch_a_turn() -> None:
    """D22 It is declared once."""
    t = Table(2, "R1", "magic=8 marker=9", djinn={"R1": "bnoX"})
    t.play(capture("b"))
    assert t.refused(capture("n")) == "D22 one-batch-a-turn"
    assert t.refused(Decline()) == "D22 one-batch-a-turn"


def test_what_is_no_batch() -> None:
    """D22 Only those who stand there; only mages that are ready and can be paid."""
    own = "magic=4 M01 -M02 M14 coins=1"
    t = Table(2, "R1", own, djinn={"R1": "bnX", "R2": "bX"})
    assert t.refused(capture("o")) == "D22 no-such-djinn"
    assert t.refused(capture("bb")) == "D22 no-such-djinn"
    assert t.refused(capture("")) == "D22 capture-somebody"
    assert t.refused(capture("b", "M02")) == "D22 mage-not-ready"
    assert t.refused(capture("b", "M03")) == "D22 mage-not-ready"
    assert t.refused(capture("b", "M14")) == "D22 costs-coins"
    assert t.refused(Capture((1, 0), False, -1, (), (0, 0, 0, 0), -1)) == "D22 not-an-answer"
    assert t.refused(Capture((1, 0, 0, 0), False, -1, (0, 0), (0,) * 4, -1)) == "D22 not-an-answer"
    assert t.refused(Capture((1, 0, 0, 0), False, 7, (), (0,) * 4, -1)) == "D22 not-an-answer"
    assert t.refused(Capture((1, 0, 0, 0), False, -1, (), (0,) * 4, 0)) == "D22 not-an-answer"
    assert t.refused(Capture((1, 0, 0, 0), False, -1, (), (0, 1, 0, 0), -1)) == "D22 not-an-answer"
    assert t.refused(Capture((1, 0, 0, -1), False, -1, (), (0,) * 4, -1)) == "D22 not-an-answer"
    t = Table(2, "R1", "magic=4", djinn={"R1": "b"})
    assert t.refused(capture("X")) == "D22 no-such-djinn"


def test_a_mage_may_help_more_than_is_needed() -> None:
    """D22 What is too much is lost; one may even let mages help in vain."""
    t = Table(2, "R1", "magic=4 M11 M12 coins=2", djinn={"R1": "bnX"})
    t.play(capture("b", "M11 M12"))
    assert t.has("magic=4 coins=0 -M11 -M12 held=b")


# Where they go


def test_circles_and_bottles() -> None:
    """D23 A free active circle, or a bottle of the colour with a cork."""
    own = "magic=8 marker=9 held=oo bottles=bn corks=1"
    t = Table(2, "P31", own, djinn={"P31": "bnpX"}, turn=1)
    assert t.refused(capture("b")) == "D23 circle-missing"
    assert t.refused(capture("p", bottled="p")) == "D23 bottle-missing"
    assert t.refused(capture("bn", bottled="bn")) == "D23 cork-missing"
    t.play(capture("n", bottled="n"))
    assert t.has("held=oo corked=n bottles=b corks=0")


def test_a_bottle_without_a_cork_does_not_count() -> None:
    """D23 Although the text names only the bottle."""
    t = Table(2, "R1", "magic=4 held=oo bottles=b", djinn={"R1": "bnX"})
    assert t.refused(capture("b", bottled="b")) == "D23 cork-missing"
    assert t.options(Capture) == []


def test_a_boss_goes_into_any_bottle() -> None:
    """D23 RB: of any colour."""
    own = "magic=8 marker=9 held=oo bottles=p corks=1"
    t = Table(2, "R1", own, djinn={"R1": "bnX"})
    assert t.refused(capture("X", bottled="B")) == "D23 bottle-missing"
    t.play(capture("X", bottled="P"))
    assert t.has("corked=P bottles= corks=0")


def test_bottling_from_a_circle() -> None:
    """D23 At any time in one's turn, with a cork; it frees the circle."""
    t = Table(2, "R1", "magic=4 held=oX bottles=bo corks=1", djinn={"R1": "nX"}, turn=1)
    assert t.refused(Bottle(0, 0)) == "D23 no-such-djinn"
    assert t.refused(Bottle(2, 0)) == "D23 bottle-of-another-colour"
    assert t.refused(Bottle(2, 1)) == "D23 bottle-missing"
    assert t.refused(Bottle(5, 1)) == "D23 not-an-answer"
    t.play(Bottle(4, 0), capture("n"))
    assert t.has("held=on corked=B bottles=o corks=0")
    assert Table(2, "R1", "held=o bottles=o").refused(Bottle(2, 2)) == "D23 cork-missing"


def test_one_for_nothing() -> None:
    """D24 With the boss: any one of the same space, no magic, but it needs a place."""
    t = Table(2, "R1", "magic=8 marker=9", djinn={"R1": "bnX"})
    t.nature("o o")
    t.play(capture("X", free="n"))
    assert t.has("magic=0 held=nX")
    assert t.djinn("R1") == "boo"
    t = Table(2, "R1", "magic=8 marker=9 held=o", djinn={"R1": "bnX"})
    assert t.refused(capture("X", free="n")) == "D23 circle-missing"
    assert t.may(capture("X"))


def test_nothing_for_nothing_without_a_boss() -> None:
    """D24 Nor one that is not there, or bought already."""
    t = Table(2, "R1", "magic=8 marker=9 circles=4 M11 M12 coins=2", djinn={"R1": "bnX"})
    assert t.refused(capture("b", free="n")) == "D24 no-free-djinn"
    assert t.refused(capture("X", free="o")) == "D24 no-free-djinn"
    assert t.refused(capture("bX", free="b")) == "D24 no-free-djinn"


# Bosses that leave, and those who come


def test_a_boss_that_is_alone_is_driven_out() -> None:
    """D25 At once, to the supply; then others come."""
    t = Table(3, "R1", "magic=8 marker=9", djinn={"R1": "bnX"})
    t.nature("o p")
    t.play(capture("bn"))
    assert (t.djinn("R1"), t.s.bosses) == ("op", 7)
    assert t.told("driven-out")


@pytest.mark.parametrize(("seats", "come"), [(1, 0), (2, 2), (3, 2), (4, 3)])
def test_others_come(seats: int, come: int) -> None:
    """4.12 0, 2, 2 or 3 of them for 1, 2, 3 or 4 players, when a boss leaves."""
    t = Table(seats, "R1", "magic=6 marker=9", djinn={"R1": "bX"})
    t.nature("o " * come)
    t.play(capture("X", free="b"))
    assert t.djinn("R1") == "o" * come


def test_no_others_come_while_the_boss_stays() -> None:
    """4.12 Only when it leaves."""
    t = Table(2, "R1", "magic=4", djinn={"R1": "bnX"})
    t.play(capture("b"))
    assert t.djinn("R1") == "nX"


def test_the_bag_is_too_small() -> None:
    """D27 As many as remain."""
    full = {"R2": "bbbbbbbbnnnnnnnnn", "R3": "ooooooooo", "P12": "pppppppp"}
    t = Table(4, "R1", "magic=4", djinn={"R1": "bX", **full}, calm="")
    assert sum(t.s.bag) == 1
    t.play(capture("b"))
    assert t.djinn("R1") == "p"


def test_to_decline_costs_a_magic() -> None:
    """D26 It is legal, also for those who could; never below 0."""
    t = Table(2, "R1", "magic=4", djinn={"R1": "bnX"})
    t.play(Decline(), SKIP)
    assert t.has("magic=3")
    t = Table(2, "R1", "magic=0", djinn={"R1": "bnX"})
    t.play(Decline())
    assert t.has("magic=0")


def test_djinn_do_not_wait() -> None:
    """D26 The action is mandatory."""
    t = Table(2, "R1", djinn={"R1": "bnX"})
    t.play(SKIP)
    assert t.refused(EndTurn()) == "D26 djinn-wait"


def test_nobody_is_there() -> None:
    """D26 Then there is nothing to decline and nothing is lost."""
    t = Table(2, "R1", "magic=4", djinn={"R1": ""})
    assert t.refused(Decline()) == "D22 nobody-here"
    assert t.refused(capture("b")) == "D22 nobody-here"
    t.play(SKIP)
    assert t.has("magic=4")
    assert t.turn == 1
    assert Table(2, "S12").refused(Decline()) == "D22 nobody-here"


# Colours


def test_colours_never_help_against_bosses() -> None:
    """D28 Green power does."""
    t = Table(2, "R1", "magic=5 K15 coins=1 marker=9", djinn={"R1": "bX"})
    t.play(capture("X", "K15"))
    assert t.has("magic=0 held=X")
    t = Table(2, "R1", "magic=4 K15 coins=1 marker=9", djinn={"R1": "bX"})
    assert t.refused(capture("X", "K15")) == "D22 magic-missing"


def test_too_much_of_a_colour_helps_the_batch() -> None:
    """D28 Everything is added up: a blue one and the boss, and blue bonuses beyond its 4."""
    own = "magic=0 M01 M05 M09 M13 coins=9 K15 marker=9"
    t = Table(2, "R1", own, djinn={"R1": "bX"})
    t.play(capture("bX", "M01 M05 M09 M13"))
    assert t.has("magic=0 held=bX")


def test_the_free_one_brings_no_bonus() -> None:
    """D24, F7 House: colours count for those who are paid for."""
    t = Table(2, "R1", "magic=4 M01 marker=9", djinn={"R1": "bX"})
    assert t.refused(capture("X", "M01", free="b")) == "D22 magic-missing"
    t = Table(2, "R1", "magic=5 M01 marker=9", djinn={"R1": "bX"})
    assert t.may(capture("X", "M01", free="b"))


def every_capture(there: str, mages: list[int]) -> Iterator[Capture]:
    """Every answer one could think of."""
    helpers = [some for count in range(len(mages) + 1) for some in combinations(mages, count)]
    counts = [range(count + 1) for count in counted(there)]
    for djinn in product(*counts):
        for boss, free in product((False, True), range(-1, 4)):
            caught = [djinn[tint] + int(tint == free) for tint in range(4)]
            for bottled in product(*[range(count + 1) for count in caught]):
                for bottle, some in product(range(-1, 4), helpers):
                    yield Capture(djinn, boss, free, some, bottled, bottle)


@pytest.mark.parametrize(
    ("own", "there"),
    [
        ("magic=8 marker=9 K09 M14 coins=4 bottles=bnp corks=2", "bnX"),
        ("magic=8 marker=9 held=oo bottles=pp corks=2", "bnX"),
        ("magic=8 marker=9 held=o bottles=pb corks=1", "bX"),
        ("magic=4 M11 M12 S5 coins=1", "bbX"),
        ("magic=3 H5 S7 coins=0", "bnX"),
        ("magic=8 marker=9 held=oo bottles=b", "bnX"),
    ],
)
def test_listed_answers(own: str, there: str) -> None:
    """D22 All of them are legal; every batch that is possible at all is listed in some way.

    D24 Where one more comes for nothing, nobody leaves it.
    """
    t = Table(2, "P31", own, djinn={"P31": there}, turn=1)
    here = space("P31")
    listed = [way for way in t.options() if isinstance(way, Capture)]
    assert all(why_not_capture(t.s, 1, here, way) is None for way in listed)
    every = every_capture(there, t.s.mages_of(1))
    possible = {
        (way.djinn, way.boss, way.free)
        for way in every
        if why_not_capture(t.s, 1, here, way) is None
    }
    greedy = {
        (djinn, boss, free)
        for djinn, boss, free in possible
        if free >= 0 or not any((djinn, boss, tint) in possible for tint in range(4))
    }
    assert {(way.djinn, way.boss, way.free) for way in listed} == greedy


@pytest.mark.parametrize(
    ("own", "batch"),
    [
        ("magic=3 coins=0 M13 M14 M15 M16 K10 M02", capture("n", "M02")),
        ("magic=0 coins=1 M13 M14 M15 M16 K10 K01 K02 K03 M01 M05", capture("n", "K02 M05")),
    ],
)
def test_a_cheap_mage_among_many(own: str, batch: Capture) -> None:
    """D22 Whoever can pay with some of many mages finds it in the list."""
    t = Table(2, "P31", own, djinn={"P31": "nX"}, turn=1)
    assert batch in t.options(Capture)


MANY = [*[f"M{n:02}" for n in range(1, 17)], *[f"K{n:02}" for n in range(1, 17)]]


@pytest.mark.parametrize("seed", range(20))
def test_every_batch_that_can_be_paid_is_listed(seed: int) -> None:
    """D22 By any of six to eight mages, with few coins and little magic."""
    draw = rng(f"many mages {seed}")
    mages = list(MANY)
    draw.shuffle(mages)
    few = f"magic={draw.below(5)} coins={draw.below(4)} circles=4"
    own = f"{few} {' '.join(mages[: 6 + draw.below(3)])}"
    there = "".join("bnop"[draw.below(4)] for _ in range(3))
    t = Table(2, "P31", own, djinn={"P31": f"{there}X"}, turn=1)
    listed = {(way.djinn, way.boss) for way in t.options() if isinstance(way, Capture)}
    sets = [some for count in range(10) for some in combinations(t.s.mages_of(1), count)]
    for djinn in product(*[range(count + 1) for count in counted(there)]):
        for boss in (False, True):
            ways = [Capture(djinn, boss, NOTHING, some, (0,) * 4, NOTHING) for some in sets]
            payable = any(why_not_capture(t.s, 1, space("P31"), way) is None for way in ways)
            assert payable == ((djinn, boss) in listed), (djinn, boss)
