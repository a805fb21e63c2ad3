"""Which message says a parameter: a card, a creature, a place, some dice.

What the content files bring is named by its own id, and its words stand in `text/story.*.ftl`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spiritboard.core.speech import Saying
from spiritboard.games.wildwoods.box import ABILITIES, ACTION_CARDS, BROM_SIDES, DICE, NUMBERS
from spiritboard.games.wildwoods.rules.force import SKIPS

OF_THE_STORY: Final = {"card": "card", "creature": "creature", "shadow": "shadow"}
"""By parameter: how the message of such an id begins."""
WHOLE: Final = ("river", "other", "target", "choice", "page")
"""Parameters that name their message themselves, but for the underscores."""


def key_of(name: str) -> str:
    """Ids have underscores, messages hyphens."""
    return name.replace("_", "-")


def saying(name: str, value: object) -> list[Saying] | None:
    """The messages that say a parameter, one for each thing; None: it speaks for itself."""
    if isinstance(value, str):
        one = saying_name(name, value)
        return None if one is None else [one]
    if isinstance(value, int):
        one = saying_number(name, value)
        return None if one is None else [one]
    if isinstance(value, Sequence):
        return saying_several(name, tuple(value))
    return None


def saying_name(name: str, value: str) -> Saying | None:
    """Something that the content files bring."""
    if name in OF_THE_STORY:
        return (f"{OF_THE_STORY[name]}-{key_of(value)}", {})
    if name == "place":
        return (place_key(value), {})
    if name == "scene":
        return (key_of(value) if value.startswith("ending-") else f"scene-{key_of(value)}", {})
    if name == "target" and value.startswith("place-"):
        return (place_key(value.removeprefix("place-")), {})
    if name == "epilogue":
        return (f"epilogue-{key_of(value)}", {})
    if name in WHOLE:
        return (key_of(value), {})
    return None


def place_key(value: str) -> str:
    """A place of a scene, or a shadow card that is one."""
    return key_of(value) if value.startswith("shadow-") else f"scene-{key_of(value)}"


def saying_number(name: str, value: int) -> Saying | None:
    if name == "action":
        return (f"action-{ACTION_CARDS[value]}", {})
    if name == "ability":
        return (f"ability-{ABILITIES[value]}", {})
    if name == "brom":
        return (f"brom-{BROM_SIDES[value]}", {})
    if name == "skip":
        return (f"skip-{SKIPS[value]}", {})
    if name == "space":
        return (f"space-{NUMBERS[value]}" if value < len(NUMBERS) else "space-blank", {})
    return None


def saying_several(name: str, values: tuple[Any, ...]) -> list[Saying] | None:
    if name == "shadows":
        return [(f"shadow-{key_of(shadow)}", {}) for shadow in values]
    if name == "order" and isinstance(values[0], str):
        return [(f"card-{key_of(card)}", {}) for card in values]
    if name == "crystals":
        some = [(card, n) for card, n in enumerate(values) if n]
        return [("crystals-on", {"action": card, "count": n}) for card, n in some]
    if name == "dice":
        some = [(DICE[kind], n) for kind, n in enumerate(values) if n]
        return [("dice-of", {"sides": sides, "count": n}) for sides, n in some]
    if name == "order":
        return [(f"action-{ACTION_CARDS[card]}", {}) for card in values]
    return None
