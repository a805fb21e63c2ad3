"""W1.5 Crystals that are laid down on a position, or paid."""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.noted import NotedBoard
from spiritboard.games.wildwoods.adviser.position import CRYSTALS, Position
from spiritboard.games.wildwoods.adviser.steps import Fork


def spread(b: Board, p: Position, n: int) -> Fork | None:
    """W1.5 What does not fit is lost."""
    if isinstance(b, NotedBoard):
        return noted(b, p, max(0, n))
    placed = min(n, b.room(p))
    if placed <= 0:
        return None
    return either(p, b.spreads(p, placed), 1)


def pay(b: Board, p: Position, n: int) -> Fork | None:
    if isinstance(b, NotedBoard):
        return noted(b, p, -n)
    return either(p, b.payments(p, min(n, sum(p.crystals))), -1)


def noted(b: NotedBoard, p: Position, n: int) -> Fork | None:
    """Where it matters on which card each lies, the way on is one of many."""
    if not b.is_piled or not n:
        b.note(p, CRYSTALS, n)
        return None
    fork = Fork(is_choice=True)
    fork.laid = n
    fork.add(1.0, p.copy())
    return fork


def either(p: Position, spreads: list[tuple[int, int, int, int]], sign: int) -> Fork | None:
    """One of several ways to lay down crystals or to take them up."""
    if len(spreads) == 1:
        add(p, spreads[0], sign)
        return None
    fork = Fork(is_choice=True)
    for one in spreads:
        way = p.copy()
        add(way, one, sign)
        fork.add(1.0, way)
    return fork


def add(p: Position, spread: tuple[int, int, int, int], sign: int) -> None:
    crystals = p.crystals
    crystals[0] += sign * spread[0]
    crystals[1] += sign * spread[1]
    crystals[2] += sign * spread[2]
    crystals[3] += sign * spread[3]
