"""W3: the shadow's phase."""

from __future__ import annotations

from spiritboard.games.wildwoods.actions import Choose, GoOn, UseCard
from tests.wildwoods.table import Table


def test_creatures_cost_spirit_from_left_to_right() -> None:
    """W3.1"""
    table = Table(river="fox light moth help explore heal").end()
    assert [event.params["creature"] for event in table.events("activates")] == ["fox", "moth"]
    assert table.s.spirit == 7


def test_a_stun_token_goes_instead_of_spirit() -> None:
    """W3.1"""
    table = Table(river="fox* light help explore heal").end()
    assert (table.s.spirit, table.river) == (10, "fox light help explore heal")


def test_the_token_goes_after_the_effect() -> None:
    """W3.1, ruling 13 It matters for effects “unless stunned”."""
    assert Table(river="crane* light help explore heal").end().s.shadow == 1
    assert Table(river="crane light help explore heal").end().s.shadow == 2


def test_each_creature_once_also_when_they_move() -> None:
    """W3.1, ruling 14"""
    table = Table(river="light moth owl help explore heal").end()
    assert [event.params["creature"] for event in table.events("activates")] == ["moth", "owl"]
    assert table.river == "owl light moth help explore heal"


def test_one_that_enters_during_the_step_waits() -> None:
    """Ruling 14"""
    scene = '[[rule]]\non = "activated"\ndo = [{ creature = 1, kind = "moth" }]'
    table = Table(scene, "light help explore heal owl").end()
    assert [event.params["creature"] for event in table.events("activates")] == ["owl"]
    assert table.river == "moth owl light help explore heal"


def test_a_bill_before_activation() -> None:
    """W3.1 What happens before may send it away."""
    table = Table(river="otter light help explore heal", crystals="light=2", brom=3).end()
    assert table.asked == "story-choice"
    pay = table.may()[0]
    assert isinstance(pay, Choose)
    table.do(pay)
    assert (table.river, table.s.spirit) == ("light help explore heal", 10)
    assert table.s.crystals == [0, 0, 0, 0]


def test_a_bill_that_can_t_be_paid_is_not_offered() -> None:
    """W4.4"""
    table = Table(river="otter light help explore heal", crystals="light=1", brom=3).end()
    assert table.s.spirit == 9


def test_damage_that_grows() -> None:
    """W3.1"""
    table = Table(river="unsaid light help explore heal", shadow_up=[0, 1, 2]).end()
    assert table.s.spirit == 5


def test_a_card_for_the_moment_before_an_activation() -> None:
    """Ruling 3 Each card prints its window."""
    table = Table(river="fox moth light help explore heal", held="bell")
    assert table.refused(UseCard(0)) == "W4.2 not-in-this-window"
    table.end().do(UseCard(0))
    assert table.s.spirit == 10


def test_the_shadow_steps_forward() -> None:
    """W3.2"""
    table = Table("[[icon]]\nat = 1\ndo = [{ spirit = -2 }]").end()
    assert (table.s.shadow, table.s.spirit) == (1, 8)


def test_a_loss_may_be_turned_away() -> None:
    """W4.2"""
    table = Table(river="fox light help explore heal", held="socks").end()
    assert table.asked == "before-loss"
    assert table.do(UseCard(0)).s.spirit == 10
    other = Table(river="fox light help explore heal", held="socks").end().do(GoOn())
    assert (other.s.spirit, other.held) == (8, "socks")
    assert other.refused(UseCard(5)) == "W4.2 empty-slot"
