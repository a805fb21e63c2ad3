"""The slow twin of the adviser's solver: it knows nothing but the rules, and asks them everything."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from spiritboard.core.state import clone
from spiritboard.core.values import NATURE, Action
from spiritboard.games.wildwoods.actions import Roll
from spiritboard.games.wildwoods.rules.rolling import RollDice
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WON, WildwoodsState
from tests.wildwoods.table import GAME

KEPT: Final = (
    "crystals",
    "spirit",
    "light",
    "shadow",
    "dice",
    "solved",
    "paid",
    "found",
    "ruled_out",
    "fewer_dice",
    "is_luma",
    "rolled",
    "acting",
    "ability",
    "target",
    "creature_pile",
    "creature_discard",
    "creature_top",
    "shadow_left",
    "shadow_pile",
    "brom",
    "flags",
    "counts",
    "healed_here",
    "in_force",
    "result",
)


def value(s: WildwoodsState, known: dict[Any, float] | None = None) -> float:
    """The chance to prevail by best play."""
    known = {} if known is None else known
    key = key_of(s)
    if key not in known:
        known[key] = worked_out(s, known)
    return known[key]


def worked_out(s: WildwoodsState, known: dict[Any, float]) -> float:
    if not s.stack or s.is_over:
        return float(s.result == WON)
    if GAME.whose(s) == NATURE:
        return sum(weight * value(after(s, NATURE, one), known) for weight, one in by_chance(s))
    return max(value(after(s, 0, option), known) for option in GAME.options(s, 0))


def after(s: WildwoodsState, seat: int, action: Action) -> WildwoodsState:
    way = clone(s)
    GAME.advance(way, seat, action)
    return way


def by_chance(s: WildwoodsState) -> list[tuple[float, Action]]:
    """A die is a hit or a miss; everything else nature says itself."""
    frame = s.stack[-1]
    if isinstance(frame, RollDice):
        return rolls(frame.sides(), s.roll_number)
    found = frame.weighted(s)  # type: ignore[attr-defined]  # of every chance but dice
    total = sum(weight for weight, _ in found)
    return [(weight / total, action) for weight, action in found]


def rolls(sides: list[int], number: int) -> list[tuple[float, Action]]:
    found: list[tuple[float, Action]] = []
    for hits in product((False, True), repeat=len(sides)):
        chance = 1.0
        for most, hit in zip(sides, hits, strict=True):
            share = (most - number + 1) / most
            chance *= share if hit else 1 - share
        values = [most if hit else 1 for most, hit in zip(sides, hits, strict=True)]
        found.append((chance, Roll(tuple(values))))
    return found


def key_of(s: WildwoodsState) -> Any:
    """Creatures by their kind and marks, not by when they came."""
    river = [
        card if card < FIRST_CREATURE else (s.kinds[card - FIRST_CREATURE], s.marks_of(card))
        for card in s.river
    ]
    stack = [frame.saved() for frame in s.stack]
    return repr((river, [getattr(s, name) for name in KEPT], stack))
