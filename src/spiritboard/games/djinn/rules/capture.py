"""Capturing djinn: a batch, what it costs, who helps, where they go (D19, D22 to D28)."""

from __future__ import annotations

from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.core.rng import Rng
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import Capture, Decline, Lure
from spiritboard.games.djinn.box import BOSS, BOSS_LESS, CAPTURE
from spiritboard.games.djinn.rules.bosses import boss_left, maybe_drive_out
from spiritboard.games.djinn.rules.keeping import cork
from spiritboard.games.djinn.rules.means import gain_magic, lose_magic
from spiritboard.games.djinn.state import CAPTURED, DOWN, NOTHING, DjinnState

Batch = tuple[int, ...]
"""By colour, how many."""
NONE: Final = (0, 0, 0, 0)
DECLINE: Final = Decline()
THOUGHT_OF: Final = 5
"""So many mages are weighed against each other when answers are listed."""
TRIES: Final = 4


# What it costs


def price_of(s: DjinnState, seat: int, space: int, djinn: Batch, *, boss: bool) -> int:
    """D22 The boss's price counts all djinn that stand there, those of the batch too."""
    box = s.box
    price = box.djinn_price * sum(djinn)
    if boss:
        less = s.has_effect(seat, BOSS_LESS)
        own = box.boss_price + box.boss_per_djinn * s.djinn_at(space)
        price += max(0, own - (box.gear[less][4] if less != NOTHING else 0))
    return price


def help_of_mage(s: DjinnState, seat: int, card: int, djinn: Batch) -> int:
    """F7, D28 Its power once, and 1 for each djinn of its colours. T8 Not for everybody."""
    found = s.box.mage_power[card]
    if not s.has_trait(seat, 8):
        colours = s.box.mage_colours[card]
        for colour in range(4):
            if (colours >> colour) & 1:
                found += djinn[colour]
    return found


def help_of_gear(s: DjinnState, seat: int, djinn: Batch) -> int:
    found = s.boost
    for card in s.gear_of(seat):
        _, _, effect, colour, amount, _ = s.box.gear[card]
        if effect == CAPTURE:
            found += amount if colour == NOTHING else amount * djinn[colour]
    return found


def fees(s: DjinnState, mages: Batch) -> int:
    return sum([s.box.mage_fee[card] for card in mages])


def magic_for(s: DjinnState, seat: int, price: int, djinn: Batch, mages: Batch) -> int:
    """What is left to pay with one's own magic."""
    helped = help_of_gear(s, seat, djinn)
    for card in mages:
        helped += help_of_mage(s, seat, card, djinn)
    return max(0, price - helped)


def pay(s: DjinnState, seat: int, magic: int, mages: Batch) -> None:
    """The fees first; then the mages rest."""
    s.coins[seat] -= fees(s, mages)
    s.magic[seat] -= magic
    s.boost = 0
    for card in mages:
        s.mages[card] = seat + DOWN


# May it be?


def why_not_capture(s: DjinnState, seat: int, space: int, wish: Capture) -> Illegal | None:
    """The first thing that is wrong with a batch; None: it is legal."""
    if not is_well_formed(wish):
        return Illegal("D22", "not-an-answer")
    left = [s.djinn[4 * space + colour] - wish.djinn[colour] for colour in range(4)]
    if min(left) < 0 or (wish.boss and not s.boss[space]):
        return Illegal("D22", "no-such-djinn")
    if not sum(wish.djinn) and not wish.boss:
        return Illegal("D22", "capture-somebody")
    if wish.free != NOTHING and (not wish.boss or not left[wish.free]):
        return Illegal("D24", "no-free-djinn")
    price = price_of(s, seat, space, wish.djinn, boss=wish.boss)
    return why_not_paid(s, seat, price, wish.djinn, wish.mages) or why_no_room(s, seat, wish)


def is_well_formed(wish: Capture) -> bool:
    if len(wish.djinn) != 4 or len(wish.bottled) != 4:
        return False
    if min(wish.djinn) < 0 or min(wish.bottled) < 0:
        return False
    if not -1 <= wish.free < 4 or not -1 <= wish.boss_bottle < 4:
        return False
    if wish.boss_bottle != NOTHING and not wish.boss:
        return False
    return all(
        wish.bottled[colour] <= wish.djinn[colour] + int(wish.free == colour) for colour in range(4)
    )


def why_not_paid(
    s: DjinnState, seat: int, price: int, djinn: Batch, mages: Batch
) -> Illegal | None:
    if list(mages) != sorted(set(mages)) or not set(mages) <= set(range(len(s.mages))):
        return Illegal("D22", "not-an-answer")
    missing = unpaid(s, seat, price, djinn, mages)
    return missing[0] if missing else None


def unpaid(s: DjinnState, seat: int, price: int, djinn: Batch, mages: Batch) -> list[Illegal]:
    """D22 All that is missing to pay a price with the help of these mages."""
    found: list[Illegal] = []
    if any(s.mages[card] != seat for card in mages):
        found.append(Illegal("D22", "mage-not-ready"))
    if (fee := fees(s, mages)) > s.coins[seat]:
        found.append(Illegal("D22", "costs-coins", price=fee, coins=s.coins[seat]))
    if (need := magic_for(s, seat, price, djinn, mages)) > s.magic[seat]:
        found.append(Illegal("D22", "magic-missing", need=need, missing=need - s.magic[seat]))
    return found


def why_no_room(s: DjinnState, seat: int, wish: Capture) -> Illegal | None:
    size = sum(wish.djinn) + int(wish.boss) + int(wish.free != NOTHING)
    missing = unkept(s, seat, bottles_for(wish), size)
    return missing[0] if missing else None


def bottles_for(wish: Capture) -> list[int]:
    """By colour, those that a batch takes."""
    bottles = list(wish.bottled)
    if wish.boss_bottle != NOTHING:
        bottles[wish.boss_bottle] += 1
    return bottles


def unkept(s: DjinnState, seat: int, bottles: list[int], size: int) -> list[Illegal]:
    """D23 All that is missing to keep so many: bottles of these colours with corks, and circles."""
    found = [
        Illegal("D23", "bottle-missing", colour=colour)
        for colour in range(4)
        if bottles[colour] > s.bottles[4 * seat + colour]
    ]
    corked = sum(bottles)
    if corked > s.corks[seat]:
        found.append(Illegal("D23", "cork-missing", missing=corked - s.corks[seat]))
    if (short := size - corked - s.free_circles(seat)) > 0:
        found.append(Illegal("D23", "circle-missing", missing=short))
    return found


# It happens


def capture(s: DjinnState, seat: int, space: int, wish: Capture) -> None:
    price = price_of(s, seat, space, wish.djinn, boss=wish.boss)
    magic = magic_for(s, seat, price, wish.djinn, wish.mages)
    pay(s, seat, magic, wish.mages)
    s.done |= CAPTURED
    caught = list(wish.djinn)
    if wish.free != NOTHING:
        caught[wish.free] += 1
    for colour in range(4):
        s.djinn[4 * space + colour] -= caught[colour]
        for nth in range(caught[colour]):
            keep(s, seat, colour, colour if nth < wish.bottled[colour] else NOTHING)
    if s.events is not None:
        s.tell(
            "captures",
            seat=seat,
            djinn=(*caught, int(wish.boss)),
            spot=s.spot(space),
            magic=magic,
            helpers=len(wish.mages),
            mages=wish.mages,
            bottles=sum(wish.bottled) + int(wish.boss_bottle != NOTHING),
            corked=(*wish.bottled, *[int(wish.boss_bottle == colour) for colour in range(4)]),
        )
    if wish.boss:
        s.boss[space] = 0
        keep(s, seat, BOSS, wish.boss_bottle)
        boss_left(s, space)
    else:
        maybe_drive_out(s, space)


def keep(s: DjinnState, seat: int, djinn: int, bottle: int) -> None:
    """In a bottle of this colour; NOTHING: in a circle."""
    if bottle == NOTHING:
        s.held[5 * seat + djinn] += 1
    else:
        cork(s, seat, djinn, bottle)


def decline(s: DjinnState, seat: int) -> None:
    """D26 It costs 1 magic. T13 For some it is the other way round."""
    s.done |= CAPTURED
    if s.has_trait(seat, 13):
        gain_magic(s, seat, 1)
    else:
        lose_magic(s, seat, 1)
    if s.events is not None:
        s.tell("declines", seat=seat, magic=s.magic[seat])


# The answers that are listed: of the ways to pay and to keep, those worth a thought


def captures(s: DjinnState, seat: int, space: int) -> list[Action]:
    """Every batch that can be paid and kept, each in a few ways."""
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
    """D23 For so many at most."""
    return s.free_circles(seat) + min(s.corks[seat], sum(s.bottles[4 * seat : 4 * seat + 4]))


def batches(s: DjinnState, space: int, room: int) -> list[Batch]:
    """Every choice among the djinn there, none of them first."""
    there = s.djinn[4 * space : 4 * space + 4]
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
        if s.djinn[4 * space + colour] > djinn[colour]
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
                _, _, _, colour, amount, _ = box.gear[card]
                if colour == NOTHING:
                    self.flat += amount
                else:
                    self.by_colour[colour] += amount
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
        considered = self.considered(helps)
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
        """All of them, or the most helpful of many."""
        count = len(helps)
        if count <= THOUGHT_OF:
            return list(range(count))
        ranked = sorted([(-helped, nth) for nth, helped in enumerate(helps)])
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
    left = s.bottles[4 * seat : 4 * seat + 4]
    bottled = [0, 0, 0, 0]
    for colour in range(4):
        some = min(caught[colour], left[colour], corks)
        bottled[colour] = some
        left[colour] -= some
        corks -= some
    most = max(left)
    return tuple(bottled), left.index(most) if boss and corks and most else NOTHING


# At the Source


def why_not_lure(s: DjinnState, seat: int, lure: Lure) -> Illegal | None:
    """D19 So many bosses of the supply at once, each at its price; green power counts once."""
    if len(lure.bottles) != 4 or min(lure.bottles) < 0 or lure.count < 1:
        return Illegal("D19", "not-an-answer")
    if lure.count > s.bosses:
        return Illegal("D19", "no-bosses-left", left=s.bosses)
    if sum(lure.bottles) > lure.count:
        return Illegal("D19", "not-an-answer")
    refused = why_not_paid(s, seat, s.box.source_price * lure.count, NONE, lure.mages)
    missing = unkept(s, seat, list(lure.bottles), lure.count)
    return refused or (missing[0] if missing else None)


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
        left = s.bottles[4 * seat : 4 * seat + 4]
        bottles = [0, 0, 0, 0]
        for _ in range(min(most, s.corks[seat], sum(left))):
            colour = left.index(max(left))
            left[colour] -= 1
            bottles[colour] += 1
        if count - sum(bottles) <= circles and tuple(bottles) not in found:
            found.append(tuple(bottles))
    return found


def lure_bosses(s: DjinnState, seat: int, lure: Lure) -> None:
    magic = magic_for(s, seat, s.box.source_price * lure.count, NONE, lure.mages)
    pay(s, seat, magic, lure.mages)
    s.bosses -= lure.count
    for colour in range(4):
        for _ in range(lure.bottles[colour]):
            keep(s, seat, BOSS, colour)
    s.held[5 * seat + BOSS] += lure.count - sum(lure.bottles)
    if s.events is not None:
        s.tell(
            "lures",
            seat=seat,
            count=lure.count,
            magic=magic,
            helpers=len(lure.mages),
            mages=lure.mages,
            bottles=sum(lure.bottles),
            corked=(*NONE, *lure.bottles),
        )
