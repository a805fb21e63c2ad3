"""The trick on the table, and the one before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spiritboard.core.drawing import Cell, Drawing, Grid, Line, Stack
from spiritboard.core.speech import Wording
from spiritboard.games.shamans.sentences import trick_marks
from spiritboard.games.shamans.state import NOTHING, world_of
from spiritboard.games.shamans.terminal.chips import QUIET, card_chip, small_chip
from spiritboard.games.shamans.view import ShamansView

Cards = Mapping[int, int]
"""By seat, in the order of play: its card."""


def tricks_of(plays: Sequence[int]) -> list[dict[int, int]]:
    """S3 All tricks of a round: a seat's k-th card belongs to the k-th trick.

    >>> tricks_of([8 * 3 + 1, 8 * 20 + 0, 8 * 7 + 1])
    [{1: 3, 0: 20}, {1: 7}]
    """
    tricks: list[dict[int, int]] = []
    for play in plays:
        card, seat = divmod(play, 8)
        trick = next((one for one in tricks if seat not in one), None)
        if trick is None:
            tricks.append(trick := {})
        trick[seat] = card
    return tricks


def draw_trick(view: ShamansView, words: Wording) -> tuple[str, Drawing]:
    """Its title and its cards. One that is over stays in sight until the next card is led."""
    tricks = tricks_of(view.plays)
    guide = Line(Cell(words("table-guide", seat=view.guide), QUIET))
    if view.destination != NOTHING:
        before = tricks[-2] if len(tricks) > 1 else {}
        title = words("table-destination", world=view.destination)
        return title, this_trick(view, tricks[-1], before, words)
    if tricks:
        rows = [played(seat, card, words) for seat, card in tricks[-1].items()]
        return words("table-last-trick"), Stack([Grid(rows, gap=1), guide])
    nothing = Line(Cell(words("table-no-trick"), QUIET))
    return words("table-trick"), Stack([guide, nothing])


def played(seat: int, card: int, words: Wording) -> list[Line]:
    return [Line(words.name_of(seat)), card_chip(card, words)]


def this_trick(view: ShamansView, trick: Cards, before: Cards, words: Wording) -> Drawing:
    """From the Guide on: who has played what, who is lowest and highest so far, and what they
    played before.
    """
    seats = len(view.trick)
    leader = next(iter(trick))
    order = [(leader + step) % seats for step in range(seats)]
    rows = [row(view, seat, trick, before, words) for seat in order if seat in {**before, **trick}]
    heading = [[Line(), Line(), Line(), Line(Cell(words("table-before"), QUIET))]]
    return Grid(heading + rows if before else rows, gap=1)


def row(view: ShamansView, seat: int, trick: Cards, before: Cards, words: Wording) -> list[Line]:
    """A seat that has not played yet has a place all the same."""
    name = Line(words.name_of(seat))
    last = small_chip(before[seat], words) if seat in before else Line()
    if seat not in trick:
        return [name, Line(), Line(), last]
    marks = Line(Cell(", ".join(marks_of(view, seat, trick[seat], words)), QUIET))
    return [name, card_chip(trick[seat], words), marks, last]


def marks_of(view: ShamansView, seat: int, card: int, words: Wording) -> list[str]:
    """S3.4 A card of another world has gone there at once."""
    marks = [words.say(mark) for mark in trick_marks(view, seat)]
    return marks if world_of(card) == view.destination else [words("table-stray"), *marks]
