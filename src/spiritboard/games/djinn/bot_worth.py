"""What a table of Djinn is worth to a seat, in points: what it has, and what may come of it."""

from __future__ import annotations

from typing import Final

from spiritboard.games.djinn.box import AT, CAPTURE, ROUNDS, SOURCE
from spiritboard.games.djinn.rules.counting import unused
from spiritboard.games.djinn.rules.ending import points_of
from spiritboard.games.djinn.rules.source import price_at
from spiritboard.games.djinn.state import AT_HAND, DOWN, NOTHING, DjinnState

MAGIC: Final = 1.1
COIN: Final = 0.55
SCROLL: Final = 1.1
KEY: Final = 1.3
READY_PAIR: Final = 3.0
"""A bottle and a cork for it, beyond their own points."""
LOOSE: Final = 0.9
"""A bottle without a cork, or a cork without a bottle."""
HELD: Final = 3.0
"""A djinn in a circle may still be bottled."""
CIRCLE: Final = 1.8
CAPACITY: Final = 1.6
MINIMUM: Final = 3.0
SECRET: Final = 1.6
GEAR: Final = 2.2
SPARE_GEAR: Final = 0.4
POWER: Final = 1.0
COLOUR: Final = 0.8
FEE: Final = 0.45
ASLEEP: Final = 0.35
"""What a mage is worth face down, against one that is ready."""
TRIPLE: Final = 3.0
"""An award brings more than the three it costs."""
NEAR: Final = 0.5
FEW_ENOUGH: Final = 8
"""Coins beyond so many are worth little, and so are bottles and corks that nobody will use."""
OTHERS: Final = 0.7
"""What the others have counts against one by so much."""
BOSS_GONE: Final = 2.0
IMPATIENCE: Final = 0.15
"""A match should end: every round makes a boss that leaves worth more."""


def worth(s: DjinnState, seat: int) -> float:
    """Points, and hopes that fade as the bosses leave the town."""
    time = time_left(s)
    found = float(points_of(s, seat))
    if time > 0.0:
        found -= s.box.unused_points * max(0, unused(s, seat) - FEW_ENOUGH)
    if time <= 0.0:
        return found + 0.01 * (s.coins[seat] + s.scrolls[seat] + s.keys[seat])
    return (
        found
        + means(s, seat, time)
        + keeping(s, seat, time)
        + growth(s, seat) * time
        + helpers(s, seat) * (0.3 + 0.7 * time)
        + prospects(s, seat) * min(1.0, 2.0 * time)
    )


def time_left(s: DjinnState) -> float:
    """From 1 at the start to 0 when nothing can be done any more."""
    if s.is_final:
        return 0.05 if s.stack else 0.0
    if s.last:
        return 0.15
    bosses = s.bosses_in_town() / ROUNDS
    if s.box.tom:
        return min(bosses, s.tom.count(0) / s.box.tom) + 0.15
    return 0.2 + 0.8 * bosses


def means(s: DjinnState, seat: int, time: float) -> float:
    coins = min(s.coins[seat], FEW_ENOUGH) + 0.2 * max(0, s.coins[seat] - FEW_ENOUGH)
    plain = COIN * coins + SCROLL * s.scrolls[seat] + KEY * s.keys[seat]
    return plain * min(1.0, 0.2 + time) + MAGIC * s.magic[seat] * min(1.0, 0.4 + time)


def keeping(s: DjinnState, seat: int, time: float) -> float:
    """Bottles and corks, and djinn that wait for them."""
    bottles = sum(s.bottles[4 * seat : 4 * seat + 4])
    corks = s.corks[seat]
    pairs = min(bottles, corks)
    loose = bottles + corks - 2 * pairs
    held = sum(s.held[5 * seat : 5 * seat + 5])
    triples = 0.0
    for colour in range(4):
        same = s.corked[8 * seat + colour] + s.corked[8 * seat + 4 + colour]
        triples += TRIPLE * (same // 3) + NEAR * (same % 3) * (same % 3)
    return (
        min(1.0, 0.3 + time) * (READY_PAIR * min(pairs, 4) + LOOSE * min(loose, 3) + HELD * held)
        + triples * time
    )


def growth(s: DjinnState, seat: int) -> float:
    """What pays turn after turn."""
    placed = 0
    for location in range(6):
        at = s.secrets[6 * seat + location]
        if at != AT_HAND and at >= ROUNDS:
            placed += 1
    return (
        CIRCLE * (s.circles[seat] + s.free_circles(seat))
        + CAPACITY * (s.marker[seat] - 5)
        + MINIMUM * s.minimum[seat]
        + SECRET * placed
    )


def helpers(s: DjinnState, seat: int) -> float:
    """Mages and gear."""
    found = 0.0
    box = s.box
    for card, where in enumerate(s.mages):
        if where in (seat, seat + DOWN):
            value = POWER * box.mage_power[card] + COLOUR * box.mage_colours[card].bit_count()
            value = max(0.5, value - FEE * box.mage_fee[card])
            found += value if where == seat else ASLEEP * value
    for card, where in enumerate(s.gear):
        if where == seat:
            found += GEAR * (1.2 if box.gear_effect[card] in (AT, CAPTURE) else 1.0)
        elif where == seat + DOWN:
            found += SPARE_GEAR
    return found


def prospects(s: DjinnState, seat: int) -> float:
    """What the next stops promise: djinn that one could pay for, the Source when one is spent."""
    here = s.place[seat]
    if here == NOTHING or s.free_circles(seat) + s.corks[seat] == 0:
        return 0.0
    best = 0.0
    strength = s.magic[seat] + power_ready(s, seat)
    for space in s.box.ways[here]:
        if space == s.came[seat]:
            continue
        best = max(best, promise(s, seat, space, strength))
    return best


def promise(s: DjinnState, seat: int, space: int, strength: int) -> float:
    if space == SOURCE:
        empty = s.most_magic(seat) - s.magic[seat]
        rich = s.scrolls[seat] >= price_at(s, seat)
        return 0.5 * empty + (1.0 if rich else 0.0)
    if space >= ROUNDS:
        return 0.5
    djinn = s.djinn_at(space)
    room = s.free_circles(seat) + min(s.corks[seat], sum(s.bottles[4 * seat : 4 * seat + 4]))
    return 2.0 * min(djinn, room, strength // s.box.djinn_price)


def power_ready(s: DjinnState, seat: int) -> int:
    return sum([s.box.mage_power[card] for card in s.mages_of(seat)])


def standing(s: DjinnState, seat: int) -> float:
    """How one stands against the others, or alone against Tom."""
    seats = s.box.seats
    own = worth(s, seat)
    if seats == 1:
        return own + town(s)
    others = sum([worth(s, other) for other in range(seats) if other != seat])
    return own - OTHERS * others / (seats - 1)


def town(s: DjinnState) -> float:
    """Alone, only an empty town wins."""
    gone = ROUNDS - s.bosses_in_town()
    crowd = sum([s.djinn_at(space) for space in range(ROUNDS) if s.boss[space]])
    return 14.0 * gone - 1.5 * crowd


def relief(s: DjinnState, bosses: int) -> float:
    """For whoever made bosses leave, of so many that were there."""
    rounds = s.turn / s.box.seats
    return (BOSS_GONE + IMPATIENCE * rounds) * (bosses - s.bosses_in_town())
