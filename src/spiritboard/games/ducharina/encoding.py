"""Duchařina by numbers. Seats are told from one's own, clockwise; the hall as it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spiritboard.core.encoding import (
    Choosing,
    Encoding,
    Field,
    bits_of,
    flat,
    from_seat,
    one_hot,
    padded,
    seat_hot,
)
from spiritboard.core.values import Seat
from spiritboard.games.ducharina.box import MIDNIGHTS, Box
from spiritboard.games.ducharina.choosing import FurnishChoosing, PlanChoosing, Rules
from spiritboard.games.ducharina.geometry.shapes import PIECES
from spiritboard.games.ducharina.hall import (
    DOORS,
    GHOSTS,
    HOME,
    OUT,
    SIDES,
    WIDTH,
    column_of,
    row_of,
    spot_of,
    square_of,
)
from spiritboard.games.ducharina.rules.furniture import MoveFurniture
from spiritboard.games.ducharina.rules.ghosts import MoveGhosts
from spiritboard.games.ducharina.rules.setup import PutPiece
from spiritboard.games.ducharina.state import DucharinaState
from spiritboard.games.ducharina.told import LONGEST, speller_of
from spiritboard.games.ducharina.view import DucharinaView

SEATS: Final = 4
GHOST: Final = 7
"""Numbers that tell of a ghost."""
COMING: Final = 12
"""Rounds of a puzzle."""


def fields_of(box: Box) -> list[Field]:
    return [
        Field("ghosts", SEATS * GHOSTS * GHOST, 0, 9999, "by seat and ghost: at home, out, in the hall (none of these: at the edge); column, row, spot, height in thousandths; where nobody sits all are out"),
        Field("entered", SEATS * GHOSTS, 0, 1, "by seat and ghost: came in this round"),
        Field("resting", SEATS * GHOSTS, 0, 1, "by seat and ghost: may not be moved this round"),
        Field("homes", SEATS * len(SIDES), 0, 1, "by seat, its side"),
        Field("poses", len(PIECES) * 4, 0, 600, "by piece: x, y in hundredths, turn, side down"),
        Field("order", len(PIECES), 0, len(PIECES), "pieces in the order they were put down, plus 1"),
        Field("locked", len(PIECES), 0, 1, "pieces moved by a card this round"),
        Field("cards", SEATS * 3, -1, 99, "by seat, its movement card: its value, its two pieces"),
        Field("unseen", len(box.cards), 0, 1, "movement cards that nobody has seen"),
        Field("midnights", len(MIDNIGHTS), 0, 1, "midnight cards still in their deck"),
        Field("midnight", len(MIDNIGHTS), 0, 1, "the one of this round"),
        Field("keyhole", DOORS, 0, 1, "the door where the keyhole is"),
        Field("side", len(SIDES), 0, 1, "the side chosen for this look"),
        Field("die", SEATS, 0, 1, "who holds the die"),
        Field("chooser", SEATS, 0, 1, "who chooses the side of this look"),
        Field("chosen_side", SEATS, 0, 1, "who has chosen a side in this cycle"),
        Field("answered", SEATS, 0, 1, "whose plan is in"),
        Field("coming", COMING * 2, 0, 99, "of a puzzle, by round: its card and its door, plus 1"),
        Field("number", 1, 0, WIDTH, "what was rolled for the door"),
        Field("round", 1, 0, 99, ""),
        Field("rolled", 1, 0, 999, "roll-offs so far"),
    ]  # fmt: skip


class DucharinaEncoding(Encoding[DucharinaState, DucharinaView]):
    """At one table."""

    def __init__(self, rules: Rules, box: Box) -> None:
        super().__init__(rules, speller_of(box.seats), fields_of(box), LONGEST)
        self.seats = box.seats
        self.box = box

    def choosing(self, s: DucharinaState, seat: Seat) -> Choosing:
        frame = s.stack[-1]
        if isinstance(frame, MoveGhosts) and seat in frame.seats(s):
            return PlanChoosing(self.rules, self.speller, s, seat)
        if isinstance(frame, (MoveFurniture, PutPiece)):
            return FurnishChoosing(self.speller, s, seat, self.rules.options(s, seat))
        return super().choosing(s, seat)

    def seen(self, view: DucharinaView) -> list[int]:
        found = self.people(view)
        found += self.hall(view)
        found += self.cards(view)
        found += self.keyhole(view)
        found += padded([number + 1 for number in flat(view.coming)], 2 * COMING)
        return [*found, view.number, view.round, view.rolled]

    def people(self, view: DucharinaView) -> list[int]:
        """The ghosts of every seat."""
        found: list[int] = []
        for place, level in zip(
            self.from_me(view.ghosts, view.seat, OUT), self.from_me(view.levels, view.seat, 0),
            strict=True,
        ):  # fmt: skip
            found += ghost_at(place, level)
        for ghosts in (view.entered, view.resting):
            found += self.from_me(bits_of(ghosts, GHOSTS * self.seats), view.seat, 0)
        for home in padded(from_seat(view.homes, view.seat), SEATS, -1):
            found += one_hot(home, len(SIDES))
        return found

    def hall(self, view: DucharinaView) -> list[int]:
        found = padded(flat(view.poses), 4 * len(PIECES))
        found += padded([piece + 1 for piece in view.order], len(PIECES))
        return found + bits_of(view.locked, len(PIECES))

    def cards(self, view: DucharinaView) -> list[int]:
        found: list[int] = []
        for card in padded(from_seat(view.cards, view.seat), SEATS, -1):
            found += list(self.box.cards[card]) if card >= 0 else [0, -1, -1]
        found += bits_of(view.unseen, len(self.box.cards))
        found += bits_of(view.midnights, len(MIDNIGHTS))
        return found + one_hot(view.midnight, len(MIDNIGHTS))

    def keyhole(self, view: DucharinaView) -> list[int]:
        me, seats = view.seat, self.seats
        found = one_hot(view.keyhole, DOORS) + one_hot(view.side, len(SIDES))
        for seat in (view.die, view.chooser):
            found += seat_hot(seat, me, seats, SEATS)
        for group in (view.chosen, view.answered):
            found += padded(from_seat([int(seat in group) for seat in range(seats)], me), SEATS)
        return found

    def from_me(self, row: Sequence[int], me: Seat, filler: int) -> list[int]:
        """A list by seat and ghost, one's own first, filled up for the seats nobody has."""
        at = GHOSTS * max(me, 0)
        return padded([*row[at:], *row[:at]], GHOSTS * SEATS, filler)


def ghost_at(place: int, level: int) -> list[int]:
    if place < 0:
        return [int(place == HOME), int(place == OUT), 0, 0, 0, 0, 0]
    square = square_of(place)
    return [0, 0, 1, column_of(square), row_of(square), spot_of(place), level]
