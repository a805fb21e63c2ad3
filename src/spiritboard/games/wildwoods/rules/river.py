"""W1.2 The river: cards that slide, push and change places."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import ClassVar, Final

from spiritboard.core.frames import AskAny
from spiritboard.core.values import Action, Seat
from spiritboard.games.wildwoods.actions import Order, Pick
from spiritboard.games.wildwoods.box import ACTION_CARDS, SPACES, Effect
from spiritboard.games.wildwoods.rules.force import is_in_force
from spiritboard.games.wildwoods.rules.naming import river_name
from spiritboard.games.wildwoods.rules.programme import Step, effect_at, performs
from spiritboard.games.wildwoods.rules.rolls import space_of
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
"""Cards of the river by their spaces."""
PICKS: Final = (
    "self",
    "others",
    *ACTION_CARDS,
    *ORDINALS,
    "last",
    "first_action",
    "last_action",
    "first_creature",
    "last_creature",
    "all_creatures",
    "choose",
    "choose_action",
    "choose_creature",
)
"""The words that stand for cards of the river."""
GOALS: Final = ("start", "end", "left", "right")
"""Where a card can be moved; any other is a space."""


def put_at(s: WildwoodsState, card: int, space: int) -> None:
    """W1.2 Onto a space: what lies there and right of it is pushed on; never past the end.

    A card that was elsewhere in the river is taken out and the river closed first, so a move to a
    neighbouring space is a swap (ruling 15).
    """
    if card in s.river:
        s.river.remove(card)
    s.river.insert(min(max(space, 0), len(s.river)), card)


def to_end(s: WildwoodsState, card: int) -> None:
    """W1.2 The end is the space right of the last card."""
    put_at(s, card, SPACES)


def move(s: WildwoodsState, card: int, to: str) -> None:
    """A card of the river goes somewhere; creatures stay if they are to."""
    if card not in s.river or not may_move(s, card):
        return
    old = space_of(s, card)
    put_at(s, card, goal(s, old, to))
    if space_of(s, card) != old:
        s.tell("card-moves", river=river_name(s, card), space=space_of(s, card))


def goal(s: WildwoodsState, old: int, to: str) -> int:
    if to == "start":
        return 0
    if to == "end":
        return SPACES
    if to in ("left", "right"):
        return old + (1 if to == "right" else -1)
    return int(to)


def may_move(s: WildwoodsState, card: int) -> bool:
    if card < FIRST_CREATURE:
        return True
    return not s.kind_of(card).still and not is_in_force(s, "skip_move")


# Which cards an effect means


def picked(s: WildwoodsState, what: str, source: int) -> list[int]:
    """The cards of the river that a word stands for; of `choose…` all that may be chosen."""
    creatures, actions = s.creatures(), s.action_cards()
    if what == "self":
        return [source] if source in s.river else []
    if what in ACTION_CARDS:
        return [card for card in s.river if card == ACTION_CARDS.index(what)]
    if what == "others":
        return [card for card in s.river if card != source]
    if what == "choose":
        return s.river[:]
    if what in ("all_creatures", "choose_creature"):
        return creatures
    if what == "choose_action":
        return actions
    if what in ORDINALS:
        space = ORDINALS.index(what)
        return s.river[space : space + 1]
    which, _, kind = what.partition("_")
    row = {"action": actions, "creature": creatures}.get(kind, s.river)
    return row[:1] if which == "first" else row[-1:]


def is_choice(what: str) -> bool:
    return what.startswith("choose")


@performs("move")
def move_cards(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`move`: one card, or several in a row, somewhere."""
    if is_choice(effect.what):
        s.push(PickCard(step.programme, step.at, step.source))
        return
    cards = picked(s, effect.what, step.source)
    if effect.to == "right":
        cards.reverse()
    if effect.what == "others" and effect.to in ("left", "right"):
        shift_around(s, step.source, effect.to)
        return
    for card in cards:
        ON_PICKED["move"](s, effect, card)


def shift_around(s: WildwoodsState, source: int, to: str) -> None:
    """Every other card one space on, the outermost one round to the other end."""
    others = [card for card in s.river if card != source]
    if len(others) > 1 and source in s.river:
        others = others[-1:] + others[:-1] if to == "right" else others[1:] + others[:1]
        others.insert(space_of(s, source), source)
        s.river = others
        s.tell("river-shifts", right=int(to == "right"))


@performs("swap")
def swap(s: WildwoodsState, effect: Effect, step: Step) -> None:
    """`swap`: two cards change places; `neighbours`: any two; `all`: the action cards in any order."""
    if effect.what == "all":
        s.push(OrderCards())
        return
    if effect.what == "neighbours":
        s.push(PickCard(step.programme, step.at, step.source))
        return
    first, second = picked(s, effect.what, step.source), picked(s, effect.to, step.source)
    if first and second:
        exchange(s, first[0], second[0])


def exchange(s: WildwoodsState, one: int, other: int) -> None:
    if one == other or not may_move(s, one) or not may_move(s, other):
        return
    at, there = space_of(s, one), space_of(s, other)
    s.river[at], s.river[there] = other, one
    s.tell("cards-swap", river=river_name(s, one), other=river_name(s, other))


class PickCard(AskAny[WildwoodsState]):
    """A card of the river for an effect; of two neighbours, the left one."""

    tag: ClassVar[str] = "pick-card"
    kind: ClassVar[str] = "pick-card"
    rule: ClassVar[str] = "W1.2"
    __match_args__ = ("programme", "at", "source")

    def __init__(self, programme: int, at: int, source: int) -> None:
        self.programme = programme
        self.at = at
        self.source = source

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody() if self.cards(s) else ()

    def cards(self, s: WildwoodsState) -> list[int]:
        effect = effect_at(s, self.programme, self.at)
        if effect.kind == "swap":
            pairs = zip(s.river, s.river[1:], strict=False)
            return [left for left, right in pairs if may_move(s, left) and may_move(s, right)]
        return candidates(s, effect, self.source)

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [Pick(card) for card in self.cards(s)]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Pick)
        effect = effect_at(s, self.programme, self.at)
        if effect.kind == "swap":
            exchange(s, action.card, s.river[space_of(s, action.card) + 1])
        else:
            ON_PICKED[effect.kind](s, effect, action.card)


def candidates(s: WildwoodsState, effect: Effect, source: int) -> list[int]:
    """Of creatures, `damage_max` leaves out the fiercer ones."""
    cards = picked(s, effect.what, source)
    if effect.kind == "move":
        return [card for card in cards if may_move(s, card)]
    cards = [card for card in cards if card >= FIRST_CREATURE]
    if effect.value:
        cards = [card for card in cards if s.side_of(card).damage <= effect.value]
    return cards


ON_PICKED: Final[dict[str, Callable[[WildwoodsState, Effect, int], None]]] = {}
"""By kind of effect: what happens to the card that was picked."""


class OrderCards(AskAny[WildwoodsState]):
    """The action cards in any order, on the spaces where action cards stand."""

    tag: ClassVar[str] = "order-cards"
    kind: ClassVar[str] = "order-cards"
    rule: ClassVar[str] = "W1.2"

    def asked(self, s: WildwoodsState) -> tuple[Seat, ...]:
        return s.everybody()

    def options(self, s: WildwoodsState, seat: Seat) -> list[Action]:
        return [Order(order) for order in permutations(s.action_cards())]

    def answer(self, s: WildwoodsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Order)
        coming = list(action.cards)
        s.river = [coming.pop(0) if card < FIRST_CREATURE else card for card in s.river]
        s.tell("cards-ordered", order=action.cards)
