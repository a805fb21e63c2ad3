"""What a seat sees of the table: all of it. `knowledge` makes it."""

from __future__ import annotations

from msgspec import Struct

from spiritboard.core.record import Packed
from spiritboard.core.values import Shown


class WildwoodsView(Struct, frozen=True, cache_hash=True):
    """One seat's table. Nothing is hidden but what chance will bring."""

    question: Shown[int]
    turn: Shown[int]
    is_luma: Shown[int]
    is_over: Shown[int]
    spirit: Shown[int]
    light: Shown[int]
    shadow: Shown[int]
    kept_dice: Shown[int]
    fewer_dice: Shown[int]
    rolls: Shown[int]
    throws: Shown[int]
    acting: Shown[int]
    roll_number: Shown[int]
    ability: Shown[int]
    target: Shown[int]
    bonus: Shown[int]
    surplus: Shown[int]
    used: Shown[int]
    used_turn: Shown[int]
    used_chapter: Shown[int]
    in_hand: Shown[int]
    gone: Shown[int]
    added: Shown[int]
    draws: Shown[int]
    shadow_left: Shown[int]
    shadow_ever: Shown[int]
    brom: Shown[int]
    solved: Shown[int]
    paid: Shown[int]
    ruled_out: Shown[int]
    found: Shown[int]
    healed_here: Shown[int]
    result: Shown[int]
    way: Shown[int]
    goto: Shown[int]
    river: Shown[tuple[int, ...]]
    kinds: Shown[tuple[int, ...]]
    marks: Shown[tuple[int, ...]]
    crystals: Shown[tuple[int, ...]]
    owned: Shown[tuple[int, ...]]
    dice: Shown[tuple[int, ...]]
    used_dice: Shown[tuple[int, ...]]
    rolled: Shown[tuple[tuple[int, int], ...]]
    slots: Shown[tuple[int, ...]]
    drawn: Shown[tuple[int, ...]]
    explore_pile: Shown[tuple[int, ...]]
    explore_top: Shown[tuple[int, ...]]
    explore_discard: Shown[tuple[int, ...]]
    creature_pile: Shown[tuple[int, ...]]
    creature_top: Shown[tuple[int, ...]]
    creature_discard: Shown[tuple[int, ...]]
    shadow_pile: Shown[tuple[int, ...]]
    shadow_up: Shown[tuple[int, ...]]
    in_force: Shown[tuple[tuple[int, int, int, int], ...]]
    flags: Shown[tuple[int, ...]]
    counts: Shown[tuple[int, ...]]
    healed: Shown[tuple[int, ...]]
    box: Shown[str]
    """The key of what lies in the box."""
    stack: Shown[tuple[Packed, ...]]
    """What is pending. Frames hold nothing secret."""

    seat: int
