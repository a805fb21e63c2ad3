"""W1: river, dice, action cards, crystals, spirit, track, stun, Brom."""

from __future__ import annotations

import pytest

from spiritboard.games.wildwoods.actions import (
    Attempt,
    Care,
    DrawLast,
    EndPhase,
    LayBrom,
    PlaceCrystals,
    Protect,
    RerollDie,
    Resolve,
)
from spiritboard.games.wildwoods.box import CARE, EXPLORE, HEAL, LAID, LIGHT, PROTECT, TOP
from spiritboard.games.wildwoods.rules.river import put_at
from tests.wildwoods.table import GAME, Table

LAMP = """
[[place]]
id = "lamp"
kind = "help"
need = 2
"""
DOOR = """
[[place]]
id = "door"
kind = "explore"
need = 2
"""


def test_one_player_or_several_who_decide_together() -> None:
    """W1.1"""
    table = Table(seats=3)
    decision = GAME.decision(table.s)
    assert decision is not None
    assert decision.seats == (0, 1, 2)
    assert decision.takes_any
    assert table.do(EndPhase(), seat=2).s.turn == 2


def test_a_new_river() -> None:
    """W1.2"""
    assert Table().river == "light help explore heal"


@pytest.mark.parametrize(
    ("card", "space", "river"),
    [
        (LIGHT, 1, "help light explore heal"),
        (HEAL, 0, "heal light help explore"),
        (EXPLORE, 1, "light explore help heal"),
        (LIGHT, 6, "help explore heal light"),
    ],
)
def test_a_card_put_on_a_taken_space_pushes_the_others(card: int, space: int, river: str) -> None:
    """W1.2, ruling 15 Taken out, closed, inserted; beyond the end it slides to the end."""
    table = Table()
    put_at(table.s, card, space)
    assert table.river == river


def test_a_drawn_creature_finds_a_full_river() -> None:
    """W1.2, ruling 16 Discarded, its spirit lost, and nothing else of it happens."""
    scene = "[[icon]]\nat = 1\ndo = [{ creature = 1 }]\n[creatures]\nbeetle = 1"
    table = Table(scene, "light help explore heal toad* toad* toad*", spirit=9)
    table.end()
    assert table.river == "light help explore heal toad toad toad"
    assert table.s.spirit == 8
    assert not table.events("creature-enters")
    assert table.s.creature_discard[table.kind("beetle")] == 1


def test_a_full_river_holds_for_a_creature_put_into_play_too() -> None:
    """Ruling 16"""
    scene = '[[icon]]\nat = 1\ndo = [{ creature = 1, kind = "fox" }]'
    table = Table(scene, "light help explore heal toad* toad* toad*", spirit=9)
    assert table.end().s.spirit == 7


def test_five_dice_and_more_by_an_effect() -> None:
    """W1.3"""
    table = Table('setup = [{ die = "d10" }, { die = "d12" }, { die = "d10" }]')
    assert table.s.dice == [5, 1, 1]
    table.attempt("light", "bottom", "", 3, 10, 12, dice=(1, 1, 1))
    assert table.s.dice == [4, 0, 0]
    assert table.s.used_dice == [1, 1, 1]


def test_light_shines_on_a_creature() -> None:
    """W1.4, ruling 22 The creature ends in front of Light."""
    table = Table(river="light moth help explore heal")
    table.attempt("light", "top", "moth", 3).resolve("top")
    assert table.river == "help explore heal moth* light"


def test_light_moves_the_light() -> None:
    """W1.4"""
    table = Table().attempt("light", "bottom", "", 3, 8, 2).resolve("bottom")
    assert table.s.light == 2


def test_help_solves_a_help_place() -> None:
    """W1.4"""
    table = Table(LAMP, "help light explore heal").attempt("help", "top", "lamp", 3, 4)
    assert table.resolve("top").s.is_solved(0)


def test_help_gives_crystals() -> None:
    """W1.4, ruling 23 The card in use may receive them."""
    table = Table(river="help light explore heal").attempt("help", "bottom", "", 3, 4)
    table.resolve("bottom").do(PlaceCrystals((0, 1, 0, 1)))
    assert table.s.crystals == [0, 1, 0, 1]


def test_explore_solves_an_explore_place() -> None:
    """W1.4"""
    table = Table(DOOR, "explore light help heal").attempt("explore", "top", "door", 3, 4)
    assert table.resolve("top").s.is_solved(0)


def test_heal_gives_the_creatures_crystals() -> None:
    """W1.4"""
    table = Table(river="heal fox light help explore")
    table.attempt("heal", "top", "fox", 3, 3, 3).resolve("top").do(PlaceCrystals((2, 0, 0, 0)))
    assert table.river == "light help explore heal"
    assert table.s.crystals == [2, 0, 0, 0]
    assert table.s.healed[table.kind("fox")] == table.s.healed_here == 1


def test_heal_gives_spirit() -> None:
    """W1.4"""
    table = Table(river="heal light help explore", spirit=4)
    assert table.attempt("heal", "bottom", "", 3, 3).resolve("bottom").s.spirit == 6


def test_a_creature_with_sides_turns_until_the_last_one() -> None:
    """W1.4"""
    table = Table(river="heal grief light help explore", crystals="heal=3")
    for damage in (3, 2, 1):
        assert table.s.side_of(table.creature("grief")).damage == damage
        table.s.dice = [5, 0, 0]
        put_at(table.s, HEAL, 0)
        table.attempt("heal", "top", "grief", 3, 3, 3, 3).resolve("top")
        while table.asked == "spread-crystals":
            table.do(table.may()[0])
    assert table.river == "light help explore heal"
    assert table.s.healed_here == 1


def test_at_most_three_crystals_on_a_card() -> None:
    """W1.5, ruling 23 What is over is lost."""
    table = Table(river="help light explore heal", crystals="light=3 help=3 explore=3 heal=2")
    table.attempt("help", "bottom", "", 3, 4, 5).resolve("bottom")
    assert table.s.crystals == [3, 3, 3, 3]
    assert table.events("gains-crystals")[0].params["lost"] == 2


def test_crystals_count_after_a_success_only_and_of_the_card_in_use() -> None:
    """W1.5"""
    table = Table(LAMP, "help light explore heal", "help=1 light=3")
    table.attempt("help", "top", "lamp", 3)
    assert Resolve(TOP, 1) in table.may()
    assert table.resolve("top", 1).s.crystals == [3, 0, 0, 0]
    blank = Table(LAMP, "help light explore heal", "help=3").attempt("help", "top", "lamp", 2)
    assert blank.asked == "act"
    assert blank.s.crystals == [0, 3, 0, 0]


@pytest.mark.parametrize(
    ("had", "lost", "spirit", "cards"), [(10, 9, 1, 0), (3, 3, 10, 1), (3, 5, 8, 1), (2, 14, 8, 2)]
)
def test_spirit_goes_on_from_the_start(had: int, lost: int, spirit: int, cards: int) -> None:
    """W1.6, ruling 6 The whole loss first, then a shadow card for each time round."""
    scene = f"[[icon]]\nat = 1\ndo = [{{ spirit = -{lost} }}]"
    table = Table(scene, spirit=had, shadow_left=3, draws="fine fine" if cards else "")
    table.s.shadow_pile = [0, 3, 0, 0]
    table.end()
    assert table.s.spirit == spirit
    assert len(table.events("shadow-card")) == cards


def test_spirit_is_gained_up_to_the_start() -> None:
    """W1.6"""
    table = Table(river="heal light help explore", spirit=9)
    assert table.attempt("heal", "bottom", "", 3, 3).resolve("bottom").s.spirit == 10


ICONS = """
track = 5
[[icon]]
at = 1
do = [{ spirit = -1 }, { shadow = 1 }]
[[icon]]
at = 2
do = [{ light = 1 }]
[[icon]]
at = 1
do = [{ light = 1 }]
"""


def test_icons_step_by_step_from_left_to_right() -> None:
    """W1.7, ruling 17 Also when an effect moves the shadow."""
    table = Table(ICONS).end()
    assert (table.s.shadow, table.s.spirit, table.s.light) == (2, 9, 2)
    keys = [event.key for event in table.told if event.key in ("loses-spirit", "light-moves")]
    assert keys == ["loses-spirit", "light-moves", "light-moves"]


def test_moving_back_resolves_nothing_and_forward_again_does() -> None:
    """W1.7, ruling 17"""
    scene = "win = { turn = 9 }\n[[icon]]\nat = 1\ndo = [{ spirit = -1 }]\n[[icon]]\nat = 2\ndo = [{ shadow = -2 }]"
    table = Table(scene).end().end()
    assert (table.s.shadow, table.s.spirit) == (0, 9)
    assert table.end().s.spirit == 8


def test_markers_stay_on_the_track() -> None:
    """W1.7"""
    table = Table("light_track = 2\nsetup = [{ shadow = -3 }, { light = -1 }]")
    assert (table.s.light, table.s.shadow) == (0, 0)
    assert table.attempt("light", "bottom", "", 8, 8, 8).resolve("bottom").s.light == 2


def test_one_stun_token_at_most() -> None:
    """W1.8"""
    table = Table(river="light moth* help explore heal")
    table.attempt("light", "top", "moth", 3).resolve("top").end()
    assert table.river == "help explore heal moth light"


def test_brom_lies_down_instead_of_the_last_shadow_card() -> None:
    """W1.9, ruling 7 It is optional, and the last card stays in the pile."""
    scene = "[[icon]]\nat = 1\ndo = [{ shadow_card = 1 }]"
    table = Table(scene, shadow_left=1).end()
    assert table.asked == "last-shadow-card"
    table.do(LayBrom())
    assert (table.s.brom, table.s.shadow_left) == (LAID, 1)
    assert table.count("brom_forgets") == 1
    assert table.flag("forgot") == "yes"
    assert not table.may(Protect, Care)


def test_something_may_keep_brom_from_forgetting() -> None:
    """W1.9 It counts all the same."""
    scene = 'setup = [{ flag = "door", value = "latch" }, { forget = 2 }]'
    table = Table(scene)
    assert (table.count("brom_forgets"), table.count("told")) == (2, 0)


def test_the_last_shadow_card_loses_the_chapter() -> None:
    """W1.9"""
    scene = "[[icon]]\nat = 1\ndo = [{ shadow_card = 1 }]"
    table = Table(scene, shadow_left=1, draws="upstairs").end().do(DrawLast())
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "chapter-lost")
    assert table.next_scene == "here"
    options = GAME.continued(table.options, GAME.carried(table.s))
    assert options is not None
    again = GAME.setup(1, options)
    assert (again.shadow_left, again.brom, again.shadow_up) == (3, PROTECT, [])
    assert again.explore_pile == table.s.explore_pile, "the deck is built anew, not doubled"


def test_luma_rolls_one_die_again_for_a_crystal() -> None:
    """W1.9, ruling 10 On a blank roll only, and as often as she can pay."""
    table = Table(crystals="light=2", brom=LAID)
    table.rolls = [(1, 2), (2,), (8,)]
    table.do(Attempt(LIGHT, 1, -1, (2, 0, 0)))
    assert table.may(RerollDie) == [RerollDie(0)]
    table.do(RerollDie(0)).do(RerollDie(0))
    assert table.s.crystals[LIGHT] == 0
    assert not table.may(RerollDie)
    assert table.resolve("bottom").s.light == 1


def test_no_reroll_while_brom_stands() -> None:
    """Ruling 10"""
    table = Table(crystals="light=2").attempt("light", "bottom", "", 1)
    assert table.asked == "act"


def test_brom_protects() -> None:
    """W1.9 A crystal of any card; then his card turns."""
    table = Table(river="light moth help explore heal", crystals="heal=1")
    table.do(Protect(table.creature("moth"), HEAL))
    assert table.river == "light help explore heal moth*"
    assert (table.s.brom, table.s.crystals) == (CARE, [0, 0, 0, 0])


def test_brom_cares_for_any_mix_of_crystals() -> None:
    """W1.9, ruling 9"""
    table = Table(crystals="heal=1 light=1", brom=CARE, spirit=5).do(Care((1, 0, 0, 1)))
    assert (table.s.brom, table.s.spirit) == (PROTECT, 7)
    assert table.refused(Care((1, 0, 0, 1))) == "W1.9 brom-cannot"


def test_brom_helps_after_a_roll_and_before_an_activation() -> None:
    """Ruling 8"""
    table = Table(river="light moth help explore heal", crystals="heal=1")
    table.attempt("light", "bottom", "", 8)
    assert table.may(Protect)
    table.resolve("bottom").end()
    assert table.asked == "before-activation"
    table.do(Protect(table.creature("moth"), HEAL))
    assert table.s.spirit == 10


def test_care_does_not_undo_a_wrap() -> None:
    """Ruling 8 Never between a loss and the shadow card it causes."""
    table = Table(
        river="light fox help explore heal", crystals="heal=2", brom=CARE, spirit=1, draws="fine"
    ).end()
    assert table.asked == "before-activation"
    table.do(table.may()[-1])
    assert table.events("shadow-card")
