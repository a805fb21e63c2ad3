"""Acting: D6, D9; the Academy and the Tavern, D10 and D11."""

from __future__ import annotations

import pytest

from spiritboard.core.errors import Illegal
from spiritboard.games.djinn.actions import (
    Convert,
    Craft,
    Decline,
    Draw,
    DrawDjinn,
    EndTurn,
    FillUp,
    Hire,
    Open,
    Skip,
    Study,
    Walk,
)
from spiritboard.games.djinn.box import COINS, KEYS, MAGIC, SCROLLS
from tests.djinn.table import IDS, Table, capture, location, space

BASIC, SPECIAL = Study(raises=False), Study(raises=True)


def plain(but: int) -> str:
    """All mages without a key but so many, face down."""
    return " ".join(f"-{name}" for name in IDS["mages"][but:16])


def test_whoever_does_nothing_gets_something() -> None:
    """D6 Two coins, or two magic, or one of each; at a square."""
    for coins, found in ((2, "coins=6 magic=0"), (1, "coins=5 magic=1"), (0, "coins=4 magic=2")):
        t = Table(2, "S12", "magic=0")
        t.play(Skip(coins))
        assert t.has(found)
        assert t.turn == 1


def test_the_bonus_comes_also_with_the_capture() -> None:
    """D6 At a round space, before or after the djinn; they do not count as an action."""
    t = Table(2, "R1", "magic=4", djinn={"R1": "bnX"})
    t.play(capture("b"))
    assert t.refused(EndTurn()) == "D6 take-something"
    t.play(Skip(1))
    assert t.has("coins=5 magic=1 held=b")
    assert t.turn == 1
    t = Table(2, "R1", "magic=3", djinn={"R1": "bnX"})
    t.play(Skip(0))
    assert t.refused(BASIC) == "D6 skipped-already"
    assert t.refused(Skip(2)) == "D6 acted-already"
    t.play(capture("n"))
    assert t.has("coins=4 magic=0 held=n")
    assert t.turn == 1


def test_no_bonus_after_an_action() -> None:
    """D6 A basic, special or secret action: no bonus any more."""
    t = Table(2, "R1")
    t.play(BASIC)
    assert t.refused(Skip(2)) == "D6 acted-already"
    t = Table(2, "S12", "tavern@S12")
    t.play(Hire(0))
    assert t.refused(Skip(2)) == "D6 acted-already"


def test_no_bonus_at_the_source() -> None:
    """D6 Not there."""
    t = Table(2, "M")
    assert t.refused(Skip(2)) == "D20 not-an-answer"
    t.play(FillUp())
    assert t.turn == 1
    assert t.has("coins=4 magic=4")


def test_a_square_with_a_secret_offers_two_actions_in_any_order() -> None:
    """D9 The basic action, that of one's own secret, either, both or none."""
    t = Table(2, "S12", "tavern@S12 magic=0")
    t.play(Hire(0), BASIC)
    assert t.has("M01 scrolls=1 magic=3")
    assert t.turn == 1
    t = Table(2, "S12", "tavern@S12 magic=0")
    t.play(BASIC)
    assert t.refused(BASIC) == "D9 acted-already"
    assert t.refused(Walk(0, 6)) == "D9 not-an-answer"
    t.play(EndTurn())
    assert t.has("scrolls=1")
    assert t.turn == 1


def test_the_secret_of_somebody_else_is_of_no_use() -> None:
    """D9 Only one's own."""
    t = Table(2, "S12", others={1: ("", "tavern@S12")})
    assert t.refused(Hire(0)) == "D9 not-at-this-place"


def test_a_secret_gives_the_basic_action_only() -> None:
    """D9 No special action at a square."""
    t = Table(2, "S12", "tavern@S12")
    assert t.refused(SPECIAL) == "D9 only-at-a-round-space"
    assert t.refused(Hire(2)) == "D10 no-mage-there"
    t = Table(2, "T2")
    assert t.refused(Craft(special=True, kind=0)) == "D9 only-at-a-round-space"
    t = Table(2, "S31")
    assert t.refused(Open(2)) == "D9 only-at-a-round-space"


def test_things_of_the_source_only_there() -> None:
    """D20 Nowhere else."""
    t = Table(2, "S12")
    assert t.refused(FillUp()) == "D20 only-at-the-source"
    assert t.refused(Draw(0)) == "D20 only-at-the-source"


def test_a_key_is_worth_a_coin_a_scroll_or_a_magic() -> None:
    """4.2 At any time in one's turn."""
    t = Table(2, "S12", "keys=3 magic=0")
    t.play(Convert(COINS), Convert(SCROLLS), Convert(MAGIC))
    assert t.has("keys=0 coins=5 scrolls=1 magic=1")
    assert t.refused(Convert(COINS)) == "R2.4 no-key"
    assert Table(2, "S12", "keys=1").refused(Convert(KEYS)) == "R2.4 not-an-answer"


def test_somebody_who_is_away() -> None:
    """D6, D26 Lets the djinn be and takes two coins."""
    t = Table(2, "R1", "magic=4 keys=1", djinn={"R1": "bnX"})
    answers = []
    while t.kind == "act":
        answers.append(t.game.default(t.s, 0))
        t.play(answers[-1])
    assert answers == [Decline(), Skip(2), EndTurn()]


# Academy


def test_the_academy() -> None:
    """RB Academy: a scroll and 3 magic; the special action first raises the capacity."""
    t = Table(2, "S12", "magic=0")
    t.play(BASIC)
    assert t.has("scrolls=1 magic=3 marker=5")
    t = Table(2, "R1", "magic=2")
    t.play(SPECIAL)
    assert t.has("scrolls=1 magic=5 marker=6")


def test_the_basic_action_at_a_round_space() -> None:
    """RB Instead of the special action the basic one may be done."""
    t = Table(2, "R1", "magic=0")
    t.play(BASIC, Decline())
    assert t.has("scrolls=1 magic=2 marker=5")


def test_scrolls_run_out() -> None:
    """F15 There are 66."""
    t = Table(2, "S12", "magic=0", others={1: ("", "scrolls=66")})
    t.play(BASIC)
    assert t.has("scrolls=0 magic=3")


# Tavern


def test_the_tavern() -> None:
    """D10 The basic action offers the tops without a key; the next card is shown."""
    t = Table(2, "S23")
    assert t.options(Hire) == [Hire(0), Hire(1)]
    t.nature("M09")
    t.play(Hire(1))
    assert t.has("M02 keys=0")
    assert t.s.mages[IDS["mages"].index("M09")] == 8 + 1


@pytest.mark.parametrize("shown", ["K09", "M02", "M03"])
def test_which_mage_cannot_come_next(shown: str) -> None:
    """D10 None with a key, none that is on offer, none that has an owner."""
    t = Table(2, "S23", others={1: ("", "-M03")})
    t.nature(shown)
    with pytest.raises(Illegal, match="not-by-chance"):
        t.play(Hire(0))


def test_the_special_action_at_the_tavern() -> None:
    """D10 All four; with the mage comes a key, if one is shown."""
    t = Table(2, "R2")
    assert len(t.options(Hire)) == 4
    t.play(Hire(3))
    assert t.has("K02 keys=1")


def test_an_empty_pile_takes_the_top_of_its_sister() -> None:
    """D10 At once."""
    t = Table(2, "S23", others={1: ("", plain(3))})
    t.s.mage_piles[:2] = [0, 1]
    t.nature("M03")
    t.play(Hire(0))
    tops = [t.s.mages[number] for number in range(3)]
    assert tops == [0, 8 + 0, 8 + 1]
    assert t.s.mage_piles[:2] == [0, 0]


def test_the_last_mages_of_a_kind() -> None:
    """D10 When the sister pile is empty too, there are fewer on offer, and then none."""
    t = Table(2, "S23", others={1: ("", plain(2))})
    t.play(Hire(0))
    t = Table(2, "S23", others={1: ("", plain(1))})
    assert t.options(Hire) == [Hire(0)]
    t.play(Hire(0))
    assert t.has("M01")
    t = Table(2, "S23", others={1: ("", plain(0))})
    assert t.refused(Hire(0)) == "D10 no-mage-there"


def test_keys_run_out() -> None:
    """D11 There are 12: a mage with a key brings none."""
    t = Table(2, "R2", others={1: ("", "keys=12")})
    t.play(Hire(2))
    assert t.has("K01 keys=0")


def test_the_actions_of_a_round_space_in_any_order() -> None:
    """D9 The capture before or after the special action."""
    t = Table(2, "R1", "magic=4", djinn={"R1": "bnX"})
    t.play(capture("b"), SPECIAL)
    assert t.has("held=b magic=3 scrolls=1")
    assert t.turn == 1


def test_an_overflow_in_the_middle_of_an_action() -> None:
    """D18 The djinn is drawn, and the action goes on."""
    t = Table(2, "R1", "marker=8 magic=0")
    t.nature("p")
    t.play(SPECIAL, DrawDjinn())
    assert t.has("marker=9 held=p scrolls=1 magic=3")


def test_the_layout_of_the_test_table() -> None:
    """F14 Six locations, each with a round space and a square."""
    s = Table().s
    assert s.layout[space("R2")] == s.layout[space("S23")] == location("tavern")


def test_what_is_told_is_what_was_gained() -> None:
    """D17 Of 3 magic there is room for 1; all of it is one piece of news."""
    t = Table(2, "S12", "magic=3")
    t.play(BASIC)
    assert t.told("gains") == [{"seat": 0, "gained": (0, 1, 1, 0, 0)}]


def test_without_room_nothing_is_told() -> None:
    """D17 The bonus for no action, with as much magic as one can have."""
    t = Table(2, "S12", "magic=4")
    t.play(Skip(0))
    assert t.told("gains") == []
