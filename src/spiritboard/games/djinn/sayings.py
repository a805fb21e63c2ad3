"""How the parameters of messages are said: things by their names, amounts, cards. The words are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spiritboard.core.speech import Saying
from spiritboard.games.djinn.box import (
    AT,
    BOSS,
    BOUNDS,
    CAPTURE,
    CARDS,
    COINS,
    COLOURS,
    COUNTED,
    GAINS,
    GEAR_KINDS,
    LOCATIONS,
    MAGIC,
    ROUNDS,
    SOURCE,
    SPACES,
    STALLS,
    TRAITS,
    Gain,
)
from spiritboard.games.djinn.rules.market import BOTTLE_PRICES
from spiritboard.games.djinn.state import NOTHING

EFFECTS: Final = (
    "at", "capture", "boss-less", "extra-chest", "no-toll", "burst", "banish", "wake-some",
    "call-mage", "swap-bottles", "stay", "blow-bottle",
)  # fmt: skip
CONSULTATIONS: Final = ("secret", "coins", "scroll", "wake", "circle")


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
    "mage": [f"mage-{number}" for number in range(1, CARDS + 1)],
    "gear": [f"gear-{number}" for number in range(1, CARDS + 1)],
    "trait": [f"trait-{number}" for number in range(1, TRAITS + 1)],
    "beside": [f"trait-{number}" for number in range(1, TRAITS + 1)],
    "scoring": [f"scoring-{number}" for number in range(1, CARDS + 1)],
}
"""By parameter: the messages of its things. A card of a pack has one in the words of the pack."""


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
