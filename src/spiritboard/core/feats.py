"""What somebody keeps of many matches: the best score and the tasks fulfilled, column by column."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Feats(Struct, frozen=True, omit_defaults=True):
    """What one match that is over adds to its player's records."""

    column: int
    """Only matches of the same column are compared."""
    score: int
    won: bool
    """Of a match that was lost nothing is written down."""
    tasks: tuple[int, ...] = ()


class Column(Struct, frozen=True):
    """What all matches of a column add up to."""

    column: int
    won: int
    lost: int
    best: int
    """Which match was the best one, by its place; -1: none was won."""
    tasks: tuple[int, ...]


def columns_of(columns: Sequence[int], feats: Sequence[Feats]) -> list[Column]:
    """By column; of equal scores the earlier one stays the best."""
    return [column_of(column, feats) for column in columns]


def column_of(column: int, feats: Sequence[Feats]) -> Column:
    own = [place for place, one in enumerate(feats) if one.column == column]
    won = [place for place in own if feats[place].won]
    done = {task for place in won for task in feats[place].tasks}
    return Column(
        column=column,
        won=len(won),
        lost=len(own) - len(won),
        best=max(won, key=lambda place: feats[place].score, default=-1),
        tasks=tuple(sorted(done)),
    )
