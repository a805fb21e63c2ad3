"""Which message says what: parameters, questions and answers. The words are in `text/`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Decision, Param
from spiritboard.games.shamans.actions import LEFT, ChooseRitual, TakeShown
from spiritboard.games.shamans.box import RITUALS, TILES, WORLDS
from spiritboard.games.shamans.knowledge import box_of
from spiritboard.games.shamans.state import value_of, world_of
from spiritboard.games.shamans.view import ShamansView

__all__ = ["ROLES", "SEATS", "box_of", "option", "question", "receiver", "saying"]

SEATS: Final[frozenset[str]] = frozenset(("seat", "victim", "with_seat", "to", "guide"))
"""The parameters that are seats."""

ROLES: Final = ("shaman", "shadow")


def saying(name: str, value: object) -> list[Saying] | None:
    """The messages that say a parameter, one for each thing; None: it speaks for itself."""
    if isinstance(value, int):
        one = saying_one(name, value)
        return None if one is None else [one]
    if isinstance(value, Sequence) and not isinstance(value, str):
        if name == "points":
            return [("score-of", {"seat": seat, "score": n}) for seat, n in enumerate(value)]
        found = [saying_one(name.removesuffix("s"), item) for item in value]
        return [one for one in found if one is not None]
    return None


def saying_one(name: str, value: int) -> Saying | None:
    if name == "card":
        return ("card", {"world": world_of(value), "value": value_of(value)})
    if name == "world":
        return (f"world-{WORLDS[value]}", {})
    if name == "tile":
        return (f"tile-{TILES[value]}", {})
    if name == "ritual":
        return (f"ritual-{RITUALS[value]}", {})
    if name == "role":
        return (f"role-{ROLES[value]}", {})
    if name == "side":
        return ("side-left" if value == LEFT else "side-right", {})
    if name == "direction":
        return ("direction-onward" if value > 0 else "direction-back", {})
    if name == "by":
        way = "onward" if value > 0 else "back" if value < 0 else "stay"
        return (f"by-{way}", {"steps": abs(value)})
    return None


def question(view: ShamansView, asked: Decision) -> Saying:
    """What a seat is asked."""
    params: dict[str, object] = {}
    if asked.kind == "follow":
        params["world"] = view.destination
    elif asked.kind == "pass-card":
        params["to"] = receiver(view, asked.params["side"])
    elif asked.kind == "portal-before-elimination":
        params["victim"] = asked.params["victim"]
    return (f"ask-{asked.kind}", params)


def receiver(view: ShamansView, side: Param) -> int:
    """S4.6 Who gets the card that this seat passes."""
    able = [seat for seat in view.alive if view.hand_sizes[seat] > 0]
    step = 1 if side == LEFT else -1
    return able[(able.index(view.seat) + step) % len(able)]


def option(view: ShamansView, action: Action) -> Saying:
    """What a seat may answer."""
    said = _by_itself.get(action)
    if said is None:
        said = _by_itself[action] = by_itself(action)
    kind = type(action)
    if kind is TakeShown:
        return (said[0], {"tile": view.display[cast("TakeShown", action).slot]})
    if kind is ChooseRitual:
        ritual = box_of(view).rituals[cast("ChooseRitual", action).world]
        return (said[0], {**said[1], "ritual": ritual})
    return said


_by_itself: Final[dict[Action, Saying]] = {}
"""Each answer is offered again and again, and there are some hundred."""


def by_itself(action: Action) -> Saying:
    """By its own name and parameters."""
    params: dict[str, object] = msgspec.to_builtins(action)
    return (f"do-{params.pop('do')}", params)
