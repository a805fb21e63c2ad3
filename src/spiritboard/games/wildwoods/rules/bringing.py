"""W4.2 Explore cards that the story brings and takes away."""

from __future__ import annotations

from typing import ClassVar

from spiritboard.core.frames import AskAny, Chance
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Discard, DrawCard
from spiritboard.games.wildwoods.box import BLESSING, COMPANION, NOTHING, Effect
from spiritboard.games.wildwoods.rules.explore import TakeCard
from spiritboard.games.wildwoods.rules.naming import card_name
from spiritboard.games.wildwoods.rules.programme import Step, card_of, performs
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.state import WildwoodsState


@performs("shuffle_in")
def shuffle_in(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`shuffle_in`: a new card into the deck, on top of it, or into a slot (ruling 5)."""
    bring(s, effect.item, effect.to)


@performs("trauma")
def trauma(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`trauma`: into a slot, or shuffled into the deck."""
    bring(s, effect.item, effect.to)


def bring(s: WildwoodsState, card: int, to: str) -> None:
    """A card that the story brings."""
    s.added += 1
    if to == "slot":
        s.push(TakeCard(card))
        return
    if to == "top":
        s.explore_top.append(card)
    else:
        s.explore_pile[card] += 1
    s.tell("card-joins", card=card_name(s, card))


@performs("companion")
def companion(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`companion`: one comes; `leave`: it goes; `keep`: all others go."""
    if effect.what == "leave":
        go_away(s, effect.item if effect.item != NOTHING else card_of(step.source))
    elif effect.what == "keep":
        companions = [card for card in s.slots if s.card(card).type == COMPANION]
        for card in companions:
            if card != effect.item:
                go_away(s, card)
    else:
        bring(s, effect.item, effect.to)


def go_away(s: WildwoodsState, card: int) -> None:
    """Out of the game, wherever it is."""
    if card in s.slots:
        s.take_held(s.slots.index(card))
    elif card in s.explore_top:
        s.explore_top.remove(card)
    elif s.explore_pile[card]:
        s.explore_pile[card] -= 1
    elif s.explore_discard[card]:
        s.explore_discard[card] -= 1
    else:
        return
    s.gone += 1
    s.tell("card-goes", card=card_name(s, card))


@performs("lose_blessing")
def lose_blessing(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`lose_blessing`: one of the held ones, a certain card, or some out of the deck."""
    if effect.what == "deck":
        s.push(*[LoseFromDeck() for _ in range(amount_of(s, effect.n))])
    elif effect.item != NOTHING:
        go_away(s, effect.item)
    else:
        s.push(LoseHeld())


class LoseHeld(AskAny[WildwoodsState]):
    """One of the held blessings is discarded."""

    tag: ClassVar[str] = "lose-held"
    kind: ClassVar[str] = "lose-held"
    rule: ClassVar[str] = "W4.2"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if len(self.cards(s)) > 1 else ()

    def cards(self, s: WildwoodsState) -> list[int]:
        return list(dict.fromkeys([card for card in s.slots if s.card(card).type == BLESSING]))

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [Discard(card) for card in self.cards(s)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        discard_held(s, action.card)

    def run(self, s: WildwoodsState) -> None:
        for card in self.cards(s):
            discard_held(s, card)


def discard_held(s: WildwoodsState, card: int) -> None:
    s.take_held(s.slots.index(card))
    s.explore_discard[card] += 1
    s.tell("discards-card", card=card_name(s, card))


class LoseFromDeck(Chance[WildwoodsState]):
    """A random blessing of the deck is out of the game."""

    tag: ClassVar[str] = "lose-from-deck"
    kind: ClassVar[str] = "lose-from-deck"
    rule: ClassVar[str] = "W4.2"
    purpose: ClassVar[str] = "lost blessing"

    def needed(self, s: WildwoodsState) -> bool:
        return bool(self.weighted(s))

    def index(self, s: WildwoodsState) -> int:
        return s.gone

    def weighted(self, s: WildwoodsState) -> list[tuple[int, Action]]:
        piles = zip(s.explore_pile, s.explore_discard, strict=True)
        return [
            (here + there, DrawCard(card))
            for card, (here, there) in enumerate(piles)
            if here + there and s.card(card).type == BLESSING
        ]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard)
        s.reveal("loses-from-deck", card=card_name(s, action.card))
        go_away(s, action.card)
