"""The tables of what is seen in a hall, kept from question to question."""

from __future__ import annotations

from typing import Final

from spiritboard.core.values import Seat
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.plans import Pose
from spiritboard.games.ducharina.geometry.table import SightTable, sight_table
from spiritboard.games.ducharina.hall import opposite
from spiritboard.games.ducharina.state import DucharinaState

KEPT: Final = 32
"""How many tables are kept, the newest ones."""

Key = tuple[tuple[Pose, ...], tuple[int, ...], int]
"""Where the pieces stand, in which order they were put down, and how the ghosts lie."""


class Sight:
    """The newest tables. An equal hall has an equal table, so nobody can tell what is kept."""

    def __init__(self) -> None:
        self.kept: dict[Key, SightTable] = {}
        self.newest: dict[int, SightTable] = {}
        """By how the ghosts lie; 0: they stand upright."""

    def tables(self, s: DucharinaState) -> list[SightTable]:
        """By seat: what is seen of its ghosts in the hall as it stands."""
        here = s.furniture()
        return [self.table(here, lying(s, seat)) for seat in range(s.box.seats)]

    def table(self, here: Arrangement, way: int) -> SightTable:
        key = (here.poses, here.order, way)
        found = self.kept.get(key)
        if found is None or found.arrangement.shapes is not here.shapes:
            found = self.made(here, way)
            if len(self.kept) >= KEPT:
                del self.kept[next(iter(self.kept))]
            self.kept[key] = self.newest[way] = found
        return found

    def made(self, here: Arrangement, way: int) -> SightTable:
        """What stands as in the newest hall is not looked at again."""
        near = self.newest.get(way)
        if near is None or near.arrangement.shapes is not here.shapes:
            return sight_table(here, way)
        return near.after(here)


def lying(s: DucharinaState, seat: Seat) -> int:
    """G9.8 Get down! They lie with their tip towards the goal."""
    return 1 + opposite(s.homes[seat]) if s.are_lying() else 0
