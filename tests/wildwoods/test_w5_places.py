"""W5: places."""

from __future__ import annotations

from spiritboard.games.wildwoods.actions import Attempt, Pay
from spiritboard.games.wildwoods.box import EXPLORE, HELP, TOP
from tests.wildwoods.table import Table

ROW = """
light_track = 4
[[place]]
id = "first"
kind = "help"
need = 1
[[place]]
id = "second"
kind = "help"
need = 1
[[place]]
id = "both"
kind = "explore"
need = 1
after = ["first", "second"]
[[place]]
id = "bright"
kind = "help"
need = 1
light = true
[[place]]
id = "dim"
kind = "help"
need = 1
light = 2
[[place]]
id = "stone"
kind = "help"
need = 1
space = "5+"
card = "explore"
[[place]]
id = "gate"
kind = "help"
need = 1
when = { flag = "mill", value = "stopped" }
"""
HELPING = "help light explore heal"


def attempt(table: Table, card: int, name: str) -> Attempt:
    return Attempt(card, TOP, table.place(name), (1, 0, 0))


def test_joined_places_wait_for_all_on_their_left() -> None:
    """W5.1, ruling 21"""
    table = Table(ROW, HELPING)
    assert table.refused(attempt(table, EXPLORE, "both")) == "W5.1 place-joined"
    table.s.solved = 1
    assert table.refused(attempt(table, EXPLORE, "both")) == "W5.1 place-joined"
    table.s.solved = 3
    assert table.refused(attempt(table, EXPLORE, "both")) == ""
    assert table.refused(attempt(table, HELP, "both")) == "W5.1 other-card"


def test_a_place_needs_the_light_and_shuts_again() -> None:
    """W5.1, ruling 21"""
    table = Table(ROW, HELPING, light=4)
    assert table.refused(attempt(table, HELP, "bright")) == ""
    table.s.light = 3
    assert table.refused(attempt(table, HELP, "bright")) == "W5.1 place-dark"
    assert table.refused(attempt(table, HELP, "dim")) == ""


def test_a_place_needs_a_card_on_its_space() -> None:
    """W5.1"""
    table = Table(ROW, HELPING)
    assert table.refused(attempt(table, HELP, "stone")) == ""
    table.lay_river("help explore light heal")
    assert table.refused(attempt(table, HELP, "stone")) == "W5.1 place-space"


def test_a_condition_comes_first() -> None:
    """W5.1"""
    table = Table(ROW, HELPING)
    assert table.refused(attempt(table, HELP, "gate")) == "W5.1 place-condition"


def test_a_solved_place_is_done() -> None:
    """W5.1"""
    table = Table(ROW, HELPING).attempt("help", "top", "first", 3).resolve("top")
    assert table.refused(attempt(table, HELP, "first")) == "W5.1 place-solved"


PRICE = """
[[place]]
id = "ferry"
kind = "help"
need = 2
when = { crystals = "any", n = 2, pay = true }
"""


def test_a_price_is_paid_before_the_roll_and_only_once() -> None:
    """W5.1"""
    table = Table(PRICE, HELPING, "light=1 heal=1 help=1")
    table.rolls = [(1,)]
    table.do(attempt(table, HELP, "ferry"))
    assert table.asked == "pay-crystals"
    table.do(Pay((1, 0, 0, 1)))
    assert table.s.crystals == [0, 1, 0, 0]
    table.s.river = [1, 0, 2, 3]
    table.attempt("help", "top", "ferry", 3, 3).resolve("top")
    assert table.s.solved == 1
    poor = Table(PRICE, HELPING, "light=1")
    assert poor.refused(attempt(poor, HELP, "ferry")) == "W5.1 place-condition"


def test_the_wrong_order_may_cost_spirit() -> None:
    """W5.1"""
    scene = """
    [[place]]
    id = "larch"
    kind = "help"
    need = 1
    [[place]]
    id = "stone"
    kind = "help"
    need = 1
    after = ["larch"]
    order_cost = 2
    """
    table = Table(scene, HELPING).attempt("help", "top", "stone", 3).resolve("top")
    assert (table.s.spirit, table.s.solved) == (8, 2)


SEARCH = """
win = { found = "leveret" }
[[hide]]
id = "leveret"
among = ["a", "b", "c"]
do = [{ count = "told", n = 1 }]
[[rule]]
on = "healed"
do = [{ hint = "leveret" }]
[[place]]
id = "a"
kind = "help"
need = 1
[[place]]
id = "b"
kind = "help"
need = 1
[[place]]
id = "c"
kind = "help"
need = 1
"""


def test_a_hidden_thing_is_under_one_of_the_places() -> None:
    """W5.1 Each place left is as likely as any other; a hint rules one out."""
    table = Table(SEARCH, "heal moth help light explore", draws="b no")
    table.attempt("heal", "top", "moth", 8, 8).resolve("top")
    table.do(table.may()[0])
    assert table.s.ruled_out == 2
    table.s.river = [1, 0, 2, 3]
    table.attempt("help", "top", "a", 8).resolve("top")
    assert table.events("not-here")
    table.s.river = [1, 0, 2, 3]
    table.attempt("help", "top", "c", 8).resolve("top")
    assert table.asked == ""
    assert table.count("told") == 1


def test_shadow_cards_as_places() -> None:
    """W5.1 Those drawn in the campaign; one that is drawn now becomes a place too."""
    scene = 'places_from = "shadow_face_up"\nwin = { all_solved = true }\nsetup = [{ say = 1 }]'
    carried = {"shadow": {"ever": ["cough", "dark"]}}
    table = Table(scene, HELPING, carried=carried)
    assert table.s.is_solved(table.place("dark")), "what needs most is said first"
    assert table.refused(attempt(table, HELP, "fine")) == "W5.1 place-not-there"
    table.attempt("help", "top", "cough", 3, 3, 3).resolve("top")
    assert table.asked == ""
