"""What happens on a position until somebody is asked. It must agree with `rules`.

Where chance or a choice comes in, a step gives the ways on.
"""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.creatures import (
    activate,
    draw,
    drop,
    enter_kind,
    leave,
    next_activation,
)
from spiritboard.games.wildwoods.adviser.crystals import pay, spread
from spiritboard.games.wildwoods.adviser.hidden import hint, look
from spiritboard.games.wildwoods.adviser.noted import NotedBoard
from spiritboard.games.wildwoods.adviser.position import FIRST, STEPS, WAITING, Position, Step
from spiritboard.games.wildwoods.adviser.shadow_cards import lay_shadow_card, lose, shadow_card
from spiritboard.games.wildwoods.adviser.steps import (
    ACTIVATE,
    AFTER,
    DRAW,
    DROP,
    ENTER,
    FINISH,
    HINT,
    LEAVE,
    LOOK,
    LOSE,
    NEXT,
    PAY,
    SHADOW_CARD,
    SOLVED,
    SPREAD,
    STEP,
    TURN,
    Fork,
    moment,
    play,
    push,
    trigger,
)


def take_step(b: Board, p: Position, step: Step) -> Fork | None:
    """One thing that was still to happen; None: nothing was left open."""
    kind, a, n = step
    if kind == FINISH:
        finish(b, p, a)
    elif kind == SOLVED:
        p.solved |= 1 << a
    elif kind == ENTER:
        enter_kind(b, p, a, n)
    elif kind == LEAVE:
        leave(b, p)
    elif kind in (SPREAD, PAY, SHADOW_CARD, DRAW, LOOK, HINT):
        return open_step(b, p, step)
    else:
        step_of_the_shadow(b, p, kind, a)
    return None


def step_of_the_shadow(b: Board, p: Position, kind: int, a: int) -> None:
    """W3 What belongs to its phase."""
    if kind == STEP:
        shadow_step(b, p)
    elif kind == TURN:
        begin_turn(b, p)
    elif kind == NEXT:
        next_activation(b, p)
    elif kind == ACTIVATE:
        activate(b, p)
    elif kind == AFTER:
        push(p, DROP, a)
        trigger(b, p, "activated")
    elif kind == DROP:
        drop(p, a)
    elif kind == LOSE:
        lose(b, p, a)
    else:
        lay_shadow_card(b, p)


def open_step(b: Board, p: Position, step: Step) -> Fork | None:
    """Those at which there may be several ways."""
    kind, a, n = step
    if kind == SPREAD:
        return spread(b, p, a)
    if kind == PAY:
        return pay(b, p, a)
    if kind == SHADOW_CARD:
        return shadow_card(b, p)
    if kind == DRAW:
        return draw(b, p, a)
    if kind == LOOK:
        return look(b, p, a, n)
    return hint(b, p, a)


def finish(b: Board, p: Position, card: int) -> None:
    p.to_end(card)
    rest = b.rests[p.rest]
    if rest.no_bottom:
        p.rest = b.number_of(rest._replace(no_bottom=0))


def end_phase(p: Position) -> None:
    """W3 The shadow's phase is all that is left of the turn."""
    p.d8 = p.d10 = p.d12 = 0
    push(p, TURN)
    push(p, STEP)
    for space in range(len(p.river)):
        if p.river[space] >= FIRST:
            p.river[space] |= WAITING
    push(p, NEXT)


def begin_turn(b: Board, p: Position) -> None:
    """W2.1"""
    rest = b.rests[p.rest]
    p.d8, p.d10, p.d12 = b.usual
    if rest.fewer:
        p.d8 = max(0, p.d8 - rest.fewer)
        p.rest = b.number_of(rest._replace(fewer=0))
    p.turns += 1
    if b.scene.light_step:
        move_light(b, p, b.scene.light_step)
    moment(b, p, "turn_start")


def move_light(b: Board, p: Position, n: int) -> None:
    if isinstance(b, NotedBoard) and b.is_light_noted:
        b.note(p, STEPS, min(n, b.light_cap))
    elif b.needs_light:
        p.light = min(max(p.light + min(n, b.light_cap), 0), b.scene.light_track)


def shadow_step(b: Board, p: Position) -> None:
    """W1.7"""
    if p.shadow >= b.scene.track - int(b.scene.cannot_be_lost):
        return
    p.shadow += 1
    for icon in reversed(b.scene.icons):
        if icon.at == p.shadow:
            play(p, icon.programme)
