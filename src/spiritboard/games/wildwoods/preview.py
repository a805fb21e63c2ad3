"""What an attempt may bring: its odds, exactly, before the roll."""

from __future__ import annotations

from spiritboard.core.speech import Saying
from spiritboard.core.values import Action
from spiritboard.games.wildwoods.actions import Attempt
from spiritboard.games.wildwoods.box import BOTTOM, TOP
from spiritboard.games.wildwoods.odds import Odds, odds_of
from spiritboard.games.wildwoods.rules.acting import number_for
from spiritboard.games.wildwoods.rules.needs import is_bottom_open, need_of
from spiritboard.games.wildwoods.state import WildwoodsState


def odds_for(s: WildwoodsState, attempt: Attempt) -> Odds:
    """W2.2 Of this attempt, with the crystals that lie on its card now."""
    number = number_for(s, attempt.card)
    need = need_of(s, attempt.card, attempt.target) if attempt.ability == TOP else 1
    return odds_of(attempt.dice, number, need, s.crystals[attempt.card])


def preview(s: WildwoodsState, action: Action) -> list[Saying]:
    """Successes needed, the chance by dice alone and with crystals, the bottom's yield."""
    if not isinstance(action, Attempt):
        return []
    found = odds_for(s, action)
    if action.ability == BOTTOM:
        return bottom_fragments(found)
    crystals = s.crystals[action.card]
    need = need_of(s, action.card, action.target)
    said: list[Saying] = [("preview-top", {"need": need, "percent": found.top.percent})]
    if crystals and found.top_with_crystals != found.top:
        with_crystals = {"n": crystals, "percent": found.top_with_crystals.percent}
        said.append(("preview-crystals", with_crystals))
    if is_bottom_open(s, action.card):
        said += bottom_fragments(found)
    return said


def bottom_fragments(found: Odds) -> list[Saying]:
    """At least one success, and how many on average, in tenths."""
    tenths = (20 * found.yields.ways + found.yields.of) // (2 * found.yields.of)
    average = {"whole": tenths // 10, "tenth": tenths % 10}
    return [("preview-some", {"percent": found.some.percent}), ("preview-yields", average)]
