"""How those did who had the same deal: each seat beside the same seat at the other tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Finished(NamedTuple):
    """What came of one table."""

    scores: Sequence[int]
    people: Sequence[bool]
    """By seat: did a person sit there?"""
    is_lost: bool
    """Nobody at it has won: a story, or one against the game."""


class Standing(NamedTuple):
    """How one seat of one table did."""

    margin: float
    """Its points, less the mean of the same seat at the other tables."""
    rank: int
    """Among the people of all tables, from 1; 0: a bot's."""


def compared(tables: Sequence[Finished]) -> list[list[Standing]]:
    """By table and seat; nothing, where there are no two tables to compare.

    >>> one, other = (Finished((points, 4), (True, False), False) for points in (7, 4))
    >>> compared([one, other])[0]
    [Standing(margin=3.0, rank=1), Standing(margin=0.0, rank=0)]
    """
    if len(tables) < 2:
        return []
    margins = [margins_of(table, tables) for table in tables]
    places = [
        place(table, margin)
        for table, own in zip(tables, margins, strict=True)
        for margin, is_person in zip(own, table.people, strict=True)
        if is_person
    ]
    return [
        [
            Standing(
                margin,
                1 + sum(other > place(table, margin) for other in places) if is_person else 0,
            )
            for margin, is_person in zip(own, table.people, strict=True)
        ]
        for table, own in zip(tables, margins, strict=True)
    ]


def margins_of(table: Finished, tables: Sequence[Finished]) -> list[float]:
    """By seat. A table is not compared with itself."""
    sums = [sum(points) for points in zip(*(one.scores for one in tables), strict=True)]
    others = len(tables) - 1
    return [
        points - (whole - points) / others for points, whole in zip(table.scores, sums, strict=True)
    ]


def place(table: Finished, margin: float) -> tuple[bool, float]:
    """By what people are ranked: whoever has lost with the whole table comes after all who have not."""
    return not table.is_lost, margin
