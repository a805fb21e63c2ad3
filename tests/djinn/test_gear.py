"""The Workshop and the gear: D15, D16, and every card of 4.4."""

from __future__ import annotations

import pytest

from spiritboard.core.errors import Illegal
from spiritboard.games.djinn.actions import (
    Banish,
    Craft,
    Hire,
    KeepGear,
    LetBe,
    Lure,
    NoSwap,
    PickBottle,
    Skip,
    Swap,
    UseGear,
    Wake,
    Walk,
)
from spiritboard.games.djinn.state import ON_TOP
from tests.djinn.table import ROUND, SQUARE, Table, capture, gear, mage, space

STAFF, HAT, CLOAK, NO_GEAR = 0, 1, 2, -1


def basic(kind: int) -> Craft:
    return Craft(special=False, kind=kind)


def special(kind: int) -> Craft:
    return Craft(special=True, kind=kind)


def use(name: str) -> UseGear:
    return UseGear(gear(name))


# The Workshop


def test_the_workshop() -> None:
    """RB Workshop: 2 coins for a cork and a card of the offer; the next one is shown."""
    t = Table(2, "T2")
    t.nature("S7")
    t.play(basic(STAFF))
    assert t.has("coins=2 corks=1 S1")
    assert t.s.gear[gear("S7")] == ON_TOP + STAFF


@pytest.mark.parametrize("shown", ["H5", "S1", "S2"])
def test_what_cannot_be_shown_next(shown: str) -> None:
    """D15 Only what lies below: not another kind, not what is on offer or has an owner."""
    t = Table(2, "T2", others={1: ("", "S2")})
    t.nature(shown)
    with pytest.raises(Illegal, match="not-by-chance"):
        t.play(basic(STAFF))


def test_the_special_action_at_the_workshop() -> None:
    """RB Special: 3 coins for two corks and a card."""
    t = Table(2, "P23", djinn={"P23": ""})
    t.play(special(HAT))
    assert t.has("coins=1 corks=2 H1")


def test_the_card_may_be_declined() -> None:
    """D15 The price buys the cork and the card."""
    t = Table(2, "T2")
    t.play(basic(NO_GEAR))
    assert t.has("coins=2 corks=1")
    assert sum(t.s.gear_piles) == 24


def test_whoever_has_no_coins() -> None:
    """D15 Two, or three."""
    assert Table(2, "T2", "coins=1").refused(basic(STAFF)) == "D15 costs-coins"
    t = Table(2, "P23", "coins=2")
    assert t.refused(special(STAFF)) == "D15 costs-coins"
    assert t.may(basic(STAFF))


def test_no_gear_of_a_kind_is_left() -> None:
    """D15 Nine of each."""
    t = Table(2, "T2", others={1: ("", " ".join(f"-S{n}" for n in range(1, 10)))})
    assert t.refused(basic(STAFF)) == "D15 no-gear-there"
    assert t.refused(basic(3)) == "D15 no-gear-there"
    t = Table(2, "T2", others={1: ("", " ".join(f"-S{n}" for n in range(2, 10)))})
    t.play(basic(STAFF))
    assert t.has("S1")


def test_of_two_of_a_kind_one_rests() -> None:
    """D15 The owner chooses which is face down, and does not use it before."""
    t = Table(2, "T2", "H8 -M01", offer="H3")
    t.play(basic(HAT))
    assert t.kind == "keep-gear"
    assert t.refused(use("H3")) == "D15 keep-one-of-two"
    assert t.refused(use("H8")) == "D15 keep-one-of-two"
    assert t.refused(KeepGear(gear("H4"))) == "D15 keep-one-of-two"
    t.play(KeepGear(gear("H8")))
    assert t.has("H8 -H3")
    assert t.refused(use("H3")) == "D16 gear-does-nothing"
    t = Table(2, "T2", "H8", offer="H3")
    t.play(basic(HAT), KeepGear(gear("H3")))
    assert t.has("-H8 H3")


def test_beside_one_that_lies_face_down() -> None:
    """D15 There is nothing to choose."""
    t = Table(2, "T2", "-H8", offer="H5")
    t.play(basic(HAT))
    assert t.has("-H8 H5")


def test_the_first_set() -> None:
    """4.2 One of each kind, face up or down: the minimum goes up, and 2 magic; only once."""
    t = Table(2, "T2", "S5 -H5 magic=0", offer="L5", turn=1)
    t.play(basic(CLOAK))
    assert t.has("minimum=1 magic=2")
    t = Table(2, "T2", "S5 H5 L5 -S6 -H6 magic=0", offer="L6")
    t.s.sets = 1
    t.play(basic(CLOAK), KeepGear(gear("L6")))
    assert t.has("minimum=0 magic=0")


# What stays at work: at a place


AT = [
    ("S1", "academy", "magic=2"),
    ("S2", "tavern", "magic=2"),
    ("S3", "archive", "coins=2"),
    ("S4", "market", "magic=2"),
    ("H1", "academy", "coins=2"),
    ("H2", "catacombs", "magic=2"),
    ("H3", "workshop", "magic=2"),
    ("H4", "archive", "magic=2"),
    ("L1", "tavern", "coins=2"),
    ("L2", "catacombs", "coins=2"),
    ("L3", "workshop", "coins=2"),
    ("L4", "market", "coins=2"),
]


@pytest.mark.parametrize(("name", "where", "found"), AT)
def test_gear_of_a_place(name: str, where: str, found: str) -> None:
    """4.4 At its square and its round space, once a turn, before the action or after it."""
    for here in (SQUARE[where], ROUND[where]):
        t = Table(2, here, f"{name} coins=0 magic=0")
        t.play(use(name))
        assert t.has(f"{found} {name}")
        assert t.refused(use(name)) == "D16 gear-does-nothing"
    elsewhere = "tavern" if where == "academy" else "academy"
    t = Table(2, SQUARE[elsewhere], name)
    assert t.refused(use(name)) == "D16 gear-does-nothing"
    t = Table(2, SQUARE[elsewhere], f"{name} {where}@{SQUARE[elsewhere]} coins=0 magic=0", turn=1)
    t.play(use(name))
    assert t.has(found)


def test_gear_works_where_the_wizard_stops() -> None:
    """4.4 After the move: not where the last turn ended."""
    t = Table(2, "S12<R1", "S1 magic=0", walk=True)
    assert t.refused(use("S1")) == "D16 gear-does-nothing"
    t.play(Walk(space("P12"), space("S12")))
    assert t.refused(use("S1")) == "D16 gear-does-nothing"
    t = Table(2, "R2<M", "S1 magic=0", walk=True)
    t.play(Walk(space("S12"), space("R2")), use("S1"))
    assert t.has("magic=2")


def test_gear_of_the_workshop_works_at_once() -> None:
    """4.4 In the very turn in which it is bought."""
    t = Table(2, "T2", "coins=2", offer="L3")
    t.play(basic(CLOAK), use("L3"))
    assert t.has("coins=2 corks=1")


def test_gear_is_for_good_or_once() -> None:
    """D16 A card that works once lies face down afterwards; the others work every turn."""
    t = Table(2, "S12", "L9 S1 magic=0")
    t.play(use("L9"), PickBottle(0), use("S1"), Skip(2))
    assert t.has("-L9 S1")
    assert Table(2, "S12", "-L9").refused(use("L9")) == "D16 gear-does-nothing"


# What helps to capture


@pytest.mark.parametrize(
    ("name", "batch", "price"),
    [
        ("S5", "no", 7),
        ("S6", "nn", 6),
        ("S6", "bo", 8),
        ("H5", "bb", 6),
        ("H6", "oo", 6),
        ("L5", "pp", 6),
    ],
)
def test_gear_that_helps_to_capture(name: str, batch: str, price: int) -> None:
    """4.4 S5: 1 for each capture; S6, H5, H6, L5: 1 for each djinn of a colour."""
    t = Table(2, "R1", f"{name} magic={price} marker=9", djinn={"R1": "bbnnooppX"})
    t.play(capture(batch))
    assert t.has(f"magic=0 held={batch}")
    t = Table(2, "R1", f"{name} magic={price - 1} marker=9", djinn={"R1": "bbnnooppX"})
    assert t.refused(capture(batch)) == "D22 magic-missing"


def test_a_boss_for_less() -> None:
    """4.4 S7: 2 less at a round space, not at the Source."""
    t = Table(2, "R1", "S7 magic=6 marker=9", djinn={"R1": "bnX"})
    t.play(capture("X"))
    assert t.has("magic=0 held=X")
    assert Table(2, "M", "S7 magic=5 marker=9").refused(Lure(1, (), (0, 0, 0, 0))) == (
        "D22 magic-missing"
    )


def test_a_burst_of_magic() -> None:
    """4.4 S8, once: 5 magic for one capture, also at the Source; the rest is lost."""
    t = Table(2, "R1", "S8 magic=3", djinn={"R1": "bnX"})
    t.play(use("S8"), capture("bn"))
    assert t.has("-S8 magic=0 held=bn")
    t = Table(2, "M", "S8 magic=1")
    t.play(use("S8"), Lure(1, (), (0, 0, 0, 0)))
    assert t.has("magic=0 held=X")
    t = Table(2, "R1", "S8 magic=3", djinn={"R1": "bnX"})
    t.play(use("S8"), capture("b"))
    assert t.has("magic=3 held=b")


def test_a_djinn_is_banished() -> None:
    """4.4 S9, once: a djinn from any round space into the bag."""
    t = Table(2, "S12", "S9", djinn={"P31": "noX"})
    bag = t.s.bag[1]
    t.play(use("S9"))
    assert t.refused(Banish(space("P31"), 0)) == "D25 no-such-djinn"
    t.play(Banish(space("P31"), 1))
    assert (t.djinn("P31"), t.s.bag[1]) == ("oX", bag + 1)
    assert t.has("-S9")


def test_a_banished_djinn_leaves_the_boss_alone() -> None:
    """4.4 S9, D25: the boss is driven out, and others come."""
    t = Table(2, "S12", "S9", djinn={"P31": "nX"})
    t.nature("o p")
    t.play(use("S9"), Banish(space("P31"), 1))
    assert (t.djinn("P31"), t.s.bosses) == ("op", 7)


# The others


def test_three_mages_wake() -> None:
    """4.4 H8, once: up to three."""
    t = Table(2, "S12", "H8 -M01 -M02 -M03 -M04")
    t.play(use("H8"), Wake((mage("M01"), mage("M02"), mage("M03"))))
    assert t.has("M01 M02 M03 -M04 -H8")
    t = Table(2, "S12", "H8 -M01")
    t.play(use("H8"), Wake((mage("M01"),)))
    assert t.has("M01 -H8")
    assert Table(2, "S12", "H8").refused(use("H8")) == "D16 gear-does-nothing"


def test_a_mage_is_called() -> None:
    """4.4 H9, once: one of the four tops, with its key."""
    t = Table(2, "S12", "H9")
    t.play(use("H9"), Hire(3))
    assert t.has("K02 keys=1 -H9")


def test_a_mage_that_is_called_may_be_left() -> None:
    """D44 The hat is used all the same."""
    t = Table(2, "S12", "H9")
    t.play(use("H9"), LetBe())
    assert t.has("keys=0 -H9")


def test_no_toll_for_the_cloak() -> None:
    """4.4 L6: nothing is paid at an occupied edge."""
    t = Table(2, "S12<R1", "L6 coins=0", walk=True, others={1: ("R2<S12", "coins=0")})
    t.play(Walk(space("R2"), space("S12")))
    assert t.kind == "act"
    assert t.has("coins=0", 1)


def test_bottles_are_swapped() -> None:
    """4.4 L7, once: up to two empty bottles for as many others."""
    t = Table(2, "S12", "L7 bottles=bb", turn=1)
    t.play(use("L7"))
    assert t.refused(Swap(1, 0)) == "R6.3 no-such-bottle"
    t.play(Swap(0, 1), Swap(0, 3))
    assert t.kind == "act"
    assert t.has("bottles=np -L7")
    t = Table(2, "S12", "L7 bottles=bb")
    t.play(use("L7"), NoSwap())
    assert t.has("bottles=bb")
    assert Table(2, "S12", "L7").refused(use("L7")) == "D16 gear-does-nothing"


def test_a_bottle_for_nothing() -> None:
    """4.4 L9, once: of any colour."""
    t = Table(2, "S12", "L9")
    t.play(use("L9"), PickBottle(3))
    assert t.has("bottles=p -L9")


def test_the_extra_chest_and_the_stall() -> None:
    """4.4 H7 is in test_catacombs, L8 in test_market: no card is forgotten."""
    tested = {name for name, _, _ in AT} | {"S5", "S6", "H5", "H6", "L5", "S7", "S8", "S9"}
    tested |= {"H7", "H8", "H9", "L6", "L7", "L8", "L9"}
    assert len(tested) == len(Table().s.gear)


def test_gear_of_others_is_theirs() -> None:
    """D16 Only one's own, and only what can do something."""
    t = Table(2, "S12", others={1: ("", "L9")})
    assert t.refused(use("L9")) == "D16 gear-does-nothing"
    assert t.refused(use("L9"), 1) == "R2.3 not-your-turn"
