"""Positions that differ only in crystals, light and dice are one sheet: its ways on are told once.

Sheets are found turn by turn from where a turn may begin; `sweeping.py` then works them out backwards.
"""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.conditions import holds
from spiritboard.games.wildwoods.adviser.creatures import one_more
from spiritboard.games.wildwoods.adviser.effects import happen
from spiritboard.games.wildwoods.adviser.foresight import effects_in, is_random_draw
from spiritboard.games.wildwoods.adviser.forgetting import Forgetting
from spiritboard.games.wildwoods.adviser.happenings import end_phase
from spiritboard.games.wildwoods.adviser.noted import NOTED, SAME, NotedBoard
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.rolls import (
    BOTTOM_ONLY,
    Try,
    bottom,
    failed,
    need_at,
    targets,
    top,
)
from spiritboard.games.wildwoods.adviser.search import TooBig
from spiritboard.games.wildwoods.adviser.steps import DRAW, Fork, prevailed, push
from spiritboard.games.wildwoods.box import EXPLORE, HEAL, HELP, LIGHT, NOTHING
from spiritboard.games.wildwoods.state import OPEN, WON

AS_LEFT: Final = -1
"""As dice: those that are left after the roll."""
SPENT: Final = 3


class Way:
    """Where something leads: to a sheet, to the scene's end, or to one of several ways."""

    def __init__(self) -> None:
        self.sheet: Sheet | None = None
        self.shift = SAME
        self.dice = AS_LEFT
        self.worth = 0.0
        """Of the scene's end."""
        self.laid = 0
        """So many crystals are laid down before the one way on, or given up."""
        self.is_choice = False
        self.weights: list[float] = []
        self.ways: list[Way] = []


class Attempt:
    """What a card is aimed at."""

    def __init__(self, need: int, row: int) -> None:
        self.need = need
        """W1.4 Successes; 0: the bottom ability."""
        self.row = row
        """Where the light must be."""
        self.tops: list[Way] = []
        """By successes over the need, as far as these matter."""


class Act:
    """A card that can act."""

    def __init__(self, card: int, number: int, failure: Way) -> None:
        self.card = card
        self.number = number
        self.price = 0
        """W5.1 Crystals that are given up before the roll."""
        self.failure = failure
        self.is_open = False
        """May the bottom ability be taken?"""
        self.is_spent_on = False
        """Are crystals spent on the bottom ability?"""
        self.bottoms: list[Way] = []
        """From one success on; none: it brings nothing."""
        self.attempts: list[Attempt] = []


class Sheet:
    """Of one turn."""

    def __init__(self, p: Position, reach: int) -> None:
        self.p = p
        self.reach = reach
        """Dice that may still be there."""
        self.ending = Way()
        self.acts: list[Act] = []
        self.worth: list[list[float]] = []
        """By dice, then by cell."""


class Sheets:
    """All that can be reached on one board."""

    def __init__(self, board: NotedBoard, limit: int) -> None:
        self.board = board
        self.limit = limit
        self.count = 0
        self.forgetting = Forgetting(board)
        self.turns: list[list[Sheet]] = []
        self.here: dict[int, Sheet] = {}
        self.later: dict[int, Sheet] = {}
        self.fresh: list[Sheet] = []
        """Found in this turn, with one die less."""
        self.hands = hands_of(board.usual)
        self.callers = [
            card
            for card, shadow in enumerate(board.box.shadows)
            if any(is_random_draw(one) for one in effects_in(board.box, shadow.programme))
        ]

    def root(self, p: Position) -> Sheet:
        """Where somebody begins; its dice are those of a turn."""
        way = p.copy()
        way.crystals = [0, 0, 0, 0]
        way.light = 0 if self.board.is_light_noted else p.light
        return self.sheet_at(way, self.later, p.dice())

    def look(self) -> None:
        """Turn by turn, until the scene is decided everywhere."""
        while self.later:
            self.here, self.later = self.later, {}
            self.look_at_turn()
            self.turns.append(list(self.here.values()))
            self.here = {}

    def look_at_turn(self) -> None:
        """Those with more dice first: what is found again has no more."""
        starts = list(self.here.values())
        self.fresh = []
        for reach in range(sum(self.board.usual), -1, -1):
            sheets = self.fresh + [sheet for sheet in starts if sheet.reach == reach]
            self.fresh = []
            for sheet in sheets:
                self.look_at(sheet)

    def look_at(self, sheet: Sheet) -> None:
        p = sheet.p
        sheet.ending = self.ending(p)
        if sheet.reach:
            for card in (HELP, EXPLORE, HEAL, LIGHT):
                if self.board.number(p, card):
                    self.look_at_card(sheet, card)
        sheet.p = NO_POSITION

    # What may be done

    def look_at_card(self, sheet: Sheet, card: int) -> None:
        """What must be paid for is an act of its own."""
        b, p = self.board, sheet.p
        free = self.act(p, Try(card, BOTTOM_ONLY, 0, 0, 0), sheet.reach)
        for target in targets(b, p, card):
            one = Try(card, target, 0, 0, 0)
            if target == BOTTOM_ONLY:
                if free.bottoms or p.river[-1] != card:
                    free.attempts.append(Attempt(0, 0))
            elif card in (LIGHT, HEAL) or not b.price(target) or self.is_paid(p, target):
                free.attempts.append(self.attempt(p, one, sheet.reach))
            else:
                sheet.acts.append(self.paid_act(p, one, sheet.reach))
        if free.attempts:
            sheet.acts.append(free)

    def is_paid(self, p: Position, place: int) -> bool:
        return (self.board.rests[p.rest].paid >> place) & 1 == 1

    def paid_act(self, p: Position, one: Try, reach: int) -> Act:
        way, rest = p.copy(), self.board.rests[p.rest]
        way.rest = self.board.number_of(rest._replace(paid=rest.paid | (1 << one.target)))
        found = self.act(way, one, reach)
        found.price = self.board.price(one.target)
        found.attempts.append(self.attempt(way, one, reach))
        return found

    def act(self, p: Position, one: Try, reach: int) -> Act:
        b = self.board
        found = Act(one.card, b.number(p, one.card), self.way(failed(p, one), reach))
        found.is_open = b.is_bottom_open(p, one.card)
        found.is_spent_on = b.is_piled or one.card in (LIGHT, HEAL)
        if found.is_open and self.is_bottom_useful(one.card):
            most = reach + SPENT if found.is_spent_on else reach
            found.bottoms = [
                self.way(bottom(b, p, one, hits, 0), reach) for hits in range(1, most + 1)
            ]
        return found

    def is_bottom_useful(self, card: int) -> bool:
        b = self.board
        if card == LIGHT:
            return b.is_shone_for or b.needs_light
        return card == HELP or (card == HEAL and (b.counts_spirit or b.is_empty))

    def attempt(self, p: Position, one: Try, reach: int) -> Attempt:
        """Where it is loud, each success over the need is another way."""
        b = self.board
        need = need_at(b, p, one.card, one.target)
        is_lit = one.card in (HELP, EXPLORE) and b.is_light_noted
        found = Attempt(need, b.places[one.target].light if is_lit else 0)
        most = max(need, reach) if b.scene.loud else need
        for hits in range(need, most + 1):
            found.tops.append(self.way(top(b, p, one, hits, 0), reach))
        return found

    def ending(self, p: Position) -> Way:
        """W2.3 Where healings are counted, a shadow card that brings a creature comes when wished."""
        b = self.board
        if b.scene.may_leave != NOTHING and holds(b, p, b.scene.may_leave):
            return ended(1.0)
        way = p.copy()
        end_phase(way)
        found = Fork(is_choice=True)
        found.add(1.0, way)
        if b.counts_healed and not b.counts_spirit:
            self.call(p, found)
        ways = [self.way(one, 0) for one in found.ways]
        return ways[0] if len(ways) == 1 else forked(True, found.weights, ways)

    def call(self, p: Position, fork: Fork) -> None:
        rest = self.board.rests[p.rest]
        for card in self.callers:
            if rest.shadows[card]:
                way = p.copy()
                shadows = one_more(rest.shadows, card, -1)
                way.rest = self.board.number_of(rest._replace(shadows=shadows))
                end_phase(way)
                push(way, DRAW, NOTHING)
                fork.add(1.0, way)

    # Where it leads

    def way(self, p: Position, reach: int) -> Way:
        """Of a position on which something is pending; it is used up."""
        fork = happen(self.board, p)
        if fork is not None:
            laid = self.lay(fork.ways[0]) if fork.laid else SAME
            ways = [self.way(one, reach) for one in fork.ways]
            if fork.laid:
                return laid_first(fork.laid, laid, ways)
            return forked(fork.is_choice, fork.weights, ways)
        result = prevailed(self.board, p)
        if result != OPEN:
            return ended(1.0 if result == WON else 0.0, p.crystals[NOTED])
        return self.way_to(p, reach)

    def lay(self, p: Position) -> int:
        """What was noted before crystals are laid down; the rest is noted after that."""
        found = p.crystals[NOTED]
        p.crystals[NOTED] = SAME
        return found

    def way_to(self, p: Position, reach: int) -> Way:
        found = Way()
        found.shift = p.crystals[NOTED]
        p.crystals[NOTED] = 0
        if p.turns:
            found.dice = self.hands.index((p.d8, p.d10, p.d12))
            dice = p.dice()
            p.turns = p.d8 = p.d10 = p.d12 = 0
            found.sheet = self.sheet_at(p, self.later, dice)
        else:
            found.sheet = self.sheet_at(p, self.here, reach - 1)
        return found

    def sheet_at(self, p: Position, known: dict[int, Sheet], reach: int) -> Sheet:
        p.d8 = p.d10 = p.d12 = 0
        self.forgetting.forget(p)
        key = p.key()
        found = known.get(key)
        if found is None:
            found = Sheet(p, reach)
            self.add(key, found, known)
        found.reach = max(found.reach, reach)
        return found

    def add(self, key: int, sheet: Sheet, known: dict[int, Sheet]) -> None:
        self.count += 1
        if self.count > self.limit:
            raise TooBig
        known[key] = sheet
        if known is self.here:
            self.fresh.append(sheet)


NO_POSITION: Final = Position()


def ended(worth: float, shift: int = SAME) -> Way:
    """The scene is decided, if what it costs could be paid."""
    found = Way()
    found.worth = worth
    found.shift = shift
    return found


def forked(is_choice: bool, weights: list[float], ways: list[Way]) -> Way:
    found = Way()
    found.is_choice = is_choice
    found.weights = weights
    found.ways = ways
    return found


def laid_first(n: int, shift: int, ways: list[Way]) -> Way:
    found = Way()
    found.shift = shift
    found.laid = n
    found.ways = ways
    return found


def hands_of(most: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """All that may be left, fewer dice first."""
    found = [
        (d8, d10, d12)
        for d8 in range(most[0] + 1)
        for d10 in range(most[1] + 1)
        for d12 in range(most[2] + 1)
    ]
    return sorted(found, key=sum)
