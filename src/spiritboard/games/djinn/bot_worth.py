"""What a table of Djinn is worth to a seat, in points: what it has, and what may come of it."""

from __future__ import annotations

from typing import Final

from spiritboard.games.djinn.bot_signs import SIGNS, signs
from spiritboard.games.djinn.bot_weights import WEIGHTS
from spiritboard.games.djinn.box import ROUNDS
from spiritboard.games.djinn.rules.ending import points_of, wealth_of
from spiritboard.games.djinn.rules.tom import LOST
from spiritboard.games.djinn.state import DjinnState


def in_time(first: int, times: list[float]) -> list[list[float]]:
    """By time: what each sign weighs then; a weight has a part that grows with time."""
    pairs = [(WEIGHTS[name][first], WEIGHTS[name][first + 1]) for name in SIGNS]
    return [[weight + more * time for weight, more in pairs] for time in times]


BY_BOSSES: Final = [bosses / ROUNDS for bosses in range(ROUNDS + 1)]
PLAY: Final = in_time(0, BY_BOSSES)
ENDING: Final = in_time(2, [0.0, 1.0, 2.0, 3.0])
SOLO: Final = in_time(4, BY_BOSSES)

TIE: Final = 0.01
"""What breaks a tie, for each coin, scroll and key."""
VICTORY: Final = 200.0
"""Alone: to have emptied the town in time."""
BOSS_GONE: Final = 2.0
IMPATIENCE: Final = 0.15
"""A match should end: every round makes a boss that leaves worth more."""


def worth(s: DjinnState, seat: int) -> float:
    """The points that a seat may hope for; alone, how likely Tom is beaten, on a scale of its own."""
    if is_done(s, seat):
        return points_of(s, seat) + TIE * wealth_of(s, seat)
    if s.last:
        return weighed(signs(s, seat), ENDING[turns_left(s, seat)])
    kind = SOLO if s.box.tom else PLAY
    return weighed(signs(s, seat), kind[s.bosses_in_town()])


def weighed(found: list[float], weights: list[float]) -> float:
    total = 0.0
    for at in range(len(found)):
        value = found[at]
        if value != 0.0:
            total += value * weights[at]
    return total


def is_done(s: DjinnState, seat: int) -> bool:
    """Nothing more can be done: the match is over, or one's last action at the Source is."""
    if not s.stack:
        return True
    seats = s.box.seats
    return s.is_final == 1 and (seat - s.first - s.last) % seats < s.turn - s.last


def turns_left(s: DjinnState, seat: int) -> int:
    """Of the last round or rounds, the one that is being played too."""
    count = 0
    for turn in range(s.turn, s.last):
        count += int((s.first + turn) % s.box.seats == seat)
    return count


def standing(s: DjinnState, seat: int) -> float:
    """How one stands against the others, or alone against Tom."""
    return against_tom(s, worth(s, seat)) - others_of(s, seat)


def others_of(s: DjinnState, seat: int) -> float:
    """What the others may hope for, on average."""
    total = 0.0
    for other in range(s.box.seats):
        if other != seat:
            total += worth(s, other)
    return total / max(1, s.box.seats - 1)


def are_others_as_before(before: DjinnState, after: DjinnState, seat: int) -> bool:
    """What one does in one's turn touches them by the end that nears, and by tolls. That a djinn
    less is left for them is not weighed."""
    for other in range(before.box.seats):
        if other != seat and (
            after.coins[other] != before.coins[other]
            or after.scrolls[other] != before.scrolls[other]
        ):
            return False
    return after.boss == before.boss and after.last == before.last and len(after.stack) > 0


def against_tom(s: DjinnState, own: float) -> float:
    """Alone, only a win counts; among wins, the points."""
    if not s.box.tom:
        return own
    if s.is_final == LOST:
        return -VICTORY
    return own + VICTORY if s.last else own


def relief(s: DjinnState, bosses: int) -> float:
    """For whoever made bosses leave, of so many that were there."""
    rounds = s.turn / s.box.seats
    return (BOSS_GONE + IMPATIENCE * rounds) * (bosses - s.bosses_in_town())
