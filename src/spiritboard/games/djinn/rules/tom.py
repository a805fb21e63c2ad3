"""Solo against Tom: his cards, and what they take (D40, D42)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.frames import AskSeat, Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import GiveBottle, Rest, Turn
from spiritboard.games.djinn.box import BOTTLES, NOTHING_CARDS, TOM_CARDS
from spiritboard.games.djinn.rules.bosses import Arrive
from spiritboard.games.djinn.rules.means import purses
from spiritboard.games.djinn.state import DOWN, DjinnState

MAGE_DOWN: Final = 6
"""Among what Tom may ask for: a mage is turned face down."""
TURNS: Final = tuple([Turn(card) for card in range(TOM_CARDS + NOTHING_CARDS)])
LOST: Final = -1
"""In place of `is_final`."""


class TomTurns(Chance[DjinnState]):
    """Solo: a card of Tom's; a djinn comes, or one pays."""

    __match_args__ = ("is_last",)
    kind: ClassVar[str] = "tom"
    rule: ClassVar[str] = "D40"
    purpose: ClassVar[str] = "tom"

    def __init__(self, is_last: int = 0) -> None:
        self.is_last = is_last

    def needed(self, s: DjinnState) -> bool:
        return 0 in s.tom

    def index(self, s: DjinnState) -> int:
        return s.tom.count(1)

    def left(self, s: DjinnState) -> list[int]:
        return [card for card, where in enumerate(s.tom) if where == 0]

    def weighted(self, s: DjinnState) -> list[tuple[int, Action]]:
        return [(1, TURNS[card]) for card in self.left(s)]

    def sample(self, s: DjinnState, seat: Seat, rng: Rng) -> Action:
        """Must agree with `weighted`."""
        return TURNS[rng.choice(self.left(s))]

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        card = cast("Turn", action).card
        s.tom[card] = 1
        s.reveal("tom", card=card, left=s.tom.count(0))
        if card >= TOM_CARDS:
            return
        first, second, what, amount = s.box.tom_cards[card]
        for location in () if self.is_last else (first, second):
            space = s.layout.index(location)
            if s.boss[space]:
                if any(s.bag):
                    s.push(Arrive(space))
                return
        pay_tom(s, what, amount)


def pay_tom(s: DjinnState, what: int, amount: int) -> None:
    """D40 As much of it as one has."""
    if what == MAGE_DOWN:
        s.push(MageRests(0))
    elif what == BOTTLES:
        s.push(*[BottleGoes(0) for _ in range(amount)])
    else:
        purse = purses(s)[what]
        paid = min(amount, purse[0])
        purse[0] -= paid
        s.tell("pays-tom", seat=0, what=what, amount=paid)


class MageRests(AskSeat[DjinnState]):
    """4.11 One mage is turned face down: which?"""

    kind: ClassVar[str] = "mage-rests"
    rule: ClassVar[str] = "D40"

    def needed(self, s: DjinnState) -> bool:
        return len(s.mages_of(self.seat)) > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [Rest(card) for card in s.mages_of(seat)]

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        card = cast("Rest", action).mage
        s.mages[card] = seat + DOWN
        s.tell("mage-rests", seat=seat, mage=card)


class BottleGoes(AskSeat[DjinnState]):
    """4.11 An empty bottle; which one is only asked where there is a choice."""

    kind: ClassVar[str] = "bottle-goes"
    rule: ClassVar[str] = "D40"

    def colours(self, s: DjinnState) -> list[int]:
        return [colour for colour in range(4) if s.bottles[4 * self.seat + colour]]

    def needed(self, s: DjinnState) -> bool:
        return len(self.colours(s)) > 1

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [GiveBottle(colour) for colour in self.colours(s)]

    def run(self, s: DjinnState) -> None:
        for colour in self.colours(s):
            self.give(s, colour)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        self.give(s, cast("GiveBottle", action).colour)

    def give(self, s: DjinnState, colour: int) -> None:
        s.bottles[4 * self.seat + colour] -= 1
        s.tell("bottle-goes", seat=self.seat, colour=colour)


class TomMayWin(Do[DjinnState]):
    """D42 His last card is turned and a boss is left: lost."""

    rule: ClassVar[str] = "D42"

    def run(self, s: DjinnState) -> None:
        if 0 not in s.tom:
            s.stack.clear()
            s.is_final = LOST
            s.tell("tom-wins")
