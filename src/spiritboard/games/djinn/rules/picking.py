"""Bottles of a colour of one's choice."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.frames import AskSeat
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import PickBottle
from spiritboard.games.djinn.rows import bottles_at
from spiritboard.games.djinn.state import DjinnState

PICKS: Final = tuple([PickBottle(colour) for colour in range(4)])


class PickBottles(AskSeat[DjinnState]):
    """4.5 One after another."""

    tag: ClassVar[str] = "pick-bottles"
    __match_args__ = ("seat", "left")
    kind: ClassVar[str] = "pick-bottle"
    rule: ClassVar[str] = "R7.4"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return list(PICKS)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        gain_bottles(s, seat, (cast("PickBottle", action).colour,))
        if self.left > 1:
            s.push(PickBottles(seat, self.left - 1))


def gain_bottles(s: DjinnState, seat: int, colours: tuple[int, ...]) -> None:
    for colour in colours:
        s.bottles[bottles_at(seat, colour)] += 1
    if s.events is not None and colours:
        s.tell("gains-bottles", seat=seat, count=len(colours), colours=colours)
