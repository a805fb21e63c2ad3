"""The Catacombs: D12, D13, and every chest."""

from __future__ import annotations

import pytest

from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import (
    DrawDjinn,
    Hire,
    KeepKey,
    Leave,
    LetBe,
    Open,
    PickBottle,
    TakeBonus,
    TakeGear,
    Unlock,
    UseChest,
)
from spiritboard.games.djinn.state import DISCARDED, STACKED
from tests.djinn.table import Table, chest

BLUE, BROWN = PickBottle(0), PickBottle(1)


def first(name: str) -> UseChest:
    return UseChest(chest(name))


def opened(name: str, own: str = "coins=0 magic=0") -> Table:
    """One chest at the square; so much is in it."""
    t = Table(2, "S31", own, turn=1)
    t.nature(name)
    t.play(Open(1))
    return t


HOLDS = [
    ("C01", "coins=4"),
    ("C02", "coins=2 scrolls=1 magic=1"),
    ("C03", "scrolls=2 magic=2"),
    ("C04", "coins=2"),
    ("C05", "coins=2 magic=1 corks=1"),
    ("C06", "coins=3 keys=1"),
    ("C07", "coins=3"),
    ("C08", "coins=3"),
    ("C09", "coins=2 magic=1"),
    ("C10", "coins=2 scrolls=1"),
    ("C11", "magic=3"),
    ("C12", "coins=1 scrolls=2"),
    ("C13", "coins=1"),
    ("C14", "coins=1 corks=1"),
    ("C15", "coins=2 magic=2"),
    ("C16", "coins=3"),
    ("C17", "scrolls=1 magic=2"),
    ("C18", "coins=2 scrolls=1"),
]


@pytest.mark.parametrize(("name", "found"), HOLDS)
def test_what_a_chest_holds(name: str, found: str) -> None:
    """4.5 Without a key: what is left of it."""
    t = opened(name)
    if name in ("C04", "C13"):
        t.play(BROWN)
        assert t.has("bottles=n")
    nothing = {"coins": "0", "scrolls": "0", "magic": "0", "corks": "0", "keys": "0"}
    amounts = nothing | dict(word.split("=") for word in found.split())
    assert t.has(" ".join(f"{what}={amount}" for what, amount in amounts.items()))
    assert t.s.chests[chest(name)] == DISCARDED


UNLOCKED: list[tuple[str, tuple[Action, ...], str]] = [
    ("C07", (BLUE,), "coins=3 bottles=b corks=1"),
    ("C08", (), "coins=3 marker=6"),
    ("C09", (), "coins=2 magic=3 corks=1"),
    ("C10", (BLUE,), "coins=3 scrolls=1 bottles=b"),
    ("C11", (), "coins=4 magic=3"),
    ("C12", (), "coins=1 scrolls=4 magic=2"),
    ("C13", (), "coins=1 bottles=b corks=1 scrolls=1"),
    ("C14", (BLUE,), "coins=1 corks=1 bottles=b magic=1"),
    ("C15", (Hire(1),), "coins=2 magic=2 M02"),
    ("C16", (TakeGear(2),), "coins=3 L1"),
    ("C17", (), "scrolls=1 magic=4 circles=3"),
    ("C18", (DrawDjinn(),), "coins=2 scrolls=1 held=b"),
]


@pytest.mark.parametrize(("name", "answers", "found"), UNLOCKED)
def test_what_a_key_opens(name: str, answers: tuple[Action, ...], found: str) -> None:
    """D13 One key for what is right of it."""
    t = opened(name, "coins=0 magic=0 keys=1")
    if name == "C13":
        t.play(BLUE)
    t.play(Unlock(), *answers)
    assert t.has(f"{found} keys=0")


def test_a_mage_out_of_a_chest_brings_its_key() -> None:
    """4.5 C15: any of the four tops, with the key if it is shown."""
    t = opened("C15", "keys=1")
    assert len(t.options(Hire)) == 0
    t.play(Unlock())
    assert t.refused(Hire(4)) == "R5.1 no-mage-there"
    t.play(Hire(2))
    assert t.has("K01 keys=1")


def test_what_a_key_opens_may_be_left() -> None:
    """D44 The key is gone; a circle or capacity that it was paid for is not asked about again."""
    t = opened("C15", "keys=1 coins=0")
    t.play(Unlock(), LetBe())
    assert t.has("keys=0 coins=2")
    t = opened("C17", "keys=1")
    t.play(Unlock())
    assert t.has("circles=3 keys=0")


def test_a_chest_may_stay_locked() -> None:
    """D13 The key is paid or kept; some chests show none."""
    t = opened("C11", "coins=0 keys=1")
    t.play(KeepKey())
    assert t.has("coins=0 keys=1")
    assert opened("C01", "keys=1").kind == "act"


def test_two_chests() -> None:
    """RB Catacombs, special: everything on both; each may be unlocked once."""
    t = Table(2, "R3", "coins=0 magic=0 keys=1", djinn={"R3": ""})
    t.nature("C11 C07")
    t.play(Open(2))
    assert t.options(UseChest) == [first("C07"), first("C11")]
    assert t.refused(first("C01")) == "D44 use-an-open-chest"
    t.play(first("C07"), KeepKey(), Unlock())
    assert t.has("coins=7 magic=3 keys=0")
    assert t.turn == 1


def test_the_order_of_two_chests() -> None:
    """D44 Capacity before magic, or the other way round: then what does not fit is lost."""
    for name, magic in (("C08", 5), ("C03", 4)):
        t = Table(2, "R3", "magic=3 keys=1", djinn={"R3": ""})
        t.nature("C03 C08")
        t.play(Open(2), first(name), Unlock())
        assert t.has(f"magic={magic} marker=6 keys=0")


@pytest.mark.parametrize("own", ["keys=0", "keys=1 T14"])
def test_an_order_that_cannot_matter_is_not_asked(own: str) -> None:
    """D44 Nobody could unlock anything, and the rest is plain."""
    t = Table(2, "R3", f"coins=0 magic=0 {own}", djinn={"R3": ""})
    t.nature("C11 C07")
    t.play(Open(2))
    assert t.has("coins=3 magic=3")


def test_a_capacity_without_a_lock_makes_an_order() -> None:
    """D44 In a box of one's own."""
    chests = {"C01": {"holds": {"capacity": 1}, "unlocked": {}}}
    t = Table(2, "R3", "magic=4", djinn={"R3": ""}, content={"chests": chests})
    t.nature("C01 C03")
    t.play(Open(2), first("C03"), TakeBonus())
    assert t.has("magic=4 marker=6")


def test_one_key_opens_one_chest() -> None:
    """D13 The key out of one chest opens the other."""
    t = Table(2, "R3", "coins=0 magic=0 keys=0", djinn={"R3": ""})
    t.nature("C11 C06")
    t.play(Open(2), first("C06"), Unlock())
    assert t.has("coins=7 magic=3 keys=0")


def test_one_chest_at_the_round_space() -> None:
    """RB The basic action instead of the special one."""
    t = Table(2, "R3", "coins=0", djinn={"R3": ""})
    t.nature("C01")
    t.play(Open(1))
    assert t.has("coins=4")
    assert t.turn == 1


def test_the_hat_shows_one_more() -> None:
    """D12 Basic: two are seen, one is used; the choice comes after all are seen."""
    t = Table(2, "S31", "H7 coins=0")
    t.nature("C01 C06")
    t.play(Open(1))
    assert t.options(Leave) == [Leave(chest("C01")), Leave(chest("C06"))]
    assert t.refused(Leave(chest("C02"))) == "D12 leave-an-open-chest"
    t.play(Leave(chest("C06")))
    assert t.has("coins=4 keys=0")


def test_the_hat_at_the_round_space() -> None:
    """D12 Special: three are seen, two are used."""
    t = Table(2, "R3", "H7 coins=0 magic=0", djinn={"R3": ""})
    t.nature("C03 C01 C06")
    t.play(Open(2), Leave(chest("C03")))
    assert t.has("coins=7 keys=1 scrolls=0")


def test_a_hat_that_lies_face_down_shows_nothing() -> None:
    """D12 Only when it is at work."""
    t = Table(2, "S31", "-H7 coins=0")
    t.nature("C01")
    t.play(Open(1))
    assert t.has("coins=4")


def test_the_stack_runs_out() -> None:
    """D12 In the middle of a draw: those put away are shuffled, and it goes on."""
    t = Table(2, "R3", "coins=0", djinn={"R3": ""})
    t.s.chests = [DISCARDED] * 18
    t.s.chests[chest("C06")] = STACKED
    t.nature("C06 C01")
    t.play(Open(2))
    assert t.has("coins=7 keys=1")
    assert t.s.chests.count(STACKED) == 16
