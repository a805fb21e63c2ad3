"""Why a strong player would rather give one answer than another: points, and the chance of being seen.

A chance is over all doors of the look that is coming, those of each side that may be chosen alike. What the
others plan is no part of it: only one's own view is.
"""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.speech import Saying
from spiritboard.core.state import clone
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import ChooseSide, Furnish, Plan
from spiritboard.games.ducharina.game import Ducharina
from spiritboard.games.ducharina.hall import GHOSTS, OUT, SIZE_OF, WIDTH, depth, square_of
from spiritboard.games.ducharina.mind.look import Watch, weighted
from spiritboard.games.ducharina.mind.sight import Sight
from spiritboard.games.ducharina.rules.party import Party
from spiritboard.games.ducharina.state import DucharinaState


class Reasons:
    """Remembers halls that were looked at."""

    def __init__(self, game: Ducharina) -> None:
        self.game = game
        self.sight = Sight()

    def reason(
        self, s: DucharinaState, seat: Seat, action: Action, others: Sequence[Action]
    ) -> Saying | None:
        if isinstance(action, ChooseSide):
            return self.of_side(s, seat, action)
        if isinstance(action, Furnish):
            return self.of_furniture(s, seat, action)
        if isinstance(action, Plan) and not s.box.goal:
            plans = [other for other in others if isinstance(other, Plan)]
            return self.of_plan(s, seat, action, plans)
        return None

    # G3.2 Plans

    def of_plan(
        self, s: DucharinaState, seat: Seat, plan: Plan, others: Sequence[Plan]
    ) -> Saying | None:
        """What sets it apart from the best plan that differs in something; else how well it hides."""
        one = followed(s, seat, plan)
        seen = self.seen(one)
        for other in others:
            found = self.of_plans(one, seen, followed(s, seat, other))
            if found is not None:
                return found
        return ("reason-seen", {"percent": seen}) if seen >= 0 else None

    def of_plans(self, one: Party, seen: int, other: Party) -> Saying | None:
        """Points first, then the chance of being seen, then how far the ghosts come."""
        points, instead = scored(one), self.seen(other)
        if points > scored(other):
            return ("reason-scores", {"points": points})
        if 0 <= seen < instead:
            return ("reason-hidden", {"percent": seen, "other": instead})
        further = advanced(one) - advanced(other)
        return ("reason-further", {"squares": further}) if further > 0 else None

    # G3.1 Furniture

    def of_furniture(self, s: DucharinaState, seat: Seat, action: Furnish) -> Saying | None:
        """Whose ghosts in the hall it hides or shows, as they stand now."""
        after = clone(s)
        self.game.advance(after, seat, action)
        own = (self.seen_of(s, [seat]), self.seen_of(after, [seat]))
        rivals = [other for other in range(s.box.seats) if other != seat]
        theirs = (self.seen_of(s, rivals), self.seen_of(after, rivals))
        if own[0] > own[1] and own[0] - own[1] >= theirs[1] - theirs[0]:
            return ("reason-covers", {"percent": own[1], "before": own[0]})
        if theirs[1] > theirs[0]:
            return ("reason-exposes", {"percent": theirs[1], "before": theirs[0]})
        return None

    # G3.3 The side

    def of_side(self, s: DucharinaState, seat: Seat, action: ChooseSide) -> Saying:
        """How much of whom a look from there sees."""
        after = clone(s)
        after.side = action.side
        rivals = [other for other in range(s.box.seats) if other != seat]
        own, theirs = self.seen_of(after, [seat]), self.seen_of(after, rivals)
        if own < 0 or theirs < 0:
            alone = {"percent": max(own, theirs, 0)}
            return ("reason-side-own" if theirs < 0 else "reason-side-others", alone)
        return ("reason-side", {"percent": own, "other": theirs})

    # How likely a ghost is seen

    def seen_of(self, s: DucharinaState, seats: Sequence[Seat]) -> int:
        """How likely a ghost of these seats in the hall is seen, in percent; -1: there is none."""
        found: list[float] = []
        for seat in seats:
            levels = s.levels[GHOSTS * seat : GHOSTS * (seat + 1)]
            found += self.risks(s, seat, s.ghosts_of(seat), levels)
        return percent(found)

    def seen(self, party: Party) -> int:
        """The same of one's own ghosts, once a plan is carried out."""
        return percent(self.risks(party.s, party.seat, party.places, party.levels))

    def risks(
        self, s: DucharinaState, seat: Seat, places: list[int], levels: list[int]
    ) -> list[float]:
        watch, table = Watch(s), self.sight.tables(s)[seat]
        found: list[float] = []
        for ghost, place in enumerate(places):
            if place >= 0:
                by_side = watch.risks(table, SIZE_OF[ghost], place, top=levels[ghost] > 0)
                found.append(weighted(by_side, watch.evenly()))
        return found


def followed(s: DucharinaState, seat: Seat, plan: Plan) -> Party:
    party = Party(s, seat)
    party.follow(plan)
    return party


def scored(party: Party) -> int:
    """G6 By the ghosts that get out."""
    points = party.s.box.out_points
    return sum([points[SIZE_OF[way.ghost]] for way in party.ways if way.end == OUT])


def advanced(party: Party) -> int:
    """How many squares one's ghosts in the hall are away from home, all together; those that are out count most."""
    rows = [1 + depth(square_of(place), party.home) for place in party.places if place >= 0]
    return sum(rows) + (WIDTH + 1) * party.places.count(OUT)


def percent(risks: list[float]) -> int:
    """Their mean; -1: there are none."""
    if not risks:
        return -1
    found: float = 100.0 * weighted(risks, [1.0 / len(risks)] * len(risks))
    return int(found + 0.5)
