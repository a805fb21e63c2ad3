"""W1.5 Crystals: gained onto any action cards, at most three on each, and paid."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from spiritboard.core.frames import AskAny
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Pay, PlaceCrystals
from spiritboard.games.wildwoods.box import ACTION_CARDS, CRYSTALS, Effect
from spiritboard.games.wildwoods.rules.force import capped, modified
from spiritboard.games.wildwoods.rules.programme import Step, performs
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.rolls import is_action_card
from spiritboard.games.wildwoods.state import WildwoodsState

Crystals = tuple[int, int, int, int]
"""By action card."""


def cap(s: WildwoodsState) -> int:
    """W1.5 How many a card holds at most."""
    return capped(s, "crystal_cap", CRYSTALS)


def rooms(s: WildwoodsState) -> list[int]:
    """By action card: how many more it could take."""
    most = cap(s)
    return [max(0, most - have) for have in s.crystals]


def gain_crystals(s: WildwoodsState, n: int, scopes: tuple[str, ...] = ()) -> None:
    """W1.5, ruling 23 Onto any of the four cards; what does not fit is lost."""
    wanted = n + modified(s, "crystal_gain", scopes)
    placed = min(wanted, sum(rooms(s)))
    if wanted > 0:
        s.tell("gains-crystals", n=wanted, lost=wanted - placed)
    if placed > 0:
        s.push(SpreadCrystals(placed))


def spreads(n: int, most: list[int]) -> list[Crystals]:
    """Every way to spread so many over the cards."""
    a, b, c, d = most
    return [
        (w, x, y, n - w - x - y)
        for w in range(min(a, n) + 1)
        for x in range(min(b, n - w) + 1)
        for y in range(min(c, n - w - x) + 1)
        if n - w - x - y <= d
    ]


class SpreadCrystals(AskAny[WildwoodsState]):
    """W1.5 Several gained at once may be split among the cards."""

    tag: ClassVar[str] = "spread-crystals"
    kind: ClassVar[str] = "spread-crystals"
    rule: ClassVar[str] = "W1.5"
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if len(spreads(self.n, rooms(s))) > 1 else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [PlaceCrystals(spread) for spread in spreads(self.n, rooms(s))]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, PlaceCrystals)
        place_crystals(s, action.crystals)

    def run(self, s: WildwoodsState) -> None:
        for spread in spreads(self.n, rooms(s)):
            place_crystals(s, spread)


def place_crystals(s: WildwoodsState, spread: Crystals) -> None:
    for card, n in enumerate(spread):
        s.crystals[card] += n
    s.tell("places-crystals", crystals=spread)


def take_crystals(s: WildwoodsState, spread: Crystals) -> None:
    for card, n in enumerate(spread):
        s.crystals[card] -= n


def one_of(card: int) -> Crystals:
    """One crystal of a card."""
    return int(card == 0), int(card == 1), int(card == 2), int(card == 3)


class Paying(AskAny[WildwoodsState]):
    """Crystals that are given up; as many as there are."""

    kind: ClassVar[str] = "pay-crystals"
    rule: ClassVar[str] = "W1.5"
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    @abstractmethod
    def ways(self, s: WildwoodsState) -> list[Crystals]:
        """In which ways that can be done."""

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if len(self.ways(s)) > 1 else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [Pay(way) for way in self.ways(s)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Pay)
        give_up(s, action.crystals)

    def run(self, s: WildwoodsState) -> None:
        for way in self.ways(s):
            give_up(s, way)


class PayCrystals(Paying):
    """From any cards."""

    tag: ClassVar[str] = "pay-crystals"

    def ways(self, s: WildwoodsState) -> list[Crystals]:
        return spreads(min(self.n, sum(s.crystals)), s.crystals)


class PayFromOne(Paying):
    """All from one card; as many as it has."""

    tag: ClassVar[str] = "pay-from-one"

    def ways(self, s: WildwoodsState) -> list[Crystals]:
        taken = [min(self.n, have) for have in s.crystals]
        some = [card for card, n in enumerate(taken) if n]
        return [times(one_of(card), taken[card]) for card in some]


def times(spread: Crystals, n: int) -> Crystals:
    return spread[0] * n, spread[1] * n, spread[2] * n, spread[3] * n


def give_up(s: WildwoodsState, spread: Crystals) -> None:
    if sum(spread):
        take_crystals(s, spread)
        s.tell("pays-crystals", crystals=spread)


@performs("crystal")
def crystal(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`crystal`: gained or lost, of one card, of each, or as the player spreads them."""
    n = amount_of(s, effect.n)
    cards = cards_meant(s, effect.what)
    if effect.what == "choose_one":
        s.push(PayFromOne(-n))
    elif cards:
        change_crystals(s, cards, n)
    elif n > 0:
        gain_crystals(s, n)
    else:
        s.push(PayCrystals(-n))


def change_crystals(s: WildwoodsState, cards: list[int], n: int) -> None:
    """Of these cards, each as many as it can."""
    before = s.crystals[:]
    for card in cards:
        s.crystals[card] = min(max(before[card] + n, 0), max(cap(s), before[card]))
    changed = [have - had for have, had in zip(s.crystals, before, strict=True)]
    if n > 0:
        s.tell("places-crystals", crystals=tuple(changed))
    elif any(changed):
        s.tell("pays-crystals", crystals=tuple([-one for one in changed]))


def cards_meant(s: WildwoodsState, what: str) -> list[int]:
    """None: the player chooses."""
    if what == "each":
        return list(range(len(ACTION_CARDS)))
    if what == "first":
        return [card for card in s.river if is_action_card(card)][:1]
    return [ACTION_CARDS.index(what)] if what in ACTION_CARDS else []


@performs("share_crystals")
def spread_all(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`share_crystals`: all crystals are taken up and laid onto the cards anew."""
    total = sum(s.crystals)
    s.crystals = [0] * len(ACTION_CARDS)
    if total:
        s.push(SpreadCrystals(min(total, sum(rooms(s)))))
