"""The words of the scene files: every effect and every condition, what it takes and what it fills.

A verb names the field of `box.Effect` that its own value fills and how that value is read, then
the same for each key that may stand beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Verb(NamedTuple):
    """One effect, or one condition."""

    field: str
    """What its value fills."""
    reader: str
    """How its value is read: a method of `Words`."""
    beside: Mapping[str, tuple[str, str]] = {}
    """By key: the field it fills, and how it is read."""
    required: tuple[str, ...] = ()
    """The keys that must stand beside it."""


N: Final = Verb("n", "amount")
YES: Final = Verb("value", "yes")
LASTS: Final = {"lasts": ("to", "lasts")}
SCOPED: Final = {"scope": ("scope", "scope"), **LASTS}

EFFECTS: Final[Mapping[str, Verb]] = {
    "spirit": N,
    "light": N,
    "shadow": N,
    "light_draws": N,
    "crystal": Verb("n", "amount", {"card": ("what", "crystal_card")}),
    "share_crystals": YES,
    "creature": Verb("n", "amount", {"kind": ("item", "creature"), "at": ("to", "entrance")}),
    "discard_creature": Verb("what", "creature_pick", {"max_damage": ("value", "number")}),
    "stun": Verb("what", "stun_pick"),
    "activate": Verb("what", "creature_pick"),
    "move": Verb("what", "pick", {"to": ("to", "goal")}, ("to",)),
    "swap": Verb("what", "swap"),
    "explore": N,
    "look": N,
    "shuffle_in": Verb("item", "card", {"to": ("to", "deck")}),
    "trauma": Verb("item", "trauma", {"to": ("to", "deck")}),
    "companion": Verb(
        "what", "companion", {"card": ("item", "companion_card"), "to": ("to", "deck")}
    ),
    "lose_blessing": Verb("what", "blessing_pick", {"n": ("n", "amount")}),
    "dice": Verb("n", "amount", {"time": ("to", "time"), "scope": ("scope", "scope")}),
    "die": Verb("value", "die"),
    "keep_dice": N,
    "reroll": N,
    "success": N,
    "highest": N,
    "need": Verb("n", "amount", SCOPED),
    "number": Verb("n", "amount", SCOPED),
    "modify": Verb("what", "modified", {"n": ("n", "amount"), **SCOPED}),
    "skip": Verb("what", "skip", LASTS),
    "shadow_card": N,
    "brom": Verb("what", "brom"),
    "forget": N,
    "count": Verb("item", "count", {"n": ("n", "amount")}, ("n",)),
    "flag": Verb("item", "flag", {"value": ("value", "flag_value")}, ("value",)),
    "story": Verb("what", "page"),
    "choose": Verb("choices", "choices"),
    "if": Verb(
        "condition",
        "condition",
        {"then": ("programme", "programme"), "else": ("otherwise", "programme")},
        ("then",),
    ),
    "repeat": Verb("n", "amount", {"do": ("programme", "programme")}, ("do",)),
    "solve": Verb("item", "place_pick"),
    "reopen": Verb("item", "place_pick"),
    "say": N,
    "hint": Verb("item", "hidden"),
    "end_phase": YES,
    "win": YES,
    "lose": YES,
    "goto": Verb("item", "scene"),
    "restart": Verb("what", "chapter"),
}
"""By name: what it is and what may stand beside it."""

DEFAULTS: Final[Mapping[str, Mapping[str, object]]] = {
    "crystal": {"card": "choose"},
    "shuffle_in": {"to": "deck"},
    "trauma": {"to": "slot"},
    "companion": {"to": "slot"},
    "dice": {"time": "now"},
    "number": {"lasts": "next"},
    "modify": {"lasts": "scene", "n": 1},
    "lose_blessing": {"n": 1},
}
"""What stands beside an effect where the file says nothing."""

AT_LEAST: Final = Verb("n", "number")

CONDITIONS: Final[Mapping[str, Verb]] = {
    "all": Verb("items", "conditions_of"),
    "any": Verb("items", "conditions_of"),
    "not": Verb("items", "opposite"),
    "light_at": Verb("n", "light_space"),
    "light_min": AT_LEAST,
    "shadow_min": AT_LEAST,
    "spirit_min": AT_LEAST,
    "crystals": Verb("what", "purse", {"n": ("n", "number"), "pay": ("pay", "truth")}, ("n",)),
    "creatures_max": AT_LEAST,
    "creatures_min": AT_LEAST,
    "creature_here": Verb("item", "creature"),
    "card_at": Verb("what", "action_card", {"space": ("n", "space")}, ("space",)),
    "solved": Verb("items", "places"),
    "solved_min": AT_LEAST,
    "count": Verb("item", "counted", {"n": ("n", "number"), "max": ("n", "most")}),
    "flag": Verb("item", "flag", {"value": ("items", "flag_values")}),
    "has": Verb("item", "card"),
    "companions_min": AT_LEAST,
    "dice_left": AT_LEAST,
    "brom": Verb("what", "brom_side"),
    "turn": AT_LEAST,
    "rolls_max": AT_LEAST,
    "found": Verb("item", "hidden"),
    "healed": AT_LEAST,
    "healed_ever": Verb("n", "number", {"kind": ("item", "creature")}),
    "stunned": Verb("what", "itself"),
    "self_stunned": Verb("n", "yes"),
    "all_solved": Verb("n", "yes"),
    "shadow_face_up": AT_LEAST,
    "gentle_reading": Verb("n", "yes"),
}
"""By name: what holds, and what may stand beside it."""

QUANTITIES: Final = (
    "successes",
    "surplus",
    "unused_dice",
    "creatures",
    "companions",
    "missing_companions",
    "shadow_face_up",
    "shadow_ever",
    "healed",
    "healed_ever",
    "solved",
    "turn",
    "crystals",
)
"""What an amount may be, besides a number and `count.<name>`."""
BUILT_IN: Final = ("healed", "healed_ever")
"""Counts that the engine keeps."""
