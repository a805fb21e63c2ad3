"""Puzzles for one (house): a hall, cards and looks that lie open, and a way out that is proved."""

from __future__ import annotations

import pytest

from spiritboard.core.values import NATURE
from spiritboard.games.ducharina.actions import LayPuzzle, Plan
from spiritboard.games.ducharina.info import DucharinaOptions
from spiritboard.games.ducharina.puzzle_solver import SOLVER, Solver
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.match import Match
from tests.ducharina.table import GAME, rng


def laid(number: int, **options: object) -> DucharinaState:
    """The table of a puzzle, before the first plan."""
    s = GAME.setup(1, DucharinaOptions(puzzle=number, **options))  # type: ignore[arg-type]  # as given
    GAME.advance(s, NATURE, GAME.draw(s, rng("puzzle")))
    return s


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 2, 20261117])
def test_the_proved_way_out_solves_it(number: int) -> None:
    """House: both medium ghosts and the large one are out within four rounds."""
    s = laid(number)
    solution = Solver(s).solution()
    assert solution is not None
    for plan in solution[: s.box.rounds]:
        if GAME.decision(s) is not None:
            GAME.check(s, SOLVER, plan)
            GAME.advance(s, SOLVER, plan)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((SOLVER,), "puzzle-solved")


@pytest.mark.slow
def test_whoever_stays_at_home_fails() -> None:
    s = laid(1)
    while GAME.decision(s) is not None:
        GAME.advance(s, SOLVER, Plan())
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "puzzle-failed")


@pytest.mark.slow
def test_a_number_is_the_same_puzzle_for_everyone() -> None:
    first, second = (Match.new("ducharina", 1, seed, {"puzzle": 7}) for seed in ("one", "other"))
    assert first.view(0).poses == second.view(0).poses
    assert first.view(0).coming == second.view(0).coming


@pytest.mark.slow
def test_without_a_number_every_puzzle_is_new() -> None:
    first, second = (Match.new("ducharina", 1, seed) for seed in ("one", "other"))
    assert first.view(0).poses != second.view(0).poses


@pytest.mark.slow
def test_what_several_may_choose_does_not_matter() -> None:
    """A generous deck has no four cards with so few points: it would be looked for without end."""
    free = laid(3, deck="generous", merging=True, midnight="each", hall="players")
    assert free.coming == laid(3).coming
    assert free.box.merging is False


@pytest.mark.slow
def test_its_cards_are_no_longer_unseen() -> None:
    s = GAME.setup(1, DucharinaOptions(puzzle=1))
    before = GAME.conserved(s)
    GAME.advance(s, NATURE, GAME.draw(s, rng("puzzle")))
    assert GAME.conserved(s) == before
    assert not any((s.unseen >> card) & 1 for card, _ in s.coming)


@pytest.mark.slow
def test_nature_lays_no_puzzle_without_a_way_out() -> None:
    s = GAME.setup(1, DucharinaOptions(puzzle=1))
    good = GAME.draw(s, rng("puzzle"))
    assert isinstance(good, LayPuzzle)
    frame = s.stack[-1]
    cheapest = min(range(len(s.box.cards)), key=lambda card: s.box.cards[card].value)
    poor = LayPuzzle(good.poses, tuple((cheapest, door) for _, door in good.rounds))
    assert frame.is_possible(s, good)  # type: ignore[attr-defined]  # it is nature's question
    assert not frame.is_possible(s, poor)  # type: ignore[attr-defined]
    short = LayPuzzle(good.poses, good.rounds[:3])
    assert not frame.is_possible(s, short)  # type: ignore[attr-defined]


@pytest.mark.slow
def test_the_way_is_found_again_from_the_middle() -> None:
    s = laid(2)
    first = Solver(s).solution()
    assert first is not None
    GAME.advance(s, SOLVER, first[0])
    rest = Solver(s).solution()
    assert rest is not None
    assert len(rest) == s.box.rounds - 1
