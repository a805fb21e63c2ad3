"""A relaxed board on which crystals and the light are not counted: it is noted how they change.

What happens is then the same for every purse and every step of the light, and is told once for all of
them. Each of these is a cell; a shift says from each cell where it leads.
"""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.position import CRYSTALS, STEPS, Position
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.box import ACTION_CARDS, SPACES
from spiritboard.games.wildwoods.box import CRYSTALS as ON_A_CARD
from spiritboard.games.wildwoods.state import WildwoodsState

WIDTH: Final = ON_A_CARD * len(ACTION_CARDS) + 1
"""Purses, from none to all that cards can hold (W1.5)."""
NOWHERE: Final = -1
"""As a cell: that can't be paid."""
SAME: Final = 0
"""The shift that changes nothing."""
NOTED: Final = 1
"""Of a position's crystals: here stands its shift."""


class Unsuited(Exception):
    """Something asks how many crystals there are, or where the light is."""


class NotedBoard(RelaxedBoard):
    """Positions carry a shift where others carry crystals and light."""

    def __init__(self, s: WildwoodsState, front: int = SPACES, is_light_noted: bool = True) -> None:
        super().__init__(s, front)
        self.is_noted = True
        self.is_light_noted = is_light_noted and self.needs_light
        self.rows = self.scene.light_track + 1 if self.is_light_noted else 1
        self.cells = self.rows * WIDTH
        self.shifts: list[list[int]] = [list(range(self.cells))]
        self.found: dict[tuple[int, int, int], int] = {}
        self.shift_numbers: dict[tuple[int, ...], int] = {tuple(range(self.cells)): SAME}

    def cell(self, p: Position) -> int:
        """Of a position on which both are counted."""
        return (p.light if self.is_light_noted else 0) * WIDTH + p.crystals[0]

    def note(self, p: Position, kind: int, n: int) -> None:
        key = (p.crystals[NOTED], kind, n)
        found = self.found.get(key)
        if found is None:
            found = self.number_of_shift([self.after(at, kind, n) for at in self.shifts[key[0]]])
            self.found[key] = found
        p.crystals[NOTED] = found

    def number_of_shift(self, shift: list[int]) -> int:
        key = tuple(shift)
        found = self.shift_numbers.get(key)
        if found is None:
            found = len(self.shifts)
            self.shift_numbers[key] = found
            self.shifts.append(shift)
        return found

    def after(self, cell: int, kind: int, n: int) -> int:
        """Where one more change leads."""
        if cell == NOWHERE:
            return NOWHERE
        row, purse = divmod(cell, WIDTH)
        if kind == CRYSTALS:
            most = max(purse, self.cap * len(ACTION_CARDS))
            return row * WIDTH + min(max(purse + n, 0), most)
        if kind == STEPS:
            return min(max(row + n, 0), self.rows - 1) * WIDTH + purse
        return cell if purse >= n else NOWHERE

    def gain(self, p: Position, n: int) -> None:
        self.note(p, CRYSTALS, n)

    def change(self, p: Position, card: int, n: int) -> None:
        self.note(p, CRYSTALS, max(n, 0))

    def lying(self, p: Position, card: int) -> int:
        raise Unsuited

    def purse(self, p: Position) -> int:
        raise Unsuited

    def light_of(self, p: Position) -> int:
        if self.is_light_noted:
            raise Unsuited
        return p.light
