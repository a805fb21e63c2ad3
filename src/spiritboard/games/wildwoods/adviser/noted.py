"""Relaxed boards on which crystals and the light are not counted: it is noted how they change.

What happens is then the same for every purse and every step of the light, and is told once for all of
them. Each of these is a cell; a shift says from each cell where it leads.
"""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.board import SPENT
from spiritboard.games.wildwoods.adviser.position import (
    AT_LEAST,
    CRYSTALS,
    ON_CARD,
    STEPS,
    Position,
)
from spiritboard.games.wildwoods.adviser.relaxed import RelaxedBoard
from spiritboard.games.wildwoods.box import ACTION_CARDS, SPACES
from spiritboard.games.wildwoods.state import WildwoodsState

CARDS: Final = len(ACTION_CARDS)
NOWHERE: Final = -1
"""As a cell: that can't be paid, or has no room."""
SAME: Final = 0
"""The shift that changes nothing."""
NOTED: Final = 1
"""Of a position's crystals: here stands its shift."""


class Unsuited(Exception):
    """Something asks how many crystals there are, or where the light is."""


class NotedBoard(RelaxedBoard):
    """Positions carry a shift where others carry crystals and light. All crystals are in one purse."""

    def __init__(
        self,
        s: WildwoodsState,
        front: int = SPACES,
        counts_spirit: bool = False,
        is_light_noted: bool = True,
    ) -> None:
        super().__init__(s, front, counts_spirit)
        self.is_light_noted = is_light_noted and self.needs_light
        self.rows = self.scene.light_track + 1 if self.is_light_noted else 1
        self.lay_out()
        self.cells = self.rows * self.width
        self.shifts: list[list[int]] = [list(range(self.cells))]
        self.found: dict[tuple[int, int, int], int] = {}
        self.shift_numbers: dict[tuple[int, ...], int] = {tuple(range(self.cells)): SAME}
        self.read_purses()

    def lay_out(self) -> None:
        self.width = SPENT * CARDS + 1
        """Purses, from none to all that cards can hold (W1.5)."""
        self.piles = 1

    def read_purses(self) -> None:
        """By cell: how many there are, and where one more, one less or some spent lead."""
        cells = range(self.cells)
        self.purses = [self.total(cell % self.width) for cell in cells]
        piles = range(self.piles)
        self.more = [[self.with_more(cell, pile, 1) for cell in cells] for pile in piles]
        self.less = [[self.with_more(cell, pile, -1) for cell in cells] for pile in piles]
        self.spent = [
            [
                [self.with_more(cell, card % self.piles, -n) for cell in cells]
                for n in range(SPENT + 1)
            ]
            for card in range(CARDS)
        ]

    # Cells

    def total(self, purse: int) -> int:
        return purse

    def cell(self, p: Position) -> int:
        """Of a position on which both are counted."""
        return (p.light if self.is_light_noted else 0) * self.width + p.crystals[0]

    def with_more(self, cell: int, pile: int, n: int) -> int:
        """So many more, or fewer; NOWHERE if they don't fit or are not there."""
        have = cell % self.width
        if n > 0 and have + n > self.cap * CARDS:
            return NOWHERE
        return cell + n if have + n >= 0 else NOWHERE

    # Shifts

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
        if kind == AT_LEAST:
            return cell if self.purses[cell] >= n else NOWHERE
        if kind == STEPS:
            row, purse = divmod(cell, self.width)
            return min(max(row + n, 0), self.rows - 1) * self.width + purse
        pile = 0 if kind == CRYSTALS else kind - ON_CARD
        for _ in range(abs(n)):
            onward = self.with_more(cell, pile, 1 if n > 0 else -1)
            cell = cell if onward == NOWHERE else onward
        return cell

    def gain(self, p: Position, n: int) -> None:
        self.note(p, CRYSTALS, n)

    def change(self, p: Position, card: int, n: int) -> None:
        self.note(p, CRYSTALS, max(n, 0))

    # What can't be told

    def lying(self, p: Position, card: int) -> int:
        raise Unsuited

    def purse(self, p: Position) -> int:
        raise Unsuited

    def light_of(self, p: Position) -> int:
        if self.is_light_noted:
            raise Unsuited
        return p.light


class PiledBoard(NotedBoard):
    """Crystals lie on the cards where they lie: a digit for each card."""

    def lay_out(self) -> None:
        self.is_piled = True
        self.width = (SPENT + 1) ** CARDS
        self.piles = CARDS

    def pool(self, p: Position) -> None:
        """They stay on their cards."""

    def total(self, purse: int) -> int:
        return sum([digit(purse, card) for card in range(CARDS)])

    def cell(self, p: Position) -> int:
        found = (p.light if self.is_light_noted else 0) * self.width
        for card, n in enumerate(p.crystals):
            found += n * PLACES[card]
        return found

    def with_more(self, cell: int, pile: int, n: int) -> int:
        have = digit(cell % self.width, pile)
        if n > 0 and have + n > self.cap:
            return NOWHERE
        return cell + n * PLACES[pile] if have + n >= 0 else NOWHERE

    def change(self, p: Position, card: int, n: int) -> None:
        self.note(p, ON_CARD + card, n)


PLACES: Final[list[int]] = [(SPENT + 1) ** card for card in range(CARDS)]


def digit(purse: int, card: int) -> int:
    return purse // PLACES[card] % (SPENT + 1)
