"""G8.2 Midnight: when cards are turned, and those that change the look."""

from __future__ import annotations

from typing import Any

import pytest

from spiritboard.games.ducharina.actions import ChooseSide
from spiritboard.games.ducharina.box import MIDNIGHTS
from spiritboard.games.ducharina.hall import EAST, NORTH, SOUTH, WEST
from spiritboard.games.ducharina.rules.keyhole import body
from tests.ducharina.table import GAME, Table, plan, side


def midnight(name: str, *ghosts: str, seats: int = 2, **given: Any) -> Table:
    """A card is turned at the beginning of the second round."""
    return Table(seats, *ghosts, at="midnight", round=2, **given).turns(name)


def rounds_with_a_card(option: str) -> list[int]:
    t = Table(2, at="next", round=0, hall="grand-foyer", midnight=option)
    found = []
    while t.kind != "over":
        if t.kind == "midnight":
            found.append(t.s.round)
        t.skip()
    return found


@pytest.mark.parametrize(("option", "rounds"), [("off", []), ("once", [2]), ("each", [2, 3, 4, 5])])
def test_a_card_in_each_round_from_the_second(option: str, rounds: list[int]) -> None:
    """G8.2, G9.8 House: in rounds 2 to 5; as printed, in the second only."""
    assert rounds_with_a_card(option) == rounds


def test_the_dies_holder_turns_it_before_the_movement_cards() -> None:
    """G8.2 Any of the twelve; it lies open, and the round goes on as usual."""
    t = Table(3, at="midnight", round=2, die=1)
    assert len(GAME.chances(t.s).weighted) == 12
    t.turns("crystal-ball")
    assert t.told("midnight") == [{"seat": 1, "midnight": MIDNIGHTS.index("crystal-ball")}]
    assert (t.kind, t.s.midnights.bit_count()) == ("draw", 11)


def test_no_card_comes_twice() -> None:
    """G8.2 Those that were turned are out of the deck."""
    t = midnight("lava", hall="grand-foyer")
    assert MIDNIGHTS.index("lava") not in [n for n in range(12) if (t.s.midnights >> n) & 1]


def test_a_card_lasts_for_its_round() -> None:
    """G8.2 When the round is over it is gone."""
    t = Table(2, at="keyhole", keyhole="N1", turned="get-down", round=2).look("S1")
    assert t.s.midnight == -1


# The Busybody


def test_the_busybody_looks_again_from_the_same_number_opposite() -> None:
    """G8.2, G9.1 Through S2 and then N2, which is not straight across; seen ghosts go in between."""
    t = Table(2, "S1@b5 S2@f5", at="keyhole", keyhole="E1", turned="busybody", round=2)
    t.rolls(6, 1).choose("south").number(2)
    assert [(told["door"], told["seen"], told["hidden"]) for told in t.told("looks")] == [
        (1, 1, 1),
        (13, 1, 0),
    ]
    assert [told["ghost"] for told in t.told("is-seen")] == [0, 1]
    assert t.ghosts() == ""


def test_after_the_busybody_the_keyhole_stays_at_the_second_door() -> None:
    """G8.2 The next side must differ from that one."""
    t = Table(2, at="keyhole", keyhole="E1", turned="busybody", round=2).look("S2")
    assert (t.keyhole, t.s.die) == ("N2", 1)
    t.skip_to("choose-side", "roll-off").skip_to("choose-side")
    assert t.options() == [ChooseSide(side(name)) for name in "SEW"]


# Get down!


def test_get_down() -> None:
    """G8.2 All ghosts in the hall lie, the tip towards their goal, and so do those that come in."""
    t = midnight("get-down", "S1@c3", "S1@c3", "S1@c3", "S1@c3", seats=4)
    assert [body(t.s, 7 * seat).lying - 1 for seat in range(4)] == [NORTH, EAST, SOUTH, WEST]
    t.skip_to("move-ghosts").plans("S2>a6")
    assert body(t.s, 1).lying == 1 + NORTH


def test_lying_ghosts_are_seen_less() -> None:
    """G8.2 Behind the armchair a large one is out of sight this round."""
    table = {"at": "keyhole", "keyhole": "E1", "hall": "armchair 250 350"}
    assert Table(2, "L@c1", **table).look("S3").ghosts() == ""  # type: ignore[arg-type]
    lying = Table(2, "L@c1", turned="get-down", **table).look("S3")  # type: ignore[arg-type]
    assert lying.ghosts() == "L@c1"


def test_lying_ghosts_have_room_as_if_standing() -> None:
    """G9.8 Squares, spots and fit do not change."""
    t = Table(2, "M1@c6.sw", turned="get-down", round=2)
    assert t.refused(plan("M2>c6"), 0) == "G5.3 no-room"
    assert t.may(plan("S1>c6.se"), 0)


def test_they_stand_up_after_the_last_look() -> None:
    """G9.8 In the next round they are upright again."""
    t = Table(2, "S1@a3", at="keyhole", keyhole="N1", turned="get-down", round=2).look("S6")
    assert body(t.s, 0).lying == 0


# Knock, knock


def test_knock_knock() -> None:
    """G8.2 Nobody chooses: the side stays, the die's holder rolls the door, looks, and passes the die."""
    t = Table(3, at="keyhole", keyhole="E4", die=1, turned="knock-knock", chosen=(0,), round=2)
    assert t.kind == "roll-number"
    t.number(2)
    assert (t.keyhole, t.s.die, t.told("looks")[0]["seat"]) == ("E2", 2, 1)


def test_knock_knock_uses_up_nobodys_choice() -> None:
    """G8.2 In the next round those roll who have not chosen yet."""
    t = Table(3, at="keyhole", keyhole="E4", die=1, turned="knock-knock", chosen=(0,), round=2)
    t.number(2).skip_to("roll-off")
    assert t.may_roll(0, 3, 4)
    assert not t.may_roll(1, 3, 4)


# Crystal ball


def test_the_crystal_ball() -> None:
    """G8.2, G9.8 The roll-off, then the chooser rolls the door, then names the side."""
    t = Table(2, at="keyhole", keyhole="E4", turned="crystal-ball", round=2)
    t.rolls(1, 6)
    assert (t.kind, t.s.chooser) == ("roll-number", 1)
    t.number(5)
    assert (t.kind, t.turn, t.keyhole) == ("choose-side", 1, "E4")
    assert t.view(0).number == 5
    assert t.refused(ChooseSide(EAST)) == "G3.3 same-side"
    t.choose("west")
    assert (t.keyhole, t.s.die) == ("W5", 0)


# Dizzy


def test_dizzy() -> None:
    """G9.8 Whose home was south has the east, east the north, north the west, west the south."""
    t = midnight("dizzy", "S1@c3 L@out", "S1@d4", "M1@a1", "S1@f6", seats=4, keyhole="W3")
    assert t.s.homes == [EAST, SOUTH, WEST, NORTH]
    assert t.told("hall-turns") == [{"sides": (EAST, SOUTH, WEST, NORTH)}]
    assert [t.ghosts(seat) for seat in range(4)] == ["S1@c3 L@out", "S1@d4", "M1@a1", "S1@f6"]
    assert t.keyhole == "W3"


@pytest.mark.parametrize(
    ("seats", "homes"), [(2, [EAST, WEST]), (3, [EAST, SOUTH, WEST]), (4, [1, 0, 3, 2])]
)
def test_dizzy_for_any_number(seats: int, homes: list[int]) -> None:
    """G8.2 Each still has a side of their own."""
    assert midnight("dizzy", seats=seats).s.homes == homes


def test_dizzy_changes_ways_in_and_out() -> None:
    """G8.2 From now on one comes in from the new side, and gets out opposite."""
    t = midnight("dizzy", "S1@a3 S2@c1").skip_to("move-ghosts")
    t.plans("S1>out S2>b1 S3>f2")
    costs = [e.params["cost"] for e in t.events if "cost" in e.params]
    assert (costs, t.ghosts()) == ([1, 1, 1], "S1@out S2@b1 S3@f2")


def test_dizzy_takes_the_edge_along() -> None:
    """G8.2 With merging: who waits at the edge comes in from the new home."""
    t = midnight("dizzy", "M1@edge", merging=True).skip_to("move-ghosts")
    assert t.may(plan("M1>f1"), 0)
    assert t.plans("M1>f1").told("ghost-enters")[0]["cost"] == 1


def test_dizzy_lasts() -> None:
    """G8.2 Homes stay so in the rounds after."""
    t = midnight("dizzy", hall="grand-foyer").skip_to("roll-off").look("N1")
    assert (t.s.round, t.s.homes) == (3, [EAST, WEST])
