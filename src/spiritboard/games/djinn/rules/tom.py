"""Solo against Tom: his cards, and what they take (D40, D42, D44)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from spiritboard.core.frames import AskSeat, Chance, Do
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import GiveBottle, Pay, Rest, Turn
from spiritboard.games.djinn.box import BOTTLES, KEYS, NOTHING_CARDS, TOM_CARDS
from spiritboard.games.djinn.rows import bottles_at
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

    tag: ClassVar[str] = "tom-turns"
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
        tom = s.box.tom_cards[card]
        for location in () if self.is_last else (tom.first, tom.second):
            space = s.layout.index(location)
            if s.boss[space]:
                if any(s.bag):
                    s.push(Arrive(space))
                return
        pay_tom(s, tom.what, tom.amount)


def pay_tom(s: DjinnState, what: int, amount: int) -> None:
    """D40 As much of it as one has."""
    if what == MAGE_DOWN:
        s.push(MageRests(0))
    elif what == BOTTLES:
        s.push(*[BottleGoes(0) for _ in range(amount)])
    elif what == KEYS:
        s.push(*[KeyGoes(0) for _ in range(amount)])
    else:
        take(s, what, amount)


def take(s: DjinnState, what: int, amount: int) -> None:
    purse = purses(s)[what]
    paid = min(amount, purse[0])
    purse[0] -= paid
    s.tell("pays-tom", seat=0, what=what, amount=paid)


class KeyGoes(AskSeat[DjinnState]):
    """D44 A key may be changed first. It is asked for no other payment: those come to the same."""

    tag: ClassVar[str] = "key-goes"
    kind: ClassVar[str] = "key-goes"
    rule: ClassVar[str] = "D44"

    def needed(self, s: DjinnState) -> bool:
        return s.keys[self.seat] > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [Pay(KEYS)]

    def run(self, s: DjinnState) -> None:
        take(s, KEYS, 1)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        take(s, KEYS, 1)


class MageRests(AskSeat[DjinnState]):
    """4.11 One mage is turned face down; which one is only asked where there is a choice."""

    tag: ClassVar[str] = "mage-rests"
    kind: ClassVar[str] = "mage-rests"
    rule: ClassVar[str] = "D40"

    def needed(self, s: DjinnState) -> bool:
        return len(s.mages_of(self.seat)) > 1

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [Rest(card) for card in s.mages_of(seat)]

    def run(self, s: DjinnState) -> None:
        for card in s.mages_of(self.seat):
            self.rest(s, card)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        self.rest(s, cast("Rest", action).mage)

    def rest(self, s: DjinnState, card: int) -> None:
        s.mages[card] = self.seat + DOWN
        s.tell("mage-rests", seat=self.seat, mage=card)


class BottleGoes(AskSeat[DjinnState]):
    """4.11 An empty bottle; which one is only asked where there is a choice."""

    tag: ClassVar[str] = "bottle-goes"
    kind: ClassVar[str] = "bottle-goes"
    rule: ClassVar[str] = "D40"

    def colours(self, s: DjinnState) -> list[int]:
        return [colour for colour in range(4) if s.bottles[bottles_at(self.seat, colour)]]

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
        s.bottles[bottles_at(self.seat, colour)] -= 1
        s.tell("bottle-goes", seat=self.seat, colour=colour)


PAYMENTS: Final = (KeyGoes, MageRests, BottleGoes)
"""While one of these is open one is paying Tom."""


class TomMayWin(Do[DjinnState]):
    """D42 His last card is turned and a boss is left: lost."""

    tag: ClassVar[str] = "tom-may-win"
    rule: ClassVar[str] = "D42"

    def run(self, s: DjinnState) -> None:
        if 0 not in s.tom:
            s.stack.clear()
            s.is_final = LOST
            s.tell("tom-wins")
