"""What a ghost may still bring, by where it is and how many rounds are left.

A ghost goes on alone, round after round, as is best for it: each step costs a price, each look sees
it with the chance that a careful player takes. The price of a step is what makes everybody's ghosts
share the cards that are still to come: of several prices the one that promises least is true.
"""

from __future__ import annotations

from typing import Final

from spiritboard.core.values import Seat
from spiritboard.games.ducharina.box import Box
from spiritboard.games.ducharina.geometry.shapes import SIZES, SMALL
from spiritboard.games.ducharina.hall import HOME, OUT, SIZE_OF, WIDTH, depth, square_of
from spiritboard.games.ducharina.state import DucharinaState

PRICES: Final = 11
PRICE: Final = 0.1
"""In points of the score, from 0 on."""
SEEN: Final = (14, 20, 27)
"""By size: how often a ghost that hides well is seen, in percent."""
AHEAD: Final = 0.02
"""G6 Of equal scores the one with more ghosts out wins."""
USUAL_CARD: Final = 5
"""A card that is not drawn yet."""
AT_HOME: Final = 0
"""Before the first row; the rows follow from 1 on."""
STOPS: Final = WIDTH + 1


class Hopes:
    """By price, size, rounds that are left after the next look, and row."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.out: list[float] = [points + AHEAD for points in box.out_points]
        self.values: list[float] = []
        for price in range(PRICES):
            for size in range(len(SIZES)):
                self.values += self.of_size(size, price * PRICE)

    def of_size(self, size: int, price: float) -> list[float]:
        """By rounds left and row."""
        row = [0.0, *[float(self.box.inside_points[size])] * WIDTH]
        found = list(row)
        for _ in range(self.box.rounds):
            row = [self.gone_on(row, at, size, price) for at in range(STOPS)]
            found += row
        return found

    def gone_on(self, later: list[float], at: int, size: int, price: float) -> float:
        """The best that a ghost can make of a round, with what each row is worth later."""
        seen = SEEN[size] / 100
        best = later[AT_HOME]
        if at > AT_HOME:
            best = max(self.out[size] - price * (STOPS - at), later[at] * (1 - seen) + best * seen)
        for to in range(at + 1, STOPS):
            value = later[to] * (1 - seen) + later[AT_HOME] * seen - price * (to - at)
            best = max(best, value)
        return best

    def of(self, price: int, size: int, left: int, row: int) -> float:
        return self.values[
            ((price * len(SIZES) + size) * (self.box.rounds + 1) + left) * STOPS + row
        ]

    def at(self, s: DucharinaState, seat: Seat, price: int, ghost: int, left: int) -> float:
        """What a ghost may bring from where it is."""
        place, size = s.at(seat, ghost), SIZE_OF[ghost]
        if place == OUT:
            return self.out[size]
        if place == HOME and s.box.merging and size != SMALL:
            return 0.0
        row = AT_HOME if place < 0 else 1 + depth(square_of(place), s.homes[seat])
        return self.of(price, size, left, row)

    def price(self, s: DucharinaState, seat: Seat) -> int:
        """What a step is worth to a seat in the rounds after this one."""
        left = rounds_left(s)
        points = left * mean_card(s)
        best, least = 0, 1e9
        for price in range(PRICES):
            hope = price * PRICE * points
            for ghost in range(len(SIZE_OF)):
                hope += self.at(s, seat, price, ghost, left)
            if hope < least:
                best, least = price, hope
        return best


def rounds_left(s: DucharinaState) -> int:
    """After this one."""
    return s.box.rounds - max(1, s.round)


def mean_card(s: DucharinaState) -> float:
    """Of the cards that nobody has seen."""
    values = [card.value for at, card in enumerate(s.box.cards) if (s.unseen >> at) & 1]
    return sum(values) / len(values) if values else float(USUAL_CARD)


def points_of(s: DucharinaState, seat: Seat) -> int:
    """G3.2 What a seat may spend in this round."""
    card = s.cards[seat]
    return s.box.cards[card].value if card >= 0 else USUAL_CARD
