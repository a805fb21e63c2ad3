"""Effects on a position. What is only about held cards, Brom or the story is left out."""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.conditions import holds
from spiritboard.games.wildwoods.adviser.creatures import one_more
from spiritboard.games.wildwoods.adviser.foresight import LEFT_OUT
from spiritboard.games.wildwoods.adviser.happenings import move_light, take_step
from spiritboard.games.wildwoods.adviser.noted import NotedBoard
from spiritboard.games.wildwoods.adviser.position import AT_LEAST, FIRST, SELF, Position
from spiritboard.games.wildwoods.adviser.steps import (
    DRAW,
    ENTER,
    HINT,
    LOOK,
    LOSE,
    PAY,
    RUN,
    SHADOW_CARD,
    SOLVED,
    SPREAD,
    STEP,
    Fork,
    moment,
    play,
    prevailed,
    push,
)
from spiritboard.games.wildwoods.box import ACTION_CARDS, NOTHING, SPACES, Amount, Effect
from spiritboard.games.wildwoods.rules.river import ORDINALS
from spiritboard.games.wildwoods.state import LOST, OPEN, WON


def happen(b: Board, p: Position) -> Fork | None:
    """Until somebody is asked, nature too; None: a card can be chosen, or the scene is decided."""
    while p.todo:
        if prevailed(b, p) != OPEN:
            return None
        step = p.todo.pop()
        fork = run(b, p, step[1], step[2]) if step[0] == RUN else take_step(b, p, step)
        if fork is not None:
            return fork
    return None


def run(b: Board, p: Position, programme: int, at: int) -> Fork | None:
    """One effect of a programme; those after it wait."""
    effects = b.box.programmes[programme]
    if at + 1 < len(effects):
        push(p, RUN, programme, at + 1)
    effect = effects[at]
    if effect.kind in LEFT_OUT:
        return None
    if effect.kind == "choose":
        return choose(b, p, effect)
    perform(b, p, effect)
    return None


def choose(b: Board, p: Position, effect: Effect) -> Fork | None:
    """W4.4 The ways that are open; what one costs is paid first."""
    fork = Fork(is_choice=True)
    for number in effect.choices:
        choice = b.box.choices[number]
        cost = b.cost_of(choice.condition)
        way = p.copy()
        if cost and isinstance(b, NotedBoard):
            b.note(way, AT_LEAST, cost)
        elif not holds(b, p, choice.condition):
            continue
        play(way, choice.programme)
        if cost:
            push(way, PAY, cost)
        fork.add(1.0, way)
    return fork if fork.ways else None


def amount(b: Board, p: Position, n: Amount) -> int:
    """What a position does not count is nothing."""
    if not n.quantity:
        return n.n
    rest = b.rest(p)
    counted = 0
    if n.quantity == "count":
        counted = rest.counts[n.name]
    elif n.quantity == "creatures":
        counted = p.creatures()
    elif n.quantity == "shadow_face_up":
        counted = rest.shadow_up
    return n.n * (counted // n.divisor)


def perform(b: Board, p: Position, effect: Effect) -> None:
    kind = effect.kind
    n = amount(b, p, effect.n)
    if kind == "spirit":
        spirit(b, p, n)
    elif kind == "light":
        move_light(b, p, n)
    elif kind in ("shadow", "light_draws"):
        shadow(p, n if kind == "shadow" else int(b.purse(p) >= n))
    elif kind == "crystal":
        crystal(b, p, n, effect.what)
    elif kind == "creature":
        creature(p, effect, n)
    elif kind == "shadow_card":
        for _ in range(n):
            push(p, SHADOW_CARD)
    elif kind == "if":
        play(p, effect.programme if holds(b, p, effect.condition) else effect.otherwise)
    elif kind in ("move", "stun", "discard_creature"):
        on_river(b, p, effect)
    else:
        remember(b, p, effect, n)


def find(b: Board, p: Position) -> None:
    """An explore card is worth something while there is room for it."""
    p.finds = min(p.finds + 1, b.free_slots + 1)


def remember(b: Board, p: Position, effect: Effect, n: int) -> None:
    """Effects on what seldom changes."""
    rest = b.rest(p)
    kind = effect.kind
    if kind == "count":
        rest = rest._replace(counts=one_more(rest.counts, effect.item, n))
    elif kind == "flag":
        flags = list(rest.flags)
        flags[effect.item] = effect.value
        rest = rest._replace(flags=tuple(flags))
    elif kind == "dice" and effect.to == "next":
        rest = rest._replace(fewer=rest.fewer - n)
    elif kind == "skip" and effect.what == "bottom":
        rest = rest._replace(no_bottom=1)
    elif kind == "explore":
        find(b, p)
    elif kind in ("win", "lose"):
        rest = rest._replace(result=WON if kind == "win" else LOST)
    elif kind == "hint":
        push(p, HINT, effect.item)
    elif kind == "solve" and effect.item != NOTHING:
        solve(b, p, effect.item)
    p.rest = b.number_of(rest)


def spirit(b: Board, p: Position, n: int) -> None:
    if n > 0:
        p.spirit = min(b.box.spirit, p.spirit + n)
    elif n < 0:
        push(p, LOSE, -n)


def shadow(p: Position, n: int) -> None:
    """W1.7 Step by step, or back at once."""
    p.shadow = max(0, p.shadow + min(n, 0))
    for _ in range(n):
        push(p, STEP)


def crystal(b: Board, p: Position, n: int, what: str) -> None:
    if what == "each":
        for card in range(len(ACTION_CARDS)):
            b.change(p, card, n)
    elif what == "first":
        b.change(p, next(card for card in p.river if card < FIRST), n)
    elif what in ACTION_CARDS:
        b.change(p, ACTION_CARDS.index(what), n)
    elif n > 0:
        push(p, SPREAD, n + b.other_gain)
    else:
        push(p, PAY, -n)


def creature(p: Position, effect: Effect, n: int) -> None:
    to = entrance(effect.to)
    for _ in range(n):
        if effect.item == NOTHING:
            push(p, DRAW, to)
        else:
            push(p, ENTER, effect.item, to)


def entrance(to: str) -> int:
    if not to:
        return NOTHING
    return {"start": 0, "end": SPACES}[to] if to in ("start", "end") else int(to)


# The river


def on_river(b: Board, p: Position, effect: Effect) -> None:
    if effect.kind == "stun" and effect.what in ("clear", "all_creatures"):
        for space in range(len(p.river)):
            if p.river[space] >= FIRST:
                stunned = p.river[space] | 1
                p.river[space] = stunned - int(effect.what == "clear")
        return
    space = p.self_at() if effect.what == "self" else spot(effect.what)
    if not 0 <= space < len(p.river):
        return
    if effect.kind == "discard_creature":
        send_away(b, p, space)
    elif effect.kind == "move":
        move(b, p, space, effect.to)


def spot(what: str) -> int:
    return ORDINALS.index(what) if what in ORDINALS else NOTHING


def send_away(b: Board, p: Position, space: int) -> None:
    rest = b.rest(p)
    kind = b.kind(p.river[space] & (SELF - 1))
    p.rest = b.number_of(rest._replace(discard=one_more(rest.discard, kind)))
    del p.river[space]


def move(b: Board, p: Position, space: int, to: str) -> None:
    """A card goes somewhere; a creature that never moves stays."""
    card = p.river[space]
    if card >= FIRST and b.box.creatures[b.kind(card & (SELF - 1))].still:
        return
    del p.river[space]
    if to == "pile_top":
        rest = b.rest(p)
        top = (*rest.top, b.kind(card & (SELF - 1)))
        p.rest = b.number_of(rest._replace(top=top))
        return
    beside = {"left": space - 1, "right": space + 1}
    goal = beside[to] if to in beside else entrance(to)
    p.river.insert(min(max(goal, 0), len(p.river)), card)


def solve(b: Board, p: Position, place: int) -> None:
    """W5.1"""
    push(p, SOLVED, place)
    moment(b, p, "solved")
    found = b.rest(p).found
    for hide, hidden in enumerate(b.scene.hides):
        if place in hidden.among and not (found >> hide) & 1:
            push(p, LOOK, hide, place)
    play(p, b.places[place].programme)
    if b.places[place].order_cost and b.waits(p, place):
        push(p, LOSE, b.places[place].order_cost)
