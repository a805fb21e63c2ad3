"""What is still to happen on a position, and the ways on where chance or a choice comes in."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.conditions import holds
from spiritboard.games.wildwoods.adviser.position import FIRST, WAITING, Position
from spiritboard.games.wildwoods.box import NOTHING, Trigger
from spiritboard.games.wildwoods.state import LOST, OPEN, WON

FINISH: Final = 0
SPREAD: Final = 1
PAY: Final = 2
LOSE: Final = 3
SHADOW_CARD: Final = 4
LAY: Final = 5
DRAW: Final = 6
ENTER: Final = 7
STEP: Final = 8
LOOK: Final = 9
HINT: Final = 10
SOLVED: Final = 11
RUN: Final = 12
NEXT: Final = 13
ACTIVATE: Final = 14
AFTER: Final = 15
DROP: Final = 16
LEAVE: Final = 17
TURN: Final = 18


class Fork:
    """The ways on: by chance, with their weights, or by choice."""

    def __init__(self, is_choice: bool) -> None:
        self.is_choice = is_choice
        self.weights: list[float] = []
        self.ways: list[Position] = []
        self.laid = 0
        """So many crystals are laid down first, in any way, or given up."""

    def add(self, weight: float, way: Position) -> None:
        self.weights.append(weight)
        self.ways.append(way)


def prevailed(b: Board, p: Position) -> int:
    """W6.1 At the same step Luma prevails (ruling 18)."""
    result = b.rests[p.rest].result
    if result != OPEN:
        return WON if result == WON else LOST
    for way in b.scene.ways:
        if holds(b, p, way.condition):
            return WON
    return LOST if p.shadow >= b.scene.track else OPEN


def push(p: Position, kind: int, a: int = 0, n: int = 0) -> None:
    p.todo.append((kind, a, n))


def play(p: Position, programme: int) -> None:
    if programme != NOTHING:
        p.todo.append((RUN, programme, 0))


def moment(b: Board, p: Position, name: str) -> None:
    """What the scene's own rules do then."""
    for rule in reversed(b.scene.rules):
        if rule.on == name and holds(b, p, rule.condition):
            play(p, rule.programme)


def trigger(b: Board, p: Position, name: str) -> None:
    """What the card does that is marked as SELF, after the scene."""
    moment(b, p, name)
    space = p.self_at()
    if space < 0:
        return
    form = form_at(p, space)
    kind = b.box.creatures[b.kind_of[form]]
    side = kind.side_triggers[form - b.first_form[b.kind_of[form]]]
    told: tuple[Trigger, ...] = (*kind.triggers, *side)
    for found in reversed(told):
        if found.on == name and holds(b, p, found.condition):
            play(p, found.programme)


def form_at(p: Position, space: int) -> int:
    return ((p.river[space] & (WAITING - 1)) - FIRST) >> 1
