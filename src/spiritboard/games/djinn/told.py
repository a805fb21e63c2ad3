"""Djinn's answers by ids: a capture or a purchase is told step by step."""

from __future__ import annotations

from typing import Final

from spiritboard.core.spelling import EACH, SOME, Part, Told
from spiritboard.games.djinn.actions import (
    Banish,
    Bottle,
    Capture,
    Catch,
    Claim,
    Consult,
    Convert,
    Craft,
    Decline,
    Draw,
    DrawDjinn,
    EndTurn,
    Enter,
    FillUp,
    GiveBottle,
    Hire,
    KeepGear,
    KeepKey,
    Leave,
    LetBe,
    Lure,
    NoSwap,
    Open,
    Pay,
    PickBottle,
    PlaceSecret,
    Put,
    Rest,
    Skip,
    Stroll,
    Study,
    Swap,
    TakeBonus,
    TakeGear,
    TakeTrait,
    Trade,
    Unlock,
    UseChest,
    UseGear,
    Wake,
    Walk,
)
from spiritboard.games.djinn.box import BOSS, COLOURS, GEAR_KINDS, SPACES, TRAITS, Box

MANY: Final = 24
"""No number of djinn, bosses, chests or bottles in one answer is higher."""


def longest_of(box: Box) -> int:
    """The ids of a capture with all mages: each is told by itself."""
    return 13 + len(box.mages)


def number(field: str, high: int, low: int = 0, noun: str = "") -> Part:
    return Part(field, noun or field, low, high)


def colour(field: str = "colour", low: int = 0) -> Part:
    return Part(field, "colour", low, len(COLOURS) - 1)


def space(field: str = "space") -> Part:
    return Part(field, "space", -1, len(SPACES) - 1)


def told_of(box: Box) -> Told:
    """What a box holds decides how many cards there are."""
    mages, gear, chests = len(box.mages) - 1, len(box.gear) - 1, len(box.chests) - 1
    helpers = Part("mages", "mage", 0, mages, SOME)
    return {
        TakeTrait: (number("trait", TRAITS - 1),),
        Enter: (space(), space("came")),
        Walk: (space(), space("came")),
        Pay: (number("what", 4),),
        Study: (number("raises", 1),),
        Hire: (number("pile", 3),),
        Open: (number("count", MANY),),
        Leave: (number("chest", chests),),
        UseChest: (number("chest", chests),),
        Unlock: (),
        KeepKey: (),
        Consult: (number("option", 4),),
        PlaceSecret: (number("secret", 5), space()),
        Craft: (number("special", 1), number("kind", len(GEAR_KINDS) - 1, -1)),
        TakeGear: (number("kind", len(GEAR_KINDS) - 1),),
        KeepGear: (number("card", gear),),
        Trade: (number("stall", 5), Part("colours", "colour", 0, 3, SOME)),
        Stroll: (number("group", 5),),
        FillUp: (),
        Lure: (number("count", MANY), helpers, Part("bottles", "count", 0, MANY, EACH)),
        Draw: (number("what", 5),),
        Capture: (
            Part("djinn", "count", 0, MANY, EACH),
            number("boss", 1, noun="yes"),
            colour("free", -1),
            helpers,
            Part("bottled", "count", 0, MANY, EACH),
            colour("boss_bottle", -1),
        ),
        Decline: (),
        Skip: (number("coins", 2),),
        EndTurn: (),
        Bottle: (number("djinn", BOSS), colour()),
        Claim: (colour(), number("bosses", 3), number("award", len(box.awards) - 1)),
        Convert: (number("what", 4),),
        UseGear: (number("card", gear),),
        PickBottle: (colour(),),
        Swap: (colour("give"), colour("take")),
        NoSwap: (),
        Wake: (helpers,),
        Rest: (number("mage", mages),),
        GiveBottle: (colour(),),
        DrawDjinn: (),
        TakeBonus: (),
        LetBe: (),
        Catch: (space(), colour()),
        Banish: (space(), colour()),
        Put: (number("bottled", 1),),
    }
