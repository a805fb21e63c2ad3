"""Wildwoods by numbers. The seats decide together, so all see the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spiritboard.core.encoding import LEAST, MOST, Encoding, Field, bits_of, flat, one_hot, padded
from spiritboard.core.game import Game
from spiritboard.core.spelling import Speller
from spiritboard.core.values import Action
from spiritboard.games.wildwoods.box import ACTION_CARDS, BROM_SIDES, Box
from spiritboard.games.wildwoods.state import FIRST_CREATURE, SIDE, WildwoodsState
from spiritboard.games.wildwoods.told import (
    DICE,
    LONGEST,
    PLACES,
    RIVER,
    SLOTS,
    by_place,
    told_of,
)
from spiritboard.games.wildwoods.view import WildwoodsView

ACTIONS: Final = len(ACTION_CARDS)
TOPS: Final = 8
"""Known cards on top of a pile that are told."""
FORCES: Final = 16
"""Of what holds for a while, so many are told."""
HIDDEN: Final = 8
SCALARS: Final = (
    "turn", "is_luma", "is_over", "spirit", "light", "shadow", "kept_dice", "fewer_dice", "rolls",
    "throws", "roll_number", "bonus", "surplus", "in_hand", "gone", "added", "shadow_left",
    "healed_here", "result", "way", "goto",
)  # fmt: skip
"""Told as they are in the view."""


def fields_of(box: Box) -> list[Field]:
    kinds, cards, shadows = len(box.creatures), len(box.cards), len(box.shadows)
    return [
        Field("river", RIVER * (ACTIONS + kinds + 3), 0, 99, "by place: which action card, which kind of creature, stunned, waiting, side"),
        Field("crystals", ACTIONS, 0, 99, "by action card"),
        Field("dice", 9, 0, 99, "by kind, d8, d10, d12: owned, available, used"),
        Field("rolled", DICE * 2, 0, 12, "the open roll: sides and value of each die"),
        Field("acting", ACTIONS, 0, 1, "the card in use"),
        Field("ability", 2, 0, 1, "its ability"),
        Field("aim", 1, LEAST, MOST, "at what, as in `attempt`"),
        Field("slots", SLOTS, 0, cards, "held cards by slot, plus 1; 0: none"),
        Field("drawn", cards, 0, 99, "explore cards of which one is kept"),
        Field("explore_pile", cards, 0, 99, "by card, how many may still come"),
        Field("explore_top", TOPS, 0, cards, "known cards on top, the next one last, plus 1"),
        Field("explore_discard", cards, 0, 99, "by card"),
        Field("creature_pile", kinds, 0, 99, "by kind, how many may still come"),
        Field("creature_top", TOPS, 0, kinds, "known ones on top, the next one last, plus 1"),
        Field("creature_discard", kinds, 0, 99, "by kind"),
        Field("shadow_pile", shadows, 0, 99, "by card, which may still come"),
        Field("shadow_up", shadows, 0, 99, "by card, face up in this chapter"),
        Field("shadow_ever", shadows, 0, 1, "by card, drawn in the campaign"),
        Field("used", 3 * cards, 0, 1, "cards used up: for the scene, the turn, the chapter"),
        Field("solved", PLACES, 0, 1, "places that are done"),
        Field("paid", PLACES, 0, 1, "places whose crystals were paid"),
        Field("ruled_out", PLACES, 0, 1, "places that hide nothing"),
        Field("found", HIDDEN, 0, 1, "hidden things that were found"),
        Field("in_force", FORCES * 4, LEAST, MOST, "what holds for a while"),
        Field("flags", len(box.flags), 0, 99, "what the story remembers"),
        Field("counts", len(box.counts), LEAST, MOST, "what the story counts"),
        Field("healed", kinds, 0, MOST, "by kind of creature, in the campaign"),
        Field("brom", len(BROM_SIDES), 0, 1, "Brom's card"),
        *[Field(name, 1, -1, MOST, "as in the view") for name in SCALARS],
    ]  # fmt: skip


class WildwoodsEncoding(Encoding[WildwoodsState, WildwoodsView]):
    """One scene."""

    def __init__(self, rules: Game[WildwoodsState, WildwoodsView], box: Box) -> None:
        super().__init__(rules, Speller(told_of(box), box.seats), fields_of(box), LONGEST)
        self.kinds_of_creatures = len(box.creatures)
        self.cards = len(box.cards)
        self.shadows = len(box.shadows)

    def meant(self, s: WildwoodsState, action: Action) -> Action:
        return by_place(s, action)

    def seen(self, view: WildwoodsView) -> list[int]:
        found = self.river(view)
        found += self.rolling(view)
        found += self.piles(view)
        found += self.places(view)
        found += self.story(view)
        found += [getattr(view, name) for name in SCALARS]
        return found

    def river(self, view: WildwoodsView) -> list[int]:
        width = ACTIONS + self.kinds_of_creatures + 3
        found: list[int] = []
        for card in view.river:
            if card < FIRST_CREATURE:
                found += one_hot(card, width)
                continue
            marks = view.marks[card - FIRST_CREATURE]
            found += one_hot(ACTIONS + view.kinds[card - FIRST_CREATURE], width - 3)
            found += [marks & 1, (marks >> 1) & 1, marks // SIDE]
        return padded(found, RIVER * width)

    def rolling(self, view: WildwoodsView) -> list[int]:
        found = [*view.crystals, *view.owned, *view.dice, *view.used_dice]
        found += padded(flat(view.rolled), 2 * DICE)
        found += one_hot(view.acting, ACTIONS) + one_hot(view.ability, 2)
        in_river = view.target >= FIRST_CREATURE and view.target in view.river
        is_creature = in_river and view.acting in (0, 3)
        return [*found, view.river.index(view.target) if is_creature else view.target]

    def piles(self, view: WildwoodsView) -> list[int]:
        found = padded([card + 1 for card in view.slots], SLOTS)
        found += counted(view.drawn, self.cards)
        found += padded(view.explore_pile, self.cards)
        found += padded([card + 1 for card in view.explore_top[-TOPS:]], TOPS)
        found += padded(view.explore_discard, self.cards)
        found += padded(view.creature_pile, self.kinds_of_creatures)
        found += padded([kind + 1 for kind in view.creature_top[-TOPS:]], TOPS)
        found += padded(view.creature_discard, self.kinds_of_creatures)
        found += padded(view.shadow_pile, self.shadows)
        found += counted(view.shadow_up, self.shadows)
        found += bits_of(view.shadow_ever, self.shadows)
        for cards in (view.used, view.used_turn, view.used_chapter):
            found += bits_of(cards, self.cards)
        return found

    def places(self, view: WildwoodsView) -> list[int]:
        found: list[int] = []
        for places in (view.solved, view.paid, view.ruled_out):
            found += bits_of(places, PLACES)
        return found + bits_of(view.found, HIDDEN)

    def story(self, view: WildwoodsView) -> list[int]:
        found = padded(flat(view.in_force), 4 * FORCES)
        found += [*view.flags, *view.counts]
        found += padded(view.healed, self.kinds_of_creatures)
        return found + one_hot(view.brom, len(BROM_SIDES))


def counted(cards: Iterable[int], size: int) -> list[int]:
    """How many of each."""
    found = [0] * size
    for card in cards:
        found[card] += 1
    return found
