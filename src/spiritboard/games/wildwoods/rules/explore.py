"""W4.2 Explore cards: drawn, kept, held in the slots, brought and taken by the story."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from spiritboard.core.frames import AskAny, Chance, Do
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Discard, DrawCard, Keep, Order, UseUp
from spiritboard.games.wildwoods.box import COMPANION, CURSE, NOTHING, TRAUMA, Effect
from spiritboard.games.wildwoods.rules.force import is_shut, modified
from spiritboard.games.wildwoods.rules.naming import card_name
from spiritboard.games.wildwoods.rules.programme import Step, performs, play, source_of
from spiritboard.games.wildwoods.rules.quantities import amount_of
from spiritboard.games.wildwoods.rules.spirit import lose
from spiritboard.games.wildwoods.rules.using import trigger_for
from spiritboard.games.wildwoods.state import WildwoodsState

CURSED_TRAUMA = 2
"""W4.2 The spirit a trauma costs that finds only traumas in the slots."""


def draw_explore(s: WildwoodsState, n: int) -> None:
    """W1.4 Draw so many, keep one."""
    wanted = max(1, n + modified(s, "explore_draw"))
    s.push(*[DrawExplore() for _ in range(wanted)], KeepOne())


def is_any_left(s: WildwoodsState) -> bool:
    return bool(s.explore_top or any(s.explore_pile) or any(s.explore_discard))


class NextExplore(Chance[WildwoodsState]):
    """W4.2 The next explore card; when the pile is empty its discard is shuffled (ruling 1)."""

    rule: ClassVar[str] = "W4.2"
    purpose: ClassVar[str] = "explore card"

    def needed(self, s: WildwoodsState) -> bool:
        return is_any_left(s)

    def index(self, s: WildwoodsState) -> int:
        return s.draws

    def weighted(self, s: WildwoodsState) -> list[tuple[int, Action]]:
        if s.explore_top:
            return [(1, DrawCard(s.explore_top[-1]))]
        pile = s.explore_pile if any(s.explore_pile) else s.explore_discard
        return [(count, DrawCard(card)) for card, count in enumerate(pile) if count]


class DrawExplore(NextExplore):
    """It is drawn; on hard a curse acts at once."""

    tag: ClassVar[str] = "draw-explore"
    kind: ClassVar[str] = "draw-explore"

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard)
        take_from_pile(s, action.card)
        s.drawn.append(action.card)
        s.reveal("draws-card", card=card_name(s, action.card))
        if acts_when_drawn(s, action.card):
            curse(s, action.card)


def take_from_pile(s: WildwoodsState, card: int) -> None:
    s.draws += 1
    if s.explore_top:
        s.explore_top.pop()
        return
    if not any(s.explore_pile):
        s.explore_pile, s.explore_discard = s.explore_discard, [0] * len(s.explore_discard)
        s.tell("explore-reshuffled")
    s.explore_pile[card] -= 1


def acts_when_drawn(s: WildwoodsState, card: int) -> bool:
    """Ruling 2: on hard every drawn curse acts, else only the kept one."""
    return s.box.curses_act_when_drawn and s.card(card).type == CURSE


def curse(s: WildwoodsState, card: int) -> None:
    s.tell("curse-acts", card=card_name(s, card))
    for found in s.card(card).triggers:
        play(s, found.programme, source_of(card))


class KeepOne(AskAny[WildwoodsState]):
    """W1.4 One of the drawn cards is kept, the rest discarded."""

    tag: ClassVar[str] = "keep-one"
    kind: ClassVar[str] = "keep-one"
    rule: ClassVar[str] = "W4.2"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if len(keepable(s)) > 1 else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [Keep(card) for card in keepable(s)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keep)
        keep(s, action.card)

    def run(self, s: WildwoodsState) -> None:
        keep(s, next(iter(keepable(s)), NOTHING))


def keepable(s: WildwoodsState) -> list[int]:
    return [card for card in dict.fromkeys(s.drawn) if not acts_when_drawn(s, card)]


def keep(s: WildwoodsState, card: int) -> None:
    rest = s.drawn
    s.drawn = []
    if card != NOTHING:
        rest.remove(card)
        s.push(TakeCard(card))
    for other in rest:
        s.explore_discard[other] += 1
    if card != NOTHING:
        s.tell("keeps-card", card=card_name(s, card))


class TakeCard(Do[WildwoodsState]):
    """W4.2 A curse acts; anything else takes a slot."""

    tag: ClassVar[str] = "take-card"
    rule: ClassVar[str] = "W4.2"
    __match_args__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: WildwoodsState) -> None:
        kind = s.card(self.card).type
        if kind == CURSE:
            s.explore_discard[self.card] += 1
            curse(s, self.card)
        elif kind == COMPANION and is_shut(s, "companions"):
            s.explore_discard[self.card] += 1
            s.tell("companion-stays-away", card=card_name(s, self.card))
        elif len(s.slots) < s.box.slots:
            hold(s, self.card)
        else:
            s.in_hand = self.card
            s.push(MakeRoom())


def hold(s: WildwoodsState, card: int) -> None:
    s.slots.append(card)
    s.tell("holds-card", card=card_name(s, card))


class MakeRoom(AskAny[WildwoodsState]):
    """W4.2, ruling 4 All slots are full: a card is used or discarded, the new one too; no trauma."""

    tag: ClassVar[str] = "make-room"
    kind: ClassVar[str] = "make-room"
    rule: ClassVar[str] = "W4.2"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if removable(s) else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        cards = removable(s)
        usable = [card for card in cards if trigger_for(s, card, ("use",)) is not None]
        return [*[UseUp(card) for card in usable], *[Discard(card) for card in cards]]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, UseUp | Discard)
        new, s.in_hand = s.in_hand, NOTHING
        if action.card == new:
            pass
        else:
            s.take_held(s.slots.index(action.card))
            hold(s, new)
        s.explore_discard[action.card] += 1
        if isinstance(action, UseUp):
            use_up_card(s, action.card)
        else:
            s.tell("discards-card", card=card_name(s, action.card))

    def run(self, s: WildwoodsState) -> None:
        """Ruling 4: a trauma that finds only traumas costs spirit."""
        card, s.in_hand = s.in_hand, NOTHING
        s.explore_discard[card] += 1
        s.tell("discards-card", card=card_name(s, card))
        lose(s, CURSED_TRAUMA)


def removable(s: WildwoodsState) -> list[int]:
    """A trauma stays, and is never the one that is discarded for room."""
    cards = [card for card in s.slots if s.card(card).type != TRAUMA]
    if s.card(s.in_hand).type != TRAUMA:
        cards.append(s.in_hand)
    return list(dict.fromkeys(cards))


def use_up_card(s: WildwoodsState, card: int) -> None:
    s.tell("uses-card", card=card_name(s, card))
    found = trigger_for(s, card, ("use",))
    assert found is not None
    play(s, found.programme, source_of(card))


def heal_trauma(s: WildwoodsState, slot: int) -> None:
    """W1.4, ruling 4 A healed trauma is out of the game."""
    card = s.slots.pop(slot)
    s.gone += 1
    s.tell("heals-trauma", card=card_name(s, card))


@performs("explore")
def explore(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`explore`: so many are drawn, one is kept."""
    draw_explore(s, amount_of(s, effect.n))


@performs("look")
def look(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`look`: the top cards are seen and put back in any order."""
    s.push(*[LookAtCard() for _ in range(amount_of(s, effect.n))], PutBack())


class LookAtCard(NextExplore):
    """One more card from the top; it is only looked at."""

    tag: ClassVar[str] = "look-at-card"
    kind: ClassVar[str] = "look-at-card"

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, DrawCard)
        take_from_pile(s, action.card)
        s.drawn.append(action.card)
        s.reveal("looks-at-card", card=card_name(s, action.card))


class PutBack(AskAny[WildwoodsState]):
    """The cards that were looked at, the next one first."""

    tag: ClassVar[str] = "put-back"
    kind: ClassVar[str] = "put-back"
    rule: ClassVar[str] = "W4.2"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if len(set(s.drawn)) > 1 else ()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [Order(order) for order in dict.fromkeys(permutations(s.drawn))]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Order)
        s.drawn = list(action.cards)
        self.run(s)

    def run(self, s: WildwoodsState) -> None:
        s.explore_top += reversed(s.drawn)
        s.drawn = []
        s.tell("puts-back")
