"""What places hide: somebody looks, or is told where it is not."""

from __future__ import annotations

from spiritboard.games.wildwoods.adviser.board import Board
from spiritboard.games.wildwoods.adviser.position import Position
from spiritboard.games.wildwoods.adviser.steps import Fork, play


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
