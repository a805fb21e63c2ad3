"""The captures that are listed: of all ways to pay and to keep, those worth a thought (D22 to D24)."""

from __future__ import annotations

from typing import Final

from spiritboard.core.rng import Rng
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Capture, Lure
from spiritboard.games.djinn.box import CAPTURE
from spiritboard.games.djinn.rows import bottles_row, djinn_at, djinn_row
from spiritboard.games.djinn.rules.capture import NONE, Batch, price_of
from spiritboard.games.djinn.state import NOTHING, DjinnState

THOUGHT_OF: Final = 5
"""At most this many mages are weighed against each other when answers are listed."""
TRIES: Final = 4


def captures(s: DjinnState, seat: int, space: int) -> list[Action]:
    """Every batch that can be paid and kept, each in one way or a few."""
    strength = Strength(s, seat)
    every = batches(s, space, room_of(s, seat))
    found: list[Action] = []
    for djinn in every[1:]:
        price = price_of(s, seat, space, djinn, boss=False)
        for mages in strength.payments(price, djinn):
            for bottled, _ in keepings(s, seat, djinn, NOTHING, boss=False):
                found.append(Capture(djinn, False, NOTHING, mages, bottled, NOTHING))
    if s.boss[space]:
        for djinn in every:
            found += captures_with_boss(s, seat, space, djinn, strength)
    return found


def captures_with_boss(
    s: DjinnState, seat: int, space: int, djinn: Batch, strength: Strength
) -> list[Action]:
    payments = strength.payments(price_of(s, seat, space, djinn, boss=True), djinn)
    if not payments:
        return []
    return [
        Capture(djinn, True, free, mages, bottled, boss_bottle)
        for free in for_nothing(s, seat, space, djinn)
        for mages in payments
        for bottled, boss_bottle in keepings(s, seat, djinn, free, boss=True)
    ]


def some_capture(s: DjinnState, seat: int, space: int, rng: Rng) -> Action | None:
    """Any one of them; None: there is none, or none was found soon."""
    room = room_of(s, seat)
    every = batches(s, space, room)
    strength = Strength(s, seat)
    for _ in range(TRIES):
        djinn = every[rng.below(len(every))]
        boss = s.boss[space] > 0 and sum(djinn) < room and rng.below(2) > 0
        if not boss and djinn == NONE:
            continue
        payments = strength.payments(price_of(s, seat, space, djinn, boss=boss), djinn)
        if not payments:
            continue
        free = rng.choice(for_nothing(s, seat, space, djinn)) if boss else NOTHING
        ways = keepings(s, seat, djinn, free, boss=boss)
        if ways:
            bottled, boss_bottle = ways[rng.below(len(ways))]
            mages = payments[rng.below(len(payments))]
            return Capture(djinn, boss, free, mages, bottled, boss_bottle)
    return None


def room_of(s: DjinnState, seat: int) -> int:
    """D23 The most that could be kept."""
    return s.free_circles(seat) + min(s.corks[seat], sum(s.bottles[bottles_row(seat)]))


def batches(s: DjinnState, space: int, room: int) -> list[Batch]:
    """Every choice among the djinn there, none of them first."""
    there = s.djinn[djinn_row(space)]
    return [
        (a, b, c, d)
        for a in range(min(there[0], room) + 1)
        for b in range(min(there[1], room - a) + 1)
        for c in range(min(there[2], room - a - b) + 1)
        for d in range(min(there[3], room - a - b - c) + 1)
    ]


def for_nothing(s: DjinnState, seat: int, space: int, djinn: Batch) -> list[int]:
    """D24 The colours of which one may come along with the boss; NOTHING where none fits."""
    found = [
        colour
        for colour in range(4)
        if s.djinn[djinn_at(space, colour)] > djinn[colour]
        and keepings(s, seat, djinn, colour, boss=True)
    ]
    return found or [NOTHING]


class Strength:
    """What a seat can pay with, looked up once for all the batches that it may think of."""

    def __init__(self, s: DjinnState, seat: int) -> None:
        box = s.box
        self.magic = s.magic[seat]
        self.coins = s.coins[seat]
        self.flat = s.boost
        self.by_colour = [0, 0, 0, 0]
        for card, where in enumerate(s.gear):
            if where == seat and box.gear_effect[card] == CAPTURE:
                gear = box.gear[card]
                if gear.of == NOTHING:
                    self.flat += gear.amount
                else:
                    self.by_colour[gear.of] += gear.amount
        plain = s.has_trait(seat, 8)
        self.mages = s.mages_of(seat)
        self.powers = [box.mage_power[card] for card in self.mages]
        self.colours = [0 if plain else box.mage_colours[card] for card in self.mages]
        self.fees = [box.mage_fee[card] for card in self.mages]

    def payments(self, price: int, djinn: Batch) -> list[Batch]:
        """The sets of mages with which it can be paid, none of them in vain."""
        helps = self.helps(djinn)
        price -= self.flat
        for colour in range(4):
            price -= self.by_colour[colour] * djinn[colour]
        if sum(helps) + self.magic < price:
            return []
        found = self.among(self.considered(helps), helps, price)
        if len(helps) > THOUGHT_OF:
            cheapest = self.cheapest(helps, max(0, price - self.magic))
            if cheapest is not None and cheapest not in found:
                found.append(cheapest)
        return found

    def among(self, considered: list[int], helps: list[int], price: int) -> list[Batch]:
        """The payments by these mages."""
        found: list[Batch] = []
        for chosen in range(1 << len(considered)):
            helped = 0
            fee = 0
            least = 99
            mages: list[int] = []
            for at, nth in enumerate(considered):
                if (chosen >> at) & 1:
                    helped += helps[nth]
                    fee += self.fees[nth]
                    least = min(least, helps[nth])
                    mages.append(self.mages[nth])
            enough = price - helped <= self.magic and fee <= self.coins
            if enough and (not mages or helped - least < price):
                found.append(tuple(mages))
        return found

    def cheapest(self, helps: list[int], need: int) -> Batch | None:
        """The fewest coins, then the fewest mages, for this much help; None: it can't be paid."""
        ways: list[tuple[int, int, Batch] | None] = [(0, 0, ()), *[None] * need]
        for nth, card in enumerate(self.mages):
            for helped in range(need - 1, -1, -1):
                way = ways[helped]
                if way is None:
                    continue
                more = (way[0] + self.fees[nth], way[1] + 1, (*way[2], card))
                reached = min(need, helped + helps[nth])
                best = ways[reached]
                if best is None or more < best:
                    ways[reached] = more
        cheapest = ways[need]
        return cheapest[2] if cheapest is not None and cheapest[0] <= self.coins else None

    def helps(self, djinn: Batch) -> list[int]:
        """By mage: what it adds to this batch. Must agree with `help_of_mage`."""
        found: list[int] = []
        for nth, power in enumerate(self.powers):
            colours, helped = self.colours[nth], power
            for colour in range(4):
                if (colours >> colour) & 1:
                    helped += djinn[colour]
            found.append(helped)
        return found

    def considered(self, helps: list[int]) -> list[int]:
        """All of them, or of many the most helpful whose fee one has."""
        count = len(helps)
        if count <= THOUGHT_OF:
            return list(range(count))
        ranked = sorted(
            [(-helps[nth], nth) for nth in range(count) if self.fees[nth] <= self.coins]
        )
        return sorted([nth for _, nth in ranked[:THOUGHT_OF]])


def keepings(
    s: DjinnState, seat: int, djinn: Batch, free: int, *, boss: bool
) -> list[tuple[Batch, int]]:
    """As much as possible in bottles, and as little as possible."""
    caught = list(djinn)
    if free != NOTHING:
        caught[free] += 1
    size = sum(caught) + int(boss)
    circles = s.free_circles(seat)
    found: list[tuple[Batch, int]] = []
    for most in (s.corks[seat], max(0, size - circles)):
        way = bottling(s, seat, caught, min(most, s.corks[seat]), boss=boss)
        bottled = sum(way[0]) + int(way[1] != NOTHING)
        if size - bottled <= circles and way not in found:
            found.append(way)
    return found


def bottling(
    s: DjinnState, seat: int, caught: list[int], corks: int, *, boss: bool
) -> tuple[Batch, int]:
    """At most so many are bottled: by their colours, then the boss where most bottles are left."""
    left = s.bottles[bottles_row(seat)]
    bottled = [0, 0, 0, 0]
    for colour in range(4):
        some = min(caught[colour], left[colour], corks)
        bottled[colour] = some
        left[colour] -= some
        corks -= some
    most = max(left)
    return tuple(bottled), left.index(most) if boss and corks and most else NOTHING


# At the Source


def lures(s: DjinnState, seat: int) -> list[Action]:
    found: list[Action] = []
    strength = Strength(s, seat)
    for count in range(1, s.bosses + 1):
        payments = strength.payments(s.box.source_price * count, NONE)
        ways = boss_keepings(s, seat, count) if payments else []
        if not ways:
            break
        for mages in payments:
            found += [Lure(count, mages, bottles) for bottles in ways]
    return found


def boss_keepings(s: DjinnState, seat: int, count: int) -> list[Batch]:
    """As many as possible in bottles, and as few as possible."""
    circles = s.free_circles(seat)
    found: list[Batch] = []
    for most in (count, max(0, count - circles)):
        left = s.bottles[bottles_row(seat)]
        bottles = [0, 0, 0, 0]
        for _ in range(min(most, s.corks[seat], sum(left))):
            colour = left.index(max(left))
            left[colour] -= 1
            bottles[colour] += 1
        if count - sum(bottles) <= circles and tuple(bottles) not in found:
            found.append(tuple(bottles))
    return found
