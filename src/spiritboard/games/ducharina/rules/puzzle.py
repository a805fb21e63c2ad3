"""A puzzle for one: the cards and the looks of all rounds lie open; bring enough ghosts out (house)."""

from __future__ import annotations

from typing import ClassVar, Final

from spiritboard.core.frames import Chance, Do
from spiritboard.core.rng import Rng, quick
from spiritboard.core.state import Frame
from spiritboard.core.values import Action, Outcome, Seat
from spiritboard.games.ducharina.actions import LayPuzzle
from spiritboard.games.ducharina.geometry.halls import interior, is_interior
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.hall import DOORS, side_of
from spiritboard.games.ducharina.puzzle_solver import SOLVER, Solver
from spiritboard.games.ducharina.rules.ending import score, tally
from spiritboard.games.ducharina.rules.ghosts import MoveGhosts
from spiritboard.games.ducharina.rules.keyhole import look_through
from spiritboard.games.ducharina.state import NOTHING, DucharinaState

KEY: Final = b"spiritboard puzzle"
SPARE: Final = (0, 1)
"""Points beyond those that the ghosts need for the straightest way: at least, at most."""
STRAIGHT: Final = 7
"""G5.1 Steps of one ghost across the hall and out."""
TRIES: Final = 60
"""As many sets of cards and looks are tried in one hall."""


class SetPuzzle(Chance[DucharinaState]):
    """A hall, cards and looks with a solution; those of a number are always the same."""

    tag: ClassVar[str] = "set-puzzle"
    kind: ClassVar[str] = "puzzle"
    rule: ClassVar[str] = "G2.2"
    purpose: ClassVar[str] = "puzzle"

    def sample(self, s: DucharinaState, seat: Seat, rng: Rng) -> Action:
        return puzzle_of(s, quick(KEY, "number", s.box.puzzle) if s.box.puzzle else rng)

    def is_possible(self, s: DucharinaState, action: Action) -> bool:
        """It is a pleasant hall, and it can be solved."""
        if not isinstance(action, LayPuzzle) or len(action.rounds) != s.box.rounds:
            return False
        cards = range(len(s.box.cards))
        if not all(card in cards and 0 <= door < DOORS for card, door in action.rounds):
            return False
        if not is_interior(s.box.shapes, action.poses):
            return False
        return Solver(laid(s, action)).solution() is not None

    def answer(self, s: DucharinaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, LayPuzzle)
        s.poses = list(action.poses)
        s.order = list(range(len(PIECES)))
        s.coming = list(action.rounds)
        for card, _ in s.coming:
            s.unseen &= ~(1 << card)
        s.reveal("puzzle", goal=s.box.goal, rounds=s.box.rounds)
        for number, (card, door) in enumerate(action.rounds, 1):
            s.reveal("puzzle-round", round=number, value=s.box.cards[card].value, door=door)


def puzzle_of(s: DucharinaState, rng: Rng) -> LayPuzzle:
    """Halls, cards and looks at random until there is a solution."""
    while True:
        poses = interior(s.box.shapes, rng).poses
        for _ in range(TRIES):
            found = LayPuzzle(
                poses, tuple(zip(some_cards(s, rng), some_doors(s, rng), strict=True))
            )
            if Solver(laid(s, found)).solution() is not None:
                return found


def laid(s: DucharinaState, puzzle: LayPuzzle) -> DucharinaState:
    """The table with a puzzle on it, in its first round."""
    return DucharinaState(
        box=s.box,
        round=1,
        homes=list(s.homes),
        ghosts=list(s.ghosts),
        levels=list(s.levels),
        poses=list(puzzle.poses),
        order=list(range(len(PIECES))),
        coming=list(puzzle.rounds),
        cards=[NOTHING],
    )


def some_cards(s: DucharinaState, rng: Rng) -> list[int]:
    """Cards with few points to spare."""
    needed = STRAIGHT * sum(s.box.goal)
    least, most = needed + SPARE[0], needed + SPARE[1]
    while True:
        cards = list(range(len(s.box.cards)))
        rng.shuffle(cards)
        del cards[s.box.rounds :]
        if least <= sum([s.box.cards[card].value for card in cards]) <= most:
            return cards


def some_doors(s: DucharinaState, rng: Rng) -> list[int]:
    """G3.3 Each on another side than the one before."""
    doors = [rng.below(DOORS)]
    while len(doors) < s.box.rounds:
        door = rng.below(DOORS)
        if side_of(door) != side_of(doors[-1]):
            doors.append(door)
    return doors


def steps_of_a_puzzle_round() -> list[Frame[DucharinaState]]:
    return [TakeCard(), MoveGhosts(), KnownLook()]


class TakeCard(Do[DucharinaState]):
    """The card of this round, known from the beginning."""

    tag: ClassVar[str] = "take-card"
    rule: ClassVar[str] = "G3.2"

    def run(self, s: DucharinaState) -> None:
        card = s.coming[s.round - 1][0]
        s.cards[SOLVER] = card
        s.tell("draws", seat=SOLVER, card=card, value=s.box.cards[card].value, pieces=())


class KnownLook(Do[DucharinaState]):
    """G3.5 The look of this round, known from the beginning."""

    tag: ClassVar[str] = "known-look"
    rule: ClassVar[str] = "G3.5"

    def run(self, s: DucharinaState) -> None:
        s.keyhole = s.coming[s.round - 1][1]
        look_through(s, SOLVER)


def is_solved(s: DucharinaState) -> bool:
    """Enough ghosts of each size are out. What is no puzzle is never solved."""
    out = tally(s.ghosts_of(SOLVER)).out
    wanted = s.box.goal
    return bool(wanted) and all(count >= goal for count, goal in zip(out, wanted, strict=True))


def outcome(s: DucharinaState) -> Outcome | None:
    """It is over when it is solved, at the latest after the last look."""
    if s.stack:
        return None
    solved = is_solved(s)
    reason = "puzzle-solved" if solved else "puzzle-failed"
    return Outcome((SOLVER,) if solved else (), (score(s, SOLVER),), reason, "G6")
