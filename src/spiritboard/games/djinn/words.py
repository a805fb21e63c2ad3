"""Which message asks and answers what. The words are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, cast

import msgspec

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Decision
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
    UseChest,
    UseGear,
    Wake,
    Walk,
)
from spiritboard.games.djinn.box import (
    BOSS,
    COINS,
    CORKS,
    MAGIC,
    SOURCE,
    Box,
)
from spiritboard.games.djinn.game import RECORDS
from spiritboard.games.djinn.knowledge import box_of, table_shown
from spiritboard.games.djinn.rules.archive import has_bar
from spiritboard.games.djinn.rules.capture import NONE, bottles_for, magic_for, price_of
from spiritboard.games.djinn.rules.catacombs import UnlockOne
from spiritboard.games.djinn.rules.market import tolls_at
from spiritboard.games.djinn.rules.source import CORK, price_at
from spiritboard.games.djinn.rules.walking import is_let_by, wizards_at
from spiritboard.games.djinn.rules.workshop import PRICES
from spiritboard.games.djinn.sayings import saying
from spiritboard.games.djinn.state import NOTHING, ON_TOP, DjinnState
from spiritboard.games.djinn.view import DjinnView

__all__ = ["SEATS", "box_of", "option", "question", "saying", "table_of"]

SEATS: Final[frozenset[str]] = frozenset(("seat", "to"))
"""The parameters that are seats."""

# What a view holds


@lru_cache(8)
def table_of(view: DjinnView) -> DjinnState:
    """The table as far as a view shows it."""
    return table_shown(view, RECORDS)


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


def question(view: DjinnView, asked: Decision) -> Saying:
    """What a seat is asked."""
    params: dict[str, object] = {}
    if asked.kind in ("act", "walk"):
        params["spot"] = spot_of(view, view.place[view.seat])
    elif asked.kind == "unlock":
        params["chest_card"] = chest_card(box_of(view), cast("int", asked.params["chest"]))
    elif asked.kind == "take-bonus":
        params["gains"] = ((asked.params["what"], 1),)
    elif asked.kind in ASKED_ABOUT:
        name = ASKED_ABOUT[asked.kind]
        params[name] = asked.params[name]
    return (f"ask-{asked.kind}", params)


ASKED_ABOUT: Final = {"toll": "to", "wake": "count", "store": "colour"}
"""Of a question: the parameter that its words tell."""


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
    table, seat = table_of(view), view.seat
    due = [] if is_let_by(table, seat) else wizards_at(table, walk.space, walk.came, seat)
    return {
        "spot": spot_of(view, walk.space),
        "came": walk.came,
        "jumps": walk.came != view.place[seat],
        "toll": len(due),
    }


def of_hire(view: DjinnView, hire: Hire) -> dict[str, object]:
    return {"mage_card": mage_card(box_of(view), view.mages.index(ON_TOP + hire.pile))}


def of_chest(view: DjinnView, action: Leave | UseChest) -> dict[str, object]:
    return {"chest_card": chest_card(box_of(view), action.chest)}


def of_unlock(view: DjinnView, _: Unlock) -> dict[str, object]:
    chest = cast("UnlockOne", table_of(view).stack[-1]).chest
    return {"gains": box_of(view).chests[chest].unlocked}


def of_consult(view: DjinnView, consult: Consult) -> dict[str, object]:
    return {"consultation": (consult.option, int(has_bar(table_of(view), view.seat)))}


def of_secret(view: DjinnView, place: PlaceSecret) -> dict[str, object]:
    return {"location": place.secret, "spot": spot_of(view, place.space)}


def top_of_gear(view: DjinnView, kind: int) -> tuple[int, ...]:
    """T18 Some do not see what they get."""
    if kind == NOTHING:
        return ()
    if table_of(view).has_trait(view.seat, 18) and view.gear_piles[kind]:
        return (kind,)
    return gear_card(box_of(view), view.gear.index(ON_TOP + kind))


def of_craft(view: DjinnView, craft: Craft) -> dict[str, object]:
    corks = 1 + int(craft.special)
    if craft.special and table_of(view).has_trait(view.seat, 7):
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
    due = tolls_at(table_of(view), view.seat, box_of(view).groups[trade.stall])
    return {"deal": (trade.stall, trade.colours), "toll": len(due)}


def of_stroll(view: DjinnView, stroll: Stroll) -> dict[str, object]:
    groups = box_of(view).groups
    due = tolls_at(table_of(view), view.seat, stroll.group)
    return {"stalls": stalls_of(groups, stroll.group), "toll": len(due)}


def stalls_of(groups: tuple[int, ...], group: int) -> tuple[int, ...]:
    return tuple([stall for stall, its in enumerate(groups) if its == group])


def of_draw(view: DjinnView, draw: Draw) -> dict[str, object]:
    goods = "bottle" if draw.what < CORK else "cork" if draw.what == CORK else "mages"
    price = price_at(table_of(view), view.seat)
    colour = draw.what if draw.what < CORK else 0
    return {"price": price, "goods": goods, "colour": colour}


def of_capture(view: DjinnView, wish: Capture) -> dict[str, object]:
    table, seat = table_of(view), view.seat
    price = price_of(table, seat, view.place[seat], wish.djinn, boss=wish.boss)
    return {
        "caught": (wish.djinn, wish.boss, wish.free),
        "magic": magic_for(table, seat, price, wish.djinn, wish.mages),
        **helpers(wish.mages),
        "has_corks": any(wish.bottled) or wish.boss_bottle != NOTHING,
        "bottled": (wish.bottled, wish.boss_bottle),
        "circled": circled_by(wish),
    }


def circled_by(wish: Capture) -> int:
    """How many of a batch go into circles."""
    size = sum(wish.djinn) + int(wish.boss) + int(wish.free != NOTHING)
    return size - sum(bottles_for(wish))


def of_lure(view: DjinnView, lure: Lure) -> dict[str, object]:
    table = table_of(view)
    price = table.box.source_price * lure.count
    return {
        "count": lure.count,
        "magic": magic_for(table, view.seat, price, NONE, lure.mages),
        **helpers(lure.mages),
        "corks": sum(lure.bottles),
    }


def helpers(mages: tuple[int, ...]) -> dict[str, object]:
    return {"helpers": len(mages), "mages": mages}


def of_decline(view: DjinnView, _: Decline) -> dict[str, object]:
    return {"is_calm": table_of(view).has_trait(view.seat, 13)}


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
    Leave: of_chest,
    UseChest: of_chest,
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
