"""Capturing djinn: a batch, what it costs, who helps, where they go (D19, D22 to D28)."""

from __future__ import annotations

from typing import Final

from spiritboard.core.errors import Illegal
from spiritboard.games.djinn.actions import Capture, Decline, Lure
from spiritboard.games.djinn.box import BOSS, BOSS_LESS, CAPTURE
from spiritboard.games.djinn.rows import bottles_at, djinn_at, held_at
from spiritboard.games.djinn.rules.bosses import boss_left, maybe_drive_out
from spiritboard.games.djinn.rules.keeping import cork
from spiritboard.games.djinn.rules.means import gain_magic, lose_magic
from spiritboard.games.djinn.state import CAPTURED, DOWN, NOTHING, DjinnState

Batch = tuple[int, ...]
"""By colour, how many."""
NONE: Final = (0, 0, 0, 0)
DECLINE: Final = Decline()


# What it costs


def price_of(s: DjinnState, seat: int, space: int, djinn: Batch, *, boss: bool) -> int:
    """D22 The boss's price counts all djinn that stand there, those of the batch too."""
    box = s.box
    price = box.djinn_price * sum(djinn)
    if boss:
        less = s.has_effect(seat, BOSS_LESS)
        own = box.boss_price + box.boss_per_djinn * s.djinn_at(space)
        price += max(0, own - (box.gear[less].amount if less != NOTHING else 0))
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
        gear = s.box.gear[card]
        if gear.effect == CAPTURE:
            found += gear.amount if gear.of == NOTHING else gear.amount * djinn[gear.of]
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
    left = [s.djinn[djinn_at(space, colour)] - wish.djinn[colour] for colour in range(4)]
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
        if bottles[colour] > s.bottles[bottles_at(seat, colour)]
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
        s.djinn[djinn_at(space, colour)] -= caught[colour]
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
        s.held[held_at(seat, djinn)] += 1
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


def lure_bosses(s: DjinnState, seat: int, lure: Lure) -> None:
    magic = magic_for(s, seat, s.box.source_price * lure.count, NONE, lure.mages)
    pay(s, seat, magic, lure.mages)
    s.bosses -= lure.count
    for colour in range(4):
        for _ in range(lure.bottles[colour]):
            keep(s, seat, BOSS, colour)
    s.held[held_at(seat, BOSS)] += lure.count - sum(lure.bottles)
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
