"""The vocabulary of scenes: every effect, condition and quantity is known to the rules and does its work."""

from __future__ import annotations

import pytest

from spiritboard.games.wildwoods.actions import (
    Attempt,
    Choose,
    Order,
    Pay,
    Pick,
    PickPlace,
    PlaceCrystals,
    UseCard,
)
from spiritboard.games.wildwoods.box import BOTTOM, EXPLORE, HEAL, HELP, LIGHT, TOP
from spiritboard.games.wildwoods.content.vocabulary import CONDITIONS, EFFECTS, QUANTITIES
from spiritboard.games.wildwoods.rules import conditions, quantities
from spiritboard.games.wildwoods.rules.conditions import holds
from spiritboard.games.wildwoods.rules.programme import PERFORMERS
from tests.wildwoods.table import Table

BUILT_OF_OTHERS = {"all", "any", "not", "self_stunned", "stunned"}
IN_NO_FILE = {"travels_light", "finds_crystals"}
"""Effects that the level brings, not a file."""


def test_every_word_is_known_to_the_rules() -> None:
    assert set(PERFORMERS) - IN_NO_FILE == set(EFFECTS)
    assert set(conditions.READERS) == set(CONDITIONS) - BUILT_OF_OTHERS
    assert set(quantities.READERS) == set(QUANTITIES)


def after(do: str, river: str = "", crystals: str = "", held: str = "", **fields: object) -> Table:
    """The effects as the icons of the first step of the shadow."""
    table = Table(f"[[icon]]\nat = 1\ndo = [{do}]", river, crystals, held, **fields)  # type: ignore[arg-type]  # of the state
    return table.end()


@pytest.mark.parametrize(
    ("do", "river"),
    [
        ('{ move = "light", to = "end" }', "help explore heal light"),
        ('{ move = "heal", to = "start" }', "heal light help explore"),
        ('{ move = "second", to = "right" }', "light explore help heal"),
        ('{ move = "last", to = "left" }', "light help heal explore"),
        ('{ move = "explore", to = 2 }', "light explore help heal"),
        ('{ move = "first_action", to = 7 }', "help explore heal light"),
        ('{ swap = ["first", "last"] }', "heal help explore light"),
        ('{ move = "seventh", to = "start" }', "light help explore heal"),
    ],
)
def test_cards_move(do: str, river: str) -> None:
    assert after(do).river == river


def test_all_others_shift() -> None:
    scene = '[[rule]]\non = "activated"\ndo = []'
    table = Table(scene, "light moth help explore heal")
    assert table.end().river == "light moth help explore heal"
    table = Table(
        '[[icon]]\nat = 1\ndo = [{ move = "others", to = "right" }]', "light help explore heal"
    )
    assert table.end().river == "light help explore heal", (
        "without a card of its own nothing shifts"
    )


def test_a_card_is_picked() -> None:
    table = after('{ move = "choose_action", to = "start" }')
    assert table.do(Pick(HEAL)).river == "heal light help explore"
    table = after('{ swap = "neighbours" }')
    assert table.do(Pick(HELP)).river == "light explore help heal"
    table = after('{ swap = "all" }')
    assert table.do(Order((HEAL, LIGHT, EXPLORE, HELP))).river == "heal light explore help"


def test_creatures_are_stunned_and_discarded() -> None:
    river = "light help explore heal moth* fox*"
    table = after('{ stun = "choose" }', river)
    assert table.do(Pick(table.creature("fox"))).river == "light help explore heal moth fox*"
    assert after('{ stun = "all" }', river).river == "light help explore heal moth* fox*"
    assert after('{ stun = "all" }, { stun = "clear" }', river).river.count("*") == 0
    mild = after('{ discard_creature = "choose", max_damage = 1 }', river)
    assert mild.may() == [Pick(mild.creature("moth"))]
    assert after('{ discard_creature = "all" }', river).river == "light help explore heal"


def test_a_creature_is_activated_besides_its_turn() -> None:
    assert (
        after('{ activate = "last_creature" }', "light help explore heal moth* fox*").s.spirit == 8
    )


def test_a_creature_goes_back_on_its_pile() -> None:
    table = Table("", "heal flour light help explore")
    table.attempt("heal", "top", "flour", 8, 8).resolve("top")
    assert table.s.creature_top == [table.kind("flour")]
    assert table.s.healed_here == 1


@pytest.mark.parametrize(
    ("do", "crystals"),
    [
        ('{ crystal = 2, card = "light" }', [3, 1, 1, 0]),
        ('{ crystal = 1, card = "each" }', [2, 2, 2, 1]),
        ('{ crystal = -3, card = "first" }', [0, 1, 1, 0]),
        ('{ crystal = -3, card = "each" }', [0, 0, 0, 0]),
    ],
)
def test_crystals_of_certain_cards(do: str, crystals: list[int]) -> None:
    assert after(do, crystals="light=1 help=1 explore=1").s.crystals == crystals


@pytest.mark.parametrize(("n", "shadow"), [(1, 2), (2, 2), (3, 1)])
def test_much_light_draws_the_shadow(n: int, shadow: int) -> None:
    """`light_draws`: with so many crystals or more."""
    table = after(f"{{ light_draws = {n} }}", crystals="light=1 help=1")
    assert table.s.shadow == shadow
    assert len(table.events("light-draws")) == shadow - 1


def test_crystals_that_are_chosen() -> None:
    table = after("{ crystal = -2 }", crystals="light=1 help=1 explore=1")
    assert table.do(Pay((1, 0, 1, 0))).s.crystals == [0, 1, 0, 0]
    table = after('{ crystal = -3, card = "choose_one" }', crystals="light=1 help=3")
    assert table.may() == [Pay((1, 0, 0, 0)), Pay((0, 3, 0, 0))]
    table = after("{ share_crystals = true }", crystals="light=1 help=3")
    assert table.do(PlaceCrystals((0, 0, 3, 1))).s.crystals == [0, 0, 3, 1]


def test_cards_that_are_looked_at_and_ordered() -> None:
    table = Table("[[icon]]\nat = 1\ndo = [{ look = 2 }]", draws="stone matches").end()
    stone, matches = table.card("stone"), table.card("matches")
    table.do(Order((matches, stone)))
    assert table.s.explore_top == [stone, matches], "the next one last"
    table.lay_river("explore light help heal")
    table.attempt("explore", "bottom", "", 8).resolve("bottom")
    assert table.held == "matches"


def test_an_effect_draws_and_keeps_one() -> None:
    table = Table("[[icon]]\nat = 1\ndo = [{ explore = 1 }]", draws="stone").end()
    assert table.held == "stone"


def test_companions_come_go_and_are_kept() -> None:
    assert after('{ companion = "oriel" }').held == "oriel"
    assert after('{ companion = "leave", card = "oriel" }', held="oriel stone").held == "stone"
    assert after('{ companion = "keep", card = "oriel" }', held="oriel badger").held == "oriel"
    assert after('{ companion = "keep", card = "none" }', held="oriel badger").held == ""


def test_blessings_are_lost() -> None:
    table = after('{ lose_blessing = "choose" }', held="stone matches lie")
    assert table.asked == "lose-held"
    assert after('{ lose_blessing = "choose" }', held="stone lie").held == "lie"
    assert after('{ lose_blessing = "stone" }', held="stone stone").held == "stone"
    assert after('{ lose_blessing = "deck", n = 2 }').s.gone == 2


@pytest.mark.parametrize(
    ("do", "dice"),
    [
        ('{ dice = -1, time = "next" }', [4, 0, 0]),
        ('{ dice = 1, time = "next" }', [6, 0, 0]),
        ('{ die = "d12" }', [5, 0, 1]),
        ('{ repeat = 2, do = [{ dice = -1, time = "next" }] }', [3, 0, 0]),
    ],
)
def test_dice_of_the_next_phase(do: str, dice: list[int]) -> None:
    assert after(do).s.dice == dice


def using(do: str, river: str = "", **fields: object) -> Table:
    """A scene in which a place of no cost has an effect in Luma's phase."""
    scene = f'[[place]]\nid = "now"\nkind = "help"\nneed = 1\ndo = [{do}]'
    table = Table(scene, river or "help light explore heal", **fields)  # type: ignore[arg-type]  # of the state
    return table.attempt("help", "top", "now", 8).resolve("top")


def test_dice_are_taken_back_or_kept() -> None:
    assert using("{ dice = 2 }").s.dice == [5, 0, 0]
    kept = using("{ keep_dice = 2 }")
    assert (kept.s.dice, kept.s.kept_dice) == ([2, 0, 0], 2)
    assert kept.end().s.dice == [7, 0, 0]


def test_the_phase_ends() -> None:
    table = using('{ spirit = "unused_dice" }, { end_phase = true }', spirit=3)
    assert (table.s.turn, table.s.spirit) == (2, 7)


def test_a_number_for_one_roll_and_a_need_for_a_while() -> None:
    table = using('{ number = 3, scope = "heal" }', "help light explore moth heal")
    assert Attempt(HEAL, BOTTOM, -1, (1, 0, 0)) in table.may()
    table.attempt("heal", "bottom", "", 3).resolve("bottom")
    assert table.s.roll_number == 0
    assert not [one for one in table.may(Attempt) if one.card == HEAL]  # type: ignore[attr-defined]  # it has
    kind = using('{ need = -1, scope = "heal" }', "help heal moth light")
    kind.attempt("heal", "top", "moth", 8)
    assert kind.may()[0].ability == TOP  # type: ignore[attr-defined]  # a resolution


def test_an_open_roll_is_changed() -> None:
    table = Table(held="courage").attempt("light", "bottom", "", 1)
    assert table.do(UseCard(0)).resolve("bottom").s.light == 1


@pytest.mark.parametrize(
    ("skip", "turns", "spirit", "shadow"),
    [("icons", 2, 10, 2), ("step", 2, 10, 1), ("loss", 2, 10, 2), ("activation", 2, 9, 2)],
)
def test_something_is_left_out(skip: str, turns: int, spirit: int, shadow: int) -> None:
    scene = f'setup = [{{ skip = "{skip}" }}]\n[[icon]]\nat = 2\ndo = [{{ spirit = -1 }}]'
    river = "light help explore heal moth" if skip == "activation" else ""
    table = Table(scene, river)
    if river:
        table.s.shadow = 2
        assert table.end().s.spirit == 10
        assert table.end().s.spirit == 9
        return
    for _ in range(turns):
        table.end()
    assert (table.s.spirit, table.s.shadow) == (spirit, shadow)


def test_what_a_place_asks_for_is_left_out() -> None:
    scene = """
    setup = [{ skip = "light" }, { skip = "order" }, { skip = "price" }]
    [[place]]
    id = "a"
    kind = "help"
    need = 9
    [[place]]
    id = "b"
    kind = "explore"
    need = 1
    after = ["a"]
    light = true
    when = { crystals = "any", n = 2, pay = true }
    """.replace("need = 9", "need = 8")
    table = Table(scene, "explore light help heal", "light=1")
    table.attempt("explore", "top", "b", 8).resolve("top")
    assert table.s.solved == 2
    assert table.end().s.in_force == []
    assert table.s.crystals == [1, 0, 0, 0]


def test_no_bottom_and_no_moves() -> None:
    table = after('{ skip = "bottom" }')
    assert not [one for one in table.may(Attempt) if one.ability == BOTTOM]  # type: ignore[attr-defined]  # it has
    still = Table('setup = [{ skip = "move" }]', "light help explore heal owl").end()
    assert still.river == "light help explore heal owl"


def test_places_are_solved_and_opened_again() -> None:
    scene = """
    [[icon]]
    at = 1
    do = [{ solve = "choose" }]
    [[icon]]
    at = 2
    do = [{ reopen = "without_effect" }, { solve = "b" }]
    [[icon]]
    at = 3
    do = [{ reopen = "b" }]
    [[place]]
    id = "a"
    kind = "help"
    need = 1
    [[place]]
    id = "b"
    kind = "help"
    need = 1
    do = [{ spirit = -1 }]
    """
    table = Table(scene).end().do(PickPlace(0))
    assert table.s.solved == 1
    assert table.end().s.solved == 2
    assert table.end().s.solved == 0


@pytest.mark.parametrize(("do", "reason"), [("win", 1), ("lose", 2)])
def test_a_scene_is_decided(do: str, reason: int) -> None:
    assert after(f"{{ {do} = true }}").s.result == reason


def test_the_chapter_begins_again() -> None:
    table = after('{ restart = "chapter" }')
    assert (table.asked, table.next_scene) == ("", "here")


@pytest.mark.parametrize(
    ("do", "brom"),
    [("turn", 1), ("lay", 2), ("away", 3), ("back", 0)],
)
def test_broms_card(do: str, brom: int) -> None:
    assert after(f'{{ brom = "{do}" }}').s.brom == brom


def test_amounts() -> None:
    table = after(
        '{ spirit = "-half.count.told" }, { light = "creatures" }', "light moth* fox* help"
    )
    assert table.s.light == 2
    table = Table(
        'setup = [{ count = "told", n = 5 }]\n[[icon]]\nat = 1\ndo = [{ spirit = "-half.count.told" }]'
    )
    assert table.end().s.spirit == 8
    assert after('{ spirit = "-missing_companions" }', held="oriel").s.spirit == 8


@pytest.mark.parametrize(
    ("when", "is_so"),
    [
        ("light_at = 2", True),
        ('light_at = "centre"', False),
        ("shadow_min = 2", False),
        ("spirit_min = 10", True),
        ('crystals = "help", n = 2', True),
        ('crystals = "any", n = 4', False),
        ("creatures_max = 1", True),
        ("creatures_min = 2", False),
        ('creature_here = "moth"', True),
        ('card_at = "help", space = "5+"', True),
        ('count = "told", n = 3', True),
        ('count = "told", max = 2', False),
        ('count = "healed", n = 1', False),
        ("healed_ever = 2", True),
        ('healed_ever = 1, kind = "fox"', False),
        ('flag = "door"', True),
        ('flag = "door", value = ["latch", "locked"]', True),
        ('flag = "door", value = "latch"', False),
        ('has = "stone"', True),
        ("companions_min = 2", False),
        ("dice_left = 5", True),
        ('brom = "here"', True),
        ('brom = "laid"', False),
        ("turn = 2", False),
        ("rolls_max = 0", True),
        ("shadow_face_up = 1", False),
        ("gentle_reading = true", False),
        ("all_solved = true", True),
        ("any = [{ turn = 9 }, { light_min = 1 }]", True),
        ("all = [{ turn = 9 }, { light_min = 1 }]", False),
        ("not = { turn = 9 }, light_min = 1", True),
        ("solved_min = 1", False),
        ('solved = "all"', True),
        ("self_stunned = true", False),
    ],
)
def test_conditions(when: str, is_so: bool) -> None:
    carried = {"flags": {"door": "locked"}, "counts": {"told": 3}, "healed": {"moth": 2}}
    table = Table(
        f"may_leave = {{ {when} }}",
        "light moth help explore heal",
        "help=2",
        "stone oriel",
        carried=carried,
        light=2,
    )
    assert holds(table.s, table.s.box.scene.may_leave) == is_so


def test_a_branch_and_a_choice_with_a_price() -> None:
    scene = """
    [[icon]]
    at = 1
    do = [{ if = { turn = 2 }, then = [{ spirit = -5 }], else = [{ choose = { id = "x", options = [
      { id = "pay", when = { crystals = "any", n = 1, pay = true }, do = [{ spirit = -1 }] },
      { id = "not", do = [] },
    ] } }] }]
    """
    table = Table(scene, crystals="light=1").end()
    pay = table.may(Choose)[0]
    table.do(pay)
    assert (table.s.spirit, table.s.crystals) == (9, [0, 0, 0, 0])
