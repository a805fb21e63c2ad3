"""Wildwoods' answers by ids: an attempt is told by card, ability, aim and dice."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from spiritboard.core.spelling import BITS, EACH, SOME, Part, Told
from spiritboard.core.values import Action
from spiritboard.games.wildwoods.actions import (
    Attempt,
    Care,
    Choose,
    Discard,
    DrawLast,
    EndPhase,
    Forgo,
    GoOn,
    Keep,
    LayBrom,
    LeaveScene,
    Order,
    Pay,
    Pick,
    PickPlace,
    PlaceCrystals,
    Protect,
    Reroll,
    RerollDie,
    Resolve,
    UseCard,
    UseUp,
)
from spiritboard.games.wildwoods.box import ACTION_CARDS, HEAL, LIGHT, Box
from spiritboard.games.wildwoods.state import FIRST_CREATURE, WildwoodsState

RIVER: Final = 16
"""No river is longer."""
PLACES: Final = 32
SLOTS: Final = 12
DICE: Final = 24
CHOICES: Final = 64
LONGEST: Final = DICE + 4

ACTION_CARD: Final = Part("card", "action-card", 0, len(ACTION_CARDS) - 1)
ABILITY: Final = Part("ability", "ability", 0, 1)
SHARES: Final = Part("crystals", "number", 0, DICE, EACH)
AIM: Final = Part("target", "aim", -SLOTS - 1, PLACES - 1)
"""A place in the river, a place of the scene, −1 none, or a trauma: −2 − slot."""


def told_of(box: Box) -> Told:
    card = Part("card", "card", 0, len(box.cards) - 1)
    return {
        Attempt: (ACTION_CARD, ABILITY, AIM, Part("dice", "number", 0, DICE, EACH)),
        Resolve: (ABILITY, Part("crystals", "number", 0, DICE)),
        Forgo: (),
        RerollDie: (Part("die", "die", 0, DICE - 1),),
        Reroll: (Part("dice", "die", 0, DICE - 1, BITS),),
        UseCard: (Part("slot", "slot", 0, SLOTS - 1),),
        Protect: (Part("creature", "river", 0, RIVER - 1), ACTION_CARD),
        Care: (SHARES,),
        EndPhase: (),
        LeaveScene: (),
        PlaceCrystals: (SHARES,),
        Pay: (SHARES,),
        Keep: (card,),
        UseUp: (card,),
        Discard: (card,),
        Pick: (Part("card", "river", 0, RIVER - 1),),
        PickPlace: (Part("place", "place", 0, PLACES - 1),),
        Order: (Part("cards", "card", 0, len(box.cards) - 1, SOME),),
        Choose: (Part("choice", "choice", 0, CHOICES - 1),),
        LayBrom: (),
        DrawLast: (),
        GoOn: (),
    }


def by_place(s: WildwoodsState, action: Action) -> Action:
    """What lies in the river is told by its place there: creatures are numbered as they come."""
    if isinstance(action, Attempt):
        is_creature = action.card in (LIGHT, HEAL) and action.target >= FIRST_CREATURE
        return replace(action, target=s.river.index(action.target)) if is_creature else action
    if isinstance(action, Protect):
        return replace(action, creature=s.river.index(action.creature))
    return replace(action, card=s.river.index(action.card)) if isinstance(action, Pick) else action
