"""Which message asks and answers what. The words are in `text/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action, Decision
from spiritboard.core.views import asked
from spiritboard.games.wildwoods.actions import (
    Attempt,
    Choose,
    Discard,
    Keep,
    Order,
    Pick,
    PickPlace,
    Protect,
    Reroll,
    RerollDie,
    Resolve,
    UseCard,
    UseUp,
)
from spiritboard.games.wildwoods.box import ACTION_CARDS, BOTTOM, EXPLORE, HELP, NOTHING, TOP
from spiritboard.games.wildwoods.game import RECORDS
from spiritboard.games.wildwoods.knowledge import make_world
from spiritboard.games.wildwoods.rules.explore import PutBack
from spiritboard.games.wildwoods.rules.naming import (
    card_name,
    creature_name,
    place_name,
    river_name,
)
from spiritboard.games.wildwoods.rules.needs import SLOT, slot_of
from spiritboard.games.wildwoods.rules.programme import effect_at
from spiritboard.games.wildwoods.rules.rolls import successes
from spiritboard.games.wildwoods.rules.story import StoryChoice
from spiritboard.games.wildwoods.state import WildwoodsState
from spiritboard.games.wildwoods.view import WildwoodsView


@lru_cache(8)
def table_of(view: WildwoodsView) -> WildwoodsState:
    """The table as a view shows it: all of it."""
    return make_world(view, RECORDS)


# Questions


def question(view: WildwoodsView, decision: Decision) -> Saying:
    """What the players are asked."""
    found = QUESTIONS.get(decision.kind)
    return (f"ask-{decision.kind}", found(view) if found else {})


def about_acting(view: WildwoodsView) -> dict[str, object]:
    return {"turn": view.turn, "n": sum(view.dice)}


def about_the_roll(view: WildwoodsView) -> dict[str, object]:
    table = table_of(view)
    return {"action": view.acting, "n": successes(table), "have": view.crystals[view.acting]}


def about_room(view: WildwoodsView) -> dict[str, object]:
    return {"card": card_name(table_of(view), view.in_hand)}


def about_the_story(view: WildwoodsView) -> dict[str, object]:
    """The question itself is a page of the story."""
    table, frame = table_of(view), asked(view.stack, RECORDS)
    assert isinstance(frame, StoryChoice)
    first = effect_at(table, frame.programme, frame.at).choices[0]
    return {"page": table.box.choices[first].question}


def about_crystals(view: WildwoodsView) -> dict[str, object]:
    return {"n": asked(view.stack, RECORDS).params()["n"]}


QUESTIONS: Final[Mapping[str, Callable[[WildwoodsView], dict[str, object]]]] = {
    "act": about_acting,
    "after-roll": about_the_roll,
    "make-room": about_room,
    "story-choice": about_the_story,
    "spread-crystals": about_crystals,
    "pay-crystals": about_crystals,
    "before-loss": about_crystals,
}
"""The questions of which a view says more."""


# Answers


def option(view: WildwoodsView, action: Action) -> Saying:
    """What the players may answer."""
    params: dict[str, object] = msgspec.to_builtins(action)
    key = f"do-{params.pop('do')}"
    found = OPTIONS.get(type(action))
    return (key, found(table_of(view), action)) if found else (key, params)


def of_attempt(s: WildwoodsState, attempt: Attempt) -> dict[str, object]:
    shared = {"action": attempt.card, "ability": attempt.ability, "dice": attempt.dice}
    return {**shared, "target": target_of(s, attempt.card, attempt.target)}


def target_of(s: WildwoodsState, card: int, target: int) -> Saying:
    """What an attempt is aimed at; a bottom ability is its own target."""
    if target == NOTHING:
        return (f"bottom-{ACTION_CARDS[card]}", {})
    if card in (HELP, EXPLORE):
        return ("target-place", {"place": place_name(s, target)})
    if target <= SLOT:
        return ("target-trauma", {"card": card_name(s, s.slots[slot_of(target)])})
    where = {"creature": creature_name(s, target), "space": s.river.index(target)}
    return ("target-creature", where)


def of_resolve(s: WildwoodsState, resolve: Resolve) -> dict[str, object]:
    target = s.target if resolve.ability == TOP else NOTHING
    hits = successes(s) + resolve.crystals
    return {
        "target": target_of(s, s.acting, target),
        "ability": resolve.ability,
        "crystals": resolve.crystals,
        "n": hits if resolve.ability == BOTTOM else 0,
    }


def of_use(s: WildwoodsState, use: UseCard) -> dict[str, object]:
    return {"card": card_name(s, s.slots[use.slot])}


def of_protect(s: WildwoodsState, protect: Protect) -> dict[str, object]:
    creature = creature_name(s, protect.creature)
    space = s.river.index(protect.creature)
    return {"creature": creature, "space": space, "action": protect.card}


def of_card(s: WildwoodsState, action: Keep | UseUp | Discard) -> dict[str, object]:
    return {"card": card_name(s, action.card)}


def of_pick(s: WildwoodsState, pick: Pick) -> dict[str, object]:
    return {"river": river_name(s, pick.card), "space": s.river.index(pick.card)}


def of_place(s: WildwoodsState, pick: PickPlace) -> dict[str, object]:
    return {"place": place_name(s, pick.place)}


def of_order(s: WildwoodsState, order: Order) -> dict[str, object]:
    """Cards that were looked at, or the action cards."""
    if s.stack and isinstance(s.stack[-1], PutBack):
        return {"order": tuple([card_name(s, card) for card in order.cards])}
    return {"order": order.cards}


def of_choice(s: WildwoodsState, choose: Choose) -> dict[str, object]:
    return {"choice": s.box.choices[choose.choice].name}


def of_reroll(s: WildwoodsState, reroll: Reroll) -> dict[str, object]:
    dice = [value for die, (_, value) in enumerate(s.rolled) if (reroll.dice >> die) & 1]
    sides = [sides for die, (sides, _) in enumerate(s.rolled) if (reroll.dice >> die) & 1]
    shown = [f"{value}/{most}" for value, most in zip(dice, sides, strict=True)]
    return {"values": ", ".join(shown)}


def of_reroll_die(s: WildwoodsState, reroll: RerollDie) -> dict[str, object]:
    return {"sides": s.rolled[reroll.die][0], "action": s.acting}


OPTIONS: Final[Mapping[type[Action], Callable[..., dict[str, object]]]] = {
    Attempt: of_attempt,
    Resolve: of_resolve,
    UseCard: of_use,
    Protect: of_protect,
    Keep: of_card,
    UseUp: of_card,
    Discard: of_card,
    Pick: of_pick,
    PickPlace: of_place,
    Order: of_order,
    Choose: of_choice,
    Reroll: of_reroll,
    RerollDie: of_reroll_die,
}
"""The answers of which a view says more than their numbers do."""
