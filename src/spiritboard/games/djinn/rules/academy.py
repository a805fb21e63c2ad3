"""The Academy: capacity, a scroll and magic; and those who rouse mages there (T17)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Wake
from spiritboard.games.djinn.box import MAGIC, SCROLLS
from spiritboard.games.djinn.rules.keeping import FLIPPED, raise_capacity
from spiritboard.games.djinn.rules.mages import can_wake, wake
from spiritboard.games.djinn.rules.means import gain_plain, lose_magic
from spiritboard.games.djinn.state import DjinnState

STUDIED: Final = 3
"""Magic for a visit."""
ROUSED: Final = 2


def study(s: DjinnState, seat: int, *, raises: bool) -> None:
    """R4.1 T17 Some may rouse mages."""
    if s.events is not None:
        s.tell("studies", seat=seat)
    if s.has_trait(seat, 17):
        s.push(RouseFirst(seat, int(raises)))
    else:
        learn(s, seat, raises=raises)


def learn(s: DjinnState, seat: int, *, raises: bool) -> None:
    """Capacity first, so that there is room for magic."""
    if raises:
        raise_capacity(s, seat)
    gain_plain(s, seat, SCROLLS, 1)
    gain_plain(s, seat, MAGIC, STUDIED)


class Rouse(AskSeat[DjinnState]):
    """T17 Up to two mages, each for 1 magic."""

    rule: ClassVar[str] = "T17"

    def needed(self, s: DjinnState) -> bool:
        return s.magic[self.seat] > 0 and can_wake(s, self.seat)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        most = min(ROUSED, s.magic[seat])
        asleep = s.sleeping(seat)
        return [Wake(some) for count in range(most + 1) for some in combinations(asleep, count)]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "wake-at-most", count=min(ROUSED, s.magic[seat]))

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        mages = cast("Wake", action).mages
        lose_magic(s, seat, len(mages))
        wake(s, seat, mages)


class RouseAtAcademy(Rouse):
    """After the magic is gained."""

    tag: ClassVar[str] = "rouse-at-academy"
    kind: ClassVar[str] = "rouse"


class RouseFirst(Rouse):
    """D44 Before; only asked where magic would not fit, for otherwise it comes to the same."""

    tag: ClassVar[str] = "rouse-first"
    __match_args__ = ("seat", "raises")
    kind: ClassVar[str] = "rouse-first"

    def __init__(self, seat: int, raises: int) -> None:
        super().__init__(seat)
        self.raises = raises

    def needed(self, s: DjinnState) -> bool:
        most = min(FLIPPED, s.marker[self.seat] + self.raises) - 1
        return super().needed(s) and s.magic[self.seat] + STUDIED > most

    def run(self, s: DjinnState) -> None:
        s.push(RouseAtAcademy(self.seat))
        learn(s, self.seat, raises=self.raises > 0)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        """Whoever rouses nobody yet may do it afterwards."""
        if not cast("Wake", action).mages:
            self.run(s)
            return
        super().answer(s, seat, action)
        learn(s, seat, raises=self.raises > 0)
