"""Who holds a Shadow card? An estimate from what everybody has seen.

A Shaman strays only when it must; a Shadow strays also when it need not. Every living player plays
one card a trick, so the k-th card of a seat belongs to the k-th trick, and whoever plays first in
it is its Guide.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spiritboard.games.shamans.box import Box
from spiritboard.games.shamans.state import EXCHANGED, NOTHING, STEPPED_BACK, WARPED
from spiritboard.games.shamans.view import UNKNOWN, ShamansView

HABIT: Final = 0.4
"""How often a Shadow that could follow strays."""
SLIP: Final = 0.03
"""How often a Shaman does."""
ONWARD: Final = 8.0
"""S5.1 How much likelier a Shadow steps the pawn on than a Shaman."""
HOLDS_BACK: Final = 0.25
"""S5.1, S6.1 How much likelier a Shadow steps it back."""
RECEIVED: Final = 0.25
"""S4.6 How likely a world shown after an eclipse was passed on, not held back."""


def chance_of_none(cards: float, hidden: float, hand: int) -> float:
    """How likely a hand has none of some cards that are among the hidden ones."""
    chance = 1.0
    left = cards
    place = 0.0
    while left > 0.0:
        if hidden - hand - place <= 0.0:
            return 0.0
        step = (hidden - hand - place) / (hidden - place)
        chance *= step if left >= 1.0 else 1.0 - left * (1.0 - step)
        left -= 1.0
        place += 1.0
    return chance


class Tracks:
    """What the plays of a round tell: Destinations, strays, and worlds shown too late."""

    def __init__(self, view: ShamansView, box: Box) -> None:
        seats, worlds = box.seats, box.worlds
        self.worlds = worlds
        self.destinations: list[int] = []
        self.strays = [0] * (seats * worlds)
        """By seat and world: how often it has strayed from it and not shown it since."""
        played = [0] * seats
        last = [NOTHING] * (seats * worlds)
        for play in view.plays:
            seat, world = play & 7, play >> 6
            last[seat * worlds + world] = played[seat]
            played[seat] += 1
        self.last = last

    def has_shown_since(self, seat: int, world: int, trick: int) -> bool:
        """Has it played a card of this world in a later trick?"""
        return self.last[seat * self.worlds + world] > trick


class Witness:
    """Somebody who weighs the plays: a player with the own hand in mind, or the public."""

    def __init__(self, view: ShamansView, box: Box, unseen: list[int], roles: list[int]) -> None:
        self.view = view
        self.box = box
        self.unseen = unseen
        """By world: how many cards may be in hands this witness can't see."""
        self.hidden = float(max(1, sum(unseen)))
        self.roles = roles
        self.tracks = Tracks(view, box)
        self.pending = [0] * (box.seats * box.worlds)
        self.proven = [0] * (box.seats * box.worlds)
        self.odds = [1.0] * box.seats
        """By seat: how much likelier its plays are if it held a Shadow card."""

    def suspicion(self) -> list[float]:
        self.what_if()
        return shares(self.odds, self.roles, self.box.shadows)

    def what_if(self) -> None:
        """Goes through the plays; what a seat did before an exchange goes with its role card."""
        tracks = self.tracks
        played = [0] * self.box.seats
        deeds = self.view.deeds
        told = 0
        for place, play in enumerate(self.view.plays):
            seat, world = play & 7, play >> 6
            trick = played[seat]
            played[seat] += 1
            if trick >= len(tracks.destinations):
                tracks.destinations.append(world)
                self.note_lead(seat, play >> 3)
            else:
                self.note(seat, play >> 3, tracks.destinations[trick], trick)
            while told < len(deeds) and deeds[told][3] <= place + 1:
                kind, by, to, _ = deeds[told]
                self.note_deed(kind, by, to)
                told += 1
        for seat in range(self.box.seats):
            self.close(seat)

    def note_deed(self, kind: int, seat: int, to: int) -> None:
        """A portal, a step back, an exchange or an elimination."""
        if kind == EXCHANGED:
            self.swap(seat, to)
        elif kind == WARPED:
            self.odds[seat] *= ONWARD if to > 0 else HOLDS_BACK
        elif kind == STEPPED_BACK:
            self.odds[seat] *= HOLDS_BACK

    def note_lead(self, seat: int, card: int) -> None:
        """A lead; its world alone tells little."""

    def note(self, seat: int, card: int, destination: int, trick: int) -> None:
        """One card that was not a lead."""
        tracks = self.tracks
        if card >> 3 == destination:
            self.odds[seat] *= (1.0 - HABIT) / (1.0 - SLIP)
            return
        key = seat * self.box.worlds + destination
        if tracks.has_shown_since(seat, destination, trick):
            self.proven[key] += 1
        else:
            self.pending[key] += 1
            tracks.strays[key] += 1

    def close(self, seat: int) -> None:
        """Weighs a seat's strays, world by world: once void, it stays void."""
        for world in range(self.box.worlds):
            key = seat * self.box.worlds + world
            if self.proven[key]:
                self.weigh_caught(seat, self.caught(seat, self.proven[key]))
            if self.pending[key]:
                self.weigh_strayed(seat, self.strayed(seat, world, self.pending[key]))
            self.proven[key] = 0
            self.pending[key] = 0

    def weigh_caught(self, seat: int, odds: float) -> None:
        self.odds[seat] *= odds

    def weigh_strayed(self, seat: int, odds: float) -> None:
        self.odds[seat] *= odds

    def caught(self, seat: int, times: int) -> float:
        """It has shown the world later: it could have followed, or was passed that card."""
        lucky = RECEIVED if seat in self.view.passed_to else 0.0
        could = (1.0 - lucky) * SLIP**times + lucky
        return ((1.0 - lucky) * HABIT**times + lucky) / could

    def strayed(self, seat: int, world: int, times: int) -> float:
        void = chance_of_none(self.unseen[world], self.hidden, self.view.hand_sizes[seat])
        shaman = void + (1.0 - void) * SLIP**times
        return (void + (1.0 - void) * HABIT**times) / shaman

    def swap(self, one: int, other: int) -> None:
        """S6.2 What was done before goes with the role card."""
        self.close(one)
        self.close(other)
        self.odds[one], self.odds[other] = self.odds[other], self.odds[one]


def shares(odds: list[float], roles: list[int], shadows: int) -> list[float]:
    """The chance of each seat to be among the Shadows, given who is known and who looks like it."""
    seats = len(odds)
    found = [0.0] * seats
    total = 0.0
    for team in teams(seats, shadows):
        weight = team_weight(team, odds, roles, shadows)
        if weight > 0.0:
            total += weight
            for seat in range(seats):
                if (team >> seat) & 1:
                    found[seat] += weight
    return [share / total for share in found] if total > 0.0 else [shadows / seats] * seats


@cache
def teams(seats: int, shadows: int) -> tuple[int, ...]:
    """All sets of so many seats."""
    return tuple([team for team in range(1 << seats) if team.bit_count() == shadows])


def team_weight(team: int, odds: list[float], roles: list[int], shadows: int) -> float:
    """How well a set of Shadows agrees with all that is known."""
    weight = 1.0
    count = 0
    for seat in range(len(odds)):
        role = (team >> seat) & 1
        if roles[seat] not in (UNKNOWN, role):
            return 0.0
        if role:
            count += 1
            weight *= odds[seat]
    return weight if count == shadows else 0.0
