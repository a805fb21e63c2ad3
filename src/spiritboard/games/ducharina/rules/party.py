"""G5, G8.1: one player's ghosts on their way, step by step. A plan is tried on it before it counts."""

from __future__ import annotations

from typing import Final, NamedTuple

from spiritboard.core.errors import Illegal
from spiritboard.core.values import Seat
from spiritboard.games.ducharina.actions import Plan, Step
from spiritboard.games.ducharina.geometry.placing import top_under
from spiritboard.games.ducharina.geometry.shapes import LARGE, SMALL, discs_overlap, middle_of
from spiritboard.games.ducharina.hall import (
    GHOSTS,
    HOME,
    MIDDLE,
    OUT,
    OUTSIDE,
    SIZE_OF,
    SPOTS,
    SQUARES,
    depth,
    distance,
    opposite,
    place_of,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.state import NOTHING, DucharinaState

MERGED: Final = (1, 2, NOTHING)
"""G8.1 By size: one size larger."""


class Way(NamedTuple):
    """What one step of a plan came to."""

    ghost: int
    start: int
    """Where it was: HOME, EDGE or a place."""
    end: int
    """Where it is: OUT or a place."""
    level: int
    cost: int
    partner: int = NOTHING
    """G8.1 The ghost that it merged with."""
    became: int = NOTHING
    """G8.1 The larger one in their place."""


class Party:
    """The ghosts of one seat while its plan is carried out. The table does not change."""

    def __init__(self, s: DucharinaState, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.home = s.homes[seat]
        self.places = s.ghosts_of(seat)
        self.levels = s.levels[GHOSTS * seat : GHOSTS * (seat + 1)]
        self.entered = [s.has_entered(seat, ghost) for ghost in range(GHOSTS)]
        self.done = [s.rests(seat, ghost) for ghost in range(GHOSTS)]
        """May not be moved any more."""
        self.merged = [False] * GHOSTS
        """G8.1 Came about by merging this round, so does not merge again."""
        self.named = [False] * GHOSTS
        self.left = s.box.cards[s.cards[seat]].value if s.cards[seat] != NOTHING else 0
        self.ways: list[Way] = []

    def follow(self, plan: Plan) -> None:
        """All of it; raises Illegal for the first step that is wrong."""
        if plan.recalled:
            self.recall(plan.recalled)
        for step in plan.steps:
            self.go(step)
        if not self.s.box.merging:
            self.check_fit()

    def recall(self, ghosts: tuple[int, ...]) -> None:
        """G8.1, G9.6 With no small one at home, small ones that are out may be taken back."""
        if not self.s.box.merging:
            raise Illegal("G5.4", "out-stays-out")
        if any(
            place == HOME and SIZE_OF[ghost] == SMALL for ghost, place in enumerate(self.places)
        ):
            raise Illegal("G9.6", "small-ones-at-home")
        for ghost in ghosts:
            if not 0 <= ghost < GHOSTS or SIZE_OF[ghost] != SMALL or self.places[ghost] != OUT:
                raise Illegal("G9.6", "not-a-small-one-out")
            self.places[ghost] = HOME

    def go(self, step: Step) -> None:
        """G5.1 One ghost goes where the plan says."""
        ghost, square, spot, top = step
        self.check_may_go(ghost)
        cost = self.cost(ghost, square)
        if cost > self.left:
            raise Illegal("G3.2", "not-enough-points", cost=cost, left=self.left)
        self.left -= cost
        self.named[ghost] = True
        if square == OUTSIDE:
            self.check_spot(spot == MIDDLE and top == 0)
            self.leave(ghost, cost)
        else:
            self.check_spot(self.is_spot(ghost, spot, top))
            self.arrive(ghost, square, spot, self.level(ghost, square, spot, top), cost)

    def check_may_go(self, ghost: int) -> None:
        if not 0 <= ghost < GHOSTS:
            raise Illegal("G5.1", "no-such-ghost")
        if self.places[ghost] == OUT:
            raise Illegal("G5.4", "out-stays-out")
        if self.done[ghost]:
            rule = "G8.2" if self.s.rests(self.seat, ghost) else "G8.1"
            raise Illegal(rule, "it-rests", ghost=ghost)
        if self.named[ghost]:
            raise Illegal("G5.1", "moved-already", ghost=ghost)

    def cost(self, ghost: int, square: int) -> int:
        """G5.1 A point a step: nothing stops a ghost, so only where it ends counts."""
        place = self.places[ghost]
        is_inside = place >= 0
        if square == OUTSIDE:
            if not is_inside or self.entered[ghost]:
                raise Illegal("G5.1", "enters-and-leaves")
            return depth(square_of(place), opposite(self.home)) + 1
        if not 0 <= square < SQUARES:
            raise Illegal("G5.1", "no-such-square")
        if not is_inside:
            if self.s.box.merging and place == HOME and SIZE_OF[ghost] != SMALL:
                raise Illegal("G8.1", "enters-small")
            return depth(square, self.home) + 1
        if square == square_of(place):
            raise Illegal("G5.3", "same-square", ghost=ghost)
        return distance(square_of(place), square)

    def check_spot(self, is_fine: bool) -> None:
        if not is_fine:
            raise Illegal("G5.3", "no-such-spot")

    def is_spot(self, ghost: int, spot: int, top: int) -> bool:
        """G5.3 Five spots in a square; a large ghost has only the middle."""
        return top in (0, 1) and (spot == MIDDLE or (0 < spot < SPOTS and SIZE_OF[ghost] != LARGE))

    def level(self, ghost: int, square: int, spot: int, top: int) -> int:
        """G9.5 How high it stands there."""
        if top == 0:
            return 0
        found = self.top(SIZE_OF[ghost], square, spot)
        if found < 0:
            raise Illegal("G9.5", "no-top-there", square=square)
        return found

    def top(self, size: int, square: int, spot: int) -> int:
        shapes = self.s.box.shapes
        x, y = middle_of(shapes, size, square, spot)
        return top_under(self.s.furniture(), x, y, shapes.radii[size])

    def leave(self, ghost: int, cost: int) -> None:
        """G5.1, G5.4 Out through a door of the goal."""
        self.ways.append(Way(ghost, self.places[ghost], OUT, 0, cost))
        self.places[ghost], self.levels[ghost] = OUT, 0

    def arrive(self, ghost: int, square: int, spot: int, level: int, cost: int) -> None:
        start = self.places[ghost]
        self.entered[ghost] = self.entered[ghost] or start < 0
        self.places[ghost], self.levels[ghost] = place_of(square, spot), level
        if self.s.box.merging:
            if self.merge(ghost, start, cost):
                return
            if not self.fits(ghost):
                raise Illegal("G5.3", "no-room", square=square)
        self.ways.append(Way(ghost, start, self.places[ghost], level, cost))

    # G8.1 Merging

    def merge(self, ghost: int, start: int, cost: int) -> bool:
        """G8.1, G9.6 It merges with the largest one there that it can; not merging is no choice."""
        square = square_of(self.places[ghost])
        for partner in reversed(range(GHOSTS)):
            if (
                partner == ghost
                or self.merged[partner]
                or square_at(self.places[partner]) != square
            ):
                continue
            larger = self.larger_for(ghost, partner)
            if larger != NOTHING and self.replace(ghost, partner, larger, start, cost):
                return True
        return False

    def larger_for(self, ghost: int, partner: int) -> int:
        """G8.1 Small and small, small and medium: one of the next size, if it is at home."""
        sizes = sorted((SIZE_OF[ghost], SIZE_OF[partner]))
        if sizes[0] != SMALL or MERGED[sizes[1]] == NOTHING:
            return NOTHING
        wanted = MERGED[sizes[1]]
        for other, place in enumerate(self.places):
            if SIZE_OF[other] == wanted and place == HOME:
                return other
        return NOTHING

    def replace(self, ghost: int, partner: int, larger: int, start: int, cost: int) -> bool:
        """G9.6 The new one must fit among the others of its colour there, or they do not merge."""
        kept = [self.places[ghost], self.places[partner], self.levels[ghost], self.levels[partner]]
        wanted, high = kept[0], self.levels[ghost] > 0
        self.send_home(ghost)
        self.send_home(partner)
        if not self.put_nearest(larger, square_of(wanted), spot_of(wanted), SIZE_OF[ghost], high):
            self.places[ghost], self.places[partner] = kept[0], kept[1]
            self.levels[ghost], self.levels[partner] = kept[2], kept[3]
            return False
        self.named[ghost] = self.named[partner] = False
        self.entered[ghost] = self.entered[partner] = False
        self.done[larger] = self.merged[larger] = True
        end, level = self.places[larger], self.levels[larger]
        self.ways.append(Way(ghost, start, end, level, cost, partner, larger))
        return True

    def send_home(self, ghost: int) -> None:
        self.places[ghost], self.levels[ghost] = HOME, 0

    def put_nearest(self, ghost: int, square: int, spot: int, size: int, high: bool) -> bool:
        """The spot nearest to where one of that size would stand, on top first if it was there."""
        shapes = self.s.box.shapes
        x, y = middle_of(shapes, size, square, spot)
        spots = [MIDDLE] if SIZE_OF[ghost] == LARGE else list(range(SPOTS))
        middles = [middle_of(shapes, SIZE_OF[ghost], square, one) for one in spots]
        order = sorted(
            spots, key=lambda one: (middles[one][0] - x) ** 2 + (middles[one][1] - y) ** 2
        )
        for is_top in (True, False) if high else (False,):
            for one in order:
                level = self.top(SIZE_OF[ghost], square, one) if is_top else 0
                self.places[ghost], self.levels[ghost] = place_of(square, one), max(level, 0)
                if level >= 0 and self.fits(ghost):
                    return True
        self.send_home(ghost)
        return False

    # G5.3 Room

    def check_fit(self) -> None:
        for way in self.ways:
            if way.end >= 0 and not self.fits(way.ghost):
                raise Illegal("G5.3", "no-room", square=square_of(way.end))

    def fits(self, ghost: int) -> bool:
        """G5.3 Within one colour the discs in a square may touch, not overlap."""
        square = square_at(self.places[ghost])
        for other, place in enumerate(self.places):
            if other != ghost and square_at(place) == square and self.overlap(ghost, other):
                return False
        return True

    def overlap(self, ghost: int, other: int) -> bool:
        spot, other_spot = spot_of(self.places[ghost]), spot_of(self.places[other])
        return discs_overlap(self.s.box.shapes, SIZE_OF[ghost], spot, SIZE_OF[other], other_spot)


def square_at(place: int) -> int:
    """The square of a place; NOTHING outside the hall."""
    return square_of(place) if place >= 0 else NOTHING


def settle_party(s: DucharinaState, party: Party) -> None:
    """What a party has come to takes effect at the table."""
    seat = party.seat
    for ghost in range(GHOSTS):
        s.put(seat, ghost, party.places[ghost], party.levels[ghost])
        if party.entered[ghost]:
            s.note_entry(seat, ghost)
        if party.done[ghost]:
            s.let_rest(seat, ghost)
