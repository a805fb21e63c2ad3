"""W2.2 Attempts on a position, and what comes of a roll."""

from __future__ import annotations

from typing import Final, NamedTuple

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.conditions import holds
from spiritboard.games.wildwoods.adviser.crystals import pay
from spiritboard.games.wildwoods.adviser.effects import find, solve
from spiritboard.games.wildwoods.adviser.happenings import move_light
from spiritboard.games.wildwoods.adviser.noted import NotedBoard
from spiritboard.games.wildwoods.adviser.position import FIRST, SELF, Position
from spiritboard.games.wildwoods.adviser.steps import (
    FINISH,
    LEAVE,
    SPREAD,
    STEP,
    Fork,
    push,
    trigger,
)
from spiritboard.games.wildwoods.box import EXPLORE, HEAL, HELP, LIGHT, NOTHING

BOTTOM_ONLY: Final = -1
"""As a target: the bottom ability."""


class Try(NamedTuple):
    """A card, what it is aimed at (a space of the river, a place, BOTTOM_ONLY) and the dice."""

    card: int
    target: int
    d8: int
    d10: int
    d12: int


def tries(b: Board, p: Position) -> list[Try]:
    """Every card that can act, with each target and each number of dice."""
    found: list[Try] = []
    dice = handfuls(p)
    for card in (LIGHT, HELP, EXPLORE, HEAL):
        if not b.number(p, card):
            continue
        for target in targets(b, p, card):
            found += [Try(card, target, d8, d10, d12) for d8, d10, d12 in dice]
    return found


def handfuls(p: Position) -> list[tuple[int, int, int]]:
    """W2.2 One or more of the available dice."""
    return [
        (d8, d10, d12)
        for d12 in range(p.d12 + 1)
        for d10 in range(p.d10 + 1)
        for d8 in range(p.d8 + 1)
        if d8 + d10 + d12
    ]


def targets(b: Board, p: Position, card: int) -> list[int]:
    """W1.4 Of equal creatures, and of equal places that may hide something, the first one."""
    found: list[int] = []
    if card in (LIGHT, HEAL):
        seen: list[int] = []
        for space, other in enumerate(p.river):
            if other >= FIRST and other not in seen and need_at(b, p, card, space):
                seen.append(other)
                found.append(space)
    else:
        found = open_places(b, p, card)
    if b.is_bottom_open(p, card):
        found.append(BOTTOM_ONLY)
    return found


def need_at(b: Board, p: Position, card: int, target: int) -> int:
    """W1.4 The successes that the top needs; 0: it can't be aimed at that."""
    if card in (HELP, EXPLORE):
        return b.place_need(target)
    side = b.side(p.river[target])
    if card == LIGHT:
        return side.shine
    return max(1, side.heal + b.heal_change) if side.heal else 0


def open_places(b: Board, p: Position, card: int) -> list[int]:
    """W5.1"""
    found: list[int] = []
    for number, place in enumerate(b.places):
        is_left = place.card == card and not (p.solved >> number) & 1
        if is_left and is_open(b, p, number) and not is_like_another(b, p, number, found):
            found.append(number)
    return found


def is_open(b: Board, p: Position, number: int) -> bool:
    place = b.places[number]
    is_dark = p.light < place.light and not b.is_light_noted
    if is_dark or not b.is_there(p, number):
        return False
    if b.waits(p, number) and not place.order_cost:
        return False
    if place.space != NOTHING and p.space_of(place.space_card) != place.space:
        return False
    if (b.rest(p).paid >> number) & 1 or (isinstance(b, NotedBoard) and b.price(number)):
        return True
    return holds(b, p, place.condition)


def is_like_another(b: Board, p: Position, number: int, found: list[int]) -> bool:
    """Places that may hide the same and need the same are one to the player."""
    if b.is_outdone(number, found):
        return True
    for hide in b.scene.hides:
        if number in hide.among:
            ruled_out = (b.rest(p).ruled_out >> number) & 1
            return ruled_out == 1 or any(
                other in hide.among and b.needs[other] == b.needs[number] for other in found
            )
    return False


def begin(b: Board, p: Position, one: Try) -> list[Position]:
    """The dice are taken; what the place costs is paid, in any way."""
    way = p.copy()
    way.d8 -= one.d8
    way.d10 -= one.d10
    way.d12 -= one.d12
    if one.card in (LIGHT, HEAL) or one.target == BOTTOM_ONLY:
        return [way]
    cost = b.price(one.target)
    rest = b.rest(p)
    if not cost or (rest.paid >> one.target) & 1:
        return [way]
    way.rest = b.number_of(rest._replace(paid=rest.paid | (1 << one.target)))
    fork: Fork | None = pay(b, way, cost)
    return [way] if fork is None else fork.ways


def results(b: Board, p: Position, one: Try, hits: int) -> list[Position]:
    """After a roll with so many successes: each way to resolve it."""
    if not hits:
        return [failed(p, one)]
    have = b.have(p, one.card)
    if one.target == BOTTOM_ONLY:
        return [bottom(b, p, one, hits, spent) for spent in range(have + 1)]
    missing = max(0, need_at(b, p, one.card, one.target) - hits)
    found = [top(b, p, one, hits, missing)] if missing <= have else []
    if missing and b.is_bottom_open(p, one.card):
        most = min(have, missing - 1)
        found += [bottom(b, p, one, hits, spent) for spent in range(most + 1)]
    return found or [failed(p, one)]


def failed(p: Position, one: Try) -> Position:
    way = p.copy()
    push(way, FINISH, one.card)
    return way


def bottom(b: Board, p: Position, one: Try, hits: int, spent: int) -> Position:
    """W1.4 One for each success."""
    way = failed(p, one)
    b.spend(way, one.card, spent)
    n = hits + spent
    if one.card == LIGHT:
        move_light(b, way, n)
        b.shine_around(way, n)
    elif one.card == HELP:
        push(way, SPREAD, n + b.crystal_gain)
    elif one.card == HEAL:
        b.comfort(way, n)
    else:
        find(b, way)
    return way


def top(b: Board, p: Position, one: Try, hits: int, spent: int) -> Position:
    """W1.4 Shine, solve, heal; in a loud scene what is over the need is heard."""
    surplus = max(0, hits - need_at(b, p, one.card, one.target))
    way = failed(p, one)
    b.spend(way, one.card, spent)
    if one.card in (HELP, EXPLORE):
        steps = way.todo
        way.todo = []
        solve(b, way, one.target)
        way.todo = steps + loud(b, surplus) + way.todo
    elif one.card == LIGHT:
        shine(b, way, one.target, surplus)
    else:
        heal(b, way, one.target, surplus)
    return way


def loud(b: Board, surplus: int) -> list[tuple[int, int, int]]:
    return [(STEP, 0, 0)] * surplus if b.scene.loud else []


def shine(b: Board, p: Position, space: int, surplus: int) -> None:
    card = p.river[space] | 1
    p.todo += loud(b, surplus)
    if b.box.creatures[b.kind(card)].still:
        p.river[space] = card + SELF
    else:
        del p.river[space]
        p.river.append(card + SELF)
    trigger(b, p, "shone")
    at = p.self_at()
    p.river[at] -= SELF


def heal(b: Board, p: Position, space: int, surplus: int) -> None:
    """W1.4 Crystals first, then what its healing brings, then it turns or leaves."""
    p.todo += loud(b, surplus)
    p.river[space] += SELF
    push(p, LEAVE)
    trigger(b, p, "healed")
    push(p, SPREAD, b.side(p.river[space] - SELF).crystals + b.other_gain)
