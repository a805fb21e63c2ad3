"""W4: creatures, explore cards, shadow cards, the story."""

from __future__ import annotations

from typing import Any

import pytest

from spiritboard.games.wildwoods.actions import Attempt, Choose, Discard, Keep, UseCard, UseUp
from spiritboard.games.wildwoods.box import EXPLORE, HEAL, TOP
from spiritboard.games.wildwoods.rules.needs import SLOT
from tests.wildwoods.table import GAME, Table

FIRST = "explore light help heal"


def drawing(n: int, draws: str, held: str = "", difficulty: str = "normal", **fields: Any) -> Table:
    """So many explore cards are drawn."""
    table = Table("", FIRST, held=held, draws=draws, difficulty=difficulty, **fields)
    return table.attempt("explore", "bottom", "", *([8] * n)).resolve("bottom")


def test_a_creature_enters_where_its_card_says() -> None:
    """W4.1"""
    scene = "[creatures]\nfox = 1\n[[icon]]\nat = 1\ndo = [{ creature = 1 }]"
    assert Table(scene).end().river == "light fox help explore heal"


def test_two_wrens_are_two() -> None:
    """W4.1 Of a kind that is all in the river no more come."""
    scene = "[creatures]\nwren = 2\n[[icon]]\nat = 1\ndo = [{ creature = 1 }]"
    assert Table(scene).end().river == "light help explore heal wren wren"


def test_an_empty_creature_pile_is_reshuffled() -> None:
    """W4.1"""
    scene = "[creatures]\nmoth = 1\n[[icon]]\nat = [1, 2]\ndo = [{ creature = 1 }]"
    table = Table(scene).end().end()
    assert len(table.events("creature-enters")) == 1, "pile and discard are empty"
    table = Table(scene).end()
    table.s.river.remove(table.creature("moth"))
    table.s.creature_discard[table.kind("moth")] += 1
    assert table.end().events("creatures-reshuffled")


def test_a_discarded_creature_gives_no_crystals() -> None:
    """W4.1"""
    scene = '[[icon]]\nat = 1\ndo = [{ discard_creature = "first_creature" }]'
    table = Table(scene, "light help explore heal fox").end()
    assert (table.river, table.s.crystals) == ("light help explore heal", [0, 0, 0, 0])


def test_a_blessing_takes_a_slot_and_is_used() -> None:
    """W4.2, ruling 3 In any decision of Luma's phase."""
    table = drawing(1, "stone", spirit=5)
    assert table.held == "stone"
    assert table.do(UseCard(0)).s.spirit == 8
    assert table.held == ""
    assert table.s.explore_discard[table.card("stone")] == 1


def test_one_is_kept_and_the_rest_discarded() -> None:
    """W4.2"""
    table = drawing(2, "stone matches")
    table.do(Keep(table.card("matches")))
    assert table.held == "matches"
    assert table.s.explore_discard[table.card("stone")] == 1


@pytest.mark.parametrize(("difficulty", "spirit"), [("normal", 10), ("hard", 8)])
def test_a_drawn_curse(difficulty: str, spirit: int) -> None:
    """W4.2, ruling 2 Only the kept one acts; on hard every drawn one."""
    table = Table("", FIRST, difficulty=difficulty, draws="apple stone")
    table.s.explore_pile[table.card("apple")] = 1
    table.attempt("explore", "bottom", "", 8, 8).resolve("bottom")
    if table.asked == "keep-one":
        table.do(Keep(table.card("stone")))
    assert (table.s.spirit, table.held) == (spirit, "stone")


def test_a_kept_curse_acts_at_once() -> None:
    """W4.2"""
    table = Table("", FIRST, draws="apple", held="badger")
    table.s.explore_pile[table.card("apple")] = 1
    table.attempt("explore", "bottom", "", 8).resolve("bottom")
    assert (table.s.spirit, table.held) == (9, "badger"), "the badger makes it cost 1 less"


def test_the_explore_discard_is_shuffled() -> None:
    """W4.2, ruling 1 Without the cards of the same draw; with both empty fewer are drawn."""
    table = Table("", FIRST, draws="stone matches")
    table.s.explore_pile = [0] * len(table.s.explore_pile)
    table.s.explore_pile[table.card("stone")] = 1
    table.s.explore_discard[table.card("matches")] = 1
    table.attempt("explore", "bottom", "", 8, 8, 8).resolve("bottom")
    assert len(table.events("draws-card")) == 2
    assert table.events("explore-reshuffled")


def test_full_slots_use_or_discard_one_the_new_one_included() -> None:
    """W4.2"""
    table = drawing(1, "stone", "matches matches button", spirit=5)
    names = {"matches", "button", "stone"}
    cards = {table.s.card(option.card).name for option in table.may(Discard)}  # type: ignore[attr-defined]  # it has one
    assert cards == names
    assert table.do(UseUp(table.card("stone"))).s.spirit == 8
    assert table.held == "matches matches button"


def test_a_trauma_is_never_discarded_for_room() -> None:
    """W4.2, ruling 4"""
    table = drawing(1, "stone", "lie doing paper", spirit=5)
    assert table.may() == [UseUp(table.card("stone")), Discard(table.card("stone"))]


def test_a_trauma_among_traumas_costs_spirit() -> None:
    """Ruling 4"""
    scene = '[[icon]]\nat = 1\ndo = [{ trauma = "sentence" }]'
    table = Table(scene, held="lie lie lie").end()
    assert (table.s.spirit, table.held) == (8, "lie lie lie")


def test_a_trauma_stays_until_it_is_healed() -> None:
    """W4.2, ruling 4 Then it is out of the game."""
    table = Table("", "heal help light explore", held="lie")
    table.attempt("heal", "top", "lie", 3, 3).resolve("top")
    assert (table.held, table.s.gone) == ("", 1)


def test_a_trauma_that_can_t_be_healed_yet() -> None:
    """W4.2"""
    table = Table("", "heal help light explore", held="sentence")
    assert table.refused(Attempt(HEAL, TOP, SLOT, (1, 0, 0))) == "W1.4 no-such-target"
    opened = Table('setup = [{ flag = "door", value = "latch" }]', "heal help", held="sentence")
    assert Attempt(HEAL, TOP, SLOT, (1, 0, 0)) in opened.may()


def test_what_a_trauma_changes() -> None:
    """W4.2"""
    table = Table("", "help light explore heal", held="lie")
    table.attempt("help", "bottom", "", 3, 3).resolve("bottom")
    assert table.events("gains-crystals")[0].params["n"] == 1


def test_a_companion_helps_once_a_scene() -> None:
    """W4.2"""
    table = Table("", FIRST, held="button").do(UseCard(0))
    assert Attempt(EXPLORE, 1, -1, (6, 0, 0)) in table.may()
    assert table.refused(UseCard(0)) == "W4.2 used-already"
    table.attempt("explore", "bottom", "", 1, 1, 1)
    assert table.s.dice == [3, 0, 0]
    assert table.held == "button"


def test_a_companion_brings_a_die() -> None:
    """W4.2"""
    assert Table(held="oriel").end().s.dice == [5, 1, 0]


def test_companions_may_be_kept_away() -> None:
    """W4.2"""
    scene = '[[icon]]\nat = 1\ndo = [{ companion = "oriel" }]'
    assert Table(scene, held="paper").end().held == "paper"


@pytest.mark.parametrize(("to", "where"), [("deck", "pile"), ("top", "top"), ("slot", "slot")])
def test_a_new_card_is_shuffled_in_unless_told_otherwise(to: str, where: str) -> None:
    """W4.2, ruling 5"""
    table = Table(f'setup = [{{ shuffle_in = "bell", to = "{to}" }}]')
    bell = table.card("bell")
    found = {
        "pile": table.s.explore_pile[bell],
        "top": table.s.explore_top.count(bell),
        "slot": table.s.slots.count(bell),
    }
    assert found == {"pile": 0, "top": 0, "slot": 0, where: 1}


def test_a_shadow_card_acts_and_lies_face_up() -> None:
    """W4.3"""
    scene = "[[icon]]\nat = 1\ndo = [{ shadow_card = 1 }]"
    table = Table(scene, draws="cough").end()
    assert table.s.shadow == 2
    assert table.s.shadow_up == [table.shadow_card("cough")]
    assert table.s.shadow_left == 2


def test_some_shadow_cards_always_lie_last() -> None:
    """W4.3"""
    table = Table("[[icon]]\nat = 1\ndo = [{ shadow_card = 2 }]").end()
    assert table.shadow_card("upstairs") not in table.s.shadow_up


def test_the_story_asks_and_remembers() -> None:
    """W4.4"""
    scene = """
    [[icon]]
    at = 1
    do = [{ choose = { id = "door", options = [
      { id = "latch", do = [{ flag = "door", value = "latch" }] },
      { id = "shut", when = { flag = "mill", value = "stopped" }, do = [] },
      { id = "lock", do = [{ flag = "door", value = "locked" }] },
    ] } }]
    """
    table = Table(scene).end()
    ways = [table.s.box.choices[way.choice].name for way in table.may(Choose)]  # type: ignore[attr-defined]  # it has one
    assert ways == ["scene-here-choose-door-latch", "scene-here-choose-door-lock"]
    table.do(table.may()[1])
    assert table.flag("door") == "locked"


def test_a_story_page_is_put_away_unless_told_otherwise() -> None:
    """W4.4, ruling 20 What stays is a flag, a count or a card; the page itself is only told."""
    table = Table('setup = [{ story = "scene-here-page" }]')
    assert GAME.carried(table.s)["flags"] == {}


def test_a_trauma_stays_the_aim_when_a_card_before_it_is_used() -> None:
    """W4.2 The slots close up in the middle of a roll."""
    table = Table(river="heal light help explore", held="stone lie", spirit=5)
    table.attempt("heal", "top", "lie", 8, 8).do(UseCard(0)).resolve("top")
    assert table.s.slots == []
