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
Purses = tuple[int, int, int, int]
"""By action card: in which purse its crystals lie."""
ONE: Final[Purses] = (0, 0, 0, 0)
"""All in one: whoever rolls may spend what was gathered for any card."""
APART: Final[Purses] = (0, 1, 2, 3)
"""Each on its own card, as in the rules."""


class Unsuited(Exception):
    """Something asks how many crystals there are, or where the light is."""


class NotedBoard(RelaxedBoard):
    """Positions carry a shift where others carry crystals and light.

    Cards may share a purse. Whatever they could do with crystals of their own they can do with it, so
    what is won is never less; with fewer purses there are fewer cells.
    """

    def __init__(
        self,
        s: WildwoodsState,
        front: int = SPACES,
        counts_spirit: bool = False,
        is_light_noted: bool = True,
        purses: Purses = ONE,
    ) -> None:
        super().__init__(s, front, counts_spirit)
        self.is_light_noted = is_light_noted and self.needs_light
        self.rows = self.scene.light_track + 1 if self.is_light_noted else 1
        self.lay_out(purses)
        self.read_places()  # once more: what takes crystals from one card may count now
        self.cells = self.rows * self.width
        self.shifts: list[list[int]] = [list(range(self.cells))]
        self.found: dict[tuple[int, int, int], int] = {}
        self.shift_numbers: dict[tuple[int, ...], int] = {tuple(range(self.cells)): SAME}
        self.read_purses()

    def lay_out(self, purses: Purses) -> None:
        """A digit for each purse (W1.5)."""
        self.purse_of = list(purses)
        self.piles = max(purses) + 1
        self.is_piled = self.piles > 1
        self.width = 1
        self.places_of: list[int] = []
        self.sizes: list[int] = []
        self.rooms: list[int] = []
        for pile in range(self.piles):
            cards = self.purse_of.count(pile)
            self.places_of.append(self.width)
            self.sizes.append(SPENT * cards + 1)
            self.rooms.append(self.cap if cards == 1 else SPENT * cards)
            self.width *= SPENT * cards + 1

    def read_purses(self) -> None:
        """By cell: how many there are, and where one more, one less or some spent lead."""
        cells = range(self.cells)
        self.purses = [self.total(cell) for cell in cells]
        piles = range(self.piles)
        self.more = [[self.with_more(cell, pile, 1) for cell in cells] for pile in piles]
        self.less = [[self.with_more(cell, pile, -1) for cell in cells] for pile in piles]
        self.spent = [
            [
                [self.with_more(cell, self.purse_of[card], -n) for cell in cells]
                for n in range(SPENT + 1)
            ]
            for card in range(CARDS)
        ]

    # Cells

    def pool(self, p: Position) -> None:
        """They stay on their cards until their cell is read."""

    def digit(self, cell: int, pile: int) -> int:
        return cell % self.width // self.places_of[pile] % self.sizes[pile]

    def total(self, cell: int) -> int:
        return sum([self.digit(cell, pile) for pile in range(self.piles)])

    def cell(self, p: Position) -> int:
        """Of a position on which both are counted."""
        found = (p.light if self.is_light_noted else 0) * self.width
        for card, n in enumerate(p.crystals):
            found += n * self.places_of[self.purse_of[card]]
        return found

    def with_more(self, cell: int, pile: int, n: int) -> int:
        """So many more, or fewer; NOWHERE if they don't fit or are not there."""
        have = self.digit(cell, pile)
        if have + n < 0 or (n > 0 and have + n > self.rooms[pile]):
            return NOWHERE
        return cell + n * self.places_of[pile]

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

    def change(self, p: Position, card: int, n: int) -> None:
        """What one card would lose may have lain on another of the same purse."""
        pile = self.purse_of[card]
        is_alone = self.purse_of.count(pile) == 1
        self.note(p, ON_CARD + pile, n if is_alone else max(n, 0))

    # What can't be told

    def lying(self, p: Position, card: int) -> int:
        raise Unsuited

    def purse(self, p: Position) -> int:
        raise Unsuited

    def light_of(self, p: Position) -> int:
        if self.is_light_noted:
            raise Unsuited
        return p.light
