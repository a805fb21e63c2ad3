"""What everybody's acts tell about the roles: odds learned from many games.

A seat's acts are counted; each has its odds, kept as a logarithm in `content/odds.toml`, that a
Shadow does it rather than a Shaman. `spiritboard fit` learns them. A set of Shadows weighs as much
as the odds of all that its seats have done; only the sets that this seat's knowledge allows count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

from spiritboard.core.rng import Rng
from spiritboard.games.shamans.bot_suspicion import Witness, team_weight
from spiritboard.games.shamans.bot_table import Table
from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.state import ELIMINATED, STEPPED_BACK, WARPED
from spiritboard.games.shamans.view import ShamansView

ACTS: Final = {
    "lead_after": 8,
    "lead_value": 8,
    "follow": 3,
    "stray_after": 8,
    "strayed": 1,
    "caught": 1,
    "portal_on": 1,
    "portal_back": 1,
    "step_back": 1,
    "eliminates_shaman": 1,
    "eliminates_shadow": 1,
    "face_up": 4,
    "face_down": 1,
}
"""By kind of act: how many there are. A lead or a stray by how many cards of its world were shown
before, and a lead by its value; a follow as the highest, the lowest or between them so far; strayed
and caught by the logarithm of what the suspicion makes of them; artifacts by kind."""

FIRST: Final[dict[str, int]] = {}
"""By kind of act: the place of its first."""
COUNT = 0
for _kind, _number in ACTS.items():
    FIRST[_kind] = COUNT
    COUNT += _number

LEAD_AFTER: Final = FIRST["lead_after"]
LEAD_VALUE: Final = FIRST["lead_value"]
FOLLOW: Final = FIRST["follow"]
STRAY_AFTER: Final = FIRST["stray_after"]
STRAYED: Final = FIRST["strayed"]
CAUGHT: Final = FIRST["caught"]
PORTAL_ON: Final = FIRST["portal_on"]
PORTAL_BACK: Final = FIRST["portal_back"]
STEP_BACK: Final = FIRST["step_back"]
ELIMINATES: Final = FIRST["eliminates_shaman"]
FACE_UP: Final = FIRST["face_up"]
FACE_DOWN: Final = FIRST["face_down"]

TEMPER: Final = 0.85
"""People are less regular than the bots whose games taught these odds."""
GRAIN: Final = 1 << 20


class Evidence(Witness):
    """A witness who counts what each seat has done."""

    def __init__(self, view: ShamansView, box: Box, unseen: list[int]) -> None:
        super().__init__(view, box, unseen, list(view.roles))
        self.acts = [[0.0] * COUNT for _ in range(box.seats)]
        """By seat: how often it did each, or how much that tells."""
        self.shown = [0] * box.worlds
        """By world: how many of its cards were played so far."""
        self.highest: list[int] = []
        """By trick: the highest match so far."""
        self.lowest: list[int] = []
        self.what_if()
        for seat in range(box.seats):
            for tile in view.up[seat]:
                self.acts[seat][FACE_UP + tile] += 1.0
            self.acts[seat][FACE_DOWN] += view.down_sizes[seat]

    def note_lead(self, seat: int, card: int) -> None:
        acts = self.acts[seat]
        acts[LEAD_AFTER + self.shown[card >> 3]] += 1.0
        acts[LEAD_VALUE + (card & 7)] += 1.0
        self.highest.append(card)
        self.lowest.append(card)
        self.shown[card >> 3] += 1

    def note(self, seat: int, card: int, destination: int, trick: int) -> None:
        super().note(seat, card, destination, trick)
        if card >> 3 == destination:
            self.note_follow(seat, card, trick)
        else:
            self.acts[seat][STRAY_AFTER + self.shown[card >> 3]] += 1.0
        self.shown[card >> 3] += 1

    def note_follow(self, seat: int, card: int, trick: int) -> None:
        rank = 0 if card > self.highest[trick] else 1 if card < self.lowest[trick] else 2
        self.acts[seat][FOLLOW + rank] += 1.0
        self.highest[trick] = max(card, self.highest[trick])
        self.lowest[trick] = min(card, self.lowest[trick])

    def note_deed(self, kind: int, seat: int, to: int) -> None:
        super().note_deed(kind, seat, to)
        acts = self.acts[seat]
        if kind == WARPED:
            acts[PORTAL_ON if to > 0 else PORTAL_BACK] += 1.0
        elif kind == STEPPED_BACK:
            acts[STEP_BACK] += 1.0
        elif kind == ELIMINATED and to != seat:
            acts[ELIMINATES + max(0, self.roles[to])] += 1.0

    def weigh_caught(self, seat: int, odds: float) -> None:
        super().weigh_caught(seat, odds)
        self.acts[seat][CAUGHT] += log(odds)

    def weigh_strayed(self, seat: int, odds: float) -> None:
        super().weigh_strayed(seat, odds)
        self.acts[seat][STRAYED] += log(odds)

    def swap(self, one: int, other: int) -> None:
        super().swap(one, other)
        self.acts[one], self.acts[other] = self.acts[other], self.acts[one]


def evidence(view: ShamansView) -> Evidence:
    table = Table(view)
    return Evidence(view, table.box, table.unseen)


def odds_in(content: Mapping[str, Mapping[str, Sequence[float]]]) -> dict[int, list[float]]:
    """By number of seats: the odds of each act, as a logarithm."""
    return {
        int(seats): [float(odds) for kind in ACTS for odds in kinds[kind]]
        for seats, kinds in content.items()
    }


def team_weights(view: ShamansView, odds: dict[int, list[float]]) -> list[float]:
    """By set of Shadows, summed up: how well each agrees with all that this seat has seen."""
    found = evidence(view)
    seats = seat_odds(found, odds)
    total = 0.0
    weights: list[float] = []
    for team in range(1 << len(seats)):
        total += team_weight(team, seats, found.roles, found.box.shadows)
        weights.append(total)
    return weights


def seat_odds(found: Evidence, odds: dict[int, list[float]]) -> list[float]:
    """By seat: how much likelier a Shadow does all that it has done."""
    learned = odds[found.box.seats]
    seats: list[float] = []
    for acts in found.acts:
        told = 0.0
        for act in range(COUNT):
            told += learned[act] * acts[act]
        seats.append(exp(TEMPER * max(-30.0, min(30.0, told))))
    return seats


def drawn_team(weights: list[float], rng: Rng) -> int:
    """A set of Shadows, as often as its weight says."""
    drawn = rng.below(GRAIN) * weights[-1] / GRAIN
    team = 0
    while weights[team] <= drawn:
        team += 1
    return team
