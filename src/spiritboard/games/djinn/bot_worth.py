"""What a table of Djinn is worth to a seat, in points: what it has, and what may come of it.

`content/worth.toml` tells how much each sign of a table weighs: while bosses are in the town, and so
much more as there are bosses, of six; in the last rounds, and so much more for each turn that is left;
alone, and so much more by the bosses. It also tells by how many points such hopes err, so that they say
how likely each seat wins. `spiritboard fit` learns it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, pi, sqrt
from typing import Final

from spiritboard.games.djinn.bot_signs import SIGNS, weighed
from spiritboard.games.djinn.box import ROUNDS
from spiritboard.games.djinn.rules.ending import points_of, wealth_of
from spiritboard.games.djinn.rules.tom import LOST
from spiritboard.games.djinn.state import DjinnState

BY_BOSSES: Final = [bosses / ROUNDS for bosses in range(ROUNDS + 1)]
BY_TURNS: Final = [0.0, 1.0, 2.0, 3.0]

TIE: Final = 0.01
"""What breaks a tie, for each coin, scroll and key."""
VICTORY: Final = 200.0
"""Alone: to have emptied the town in time."""
BOSS_GONE: Final = 2.0
IMPATIENCE: Final = 0.15
"""A match should end: every round makes a boss that leaves worth more."""

SOLO_UNIT: Final = 15.0
"""Alone: so much more worth makes a win e times as likely as a defeat."""

Row = Sequence[float]
"""Of a sign: its weight in play and what time adds, the same in the last rounds, and alone."""
Content = Mapping[str, Mapping[str, Row]]
"""`content/worth.toml`."""


class Scales:
    """Weighs tables."""

    def __init__(self, content: Content) -> None:
        weights = content["signs"]
        self.play = in_time(weights, 0, BY_BOSSES)
        """By bosses in the town and sign."""
        self.ending = in_time(weights, 2, BY_TURNS)
        """By turns that are left and sign."""
        self.solo = in_time(weights, 4, BY_BOSSES)
        self.units = [unit_of(error) for error in content["errors"]["play"]]
        """By bosses in the town: so many points more make a seat e times as likely to win as another."""
        self.ending_units = [unit_of(error) for error in content["errors"]["ending"]]
        """The same in the last rounds, by how many turns are left to whoever has most."""

    def worth(self, s: DjinnState, seat: int) -> float:
        """The points that a seat may hope for; alone, how likely Tom is beaten, on a scale of its own."""
        if is_done(s, seat):
            return points_of(s, seat) + TIE * wealth_of(s, seat)
        return weighed(s, seat, self.weights(s, seat))

    def weights(self, s: DjinnState, seat: int) -> list[float]:
        """By sign: what it weighs now."""
        if s.last:
            return self.ending[turns_left(s, seat)]
        kind = self.solo if s.box.tom else self.play
        return kind[s.bosses_in_town()]

    def own(self, s: DjinnState, seat: int) -> float:
        """Alone, only a win counts; among wins, the points."""
        worth = self.worth(s, seat)
        if not s.box.tom:
            return worth
        if s.is_final == LOST:
            return -VICTORY
        return worth + VICTORY if s.last else worth

    def others(self, s: DjinnState, seat: int) -> float:
        """What the others may hope for, on average."""
        total = 0.0
        for other in range(s.box.seats):
            if other != seat:
                total += self.worth(s, other)
        return total / max(1, s.box.seats - 1)

    def standing(self, s: DjinnState, seat: int) -> float:
        """How one stands against the others, or alone against Tom."""
        return self.own(s, seat) - self.others(s, seat)

    def win_chances(self, s: DjinnState) -> list[float]:
        """By seat: how likely it wins."""
        if s.box.tom:
            return [self.chance_alone(s)]
        unit = self.ending_units[most_turns(s)] if s.last else self.units[s.bosses_in_town()]
        worth = [self.worth(s, seat) for seat in range(s.box.seats)]
        most = max(worth)
        shares = [exp((one - most) / unit) for one in worth]
        total = sum(shares)
        return [share / total for share in shares]

    def chance_alone(self, s: DjinnState) -> float:
        """D42 Whoever has emptied the town in time has won."""
        if s.last or s.is_final == LOST:
            return float(s.is_final != LOST)
        return 1 / (1 + exp(-self.worth(s, 0) / SOLO_UNIT))

    def lead(self, before: DjinnState, after: DjinnState, seat: int, others: float) -> float:
        """The standing after something was done in one's turn; `others`: what they could hope for
        before. Whoever made bosses leave is relieved."""
        if not are_others_as_before(before, after, seat):
            others = self.others(after, seat)
        return self.own(after, seat) - others + relief(after, before.bosses_in_town())


def in_time(weights: Mapping[str, Row], first: int, times: list[float]) -> list[list[float]]:
    """By time: what each sign weighs then."""
    pairs = [(float(weights[name][first]), float(weights[name][first + 1])) for name in SIGNS]
    return [[weight + more * time for weight, more in pairs] for time in times]


def unit_of(error: float) -> float:
    """Where the hopes of each of several seats err independently by so many points: as Gumbel has it, the
    most then belongs to each with odds that grow e-fold by this many points."""
    return sqrt(6.0) * error / pi


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


def most_turns(s: DjinnState) -> int:
    """That are left to anybody in the last rounds."""
    return max([turns_left(s, seat) for seat in range(s.box.seats)])


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


def relief(s: DjinnState, bosses: int) -> float:
    """For whoever made bosses leave, of so many that were there."""
    rounds = s.turn / s.box.seats
    return (BOSS_GONE + IMPATIENCE * rounds) * (bosses - s.bosses_in_town())
