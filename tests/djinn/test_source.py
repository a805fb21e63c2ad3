"""Magic, capacity and the Source: D17 to D21."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from spiritboard.games.djinn.actions import (
    Bottle,
    Claim,
    Consult,
    Draw,
    DrawDjinn,
    EndTurn,
    FillUp,
    LetBe,
    Lure,
    NoSwap,
    PickBottle,
    Put,
    Study,
    Swap,
    TakeBonus,
    UseGear,
    Wake,
)
from spiritboard.games.djinn.rules.capture import why_not_lure
from tests.djinn.table import Table, award, gear, mage

RAISE = Study(raises=True)
CIRCLES = (0, 0, 0, 0)
BLUE, BROWN, CORK, MAGES = Draw(0), Draw(1), Draw(4), Draw(5)


@pytest.mark.parametrize(("marker", "most"), [(5, 4), (6, 5), (7, 6), (8, 7), (9, 8)])
def test_the_marker_blocks_its_own_space(marker: int, most: int) -> None:
    """D17 The most magic is one less than the marker; 8 when it is flipped (F5)."""
    t = Table(2, "M", f"marker={marker} magic=0")
    t.play(FillUp())
    assert t.has(f"magic={most}")


def test_magic_that_finds_no_room_is_lost() -> None:
    """D17 Up to the space left of the marker."""
    t = Table(2, "S12", "magic=3")
    t.play(Study(raises=False))
    assert t.has("magic=4")


# Beyond the last space


def test_a_step_beyond_the_last_space() -> None:
    """D18 The marker is flipped, and a djinn may come out of the bag, for no magic."""
    t = Table(2, "R1", "marker=8 magic=0", djinn={"R1": ""})
    t.nature("o")
    t.play(RAISE)
    assert t.kind == "from-bag"
    t.play(DrawDjinn())
    assert t.has("marker=9 held=o magic=3")


def test_the_djinn_may_be_left() -> None:
    """D18 Optional; the marker is flipped all the same, and only once."""
    t = Table(2, "R1", "marker=8", djinn={"R1": ""})
    t.play(RAISE, LetBe())
    assert t.has("marker=9 held=")
    t = Table(2, "R1", "marker=9", djinn={"R1": ""})
    t.nature("p")
    t.play(RAISE, DrawDjinn())
    assert t.has("marker=9 held=p")


def test_one_that_cannot_be_stored_goes_back() -> None:
    """D18 One decides before the draw."""
    t = Table(2, "R1", "marker=9 held=oo bottles=b corks=1", djinn={"R1": ""})
    bag = list(t.s.bag)
    t.nature("n")
    t.play(RAISE, DrawDjinn())
    assert t.has("held=oo bottles=b corks=1")
    assert t.s.bag == bag
    assert t.told("escapes")


def test_one_that_fits_a_bottle() -> None:
    """D18 A bottle of its colour with a cork; with a free circle too, one chooses."""
    t = Table(2, "R1", "marker=9 held=oo bottles=b corks=1", djinn={"R1": ""}, turn=1)
    t.nature("b")
    t.play(RAISE, DrawDjinn())
    assert t.has("held=oo corked=b bottles= corks=0")
    t = Table(2, "R1", "marker=9 bottles=b corks=1", djinn={"R1": ""})
    t.nature("b")
    t.play(RAISE, DrawDjinn())
    assert t.kind == "store"
    t.play(Put(bottled=False))
    assert t.has("held=b bottles=b corks=1")


def test_a_circle_is_freed_for_it() -> None:
    """D18, D23 One in a circle may be bottled first."""
    t = Table(2, "R1", "marker=9 held=oo bottles=o corks=1", djinn={"R1": ""}, turn=1)
    t.nature("n")
    t.play(RAISE, DrawDjinn())
    assert t.kind == "store"
    assert t.refused(Put(bottled=True)) == "D23 nowhere-to-put"
    t.play(Bottle(2, 2))
    assert t.has("held=on corked=o")


def test_the_right_circle_beyond_the_last_space() -> None:
    """D18 Its capacity counts as well; the djinn may go into the new circle."""
    t = Table(2, "T1", "marker=8 circles=3 held=ooo")
    t.nature("p")
    t.play(Consult(4), TakeBonus(), DrawDjinn())
    assert t.has("marker=9 circles=4 held=ooop")


def test_nobody_is_asked_without_room() -> None:
    """D18, D45 No circle, no bottle with a cork, nothing that gives one: no draw."""
    for own in ("bottles=bnop L9", "corks=1 L7", "corked=nnn A01 A08"):
        t = Table(2, "R1", f"marker=9 held=oo {own}", djinn={"R1": ""}, awards="A20")
        t.play(RAISE)
        assert not t.told("draws-djinn")
        assert t.kind != "from-bag"


def test_a_cloak_gives_the_room() -> None:
    """D45 Whoever has a cork and the cloak is asked, and blows the bottle when the djinn is there."""
    t = Table(2, "R1", "marker=9 held=oo corks=1 L9", djinn={"R1": ""})
    t.nature("p")
    t.play(RAISE)
    assert t.kind == "from-bag"
    t.play(DrawDjinn())
    assert t.kind == "store"
    t.play(UseGear(gear("L9")), PickBottle(3))
    assert t.has("corked=p held=oo corks=0")


def test_a_swapped_bottle_gives_the_room() -> None:
    """D45 By the cloak that changes the colours of bottles."""
    t = Table(2, "R1", "marker=9 held=oo corks=1 bottles=b L7", djinn={"R1": ""})
    t.nature("p")
    t.play(RAISE, DrawDjinn(), UseGear(gear("L7")), Swap(0, 3), NoSwap())
    assert t.has("corked=p held=oo corks=0 bottles=")


def test_an_award_gives_the_room() -> None:
    """D45 Whoever can claim one with bottles and corks is asked."""
    t = Table(2, "R1", "marker=9 held=oo corked=nnn A01", djinn={"R1": ""}, awards="A08")
    t.nature("p")
    t.play(RAISE, DrawDjinn(), Claim(1, 0, award("A08")), PickBottle(3))
    assert t.has("corked=p held=oo corks=1 bottles= A08")


# The first row


def test_bosses_of_the_supply() -> None:
    """D19 6 for each, in one batch; mages help once; what is too much is lost."""
    t = Table(2, "M", "magic=7 marker=9 M11 M12 coins=2")
    mages = (mage("M11"), mage("M12"))
    t.play(Lure(2, mages, CIRCLES))
    assert t.has("magic=1 coins=0 held=XX -M11 -M12")
    assert t.s.bosses == 4
    t = Table(2, "M", "magic=8 marker=9 M11 coins=1")
    t.play(Lure(1, (mage("M11"),), CIRCLES))
    assert t.has("magic=5")


def test_every_boss_needs_a_place() -> None:
    """D19 A circle, or a bottle of any colour with a cork."""
    own = "magic=8 marker=9 held=bn bottles=pp corks=1"
    t = Table(2, "M", own, turn=1)
    assert t.refused(Lure(1, (), CIRCLES)) == "D23 circle-missing"
    assert t.refused(Lure(1, (), (1, 0, 0, 0))) == "D23 bottle-missing"
    assert t.refused(Lure(1, (), (0, 0, 0, 2))) == "D19 not-an-answer"
    t.play(Lure(1, (), (0, 0, 0, 1)))
    assert t.has("corked=P bottles=p corks=0")
    t = Table(2, "M", "magic=8 marker=9 bottles=p")
    assert t.refused(Lure(1, (), (0, 0, 0, 1))) == "D23 cork-missing"


def test_the_supply_of_bosses() -> None:
    """D19 No more than are there; colours do not help; at least one."""
    t = Table(2, "M", "magic=5 marker=9 K15 coins=1")
    assert t.refused(Lure(0, (), CIRCLES)) == "D19 not-an-answer"
    assert t.refused(Lure(7, (), CIRCLES)) == "D19 no-bosses-left"
    assert t.refused(Lure(1, (), CIRCLES)) == "D22 magic-missing"
    assert t.may(Lure(1, (mage("K15"),), CIRCLES))
    t = Table(2, "M", "magic=8 marker=9", others={1: ("", "corked=BBNNOO")})
    assert t.refused(Lure(1, (), CIRCLES)) == "D19 no-bosses-left"


def test_gear_at_the_source() -> None:
    """D19 House: luring bosses is a capture too, so S5 helps; what helps with colours does not."""
    t = Table(2, "M", "magic=5 marker=9 S5")
    t.play(Lure(1, (), CIRCLES))
    assert t.has("magic=0 held=X")
    assert not Table(2, "M", "magic=5 marker=9 S6 H5 H6 L5").may(Lure(1, (), CIRCLES))


@pytest.mark.parametrize(
    "own",
    [
        "magic=8 marker=9",
        "magic=8 marker=9 M11 M12 M01 coins=2",
        "magic=6 marker=9 held=bb bottles=bp corks=2 M11 M12 coins=9",
        "magic=8 marker=9 held=b bottles=bbp corks=2 M11 M12 M14 coins=9",
        "magic=5 marker=9 coins=9",
    ],
)
def test_listed_lures(own: str) -> None:
    """D19 All of them are legal; every number of bosses that is possible at all is listed."""
    t = Table(2, "M", own, turn=1)
    listed = [way for way in t.options() if isinstance(way, Lure)]
    mages = t.s.mages_of(1)
    helpers = [some for count in range(len(mages) + 1) for some in combinations(mages, count)]
    every = [
        Lure(count, some, bottles)
        for count in range(1, 7)
        for some in helpers
        for bottles in product(range(3), repeat=4)
    ]
    possible = [way for way in every if why_not_lure(t.s, 1, way) is None]
    assert set(listed) <= set(possible)
    assert {way.count for way in listed} == {way.count for way in possible}


def test_a_boss_by_a_cheap_mage_among_many() -> None:
    """D19 Whoever can pay with some of many mages finds it in the list."""
    t = Table(2, "M", "magic=4 marker=9 coins=1 M13 M14 M15 M16 K10 K09 M05")
    assert Lure(1, (mage("M05"),), (0, 0, 0, 0)) in t.options(Lure)


def test_magic_or_bosses() -> None:
    """D20 One of the two, not both."""
    t = Table(2, "M", "magic=6 marker=9 scrolls=9")
    t.play(Lure(1, (), CIRCLES))
    assert t.refused(FillUp()) == "D20 row-is-over"
    t = Table(2, "M", "magic=6 marker=9 scrolls=9")
    t.play(FillUp())
    assert t.refused(Lure(1, (), CIRCLES)) == "D20 row-is-over"
    assert t.refused(Study(raises=False)) == "D20 not-an-answer"


def test_the_rows_in_either_order() -> None:
    """D20 First the one, then the other, and not back."""
    t = Table(2, "M", "magic=0 scrolls=12")
    t.play(FillUp(), BLUE, CORK)
    assert t.has("magic=4 scrolls=4 bottles=b corks=1")
    t = Table(2, "M", "magic=0 scrolls=12")
    t.play(BLUE, BROWN, FillUp())
    assert t.has("magic=4 scrolls=4 bottles=bn")
    assert t.turn == 1
    t = Table(2, "M", "magic=0 scrolls=12 keys=1")
    t.play(BLUE, FillUp())
    assert t.refused(BLUE) == "D20 row-is-over"


def test_both_rows_may_be_left_out() -> None:
    """D20 One may."""
    t = Table(2, "M", "magic=0 scrolls=12")
    t.play(EndTurn())
    assert t.has("magic=0 scrolls=12")


# The second row


@pytest.mark.parametrize(("marker", "price"), [(5, 4), (6, 3), (7, 3), (8, 2), (9, 2)])
def test_what_the_second_row_costs(marker: int, price: int) -> None:
    """D21 By the capacity marker; house prices."""
    t = Table(2, "M", f"marker={marker} scrolls={price}")
    t.play(BLUE)
    assert t.has("scrolls=0 bottles=b")
    t = Table(2, "M", f"marker={marker} scrolls={price - 1}")
    assert t.refused(BLUE) == "D21 costs-scrolls"


def test_each_payment_buys_one_thing() -> None:
    """D21 A bottle, or a cork, or up to two mages; as often as one wants."""
    t = Table(2, "M", "marker=8 scrolls=6 -M01 -M02 -M03", turn=1)
    t.play(BLUE, CORK, MAGES, Wake((mage("M01"), mage("M03"))))
    assert t.has("scrolls=0 bottles=b corks=1 M01 -M02 M03")
    assert Table(2, "M", "marker=8 scrolls=6").refused(MAGES) == "D20 not-an-answer"
