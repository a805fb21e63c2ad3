"""Duchařina's plans and furniture, put together id by id."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from spiritboard.core.encoding import Choosing, not_now
from spiritboard.core.errors import Illegal
from spiritboard.core.game import Game
from spiritboard.core.spelling import Speller, Spelling
from spiritboard.core.values import Action, Seat
from spiritboard.games.ducharina.actions import Furnish, Leave, Plan, Step
from spiritboard.games.ducharina.geometry.arrangement import Arrangement
from spiritboard.games.ducharina.geometry.placing import lifted, placed
from spiritboard.games.ducharina.hall import GHOSTS, OUTSIDE
from spiritboard.games.ducharina.rules.party import Party
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.told import (
    COLUMN,
    DESTINATION,
    DESTINATIONS,
    DONE,
    GHOST,
    GRID,
    LINES,
    LISTED,
    PIECE,
    RECALL,
    ROW,
    TURN,
    TURNS,
    WAY,
    WAYS,
    destination_of,
    pose_at,
    step_to,
)
from spiritboard.games.ducharina.view import DucharinaView

Rules = Game[DucharinaState, DucharinaView]


class CostlyChoosing(Choosing):
    """What may come next is worked out once."""

    def __init__(self) -> None:
        super().__init__()
        self.known: list[int] | None = None

    def ids(self) -> list[int]:
        if self.known is None:
            self.known = self.following()
        return self.known

    @abstractmethod
    def following(self) -> list[int]:
        """What may come next."""

    @abstractmethod
    def may_come(self, number: int) -> bool:
        """Is it one of these? Must agree with `following`, and works out no other."""

    def take(self, number: int) -> Action | None:
        if not self.may_come(number):
            raise not_now(number, self)
        self.chosen = (*self.chosen, number)
        self.known = None
        return self.taken(number)

    @abstractmethod
    def taken(self, number: int) -> Action | None:
        """An id that may come."""


class PlanChoosing(CostlyChoosing):
    """G3.2 A plan, step by step. Each step must leave a plan that could be answered as it is."""

    def __init__(self, rules: Rules, speller: Speller, s: DucharinaState, seat: Seat) -> None:
        super().__init__()
        self.rules = rules
        self.s = s
        self.seat = seat
        self.firsts = speller.firsts
        self.plan = Plan()
        self.ghost = -1
        """Whose destination is asked for."""

    def spelling(self, action: Action) -> Spelling:
        """Step by step; none if a step leaves a plan that can't be answered as it is."""
        assert isinstance(action, Plan)
        ids = [self.firsts[RECALL] + ghost for ghost in sorted(action.recalled)]
        for nth, step in enumerate(action.steps):
            if not self.allows(Plan(action.steps[: nth + 1], action.recalled)):
                return ()
            ids += [self.firsts[GHOST] + step[0], self.firsts[DESTINATION] + destination_of(step)]
        return (*ids, self.firsts[DONE])

    def allows(self, plan: Plan) -> bool:
        return self.rules.allows(self.s, self.seat, plan)

    def following(self) -> list[int]:
        if self.ghost >= 0:
            first = self.firsts[DESTINATION]
            return [first + one for one in self.destinations(self.ghost)]
        found = [self.firsts[DONE]]
        found += [self.firsts[RECALL] + ghost for ghost in self.recalls()]
        going = [ghost for ghost in range(GHOSTS) if self.can_go(ghost)]
        return found + [self.firsts[GHOST] + ghost for ghost in going]

    def may_come(self, number: int) -> bool:
        firsts = self.firsts
        if self.ghost >= 0:
            destination = number - firsts[DESTINATION]
            inside = 0 <= destination < DESTINATIONS
            return inside and self.allows(self.going(step_to(self.ghost, destination)))
        if firsts[RECALL] <= number < firsts[GHOST]:
            return number - firsts[RECALL] in self.recalls()
        ghost = number - firsts[GHOST]
        return number == firsts[DONE] or (0 <= ghost < GHOSTS and self.can_go(ghost))

    def recalls(self) -> list[int]:
        """G9.6 Before anything else, each once, in their order."""
        if self.plan.steps or not self.s.box.merging:
            return []
        last = max(self.plan.recalled, default=-1)
        return [ghost for ghost in range(last + 1, GHOSTS) if self.allows(self.recalling(ghost))]

    def recalling(self, ghost: int) -> Plan:
        return Plan(self.plan.steps, (*self.plan.recalled, ghost))

    def going(self, step: Step) -> Plan:
        return Plan((*self.plan.steps, step), self.plan.recalled)

    def can_go(self, ghost: int) -> bool:
        return any(True for _ in self.destinations(ghost))

    def destinations(self, ghost: int) -> Iterable[int]:
        near = self.near(ghost)
        for destination in range(DESTINATIONS):
            step = step_to(ghost, destination)
            if step[1] in near and self.allows(self.going(step)):
                yield destination

    def near(self, ghost: int) -> set[int]:
        """The squares, and OUTSIDE, that the points left pay for."""
        party = Party(self.s, self.seat)
        party.follow(self.plan)
        try:
            party.check_may_go(ghost)
        except Illegal:
            return set()
        return {square for square in range(OUTSIDE + 1) if is_paid_for(party, ghost, square)}

    def taken(self, number: int) -> Action | None:
        if self.ghost >= 0:
            self.plan = self.going(step_to(self.ghost, number - self.firsts[DESTINATION]))
            self.ghost = -1
        elif number == self.firsts[DONE]:
            return self.plan
        elif number < self.firsts[GHOST]:
            self.plan = self.recalling(number - self.firsts[RECALL])
        else:
            self.ghost = number - self.firsts[GHOST]
        return None


def is_paid_for(party: Party, ghost: int, square: int) -> bool:
    try:
        return party.cost(ghost, square) <= party.left
    except Illegal:
        return False


class FurnishChoosing(CostlyChoosing):
    """G4.1 A piece, then a pose that the rules list, or column, row and way on the quarter grid."""

    def __init__(
        self, speller: Speller, s: DucharinaState, seat: Seat, options: list[Action]
    ) -> None:
        super().__init__()
        self.s = s
        self.firsts = speller.firsts
        self.leaves = [
            (speller.spell(one, seat)[0], one) for one in options if isinstance(one, Leave)
        ]
        self.listed: dict[int, list[Furnish]] = {}
        for one in options:
            if isinstance(one, Furnish):
                self.listed.setdefault(one.piece, []).append(one)
        self.piece = self.column = self.row = -1
        self.others: Arrangement | None = None

    def spelling(self, action: Action) -> Spelling:
        """None for a pose that is neither listed nor on the grid."""
        for number, leave in self.leaves:
            if action == leave:
                return (number,)
        assert isinstance(action, Furnish)
        piece, pose = self.firsts[PIECE] + action.piece, action.pose
        for nth, listed in enumerate(self.listed[action.piece]):
            if action == listed:
                return piece, self.firsts[LISTED] + nth
        column, row, way = pose.x // GRID, pose.y // GRID, TURNS * pose.side + pose.turn // TURN
        if pose_at(column, row, way) != pose:
            return ()
        return piece, self.firsts[COLUMN] + column, self.firsts[ROW] + row, self.firsts[WAY] + way

    def stands(self, column: int, row: int, way: int) -> bool:
        """G4.2, G9.2 It stands there, and not as it stands now."""
        pose = pose_at(column, row, way)
        s, piece = self.s, self.piece
        is_new = piece not in s.order or s.poses[piece] != pose
        assert self.others is not None
        return is_new and placed(self.others, piece, pose).stands

    def ways(self, column: int, row: int) -> Iterable[int]:
        return (way for way in range(WAYS) if self.stands(column, row, way))

    def rows(self, column: int) -> Iterable[int]:
        return (row for row in range(LINES) if has_any(self.ways(column, row)))

    def columns(self) -> Iterable[int]:
        return (column for column in range(LINES) if has_any(self.rows(column)))

    def following(self) -> list[int]:
        if self.row >= 0:
            return [self.firsts[WAY] + way for way in self.ways(self.column, self.row)]
        if self.column >= 0:
            return [self.firsts[ROW] + row for row in self.rows(self.column)]
        if self.piece >= 0:
            listed = [self.firsts[LISTED] + nth for nth in range(len(self.listed[self.piece]))]
            return listed + [self.firsts[COLUMN] + column for column in self.columns()]
        pieces = [self.firsts[PIECE] + piece for piece in sorted(self.listed)]
        return [number for number, _ in self.leaves] + pieces

    def may_come(self, number: int) -> bool:
        firsts = self.firsts
        if self.row >= 0:
            way = number - firsts[WAY]
            return 0 <= way < WAYS and self.stands(self.column, self.row, way)
        if self.column >= 0:
            row = number - firsts[ROW]
            return 0 <= row < LINES and has_any(self.ways(self.column, row))
        if self.piece >= 0:
            column = number - firsts[COLUMN]
            is_listed = 0 <= number - firsts[LISTED] < len(self.listed[self.piece])
            return is_listed or (0 <= column < LINES and has_any(self.rows(column)))
        return number in self.ids()

    def taken(self, number: int) -> Action | None:
        if self.row >= 0:
            way = number - self.firsts[WAY]
            return Furnish(self.piece, *pose_at(self.column, self.row, way))
        if self.column >= 0:
            self.row = number - self.firsts[ROW]
        elif self.piece >= 0:
            return self.take_place(number)
        else:
            return self.take_piece(number)
        return None

    def take_place(self, number: int) -> Action | None:
        if number < self.firsts[COLUMN]:
            return self.listed[self.piece][number - self.firsts[LISTED]]
        self.column = number - self.firsts[COLUMN]
        return None

    def take_piece(self, number: int) -> Action | None:
        for told, leave in self.leaves:
            if told == number:
                return leave
        self.piece = number - self.firsts[PIECE]
        self.others = lifted(self.s.furniture(), self.piece)
        return None


def has_any(found: Iterable[int]) -> bool:
    return any(True for _ in found)
