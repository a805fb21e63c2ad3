"""Bosses that leave the town, and the djinn that come in their place."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import Do
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.rows import djinn_at
from spiritboard.games.djinn.rules.keeping import OutOfBag
from spiritboard.games.djinn.state import DjinnState


def maybe_drive_out(s: DjinnState, space: int) -> None:
    """D25 A boss that is alone goes back to the supply, whoever caused it."""
    if s.boss[space] and not s.djinn_at(space):
        s.boss[space] = 0
        s.bosses += 1
        s.tell("driven-out", spot=s.spot(space))
        boss_left(s, space)


def boss_left(s: DjinnState, space: int) -> None:
    """4.12 At once some djinn come out of the bag."""
    s.push(Refill(space, s.box.refill))


class Refill(Do[DjinnState]):
    """D27 As many as remain; the rest is forfeited."""

    tag: ClassVar[str] = "refill"
    __match_args__ = ("space", "left")
    rule: ClassVar[str] = "D27"

    def __init__(self, space: int, left: int) -> None:
        self.space = space
        self.left = left

    def run(self, s: DjinnState) -> None:
        if self.left and any(s.bag):
            s.push(Arrive(self.space), Refill(self.space, self.left - 1))


class Arrive(OutOfBag):
    """A djinn comes to a space."""

    tag: ClassVar[str] = "arrive"
    __match_args__ = ("space",)
    rule: ClassVar[str] = "R9.1"

    def __init__(self, space: int) -> None:
        self.space = space

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        colour = self.drawn(s, action)
        s.djinn[djinn_at(self.space, colour)] += 1
        if s.events is not None:
            s.reveal("djinn-comes", djinn=colour, spot=s.spot(self.space))
