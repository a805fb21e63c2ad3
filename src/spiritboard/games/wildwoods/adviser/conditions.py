"""Conditions, read off a position. They must agree with `rules.conditions`."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.position import FIRST, Position
from spiritboard.games.wildwoods.box import ACTION_CARDS, BROM_SIDES, NOTHING, Condition

ON_TRACKS: Final = frozenset(
    ("light_min", "light_at", "solved_min", "all_solved", "shadow_min", "spirit_min")
)
IN_RIVER: Final = frozenset(
    (
        "crystals",
        "creature_here",
        "creatures_max",
        "creatures_min",
        "card_at",
        "dice_left",
        "self_stunned",
    )
)


def holds(b: Board, p: Position, condition: int) -> bool:
    """NOTHING always holds; what a position does not know holds never."""
    if condition == NOTHING:
        return True
    c = b.box.conditions[condition]
    kind = c.kind
    if kind == "solved":
        return all((p.solved >> place) & 1 for place in c.items)
    if kind == "all":
        return all(holds(b, p, part) for part in c.items)
    if kind == "any":
        return any(holds(b, p, part) for part in c.items)
    if kind == "not":
        return not holds(b, p, c.items[0])
    if kind in ON_TRACKS:
        return on_tracks(b, p, c)
    if kind in IN_RIVER:
        return in_river(b, p, c)
    return of_the_story(b, p, c)


def on_tracks(b: Board, p: Position, c: Condition) -> bool:
    """Light, shadow, spirit, places."""
    kind = c.kind
    if kind == "light_min":
        return b.light_of(p) >= c.n
    if kind == "light_at":
        return b.light_of(p) == (b.scene.light_track if c.what == "centre" else c.n)
    if kind == "solved_min":
        return p.solved.bit_count() >= c.n
    if kind == "all_solved":
        return is_all_solved(b, p)
    return (p.shadow if kind == "shadow_min" else p.spirit) >= c.n


def in_river(b: Board, p: Position, c: Condition) -> bool:
    """Crystals, creatures, cards, dice."""
    kind = c.kind
    if kind == "crystals":
        return (b.lying(p, ACTION_CARDS.index(c.what)) if c.what else b.purse(p)) >= c.n
    if kind == "creature_here":
        return any(card >= FIRST and b.kind(card) == c.item for card in p.river)
    if kind == "creatures_max":
        return p.creatures() <= c.n
    if kind == "creatures_min":
        return p.creatures() >= c.n
    if kind == "card_at":
        return p.space_of(ACTION_CARDS.index(c.what)) == c.n
    if kind == "dice_left":
        return p.dice() >= c.n
    space = p.self_at()
    return space >= 0 and p.river[space] & 1 == 1


def of_the_story(b: Board, p: Position, c: Condition) -> bool:
    """What seldom changes."""
    rest = b.rest(p)
    if c.kind == "count":
        return compared(rest.counts[c.item], c.n, c.what)
    if c.kind == "healed":
        return compared(rest.healed, c.n, c.what)
    if c.kind == "flag":
        return rest.flags[c.item] in c.items if c.items else rest.flags[c.item] != 0
    if c.kind == "found":
        return (rest.found >> c.item) & 1 == 1
    if c.kind == "brom":
        return rest.brom < 2 if c.what == "here" else BROM_SIDES[rest.brom] == c.what
    return False


def compared(have: int, n: int, what: str) -> bool:
    return have <= n if what == "max" else have >= n


def is_all_solved(b: Board, p: Position) -> bool:
    """Every place that there is."""
    for place in range(len(b.places)):
        if b.is_there(p, place) and not (p.solved >> place) & 1:
            return False
    return True
