"""Why a strong player would rather try one thing than another: the odds of the roll, and what it opens."""

from __future__ import annotations

from collections.abc import Sequence

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action
from spiritboard.games.wildwoods.actions import Attempt, EndPhase
from spiritboard.games.wildwoods.box import EXPLORE, HELP, TOP
from spiritboard.games.wildwoods.preview import odds_for
from spiritboard.games.wildwoods.rules.naming import place_name
from spiritboard.games.wildwoods.rules.places import unsolved, waits_for
from spiritboard.games.wildwoods.state import WildwoodsState


def reason(s: WildwoodsState, action: Action, others: Sequence[Action]) -> Saying | None:
    """What most sets an answer apart from the next best."""
    if isinstance(action, EndPhase):
        return ("reason-enough", {})
    if not isinstance(action, Attempt):
        return None
    is_at_a_place = action.ability == TOP and action.card in (HELP, EXPLORE)
    opened = of_way_on(s, action) if is_at_a_place else None
    other = others[0] if others else None
    if opened is not None or not isinstance(other, Attempt):
        return opened
    if is_same_aim(action, other):
        return of_dice(s, action, other)
    return of_place(s, action) if is_at_a_place else of_chance(s, action, other)


def is_same_aim(one: Attempt, other: Attempt) -> bool:
    return (one.card, one.ability, one.target) == (other.card, other.ability, other.target)


def of_dice(s: WildwoodsState, one: Attempt, other: Attempt) -> Saying | None:
    """W2.2 More dice are surer, and gone for this turn."""
    percent, instead = chance_of(s, one), chance_of(s, other)
    key = "reason-dice" if percent > instead else "reason-fewer-dice"
    if percent <= instead and sum(one.dice) >= sum(other.dice):
        return None
    return (key, {"percent": percent, "dice": other.dice, "other": instead})


def of_way_on(s: WildwoodsState, attempt: Attempt) -> Saying | None:
    """W5.1 A place that waits for this one alone."""
    for number in unsolved(s):
        if waits_for(s, s.box.scene.places[number]) == [attempt.target]:
            params = {"percent": chance_of(s, attempt), "place": place_name(s, number)}
            return ("reason-opens", params)
    return None


def of_place(s: WildwoodsState, attempt: Attempt) -> Saying:
    """W5.1 How many places are left then."""
    return ("reason-solves", {"percent": chance_of(s, attempt), "left": len(unsolved(s)) - 1})


def of_chance(s: WildwoodsState, one: Attempt, other: Attempt) -> Saying | None:
    percent, instead = chance_of(s, one), chance_of(s, other)
    return ("reason-surer", {"percent": percent, "other": instead}) if percent > instead else None


def chance_of(s: WildwoodsState, attempt: Attempt) -> int:
    """Of a success, with the crystals that lie there; of the bottom ability, of any at all."""
    odds = odds_for(s, attempt)
    return (odds.top_with_crystals if attempt.ability == TOP else odds.some).percent
