"""The Archive and the secrets: 4.10, D7, D8."""

from __future__ import annotations

import pytest

from spiritboard.games.djinn.actions import (
    Consult,
    Hire,
    LetBe,
    PlaceSecret,
    Study,
    TakeBonus,
    Wake,
)
from tests.djinn.table import Table, location, mage, space

SECRET, COIN, SCROLL, WAKE, CIRCLE = (Consult(option) for option in range(5))
ALL = "academy@S23 tavern@S12 market@S31 workshop@T1"
"""Of those who have placed their four secrets; catacombs and archive are removed."""
OUT = "catacombs archive"


def place(what: str, where: str) -> PlaceSecret:
    return PlaceSecret(location(what), space(where))


# The yellow options, one at the square


def test_two_coins() -> None:
    """4.10 Yellow, option 2."""
    t = Table(2, "T1")
    t.play(COIN)
    assert t.has("coins=6")
    assert t.turn == 1


def test_a_scroll() -> None:
    """4.10 Yellow, option 3."""
    t = Table(2, "T1")
    t.play(SCROLL)
    assert t.has("scrolls=1 magic=3")


def test_a_mage_face_up() -> None:
    """4.10 Yellow, option 4: one, of one's choice."""
    t = Table(2, "T1", "-M01 -M02")
    t.play(WAKE)
    assert t.kind == "wake"
    assert t.refused(Wake((mage("M01"), mage("M02")))) == "R5.2 wake-at-most"
    t.play(Wake((mage("M02"),)))
    assert t.has("-M01 M02")


def test_up_to_so_many_mages() -> None:
    """D44 Fewer or none too, also where all of them could be turned face up."""
    one, two = mage("M01"), mage("M02")
    t = Table(2, "T1", f"{ALL} -M01 -M02", removed=OUT)
    t.play(WAKE)
    assert t.options() == [Wake((one, two)), Wake((one,)), Wake((two,)), Wake(())]
    t.play(Wake((two,)))
    assert t.has("-M01 M02")
    t = Table(2, "T1", "-M01")
    t.play(WAKE, Wake(()))
    assert t.has("-M01")
    assert t.turn == 1


def test_a_circle() -> None:
    """4.10 Yellow, option 5: the left one with 2 magic, then the right one with a capacity."""
    t = Table(2, "T1", "magic=0")
    t.play(CIRCLE)
    assert t.has("circles=3 magic=2 marker=5 keys=0")
    t = Table(2, "T1", "magic=0 circles=3")
    t.play(CIRCLE, TakeBonus())
    assert t.has("circles=4 magic=0 marker=6")


def test_the_capacity_of_the_right_circle_may_be_left() -> None:
    """D44 Somebody may want the marker where it is."""
    t = Table(2, "T1", "magic=0 circles=3")
    t.play(CIRCLE)
    assert (t.kind, t.options()) == ("take-bonus", [TakeBonus(), LetBe()])
    t.play(LetBe())
    assert t.has("circles=4 marker=5")


def test_what_would_do_nothing_is_not_offered() -> None:
    """4.10 Nobody to wake, no circle left; there are five options."""
    t = Table(2, "T1", "circles=4")
    assert t.refused(WAKE) == "R4.6 nobody-sleeps"
    assert t.refused(CIRCLE) == "R4.6 all-circles-active"
    assert t.refused(Consult(5)) == "R4.6 not-an-answer"


# The special action


def test_two_different_options_at_the_round_space() -> None:
    """4.10 Special: two of them, not the same; the second may be left out."""
    t = Table(2, "P12", djinn={"P12": ""})
    t.play(COIN)
    assert t.kind == "consult-again"
    assert t.refused(COIN) == "R4.6 another-option"
    assert t.refused(WAKE) == "R4.6 nobody-sleeps"
    t.play(SCROLL)
    assert t.has("coins=6 scrolls=1")
    assert t.turn == 1
    t = Table(2, "P12", djinn={"P12": ""})
    t.play(COIN, LetBe())
    assert t.has("coins=6")
    assert t.turn == 1


# The red options


@pytest.mark.parametrize(
    ("option", "found"),
    [(COIN, "coins=8"), (SCROLL, "scrolls=1 magic=2"), (CIRCLE, "circles=3 keys=1 magic=2")],
)
def test_red_options(option: Consult, found: str) -> None:
    """4.10 Red, once all secrets are placed: 4 coins; a scroll and 2 magic; a circle and a key."""
    t = Table(2, "T1", f"{ALL} magic=0", removed=OUT, turn=1)
    t.play(option)
    if option == CIRCLE:
        t.play(TakeBonus())
    assert t.has(found)


def test_the_key_without_the_circle() -> None:
    """D44 Red, option 5, in part."""
    t = Table(2, "T1", f"{ALL} magic=0", removed=OUT, turn=1)
    t.play(CIRCLE, LetBe())
    assert t.has("circles=2 keys=1 magic=0")


def test_two_mages_face_up() -> None:
    """4.10 Red, option 4: up to two."""
    t = Table(2, "T1", f"{ALL} -M01 -M02 -M03", removed=OUT)
    t.play(WAKE, Wake((mage("M01"), mage("M03"))))
    assert t.has("M01 -M02 M03")


def test_red_with_all_circles_active_still_gives_the_key() -> None:
    """4.10 Red, option 5; house: the key comes also when no circle is left."""
    t = Table(2, "T1", f"{ALL} circles=4", removed=OUT)
    t.play(CIRCLE)
    assert t.has("circles=4 keys=1")
    assert Table(2, "T1", ALL, removed=OUT).refused(SECRET) == "D7 no-square-for-secret"


def test_the_bar_is_personal() -> None:
    """4.10 Somebody else's bar does not help."""
    t = Table(2, "T1", others={1: ("", ALL)}, removed=OUT)
    t.play(COIN)
    assert t.has("coins=6")


# Secrets


def test_a_secret_goes_to_a_square() -> None:
    """D7 Not to a round space, not to the Source; a symbol that is not there yet, of anybody."""
    others = {0: ("", "tavern@S12")}
    t = Table(2, "T1<R1", "market@T2 coins=0", others=others, removed=OUT, turn=1)
    t.play(SECRET)
    assert t.kind == "place-secret"
    assert t.refused(place("tavern", "R1")) == "D7 secret-needs-square"
    assert t.refused(place("tavern", "M")) == "D7 secret-needs-square"
    assert t.refused(place("tavern", "S23")) == "D7 symbol-is-there"
    assert t.refused(place("tavern", "S12")) == "D7 symbol-is-there"
    assert t.refused(place("tavern", "T2")) == "D7 one-secret-a-square"
    assert t.refused(place("market", "S12")) == "D7 no-such-secret"
    assert t.refused(place("archive", "S12")) == "D7 no-such-secret"
    assert t.refused(COIN) == "D7 not-an-answer"
    t.play(place("workshop", "S12"))
    assert t.has("workshop@S12 minimum=0")
    assert t.turn == 0


def test_a_secret_may_be_left() -> None:
    """D44 Also after the option was chosen."""
    t = Table(2, "T1", "coins=0")
    t.play(SECRET, LetBe())
    assert -1 in t.s.secrets[:6]
    assert t.turn == 1


def test_no_square_for_any_secret() -> None:
    """D7 Then the option cannot be chosen."""
    others = {
        1: ("", "tavern@S12 academy@S23 market@S31 workshop@T1"),
        2: ("", "market@S12 workshop@S23 tavern@S31 academy@T1"),
    }
    mine = "academy@T2 tavern@T3 market@S12"
    t = Table(3, "T1<R1", mine, others=others, removed="catacombs archive workshop")
    assert t.refused(SECRET) == "D7 no-square-for-secret"


def test_a_fresh_secret_is_not_used() -> None:
    """D8 Not in the turn in which it is placed, also at the square where one stands."""
    t = Table(2, "T1", "keys=1")
    t.play(SECRET, place("tavern", "T1"))
    assert t.has("tavern@T1")
    assert t.refused(Hire(0)) == "D8 secret-is-fresh"
    assert Table(2, "T1", "tavern@T1").may(Hire(0))


def test_a_fresh_secret_wakes_no_gear() -> None:
    """D8 Nor does gear work there; house."""
    t = Table(2, "T1", "S2 keys=1 magic=0")
    t.play(SECRET, place("tavern", "T1"))
    assert t.options()
    assert not any(type(action).__name__ == "UseGear" for action in t.options())


def test_the_last_secret() -> None:
    """4.2 The minimum goes up by 1, and there are 2 magic; the red options are open at once."""
    mine = "academy@S23 tavern@S12 market@S31 magic=0"
    t = Table(2, "P12", mine, djinn={"P12": ""}, removed=OUT, turn=1)
    t.play(SECRET, place("workshop", "T1"))
    assert t.has("minimum=1 magic=2")
    t.play(COIN)
    assert t.has("coins=8")


def test_the_minimum_never_beyond_two() -> None:
    """4.2 Once for the secrets, once for the gear."""
    mine = "academy@S23 tavern@S12 market@S31 minimum=1"
    t = Table(2, "T1<R1", mine, removed=OUT)
    t.play(SECRET, place("workshop", "T1"))
    assert t.has("minimum=2")


def test_the_archive_by_a_secret() -> None:
    """D9 One's secret of the Archive at another square: one option."""
    t = Table(2, "S12", "archive@S12")
    t.play(COIN, Study(raises=False))
    assert t.has("coins=6 scrolls=1")
    assert t.turn == 1
