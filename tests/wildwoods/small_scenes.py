"""Scenes small enough for the solver's slow twin."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.box import AWAY
from tests.wildwoods.table import Table

PLACES: Final = """
track = 1
win = { solved = ["second"] }
[[place]]
id = "first"
kind = "help"
need = 2
do = [{ crystal = 1, card = "choose" }]
[[place]]
id = "second"
kind = "explore"
need = 2
after = ["first"]
"""
LAMP: Final = """
track = 2
light_track = 1
win = { solved = ["lamp"] }
[[place]]
id = "lamp"
kind = "help"
need = 2
light = true
[[icon]]
at = 1
do = [{ light = 1 }, { creature = 1 }]
"""
HEALING: Final = """
track = 2
win = { healed = 1 }
[[icon]]
at = 1
do = [{ creature = 1 }]
"""
PRICE: Final = """
track = 1
win = { solved = ["gate"] }
[[place]]
id = "gate"
kind = "help"
need = 2
when = { crystals = "any", n = 2, pay = true }
"""
HIDDEN: Final = """
track = 1
win = { found = "key" }
[[place]]
id = "a"
kind = "explore"
need = 1
[[place]]
id = "b"
kind = "explore"
need = 1
[[hide]]
id = "key"
among = ["a", "b"]
[[rule]]
on = "healed"
do = [{ hint = "key" }]
"""
STRENGTH: Final = """
track = 1
win = { solved = ["gap"], spirit_min = 4 }
[[place]]
id = "gap"
kind = "help"
need = 2
"""
DOORS: Final = """
track = 2
may_leave = { solved_min = 2 }
win = { solved_min = 4 }
[[place]]
id = "heavy"
kind = "explore"
need = 4
[[place]]
id = "green"
kind = "explore"
need = 2
[[place]]
id = "stable"
kind = "explore"
need = 3
[[place]]
id = "blue"
kind = "explore"
need = 2
do = [{ explore = 1 }]
"""
SCENES: Final = {
    "places": (PLACES, "help explore light heal", "help=1", "", 2),
    "lamp": (LAMP, "light help heal explore", "help=1", "moth", 1),
    "healing": (HEALING, "help heal light explore", "heal=2", "fox owl", 1),
    "price": (PRICE, "heal help light explore", "light=1 heal=1", "", 2),
    "strength": (STRENGTH, "heal help light explore", "heal=2 help=1", "", 2),
    "doors": (DOORS, "light explore heal help", "explore=2", "", 2),
    "hidden": (HIDDEN, "heal moth explore light help", "heal=1", "", 2),
}
"""Its board, the river, crystals, the creatures in the pile, and the dice."""


def small_table(scene: str) -> Table:
    """Few dice, no explore cards, no Brom, little spirit: it must be small, and all must happen."""
    text, river, crystals, creatures, dice = SCENES[scene]
    table = Table(text, river, crystals, brom=AWAY, spirit=1)
    s = table.s
    s.dice, s.owned = [dice, 0, 0], [dice, 0, 0]
    s.explore_pile = [0] * len(s.explore_pile)
    s.creature_pile = [0] * len(s.creature_pile)
    for name in creatures.split():
        s.creature_pile[table.kind(name)] += 1
    return table
