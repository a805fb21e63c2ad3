"""Actions worth trying: those seen in play, and near misses of them."""

from __future__ import annotations

from typing import Final

import msgspec

from spiritboard.core.rng import Rng
from spiritboard.core.values import Action

PER_KIND: Final = 100
"""So many actions of a kind are kept; the first ones."""


class Pool:
    """A growing collection of actions, from which each kind is drawn as often as any other."""

    def __init__(self) -> None:
        self.kinds: dict[type[Action], list[Action]] = {}
        self.known: set[Action] = set()

    def add(self, action: Action) -> None:
        if action not in self.known:
            for one in (action, *near_misses(action)):
                self._keep(one)

    def _keep(self, action: Action) -> None:
        kept = self.kinds.setdefault(type(action), [])
        if len(kept) < PER_KIND and action not in self.known:
            kept.append(action)
            self.known.add(action)

    def some(self, rng: Rng, count: int) -> list[Action]:
        kinds = list(self.kinds.values())
        return [rng.choice(rng.choice(kinds)) for _ in range(count)] if kinds else []


def near_misses(action: Action) -> list[Action]:
    """The action with one number one higher or lower, or one tuple shorter, if it can be sent at all."""
    found: list[Action] = []
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if type(value) is int:
            changed: list[object] = [value - 1, value + 1]
        elif isinstance(value, tuple) and value:
            changed = [value[:-1]]
        else:
            continue
        found += [msgspec.structs.replace(action, **{name: other}) for other in changed]
    return [one for one in found if can_be_sent(one)]


def can_be_sent(action: Action) -> bool:
    """What is of another form, as a pair where three are told, is refused before any rule sees it."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except msgspec.ValidationError:
        return False
    return True
