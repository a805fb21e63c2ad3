"""What best play wins at most, sheet by sheet: from the last turn to the first, fewer dice first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spiritboard.games.wildwoods.adviser.noted import (
    APART,
    NOWHERE,
    ONE,
    SAME,
    NotedBoard,
    Purses,
    Unsuited,
)
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.reading import position_of
from spiritboard.games.wildwoods.adviser.search import TooBig
from spiritboard.games.wildwoods.adviser.sheets import (
    AS_LEFT,
    SPENT,
    Act,
    Attempt,
    Sheet,
    Sheets,
    Way,
    hands_of,
)
from spiritboard.games.wildwoods.box import HELP, SPACES
from spiritboard.games.wildwoods.state import WildwoodsState

SURE: Final = 1 - 1e-12


class Means(NamedTuple):
    """How near a sweep comes to the rules: the more of them it keeps, the longer it takes."""

    front: int = SPACES
    """Creatures block so many spaces."""
    purses: Purses = ONE
    """By card: in which purse its crystals lie."""
    counts_spirit: bool = False
    """Spirit is lost, and shadow cards come."""

    @property
    def is_exact(self) -> bool:
        return self.front == SPACES and self.purses == APART and self.counts_spirit


class Found(NamedTuple):
    """What was found of a scene."""

    most: tuple[float | None, ...]
    """By start: no play by dice and crystals wins more; None: it was too much."""
    sheets: int
    positions: int
    """That the sheets stand for."""


def at_most(starts: Sequence[WildwoodsState], means: Means, limit: int) -> Found:
    """Of starts whose boards have the same numbers. Where something asks for the light it is counted;
    where something asks for crystals nothing is known, nor with creatures out of the way where one of
    them moves other cards."""
    unknown = (None,) * len(starts)
    for is_light_noted in (True, False):
        board = NotedBoard(
            starts[0], means.front, means.counts_spirit, is_light_noted, means.purses
        )
        if means.front < SPACES and board.are_cards_moved():
            break
        sweep = Sweep(board, limit)
        try:
            most = sweep.values([position_of(board, s) for s in starts])
            return Found(tuple(most), sweep.sheets.count, sweep.positions())
        except Unsuited:
            continue
        except TooBig:
            return Found(unknown, sweep.sheets.count, sweep.positions())
    return Found(unknown, 0, 0)


class Throw:
    """From the dice that are left after a roll to those before it."""

    def __init__(self, before: int, dice: int, chances: list[float]) -> None:
        self.before = before
        self.dice = dice
        """How many were there before."""
        self.chances = chances


class Sweep:
    """No play by dice and crystals wins more than it says."""

    def __init__(self, board: NotedBoard, limit: int) -> None:
        self.board = board
        self.cells = board.cells
        self.size = self.cells * len(hands_of(board.usual))
        """The positions of a sheet."""
        self.sheets = Sheets(board, limit // self.size)
        self.never = [0.0] * self.cells
        self.always = [1.0] * self.cells
        self.throws: dict[tuple[int, int], list[Throw]] = {}

    def values(self, starts: list[Position]) -> list[float]:
        """Of positions at which a card may be chosen, with all dice of a turn."""
        cells = [self.board.cell(p) for p in starts]
        dice = [self.sheets.hands.index((p.d8, p.d10, p.d12)) for p in starts]
        roots = [self.sheets.root(p) for p in starts]
        self.sheets.look()
        turns = self.sheets.turns
        for turn in range(len(turns) - 1, -1, -1):
            self.sweep(turns[turn])
            if turn + 1 < len(turns):
                turns.pop()
        return [root.worth[dice[at]][cells[at]] for at, root in enumerate(roots)]

    def positions(self) -> int:
        """Sheets with all that they stand for."""
        return self.sheets.count * self.size

    def sweep(self, sheets: list[Sheet]) -> None:
        """A turn: what is won without dice, then with one more at a time."""
        hands = self.sheets.hands
        for sheet in sheets:
            last = self.read(sheet.ending, 0)
            sheet.worth = [last[:] if sum(hand) <= sheet.reach else [] for hand in hands]
        for left in range(len(hands) - 1):
            dice = sum(hands[left])
            for sheet in sheets:
                if sheet.reach > dice:
                    for act in sheet.acts:
                        self.act(sheet, act, left)

    def throws_to(self, number: int, left: int) -> list[Throw]:
        """All handfuls after which these dice are left."""
        found = self.throws.get((number, left))
        if found is None:
            a = self.sheets.hands[left]
            found = []
            for before, b in enumerate(self.sheets.hands):
                hand = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
                if min(hand) >= 0 and sum(hand) > 0:
                    chances = self.board.chance(number, hand[0], hand[1], hand[2])
                    found.append(Throw(before, sum(b), chances))
            self.throws[number, left] = found
        return found

    def act(self, sheet: Sheet, act: Act, left: int) -> None:
        """Each attempt, with every handful after which these dice are left."""
        throws = [one for one in self.throws_to(act.number, left) if one.dice <= sheet.reach]
        most = len(throws[-1].chances)
        failure = self.read(act.failure, left)
        bottoms = self.bottoms(act, left)
        for attempt in act.attempts:
            if not attempt.need and not bottoms:
                throw_away(sheet, throws, failure)
                continue
            outcomes = self.outcomes(act, attempt, left, most, failure, bottoms)
            for one in throws:
                self.weigh(sheet, act, one, outcomes, attempt.row * self.board.width)

    def weigh(
        self, sheet: Sheet, act: Act, one: Throw, outcomes: list[list[float]], first: int
    ) -> None:
        """What is paid for is weighed as if it were paid, and then from where it can be."""
        row = sheet.worth[one.before]
        if not act.price:
            weigh(row, one.chances, outcomes, first)
            return
        paid = [0.0] * self.cells
        weigh(paid, one.chances, outcomes, first)
        paid = self.laid(paid, -act.price)
        for cell in range(self.cells):
            if self.board.purses[cell] >= act.price:
                row[cell] = max(row[cell], paid[cell])

    def bottoms(self, act: Act, left: int) -> list[list[float]]:
        """With Help, one crystal more than before is laid on what was worked out for that."""
        found: list[list[float]] = []
        laid = 0
        for way in act.bottoms:
            if laid and act.card == HELP and way.laid == laid + 1 and way.shift == SAME:
                found.append(self.laid(found[-1], 1))
            else:
                found.append(self.read(way, left))
            laid = way.laid
        return found

    def outcomes(
        self,
        act: Act,
        attempt: Attempt,
        left: int,
        most: int,
        failure: list[float],
        bottoms: list[list[float]],
    ) -> list[list[float]]:
        """By successes: what each cell is then worth."""
        found = [failure]
        tops = [self.read(way, left) for way in attempt.tops]
        for hits in range(1, most):
            over = hits - attempt.need
            if attempt.need and over >= 0:
                found.append(tops[min(over, len(tops) - 1)])
            else:
                found.append(self.short(act, tops, -over, hits, failure, bottoms))
        return found

    def short(
        self,
        act: Act,
        tops: list[list[float]],
        missing: int,
        hits: int,
        failure: list[float],
        bottoms: list[list[float]],
    ) -> list[float]:
        """W1.5, W2.2 Crystals for what is missing, or the bottom ability, or nothing."""
        spare = SPENT if act.is_spent_on else 0
        if tops:
            spare = min(spare, missing - 1)
        spent = self.board.spent[act.card]
        is_near = bool(tops) and missing <= SPENT
        if bottoms:
            found = bottoms[hits - 1]
            for more in range(1, spare + 1):
                found = better(found, bottoms[hits + more - 1], spent[more])
        elif act.is_open or not is_near:
            found = failure
        else:
            found = where_short(failure, spent[missing])
        return better(found, tops[0], spent[missing]) if is_near else found

    # Ways

    def read(self, way: Way, left: int) -> list[float]:
        """By cell: what a way is worth."""
        sheet = way.sheet
        if way.laid:
            row = self.laid(self.read(way.ways[0], left), way.laid)
        elif way.ways:
            row = self.read_fork(way, left)
        elif sheet is None:
            row = self.always if way.worth else self.never
        else:
            row = sheet.worth[left if way.dice == AS_LEFT else way.dice]
        if way.shift == SAME:
            return row
        return shifted(row, self.board.shifts[way.shift])

    def laid(self, row: list[float], n: int) -> list[float]:
        """One crystal after the other, each on the best card that has room, or from one that has any."""
        for _ in range(abs(n)):
            row = best_next(row, self.board.more if n > 0 else self.board.less)
        return row

    def read_fork(self, way: Way, left: int) -> list[float]:
        found = [0.0] * self.cells
        for at in range(len(way.ways)):
            row = self.read(way.ways[at], left)
            if way.is_choice:
                found = [max(found[cell], row[cell]) for cell in range(self.cells)]
            else:
                weight = way.weights[at]
                found = [found[cell] + weight * row[cell] for cell in range(self.cells)]
        return found


def best_next(row: list[float], nexts: list[list[int]]) -> list[float]:
    """By cell: the best of those that it may lead to; itself, if there is none."""
    found = [-1.0] * len(row)
    for one in nexts:
        found = better(found, row, one)
    return [best if best >= 0.0 else row[cell] for cell, best in enumerate(found)]


def better(row: list[float], other: list[float], leads: list[int]) -> list[float]:
    """By cell: the row, or the other where that leads, whichever is more."""
    found = row[:]
    for cell, at in enumerate(leads):
        if at != NOWHERE and other[at] > found[cell]:
            found[cell] = other[at]
    return found


def where_short(failure: list[float], leads: list[int]) -> list[float]:
    """It fails only where there are too few crystals."""
    return [worth if leads[cell] == NOWHERE else 0.0 for cell, worth in enumerate(failure)]


def shifted(row: list[float], shift: list[int]) -> list[float]:
    return [row[cell] if cell != NOWHERE else 0.0 for cell in shift]


def throw_away(sheet: Sheet, throws: list[Throw], failure: list[float]) -> None:
    """A card is moved away with one die."""
    for one in throws:
        if len(one.chances) == 2:
            weigh(sheet.worth[one.before], [1.0], [failure], 0)


def weigh(row: list[float], chances: list[float], outcomes: list[list[float]], first: int) -> None:
    """The row is raised where this is worth more."""
    hits = len(chances)
    for cell in range(first, len(row)):
        if row[cell] >= SURE:
            continue
        total = 0.0
        for at in range(hits):
            total += chances[at] * outcomes[at][cell]
        row[cell] = max(row[cell], total)
