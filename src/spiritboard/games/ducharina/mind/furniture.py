"""Where a piece of furniture should go: poses at random on the floor, then near the best of them."""

from __future__ import annotations

from typing import Final

from spiritboard.core.mind import Patience
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Furnish, Leave
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.placing import lifted, moved, placed
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.shapes import SIDES
from spiritboard.games.ducharina.geometry.table import SightTable
from spiritboard.games.ducharina.geometry.turns import QUARTER, TURNS
from spiritboard.games.ducharina.mind.forecast import Forecast
from spiritboard.games.ducharina.mind.hopes import Hopes
from spiritboard.games.ducharina.rules.furniture import HUNDREDTHS, is_pose, movable
from spiritboard.games.ducharina.state import DucharinaState

EIGHTH: Final = QUARTER // 2
TRIES: Final = 6
"""So often a pose is looked for in which a piece stands on the floor."""
NEAR: Final = 60
"""How far a pose is moved to better it, in hundredths."""
WORTH_IT: Final = 0.03
"""By so many points a move must be better than none."""


class Mover:
    """Weighs poses by how far one may expect to be ahead after the look."""

    def __init__(
        self, s: DucharinaState, seat: Seat, hopes: Hopes, tables: list[SightTable]
    ) -> None:
        self.s = s
        self.seat = seat
        self.hopes = hopes
        self.tables = tables
        self.rng = Rng(s.question)
        self.bases: dict[int, list[SightTable]] = {}
        """By piece: the tables without it."""
        self.leads: dict[Action, float] = {Leave(): self.lead(tables) + WORTH_IT}

    def ranked(self) -> list[Action]:
        """The answers that were weighed, the best first."""
        return sorted(self.leads, key=self.leads.__getitem__, reverse=True)

    def think(self, scattered: int, bettered: int) -> None:
        """Weighs so many poses anywhere, then so many near the best."""
        pieces = movable(self.s, self.seat)
        for nth in range(scattered):
            self.weigh(pieces[nth % len(pieces)], None)
        for _ in range(bettered):
            best = max(self.leads, key=self.leads.__getitem__)
            if isinstance(best, Furnish):
                self.weigh(best.piece, best.pose)

    def search(self, may_go_on: Patience) -> None:
        """As long as it may: each piece anywhere, and now and then one near the best."""
        count = len(movable(self.s, self.seat))
        while may_go_on():
            self.think(count, (count + 1) // 2)

    def weigh(self, piece: int, near: Pose | None) -> None:
        """One more pose of a piece, anywhere or near another one."""
        others = lifted(self.s.furniture(), piece)
        for _ in range(TRIES):
            pose = anywhere(self.rng) if near is None else nearby(near, self.rng)
            action = Furnish(piece, *pose)
            if pose == self.s.poses[piece] or action in self.leads or not is_pose(pose):
                continue
            placing = placed(others, piece, pose)
            if placing.stands and placing.z == 0:
                self.leads[action] = self.lead_after(action)
                return

    def lead_after(self, action: Action) -> float:
        """How far one may expect to be ahead after a move of any piece that is allowed, or none."""
        if not isinstance(action, Furnish):
            return self.leads[action]
        after = moved(self.s.furniture(), action.piece, action.pose)
        return self.lead(self.joined(action.piece, after))

    def joined(self, piece: int, after: Arrangement) -> list[SightTable]:
        """By seat; those that see alike share a table."""
        bases = self.without(piece)
        found: list[SightTable] = []
        for seat, base in enumerate(bases):
            first = bases.index(base)
            found.append(found[first] if first < seat else base.joined(after))
        return found

    def without(self, piece: int) -> list[SightTable]:
        if piece not in self.bases:
            found: list[SightTable] = []
            for seat, table in enumerate(self.tables):
                first = self.tables.index(table)
                found.append(found[first] if first < seat else table.lifted(piece))
            self.bases[piece] = found
        return self.bases[piece]

    def lead(self, tables: list[SightTable]) -> float:
        return Forecast(self.s, self.hopes, tables).leads()[self.seat]


def anywhere(rng: Rng) -> Pose:
    """On the hundredths grid, by eighth turns, any side down."""
    x, y = rng.below(HUNDREDTHS + 1), rng.below(HUNDREDTHS + 1)
    return Pose(x, y, EIGHTH * rng.below(len(TURNS) // EIGHTH), rng.below(len(SIDES)))


def nearby(pose: Pose, rng: Rng) -> Pose:
    """A little to a side, or turned a little."""
    x, y = pose.x + rng.below(2 * NEAR + 1) - NEAR, pose.y + rng.below(2 * NEAR + 1) - NEAR
    turn = (pose.turn + 3 * (rng.below(3) - 1)) % len(TURNS)
    return Pose(x, y, turn, pose.side)
