"""What happens on a position until somebody is asked. It must agree with `rules`.

Where chance or a choice comes in, `happen` stops and gives the ways on.
"""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.conditions import holds
from spiritboard.games.wildwoods.adviser.position import (
    FIRST,
    SELF,
    WAITING,
    Position,
    Step,
    awake,
)
from spiritboard.games.wildwoods.box import CARE, LAID, NOTHING, PROTECT, SPACES, Trigger
from spiritboard.games.wildwoods.state import LOST, OPEN, RESTARTED, WON

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


# One after another


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
    if b.needs_light:
        p.light = min(max(p.light + min(n, b.light_cap), 0), b.scene.light_track)


def shadow_step(b: Board, p: Position) -> None:
    """W1.7"""
    if p.shadow >= b.scene.track - int(b.scene.cannot_be_lost):
        return
    p.shadow += 1
    for icon in reversed(b.scene.icons):
        if icon.at == p.shadow:
            play(p, icon.programme)


# Creatures


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


# Spirit and shadow cards


def lose(b: Board, p: Position, n: int) -> None:
    """W1.6"""
    p.spirit -= n
    while p.spirit < 1:
        p.spirit += b.box.spirit
        push(p, SHADOW_CARD)


def shadow_card(b: Board, p: Position) -> Fork | None:
    """W4.3 Brom lies down instead of the last one (W1.9)."""
    rest = b.rests[p.rest]
    if rest.shadow_left == 0:
        return None
    if rest.shadow_left == 1 and rest.brom in (PROTECT, CARE):
        p.rest = b.number_of(rest._replace(brom=LAID))
        return None
    cards = possible(b, p)
    total = sum([rest.shadows[card] for card in cards])
    fork = Fork(is_choice=False)
    for card in cards:
        way = p.copy()
        way.rest = b.number_of(
            rest._replace(
                shadows=one_more(rest.shadows, card, -1),
                shadow_left=rest.shadow_left - 1,
                shadow_ever=rest.shadow_ever | (1 << card),
            )
        )
        push(way, LAY)
        play(way, b.box.shadows[card].programme)
        fork.add(rest.shadows[card] / total, way)
    return fork


def possible(b: Board, p: Position) -> list[int]:
    """A pile is any of its cards, the last ones at the bottom."""
    rest = b.rests[p.rest]
    cards = [card for card, count in enumerate(rest.shadows) if count > 0]
    last = [card for card in cards if b.box.shadows[card].last]
    others = [card for card in cards if card not in last]
    if rest.shadow_left <= sum([rest.shadows[card] for card in last]) or not others:
        return last
    return others


def lay_shadow_card(b: Board, p: Position) -> None:
    rest = b.rests[p.rest]
    result = RESTARTED if rest.shadow_left == 0 else rest.result
    p.rest = b.number_of(rest._replace(shadow_up=rest.shadow_up + 1, result=result))


# Crystals


def spread(b: Board, p: Position, n: int) -> Fork | None:
    """W1.5 What does not fit is lost."""
    placed = min(n, b.room(p))
    if placed <= 0:
        return None
    return either(p, b.spreads(p, placed), 1)


def pay(b: Board, p: Position, n: int) -> Fork | None:
    return either(p, b.payments(p, min(n, sum(p.crystals))), -1)


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


# What places hide


def where_it_may_be(b: Board, p: Position, hide: int) -> list[int]:
    ruled_out = p.solved | b.rests[p.rest].ruled_out
    return [place for place in b.scene.hides[hide].among if not (ruled_out >> place) & 1]


def look(b: Board, p: Position, hide: int, place: int) -> Fork | None:
    left = where_it_may_be(b, p, hide)
    if place not in left:
        return None
    fork = Fork(is_choice=False)
    if len(left) > 1:
        fork.add((len(left) - 1) / len(left), p.copy())
    found = p.copy()
    rest = b.rests[p.rest]
    found.rest = b.number_of(rest._replace(found=rest.found | (1 << hide)))
    play(found, b.scene.hides[hide].programme)
    fork.add(1 / len(left), found)
    return fork


def hint(b: Board, p: Position, hide: int) -> Fork | None:
    """A place where it is not."""
    rest = b.rests[p.rest]
    left = where_it_may_be(b, p, hide)
    if (rest.found >> hide) & 1 or len(left) < 2:
        return None
    fork = Fork(is_choice=False)
    for place in left:
        way = p.copy()
        way.rest = b.number_of(rest._replace(ruled_out=rest.ruled_out | (1 << place)))
        fork.add(1 / len(left), way)
    return fork
