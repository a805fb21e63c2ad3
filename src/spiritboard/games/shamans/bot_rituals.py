"""What rituals, eliminations and artifacts are worth to a seat of Shamans, in points."""

from __future__ import annotations

from typing import Final

from spiritboard.games.shamans.bot_table import UNRECKONED, Table
from spiritboard.games.shamans.box import (
    DAGGER,
    ILLUMINATION,
    MASK,
    MOONSTONE,
    NEUTRALISATION,
    PORTAL,
    STABILISATION,
)
from spiritboard.games.shamans.state import NOTHING

DAGGER_WORTH: Final = 0.25
"""What a dagger is worth beside the elimination in sight."""
EXPOSED: Final = 0.3
"""What it costs a Shadow to be seen eliminating a Shaman."""


def elimination_gain(table: Table, target: int) -> float:
    """S7 What I gain by eliminating this player."""
    if target == table.me:
        return -table.my_points(table.moon_now) - 0.1
    now = table.my_points(table.moon_now)
    suspect = table.suspects[target]
    return suspect * if_shadow(table) + (1.0 - suspect) * if_shaman(table, target) - now


def if_shadow(table: Table) -> float:
    """S7.3 My expectation once a Shadow is gone."""
    left = table.shadows_left - 1
    if left == 0:
        return table.my_points(0.0)
    return table.my_points(table.moon_with(0, len(table.view.alive) - 1, left))


def if_shaman(table: Table, target: int) -> float:
    """S7.2 My expectation once a Shaman is gone and the pawn has moved for each card."""
    cards = table.view.hand_sizes[target] * table.box.eliminated_card_step
    players = len(table.view.alive) - 1
    moon = table.moon_with(cards, players, table.shadows_left)
    if not table.is_shadow:
        return table.my_points(moon)
    exposed = 0.0 if cards >= table.steps else EXPOSED * table.danger
    return table.my_points(moon) * (1.0 - exposed)


def best_target(table: Table, targets: list[int]) -> int:
    """The one whose elimination gains most."""
    best = targets[0]
    gain = elimination_gain(table, best)
    for target in targets[1:]:
        other = elimination_gain(table, target)
        if other > gain:
            best, gain = target, other
    return best


def best_elimination(table: Table) -> float:
    """What I gain by the one that gains most; reckoned once."""
    if table.elimination == UNRECKONED:
        table.elimination = max([elimination_gain(table, target) for target in table.rivals])
    return table.elimination


def exchange_gain(table: Table, other: int) -> float:
    """S6.2 What I gain by exchanging role cards with this player."""
    moon = table.moon_now
    shadow = table.box.shadow_points * moon
    shaman = table.box.shaman_points * (1.0 - moon)
    suspect = table.suspects[other]
    after = suspect * shadow + (1.0 - suspect) * shaman
    return after - (shadow if table.is_shadow else shaman)


def ritual_gain(table: Table, world: int) -> float:
    """S6 What performing the ritual of this world is worth to me."""
    ritual = table.box.rituals[world]
    if ritual == ILLUMINATION:
        return float(table.box.illumination_points)
    if ritual == STABILISATION:
        return max(step_back_gain(table), best_artifact(table))
    if not table.rivals:
        return 0.0
    if ritual == NEUTRALISATION:
        return neutralisation_gain(table)
    return max([exchange_gain(table, other) for other in table.rivals])


def step_back_gain(table: Table) -> float:
    """S6.1 What the pawn's retreat is worth to me."""
    back = -min(table.box.stabilisation_step, table.view.pawn)
    return table.my_points(table.moon(back)) - table.my_points(table.moon_now)


def neutralisation_gain(table: Table) -> float:
    """S6.4 A face-up dagger must be used, a face-down one may."""
    if not table.has(DAGGER):
        return 0.0
    gain = best_elimination(table)
    return gain if DAGGER in table.view.up[table.me] else max(0.0, gain)


def ritual_threat(table: Table, world: int, performer: int) -> float:
    """What it costs me if that player performs the ritual of this world."""
    ritual = table.box.rituals[world]
    rivals = len(table.rivals)
    if ritual == ILLUMINATION:
        return table.box.illumination_points / (rivals + 1)
    suspect = table.suspects[performer]
    if ritual == STABILISATION:
        gain = step_back_gain(table)
        return -gain * (1.0 - suspect)
    if ritual != NEUTRALISATION:
        return 0.1
    armed = table.armed(performer)
    if table.is_shadow:
        return armed * (1.0 - suspect) * 0.5 * table.my_points(table.moon_now)
    return armed * (suspect * 0.8 - (1.0 - suspect) * 0.3) * table.my_points(table.moon_now)


def tile_gain(table: Table, tile: int, face_up: bool) -> float:
    """S5 What one more artifact of this kind is worth to me."""
    if tile == MOONSTONE:
        return moonstone_gain(table)
    if tile == PORTAL:
        return 0.15 + 1.5 * table.step_worth()
    if tile == MASK:
        return mask_gain(table)
    return dagger_gain(table, face_up)


def moonstone_gain(table: Table) -> float:
    """S8.2 The one that makes up the set scores; the one before it may."""
    view, me = table.view, table.me
    mine = view.up[me].count(MOONSTONE) + view.down.count(MOONSTONE)
    missing = table.box.moonstones_needed - mine
    if missing <= 0:
        return 0.0
    if missing == 1:
        return 0.9 * table.box.moonstone_points
    return 0.45 * min(1.0, table.tricks / 5.0)


def mask_gain(table: Table) -> float:
    """S4.3 A Shaman gains trust, a Shadow is found out."""
    if table.me in table.view.revealed:
        return 0.0
    if table.is_shadow:
        return -0.2 - 1.5 * table.danger
    return 0.1 + 0.3 * table.danger


def dagger_gain(table: Table, face_up: bool) -> float:
    """S6.4 Worth something while a Neutralisation may come."""
    left = table.open_neutralisations()
    if left == 0 or not table.rivals or table.has(DAGGER):
        return 0.02
    gain = best_elimination(table)
    hope = max(0.0, gain) if face_up else max(0.3, gain)
    return min(1.0, 0.3 * left) * (DAGGER_WORTH + 0.4 * hope)


def unseen_tiles(table: Table) -> list[int]:
    """By kind: how many artifacts may be on top of the pile."""
    view = table.view
    return [
        count
        - view.discard[tile]
        - view.display.count(tile)
        - view.down.count(tile)
        - sum([own.count(tile) for own in view.up])
        for tile, count in enumerate(table.box.tiles)
    ]


def pile_gain(table: Table) -> float:
    """S4.2 What the top of the pile is worth on average."""
    left = unseen_tiles(table)
    total = sum(left)
    if total <= 0:
        return 0.0
    gains = [left[tile] * tile_gain(table, tile, False) for tile in range(len(left))]
    return sum(gains) / total


def best_artifact(table: Table) -> float:
    """What the best artifact that I could take now is worth."""
    view = table.view
    best = pile_gain(table) if view.pile > 0 else -9.0
    for tile in view.display:
        if tile != NOTHING:
            best = max(best, tile_gain(table, tile, True))
    return best if best > -9.0 else 0.0
