"""W1.9 Luma and Brom: what his card can do, and what hers can when he lies down."""

from __future__ import annotations

from spiritboard.core.values import Action
from spiritboard.games.wildwoods.actions import Care, Protect
from spiritboard.games.wildwoods.box import CARE, PROTECT
from spiritboard.games.wildwoods.rules.creatures import shine
from spiritboard.games.wildwoods.rules.crystals import one_of, spreads, take_crystals
from spiritboard.games.wildwoods.rules.force import is_shut, modified
from spiritboard.games.wildwoods.rules.naming import creature_name
from spiritboard.games.wildwoods.rules.spirit import gain
from spiritboard.games.wildwoods.state import WildwoodsState

PROTECT_COST = 1
CARE_COST = 2
CARE_SPIRIT = 2


def broms_options(s: WildwoodsState) -> list[Action]:
    """Ruling 8: in any decision of Luma's phase, and before each activation."""
    if s.brom == PROTECT and not is_shut(s, "protect"):
        payers = [card for card, have in enumerate(s.crystals) if have >= PROTECT_COST]
        return [Protect(creature, card) for creature in s.creatures() for card in payers]
    if s.brom == CARE and not is_shut(s, "care") and s.spirit < s.box.spirit:
        return [Care(spread) for spread in spreads(care_cost(s), s.crystals)]
    return []


def care_cost(s: WildwoodsState) -> int:
    return max(0, CARE_COST + modified(s, "brom_cost", ("care",)))


def let_brom(s: WildwoodsState, action: Action) -> None:
    if isinstance(action, Protect):
        protect(s, action)
    elif isinstance(action, Care):
        care(s, action)


def protect(s: WildwoodsState, action: Protect) -> None:
    """W1.9 A crystal of any card; the creature to the river's end, stunned; the card turns."""
    take_crystals(s, one_of(action.card))
    s.brom = CARE
    creature = creature_name(s, action.creature)
    s.tell("brom-protects", creature=creature, action=action.card)
    shine(s, action.creature)


def care(s: WildwoodsState, action: Care) -> None:
    """W1.9, ruling 9 Two crystals of any cards for two spirit; the card turns."""
    take_crystals(s, action.crystals)
    s.brom = PROTECT
    s.tell("brom-cares", crystals=action.crystals)
    gain(s, CARE_SPIRIT)
