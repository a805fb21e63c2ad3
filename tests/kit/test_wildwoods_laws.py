"""Wildwoods under every law: a sample of what a soak plays."""

from __future__ import annotations

import pytest

from spiritboard.catalog import game, table_side
from spiritboard.games.wildwoods.info import WildwoodsOptions
from spiritboard.testing import LAWS, QUICK, Terms, check_game
from tests.kit.questions import question_kinds
from tests.wildwoods.table import campaign

WILDWOODS = game("wildwoods")
RICH = {
    "slots": ["thought", "socks", "button"],
    "crystals": [2, 1, 3, 1],
    "spirit": 3,
    "chapter": 0,
    "brom": "care",
    "shadow": {"left": 2, "pile": {"fine": 1, "upstairs": 1}, "ever": ["cough"]},
    "explore": {"pile": {"stone": 2, "lure": 1, "matches": 1}},
}
FULL = """
track = 7
creatures = { fox = 1, owl = 2, crane = 1, otter = 1, beetle = 1, grief = 1, flour = 1, unsaid = 1 }
setup = [{ creature = 2 }, { look = 2 }, { die = "d10" }]
win = { all_solved = true }
[[hide]]
id = "leveret"
among = ["a", "b"]
do = [{ swap = "neighbours" }, { swap = "all" }]
[[rule]]
on = "healed"
do = [{ hint = "leveret" }]
[[rule]]
on = "turn_start"
do = [{ choose = { id = "x", options = [
  { id = "pay", when = { crystals = "any", n = 1, pay = true }, do = [{ stun = "choose" }] },
  { id = "cold", do = [{ crystal = -2, card = "choose_one" }, { lose_blessing = "choose" }] },
  { id = "new", do = [{ shuffle_in = "matches", to = "slot" }, { share_crystals = true }] },
] } }]
[[place]]
id = "a"
kind = "explore"
need = 2
do = [{ solve = "choose" }]
[[place]]
id = "b"
kind = "help"
need = 2
when = { crystals = "any", n = 1, pay = true }
[[place]]
id = "c"
kind = "help"
need = 3
after = ["a", "b"]
[[icon]]
at = [1, 2, 3, 5]
do = [{ creature = 1 }, { spirit = -2 }]
[[icon]]
at = 4
do = [{ lose_blessing = "deck", n = 1 }, { shadow_card = 1 }]
"""
PROLOGUE = WildwoodsOptions(scene="p2")
SCENE = WildwoodsOptions(content=campaign(FULL), carried=RICH)
HARD = WildwoodsOptions(content=campaign(FULL), carried={**RICH, "brom": "laid"}, difficulty="hard")


@pytest.mark.parametrize("seats", [1, 3])
def test_every_law_now_and_then(seats: int) -> None:
    terms = Terms(effort=1, warm_up=100)
    table, options = table_side("wildwoods"), [PROLOGUE, SCENE, HARD]
    report = check_game(WILDWOODS, [seats], options, 1, f"laws {seats}", 9, terms, table=table)
    assert report.matches == 3
    assert set(report.laws) == {law.name for law in LAWS}
    assert report.laws["amounts-are-conserved"]


@pytest.mark.slow
def test_many_matches_with_the_cheap_laws_meet_every_question() -> None:
    terms = Terms(laws=QUICK, warm_up=0)
    report = check_game(WILDWOODS, [1], [SCENE, HARD], 60, "many", terms=terms)
    assert set(report.questions) == question_kinds("wildwoods")
    assert set(report.outcomes) >= {"shadow-prevails", "chapter-lost"}
