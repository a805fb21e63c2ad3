"""Awards: D29 to D31, and every bonus of 4.6."""

from __future__ import annotations

import pytest

from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import (
    Bottle,
    Catch,
    Claim,
    DrawDjinn,
    Hire,
    LetBe,
    PickBottle,
    PlaceSecret,
    Skip,
    TakeBonus,
    TakeGear,
    Wake,
)
from tests.djinn.table import IDS, Table, award, location, mage, space

BLUE, BROWN = PickBottle(0), PickBottle(1)
EVERY = " ".join(IDS["awards"])


def claim(name: str, bosses: int = 0, colour: int = 0) -> Claim:
    return Claim(colour, bosses, award(name))


def test_three_of_a_colour() -> None:
    """D29 In bottles of one colour; djinn go into the bag, bottles and corks to the supply."""
    t = Table(2, "S12", "corked=bbb", awards="A07")
    bag = t.s.bag[0]
    t.play(claim("A07"))
    assert t.has("A07 corked= bottles= corks=0")
    assert t.s.bag[0] == bag + 3


def test_bosses_and_djinn_mixed() -> None:
    """D29 As long as the bottles are of a colour; bosses go to the supply."""
    t = Table(2, "S12", "corked=bbBB", awards="A07", turn=1)
    supply = t.s.bosses
    assert t.refused(claim("A07", bosses=3)) == "D29 not-an-answer"
    t.play(claim("A07", bosses=2))
    assert t.has("A07 corked=b")
    assert t.s.bosses == supply + 2


def test_not_enough_of_a_colour() -> None:
    """D29 Three different ones do not do, nor djinn in circles."""
    t = Table(2, "S12", "corked=bbn held=b", awards="A07")
    assert t.refused(claim("A07")) == "D29 three-of-a-colour"
    assert t.refused(claim("A07", colour=4)) == "D29 not-an-answer"


@pytest.mark.parametrize(
    ("own", "offered"),
    [("", "A07"), ("A01", "A14"), ("A01 A08", "A20"), ("A01 A08 A15", "A07 A14 A20")],
)
def test_columns(own: str, offered: str) -> None:
    """D29 The first from column I, then II, then III; from the fourth on any."""
    t = Table(2, "S12", f"corked=bbb {own}", awards="A07 A14 A20")
    assert t.options(Claim) == [claim(name) for name in offered.split()]
    for name in {"A07", "A14", "A20"} - set(offered.split()):
        assert t.refused(claim(name)) == "D29 award-not-offered"


def test_an_award_that_is_gone() -> None:
    """D29 Only those that lie open; two in one turn are allowed."""
    t = Table(2, "S12", "corked=bbbnnn", awards="A07 A14")
    assert t.refused(claim("A01")) == "D29 award-not-offered"
    t.play(claim("A07"), claim("A14", colour=1))
    assert t.has("A07 A14 corked=")


def test_points_are_known() -> None:
    """D30 30 or 36 openly; four tiles of 36 have no bonus, and each column has seven."""
    tiles = Table().s.box.awards
    assert sorted(tile.points for tile in tiles) == [30] * 17 + [36] * 4
    assert all((tile.points == 36) == (not tile.bonus) for tile in tiles)
    assert [sum(tile.column == column for tile in tiles) for column in (1, 2, 3)] == [7, 7, 7]


def test_an_empty_column() -> None:
    """D31 Then from any."""
    t = Table(2, "S12", "corked=bbb", awards="A14 A20")
    assert t.options(Claim) == [claim("A14"), claim("A20")]


def test_at_any_time_in_ones_turn() -> None:
    """D29 Also before the walk; not in the turn of others."""
    t = Table(2, "S12<R1", "corked=bbb", walk=True, others={1: ("", "corked=nnn")}, awards="A07")
    assert t.refused(claim("A07", colour=1), 1) == "R2.3 not-your-turn"
    t.play(claim("A07"))
    assert t.has("A07")
    assert t.kind == "walk"


# The bonuses


BONUSES: list[tuple[str, tuple[Action, ...], str]] = [
    ("A01", (TakeBonus(),), "marker=6 magic=3"),
    ("A02", (), "coins=5 scrolls=1"),
    ("A03", (Hire(2),), "K01 keys=1 coins=2"),
    ("A04", (TakeGear(1),), "H1 corks=1"),
    ("A05", (PlaceSecret(location("tavern"), space("T2")),), "tavern@T2 coins=2"),
    ("A06", (TakeBonus(),), "circles=3 magic=2 keys=1"),
    ("A07", (), "coins=0 magic=0"),
    ("A08", (BROWN,), "bottles=n corks=2"),
    ("A09", (Wake((0, 1, 2, 3)),), "M01 M02 M03 M04"),
    ("A10", (TakeBonus(),), "marker=6 scrolls=2"),
    ("A11", (), "coins=3 scrolls=3"),
    ("A12", (), "magic=4 keys=1"),
    ("A13", (BLUE, BROWN), "bottles=bn corks=1"),
    ("A14", (), "coins=0 magic=0"),
    ("A15", (BLUE, BLUE), "bottles=bb corks=2"),
    ("A16", (DrawDjinn(),), "held=o corks=1"),
    ("A17", (), "corks=3"),
    ("A18", (Catch(space("R1"), 1),), "held=n"),
    ("A19", (Wake((mage("M01"), mage("M02"))),), "magic=4 M01 M02 -M03"),
    ("A20", (), "coins=0 magic=0"),
    ("A21", (), "coins=0 magic=0"),
]


@pytest.mark.parametrize(("name", "answers", "found"), BONUSES)
def test_bonuses(name: str, answers: tuple[Action, ...], found: str) -> None:
    """4.6 At once."""
    before = {"A": "", "B": "A01 A02"}["A" if name < "A08" else "B"]
    own = f"corked=bbb coins=0 magic=0 -M01 -M02 -M03 -M04 {before}"
    if "A08" <= name < "A15":
        own = own.replace("A01 A02", "A07")
    t = Table(2, "S12", own, djinn={"R1": "nnX"}, awards=name, turn=1)
    t.nature("" if name != "A16" else "o")
    t.play(claim(name), *answers)
    assert t.has(f"{found} {name}")
    assert t.kind == "act"


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("A01", "marker=5 magic=3"),
        ("A03", "keys=0 coins=2"),
        ("A04", "corks=1"),
        ("A05", "coins=2"),
        ("A06", "circles=2 magic=0 keys=1"),
        ("A10", "marker=5 scrolls=2"),
        ("A16", "held= corks=1"),
        ("A18", "held="),
    ],
)
def test_a_bonus_may_be_left(name: str, found: str) -> None:
    """D44 A mage, gear, a secret, a circle, capacity, a djinn; the rest of the tile is gained."""
    before = "" if name < "A08" else "A07" if name < "A15" else "A01 A02"
    t = Table(2, "S12", f"corked=bbb coins=0 magic=0 {before}", awards=name)
    t.play(claim(name), LetBe())
    assert t.has(f"{found} {name}")
    assert t.kind == "act"
    assert not t.told("hires") + t.told("puts-on") + t.told("places-secret")


def test_gear_out_of_an_award() -> None:
    """4.6 A04: any kind that is left."""
    t = Table(2, "S12", "corked=bbb", awards="A04")
    t.play(claim("A04"))
    assert t.refused(TakeGear(3)) == "R6.1 no-gear-there"


def test_a_djinn_from_the_map() -> None:
    """4.6 A18: it needs a place; a boss left alone is driven out (D25)."""
    own = "corked=bbb held=pp bottles=no corks=1 A01 A08"
    t = Table(2, "S12", own, djinn={"P31": "nX", "R2": "pX"}, awards="A18", turn=1)
    t.nature("o o")
    t.play(claim("A18"))
    assert t.kind == "catch"
    assert t.refused(Catch(space("R2"), 3)) == "D24 nowhere-to-put"
    assert t.refused(Catch(space("R2"), 1)) == "D24 no-such-djinn"
    assert t.refused(Skip(2)) == "D24 not-an-answer"
    t.play(Catch(space("P31"), 1))
    assert t.has("corked=n bottles=o corks=0")
    assert (t.djinn("P31"), t.s.bosses) == ("oo", 7)


def test_a_circle_is_freed_for_one_from_the_map() -> None:
    """D24 It stays on the map until there is a place."""
    own = "corked=bbb held=pp bottles=p corks=1 A01 A08"
    t = Table(2, "S12", own, djinn={"P31": "nnX"}, awards="A18")
    t.play(claim("A18"))
    assert t.options(Catch) == []
    assert t.djinn("P31") == "nnX"
    t.play(Bottle(3, 3), Catch(space("P31"), 1))
    assert t.has("held=np corked=p")


def test_one_from_the_map_may_be_left() -> None:
    """4.6 A18: one may; and without any place nobody is asked."""
    t = Table(2, "S12", "corked=bbb A01 A08", awards="A18")
    t.play(claim("A18"), LetBe())
    assert t.has("held=")
    t = Table(2, "S12", "corked=bbb held=pp A01 A08", awards="A18")
    t.play(claim("A18"))
    assert t.kind == "act"
