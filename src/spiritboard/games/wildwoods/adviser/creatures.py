"""W3.1, W4.1 Creatures on a position: they enter, are activated and leave."""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.position import (
    FIRST,
    SELF,
    WAITING,
    Position,
    awake,
)
from spiritboard.games.wildwoods.adviser.steps import (
    ACTIVATE,
    AFTER,
    LOSE,
    NEXT,
    Fork,
    form_at,
    push,
    trigger,
)
from spiritboard.games.wildwoods.box import NOTHING, SPACES


def next_activation(b: Board, p: Position) -> None:
    """W3.1 The leftmost one that waits."""
    for space in range(len(p.river)):
        if p.river[space] & WAITING:
            p.river[space] += SELF - WAITING
            push(p, NEXT)
            push(p, ACTIVATE)
            trigger(b, p, "before_activation")
            return


def activate(b: Board, p: Position) -> None:
    """W3.1"""
    space = p.self_at()
    if space < 0:
        return
    card = p.river[space]
    is_stunned = card & 1
    push(p, AFTER, is_stunned)
    if not is_stunned:
        side = b.side(card & (WAITING - 1))
        plus = b.rests[p.rest].shadow_up * side.damage_plus.n if side.damage_plus.quantity else 0
        push(p, LOSE, side.damage + plus)


def drop(p: Position, was_stunned: int) -> None:
    space = p.self_at()
    if space >= 0:
        card = p.river[space] - SELF
        p.river[space] = awake(card) if was_stunned else card


def leave(b: Board, p: Position) -> None:
    """W1.4 The next side, or the discard."""
    space = p.self_at()
    rest = b.rests[p.rest]
    if space < 0:
        p.rest = b.number_of(rest._replace(healed=rest.healed + 1))
        return
    card = p.river[space] - SELF
    if not b.is_last_side[form_at(p, space)]:
        p.river[space] = card + 2
        return
    del p.river[space]
    discard = one_more(rest.discard, b.kind(card))
    p.rest = b.number_of(rest._replace(healed=rest.healed + 1, discard=discard))


def one_more(counts: tuple[int, ...], at: int, n: int = 1) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + n, *counts[at + 1 :])


def enter_kind(b: Board, p: Position, kind: int, to: int) -> None:
    """W4.1 One of a kind, out of its pile."""
    rest = b.rests[p.rest]
    if rest.pile[kind]:
        p.rest = b.number_of(rest._replace(pile=one_more(rest.pile, kind, -1)))
    elif rest.discard[kind]:
        p.rest = b.number_of(rest._replace(discard=one_more(rest.discard, kind, -1)))
    elif any(card >= FIRST and b.kind(card & (WAITING - 1)) == kind for card in p.river):
        return
    enter(b, p, kind, to)


def enter(b: Board, p: Position, kind: int, to: int) -> None:
    """W1.2, W4.1"""
    creature = b.box.creatures[kind]
    if len(p.river) >= SPACES:
        rest = b.rests[p.rest]
        p.rest = b.number_of(rest._replace(discard=one_more(rest.discard, kind)))
        push(p, LOSE, creature.sides[0].damage)
        return
    space = creature.enter if to == NOTHING else to
    old = p.self_at()
    if old >= 0:
        p.river[old] -= SELF
    p.river.insert(min(space, len(p.river)), b.card_of(kind) + SELF)
    trigger(b, p, "played")
    new = p.self_at()
    p.river[new] -= SELF
    if old >= 0:
        p.river[old + int(new <= old)] += SELF


def draw(b: Board, p: Position, to: int) -> Fork | None:
    """W4.1 The next card of the creature pile."""
    rest = b.rests[p.rest]
    if rest.top:
        p.rest = b.number_of(rest._replace(top=rest.top[:-1]))
        enter(b, p, rest.top[-1], to)
        return None
    if not any(rest.pile):
        rest = rest._replace(pile=rest.discard, discard=(0,) * len(rest.discard))
    total = sum(rest.pile)
    if not total:
        return None
    fork = Fork(is_choice=False)
    for kind, count in enumerate(rest.pile):
        if count:
            way = p.copy()
            way.rest = b.number_of(rest._replace(pile=one_more(rest.pile, kind, -1)))
            enter(b, way, kind, to)
            fork.add(count / total, way)
    return fork
