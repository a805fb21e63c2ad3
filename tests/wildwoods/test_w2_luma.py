"""W2: Luma's phase."""

from __future__ import annotations

from spiritboard.games.wildwoods.actions import (
    Attempt,
    EndPhase,
    Forgo,
    Pick,
    Reroll,
    Resolve,
    UseCard,
)
from spiritboard.games.wildwoods.box import BOTTOM, HEAL, HELP, LIGHT, TOP
from spiritboard.games.wildwoods.state import STUNNED
from tests.wildwoods.table import Table

LAMP = """
[[place]]
id = "lamp"
kind = "help"
need = 3
"""


def test_all_dice_come_back() -> None:
    """W2.1"""
    table = Table().attempt("light", "bottom", "", 3, 3, 3).resolve("bottom").end()
    assert (table.s.dice, table.s.used_dice) == ([5, 0, 0], [0, 0, 0])


def test_a_die_is_a_success_by_the_space_of_its_card() -> None:
    """W2.2"""
    table = Table(river="light help explore heal").attempt("explore", "bottom", "", 5, 4, 8, 1)
    assert table.events("rolls")[0].params["successes"] == 2
    assert table.s.roll_number == 5


def test_the_card_goes_to_the_end_and_the_dice_are_used() -> None:
    """W2.2"""
    table = Table().attempt("light", "bottom", "", 3, 3).resolve("bottom")
    assert table.river == "help explore heal light"
    assert table.s.dice == [3, 0, 0]


def test_a_card_on_a_blank_space_does_not_act() -> None:
    """W2.2, ruling 24"""
    table = Table(river="toad toad moth light help explore heal")
    assert table.refused(Attempt(HELP, BOTTOM, -1, (1, 0, 0))) == "W2.2 blank-space"
    assert {action.card for action in table.may(Attempt)} == {LIGHT}  # type: ignore[attr-defined]  # an attempt


def test_the_bottom_if_the_top_falls_short() -> None:
    """W2.2, ruling 12 With the successes had; or neither."""
    table = Table(LAMP, "help light explore heal").attempt("help", "top", "lamp", 3, 1)
    assert table.may() == [Resolve(BOTTOM, 0), Forgo()]
    assert table.refused(Resolve(TOP, 0)) == "W2.2 top-not-reached"
    assert table.refused(Resolve(BOTTOM, 1)) == "W1.5 no-such-crystals"
    assert table.refused(EndPhase()) == "W2.2 not-now"


def test_a_creature_that_has_left_is_not_healed() -> None:
    """W2.2, W4.1 A card that sends it away after the roll leaves the bottom ability."""
    table = Table("", "heal light help explore moth", "heal=1", "token")
    table.attempt("heal", "top", "moth", 8, 8, 8, 8)
    table.do(UseCard(0)).do(Pick(table.creature("moth")))
    assert table.may() == [Resolve(BOTTOM, 0), Resolve(BOTTOM, 1), Forgo()]
    assert table.refused(Resolve(TOP, 0)) == "W2.2 top-not-reached"


def test_a_reached_top_is_not_swapped() -> None:
    """W2.2, ruling 12 Crystals are decided after seeing the roll."""
    table = Table(LAMP, "help light explore heal", "help=3").attempt("help", "top", "lamp", 3, 3, 3)
    assert table.may() == [Resolve(TOP, 0), Forgo()]
    assert table.refused(Resolve(BOTTOM, 0)) == "W2.2 top-reached"
    assert table.forgo().river == "light explore heal help"
    assert not table.s.solved


def test_crystals_for_the_top_or_some_of_them_for_the_bottom() -> None:
    """Ruling 12"""
    table = Table(LAMP, "help light explore heal", "help=3").attempt("help", "top", "lamp", 3)
    assert table.may() == [Resolve(TOP, 2), Resolve(BOTTOM, 0), Resolve(BOTTOM, 1), Forgo()]


def test_with_no_success_it_fails() -> None:
    """W2.2"""
    table = Table(LAMP, "help light explore heal", "help=3").attempt("help", "top", "lamp", 2, 1)
    assert table.events("fails")
    assert table.river == "light explore heal help"


def test_no_success_can_t_be_resolved() -> None:
    """W2.2"""
    table = Table(held="courage").attempt("light", "bottom", "", 1)
    assert table.refused(Resolve(BOTTOM, 0)) == "W2.2 no-success"
    assert table.do(UseCard(0)).resolve("bottom").s.light == 1


def test_rerolled_dice_keep_the_new_result() -> None:
    """W2.2, ruling 11"""
    table = Table(held="thought").attempt("light", "bottom", "", 8, 1, 1)
    table.rolls = [(2, 5)]
    table.do(UseCard(0))
    assert Reroll(0b110) in table.may()
    table.do(Reroll(0b110)).resolve("bottom")
    assert table.s.light == 2
    assert table.held == ""


def test_only_available_dice() -> None:
    """W2.2"""
    table = Table().attempt("light", "bottom", "", 3, 3, 3, 3).resolve("bottom")
    assert table.refused(Attempt(HELP, BOTTOM, -1, (2, 0, 0))) == "W2.2 no-such-dice"
    assert table.refused(Attempt(9, BOTTOM, -1, (1, 0, 0))) == "W2.2 no-such-card"
    assert table.refused(Attempt(HEAL, TOP, 77, (1, 0, 0))) == "W1.4 no-such-target"


def test_the_same_card_again_and_the_phase_ended_at_any_time() -> None:
    """W2.3"""
    table = Table(river="light help explore heal")
    table.attempt("light", "bottom", "", 3).resolve("bottom")
    assert Attempt(LIGHT, BOTTOM, -1, (1, 0, 0)) in table.may()
    assert EndPhase() in table.may()
    assert table.end().s.turn == 2


def test_a_trauma_that_forbids_to_end_with_dice_unused() -> None:
    """W2.3"""
    table = Table(held="doing")
    assert table.refused(EndPhase()) == "W2.3 dice-unused"


def test_with_nothing_left_to_do_the_phase_ends_by_itself() -> None:
    """W2.3"""
    table = Table().attempt("light", "bottom", "", 3, 3, 3, 3, 3).resolve("bottom")
    assert table.s.turn == 2


def test_shining_on_one_that_never_moves() -> None:
    """W1.4 It is stunned where it stands."""
    table = Table(river="light toad help explore heal")
    table.attempt("light", "top", "toad", 3).resolve("top")
    assert table.river == "toad* help explore heal light"
    assert table.s.marks_of(table.creature("toad")) == STUNNED


def test_loud_successes_move_the_shadow() -> None:
    """W2.2 In a loud scene what is over the need is heard."""
    table = Table("loud = true\n" + LAMP, "help light explore heal")
    table.attempt("help", "top", "lamp", 3, 3, 3, 3, 3).resolve("top")
    assert table.events("loud")[0].params["n"] == 2
    assert table.s.shadow == 3, "two steps, and that of the turn"
