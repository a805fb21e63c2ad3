"""What is due to others: one coin or one scroll each (D3, D14)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.frames import AskSeat
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Pay
from spiritboard.games.djinn.box import COINS, SCROLLS
from spiritboard.games.djinn.state import DjinnState

PAYS: Final = (Pay(COINS), Pay(SCROLLS))


class Toll(AskSeat[DjinnState]):
    """D3 The kind is chosen for each who gets something; only asked where there is a choice."""

    tag: ClassVar[str] = "toll"
    __match_args__ = ("seat", "to")
    kind: ClassVar[str] = "toll"
    rule: ClassVar[str] = "D3"

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def needed(self, s: DjinnState) -> bool:
        return s.coins[self.seat] > 0 and s.scrolls[self.seat] > 0

    def run(self, s: DjinnState) -> None:
        self.pay(s, COINS if s.coins[self.seat] else SCROLLS)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return list(PAYS)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        self.pay(s, cast("Pay", action).what)

    def pay(self, s: DjinnState, what: int) -> None:
        purse = s.coins if what == COINS else s.scrolls
        purse[self.seat] -= 1
        purse[self.to] += 1
        if s.events is not None:
            s.tell("pays", seat=self.seat, to=self.to, what=what)
