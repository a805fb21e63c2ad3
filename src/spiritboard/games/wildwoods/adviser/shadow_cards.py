"""W1.6, W4.3 Spirit that is lost on a position, and the shadow cards that it costs."""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.creatures import one_more
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.steps import LAY, SHADOW_CARD, Fork, play, push
from spiritboard.games.wildwoods.box import CARE, LAID, PROTECT
from spiritboard.games.wildwoods.state import RESTARTED


def lose(b: Board, p: Position, n: int) -> None:
    """W1.6"""
    if not b.counts_spirit:
        return
    p.spirit -= n
    while p.spirit < 1:
        p.spirit += b.box.spirit
        push(p, SHADOW_CARD)


def shadow_card(b: Board, p: Position) -> Fork | None:
    """W4.3 Brom lies down instead of the last one (W1.9)."""
    rest = b.rests[p.rest]
    if rest.shadow_left == 0 or not b.counts_spirit:
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
