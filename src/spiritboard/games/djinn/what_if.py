"""Captures weighed before they are made: what they cost, who helps, all that is missing (D19 to D28)."""

from __future__ import annotations

from spiritboard.core.errors import Illegal
from spiritboard.core.speech import Saying
from spiritboard.core.table_side import Prospect
from spiritboard.games.djinn.actions import Capture, Lure
from spiritboard.games.djinn.box import BOSS, COLOURS, SOURCE
from spiritboard.games.djinn.proposals import CaptureProposal, LureProposal
from spiritboard.games.djinn.rows import bottles_at, djinn_at, djinn_row
from spiritboard.games.djinn.rules.batches import Strength, boss_keepings, bottling, keepings
from spiritboard.games.djinn.rules.capture import (
    NONE,
    Batch,
    bottles_for,
    fees,
    help_of_gear,
    help_of_mage,
    magic_for,
    price_of,
    unkept,
    unpaid,
)
from spiritboard.games.djinn.rules.turn import Act, is_owed
from spiritboard.games.djinn.state import FIRST_ROW, NOTHING, DjinnState

DJINN: tuple[str, ...] = (*COLOURS, "boss")


def what_if_captured(s: DjinnState, seat: int, wish: CaptureProposal) -> Prospect:
    """D22 At the space where one stands it is an answer; elsewhere one only learns."""
    batch = completed(s, seat, wish)
    space = wish.space
    price = price_of(s, seat, space, batch.djinn, boss=batch.boss)
    missing = unpaid(s, seat, price, batch.djinn, batch.mages) + why_unkept(s, seat, wish, batch)
    open_now = is_asked_at(s, seat, space)
    return Prospect(
        (
            "what-if-capture" if open_now else "what-if-elsewhere",
            {"caught": (batch.djinn, batch.boss, batch.free), "spot": s.spot(space)},
        ),
        tuple(
            bill(s, seat, price, batch.djinn, batch.mages)
            + kept(batch)
            + left_over(s, batch, space)
        ),
        tuple(missing),
        batch,
        open_now,
    )


def is_asked_at(s: DjinnState, seat: int, space: int) -> bool:
    """Could djinn of this space be captured with the next answer?"""
    return s.place[seat] == space and is_acting(s, seat) and is_owed(s, space)


def is_acting(s: DjinnState, seat: int) -> bool:
    frame = s.stack[-1] if s.stack else None
    return isinstance(frame, Act) and frame.seat == seat


def completed(s: DjinnState, seat: int, wish: CaptureProposal) -> Capture:
    """What the wish leaves open is chosen: the one for nothing, who helps, where each goes."""
    check_there(s, wish)
    free = free_one(s, seat, wish) if wish.free is None else wish.free
    price = price_of(s, seat, wish.space, wish.djinn, boss=wish.boss)
    mages = helpers(s, seat, price, wish.djinn) if wish.mages is None else named(s, wish.mages)
    ways = keepings(s, seat, wish.djinn, free, boss=wish.boss)
    bottled, boss_bottle = ways[0] if ways else some_bottling(s, seat, wish, free)
    if wish.bottled is not None:
        bottled = wish.bottled
    if wish.boss_bottle is not None:
        boss_bottle = wish.boss_bottle
    return Capture(wish.djinn, wish.boss, free, mages, bottled, boss_bottle)


def check_there(s: DjinnState, wish: CaptureProposal) -> None:
    here = s.djinn[djinn_row(wish.space)]
    left = [here[colour] - wish.djinn[colour] for colour in range(4)]
    if min(left) < 0 or (wish.boss and not s.boss[wish.space]):
        raise Illegal("D22", "no-such-djinn")
    if not sum(wish.djinn) and not wish.boss:
        raise Illegal("D22", "capture-somebody")
    if wish.free not in (None, NOTHING) and (not wish.boss or not left[wish.free or 0]):
        raise Illegal("D24", "no-free-djinn")
    most = [wish.djinn[colour] + int(wish.free in (None, colour)) for colour in range(4)]
    if wish.bottled and any(wish.bottled[colour] > most[colour] for colour in range(4)):
        raise Illegal("D22", "not-an-answer")
    if wish.boss_bottle not in (None, NOTHING) and not wish.boss:
        raise Illegal("D22", "not-an-answer")


def free_one(s: DjinnState, seat: int, wish: CaptureProposal) -> int:
    """D24 One that can be kept, rather in a bottle than in a circle."""
    if not wish.boss:
        return NOTHING
    here = s.djinn[djinn_row(wish.space)]
    there = [colour for colour in range(4) if here[colour] > wish.djinn[colour]]
    fitting = [c for c in there if keepings(s, seat, wish.djinn, c, boss=True)]
    best = [c for c in fitting if s.bottles[bottles_at(seat, c)] > wish.djinn[c]]
    return (best or fitting or [NOTHING])[0]


def helpers(s: DjinnState, seat: int, price: int, djinn: Batch) -> Batch:
    """The fewest coins, then the fewest mages; if nothing is enough, all who can be paid."""
    ways = Strength(s, seat).payments(price, djinn)
    if ways:
        return min(ways, key=lambda mages: (fees(s, mages), len(mages)))
    coins = s.coins[seat]
    ranked = sorted(s.mages_of(seat), key=lambda card: -help_of_mage(s, seat, card, djinn))
    found: list[int] = []
    for card in ranked:
        if s.box.mage_fee[card] <= coins:
            coins -= s.box.mage_fee[card]
            found.append(card)
    return ordered(tuple(found))


def named(s: DjinnState, mages: Batch) -> Batch:
    """The mages that somebody wishes for, if there are such cards."""
    if any(card >= len(s.mages) for card in mages):
        raise Illegal("D22", "mage-not-ready")
    return ordered(mages)


def ordered(mages: Batch) -> Batch:
    return tuple(sorted(set(mages)))


def some_bottling(s: DjinnState, seat: int, wish: CaptureProposal, free: int) -> tuple[Batch, int]:
    """As far as bottles and corks go; the rest has no place."""
    caught = [wish.djinn[colour] + int(free == colour) for colour in range(4)]
    return bottling(s, seat, caught, s.corks[seat], boss=wish.boss)


# What is missing


def why_unkept(s: DjinnState, seat: int, wish: CaptureProposal, batch: Capture) -> list[Illegal]:
    """D23 If the player leaves it open: a circle, or else what a bottle would take."""
    bottles = bottles_for(batch)
    caught = [batch.djinn[colour] + int(batch.free == colour) for colour in range(4)]
    size = sum(caught) + int(batch.boss)
    found = unkept(s, seat, bottles, size)
    is_open = wish.bottled is None and wish.boss_bottle is None
    if is_open and size - sum(bottles) > s.free_circles(seat):
        circled = [caught[colour] - batch.bottled[colour] for colour in range(4)]
        found += instead_of_circles(s, seat, circled, bottles)
    return found


def instead_of_circles(
    s: DjinnState, seat: int, circled: list[int], bottles: list[int]
) -> list[Illegal]:
    found = [
        Illegal("D23", "or-bottle-missing", colour=colour)
        for colour in range(4)
        if circled[colour] > s.bottles[bottles_at(seat, colour)] - bottles[colour]
    ]
    if s.corks[seat] <= sum(bottles):
        found.append(Illegal("D23", "or-cork-missing"))
    return found


# What it comes to


def bill(s: DjinnState, seat: int, price: int, djinn: Batch, mages: Batch) -> list[Saying]:
    """The price, the help, what is paid and what is left."""
    help_ = help_of_gear(s, seat, djinn) + sum(
        [help_of_mage(s, seat, card, djinn) for card in mages]
    )
    magic = magic_for(s, seat, price, djinn, mages)
    found: list[Saying] = [("what-if-price", {"price": price})]
    if help_:
        found.append(("what-if-help", {"amount": help_}))
    found.append(("what-if-magic", {"magic": magic, "left": max(0, s.magic[seat] - magic)}))
    if fee := fees(s, mages):
        found.append(("what-if-coins", {"fee": fee, "left": max(0, s.coins[seat] - fee)}))
    return found


def kept(batch: Capture) -> list[Saying]:
    bottled = sum(batch.bottled) + int(batch.boss_bottle != NOTHING)
    size = sum(batch.djinn) + int(batch.boss) + int(batch.free != NOTHING)
    return kept_where(bottled, size - bottled)


def kept_where(bottled: int, circled: int) -> list[Saying]:
    found: list[Saying] = []
    if bottled:
        found.append(("what-if-bottled", {"count": bottled}))
    if circled:
        found.append(("what-if-circled", {"count": circled}))
    return found


def left_over(s: DjinnState, batch: Capture, space: int) -> list[Saying]:
    """D25 A boss that is left alone leaves the town."""
    stay = s.djinn_at(space) - sum(batch.djinn) - int(batch.free != NOTHING)
    return [("what-if-driven-out", {})] if s.boss[space] and not batch.boss and not stay else []


def look(s: DjinnState, seat: int, space: int) -> list[Prospect]:
    """Each kind that stands there, one of it alone."""
    found: list[Prospect] = []
    for djinn in range(BOSS + 1):
        if s.boss[space] if djinn == BOSS else s.djinn[djinn_at(space, djinn)]:
            counts = [int(djinn == colour) for colour in range(4)]
            wish = CaptureProposal(
                space, (counts[0], counts[1], counts[2], counts[3]), djinn == BOSS, NOTHING
            )
            told = what_if_captured(s, seat, wish)
            found.append(Prospect((f"djinn-{DJINN[djinn]}", {}), told.does, told.missing))
    return found


# At the Source


def what_if_lured(s: DjinnState, seat: int, wish: LureProposal) -> Prospect:
    """D19 Green power counts once for all of them."""
    price = s.box.source_price * wish.count
    mages = helpers(s, seat, price, NONE) if wish.mages is None else named(s, wish.mages)
    ways = boss_keepings(s, seat, wish.count)
    bottles = (
        (ways[0] if ways else boss_bottling(s, seat)) if wish.bottles is None else wish.bottles
    )
    bottled = sum(bottles)
    if bottled > wish.count:
        raise Illegal("D19", "not-an-answer")
    missing = unpaid(s, seat, price, NONE, mages) + unkept(s, seat, list(bottles), wish.count)
    if wish.count > s.bosses:
        missing.append(Illegal("D19", "no-bosses-left", left=s.bosses))
    lure = Lure(wish.count, mages, bottles)
    open_now = s.place[seat] == SOURCE and is_acting(s, seat) and not s.done & FIRST_ROW
    return Prospect(
        ("what-if-lure", {"count": wish.count}),
        tuple(bill(s, seat, price, NONE, mages) + kept_where(bottled, wish.count - bottled)),
        tuple(missing),
        lure,
        open_now,
    )


def boss_bottling(s: DjinnState, seat: int) -> Batch:
    """As far as bottles and corks go."""
    corks = s.corks[seat]
    found: list[int] = []
    for colour in range(4):
        some = min(corks, s.bottles[bottles_at(seat, colour)])
        found.append(some)
        corks -= some
    return tuple(found)
