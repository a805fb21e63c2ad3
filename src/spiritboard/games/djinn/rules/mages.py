"""Mages: hired at the Tavern, called by gear and awards, woken when they lie face down."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final, cast

from spiritboard.core.errors import Illegal
from spiritboard.core.frames import AskSeat, Chance
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action, Seat
from spiritboard.games.djinn.actions import Hire, LetBe, Show, Wake
from spiritboard.games.djinn.box import CARDS, KEYS
from spiritboard.games.djinn.rules.means import gain_plain
from spiritboard.games.djinn.state import DOWN, NOTHING, ON_TOP, UNSEEN, DjinnState

HIRES: Final = tuple([Hire(pile) for pile in range(4)])
SHOWS: Final = tuple([Show(card) for card in range(CARDS)])
PLAIN_PILES: Final = 2
"""The piles below this one hold the mages without a key."""


def top_of(s: DjinnState, pile: int) -> int:
    """The mage on offer there; NOTHING."""
    where = ON_TOP + pile
    return s.mages.index(where) if where in s.mages else NOTHING


def hirings(s: DjinnState, *, keyed: bool) -> list[Action]:
    """D10 The tops of the piles; the basic action offers those without a key."""
    piles = range(4) if keyed else range(PLAIN_PILES)
    return [HIRES[pile] for pile in piles if ON_TOP + pile in s.mages]


def hire(s: DjinnState, seat: int, pile: int) -> None:
    """Tavern. T16 One with a key may come face down; T5 one without may bring a key."""
    card = s.mages.index(ON_TOP + pile)
    keyed = s.box.mage_key[card] == 1
    s.mages[card] = seat + DOWN if keyed and s.has_trait(seat, 16) else seat
    if s.events is not None:
        s.tell("hires", seat=seat, mage=card)
    if keyed or s.has_trait(seat, 5):
        gain_plain(s, seat, KEYS, 1)
    refill(s, pile)


def refill(s: DjinnState, pile: int) -> None:
    """D10 The next card is seen; an empty pile takes the top of its sister."""
    if s.mage_piles[pile]:
        s.mage_piles[pile] -= 1
        s.push(ShowMage(pile))
        return
    sister = pile ^ 1
    top = top_of(s, sister)
    if top != NOTHING and s.mage_piles[sister]:
        s.mages[top] = ON_TOP + pile
        s.mage_piles[sister] -= 1
        s.push(ShowMage(sister))


class ShowMage(Chance[DjinnState]):
    """D10 What lies below the tops is as likely here as in the sister pile."""

    tag: ClassVar[str] = "show-mage"
    __match_args__ = ("pile",)
    kind: ClassVar[str] = "show"
    rule: ClassVar[str] = "D10"
    purpose: ClassVar[str] = "mages"

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def index(self, s: DjinnState) -> int:
        return 4 * sum(s.mage_piles) + self.pile

    def weighted(self, s: DjinnState) -> list[tuple[int, Action]]:
        return [(1, SHOWS[card]) for card in self.unseen(s)]

    def unseen(self, s: DjinnState) -> list[int]:
        key = int(self.pile >= PLAIN_PILES)
        keys = s.box.mage_key
        return [card for card, at in enumerate(s.mages) if at == UNSEEN and keys[card] == key]

    def sample(self, s: DjinnState, seat: Seat, rng: Rng) -> Action:
        """Must agree with `weighted`."""
        return SHOWS[rng.choice(self.unseen(s))]

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        card = cast("Show", action).card
        s.mages[card] = ON_TOP + self.pile
        if s.events is not None:
            s.reveal("mage-shown", mage=card)


class CallMage(AskSeat[DjinnState]):
    """A mage from the offer, for nothing; the key too, if one is shown. D44 It may be left."""

    tag: ClassVar[str] = "call-mage"
    kind: ClassVar[str] = "call-mage"
    rule: ClassVar[str] = "R5.1"

    def needed(self, s: DjinnState) -> bool:
        return len(hirings(s, keyed=True)) > 0

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        return [*hirings(s, keyed=True), LetBe()]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "no-mage-there")

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        if not isinstance(action, LetBe):
            hire(s, seat, cast("Hire", action).pile)


def can_wake(s: DjinnState, seat: int) -> bool:
    """T10 Some mages never wake."""
    return seat + DOWN in s.mages and not s.has_trait(seat, 10)


class WakeSome(AskSeat[DjinnState]):
    """D44 Up to this many mages are turned face up: also fewer, or none."""

    tag: ClassVar[str] = "wake-some"
    __match_args__ = ("seat", "count")
    kind: ClassVar[str] = "wake"
    rule: ClassVar[str] = "R5.2"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def needed(self, s: DjinnState) -> bool:
        return can_wake(s, self.seat)

    def options(self, s: DjinnState, seat: Seat) -> list[Action]:
        """The most first."""
        asleep = s.sleeping(seat)
        most = min(self.count, len(asleep))
        return [Wake(some) for count in range(most, -1, -1) for some in combinations(asleep, count)]

    def refusal(self, s: DjinnState, seat: Seat, action: Action) -> Illegal:
        return Illegal(self.rule, "wake-at-most", count=self.count)

    def answer(self, s: DjinnState, seat: Seat, action: Action) -> None:
        wake(s, seat, cast("Wake", action).mages)


def wake(s: DjinnState, seat: int, mages: tuple[int, ...] | list[int]) -> None:
    for card in mages:
        s.mages[card] = seat
    if s.events is not None and mages:
        s.tell("wakes", seat=seat, mages=tuple(mages))
