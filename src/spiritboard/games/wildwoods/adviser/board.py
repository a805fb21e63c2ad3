"""The numbers of a scene, as far as the adviser plays by them."""

from __future__ import annotations

from typing import Final

from spiritboard.games.wildwoods.adviser.position import FIRST, Position, Rest, form_of
from spiritboard.games.wildwoods.box import (
    ACTION_CARDS,
    CRYSTALS,
    DICE,
    EXPLORE,
    LIGHT,
    NOTHING,
    NUMBERS,
    TOP,
    Side,
)
from spiritboard.games.wildwoods.odds import ways_of
from spiritboard.games.wildwoods.rules.force import capped, changes, is_shut, modified, scopes_of
from spiritboard.games.wildwoods.rules.places import place_scopes
from spiritboard.games.wildwoods.state import WildwoodsState

MANY: Final = 99
MOST_D8: Final = 9
SPENT: Final = 3
"""W1.5 At most so many crystals lie on a card."""


BoardKey = tuple[object, ...]


def board_key(s: WildwoodsState) -> BoardKey:
    """What a board is made of: the scene, and what is held or in force."""
    return s.box.key, tuple(s.slots), tuple(s.in_force), tuple(s.owned)


class Board:
    """A scene with what is held in it. Positions share it."""

    def __init__(self, s: WildwoodsState) -> None:
        self.made_of = board_key(s)
        self.box = s.box
        self.scene = s.box.scene
        self.places = s.box.scene.places
        self.read_forms()
        self.read_held(s)
        self.usual = usual_dice(s)
        self.rests: list[Rest] = []
        self.numbers: dict[Rest, int] = {}
        self.chances: dict[int, list[float]] = {}
        self.needs_light = self.is_light_needed()
        self.counts_spirit = True
        """Is spirit lost, and do shadow cards come of it?"""
        self.is_piled = False
        """Does it matter on which card each of them lies?"""
        self.is_light_noted = False

    def read_forms(self) -> None:
        """Every side of every kind has a number."""
        self.sides: list[Side] = []
        self.kind_of: list[int] = []
        self.first_form: list[int] = []
        self.is_last_side: list[bool] = []
        for kind, creature in enumerate(self.box.creatures):
            self.first_form.append(len(self.sides))
            for side in creature.sides:
                self.sides.append(side)
                self.kind_of.append(kind)
                self.is_last_side.append(side is creature.sides[-1])

    def read_held(self, s: WildwoodsState) -> None:
        """W4.2 What the held cards change now."""
        cards = range(len(ACTION_CARDS))
        self.number_cap = [
            min(capped(s, what, MANY, scopes_of(card, TOP)) for what in ("number", "number_cap"))
            for card in cards
        ]
        self.needs = [
            place.need + modified(s, "need", place_scopes(place)) for place in self.places
        ]
        self.heal_change = modified(s, "need", ("heal", "top", "heal.top"))
        self.cap = capped(s, "crystal_cap", CRYSTALS)
        self.crystal_gain = modified(s, "crystal_gain", ("help", "bottom", "help.bottom"))
        self.other_gain = modified(s, "crystal_gain")
        self.spirit_gain = modified(s, "spirit_gain", ("heal", "bottom", "heal.bottom"))
        self.light_cap = capped(s, "light_step", MANY)
        self.must_roll = is_shut(s, "end_phase")
        self.has_cards = bool(s.explore_top or any(s.explore_pile) or any(s.explore_discard))
        self.free_slots = s.box.slots - len(s.slots)

    # What seldom changes

    def number_of(self, rest: Rest) -> int:
        found = self.numbers.get(rest)
        if found is None:
            found = len(self.rests)
            self.numbers[rest] = found
            self.rests.append(rest)
        return found

    def rest(self, p: Position) -> Rest:
        return self.rests[p.rest]

    # Creatures

    def side(self, card: int) -> Side:
        return self.sides[form_of(card)]

    def kind(self, card: int) -> int:
        return self.kind_of[form_of(card)]

    def card_of(self, kind: int) -> int:
        """As it enters."""
        return FIRST + 2 * self.first_form[kind]

    # Numbers and needs

    def number(self, p: Position, card: int) -> int:
        """W2.2 What a die must show; 0: the card can't act."""
        space = p.space_of(card)
        printed = NUMBERS[space] if space < len(NUMBERS) else MANY
        found = min(printed, self.number_cap[card])
        return found if found < MANY else 0

    def chance(self, number: int, d8: int, d10: int, d12: int) -> list[float]:
        """By successes: how likely."""
        key = ((number * MOST_D8 + d8) * 2 + d10) * 2 + d12
        found = self.chances.get(key)
        if found is None:
            ways = ways_of((d8, d10, d12), number)
            total = sum(ways)
            found = [way / total for way in ways]
            self.chances[key] = found
        return found

    def pool(self, p: Position) -> None:
        """Crystals lie where they lie."""

    def have(self, p: Position, card: int) -> int:
        """W1.5 The crystals that a roll with this card can spend."""
        return p.crystals[card]

    def spend(self, p: Position, card: int, n: int) -> None:
        p.crystals[card] -= n

    def change(self, p: Position, card: int, n: int) -> None:
        """Of one card: some more or fewer."""
        have = p.crystals[card]
        p.crystals[card] = min(max(have + n, 0), max(self.cap, have))

    def lying(self, p: Position, card: int) -> int:
        """What a condition finds on a card."""
        return p.crystals[card]

    def purse(self, p: Position) -> int:
        """All that lie on cards."""
        return sum(p.crystals)

    def light_of(self, p: Position) -> int:
        return p.light

    def room(self, p: Position) -> int:
        """W1.5 The crystals that still find a place."""
        total = 0
        for have in p.crystals:
            total += max(0, self.cap - have)
        return total

    def spreads(self, p: Position, n: int) -> list[tuple[int, int, int, int]]:
        """Every way to lay down so many."""
        found: list[tuple[int, int, int, int]] = []
        rooms = [max(0, self.cap - have) for have in p.crystals]
        for a in range(min(rooms[0], n) + 1):
            for b in range(min(rooms[1], n - a) + 1):
                for c in range(min(rooms[2], n - a - b) + 1):
                    d = n - a - b - c
                    if d <= rooms[3]:
                        found.append((a, b, c, d))
        return found

    def payments(self, p: Position, n: int) -> list[tuple[int, int, int, int]]:
        """Every way to give up so many."""
        found: list[tuple[int, int, int, int]] = []
        have = p.crystals
        for a in range(min(have[0], n) + 1):
            for b in range(min(have[1], n - a) + 1):
                for c in range(min(have[2], n - a - b) + 1):
                    d = n - a - b - c
                    if d <= have[3]:
                        found.append((a, b, c, d))
        return found

    # Bottom abilities

    def comfort(self, p: Position, n: int) -> None:
        """W1.4 Heal: spirit for each success."""
        p.spirit = min(self.box.spirit, p.spirit + max(0, n + self.spirit_gain))

    def shine_around(self, p: Position, n: int) -> None:
        """W1.4 Light moves the light, and nothing else."""

    # The scene

    def is_light_needed(self) -> bool:
        """Does anything in this scene ask where the light is?"""
        return any(place.light for place in self.places) or any(
            one.kind in ("light_at", "light_min") for one in self.box.conditions
        )

    def price(self, place: int) -> int:
        """The crystals that are a place's condition."""
        return self.cost_of(self.places[place].condition)

    def cost_of(self, condition: int) -> int:
        """The crystals that are given up for it."""
        if condition == NOTHING:
            return 0
        found = self.box.conditions[condition]
        return found.n if found.kind == "crystals" and found.pay else 0

    def waits(self, p: Position, place: int) -> bool:
        """W5.1 Is a place joined from the left still open?"""
        return any(not (p.solved >> other) & 1 for other in self.places[place].after)

    def is_there(self, p: Position, place: int) -> bool:
        shadow = self.places[place].shadow
        return shadow == NOTHING or (self.rest(p).shadow_ever >> shadow) & 1 == 1

    def is_bottom_open(self, p: Position, card: int) -> bool:
        if self.rest(p).no_bottom:
            return False
        if card == LIGHT:
            return not self.scene.light_shut
        return card != EXPLORE or self.has_cards

    def is_outdone(self, place: int, others: list[int]) -> bool:
        """Is it never better to try this place than one of those others?"""
        return False

    def place_need(self, place: int) -> int:
        return max(1, self.needs[place])


class PooledBoard(Board):
    """One purse for all crystals: never worse than the rules, so its value is an upper bound."""

    def pool(self, p: Position) -> None:
        p.crystals = [sum(p.crystals), 0, 0, 0]

    def have(self, p: Position, card: int) -> int:
        return min(SPENT, p.crystals[0])

    def spend(self, p: Position, card: int, n: int) -> None:
        p.crystals[0] -= n

    def change(self, p: Position, card: int, n: int) -> None:
        """What one card would lose may have lain on another."""
        p.crystals[0] += min(max(n, 0), self.room(p))

    def lying(self, p: Position, card: int) -> int:
        return p.crystals[0]

    def room(self, p: Position) -> int:
        """A card may hold more than it could take now, and others have room."""
        return max(0, CRYSTALS * len(ACTION_CARDS) - p.crystals[0])

    def spreads(self, p: Position, n: int) -> list[tuple[int, int, int, int]]:
        return [(n, 0, 0, 0)]

    def payments(self, p: Position, n: int) -> list[tuple[int, int, int, int]]:
        return [(min(n, p.crystals[0]), 0, 0, 0)]


def usual_dice(s: WildwoodsState) -> tuple[int, int, int]:
    """W2.1 What comes back each turn."""
    dice = s.owned[:]
    for sides in changes(s, "die", ()):
        dice[DICE.index(sides)] = max(1, dice[DICE.index(sides)])
    return dice[0], dice[1], dice[2]
