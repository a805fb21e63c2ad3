"""Which message says what: parameters, questions and answers. The words are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from spiritboard.core.record import Packed
from spiritboard.core.values import Action
from spiritboard.games.djinn.actions import (
    Banish,
    Bottle,
    Capture,
    Catch,
    Claim,
    Consult,
    Craft,
    Decline,
    Draw,
    Enter,
    Hire,
    KeepGear,
    Leave,
    Lure,
    PlaceSecret,
    Skip,
    Stroll,
    TakeGear,
    Trade,
    Unlock,
    UseGear,
    Wake,
    Walk,
)
from spiritboard.games.djinn.box import (
    AT,
    BOSS,
    BOUNDS,
    CAPTURE,
    COINS,
    COLOURS,
    CORKS,
    COUNTED,
    GAINS,
    GEAR_KINDS,
    LOCATIONS,
    MAGIC,
    ROUNDS,
    SCORING,
    SOURCE,
    SPACES,
    STALLS,
    TRAITS,
    Box,
    Gain,
)
from spiritboard.games.djinn.rules.archive import has_bar
from spiritboard.games.djinn.rules.capture import NONE, magic_for, price_of
from spiritboard.games.djinn.rules.market import BOTTLE_PRICES, tolls_at
from spiritboard.games.djinn.rules.source import CORK, price_at
from spiritboard.games.djinn.rules.walking import is_let_by, wizards_at
from spiritboard.games.djinn.rules.workshop import PRICES
from spiritboard.games.djinn.state import NOTHING, ON_TOP, DjinnState
from spiritboard.games.djinn.view import DjinnView

Saying = tuple[str, Mapping[str, object]]
"""A message and what fills it."""

SEATS: Final = frozenset(("seat", "to"))
"""The parameters that are seats."""

EFFECTS: Final = (
    "at", "capture", "boss-less", "extra-chest", "no-toll", "burst", "banish", "wake-some",
    "call-mage", "swap-bottles", "stay", "blow-bottle",
)  # fmt: skip
CONSULTATIONS: Final = ("secret", "coins", "scroll", "wake", "circle")


# What fills a message

NAMED: Final[Mapping[str, list[str]]] = {
    "djinn": [f"djinn-{name}" for name in (*COLOURS, "boss")],
    "colour": [f"colour-{name}" for name in COLOURS],
    "give": [f"colour-{name}" for name in COLOURS],
    "take": [f"colour-{name}" for name in COLOURS],
    "location": [f"location-{name}" for name in LOCATIONS],
    "space": [f"space-{name}" for name in SPACES],
    "came": [f"space-{name}" for name in SPACES],
    "stall": [f"stall-{name}" for name in STALLS],
    "kind": [f"kind-{name}" for name in GEAR_KINDS],
    "mage": [f"mage-{number}" for number in range(1, 33)],
    "gear": [f"gear-{number}" for number in range(1, 28)],
    "trait": [f"trait-{number}" for number in range(1, TRAITS + 1)],
    "scoring": [f"scoring-{number}" for number in range(1, SCORING + 1)],
}
"""By parameter: the messages of its things."""


def saying(name: str, value: object) -> list[Saying] | None:
    """The messages that say a parameter, one for each thing; None: it speaks for itself."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        if name in WHOLES:
            return WHOLES[name](*value)
        one = name.removesuffix("s")
        if one in WHOLES:
            return [found for item in value for found in WHOLES[one](*item)]
        return [found for item in value for found in saying_one(one, item)]
    if isinstance(value, int):
        return saying_one(name, value) or None
    return None


def saying_one(name: str, value: int) -> list[Saying]:
    """One thing by its number; nothing if the number is what is meant."""
    if name in NAMED:
        return [(NAMED[name][value], {})]
    if name == "chest":
        return [("chest-number", {"number": value + 1})]
    if name == "award":
        return [("award-number", {"number": value + 1})]
    return [(f"gain-{GAINS[value]}", {"amount": 1})] if name == "what" else []


def say_djinn(*counts: int) -> list[Saying]:
    """By colour so many; a fifth number is the bosses."""
    found: list[Saying] = [
        ("djinn-of", {"colour": colour, "count": count})
        for colour, count in enumerate(counts[:BOSS])
        if count
    ]
    bosses = sum(counts[BOSS:])
    return [*found, ("djinn-bosses", {"count": bosses})] if bosses else found


def say_empties(*counts: int) -> list[Saying]:
    return [
        ("bottle-of", {"colour": colour, "count": count})
        for colour, count in enumerate(counts)
        if count
    ]


def say_mages(*mages: int) -> list[Saying]:
    return [(NAMED["mage"][mage], {}) for mage in mages] or [("mages-none", {})]


def say_caught(djinn: tuple[int, ...], boss: bool, free: int) -> list[Saying]:
    found = say_djinn(*djinn, int(boss))
    return found if free == NOTHING else [*found, ("djinn-free", {"colour": free})]


def say_bottled(bottled: tuple[int, ...], boss_bottle: int) -> list[Saying]:
    found = say_djinn(*bottled)
    return found if boss_bottle == NOTHING else [*found, ("boss-in", {"colour": boss_bottle})]


def say_corked(*counts: int) -> list[Saying]:
    """By the colour of the bottle: djinn, then bosses."""
    bosses = counts[BOSS:]
    return [
        ("corked-of", {"colour": colour, "count": count + bosses[colour], "bosses": bosses[colour]})
        for colour, count in enumerate(counts[:BOSS])
        if count + bosses[colour]
    ]


def say_gained(*amounts: int) -> list[Saying]:
    """By kind so many."""
    return say_gains(*[(what, amount) for what, amount in enumerate(amounts) if amount])


def say_gains(*gains: Gain) -> list[Saying]:
    return [(f"gain-{GAINS[what]}", {"amount": amount}) for what, amount in gains]


def say_spot(space: int, location: int) -> list[Saying]:
    """A space of the town and the symbol on it."""
    if space == SOURCE:
        return [(f"space-{SPACES[SOURCE]}", {})]
    shape = "spot-round" if space < ROUNDS else "spot-square"
    return [(shape, {"location": location, "space": space})]


def say_mage(mage: int, key: int, power: int, colours: int, fee: int) -> list[Saying]:
    shown = tuple([colour for colour in range(len(COLOURS)) if (colours >> colour) & 1])
    params = {"mage": mage, "power": power, "fee": fee, "has_key": key == 1}
    return [("mage-card", {**params, "has_colours": len(shown) > 0, "colours": shown})]


def say_gear(*card: int) -> list[Saying]:
    """Its number and its values; its kind, if nobody sees it; nothing at all."""
    if not card:
        return [("gear-none", {})]
    if len(card) == 1:
        return [("gear-unseen", {"kind": card[0]})]
    gear, kind, once, *effect = card
    params = {"gear": gear, "kind": kind, "is_once": once == 1, "effect": tuple(effect)}
    return [("gear-card", params)]


def say_effect(effect: int, of: int, amount: int, is_coins: int) -> list[Saying]:
    if effect == AT:
        gains = ((COINS if is_coins else MAGIC, amount),)
        return [("effect-at", {"location": of, "gains": gains})]
    if effect == CAPTURE and of != NOTHING:
        return [("effect-capture-of", {"colour": of, "amount": amount})]
    return [(f"effect-{EFFECTS[effect]}", {"amount": amount})]


def say_chest(chest: int, holds: tuple[Gain, ...], unlocked: tuple[Gain, ...]) -> list[Saying]:
    params = {"chest": chest, "gains": holds, "has_lock": len(unlocked) > 0}
    return [("chest-card", {**params, "unlocked": unlocked})]


def say_award(award: int, column: int, points: int, bonus: tuple[Gain, ...]) -> list[Saying]:
    params = {"award": award, "column": column, "points": points}
    return [("award-card", {**params, "has_bonus": len(bonus) > 0, "gains": bonus})]


def say_deal(stall: int, colours: tuple[int, ...]) -> list[Saying]:
    price = BOTTLE_PRICES[len(colours)]
    return [(f"deal-{STALLS[stall]}", {"colours": colours, "price": price})]


def say_consultation(option: int, is_red: int) -> list[Saying]:
    return [(f"consult-{CONSULTATIONS[option]}", {"is_red": is_red == 1})]


def say_task(what: int, is_most: int, count: int) -> list[Saying]:
    return [(f"task-{COUNTED[what]}", {"bound": BOUNDS[is_most], "count": count})]


WHOLES: Final[Mapping[str, Callable[..., list[Saying]]]] = {
    "djinn": say_djinn,
    "empties": say_empties,
    "mages": say_mages,
    "caught": say_caught,
    "bottled": say_bottled,
    "corked": say_corked,
    "gained": say_gained,
    "gains": say_gains,
    "unlocked": say_gains,
    "spot": say_spot,
    "mage_card": say_mage,
    "gear_card": say_gear,
    "effect": say_effect,
    "chest_card": say_chest,
    "award_card": say_award,
    "deal": say_deal,
    "consultation": say_consultation,
    "task": say_task,
}
"""The parameters that hold more than numbers of one kind."""


# What a view holds


def box_of(view: DjinnView) -> Box:
    """The numbers and cards of the match that a view is of."""
    return unpacked(view.box)


@lru_cache(maxsize=100)
def unpacked(box: Packed) -> Box:
    return Box(*box[1:])  # type: ignore[arg-type]  # as it was packed


def sight_of(view: DjinnView) -> DjinnState:
    """As much of the table as prices depend on."""
    return DjinnState(
        box=box_of(view),
        traits=list(view.traits),
        gear=list(view.gear),
        djinn=list(view.djinn),
        secrets=list(view.secrets),
        place=list(view.place),
        came=list(view.came),
        stall=list(view.stall),
        marker=list(view.marker),
        boost=view.boost,
    )


def spot_of(view: DjinnView, space: int) -> tuple[int, int]:
    return space, view.layout[space] if space < SOURCE else NOTHING


def mage_card(box: Box, mage: int) -> tuple[int, ...]:
    return mage, *box.mages[mage]


def gear_card(box: Box, gear: int) -> tuple[int, ...]:
    return gear, *box.gear[gear]


def chest_card(box: Box, chest: int) -> tuple[object, ...]:
    return chest, *box.chests[chest]


def award_card(box: Box, award: int) -> tuple[object, ...]:
    return award, *box.awards[award]


# Questions


def question(view: DjinnView, kind: str) -> Saying:
    """What a seat is asked."""
    params: dict[str, object] = {}
    frame: Any = view.stack[-1]
    if kind in ("act", "walk"):
        params["spot"] = spot_of(view, view.place[view.seat])
    elif kind == "toll":
        params["to"] = frame[2]
    elif kind == "wake":
        params["count"] = frame[2]
    elif kind == "unlock":
        params["chest_card"] = chest_card(box_of(view), frame[2])
    elif kind == "store":
        params["colour"] = frame[2]
    return (f"ask-{kind}", params)


# Answers


def option(view: DjinnView, action: Action) -> Saying:
    """What a seat may answer."""
    params: dict[str, object] = msgspec.to_builtins(action)
    key = f"do-{params.pop('do')}"
    if type(action) in OPTIONS:
        params = OPTIONS[type(action)](view, action)
    return (key, params)


def of_spot(view: DjinnView, action: Catch | Banish) -> dict[str, object]:
    return {"spot": spot_of(view, action.space), "colour": action.colour}


def of_enter(view: DjinnView, enter: Enter) -> dict[str, object]:
    return {"spot": spot_of(view, enter.space), "came": enter.came}


def of_walk(view: DjinnView, walk: Walk) -> dict[str, object]:
    sight, seat = sight_of(view), view.seat
    due = [] if is_let_by(sight, seat) else wizards_at(sight, walk.space, walk.came, seat)
    return {
        "spot": spot_of(view, walk.space),
        "came": walk.came,
        "jumps": walk.came != view.place[seat],
        "toll": len(due),
    }


def of_hire(view: DjinnView, hire: Hire) -> dict[str, object]:
    return {"mage_card": mage_card(box_of(view), view.mages.index(ON_TOP + hire.pile))}


def of_leave(view: DjinnView, leave: Leave) -> dict[str, object]:
    return {"chest_card": chest_card(box_of(view), leave.chest)}


def of_unlock(view: DjinnView, _: Unlock) -> dict[str, object]:
    frame: Any = view.stack[-1]
    return {"gains": box_of(view).chests[frame[2]][1]}


def of_consult(view: DjinnView, consult: Consult) -> dict[str, object]:
    return {"consultation": (consult.option, int(has_bar(sight_of(view), view.seat)))}


def of_secret(view: DjinnView, place: PlaceSecret) -> dict[str, object]:
    return {"location": place.secret, "spot": spot_of(view, place.space)}


def top_of_gear(view: DjinnView, kind: int) -> tuple[int, ...]:
    """T18 Some do not see what they get."""
    if kind == NOTHING:
        return ()
    if sight_of(view).has_trait(view.seat, 18) and view.gear_piles[kind]:
        return (kind,)
    return gear_card(box_of(view), view.gear.index(ON_TOP + kind))


def of_craft(view: DjinnView, craft: Craft) -> dict[str, object]:
    corks = 1 + int(craft.special)
    if craft.special and sight_of(view).has_trait(view.seat, 7):
        corks += 1
    return {
        "price": PRICES[int(craft.special)],
        "gains": ((CORKS, corks),),
        "gear_card": top_of_gear(view, craft.kind),
    }


def of_take_gear(view: DjinnView, take: TakeGear) -> dict[str, object]:
    return {"gear_card": top_of_gear(view, take.kind)}


def of_gear(view: DjinnView, action: KeepGear | UseGear) -> dict[str, object]:
    return {"gear_card": gear_card(box_of(view), action.card)}


def of_trade(view: DjinnView, trade: Trade) -> dict[str, object]:
    due = tolls_at(sight_of(view), view.seat, box_of(view).groups[trade.stall])
    return {"deal": (trade.stall, trade.colours), "toll": len(due)}


def of_stroll(view: DjinnView, stroll: Stroll) -> dict[str, object]:
    groups = box_of(view).groups
    due = tolls_at(sight_of(view), view.seat, stroll.group)
    return {"stalls": stalls_of(groups, stroll.group), "toll": len(due)}


def stalls_of(groups: tuple[int, ...], group: int) -> tuple[int, ...]:
    return tuple([stall for stall, its in enumerate(groups) if its == group])


def of_draw(view: DjinnView, draw: Draw) -> dict[str, object]:
    goods = "bottle" if draw.what < CORK else "cork" if draw.what == CORK else "mages"
    price = price_at(sight_of(view), view.seat)
    colour = draw.what if draw.what < CORK else 0
    return {"price": price, "goods": goods, "colour": colour}


def of_capture(view: DjinnView, wish: Capture) -> dict[str, object]:
    sight, seat = sight_of(view), view.seat
    price = price_of(sight, seat, view.place[seat], wish.djinn, boss=wish.boss)
    return {
        "caught": (wish.djinn, wish.boss, wish.free),
        "magic": magic_for(sight, seat, price, wish.djinn, wish.mages),
        **helpers(wish.mages),
        "has_corks": any(wish.bottled) or wish.boss_bottle != NOTHING,
        "bottled": (wish.bottled, wish.boss_bottle),
    }


def of_lure(view: DjinnView, lure: Lure) -> dict[str, object]:
    sight = sight_of(view)
    price = sight.box.source_price * lure.count
    return {
        "count": lure.count,
        "magic": magic_for(sight, view.seat, price, NONE, lure.mages),
        **helpers(lure.mages),
        "corks": sum(lure.bottles),
    }


def helpers(mages: tuple[int, ...]) -> dict[str, object]:
    return {"is_helped": len(mages) > 0, "mages": mages}


def of_decline(view: DjinnView, _: Decline) -> dict[str, object]:
    return {"is_calm": sight_of(view).has_trait(view.seat, 13)}


def of_skip(_: DjinnView, skip: Skip) -> dict[str, object]:
    gains = ((COINS, skip.coins), (MAGIC, 2 - skip.coins))
    return {"gains": tuple([gain for gain in gains if gain[1]])}


def of_bottle(_: DjinnView, bottle: Bottle) -> dict[str, object]:
    return {"is_boss": bottle.djinn == BOSS, "colour": bottle.colour}


def of_claim(view: DjinnView, claim: Claim) -> dict[str, object]:
    award = award_card(box_of(view), claim.award)
    return {"award_card": award, "colour": claim.colour, "bosses": claim.bosses}


def of_wake(_: DjinnView, wake: Wake) -> dict[str, object]:
    return helpers(wake.mages)


OPTIONS: Final[Mapping[type[Action], Callable[..., dict[str, object]]]] = {
    Enter: of_enter,
    Walk: of_walk,
    Hire: of_hire,
    Leave: of_leave,
    Unlock: of_unlock,
    Consult: of_consult,
    PlaceSecret: of_secret,
    Craft: of_craft,
    TakeGear: of_take_gear,
    KeepGear: of_gear,
    UseGear: of_gear,
    Trade: of_trade,
    Stroll: of_stroll,
    Draw: of_draw,
    Capture: of_capture,
    Lure: of_lure,
    Decline: of_decline,
    Skip: of_skip,
    Bottle: of_bottle,
    Claim: of_claim,
    Wake: of_wake,
    Catch: of_spot,
    Banish: of_spot,
}
"""The answers of which a view says more than their numbers do."""
